# What happened since the reader's last turn
btn-since = What happened
since-turn = **Since your last turn**
since-start = **So far**
since-title = **Since your last turn** · { $page } of { $pages }
since-more = -# { $count } more: { btn-since }
since-also = { $line } (so did { $who })

# Messages of the channel
moved-last = -# ↑ Last move: { $who }
