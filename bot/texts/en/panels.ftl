# Buttons
btn-play = Play
btn-rules = Rules
btn-how = How to play
btn-log = Log
btn-back = Back
btn-undo = Undo
btn-ask-undo = Ask to undo
btn-undo-uncounted = Undo (the game no longer counts)
btn-undo-step = ⟲ step
btn-agree = Agree
btn-decline = Decline
btn-join = Take a seat
btn-leave = Leave
btn-start = Start
btn-take-back = I am back
btn-lend = Play for me…
btn-accept-seat = Change of seat: yes
btn-keep-seat = Change of seat: no
btn-forget = Forget me…
btn-forget-me = Yes, forget me
btn-rematch = Rematch
btn-replay = Replay
btn-record = Record
btn-back-table = Back to the table
btn-back-turn = Back to your turn
btn-older = Older
btn-newer = Newer
btn-refresh = Show as it is now

# A table before the start
table-seats = Seats: { $taken } of { $most }
table-seat = { $who } ({ $colour })
table-seat-automat = Computer: { $automat } ({ $colour })
seat-nameless = Person { $number }
table-settings = Pace: { $clock } · Language: { $language }
table-seal = Shuffle seal: `{ $seal }`
seat-red = red, hammers
seat-blue = blue, wheel
seat-green = green, tower
seat-white = white, star
seat-pink = pink, horseshoe
seat-black = black, bolt
table-wait = Waiting for players: at least { $least } must sit down.
table-ready = The host can start.
table-other-number = This game is not for that many players. Possible numbers: { $numbers }.
table-closed = This table is closed.
choose-automat = Computer players
automat-add = Add: { $automat }
automat-dismiss = Send away: { $automat }
joined = You have a seat. The game begins when the host starts it.
word-counted = Your word is part of the shuffle. The record of the game will have its SHA-256, so you can check it afterwards.
left = You have left the table.

# Whose turn
turn-deadline = Time runs out { $deadline }.

# Playing
choose-topic = Choose a topic
decide-title = **Your turn.**
choose-action = What do you do?
done-title = Done. { $what }

# Looking
none = none
log-title = **What happened** · { $page } of { $pages }
log-empty = Nothing has happened yet.
stats-title = **{ $who }** · { game-title }
stats-people = Among people:
stats-automats = With computer players at the table:
stats-games = { games }, won { $wins }
stats-scores = Average { $mean }, best { $best }
stats-none = No finished games yet.
stats-ranking = **Ranking**
stats-rank = { $place }. { $who } · { $rating } · { games }

# The end
over-title = The game is over.
over-uncounted = This game counts nowhere, because something that had been seen was taken back.
over-left = Left before the end, so last in the rating: { $who }.
replay-title = **Turn { $turn } of { $turns }**
record-title = The whole game as a record: { $file }
refuse-not_over = While the game is running this would give secrets away. Come back when it is over.
refuse-no_record = Part of this game was played by older rules, so there is no record that could be replayed.

# Taking back
undo-done = Taken back.
undo-asked = The others have been asked; they must agree.
undo-waiting = Noted. Others are still to answer.
undo-declined = You have declined; it stands.
undo-asks = { $who } wants to take back:
undo-voters = { $voters }: do you agree?
undo-you = Do you agree?
undo-more = … and { $count } more

# A seat that is offered to another person
offer-open = { $newcomer }, will you play on in the seat of { $who }? The offer ends { $deadline }.
offer-open-owner = { $newcomer } is to play on in the seat of { $who }. Do both of you agree? The offer ends { $deadline }.
offer-owner-silent = If the owner of the seat does not come back before { $moment }, { $newcomer } can take it alone after that.
offer-owner-missing = Turns missed in a row: { $missed }. From { $turns } on { $newcomer } can take the seat alone, unless its owner comes back first.
offer-made = The seat has been offered; it changes hands when everyone concerned has agreed.
offer-taken = The seat has a new player.
offer-half-agreed = Noted. One answer is still missing.
offer-refused = The seat does not change hands.

# Answers to those who have nothing to decide
watching = You are watching this game. Take a seat when the next table opens.
away-title = The computer ({ $automat }) plays for you.
away-alone-title = Nobody is here right now, so the table rests. It goes on when you are back.
helped-title = The computer ({ $automat }) plays this turn for you.
lend-title = Who shall play for you?
lend-title-rated = Who shall play for you?
    If the computer plays for you to the end of the game, you are rated last.
choose-help = This turn only…
choose-away = Until I am back…
moved-on = The table has moved on. Here is how it stands now.

# After the game
btn-first = First
btn-forward = Forward
btn-last = Last
btn-animation = Post the animation
btn-result-card = Result card
btn-verify = Verify
verdict-ahead = 🏆 **{ $who }** { $winners ->
    [one] wins
   *[other] win
}, { points } ahead.
verdict-even = 🏆 **{ $who }** { $winners ->
    [one] wins
   *[other] win
} with points level.
verdict-behind = 🏆 **{ $who }** { $winners ->
    [one] wins
   *[other] win
}.
verdict-shared = 🏆 **{ $who }** share the victory.
verify-text = **Was the deal fair?**
    The seed `{ $seed }` matches the seal `{ $seal }`, which was there from the first message: every draw and roll was fixed before anybody moved. With the program at hand you can check the record yourself: `python -m engine verify`.
verify-shared-text = **Was the deal fair?**
    The sealed seed `{ $sealed }` matches the seal `{ $seal }`, which was there from the first message. The seed of the game `{ $seed }` follows from it and from the shares of the people at the table (`shares` in the record), and every draw and roll from the seed of the game. With the program at hand you can check the record yourself: `python -m engine verify`; `docs/fair-shuffles.md` says how it works.
making-animation = Making a film of the whole game. This takes a moment…
making-result-card = Preparing the result card…
animation-title = **{ game-title }**: the whole game, turn by turn.
posted = Done, it is in the channel.
already-posted = It is in the channel already: { $link }
result-card-title = **{ game-title }**: how it went.
