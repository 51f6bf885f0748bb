# Advice on a turn, and the look back at a game
ask-advice = advice
ask-advice-desc = Your turn: the three best moves and why, for your eyes only
ask-review = review
ask-review-desc = After a game: what cost you most, and what would have been better
cmd-new-advice = advice
cmd-new-advice-desc = Whether players may ask for advice on their turn (default: yes)
cmd-settings-advice = advice
cmd-settings-advice-desc = Table: advice allowed, before the game begins (host)
btn-advice = Advice
btn-follow = Play { $number }
btn-review = Where did I lose it?
table-advice-yes = Advice: allowed
table-advice-no = Advice: off
advice-title = **Advice** · only you see this
advice-only = chance to win { $chance }%
advice-best = chance to win { $chance }%, { lead } better than the next
advice-even = chance to win { $chance }%, about even
advice-behind = chance to win { $chance }%, { lead } behind the first
review-title = **Where you gave most away** · only you see this
review-nothing = I looked at every turn of yours and found nothing of note that you gave away. Well played!
review-progress = Looking back at your turns: { $done } of { $of }…
review-turn = **Turn { $turn }:** { $played }
review-better = Better: **{ $better }**
review-cost = cost the win in about { $chance } of 100 games, about { lead }
review-cost-points = cost about { lead }
review-see = Turn { $turn }
review-whole = **Over the whole game**
review-single = **Single turns**
review-example = For example turn { $turn }: { $played }

# Why not
refuse-advice_off = There is no advice at this table: it was opened without. You can still look at everything, and plan ahead.
refuse-advice_none = There is no adviser for this game yet.
refuse-advice_busy = Too many are asking for advice right now. Please try again in a moment.
refuse-advice_failed = The adviser fell asleep over this one; nothing has changed. Please ask again.
