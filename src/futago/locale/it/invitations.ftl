# Inviting, joining and watching; copies of a game.

invite-by = { $name } ti invita a una partita di { $game }
invite-by-as = { $name } ti invita a una partita di { $game }. Il tuo ruolo: { $seat }
invite-open = Una partita di { $game } ti aspetta
invite-host = Invita qualcuno a { $game }
invite-host-more = La partita comincia da sola appena tutti i posti sono presi.
invite-message = Vieni a giocare a { $game } con me!
invite-share = Condividi il link…
invite-copy-by-hand = Il link è selezionato: copialo con la tastiera o con una pressione lunga.
invite-qr = Codice QR del link
invite-qr-more = Oppure inquadra questo codice con un telefono.
invite-play-as = Gioca: { $seat }
invite-play-too = Gioco anche questo ruolo
invite-bot = Fai giocare un bot
invite-free = libero
invite-watch = Se vuoi solo guardare, aspetta qui.
invite-rules = Leggi le regole
network-closed = Per ora questo link funziona solo su questo computer: il server non ascolta gli altri dispositivi.
network-open = Aprilo alla mia rete di casa
network-open-more = Tutti i dispositivi della tua rete potranno allora raggiungere il server, finché non si ferma.
network-opened = Il server è aperto alla tua rete di casa finché non si ferma.
network-close = Richiudilo
network-command = Per giocare con altri dispositivi, avvia il server con questo comando:
table-page-watching = Stai guardando la partita.
table-page-fork = Copia di una partita finita: niente qui la cambia.
table-page-tried = Stai provando delle mosse su una copia. Ciò che è nascosto è stato estratto a caso.
table-page-fork-back = Torna alla partita finita
table-page-tried-back = Torna alla tua partita
table-page-chat-new = { $name }: { $text }
table-page-chat-reply = Rispondi
table-page-chat-unread = { $count ->
    [one] un nuovo messaggio
   *[other] { $count } nuovi messaggi
}

## Link previews in messengers

preview-invited = Invito a una partita di { $game }
