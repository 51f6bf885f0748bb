# What happened: one line a turn. Where miners are sent …
to-workshop = to workshop { $number }
to-workshop-draw = to the workshops for a draw
to-mine = down the mine
to-deliver = to deliver by { $transport }
to-money = for { marks }
to-cechownia = to the bank for { marks }
to-order = for an order
to-order-draw = for an order from the stack

# … and what they do there
turn-plain = { $who } sends { miners } { $to }.
turn-with = { $who } sends { miners } { $to }: { $what }.
turn-middle = { $who }: { $what }.
turn-canteen = To the canteen: { $count } ({ $whose }).
turn-canteen-own = To the canteen: { $count } (their own).
did-buy = buys a tile (**{ $tile }**) for { marks }
did-fill-carts = other coal goes into the carts: { $cubes }
did-earn = takes { marks }
did-take-order = takes **{ $card }**
did-draw-tiles = looks at { tiles }
did-draw-orders = looks at { cards }
did-keep-none = keeps none
did-put-back-top = puts { $count } back on top
did-put-back-bottom = puts { $count } back at the bottom
did-mine = { $used } of { steps }
did-load = loads { $cubes }
did-complete = completes { $orders }
did-fill = fills { squares }
did-store = stores { $cubes }
did-deliver = { orders }, { points }
did-deliver-which = ({ $cards })

# The draft
told-draft = { $who } picks an order; { cards } left.
told-draft-over = The draft is over. { $hands }.
told-draft-hand = { $who }: { $cards }
told-draft-board = New on the board: { $cards }.

# The end of a shift and of the game
told-out-of-tiles = The stack of tiles is used up.
told-out-of-cards = The stack of orders is used up.
told-shift-over = **Shift { $shift } is over.** { $scores }.
told-score = { $who } { $more } → { $score }
told-score-row = { $what }: { $who }
told-score-share = { $who } +{ $points }
told-start-most = { $who } opens shift { $shift }: most miners in the workshops ({ $count }).
told-start-tie = { $who } opens shift { $shift }: a tie in the workshops, so the seating decides.
told-start-nobody = { $who } opens shift { $shift }: nobody was in the workshops, so the seating decides.
told-shift = Shift { $shift } begins.
told-settled = The final account: { $scores }.
told-win = **The game is over: { $who } wins with { points }!**
told-win-marks = **The game is over: { $who } wins with { points }**, the tie broken by marks left over.
told-win-shared = **The game is over: { $who } share the victory with { points }!**

# For one pair of eyes
secret-draft = 🔒 Your pick: **{ $card }**.
secret-draw = 🔒 You see: { $pieces }.
secret-put-back-top = 🔒 Back on top, the first one uppermost: { $pieces }.
secret-put-back-bottom = 🔒 Back at the bottom, the last one lowest: { $pieces }.
secret-delivered = 🔒 Delivered: { $cards }.

# Around the game
log-open = { $who } opens a mine. **Szczęść Boże!**
log-start = The game begins. **Szczęść Boże**, good luck down there!
