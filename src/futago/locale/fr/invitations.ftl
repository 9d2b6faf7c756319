# Inviting, joining and watching; copies of a game.

invite-by = { $name } vous invite à une partie de { $game }
invite-by-as = { $name } vous invite à une partie de { $game }. Votre rôle : { $seat }
invite-open = Une partie de { $game } vous attend
invite-host = Invitez quelqu’un à { $game }
invite-host-more = La partie commence d’elle-même dès que toutes les places sont prises.
invite-message = Viens jouer à { $game } avec moi !
invite-share = Partager le lien…
invite-copy-by-hand = Le lien est sélectionné : copiez-le au clavier ou par un appui long.
invite-qr = Code QR du lien
invite-qr-more = Ou scannez ce code avec un téléphone.
invite-play-as = Jouer { $seat }
invite-play-too = Je joue aussi ce rôle
invite-bot = Laisser jouer un bot
invite-free = libre
invite-watch = Pour regarder seulement, il suffit d’attendre ici.
invite-rules = Lire les règles
network-closed = Pour l’instant, ce lien ne fonctionne que sur cet ordinateur : le serveur n’écoute pas les autres appareils.
network-open = L’ouvrir à mon réseau local
network-open-more = Tous les appareils de votre réseau pourront alors joindre le serveur, jusqu’à son arrêt.
network-opened = Le serveur est ouvert à votre réseau local jusqu’à son arrêt.
network-close = Le refermer
network-command = Pour jouer avec d’autres appareils, lancez le serveur avec cette commande :
table-page-watching = Vous regardez la partie.
table-page-fork = Copie d’une partie terminée : rien ici ne la change.
table-page-tried = Vous essayez des coups sur une copie. Ce qui est caché a été tiré au hasard.
table-page-fork-back = Retour à la partie terminée
table-page-tried-back = Retour à votre partie
table-page-chat-new = { $name } : { $text }
table-page-chat-reply = Répondre
table-page-chat-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}

## Link previews in messengers

preview-invited = Invitation à une partie de { $game }
