# Ustawienia stołu i osoby
settings-saved = Zapisano.
settings-table = Stół: zegar { $clock } · język { $language } · wysłane zamówienia { $deliveries }
settings-you = Ty: język { $language } · przypomnienia { $reminders } · cisza { $quiet }
settings-none = brak
