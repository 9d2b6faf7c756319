# Comptes : connexion, ce qui en fait partie, mes parties.

## Refus

account-address-taken = Cette adresse e-mail appartient déjà à un autre compte.
account-code-wrong = Ce code de secours n’est pas bon, ou il a déjà servi.
account-last-way = C’est votre seul moyen de vous connecter. Ajoutez-en d’abord un autre : une clé d’accès, une adresse e-mail ou des codes de secours.
account-link-spent = Ce lien a déjà servi, ou il est trop ancien. Demandez-en un nouveau.
account-no-passkeys = Les clés d’accès ne fonctionnent pas à cette adresse : il leur faut une adresse en https://, ou l’ordinateur sur lequel tourne le serveur.
account-not-signed-in = Vous n’êtes pas connecté. Connectez-vous d’abord.
account-not-valid = Ce compte n’existe plus.
account-passkey-unknown = Cette clé d’accès n’appartient à aucun compte d’ici. Elle a peut-être été supprimée.
account-passkey-wrong = La clé d’accès n’a pas pu être vérifiée. Réessayez.
account-signed-in = Vous êtes déjà connecté. Déconnectez-vous d’abord.
account-too-late = C’était trop long. Réessayez.
account-too-many = Il y en a déjà trop. Supprimez-en d’abord.

## La page du compte

account-page-line = Futago fonctionne sans compte. Avec un compte, vous retrouvez vos parties, vos palais et vos progrès sur tous vos appareils. Il n’y a pas de mot de passe.
account-page-keep = Garder ce que vous avez joué
account-page-keep-games = { $count ->
    [0] Vous n’avez pas encore joué dans ce navigateur ; ce que vous jouerez désormais sera gardé.
    [one] Une partie de ce navigateur va dans votre compte.
   *[other] { $count } parties de ce navigateur vont dans votre compte.
}
account-page-name = Nom
account-page-name-help = Vous seul le voyez ici ; aux tables, vous choisissez un pseudonyme.
account-page-with-passkey = Garder avec une clé d’accès
account-page-passkey-line = Avec l’empreinte, le visage ou le code de votre appareil.
account-page-with-codes = Garder avec des codes de secours
account-page-codes-line = Fonctionne partout, même sans chiffrement dans un réseau domestique : vous notez six codes.
account-page-with-mail = M’envoyer un lien
account-page-mail-line = Vous recevez un e-mail avec un lien qui vous connecte.
account-page-email = Adresse e-mail
account-page-mail-sent = Si l’adresse est bonne, un e-mail est en route. Ouvrez son lien dans ce navigateur pour garder les parties que vous y avez jouées.
account-page-sign-in = J’ai un compte
account-page-use-passkey = Se connecter avec une clé d’accès
account-page-use-code = Se connecter avec un code de secours
account-page-code = Code de secours
account-page-merge = { $count ->
    [one] Ajouter au compte la partie de ce navigateur
   *[other] Ajouter au compte les { $count } parties de ce navigateur
}
account-page-cancelled = Le navigateur n’a pas utilisé de clé d’accès. Réessayez, ou choisissez un autre moyen.
account-page-welcome = Vous êtes connecté.
account-page-confirmed = Votre adresse e-mail est confirmée.

account-page-link-sign-in = Ce lien connecte ce navigateur au nom de { $name }.
account-page-link-sign-up = Ce lien crée un compte avec votre adresse e-mail.
account-page-link-address = Ce lien confirme votre adresse e-mail pour le compte de { $name }.
account-page-link-go = Se connecter
account-page-link-make = Créer le compte
account-page-link-confirm = Confirmer l’adresse

account-page-codes = Codes de secours
account-page-codes-new = Vos codes de secours
account-page-codes-keep = Notez ces codes ou imprimez-les. Chacun vous connecte une fois, sur n’importe quel appareil. Ils ne seront plus montrés.
account-page-codes-done = Je les ai
account-page-codes-left = { $count ->
    [0] Vous n’avez pas de codes de secours.
    [one] Il reste un code de secours.
   *[other] Il reste { $count } codes de secours.
}
account-page-codes-make = Créer de nouveaux codes
account-page-codes-void = Les codes précédents ne fonctionneront plus.

account-page-ways = Comment vous vous connectez
account-page-passkeys = Clés d’accès
account-page-passkeys-none = Vous n’avez pas encore de clé d’accès.
account-page-passkey-add = Ajouter une clé d’accès
account-page-passkeys-not-here = Les clés d’accès demandent une adresse en https://. Utilisez ici des codes de secours.
account-page-rename = Renommer
account-page-remove = Supprimer
account-page-remove-this = Supprimer : { $name }
account-page-rename-this = Renommer : { $name }
account-page-save = Enregistrer
account-page-cancel = Annuler
account-page-used = utilisé la dernière fois { $when }
account-page-email-none = Pas d’adresse e-mail.
account-page-email-add = Ajouter une adresse
account-page-no-mail = Ce serveur ne peut pas envoyer d’e-mail.

account-page-devices = Où vous êtes connecté
account-page-this-device = cet appareil
account-page-device-unknown = Appareil inconnu
account-page-sign-out = Se déconnecter
account-page-sign-out-this = Déconnecter : { $name }
account-page-sign-out-others = Se déconnecter partout ailleurs
account-page-device-add = Se connecter sur un autre appareil
account-page-device-line = Ouvrez ce lien, ou scannez-le, sur l’autre appareil. Il fonctionne une fois, pendant dix minutes.
account-page-device-link = Lien pour l’autre appareil

account-page-data = Vos données
account-page-data-line = Sont enregistrés votre nom, vos moyens de connexion, où vous êtes connecté, vos leçons, énigmes et palais, et vos parties.
account-page-export = Tout télécharger (JSON)
account-page-delete = Supprimer le compte
account-page-delete-ask = Supprimer votre compte définitivement ? Vous abandonnez les parties en cours. À toutes les tables, votre nom devient « joueur supprimé », et ce que vous avez écrit dans la discussion est effacé. C’est irréversible.
account-page-delete-yes = Supprimer définitivement
account-page-delete-no = Le garder
account-page-deleted = { $count ->
    [0] Votre compte est supprimé.
    [one] Votre compte est supprimé. Votre nom disparaît d’une table en moins d’une minute.
   *[other] Votre compte est supprimé. Votre nom disparaît de { $count } tables en quelques minutes.
}

## Mes parties

history-line = Toutes les parties que vous avez commencées ou rejointes, et vos résultats.
history-line-guest = Celles de ce navigateur. Avec un compte, elles sont sur tous vos appareils.
history-keep = Les garder dans un compte
history-games = Parties
history-statistics = Statistiques
history-search = Rechercher
history-search-help = Un nom ou le titre d’une table
history-game = Jeu
history-role = Rôle
history-opponent = Adversaire
history-result = Résultat
history-any = tous
history-won = gagnée
history-lost = perdue
history-drawn = sans gagnant
history-unfinished = pas finie
history-against = contre { $names }
history-alone = en solo
history-as = rôle : { $seats }
history-none = Vous n’avez pas encore de parties. Celles que vous jouerez seront ici.
history-none-fit = Aucune partie ne correspond. Changez la recherche ou un filtre.
history-count = { $count ->
    [one] Une partie
   *[other] { $count } parties
}
history-page = { $first }–{ $last } sur { $total }
history-newer = Plus récentes
history-older = Plus anciennes
history-download-csv = Télécharger en tableau (CSV)
history-download-json = Télécharger (JSON)

history-won-of = { $won } gagnées sur { $games }
history-share = { $percent } %
history-interval = entre { $low } et { $high } %
history-interval-line = L’intervalle dit jusqu’où le seul hasard a pu mener : avec peu de parties, il est large. Il contient votre vraie force 95 fois sur 100.
history-by-role = Par rôle
history-by-opponent = Par adversaire
history-what = Quoi
history-rate = Parties gagnées
history-course = Au fil du temps
history-course-line = Parties gagnées parmi les vingt dernières, après chaque partie.
history-course-told = De { $first } % à { $last } %, nombre de parties : { $games }.
history-luck = Chance et habileté
history-luck-line = Ce qui a changé le résultat en moyenne, en points, dans les parties que l’entraîneur a analysées. La chance est ce que personne n’a décidé.
history-luck-none = L’entraîneur n’a encore analysé aucune de ces parties. Demandez une analyse dans une partie revue ; chance et décisions seront alors distinguées ici.
history-luck-of = { $game }, { $role } : { $games ->
    [one] une partie
   *[other] { $games } parties
}
history-statistics-none = Les statistiques commencent avec votre première partie terminée.
