# The rules by topic, in our own words, each with its rulings
rules-turn-title = A turn
rules-turn =
    Choose a mine that is still open, and a die is rolled for you. The pick of that mine moves to the right by as many tiles as the die shows, and the tile on which it stops is yours.
    - Before the roll you may play a kept card: **Two Trails** rolls twice and you choose one of the results, **Spare Pick** lets you dig once more.
    - After the roll **New Hope** rolls again and **Lantern** changes it by one.
    - A tile with ★ brings a chance card, one with +{ $plus } brings { $plus } coins.
    - Then the next player digs. The panel shows what each roll from 1 to 6 would bring in every mine.

rules-mines-title = Mines and picks
rules-mines =
    { $mines } mines with { $places } tiles each; the stone always lies in the first place. There is one pick in a mine, and all players share it.
    - The pick counts tiles, not places: empty places are skipped, and after the last one it goes on from the left.
    - It rests on the place that it emptied; the next dig starts from there.
    - When a single tile is left, the mine is **abandoned**: nobody digs there any more.

    ⚖ **Rulings**
    - Stones count as tiles for the pick.
    - A roll higher than the number of tiles goes round again and again.
    - A coin on the last tile of an abandoned mine goes back to the supply.

rules-missions-title = Missions
rules-missions =
    At the start everybody gets { $offered } of the { $missions } missions and secretly keeps one, all at once. It is shown at the end: done, it brings its points, otherwise nothing.
    - “Most” means strictly more than each of the others; a tie is not enough.
    - Cards that stand for a tile count for missions as well.
    - Only **Last Digger** is shown during play: when your digging makes a mine abandoned.

rules-chance-title = Chance cards
rules-chance =
    { $cards } cards. The grey ones take effect at once. The orange ones you keep, open to all: some are played in one of your later turns, others score at the end.

    ⚖ **Rulings**
    - A kept card cannot be played in the turn in which it was drawn.
    - After the roll you choose only if Two Trails brought two different results or you have a card for that moment; two equal results are one.
    - After Two Trails a Lantern changes one of the results by one, and then only that one counts; New Hope replaces both by a single roll.
    - New Hope and Lantern change your own roll only; after New Hope the new result stands.
    - Tidying Up takes the stone of the mine from which you have most tiles, on a tie of the first by letter; no mission would rather lose another.
    - Tidying Up without a stone, a dealer without goods, a tribute from nobody: nothing happens.

rules-coins-title = Coins
rules-coins =
    Every coin is a point. They come from +{ $plus } tiles, from chance cards, and from tiles onto which somebody laid one.
    - A card that lays coins puts at most one onto a tile; whoever digs the tile out gets it.
    - Danger Zone may lay fewer than three, also none.

    ⚖ **Ruling.** In the turn that ends the game no coins are laid any more.

rules-sets-title = Sets
rules-sets =
    At the end each kind of treasure is one set, never split. The number of tiles decides (“from so many on: points”):
    - 🥇 gold { $set-gold }
    - 🏺🗿🔪 bronze { $set-bronze }, and +{ $trio } for every cauldron, figurine and knife together
    - 📜 papyrus { $set-papyrus }
    - 🔷 crystal { $set-crystal }
    - 🔴 ruby { $set-ruby }
    - 💎 diamond { $set-diamond }
    - 🪨 stones { $set-stone }

    ⚖ **Ruling.** Gold beyond ten tiles is worth as much as ten.

rules-free-title = Free packs
rules-free =
    Treasures of kinds that make no set are free tiles. Every { $pack } of them, whatever they are, bring { $pack-points } points. Stones never count here, cards that stand for a tile do.

rules-end-title = The end
rules-end =
    The game ends with the turn that makes it { $end } abandoned mines; nobody gets another turn. Then everything is counted: mission, bonus cards, coins, sets, free packs, stones. Most points win.

    ⚖ **Ruling.** Equal at the top: the victory is shared.

rules-few-title = Two or three players
rules-few =
    You play in { $mines-few } mines (A to F), without diamonds and without the cards and missions that need them. The game ends when { $end-few } mines are abandoned.

rules-secrets-title = What is secret
rules-secrets =
    Only you see your mission, and nobody knows the order of the deck. Everything else is open: tiles, coins and chance cards, for each one drawn is read aloud, also one that somebody keeps. The deal is fixed by a seed whose seal stands at the table; the seed is told at the end.

rules-notation-title = Notation
rules-notation =
    A tile is its mine’s letter and a figure: `C0` is the stone of mine C, `C1` to `C6` the others.

    Decisions: `mission treasury`, `dig C`, `play two_trails`, `take 4`, `lantern 5`, `guess 3`, `lay C` and `coin C4`, `enough`. In a record the dice stand behind the decision that rolled them: `dig C roll 4`.

# Short pages for someone who has never seen the game
lesson-1 =
    ### 1 of 3 · Your turn
    Treasure lies in { $mines } mines all over the world. On your turn you choose one, a die is rolled, and the pick there moves that many tiles to the right. The tile on which it stops is yours. That is all there is to a turn.

    In the picture each mine has a letter, and each kind of treasure a colour and a pattern behind it: that is how you see what you collect.

lesson-2 =
    ### 2 of 3 · The mines
    Each mine has one pick for all of you, so every dig changes what the next player can get. Before you roll, your panel shows what each number would bring in every mine. ★ gives a chance card, +{ $plus } gives coins. When one tile is left, the mine is abandoned; when { $end } are, the game ends.

lesson-3 =
    ### 3 of 3 · Points
    Points come from sets: the more tiles of one kind, the better, and gold most of all. Stones cost. Every three treasures without a set bring { $pack-points } points, each coin one. And everybody has a secret mission, chosen at the start. Everything you can do is behind **Play**; typing is never needed. **Happy digging!**
