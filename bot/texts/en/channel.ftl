# What happened since the reader's last turn
btn-since = What happened
since-turn = **Since your last turn**
since-start = **So far**
since-title = **Since your last turn** · { $page } of { $pages }
since-more = -# { $count } more: { btn-since }
since-also = { $line } (so did { $who })

# Messages of the channel
moved-last = -# ↑ Last move: { $who }
table-keeps-pictures = Pictures of older messages stay

# The setting of a table
cmd-settings-keep_pictures = keep_pictures
cmd-settings-keep_pictures-desc = Table: keep the pictures of older messages (host)
