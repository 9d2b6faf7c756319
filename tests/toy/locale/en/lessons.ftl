# What the lessons of Jackdaws say: lesson-NAME-FILE-title, -line, and for each step its name.

lesson-jackdaws-doubt-title = When to doubt
lesson-jackdaws-doubt-line = Count the cards that you can see.
lesson-jackdaws-doubt-count = You hold all three thimbles. What do you say to this one?
lesson-jackdaws-doubt-count-good = There is no fourth thimble: the lie counts for you.
lesson-jackdaws-doubt-count-all = Count again: all three thimbles are in your hand.
lesson-jackdaws-doubt-boast = Your turn: lay a thimble.
lesson-jackdaws-doubt-boast-good = Nobody else can know that it is true.
