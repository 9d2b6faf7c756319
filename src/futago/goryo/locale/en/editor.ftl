# The gallery of palaces, and the page on which they are drawn.

palace-page-back = All palaces
palace-page-begin-with = Shapes to begin with
palace-page-bridge-one-room = A bridge joins two rooms: end it in another one.
palace-page-bridge-to = bridge to { $name }
palace-page-bridge-water = A bridge begins and ends on a space of a room.
palace-page-bring = Open a file
palace-page-cell-empty = { $name }, water
palace-page-complete = Finish it for me
palace-page-copy-of = My { $name }
palace-page-count = { $count } of { $all }
palace-page-deleted = { $name } has been deleted.
palace-page-draw = Draw a palace
palace-page-empty = New palace
palace-page-fault-bad-title = Give the palace a name.
palace-page-fault-few-room-size = { $room }: too few spaces ({ $count } of 8).
palace-page-fault-no-centre = { $count ->
    [one] One samurai has no place to start yet.
   *[other] { $count } samurai have no place to start yet.
}
palace-page-fault-no-object = { $count ->
    [one] One space has no object yet.
   *[other] { $count } spaces have no object yet.
}
palace-page-fault-not-connected = { $count ->
    [one] One part cannot be reached: add a bridge to it.
   *[other] { $count } parts cannot be reached: add bridges to them.
}
palace-page-fault-object-twice = { $room }: two objects of the same type ({ $object }).
palace-page-fault-room-size = { $room }: too many spaces ({ $count } instead of 8).
palace-page-fault-rooms = { $count ->
    [one] One room is still missing: paint it.
   *[other] { $count } rooms are still missing: paint them.
}
palace-page-fault-too-many-ways = From here she would have far too many paths: remove some bridges.
palace-page-file = Save as a file
palace-page-forget = Delete
palace-page-forget-one = Delete { $name }
palace-page-gone = There is no palace here: the link may be damaged, or it was drawn in another browser.
palace-page-help-bridge = Drag from one room to another, or tap both ends. Tap a bridge to remove it.
palace-page-help-missing = Drag over a room: the objects it still lacks appear one after another.
palace-page-help-object = Tap a space. Each room has every object once, so two objects change places if need be.
palace-page-help-room = Tap or drag to add squares to the room. Start on one of its own to take them away.
palace-page-help-start = Tap the space in each room where its samurai starts.
palace-page-help-water = Tap or drag to turn squares back into water.
palace-page-included = Palaces of the game
palace-page-kept = Every change is saved in this browser.
palace-page-line = Draw the board you own, or invent a new one: paint four rooms, join them with bridges, and play on it at once.
palace-page-link-above = The link is now in the address bar.
palace-page-mine = My palaces
palace-page-name = Name of the palace
palace-page-no-object = no object
palace-page-none = What you draw is kept here, in this browser.
palace-page-not-a-palace = This file contains no palace that fits on the sheet.
palace-page-not-a-space = This is water: add it to a room first.
palace-page-not-kept = This browser cannot save the palace. Save it as a file.
palace-page-not-yet = Not playable yet: see what’s missing.
palace-page-nothing-back = Nothing to undo.
palace-page-nothing-forth = Nothing to redo.
palace-page-open = Change
palace-page-play = Play here
palace-page-play-in = Play in { $name }
palace-page-redo = Redo
palace-page-reshaped = New shape; name, gong and objects have stayed.
palace-page-room-ne = Crane room
palace-page-room-nw = Pine room
palace-page-room-se = Wave room
palace-page-room-sw = Sun room
palace-page-shape-corridors = Corridors
palace-page-shape-towers = Towers
palace-page-shape-spiral = Spiral
palace-page-shape-stairs = Staircase
palace-page-shape-windmill = Windmill
palace-page-shapes = Try another shape
palace-page-shapes-line = Your objects move along; undo brings everything back.
palace-page-share = Share
palace-page-sheet = Board
palace-page-shuffle = Shuffle the objects
palace-page-sound = Ready to play.
palace-page-starts-here = start of the samurai
palace-page-tag-few-room-size = { $count } of 8
palace-page-tag-no-centre = no samurai
palace-page-tag-not-connected = no way here
palace-page-tag-object-twice = twice
palace-page-tag-room-size = { $count } of 8
palace-page-tag-too-many-ways = too many paths
palace-page-to-do = Still to do
palace-page-tool = Tools
palace-page-tool-bridge = bridge
palace-page-tool-missing = missing objects
palace-page-tool-start = start of the samurai
palace-page-tool-water = water
palace-page-undo = Undo
palace-page-unfinished = Not finished yet
palace-page-untitled = My palace
palace-page-vary = Change it
