# Buttons
btn-shaft = Shafts
btn-my-shaft = My shaft
btn-hand = My orders
btn-orders = Orders
btn-standings = Standings
btn-board = Board
btn-plan = Plan
btn-confirm = Confirm
btn-done = Done
btn-start-over = Start over
btn-other-place = Another place
btn-as-they-lie = As they lie

# A table before the start
table-title = **Szczęść Boże!** { $who } opens a mine.
option-open_deliveries-yes = Deliveries: open
option-open_deliveries-no = Deliveries: face down

# Whose turn
turn-next = **{ $who }, your turn** · shift { $shift } · { miners }, { marks }
turn-pick = **{ $who }, your pick** · { cards } on display
draft-order = The draft: { $names } pick in this order, three rounds.
draft-waiting = { $who } picks now. Your hand so far:
draft-yours = **Your pick.** Choose an order from the display.
dm-turn = The draft in { $channel }:
dm-draft = **Szczęść Boże!** The draft has begun in { $channel }.
dm-begins = The draft is over; the game goes on in { $channel }.
hand-empty = You have no orders yet.
hand-title = **Your orders** · { cards }
hand-delivered = Delivered, face down until the shift ends: { $cards }
order-missing = still needs { $cubes }
same-transport = goes with { $orders }

# Playing
play-title = **Your turn** · shift { $shift } · { miners }, { marks }
play-kind-closed = { $kind }: { $reason }
choose-card = Choose an order
choose-next = Which one goes back next?
choose-fill = Choose the coal:
choose-plan = Choose a plan to see it
your-own = your own
effect-balance = light { $light } : { $dark } dark
effect-deliver = { $orders }: { points }
confirm-workshop = Pay { marks } and send { miners }: **{ $piece }**. Balance afterwards: light { $light } : { $dark } dark.
confirm-workshop-draw = Send { miners } and look at { tiles } from the top of the stack. You may buy one of them or none.
confirm-mine = Send { miners } and take up to { steps }.
confirm-deliver = Send { miners } and deliver { orders } ({ $transport }): { points }.
confirm-money = Send { miners } and take { marks }.
confirm-order = Send { miners } and take an order (**{ $piece }**).
confirm-order-draw = Send { miners } and look at { cards } from the top of the stack. You may keep one of them or none.
confirm-canteen = To the canteen: { $count } ({ $whose }).
confirm-coal-short = Not enough { $colour } coal: { $have } left. You choose other coal for the remaining carts.

# Mining
mine-left = Steps left: **{ $left }**
mine-nothing = There is no step left to take. Finish the turn.
more-steps = More… ({ $page } of { $pages })
plan-title = What { steps } could do for you:
plan-empty = nothing useful yet

# A draw
draw-title = Only you see these. Keep one, or none.
draw-rest = Where does the rest go?
draw-return-top = On top, the first one uppermost. Put back so far: { $pieces }
draw-return-bottom = At the bottom, the last one lowest. Put back so far: { $pieces }
fill-title = The coal of this tile ({ $colour }) has run out. Choose other coal for { carts }.

# Looking
orders-offered = **On the board**
orders-complete = { $order } ✓
orders-hidden = { cards } face down
standings-title = **Standings**
standings-line = { $place }. { $who }: { points } · { marks } · { miners }
shaft-title = **{ $who }** · { points } · { marks } · { miners }
stats-transport = Favourite transport: { $transport }
stats-majority = Best majority: { $majority }

# Answers to those who have nothing to decide
wait-turn = { $who } to move. Meanwhile you can look around or plan ahead.
