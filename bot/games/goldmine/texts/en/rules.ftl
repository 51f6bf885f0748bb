# The rules by topic, and the first lesson
rules-build-title = Building the mine
rules-build =
    The entrance lies on the table. In turn everybody draws a tile and lays it, until { $tiles } lie there. Then all stand at the ladder, and whoever began begins again.
    - A tile lies side by side with another; opening meets opening, rock meets rock. A cavern fits anywhere.
    - What fits must be laid. What does not goes back into the bag, and another is drawn.
    - A chamber gets its nugget when it is laid.

    ⚖ **Rulings**
    - Rock to rock is enough: a tile need not be joined to anything. You may cut others off.
    - Beside the entrance a tile must lead to an open end without going back over the entrance.
    - Our own rule: some open end must always be within reach from the entrance.
    - The shapes of the tiles are our own design.
rules-move-title = Movement
rules-move =
    At the beginning of your turn choose one:
    - **dig**: draw a tile, lay it, and take up to one step;
    - **roll**: up to as many steps as the die shows;
    - **a secret passage**, if you stand in one;
    - **pass**.

    A step leads from tunnel to tunnel on the next tile, where both open to each other. Tunnels of one tile are not joined. You may walk through caverns and the entrance, and past others.

    ⚖ **Rulings**
    - Only where you end counts; you need not name the way. You may take fewer steps, or stay.
    - With mud: a step into a puddle is the last one; there is no way through, but you can set out from it.
    - An empty bag only takes digging away.
    - After passing, actions remain.
rules-passage-title = Secret passages
rules-passage =
    If you begin your turn in a tunnel with a secret passage, you may roll two dice. A double, or 7 together (chance 1/3): come out at any other passage of the mine, or stay. Otherwise you walk, at most as many steps as the lower die shows.

    ⚖ **Rulings**
    - Only from where the turn began; you cannot step into a passage and use it at once.
    - A passage is the whole movement: no steps before or after it. After a good roll you cannot walk instead.
    - On a tile with two tunnels the passage lies in one of them only.
    - With a single passage in the mine you cannot try.
    - Bats carry nobody through passages, but they find everybody.
rules-gold-title = Gold and victory
rules-gold =
    In the chamber where you stand after your movement you may collect the nugget, also after passing. A chamber never gets another one, except by a gold challenge.

    Whoever ends a movement at the entrance with enough wins **at once**: { $two } with 2 players, { $four } with 3 or 4, { $six } with 5 or 6.

    ⚖ **Rulings**
    - Walking through a chamber or over the entrance is not enough; only where a movement ends counts.
    - Being chased to the entrance by bats wins, too.
    - Collect first, then challenge: a challenge ends the turn.
    - Our rule for quiet times: after { $quiet } rounds in a row without a tile laid or a nugget collected the game ends and most nuggets win; a tie is shared.
rules-challenges-title = Challenges
rules-challenges =
    One in a turn, at its end. You pay a token (you have { $tokens } of each kind) and both roll three times; a tie in a pair is the challenger’s. Two pairs win: chance 62%.
    - **Gold**: same tunnel, a token and a nugget of your own. The winner, **even the defender**, may move a nugget of the loser to an empty chamber where neither of you stands. A challenger who wins also rolls a die, walks, and may collect once more.
    - **Bats**: anybody, anywhere. The winner rolls a die and chooses where the loser flees, at least one step.

    ⚖ **Rulings**
    - A defender without gold may be challenged.
    - Nowhere to flee: nothing happens, the token is gone.
    - Next comes the seat after the challenger, whoever decided.
rules-options-title = Options of the table
rules-options =
    All are off unless the table turns them on.
    - **Mud**: a step into a puddle is the last one, also when fleeing and in the bonus move.
    - **Five tiles** (2 to 4 players, with mud): everybody begins with a cavern, two passages and two puddles in hand and lays from these; once hands are empty, tiles are drawn as usual.
    - **Alliances** (4 or 6 players): your partner sits opposite. Together you need { $team_four } or { $team_six }, and you win when both stand at the entrance. In the same tunnel you may give or take nuggets once in a turn.

    ⚖ **Rulings**
    - No challenges inside a team, bats included.
    - A hand that fits nowhere: you draw instead and keep it; what is left goes into the bag.
rules-secrets-title = Open, secret, notation
rules-secrets =
    Everything is open, even what is still in the bag; only the order is unknown to all. Secret are only the hands of five tiles (and so, while building, what is in the bag): others know how many tiles you have left.

    A cell is `x,y`: the entrance is `0,0`, x grows to the right, y grows **downwards**, so `0,-1` is above the entrance. Sides: `N` up, `E` right, `S` down, `W` left. Where a tile has several tunnels, the open sides follow: `3,-2:NE`.

    In a record: `put T5 0,-1 N` lays a tile, `dig T7`, `roll 4`, `passage 2+5`, `go 3,-2`, `stay`, `collect`, `gold 2 5:3 1:6 4:4` (seat 2, the challenger’s die first), `drop 3,2`, `leave`, `bat 2 5:3 1:6 4:4 5`, `chase 3,-2`, `give 2`, `take 1`, `end`. Dice and draws stand behind the decision that caused them.
lesson-1 =
    ### 1 of 4 · What it is about
    Together you build a mine, tile by tile. Nuggets lie in its chambers. Collect enough of them and be the first back at the ladder by the entrance, and you win.
lesson-2 =
    ### 2 of 4 · Your turn
    You either **dig** (a new tile and a step) or **roll** and walk up to that many steps. In a tunnel with water you may try the **secret passage**: a double or a seven takes you to any other one. Standing in a chamber with gold? **Collect.**
lesson-3 =
    ### 3 of 4 · Challenges
    At the end of your turn you can get in somebody’s way. **Gold challenge**, in the same tunnel: if you win, a nugget of theirs moves to another chamber, and you move once more. **Bats** chase anybody, anywhere. You have { $tokens } tokens of each; your chance is 62%, and losing hits you.
lesson-4 =
    ### 4 of 4 · Back home
    Once you have enough gold, a movement must **end** at the entrance. Watch the rich: bats are kept for them. The panel shows ways, distances and odds. Everything is behind **Play**; typing is never needed. **The rush is on!**
rules-credits-title = Credits
rules-credits = **Gold Mine** is a game published by Stratus Games.

    This is an unofficial fan work with no tie to its designers or to any publisher. Drawings, words and the **shapes of the tiles** are our own: those in the box are different. If you like the game, buy it and play it at a real table.
