# Co się wydarzyło od ostatniej tury
btn-since = Co się działo
since-turn = **Od Twojej ostatniej tury**
since-start = **Dotychczas**
since-title = **Od Twojej ostatniej tury** · { $page } z { $pages }
since-more = -# Więcej ({ $count }): { btn-since }
since-also = { $line } (tak samo: { $who })

# Wiadomości na kanale
moved-last = -# ↑ Ostatni ruch: { $who }
