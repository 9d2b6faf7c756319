# What the rivals say at the end, when they are beaten and when they win.

character-osmund-beaten = Your many small ones cut down my tall one. Well played.
character-osmund-wins = One giant was enough.
character-leocadia-beaten = You read the sea better than I did.
character-leocadia-wins = Every wind blew as expected.
character-tarik-beaten = Nothing left for me? Then I was too late.
character-tarik-wins = Patience, and other people’s work.
character-wren-beaten = At least we’re all in one piece. Most of us.
character-wren-wins = Who runs in time wins in time.
character-baldo-beaten = You can have the victory. I keep the spoons.
character-baldo-wins = Rich, and right. What a day.
character-ysolde-beaten = Lost in style. Another round?
character-ysolde-wins = I told you it could be done.
character-vargoth-beaten = The light? So that is what it looks like.
character-vargoth-wins = Darkness needs no second try.
