# The mines
kopalnie-title = Kopalnie skarbów
mine-A = Amazon
mine-B = Grand Canyon
mine-C = Himalayas
mine-D = Uluru
mine-E = Sahara
mine-F = Siberia
mine-G = Andes
mine-H = Alaska
mine-I = Kilimanjaro
mine-J = Iceland
mine-abandoned = abandoned
all-choose = Choosing missions
points-and-mission = pts + ?

# Treasures
tile-gold = gold
tile-cauldron = cauldron
tile-figurine = figurine
tile-knife = knife
tile-papyrus = papyrus
tile-crystal = crystal
tile-ruby = ruby
tile-diamond = diamond
tile-stone = stone
short-tile-gold = gold
short-tile-cauldron = caul.
short-tile-figurine = fig.
short-tile-knife = knife
short-tile-papyrus = pap.
short-tile-crystal = crys.
short-tile-ruby = ruby
short-tile-diamond = diam.
short-tile-stone = ston.
kind-gold = gold
kind-bronze = bronze
kind-papyrus = papyri
kind-crystal = crystals
kind-ruby = rubies
kind-diamond = diamonds
kind-stone = stones
sign-star = chance

# The last dig
news-missions = Everybody chooses a mission
news-waiting = still choosing: { $count }
news-first = Let the first pick swing!
news-first-hint = choose a mine and roll
news-dug = { $name }: { $tile }
news-rolled = { $name } rolls { $rolls }
news-in-mine = mine { $mine }
news-played = { $name } plays a card
news-coins = +{ $coins } { $coins ->
    [one] coin
   *[other] coins
}
news-guess = { $card }: names { $number }
news-laid = { $card }: { $coin } on { $tile }
news-abandoned = mine { $mine } abandoned
news-revealed = mission: { $mission }
news-over = the digging is over

# The collection
collection-of = Treasures: { $name }
collection-open = as it lies on the table
only-for-you = for your eyes only
points-of = { $points } pts
cell-coins = coins
cell-sets = sets
cell-packs = packs
cell-cards = cards
cell-mission = mission
more-for = +{ $count } → { $points }
set-full = full set
set-worst = max.
forms-more = trio +{ $points }
stones-cost = stones cost points
packs = Packs
packs-rule = { $count } free = { $points }
packs-free = free: { $count }
no-cards = no cards
mission = Mission
hidden-mission = face down
no-mission = not chosen yet

# In hand
hand-title = Mission and cards
choose-mission = Choose one mission; the others go back into the box
missions-offered = Three missions to choose from
mission-now-done = done
mission-now-open = not yet
mission-shown = shown
when-before = before the roll
when-after = after the roll
when-end = counts at the end
when-next = from the next turn on
when-at-once = at once

# The result
section-mission = Mission, cards
section-sets = Sets
section-rest = The rest
row-mission = mission
row-chance = card bonuses
row-coins = coins
row-free = free packs
row-stones = stones
missions-shown = Missions
shares-of = { $name }: treasures
mission-failed = no

# Descriptions
alt-mines = Mines, abandoned { $count } of { $end }. { $turn }. Chance cards: { $deck }.
alt-digger = { $name } ({ $colour }): { $points } pts, coins { $coins }, cards { $cards }, { $tiles }
alt-pick = pick
alt-coin = { $tile } with coin { $coin }
alt-collection = Treasures of { $name } ({ $colour }). Total { $points } pts.
alt-set = { $kind } { $count }: { $points } pts
alt-next = { $count } more for { $points }
alt-forms = cauldron { $cauldron }, figurine { $figurine }, knife { $knife }
alt-packs = Free: { $count }, packs { $points } pts.
alt-coins = Coins: { $coins }.
alt-kept = Cards
alt-covered = face down { $count }
alt-mission = Mission: { $mission }.
alt-offer = To choose from
alt-mission-line = { $name } ({ $points } pts): { $text }
alt-result-mission = { $name }: { $mission }, { $points } pts
alt-closed = Mines abandoned, in order: { $mines }.

# Missions
mission-power_of_craft = Power of Craft
mission-golden_hand = Golden Hands
mission-golden_hand-text = own at least one treasure of every kind
mission-last_digger = Last Digger
mission-last_digger-text = dig out the last but one tile of a mine and show this mission
mission-gold_rush = Gold Rush
mission-papyrus_keeper = Keeper of Papyri
mission-crystal_heart = Crystal Heart
mission-ruby_trail = Ruby Trail
mission-diamond_crown = Diamond Crown
mission-most-text = own the most { $kind ->
    [bronze] bronze
    [papyrus] papyri
    [crystal] crystals
    [ruby] rubies
    [diamond] diamonds
   *[gold] gold
}; a tie is not enough
mission-clean_hands = Clean Hands
mission-clean_hands-text = finish without a single stone
mission-collector = Collector
mission-collector-text = own sets that score in { $sets } kinds of treasure
mission-full_forge = Full Forge
mission-full_forge-text = own a cauldron, a figurine and a knife
mission-treasury = Treasury
mission-treasury-text = own at least { $coins } in coins
mission-traveller = Traveller
mission-traveller-text = own tiles from at least { $mines } mines
mission-new_lands = New Lands
mission-new_lands-text = own tiles from { $mines } of the mines G–J
mission-gem_pair = Pair of Gems
mission-gem_pair-text = own at least { $gems } rubies and { $gems } diamonds

# Chance cards
chance-new_hope = New Hope
chance-new_hope-text = roll once more; the second result stands
chance-gold_nugget = Gold
chance-gold_nugget-text = stands for one tile of gold
chance-pink_diamond = Pink Diamond
chance-pink_diamond-text = { $coins } coins right away, and it stands for one diamond
chance-crystal_bonus = Crystal Bonus
chance-gold_bonus = Gold Bonus
chance-bronze_bonus = Bronze Bonus
chance-papyrus_bonus = Papyrus Bonus
chance-ruby_bonus = Ruby Bonus
chance-diamond_bonus = Diamond Bonus
chance-bonus-text = 1 pt for each { $kind ->
    [bronze] of your bronze pieces
    [papyrus] of your papyri
    [crystal] of your crystals
    [ruby] of your rubies
    [diamond] of your diamonds
   *[gold] of your gold tiles
}
chance-lantern = Lantern
chance-lantern-text = shift your result up or down by 1
chance-two_trails = Two Trails
chance-two_trails-text = roll twice and pick the result you like
chance-spare_pick = Spare Pick
chance-spare_pick-text = dig once more in this turn
chance-lucky_guess = Lucky Guess
chance-lucky_guess-text = guess what you will roll; a hit is worth { $coins } coins
chance-gold_vein = Gold Vein
chance-gold_vein-text = lay a coin of { $coin } on a tile; whoever digs it out gets it
chance-danger_zone = Danger Zone
chance-danger_zone-text = lay a coin of { $coin } on each of up to { $count } stones
chance-purse = Purse
chance-purse-text = you get { $coins } coins
chance-papyrus_dealer = Papyrus Dealer
chance-papyrus_dealer-text = { $coins } coin for each of your papyri
chance-tidy_up = Tidying Up
chance-tidy_up-text = one of your stones goes back into the box
chance-tribute = Tribute
chance-tribute-text = you get { $coins } from everybody who has coins
chance-lucky_roll = Lucky Roll
chance-lucky_roll-text = roll and take as many coins as the die shows
chance-diamond_market = Diamond Market
chance-diamond_market-text = { $coins } coins for each of your diamonds
