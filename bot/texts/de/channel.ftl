# Was seit dem letzten Zug geschah
btn-since = Was geschah
since-turn = **Seit deinem letzten Zug**
since-start = **Bisher**
since-title = **Seit deinem letzten Zug** · { $page } von { $pages }
since-more = -# { $count } weitere: { btn-since }
since-also = { $line } ({ $who } ebenso)

# Nachrichten im Kanal
moved-last = -# ↑ Letzter Zug: { $who }
table-keeps-pictures = Bilder älterer Nachrichten bleiben

# Die Einstellung eines Tisches
cmd-settings-keep_pictures = bilder
cmd-settings-keep_pictures-desc = Tisch: Bilder älterer Nachrichten behalten (Tischleitung)
