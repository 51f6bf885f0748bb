# The pace of a game
minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
pace-live = live
pace-evening = one evening
pace-daily = daily
pace-relaxed = relaxed
pace-named = { $pace }, { $clock } a turn
pace-typed = { $clock } a turn
refuse-bad_clock = A turn can take { $least } to 59 minutes (“3 min”), 1 to { $hours } hours (“8 h”), or “no limit”.

# Live: the time is up
log-still = ⏰ { $who }: time is up.
still-there = { $who }, still there? Play now; the computer plays this turn { $deadline }.
btn-here = I’m here

# Weekends
table-weekends = Weekends are free
btn-weekends-yes = Weekends are free
btn-weekends-no = Weekends count

# Away until a day
btn-absence = I’ll be away…
absence-title = Until when will you be away? You can always come back sooner, with one press.
absence-choose-automat = The computer plays for me until…
absence-choose-pause = The table waits for me until… (the others must agree)
date = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
}, { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
absence-day = { $date } (in { $days ->
    [one] { $days } day
   *[other] { $days } days
})
absence-alone = You are back on { $date }, or earlier, at any time.
absence-set = The computer plays for you until { $date }. You can come back at any time.
pause-asked = The others have been asked. When everyone agrees, the table waits for you until { $date }.
pause-on = The table waits until { $date }. The clock stands still; you can play all the same.
pause-open = { $who } asks the table to wait until { $day }. { $voters }: all right?
pause-you = { $who } asks the table to wait until { $day }. Is that all right with you?
pause-not-yours = The table waits for { $who } until { $day }. You have not agreed to that, so you can end it.
pause-ended = The pause is over; the clock runs again.
btn-agree-pause = Let’s wait
btn-decline-pause = Let’s not wait
btn-end-pause = Don’t wait any longer
log-away_until = { $who } will be back { $day }; the computer ({ $automat }) plays until then.
log-away_alone = { $day ->
    [none] { $who } is away and nobody else is here, so the table rests. It goes on when somebody is back.
   *[other] { $who } will be back { $day }; nobody else is here, so the table rests. It goes on when somebody is back.
}
log-returned = { $who } plays again: the days away are over.
log-ask_pause = { $who } asks the table to wait until { $day }.
log-agree_pause = { $who } agrees to wait.
log-no_pause = { $who }: no pause, we play on.
log-pause = The table waits: { $who } will be back { $day }. The clock stands still until then.
log-end_pause = { $who } does not want to wait: the pause is over, the clock runs again.
log-pause_over = The seat that the table waited for is in other hands: the pause is over, the clock runs again.
log-pause_expired = { $who } asked the table to wait, and not everyone answered in time: no pause.
refuse-bad_away = Give a day from tomorrow on, at most { $most } days ahead.
refuse-bad_date = “{ $part }” is not a day. Type it like this, for example: 24 December, 24.12., Friday, tomorrow, in 3 days, 2 weeks.
refuse-wait_without_day = “{ cmd-settings-wait }” asks the table to wait for you, but it is not clear until when. Give “{ cmd-settings-away }”, too.
refuse-bad_pause = All pauses of one game together last 30 days at most; full days left: { $most }. Choose an earlier day, or leave your seat to the computer.
refuse-pause_asked = That has been asked already: the others have not answered yet.
refuse-paused_already = The table is waiting already; that ends { $deadline }.
refuse-not_paused = The table is not waiting for anybody; the clock runs.
refuse-agreed_to_pause = You have agreed to this pause; it ends { $deadline }. Only whoever asked for it can end it sooner. You can play all the same.

# Reminders
log-reminder-minute = ⏰ One minute left: it is your turn.
log-next = You are next: whoever sits before you is playing.
btn-no-reminders = No more reminders this turn
reminders-stopped = All right, I won’t remind you again this turn.
btn-next_up-yes = Tell me when I’m next
btn-next_up-no = Don’t tell me when I’m next

# Tables at which nobody plays
log-cancel-unjoined = The table is closed: nobody joined for a long time. `/{ cmd-group } { cmd-new }` opens a new one.
log-rest = ⏸️ Nobody has played for 30 days, so this game is resting. Nothing is lost: any of its players can wake it.
log-wake = { $who } wakes the game. On we go!
log-lost = ⏸️ The channel of this game cannot be found, so the game rests. Nothing is lost. It goes on by itself when the channel is back. The host or a moderator can also move it: type `/{ ask-tables } { ask-tables-here }` in another channel of the server.
log-found = The channel is back. On we go!
log-moved = { $who } moves the table here from { $where }.
moved-to = ➡️ The table is now in { $where }.
table-resting = ⏸️ This game is resting. Nothing is lost: any of its players can wake it.
btn-wake = Let’s play on
refuse-resting = This game is resting. Press “{ btn-wake }” or “{ btn-play }” to wake it.
refuse-not_resting = This game is not resting.

# Commands
cmd-new-pace = pace
cmd-new-pace-desc = How long a turn may take: choose, or type something like 8 h
cmd-new-weekends = weekends
cmd-new-weekends-desc = Whether the clock rests on Saturday and Sunday
cmd-settings-pace = pace
cmd-settings-pace-desc = Table: how long a turn may take; choose, or type something like 8 h (host)
cmd-settings-weekends = weekends
cmd-settings-weekends-desc = Table: whether the clock rests on Saturday and Sunday (host)
cmd-settings-next_up = next_up
cmd-settings-next_up-desc = You: a message when the turn before yours begins
cmd-settings-away = away
cmd-settings-away-desc = You: the day you are back; the computer plays until then
cmd-settings-wait = wait
cmd-settings-wait-desc = You: let the table wait instead, if everyone agrees
