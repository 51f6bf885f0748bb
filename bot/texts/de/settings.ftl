# Die Einstellungen eines Tisches und einer Person
settings-saved = Gespeichert.
settings-table = Tisch · { $settings }
settings-you = Du: Sprache { $language } · Erinnerungen { $reminders } · Ruhezeit { $quiet }
settings-none = keine
