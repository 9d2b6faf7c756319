# Les tables, et le serveur qui les tient.

## Ce qui ne peut pas se faire à une table

table-agreed = Vous avez déjà accepté : c'est aux autres de répondre.
table-clock-short = Une pendule demande au moins 5 secondes.
table-conceded = Vous avez déjà abandonné : un robot joue à votre place.
table-leave-late = La partie a commencé : vous pouvez abandonner, mais plus quitter votre place.
table-move-unknown = Il n'y a pas de coup { $move } : la partie en compte { $moves }.
table-no-offer = Rien n'est proposé, il n'y a donc rien à répondre.
table-no-record = Une position essayée n'a pas d'archive : sa partie n'a pas de début.
table-not-begun = La partie n'a pas commencé : il reste des places libres.
table-not-over = Cela se peut une fois la partie finie.
table-not-paused = La partie n'est pas en pause.
table-not-running = Cela ne se peut que pendant la partie.
table-offer-open = Une proposition attend déjà sa réponse.
table-offer-when = Cela ne peut pas se proposer maintenant : la revanche vient après la partie, le reste pendant.
table-paused = La partie est en pause : tous doivent accepter de reprendre.
table-rematched = La partie suivante est déjà prête.
table-seat-taken = { $seat } : place prise, choisissez-en une libre.
table-seat-unknown = Il n'y a pas de place « { $seat } » à cette table.
table-seed-later = La graine est révélée à la fin de la partie : chacun peut alors vérifier les tirages.
table-stale = Il s'est passé quelque chose que vous ignoriez : votre coup pensait être le numéro { $number }, le prochain est le { $next }. Regardez de nouveau, puis décidez.
table-version = Cette partie a commencé sous la version { $version } des règles : ce programme joue la version { $expected }.

## Ce qui se passe à une table

table-event-sat = { $name } prend place : { $seat }.
table-event-left = { $seat } : la place est de nouveau libre.
table-event-start = Toutes les places sont prises. La partie commence.
table-event-undo = { $seat } reprend un coup.
table-event-resigned = { $seat } abandonne.
table-event-time = { $seat } n'a plus de temps.
table-event-bot = Un robot continue pour { $seat }.
table-event-offer-undo = { $seat } demande à reprendre un coup.
table-event-offer-pause = { $seat } demande une pause.
table-event-offer-resume = { $seat } veut reprendre la partie.
table-event-offer-rematch = { $seat } veut rejouer.
table-event-yes = { $seat } accepte.
table-event-no = { $seat } n'accepte pas.
table-event-pause = La partie est en pause.
table-event-resume = La partie reprend.
table-event-chat = { $name } : { $text }
table-event-rematch = La partie suivante est prête, les rôles sont échangés.

## Les réponses du serveur

serve-title-400 = Pas compris
serve-title-401 = Inconnu
serve-title-403 = Pas permis
serve-title-404 = Introuvable
serve-title-405 = Pas ainsi
serve-title-409 = Pas maintenant
serve-title-413 = Trop grand
serve-title-415 = Pas sous cette forme
serve-title-429 = Trop souvent
serve-title-500 = Notre erreur
serve-title-503 = Occupé
serve-bad-record = Ce n'est pas une archive de partie : il lui faut la forme que décrit la documentation.
serve-bad-request = Cette demande n'est pas compréhensible : { $reason }
serve-bad-token = Le jeton n'a pas la forme voulue : utilisez celui qui vous a été donné.
serve-bug = Quelque chose s'est mal passé chez nous ; c'est noté. Rien n'a changé à votre table.
serve-busy = Le serveur n'a pas pu conserver cela à l'instant, il ne s'est donc rien passé. Réessayez dans un moment.
serve-code-spent = Ce lien a déjà servi, ou il est trop ancien : demandez-en un nouveau.
serve-host = Le serveur ne répond pas à ce nom. Qui le fait tourner peut l'autoriser avec --allow-host.
serve-method = Cette adresse n'accepte pas ce genre de demande : voyez la description de l'API.
serve-move-long = Un coup n'est jamais aussi long.
serve-no-belief = Il n'y a rien à deviner pour cette place : dans ce jeu, ou de ce côté, rien de caché ne se calcule.
serve-no-chat = On ne bavarde pas ici : la table est faite sans cela, ou seulement pour les joueurs.
serve-no-client = Le serveur tourne, mais ses pages n'ont pas été construites : installez Futago avec pip, ou lancez « make setup ».
serve-no-destination = Donnez une adresse électronique ou un webhook.
serve-no-hints = À cette table on joue sans aide, c'est convenu.
serve-no-mail = Ce serveur n'envoie pas de courrier : prenez un webhook, ou gardez la page ouverte.
serve-no-seat = Vous n'avez pas de place à cette table : vous pouvez seulement regarder.
serve-not-found = Il n'y a rien ici, ou c'est privé : vérifiez le lien, y compris ce qui suit le #.
serve-not-json = Envoyez du JSON et dites-le : Content-Type: application/json.
serve-not-your-seat = Ce n'est pas votre place.
serve-nothing-said = Rien n'a été dit : écrivez quelques mots.
serve-origin = Cette demande vient d'un autre site. Ouvrez la table sur la page de ce serveur.
serve-too-deep = Les parties de cette demande sont imbriquées trop profondément.
serve-too-fast = Trop de demandes en peu de temps : attendez un instant.
serve-too-large = C'est plus que le serveur n'accepte d'un coup.
serve-too-many = Trop de connexions : fermez-en une, ou revenez plus tard.
serve-unknown = Le serveur ne vous connaît pas encore : prenez place, ou envoyez votre jeton.

## Lancer le serveur

serve-ready = Futago est prêt : { $address }   (arrêter avec Ctrl+C)
serve-port = Le port { $port } n'est pas entre 0 et 65535.
serve-port-taken = Le port { $port } sur { $host } n'est pas utilisable ({ $reason }) : arrêtez ce qui l'occupe, ou choisissez-en un autre avec --port.
serve-public-url = « { $url } » n'est pas l'adresse d'un site : écrivez-la comme https://games.example.org.
serve-mail-from = Pour envoyer du courrier il faut un expéditeur : ajoutez --mail-from.
serve-number = --{ $flag } ne peut pas être { $value }.
serve-trust-proxy = « { $address } » n'est pas l'adresse d'un serveur mandataire : écrivez-la comme 127.0.0.1 ou 10.0.0.0/8.

cli-serve = Tenir des tables pour navigateurs et scripts, jusqu'à l'arrêt.
cli-serve-host = Adresse d'écoute ; celle par défaut n'est joignable que depuis cet ordinateur.
cli-serve-port = Port d'écoute ; 0 en prend un libre.
cli-serve-data = Dossier, ou fichier .sqlite, où tout est conservé.
cli-serve-open = Ouvrir le navigateur dès que le serveur est prêt.
cli-serve-public-url = Où l'on joint le serveur derrière un mandataire, comme https://games.example.org.
cli-serve-allow-host = Un autre nom d'hôte sous lequel on peut appeler le serveur.
cli-serve-trust-proxy = Adresse d'un mandataire dont les en-têtes X-Forwarded sont crus.
cli-serve-bot-workers = Processus où réfléchissent les robots.
cli-serve-bot-deadline = Secondes après lesquelles la réflexion d'un robot est coupée.
cli-serve-bot-pace = Lenteur des robots : 1 comme prévu, 0 aussitôt (leur temps de réflexion peut alors trahir quelque chose).
cli-serve-max-connections = Connexions ouvertes en tout.
cli-serve-max-connections-per-address = Connexions ouvertes depuis une même adresse.
cli-serve-requests-per-second = Demandes par seconde d'une même adresse, à la longue.
cli-serve-tables-per-minute = Tables par minute qu'une personne peut créer, à la longue.
cli-serve-max-body = Octets d'une demande au plus.
cli-serve-smtp = Serveur de courrier pour les avis de tour, comme smtp://user:password@host:587?tls=starttls.
cli-serve-mail-from = Expéditeur de ces courriers.
cli-serve-allow-inner = Une adresse interne, hôte:port, que les webhooks peuvent tout de même appeler.
cli-serve-metrics-token = Qui demande /metrics doit montrer ce jeton ; sans lui, seul cet ordinateur le peut.
cli-serve-log-level = Ce qui est consigné au journal.
cli-serve-log-format = Journal en texte ou en JSON.
