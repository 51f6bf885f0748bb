# What is to be decided, in a few words, by phase of the game
todo-draft = pick an order
todo-place = send miners
todo-mine = finish mining
todo-fill = choose coal for the carts
todo-choose = choose what to keep
todo-rest = choose where the rest goes
todo-return = put the rest back in order
