# Les tables, et le serveur qui les tient.

## Ce qui ne peut pas se faire à une table

table-advice-already = Les aides sont déjà permises à cette table.
table-advice-not = Personne n’a accepté les aides à cette table.
table-agreed = Vous avez déjà accepté : c’est aux autres de répondre.
table-clock-short = La pendule doit laisser au moins 5 secondes.
table-conceded = Vous avez déjà abandonné : un bot joue à votre place.
table-damaged = Impossible d’ouvrir cette table : ce que le serveur en a gardé est endommagé. Prévenez la personne qui s’en occupe ; une sauvegarde la contient peut-être encore.
table-leave-late = La partie a commencé : vous pouvez abandonner, mais plus quitter votre place.
table-move-unknown = Il n’y a pas de coup { $move } : la partie en compte { $moves }.
table-no-offer = Il n’y a aucune demande à laquelle répondre.
table-no-record = C’est une position d’essai, pas une partie entière : elle ne peut pas être enregistrée.
table-not-begun = La partie n’a pas commencé : il reste des places libres.
table-nobody = Il faut quelqu’un à la table : les bots ne jouent pas seuls.
table-too-many-open = Il y a déjà { $most } tables ouvertes dans la liste depuis votre adresse : attendez que certaines commencent, ou ouvrez une table privée.
table-not-over = Possible seulement une fois la partie terminée.
table-not-paused = La partie n’est pas en pause.
table-not-running = Possible seulement pendant la partie.
table-not-together = Ces coups ne peuvent pas se jouer ensemble : l’un d’eux révèle quelque chose ou termine votre tour. Jouez-les un par un.
table-offer-open = Une autre demande attend déjà une réponse.
table-offer-when = Impossible maintenant : la revanche se demande après la partie, le reste pendant.
table-paused = La partie est en pause : tout le monde doit accepter de reprendre.
table-rematched = La partie suivante est déjà prête.
table-seat-taken = Place déjà prise ({ $seat }) : choisissez-en une libre.
table-seat-unknown = Il n’y a pas de place « { $seat } » à cette table.
table-seed-later = La graine est révélée à la fin de la partie : chacun peut alors vérifier les tirages.
table-stale = La partie a avancé entre-temps (votre coup portait le numéro { $number }, le prochain est le { $next }). Regardez la table, puis rejouez.

## Ce qui se passe à une table

table-event-sat = { $name } prend place : { $seat }.
table-event-left = Place de nouveau libre : { $seat }.
table-event-start = Toutes les places sont prises. La partie commence.
table-event-undo = { $seat } annule un coup.
table-event-resigned = { $seat } abandonne.
table-event-time = { $seat } n’a plus de temps.
table-event-bot = Un bot prend le relais pour { $seat }.
table-event-offer-undo = { $seat } demande à annuler un coup.
table-event-offer-pause = { $seat } demande une pause.
table-event-offer-resume = { $seat } veut reprendre la partie.
table-event-offer-rematch = { $seat } propose une revanche, rôles échangés.
table-event-offer-rematch-same = { $seat } propose une revanche dans les mêmes rôles.
table-event-offer-advice = { $seat } propose de permettre les aides : conseils, déductions, coups d’essai.
table-event-yes = { $seat } accepte.
table-event-no = { $seat } refuse.
table-event-pause = La partie est en pause.
table-event-resume = La partie reprend.
table-event-advice-on = Tout le monde est d’accord : les aides sont permises, et chacun voit qui s’en sert.
table-event-advice-off = { $seat } préfère jouer sans aides : elles ne sont plus permises.
table-event-advised-hint = { $seat } demande conseil à l’entraîneur.
table-event-advised-belief = { $seat } regarde ce qui peut se déduire.
table-event-advised-try = { $seat } essaie des coups sur une copie.
table-event-chat = { $name } : { $text }
table-event-rematch = La partie suivante est prête.

## Les réponses du serveur

serve-title-400 = Requête invalide
serve-title-401 = Non reconnu
serve-title-403 = Non autorisé
serve-title-404 = Introuvable
serve-title-405 = Méthode non autorisée
serve-title-409 = Pas maintenant
serve-title-413 = Trop volumineux
serve-title-415 = Format non pris en charge
serve-title-429 = Trop de requêtes
serve-title-500 = Erreur du serveur
serve-title-503 = Serveur occupé
serve-bad-record = Ce n’est pas une partie enregistrée : le format est décrit dans la documentation.
serve-bad-request = Cette demande n’est pas compréhensible : { $reason }
serve-bad-token = Ce jeton d’accès n’est pas valide : utilisez celui qui vous a été donné.
serve-bug = Quelque chose s’est mal passé chez nous ; c’est noté. Rien n’a changé à votre table.
serve-busy = Le serveur n’a pas pu enregistrer cela ; rien n’a changé. Réessayez dans un instant.
serve-code-spent = Ce lien a déjà servi ou a expiré : demandez-en un nouveau.
serve-host = Le serveur n’accepte pas ce nom d’hôte. La personne qui l’administre peut l’autoriser avec --allow-host.
serve-method = Cette adresse n’accepte pas ce genre de demande : voyez la description de l’API.
serve-move-long = Un coup n’est jamais aussi long.
serve-no-advice = Dans une partie entre personnes, il n’y a pas d’aides tant que tout le monde n’est pas d’accord.
serve-network = Impossible d’ouvrir le serveur au réseau depuis cette page : lancez-le avec la commande indiquée.
serve-no-belief = Il n’y a rien à estimer pour cette place.
serve-no-chat = La discussion est désactivée à cette table, ou réservée aux joueurs.
serve-no-client = Le serveur tourne, mais ses pages n’ont pas été construites : installez Futago avec pip, ou lancez « make setup ».
serve-no-destination = Donnez une adresse e-mail ou un webhook.
serve-no-hints = Les aides sont désactivées à cette table.
serve-no-mail = Ce serveur n’envoie pas d’e-mails : utilisez un webhook, ou gardez la page ouverte.
serve-no-seat = Vous n’avez pas de place à cette table : vous pouvez seulement regarder.
serve-not-found = Il n’y a rien ici, ou c’est privé : vérifiez le lien, y compris ce qui suit le #.
serve-not-here = Seule une personne devant l’ordinateur du serveur peut faire cela.
serve-not-json = Envoyez du JSON et dites-le : Content-Type: application/json.
serve-not-your-seat = Ce n’est pas votre place.
serve-nothing-said = Écrivez d’abord un message.
serve-origin = Cette demande vient d’un autre site. Ouvrez la table sur la page de ce serveur.
serve-too-deep = Cette requête est imbriquée trop profondément.
serve-too-fast = Trop de demandes en peu de temps : attendez un instant.
serve-too-large = C’est trop volumineux pour le serveur.
serve-too-many = Trop de connexions : fermez-en une, ou revenez plus tard.
serve-work-failed = Le serveur n’a pas pu préparer cela : réessayez dans un instant.
serve-work-waiting = Trop de parties sont en cours de relecture : réessayez dans un instant.
serve-unknown = Le serveur ne vous connaît pas encore : prenez une place, ou envoyez votre jeton d’accès.

## Lancer le serveur

serve-ready = Futago est prêt : { $address }   (arrêter avec Ctrl+C)
serve-port = Le port { $port } n’est pas entre 0 et 65535.
serve-port-taken = Le port { $port } sur { $host } n’est pas utilisable ({ $reason }) : arrêtez ce qui l’occupe, ou choisissez-en un autre avec --port.
serve-public-url = « { $url } » n’est pas l’adresse d’un site : écrivez-la comme https://games.example.org.
serve-mail-from = Pour envoyer des e-mails, il faut un expéditeur : ajoutez --mail-from.
serve-number = --{ $flag } ne peut pas être { $value }.
serve-processes = Ce système ne permet pas plusieurs processus : retirez --processes.
serve-peer-address = « { $address } » n’est pas une adresse pour d’autres ordinateurs : écrivez-la comme 10.0.0.5:8100.
serve-peer-file = --peer-address demande une base PostgreSQL : des ordinateurs ne peuvent pas se partager un fichier.
serve-trust-proxy = « { $address } » n’est pas l’adresse d’un proxy : écrivez-la comme 127.0.0.1 ou 10.0.0.0/8.

cli-serve = Lancer le serveur de tables pour navigateurs et scripts, jusqu’à l’arrêt.
cli-serve-host = Adresse d’écoute ; celle par défaut n’est joignable que depuis cet ordinateur.
cli-serve-port = Port d’écoute ; 0 en prend un libre.
cli-serve-data = Dossier, fichier .sqlite ou adresse postgresql:// où tout est conservé.
cli-serve-open = Ouvrir le navigateur dès que le serveur est prêt.
cli-serve-public-url = Adresse publique du serveur derrière un proxy, comme https://games.example.org.
cli-serve-allow-host = Un autre nom d’hôte sous lequel on peut appeler le serveur.
cli-serve-trust-proxy = Adresse d’un proxy dont les en-têtes X-Forwarded sont acceptés.
cli-serve-processes = Processus qui se partagent les tables ; un par cœur suffit.
cli-serve-peer-address = Adresse comme 10.0.0.5:8100 où les serveurs d’autres ordinateurs, avec la même base, joignent celui-ci.
cli-serve-bot-workers = Processus où réfléchissent les bots.
cli-serve-bot-deadline = Secondes après lesquelles la réflexion d’un bot est coupée.
cli-serve-bot-pace = Lenteur des bots : 1 comme prévu, 0 aussitôt (leur temps de réflexion peut alors trahir quelque chose).
cli-serve-max-connections = Connexions ouvertes en tout.
cli-serve-max-connections-per-address = Connexions ouvertes depuis une même adresse.
cli-serve-requests-per-second = Requêtes par seconde autorisées en moyenne depuis une même adresse.
cli-serve-messages-per-second = Messages par seconde autorisés en moyenne sur toutes les connexions d’une même adresse ; les autres attendent.
cli-serve-tables-per-minute = Tables par minute qu’une même adresse peut créer en moyenne.
cli-serve-work-per-second = Coups de parties enregistrées rejoués par seconde pour une même adresse, en moyenne : rediffusions, journaux, importations.
cli-serve-max-body = Taille maximale d’une requête, en octets.
cli-serve-smtp = Serveur d’e-mail pour les avis de tour, comme smtp://user:password@host:587?tls=starttls.
cli-serve-mail-from = Expéditeur de ces e-mails.
cli-serve-allow-inner = Une adresse interne, hôte:port, que les webhooks peuvent tout de même appeler.
cli-serve-metrics-token = Jeton exigé pour /metrics ; sans jeton, seul cet ordinateur y a accès.
cli-serve-log-level = Niveau de détail du journal.
cli-serve-log-format = Journal en texte ou en JSON.
recap-not-game = Il n’y a pas de résumé de cette partie.
