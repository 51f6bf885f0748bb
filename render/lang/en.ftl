# Labels on the pictures of all games
player = Player { $number }
turn = Turn: { $name }
game-over = Game over
wins = { $name } wins
draw-wins = Tie: { $names }
points = pts
on-turn = turn
score-now = Score
result = Result
so-far = Points so far
shared-win = Shared victory: { $names }

# Descriptions for screen readers
alt-last = Last: { $news }.
alt-nothing = nothing
alt-more = { $count } more
alt-replay = Replay of the game, turns: { $turns }.
alt-in-order = In this order: { $names }.
alt-wins-points = { $names } wins
alt-wins-shared = { $names } share the victory
colour-red = red
colour-blue = blue
colour-green = green
colour-white = white
colour-pink = pink
colour-black = black
short-colour-red = red
short-colour-blue = blue
short-colour-green = green
short-colour-white = white
short-colour-pink = pink
short-colour-black = black
