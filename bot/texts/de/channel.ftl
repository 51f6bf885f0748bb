# Was seit dem letzten Zug geschah
btn-since = Was geschah
since-turn = **Seit deinem letzten Zug**
since-start = **Bisher**
since-title = **Seit deinem letzten Zug** · { $page } von { $pages }
since-more = -# { $count } weitere: { btn-since }
since-also = { $line } ({ $who } ebenso)

# Nachrichten im Kanal
moved-last = -# ↑ Letzter Zug: { $who }
