# Labels on pictures
title = Szczęść Boże
player = Player { $number }
shift = Shift { $number }
turn = Turn: { $name }
picks = Picks: { $name }
game-over = Game over
wins = { $name } wins
draw-wins = Tie: { $names }
workshop = Workshops
mine = Mining
deliver = Loading
money = Money
order = Orders
cechownia = Cechownia
canteen = Canteen
supply = supply
steps = { $count ->
    [one] step
   *[other] steps
}
look = look at { $count }
buy-one = buy 1 or 0
none-left = none
points = pts
on-turn = turn
transport-H = handcart
transport-W = wagon
transport-C = car
transport-L = locomotive

# The last move
news-start = The first move is yet to come. Szczęść Boże!
news-draft = The draft: { $left ->
    [one] { $left } card
   *[other] { $left } cards
} left on the table
news-bought = buys { $piece }
news-took = takes { $piece }
news-none = takes nothing
news-drew = looks at { $count }
news-earned = +{ $marks } { $marks ->
    [one] mark
   *[other] marks
}
news-mined = { $used } of { $steps } steps
news-mining = goes underground
news-delivered = { $count ->
    [one] { $count } order
   *[other] { $count } orders
}, +{ $points } pts
news-canteen = { $count } to the canteen
news-shift = shift { $number } is over

# The shaft
mine-of = Mine: { $name }
store = Store
office = Purse and miners
light = light
dark = dark
balanced = even
penalty = −{ $points } pts
empty = empty
pending = Pending orders
pending-none = No pending orders
in-hand = Cards face down: { $count }
pending-cost = −1 pt each at the end
sent = delivered: { $count }
done = ready
steps-left = steps: { $count }

# Descriptions for screen readers
alt-board = Board, shift { $shift }. { $turn }.
alt-last = Last: { $news }.
alt-player = { $name } ({ $colour }): points { $points }, marks { $marks }, miners { $miners }, pending { $pending }, delivered { $sent }, light { $light }, dark { $dark }
alt-starts = starts
alt-locked = locked
alt-draw = stack { $count }
alt-canteen = Canteen
alt-supply = Coal supply
alt-nobody = nobody
alt-shaft = Mine of { $name } ({ $colour }). Points { $points }, marks { $marks }, miners { $miners }.
alt-steps = Steps left: { $count }.
alt-cage = Cage: { $stop }, { $cubes }.
alt-surface = surface
alt-level = level { $level }
alt-empty = empty
alt-store = Store: { $cubes }.
alt-nothing = nothing
alt-carts = Level { $level }: { $tiles }; carts: { $empty } empty, full { $full }.
alt-no-tiles = no tunnels
alt-balance = Light { $light }, dark { $dark }, penalty { $penalty }.
alt-pending = Pending: { $orders }.
alt-complete = ready
alt-hand = Cards face down: { $count }.
alt-sent = Delivered: { $count }.
colour-red = red
colour-blue = blue
colour-green = green
colour-white = white
short-colour-red = red
short-colour-blue = blue
short-colour-green = green
short-colour-white = white
