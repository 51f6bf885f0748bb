# A lead, in what the adviser of this game counts
lead = { $points } turns

# Why a turn is good, or what speaks against it
why-not_joined = cannot be walked to yet
why-gold_near_entrance = gold near the entrance, { $rolls } rolls away
why-open_ends = open ends afterwards: { $ends }
why-roll_wins = home is { steps } away: { $percent }% of the rolls win
why-roll_gold = gold is { steps } away: { $percent }% of the rolls get there
why-way_home = rolls home on average: { $rolls }
why-way_gold = rolls to the nearest gold on average: { $rolls }
why-dig_gold = { $percent }% chance of gold: { $chambers } of { tiles } are chambers
why-dig_beside = the tile can go right beside you, and its gold be taken at once
why-dig_apart = there is no open end beside you
why-dig_and_step = gold is one step away, so the tile is a gift
why-no_gold_lies = no gold can be reached now
why-gold_is_far = the nearest gold is far, { $rolls } rolls on average
why-passage_odds = a passage is free in { $percent }% of the tries
why-passage_gold = from { $place } gold is { $rolls } rolls away
why-passage_home = from { $place } the entrance is { $rolls } rolls away
why-wins = this wins
why-into_mud = ends in the mud
why-gold_shorter = gold comes nearer: { $rolls } rolls instead of { $before }
why-gold_longer = gold gets farther: { $rolls } rolls instead of { $before }
why-home_shorter = a shorter way home: { $rolls } rolls instead of { $before }
why-home_longer = a longer way home: { $rolls } rolls instead of { $before }
why-at_passage = stands in a secret passage then
why-meets_rival = { $who } could make a gold challenge there
why-gold_at_hand = gold at { $cell }, one step away
why-gold_walled_off = nobody can get to that gold
why-gold_nearer_to_you = nobody is nearer to that gold: { $rolls } rolls
why-gold_nearer_to_rival = { $who } is nearer to that gold: { $rolls } rolls
why-rival_home_shorter = { $who } gets a shorter way home: { $rolls } rolls instead of { $before }
why-rival_home_longer = { $who } gets a longer way home: { $rolls } rolls instead of { $before }
why-collects = a nugget more: { $have } of { $target }
why-enough = enough gold: { $have } of { $target }
why-gave = { nuggets } to { $who }
why-took = { nuggets } from { $who }
why-quiet_ahead = quiet turns until the end: { $left }, and most gold is here
why-quiet_behind = quiet turns until the end: { $left }, and somebody has more gold
why-challenge_odds = you win { $percent }% of the challenges
why-spends_token = costs a { $kind ->
    [bat] bat
   *[gold] gold
} token, { $left } left
why-rival_near_home = { $who } lacks { nuggets } and is { $rolls } rolls from home
why-robs = { $who } has { nuggets }
why-free_move = winning brings a bonus move
why-may_lose_nugget = a nugget of your own is at stake
why-leaves_it = the nuggets stay where they are
why-takes_nugget = { $who } loses a nugget, to { $cell }
why-bonus_reaches = the bonus move gets there with { $percent }% of the rolls: { steps }
why-chased_home_shorter = { $who } gets nearer to home: { $rolls } rolls instead of { $before }
why-chased_home_longer = { $who } gets farther from home: { $rolls } rolls instead of { $before }
why-chased_gold_shorter = { $who } gets nearer to gold: { $rolls } rolls instead of { $before }
why-chased_gold_longer = { $who } gets farther from gold: { $rolls } rolls instead of { $before }
why-chased_into_pocket = { $who } has no way home from there
why-chased_from_gold = { $who } has no way to gold from there
no-way = no way
turn-put = tile at { $cell }, turned { $side }
turn-go = to { $place }
turn-drop = the nugget to { $cell }
turn-chase = flight to { $place }

# What cost most over the whole game
why-leak_steps = steps left unused: { $unused } of { $rolled } (stuck in mud: { $mud }); in turns that is about { $points }
why-leak_standing = turns without a move: { $turns }
why-leak_challenges = challenges of your own that failed: { $lost } of { $challenges }
why-leak_nuggets = nuggets lost in challenges: { $nuggets }; in turns that is about { $points }
why-leak_tokens = tokens for gold challenges left over: { $tokens }
