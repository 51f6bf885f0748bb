# Co się wydarzyło od ostatniej tury
btn-since = Co się działo
since-turn = **Od Twojej ostatniej tury**
since-start = **Dotychczas**
since-title = **Od Twojej ostatniej tury** · { $page } z { $pages }
since-more = -# Więcej ({ $count }): { btn-since }
since-also = { $line } (tak samo: { $who })

# Wiadomości na kanale
moved-last = -# ↑ Ostatni ruch: { $who }
table-keeps-pictures = Obrazki w starszych wiadomościach zostają

# Ustawienie stołu
cmd-settings-keep_pictures = obrazki
cmd-settings-keep_pictures-desc = Stół: zostawiać obrazki w starszych wiadomościach (osoba prowadząca)
