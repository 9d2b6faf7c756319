# Who sits opposite: the cats, and the captains of the samurai, each with a line about how they play.

character-fuwa = Fuwa
character-fuwa-manner = Walks in her sleep: not even she knows where.

character-mikan = Mikan
character-mikan-manner = A kitten who loves to be found, and just right for a first game.

character-kuri = Kuri
character-kuri-manner = Keeps away from lanterns and forgets what her path gives away.

character-sumi = Sumi
character-sumi-manner = Black as ink. Knows the palace well, and slips now and then.

character-tora = Tora
character-tora-manner = Takes whatever way looks safest, and never thinks of the next night.

character-yuki = Yuki
character-yuki-manner = Cool and patient. Her False Trail lies where you’ll ask.

character-kagero = Kagerō
character-kagero-manner = Two tails, a hundred years old, close to perfect. Thinks up to five seconds.

character-donbei = Donbei
character-donbei-manner = Has lost his lantern and asks wherever he happens to stand.

character-jiro = Jirō
character-jiro-manner = On his first watch: attentive and kind, and just right for your first night as the cat.

character-gonta = Gonta
character-gonta-manner = Follows his nose and believes every yes.

character-aoki = Captain Aoki
character-aoki-manner = Many nights on watch, and still nods off at times.

character-rokuro = Rokurō
character-rokuro-manner = Rushes after the best clue he has and forgets the others.

character-tomoe = Lady Tomoe
character-tomoe-manner = Rarely wrong: she remembers every no.

character-genzo = Master Genzō
character-genzo-manner = Sees the whole palace with his eyes closed. Thinks up to five seconds.
