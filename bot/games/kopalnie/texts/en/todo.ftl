# What is to be decided, in a few words, by phase of the game
todo-missions = choose your mission
todo-dig = choose a mine and dig
todo-rolled = decide about the roll
todo-guess = guess a number
todo-coin_mine = choose a mine for the coin
todo-coin_tile = choose a tile for the coin
