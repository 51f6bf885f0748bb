# What is to be decided, in a few words, by phase of the game
todo-build = lay a tile
todo-move = choose what to do this turn
todo-put = lay the tile you drew
todo-walk = choose where to go
todo-passage = choose where you come out
todo-act = collect gold, challenge somebody or end the turn
todo-drop = decide where the nugget goes
todo-chase = decide where the loser flees
