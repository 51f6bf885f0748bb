# Die Einstellungen eines Tisches und einer Person
settings-saved = Gespeichert.
settings-table = Tisch · { $settings }
settings-you = Du · Sprache: { $language } · Erinnerungen: { $reminders } · Ruhezeit: { $quiet }
settings-none = keine
forget-question = Soll ich dich vergessen? Deine Einstellungen, Wertungen und Ergebnisse werden gelöscht, dein Name verschwindet aus allen Partien. In laufenden Partien übernimmt ein Automat endgültig deinen Platz. Das lässt sich nicht rückgängig machen.
forget-done = Erledigt. Ich weiß nichts mehr über dich; was in den Nachrichten der Kanäle steht, kann nur Discord löschen. Wenn du mich wieder benutzt, fängst du neu an.
