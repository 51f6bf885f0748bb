# Ustawienia stołu i osoby
settings-saved = Zapisano.
settings-table = Stół · { $settings }
settings-you = Ty: język { $language } · przypomnienia { $reminders } · cisza { $quiet }
settings-none = brak
