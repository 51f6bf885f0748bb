# What is to be decided, in a few words, by phase of the game
todo-announce = announce your tickets
todo-choose = choose your tickets
todo-turn = draw cards, claim a route or draw tickets
todo-second = draw your second card
todo-pay = pay for your route
todo-board = choose who gets on
todo-keep = choose the tickets to keep
