# Buttons and panels
btn-dig = Dig ({ $bag })
btn-roll = Roll
btn-passage = Secret passage (1/3)
btn-pass = Pass, no movement
btn-stay = Stay
btn-stay-end = Stay and end
btn-to-gold = To the gold ({ $steps })
btn-home = Home and win!
btn-collect = Collect the nugget
btn-collect-end = Collect and end
btn-gold = Gold challenge ({ $tokens })
btn-bat = Bats ({ $tokens })
btn-leave-it = Let it stay
btn-give = Give { $count }
btn-take = Take { $count }
btn-end = End of turn
btn-turned = { $arrows } ({ $sides })
btn-other-cell = Another cell
btn-more = More…
btn-lay-for-me = Lay mine for me
btn-lay-all = Lay the whole beginning
btn-whole-mine = Whole mine
btn-standings = Standings
btn-hand = My tiles
table-title = ⛏ **Gold Mine.** { $who } has a map and looks for partners.
option-mud-yes = Mud: yes
option-mud-no = Mud: no
option-five_tiles-yes = Beginning: hands of five tiles
option-five_tiles-no = Beginning: tiles from the bag
option-alliances-yes = Alliances: teams of two
option-alliances-no = Alliances: all for themselves
turn-next = ⛏ **{ $who }, your turn** · gold { $have } of { $target }
turn-build = ⛏ **{ $who }, your tile** ({ $laid } of { $of }): { $tile }
turn-decide = **{ $who }, you won the challenge!** The choice is yours.
wait-turn = To move: { $who }. Meanwhile you can look around.
play-title = ⛏ **Your turn** · gold { $have } of { $target } · tokens: gold { $gold }, bats { $bats } · { tiles } in the bag ({ $chambers } with gold)
play-ways = Nearest gold: { steps } · way home: steps { $home }, rolls { $throws } on average
play-no-gold = No gold can be reached now. Dig, or try a passage.
play-rich = 💰 You have enough. Head for the entrance!
rival-rich = ⚠ { $who } has { $have } of { $target }, { steps } from the entrance.
put-where = **Where do you lay it?** { $tile }. It cannot be refused.
put-hand = **Which tile of your hand?**
put-turned = **{ $cell }: which way round?**
opt-cell = { $number } · { $cell } · joins { $joins } · { steps } from you
effect-closes = closes { $place }
effect-longer = { $who }: way home longer by { steps }
walk-where = **🎲 Up to { steps }. Where to?**
passage-where = **🎲 { $dice }: the water is low. Where do you come out?** Another passage, or you stay.
opt-goal = { $number } · { $place } · { $what } · { steps }
here = { $kind ->
    [gold] gold
    [entrance] entrance
    [passage] passage
    [mud] mud
    [empty] empty chamber
   *[tunnel] tunnel
}
act-what = **What else?** Collect first; a challenge ends the turn.
challenge-whom = **Whom?** Your chance is 62%: two pairs of three, ties are yours.
confirm-gold = Gold challenge against { $who }. Win: { $who } loses a nugget to a chamber of your choice, and you get a bonus move. Lose: { $who } decides about one of yours.
confirm-bat = Bat challenge against { $who }. Win: { $who } flees where you like. Lose: you flee.
drop-where = **{ $loser } loses a nugget. Where does it go?** To an empty chamber, or it stays.
chase-where = **🦇 Up to { steps }. Where does { $loser } flee?** At least one step.
chase-wins = ⚠ At the entrance { $loser } wins!
setting-bats = Ask me about bats: { $value ->
    [always] always
    [never] never
   *[rich] when somebody has enough gold
}
setting-defend = Decide for me when I defend: { $value }
hand-empty = You hold no tiles.
standings-title = **Standings** · { $target } needed
standings-line = { $place }. { $who }: { nuggets } · tokens { $gold } + { $bats } · way home { $home }
remains-gold = { rolls } to gold
remains-home = { rolls } home
opt-place = { $number } · { $place } · { $what }
opt-cell-build = { $number } · { $cell } · joins { $joins } · { steps } from the entrance
opt-cell-apart = { $number } · { $cell } · joins { $joins } · no way there
effect-shorter = { $who }: way home shorter by { steps }
effect-nearer = { $who }: gold nearer by { steps }
effect-pocket = { $who }: no way home from there
choose-cell = Choose a cell
choose-goal = Choose where to
choose-tile = Choose a tile
choose-share = How many nuggets?
page-of = More… (page { $page } of { $pages })
play-passage = 🌊 You stand in a secret passage. The others come out at: { $exits }.
passage-exit = { $place } ({ $what })
play-team = Your team: { $who } ({ $place }), { $together } of { $target } together.
btn-mine = Whole mine
btn-back-hand = Another tile
btn-challenge = Challenge
btn-not-now = Not now
btn-best = { $place } · { $what }
btn-lay-myself = I lay mine myself
lay-for-you = While the mine is being built, an automat lays for you.
lay-all-open = { $who } suggests laying the whole beginning at once. Whoever agrees presses “{ btn-lay-for-me }”.
mine-title = **The mine** · { tiles } laid · nuggets in its chambers: { $gold }
player-line = { $who }: { $place } · to gold { $near } · way home { $home }
team-line = Team { $who }: { nuggets } together, of { $target }
stats-challenge = Favourite challenge: { $kind ->
    [bat] bats
   *[gold] gold
}
hand-tiles = from your hand, { tiles }
challenge-odds = Your chance is 62%: two pairs of three, ties are yours.
