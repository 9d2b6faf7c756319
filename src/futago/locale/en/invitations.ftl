# Inviting, joining and watching; copies of a game.

invite-by = { $name } invites you to { $game }
invite-by-as = { $name } invites you to { $game } as { $seat }
invite-open = You are invited to { $game }
invite-host = Invite a friend to { $game }
invite-host-more = The game starts by itself as soon as every seat is taken.
invite-message = Come and play { $game } with me!
invite-share = Share the link…
invite-copy-by-hand = The link is selected: copy it with your keyboard or a long press.
invite-qr = QR code of the link
invite-qr-more = Or scan this with a phone.
invite-play-as = Play as { $seat }
invite-play-too = I play this side as well
invite-bot = Let a bot play
invite-free = free
invite-watch = If you only want to watch, just wait here.
invite-rules = Read the rules
network-closed = For now this link works on this computer only: the server does not listen to other devices.
network-open = Open it to my home network
network-open-more = Every device in your network can then reach the server, until it stops.
network-opened = The server is open to your home network until it stops.
network-close = Close it again
network-command = To play with other devices, start the server with this command:
table-page-watching = You are watching.
table-page-fork = A copy of a finished game: nothing here changes it.
table-page-tried = You are trying moves on a copy. What is hidden was drawn at random.
table-page-fork-back = Back to the replay
table-page-tried-back = Back to your game
table-page-chat-new = { $name }: { $text }
table-page-chat-reply = Reply
table-page-chat-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}

## Link previews in messengers

preview-invited = You are invited to { $game }
