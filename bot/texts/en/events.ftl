# Around the game
log-join = { $who } takes a seat.
log-word = { $who } adds a word to the shuffle.
log-leave = { $who } leaves the table.
log-automat = A computer player takes a seat: { $automat }.
log-options = The settings of the table have changed.
log-cancel = The table is closed without a result.
log-cancel-deserted = The table is closed: nobody is left at it.
log-resign = { $who } gives up; the computer ({ $automat }) plays on to the end.
log-forgotten = A player has left for good and been erased; the computer ({ $automat }) plays on to the end.
log-erased = Somebody who played here has left for good and been erased; the rating leaves them out.
log-away = { $who } is away; the computer ({ $automat }) plays until they return.
log-helped = { $who } leaves this turn to the computer ({ $automat }).
log-helped_by = { $by } leaves this turn of { $who } to the computer ({ $automat }).
log-lent = { $by } leaves the seat of { $who } to the computer ({ $automat }) until they return.
log-back = { $who } is back and plays again.
log-order = { $who } leaves some decisions to an automat in advance.
log-no_order = { $who } decides everything again.
log-replace = { $who } takes over a seat and plays on.
log-offer = { $by } offers the seat of { $who } to { $newcomer }.
log-accept = { $who } agrees to the change of seat; one answer is still missing.
log-keep = The seat of { $who } does not change hands.
log-timeout = { $who } ran out of time; the computer ({ $automat }) plays one turn.
log-reminder-half = ⏳ Half of your time is gone: it is your turn.
log-reminder-last = ⏰ Your time is almost up: it is your turn. After that the computer plays it for you.
log-undo = { $who } takes back { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
log-ask = { $who } asks to take back { $count ->
    [one] { $count } action
   *[other] { $count } actions
}; everyone else must agree.
log-agree = { $who } agrees to take it back.
log-decline = { $who } does not agree; it stands.
log-uncounted = { $who } takes back what had been seen: from here on this game counts nowhere.
log-frozen = ⚠ This table is frozen: its log and its position do not match. Nothing is lost; the host can close it with `/{ cmd-group } { cmd-cancel }`.
log-rules = From here on a newer version of the rules holds.
