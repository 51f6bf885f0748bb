# Labels on pictures
title = Szczęść Boże
shift = Shift { $number }
picks = Picks: { $name }
workshop = Workshops
mine = Mining
deliver = Delivery
money = Money
order = Orders
cechownia = Bank
supply = supply
steps = { $count ->
    [one] step
   *[other] steps
}
look = look at { $count }
take-one = take 1 or 0
buy-one = buy 1 or 0
none-left = none
word-workshop = workshop
word-mine = mine
word-order = order
word-deliver = deliver
word-money = money
word-draw = draw
at-workshop = workshop { $number }
at-workshop-draw = workshops, draw
at-mine = mining { $number }
at-order = order { $number }
at-order-draw = orders, draw
at-deliver = delivery, { $transport }
at-money = money { $number }
at-cechownia = bank
tile-light = light
tile-dark = dark
transport-H = handcart
transport-W = wagon
transport-C = truck
transport-L = locomotive

# The last move
news-start = The first move is yet to come. Good luck down there!
news-draft = The draft: { $left ->
    [one] { $left } card
   *[other] { $left } cards
} left on the table
news-bought = buys a tile: { $colour } ×{ $carts }, { $side }
news-took = takes an order: { $transport }, { $points } pts
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
store = Store
office = Purse and miners
light = light
dark = dark
balanced = even
penalty = −{ $points } pts
pending = Pending orders
pending-none = No pending orders
in-hand = Cards face down: { $count }
pending-cost = −1 pt each at the end
steps-left = steps: { $count }

# Descriptions for screen readers
alt-board = Board, shift { $shift }. { $turn }.
alt-player = { $name } ({ $colour }): points { $points }, marks { $marks }, miners { $miners }, pending { $pending }, delivered { $sent }, light { $light }, dark { $dark }
alt-starts = starts
alt-locked = locked
alt-draw = stack { $count }
alt-canteen = Canteen
alt-supply = Coal supply
alt-nobody = nobody
alt-shaft = Shaft of { $name } ({ $colour }). Points { $points }, marks { $marks }, miners { $miners }.
alt-steps = Steps left: { $count }.
alt-cage = Cage: { $stop }, { $cubes }.
alt-surface = surface
alt-level = level { $level }
alt-empty = empty
alt-store = Store: { $cubes }.
alt-carts = Level { $level }: { $tiles }; carts: { $empty } empty, full { $full }.
alt-no-tiles = no tunnels
alt-balance = Light { $light }, dark { $dark }, penalty { $penalty }.
alt-pending = Pending
alt-complete = ready
alt-hand = Cards face down: { $count }.
alt-sent = Delivered: { $count }.

# Coal
coal-Y = yellow
coal-B = brown
coal-G = grey
coal-K = black

# Majorities
standings = Who leads
if-ended = If shift { $number } ended now
group-colour = Squares delivered, by coal
group-transport = Squares delivered, by transport
group-empty = Empty carts on the level
short-colour-group = by coal
short-transport-group = by transport
short-empty-group = empty carts
legend-count = how many
legend-points = points
gain = gain
then = total
hidden-why = face-down deliveries give ranges
alt-standings = Majorities if shift { $shift } ended now.
alt-order = Counts in this order: { $names }. Points after the arrow.
alt-later = does not count yet
alt-gain = Gain { $points }, scores now { $scores }.
alt-face-down = Delivered cards face down: { $counts }.

# The end of a shift
shift-over = End of shift { $number }
best-gain = Most: { $names }, +{ $points } pts
no-gain = Nobody gets points
shift-word = shift
starts = Starts: { $name }
start-most = Most miners in the workshops: { $count }
start-tie = A tie in the workshops ({ $count } each): the next of them in turn order starts, not the same one again
start-tie-short = A tie ({ $count } each): the next of them starts
start-nobody = Nobody in the workshops: the next in turn order starts
alt-scoring = End of shift { $shift }.
alt-won = For the shift { $points }, scores { $scores }.

# The result
tie-break = (tie, marks { $marks })
section-deliveries = Orders delivered
section-majorities = Majorities
section-settled = Final account
sent-word = Delivered
account-marks = marks, 5 : 1
account-cubes = cubes, 3 : 1
account-pending = pending, −1 each
account-balance = imbalance, −2 each
alt-wins-marks = { $names } wins by the marks left over
alt-left-over = Marks left over { $marks }.
alt-cart = empty

# The draft
draft = The draft
round = Round { $number } of { $of }
on-table = On the table: { $count }
picking-order = Order
hand-of = Cards: { $name }
draft-over = The draft is over
alt-picks = Order and number of picks: { $order }.
alt-hidden-cards = face down: { $count }

# A draw
stack-tiles = Workshop stack
stack-cards = Order stack
draws = { $name } looks at { $count } in secret
puts-back = { $name } puts the rest back: { $done } of { $count }
draw-choose-tiles = Buy one tunnel or none
draw-choose-cards = Take one order or none
draw-rest-tiles = The rest: on top or at the bottom?
draw-rest-cards = The rest: on top or at the bottom?
draw-return-tiles = Put the tunnels back one by one
draw-return-cards = Put the cards back one by one
in-your-hand = In hand
lacks = lacks { $marks }
kept = Kept
kept-none = nothing
not-yet = nothing yet
rest-open = The rest goes back
rest-top = On top of the stack
rest-bottom = At the bottom of the stack
rest-how-open = all on top or all at the bottom
rest-how-top = 1 will be the top of the stack
rest-how-bottom = the last one will be the very bottom
alt-purse = Marks: { $marks }.
alt-piece-card = { $transport } { $code }
alt-piece-tile = { $colour } ×{ $carts }, { $side } ({ $code })
alt-card = { $card } for { $points } pts
alt-price = price { $price }

# A mining plan
plan = Plan
plan-orders = Orders after the plan
plan-none = A plan without steps
steps-remain = left: { $count }
plan-done = ready: { $count }
plan-emptied = empty carts
where-to = Where do you send miners?
stays = leaves { $marks } M
short-of = lacks { $marks } M
needs-miners = takes { $count ->
    [one] { $count } miner
   *[other] { $count } miners
}
from-players = from { $count } players
choose = choose
nothing-ready = nothing ready
alt-plan = Plan: { $name }, steps { $used } of { $steps }: { $plan }.
alt-before = Before:
alt-after = After:
alt-emptied = Carts emptied: { $carts }.
alt-completes = Completed: { $orders }.
alt-places = { $kind }. You have marks: { $marks }, miners: { $miners }.
alt-place-costs = miners: { $miners }
alt-gains = Points for the last move: { $points }.
alt-arrived = To the canteen: { $who }.

# The replay
