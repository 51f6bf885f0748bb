# Ustawienia stołu i osoby
settings-saved = Zapisano.
settings-table = Stół · { $settings }
settings-you = Ty · język: { $language } · przypomnienia: { $reminders } · cisza: { $quiet }
settings-none = brak
forget-question = Czy mam o Tobie zapomnieć? Znikną Twoje ustawienia, rankingi i wyniki, a ze wszystkich gier także imię. W trwających grach Twoje miejsce przejmie na dobre automat. Tego nie da się cofnąć.
forget-done = Gotowe. Nic już o Tobie nie wiem; to, co stoi w wiadomościach na kanałach, może usunąć tylko Discord. Gdy znów zechcesz zagrać, zaczniesz od nowa.
