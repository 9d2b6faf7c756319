# Accounts: signing in, what belongs to one, my games.

## Refusals

account-address-taken = This e-mail address already belongs to another account.
account-code-wrong = This recovery code isn’t right, or it was used before.
account-last-way = That is your only way to sign in. Add another one first: a passkey, an e-mail address or recovery codes.
account-link-spent = This link has been used, or it is too old. Ask for a new one.
account-no-passkeys = Passkeys don’t work at this address: they need an https:// address, or the computer that the server runs on.
account-not-signed-in = You aren’t signed in. Sign in first.
account-not-valid = This account doesn’t exist any more.
account-passkey-unknown = This passkey doesn’t belong to an account here. It may have been removed.
account-passkey-wrong = The passkey couldn’t be checked. Try again.
account-signed-in = You are signed in already. Sign out first.
account-too-late = That took too long. Try again.
account-too-many = There are too many of these already. Remove some first.

## The page of the account

account-page-line = Futago works without an account. With one you find your games, palaces and progress again, on every device. There is no password.
account-page-keep = Keep what you have played
account-page-keep-games = { $count ->
    [0] You haven’t played in this browser yet; what you play from now on is kept.
    [one] One game of this browser goes into your account.
   *[other] { $count } games of this browser go into your account.
}
account-page-name = Name
account-page-name-help = Only you see it here; at tables you choose a nickname.
account-page-with-passkey = Keep with a passkey
account-page-passkey-line = With the fingerprint, face or PIN of your device.
account-page-with-codes = Keep with recovery codes
account-page-codes-line = Works everywhere, also without encryption in a home network: you write down six codes.
account-page-with-mail = Send me a link
account-page-mail-line = You get an e-mail with a link that signs you in.
account-page-email = E-mail address
account-page-mail-sent = If the address is right, an e-mail is on its way. Open its link in this browser to keep the games that you played here.
account-page-sign-in = I have an account
account-page-use-passkey = Sign in with a passkey
account-page-use-code = Sign in with a recovery code
account-page-code = Recovery code
account-page-merge = { $count ->
    [one] Add the game of this browser to the account
   *[other] Add the { $count } games of this browser to the account
}
account-page-cancelled = The browser has not used a passkey. Try again, or choose another way.
account-page-welcome = You are signed in.
account-page-confirmed = Your e-mail address is confirmed.

account-page-link-sign-in = This link signs this browser in as { $name }.
account-page-link-sign-up = This link makes an account with your e-mail address.
account-page-link-address = This link confirms your e-mail address for the account of { $name }.
account-page-link-go = Sign in
account-page-link-make = Make the account
account-page-link-confirm = Confirm the address

account-page-codes = Recovery codes
account-page-codes-new = Your recovery codes
account-page-codes-keep = Write these codes down or print them. Each signs you in once, on any device. They are not shown again.
account-page-codes-done = I have them
account-page-codes-left = { $count ->
    [0] You have no recovery codes.
    [one] One recovery code is left.
   *[other] { $count } recovery codes are left.
}
account-page-codes-make = Make new codes
account-page-codes-void = Earlier codes stop working.

account-page-ways = How you sign in
account-page-passkeys = Passkeys
account-page-passkeys-none = You have no passkey yet.
account-page-passkey-add = Add a passkey
account-page-passkeys-not-here = Passkeys need an https:// address. Use recovery codes here.
account-page-rename = Rename
account-page-remove = Remove
account-page-remove-this = Remove: { $name }
account-page-rename-this = Rename: { $name }
account-page-save = Save
account-page-cancel = Cancel
account-page-used = last used { $when }
account-page-email-none = No e-mail address.
account-page-email-add = Add an address
account-page-no-mail = This server cannot send e-mail.

account-page-devices = Where you are signed in
account-page-this-device = this device
account-page-device-unknown = Unknown device
account-page-sign-out = Sign out
account-page-sign-out-this = Sign out: { $name }
account-page-sign-out-others = Sign out everywhere else
account-page-device-add = Sign in on another device
account-page-device-line = Open this link, or scan it, on the other device. It works once, within ten minutes.
account-page-device-link = Link for the other device

account-page-data = Your data
account-page-data-line = Stored are your name, how you sign in, where you are signed in, your lessons, puzzles and palaces, and your games.
account-page-export = Download everything (JSON)
account-page-delete = Delete the account
account-page-delete-ask = Delete your account for good? You resign in games that are still being played. At all tables your name becomes “deleted player”, and what you wrote in the chat is removed. This can’t be undone.
account-page-delete-yes = Delete for good
account-page-delete-no = Keep it
account-page-deleted = { $count ->
    [0] Your account is deleted.
    [one] Your account is deleted. Your name disappears from one table within a minute.
   *[other] Your account is deleted. Your name disappears from { $count } tables within a few minutes.
}

## My games

history-line = Every game that you have begun or joined, with how you fared.
history-line-guest = Those of this browser. With an account they are on all your devices.
history-keep = Keep them in an account
history-games = Games
history-statistics = Statistics
history-search = Search
history-search-help = A name or the title of a table
history-game = Game
history-role = Role
history-opponent = Opponent
history-result = Result
history-any = all
history-won = won
history-lost = lost
history-drawn = no winner
history-unfinished = not finished
history-against = against { $names }
history-alone = alone
history-as = as { $seats }
history-none = You have no games yet. Those you play will be here.
history-none-fit = No game fits. Change the search or a filter.
history-count = { $count ->
    [one] One game
   *[other] { $count } games
}
history-page = { $first }–{ $last } of { $total }
history-newer = Newer
history-older = Older
history-download-csv = Download as a table (CSV)
history-download-json = Download (JSON)

history-won-of = won { $won } of { $games }
history-share = { $percent } %
history-interval = between { $low } and { $high } %
history-interval-line = The interval tells how far chance alone could have led: with few games it is wide. It contains your true strength 95 times out of 100.
history-by-role = By role
history-by-opponent = By opponent
history-what = What
history-rate = Games won
history-course = Over time
history-course-line = Games won among the last twenty, after each game.
history-course-told = From { $first } % to { $last } %, number of games: { $games }.
history-luck = Luck and skill
history-luck-line = What changed the result on average, in points, in the games that the coach has reviewed. Luck is what nobody decided.
history-luck-none = The coach has not reviewed any of these games yet. Ask for a review in a replay; then luck and decisions are told apart here.
history-luck-of = { $game }, { $role }: { $games ->
    [one] one game
   *[other] { $games } games
}
history-statistics-none = Statistics begin with your first finished game.
