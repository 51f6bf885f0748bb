# The rules by topic, in our own words, each with the rulings that settle disputes
rules-turn-title = A turn
rules-turn =
    Send miners to **one** open place whose work you can really do.
    - An empty place takes 1 miner. If miners stand there, whoever’s they are, they go to the canteen and you send one more than that.
    - The bank (in Polish *cechownia*, the hall where a shift reports) takes exactly 1 miner, sends nobody away and pays 1 mark. You may always choose it.
    - Without miners you are passed over. When nobody has any left, the shift ends. There are three shifts.
    - You begin each shift with { $miners2 } miners (2 players), { $miners3 } (3) or { $miners4 } (4); the game with { $marks2 }, { $marks3 } or { $marks4 } marks.
    - Locked all game: with 3 players workshop 8, mining 4 and money 3; with 2 also workshop 4, mining 8, money 5 and order 1.

    ⚖ **Ruling.** You may send away your own miners; they count like anyone’s.

rules-draft-title = The draft
rules-draft =
    Before the first shift everyone picks three orders from an open display.
    - The player to the right of the starting player picks first, then it goes on counter-clockwise, three rounds in the same direction. So the starting player picks last in each round.
    - The card left over goes to order place 4; the other open order places are filled from the stack.
    - Your picks stay hidden until the draft is over.

rules-workshop-title = Workshops
rules-workshop =
    Buy the tile and add it to your shaft, on the level and side that it shows: light (with lamps) or dark. A cart costs 1 mark on yellow, 2 on brown, 3 on grey, 4 on black. Each cart comes with coal of its colour. The workshop is refilled when your turn ends.

    ⚖ **Rulings**
    - Coal of that colour is short: its own colour first, as far as it goes. Each remaining cart must get a cube of another colour, your choice, while the supply has any; only then does it stay empty. The price stays the same.
    - A cart with a cube of another colour keeps its own colour, and so does the cube.
    - Once the stack is used up, workshops stay empty, and an empty one cannot be chosen.

rules-mine-title = Mining
rules-mine =
    Take up to as many steps as the place says. A step is one of these:
    - move the cage to any other stop, however far;
    - underground: load a cube from a cart of that level (the cage holds { $cage });
    - at the surface: put a cube from the cage onto a square of its colour, or into your store;
    - anywhere: put a cube from the store onto a square of its colour.

    ⚖ **Rulings**
    - You may mine without a single step. Steps that you do not use are lost, and the cage stays where it is.
    - You may store a cube although a matching square is open.
    - Nothing comes off a square again except by delivery, and nothing goes from the store into the cage.

rules-pairs-title = Two cubes for one
rules-pairs =
    Two cubes of other colours may stand in for one. That is one move of two steps.

    ⚖ **Rulings**
    - Both cubes must be of colours other than the square’s; they may equal each other.
    - The two may come from the cage and the store in any mix; one from the cage needs the cage at the surface, one from the store does not.
    - With one step left you cannot begin a pair: there is no half-filled square.
    - In the majorities only the printed squares count, not the cubes that lie on them.

rules-deliver-title = Delivery
rules-deliver =
    Deliver **all** your complete orders of one transport. You get their points at once, the coal goes back to the supply, the cards lie face down before you until the next scoring.

    ⚖ **Rulings**
    - You may not hold back a complete order of the transport that you choose.
    - If the table plays with open deliveries, everyone sees the cards at once.

rules-money-title = Money
rules-money =
    Take as many marks as the place says. The bank pays 1 mark, takes exactly 1 miner and sends nobody to the canteen.

    ⚖ **Ruling.** You may choose the bank even if other places are possible.

rules-order-title = Orders
rules-order =
    Take the card; it joins your pending orders. The place is refilled when your turn ends.
    - There are 44 different orders, 11 for each transport. More squares and deeper coal give more points.

    ⚖ **Rulings**
    - You may have as many pending orders as you like. At the end each one left costs { $pending-penalty } point.
    - Once the stack is used up, places stay empty.

rules-draw-title = The draw
rules-draw =
    At the workshops and at the orders there is a place for a draw: look at the top { $look } of the stack, take one (tiles cost their price) or none, and put the rest back, all on top or all at the bottom, in any order you like.

    ⚖ **Rulings**
    - Fewer than { $look } left: you see what there is. None left: the place is closed.
    - You may draw tiles without money; then you take only what you can pay for, or none.
    - A draw refills nothing on the board.
    - Only you see the pieces. The others learn what you bought or took, and where the rest went.

rules-scoring-title = Scoring after each shift
rules-scoring =
    After shift I the four colours, after II also the four transports, after III also the empty carts.
    - Squares of yellow, brown, grey, black on delivered orders: first { $first-colour }, second { $second-colour }.
    - Squares on delivered handcart, wagon, truck, locomotive orders: first { $first-transport }, second { $second-transport }.
    - Empty carts on the yellow, brown, grey, black level: first { $first-empty }, second { $second-empty }.

    A tie for first gives everyone in it the first prize and nobody the second. A tie for second gives all of them the second. With two players there is no second prize. Whoever has none gets nothing.

    ⚖ **Rulings**
    - Delivered orders count again in every scoring; their own points only once.
    - The carts printed in your shaft count as empty carts too, and for those you need no delivery.

rules-end-title = The end of the game
rules-end =
    After the third shift:
    - 1 point for every { $marks-a-point } marks;
    - 1 point for every { $cubes-a-point } cubes (carts, cage, store and pending orders together);
    - −{ $pending-penalty } for each pending order;
    - −{ $imbalance-penalty } for each tile by which your light and dark side differ.

    Most points win; in a tie, whoever has more marks left after that exchange; if that is equal too, the victory is shared.

    ⚖ **Rulings**
    - The balance counts bought tiles over the whole shaft, not carts; the printed carts do not count.
    - A score may be negative.

rules-start-title = Who starts a shift
rules-start =
    The next shift is opened by whoever has the most miners standing in the workshops. The draw place counts, the canteen does not.

    ⚖ **Ruling.** In a tie, also when nobody is there, it is opened by the next of the tied players clockwise from the old starting player, who cannot open twice in a row.

rules-secrets-title = What is secret
rules-secrets =
    - The order of both stacks.
    - What a player sees in a draw, and what was put back in which order.
    - The picks of the draft until it ends.
    - Delivered cards until the next scoring, unless the table plays with open deliveries.

    All else is open, money too. The shuffle follows from a seed: its seal stands at the table from the start, the seed itself is told at the end, so everybody can check that nobody stacked the deck.

rules-notation-title = Notation
rules-notation =
    Codes are for those who like to type; the buttons know them all.
    Coal: `Y` yellow, `B` brown, `G` grey, `K` black (as printers say). Transport: `H` handcart, `W` wagon, `C` truck (car), `L` locomotive. `G2L` is a grey tile with two carts on the light side (`L` light, `D` dark), `L-YBGK` a locomotive order with one square of each colour.

    Steps of mining: `@3` cage to level 3 (`@0` surface), `+G` into the cage, `-G` into the store, `G>H-GG` onto a square, `~G>H-GG` the same from the store, `YB>L-YBGK:G` two cubes onto a grey square. You type them like this: `/{ cmd-group } { cmd-mine }`, place `8`, steps `@3 +G +G @0 G>H-GG G>H-GG`.

    In the record of a game a whole turn is one line: `mine 8 @3 +G +G @0 G>H-GG G>H-GG`, `workshop 3`, `deliver W`, `money 4`, `order draw`.

# Four short pages for someone who has never seen the game
lesson-1 =
    ### 1 of 4 · What it is about
    You own a mine in Silesia. In three shifts you buy tunnels with carts, bring coal up, fill orders with it and send them off. Most points win.

    Coal comes in four colours, darker and more expensive the deeper you go: yellow, brown, grey, black. On the pictures they are Y, B, G, K. Orders leave by handcart (H), wagon (W), truck (C) or locomotive (L): handcart H-GG wants two grey cubes.

lesson-2 =
    ### 2 of 4 · Your turn
    Send miners to one place on the board: **Workshops** (a tunnel with coal), **Mining** (bring coal up), **Delivery** (send off complete orders), **Money**, or **Orders**.

    An empty place takes one miner. An occupied one takes one more than stand there; those go to the canteen. So the later you come, the more it costs. With no better idea: the bank, 1 miner for 1 mark.

lesson-3 =
    ### 3 of 4 · Down the mine
    Every step is one move: the cage to a level, a cube from a cart into the cage (it holds { $cage }), or at the surface a cube from the cage onto an order or into the store.

    Two cubes of other colours can stand in for a missing one. The panel suggests good plans; one press takes the whole plan.

lesson-4 =
    ### 4 of 4 · Points
    A delivered order gives its points at once. After each shift there are majorities: after I for the colours that you delivered, after II also for the transports, after III also for empty carts.

    At the end money and coal give a little; orders left over and a lopsided shaft (light against dark) cost. Everything you can do is behind **Play**; typing is never needed. **Szczęść Boże!**
