# Buttons
btn-play = Play
btn-my-shaft = My shaft
btn-hand = My hand
btn-orders = Orders
btn-standings = Standings
btn-board = Board
btn-rules = Rules
btn-how = How to play
btn-plan = Plan
btn-log = Log
btn-confirm = Confirm
btn-back = Back
btn-done = Done
btn-undo = Undo
btn-ask-undo = Ask to undo
btn-undo-step = ⟲ step
btn-start-over = Start over
btn-other-place = Another place
btn-agree = Agree
btn-decline = Decline
btn-join = Take a seat
btn-leave = Leave
btn-start = Start
btn-rest-top = On top
btn-rest-bottom = At the bottom
btn-as-they-lie = As they lie
btn-take-back = I am back
btn-rematch = Rematch
btn-replay = Replay
btn-record = Record
btn-older = Older
btn-newer = Newer
btn-refresh = Show as it is now

# A table before the start
table-title = **Szczęść Boże!** { $who } opens a mine.
table-seats = Seats { $taken } of { $most }
table-seat = ● { $who } ({ $colour })
table-seat-automat = ● Automat: { $automat } ({ $colour })
table-settings = Clock: { $clock } · Language: { $language } · Deliveries: { $deliveries } · Shuffle seal: `{ $seal }`
table-clock = { hours } a turn
deliveries-open = open
deliveries-closed = face down
seat-red = red, hammers
seat-blue = blue, wheel
seat-green = green, tower
seat-white = white, star
table-wait = Waiting for players: at least { $least } must sit down.
table-ready = The host can start.
table-closed = This table is closed.
choose-automat = Automats
automat-add = Add: { $automat }
automat-dismiss = Send away: { $automat }
joined = You have a seat. The game begins when the host starts it.
left = You have left the table.

# Whose turn
turn-next = **{ $who }, your turn** · shift { $shift } · { miners }, { marks }
turn-pick = **{ $who }, your pick** · { cards } on display
turn-automat = { $who } is thinking.
turn-deadline = Time runs out { $deadline }.
draft-order = The draft: { $names } pick in this order, three rounds.
draft-waiting = { $who } picks now. Your hand so far:
draft-yours = **Your pick.** Choose an order from the display.
dm-turn = The draft in { $channel }:
dm-draft = **Szczęść Boże!** The draft has begun in { $channel }.
dm-begins = The draft is over; the game goes on in { $channel }.
hand-empty = Your hand is still empty.
hand-title = **Your hand** · { cards }
hand-delivered = Delivered, face down until the shift ends: { $cards }
order-missing = still needs { $cubes }
same-transport = goes with { $orders }

# Playing
play-title = **Your turn** · shift { $shift } · { miners }, { marks }
play-kinds = Where do your miners go?
play-kind-closed = { $kind }: { $reason }
play-places = **{ $kind }**: choose a place.
play-closed-places = -# Closed to you now:
play-closed-place = -# { $place }: { $reason }
choose-place = Choose a place
choose-card = Choose an order
choose-piece = Keep one, or none
choose-next = Which one goes back next?
choose-fill = Choose the coal:
choose-topic = Choose a topic
choose-plan = Choose a plan to see it
your-own = your own
effect-balance = balance { $light } : { $dark }
effect-tile = { marks }, balance { $light } : { $dark }
effect-deliver = { $orders }: { points }
confirm-workshop = Pay { marks } and send { miners }: **{ $piece }**. Balance afterwards { $light } : { $dark }.
confirm-workshop-draw = Send { miners } and look at { tiles } from the top of the stack. You may buy one of them or none.
confirm-mine = Send { miners } and take up to { steps }.
confirm-deliver = Send { miners } and deliver { orders } ({ $transport }): { points }.
confirm-money = Send { miners } and take { marks }.
confirm-order = Send { miners } and take **{ $piece }**.
confirm-order-draw = Send { miners } and look at { cards } from the top of the stack. You may keep one of them or none.
confirm-canteen = To the canteen: { $count } ({ $whose }).
confirm-coal-short = Coal is short: { $have } of { $colour } left. You choose other coal for the carts that remain.
done-title = Done. { $what }

# Mining
mine-left = Steps left: **{ $left }**
mine-suggestions = Suggestions:
mine-suggestion = **{ $number }** · { $what }
mine-steps = Steps:
mine-nothing = There is no step left to take. Finish the turn.
other-steps = More ways to fill a square
more-steps = More … ({ $page } of { $pages })
plan-title = What { steps } could do for you:
plan-empty = nothing useful yet

# A draw
draw-title = Only you see these. Keep one, or none.
draw-rest = Where does the rest go?
draw-return-top = On top, the first one uppermost. Put back so far: { $pieces }
draw-return-bottom = At the bottom, the last one lowest. Put back so far: { $pieces }
fill-title = The coal of this tile ({ $colour }) has run out. Choose other coal for { carts }.

# Looking
none = none
orders-offered = **On the board**
orders-complete = { $order } ✓
orders-hidden = { cards } face down
standings-title = **Standings**
standings-line = { $place }. { $who }: { points } · { marks } · { miners }
shaft-title = **{ $who }** · { points } · { marks } · { miners }
log-title = **What happened** · { $page } of { $pages }
log-empty = Nothing has happened yet.
stats-title = **{ $who }**
stats-people = Among people:
stats-automats = With automats at the table:
stats-games = { games }, won { $wins }
stats-scores = Average { $mean }, best { $best }
stats-transport = Favourite transport: { $transport }
stats-majority = Best majority: { $majority }
stats-none = No finished games yet.
stats-ranking = **The strongest**
stats-rank = { $place }. { $who } · { $rating } · { games }

# The end
over-title = The game is over.
result-title = **The result**
result-line = { $place }. { $who }: { points }
result-seal = -# The seed `{ $seed }` opens the seal `{ $seal }`: the deal was fixed from the start.
replay-title = **Turn { $turn } of { $turns }**
record-title = The whole game as a record: { $file }
refuse-not_over = While the game is running this would give secrets away. Come back when it is over.
refuse-no_record = Part of this game was played by older rules, so there is no record that could be replayed.

# Taking back
undo-done = Taken back.
undo-asked = The others have been asked; they must agree.
undo-waiting = Noted. Others are still to answer.
undo-declined = You have declined; it stands.
undo-open = { $who } wants to take something back. { $voters }: do you agree?
undo-wish = { $who } wants to take something back. Do you agree?

# Answers to those who have nothing to decide
wait-turn = { $who } to move. Meanwhile you can look around or plan ahead.
watching = You are watching this game. Take a seat when the next table opens.
away-title = An automat ({ $automat }) plays for you.
moved-on = The table has moved on. Here is how it stands now.
