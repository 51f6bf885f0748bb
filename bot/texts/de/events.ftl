# Rund um das Spiel
log-join = { $who } nimmt Platz.
log-word = { $who } gibt ein Wort zur Mischung.
log-leave = { $who } verlässt den Tisch.
log-automat = Ein Automat nimmt Platz: { $automat }.
log-options = Die Einstellungen des Tisches haben sich geändert.
log-cancel = Der Tisch ist ohne Ergebnis geschlossen.
log-cancel-deserted = Der Tisch ist geschlossen: Niemand ist mehr da.
log-resign = { $who } gibt auf; ein Automat ({ $automat }) spielt bis zum Ende weiter.
log-forgotten = Jemand ist endgültig gegangen, die Daten sind gelöscht; ein Automat ({ $automat }) spielt bis zum Ende weiter.
log-erased = Jemand vom Anfang der Partie ist endgültig gegangen, die Daten sind gelöscht; die Rangliste zählt ohne diese Person.
log-away = { $who } ist nicht da; bis zur Rückkehr spielt ein Automat ({ $automat }).
log-helped = { $who } überlässt diesen Zug einem Automaten ({ $automat }).
log-helped_by = { $by } überlässt diesen Zug von { $who } einem Automaten ({ $automat }).
log-lent = { $by } überlässt den Platz von { $who } bis zur Rückkehr einem Automaten ({ $automat }).
log-back = { $who } ist zurück und spielt wieder selbst.
log-order = { $who } überlässt manche Entscheidung im Voraus einem Automaten.
log-no_order = { $who } entscheidet wieder alles selbst.
log-replace = { $who } übernimmt einen Platz und spielt weiter.
log-offer = { $by } bietet den Platz von { $who } an: { $newcomer } soll weiterspielen.
log-accept = { $who } ist mit dem Platzwechsel einverstanden; eine Antwort fehlt noch.
log-keep = Der Platz von { $who } wechselt nicht.
log-timeout = { $who }: Die Zeit ist um, einen Zug spielt ein Automat ({ $automat }).
log-reminder-half = ⏳ Die Hälfte deiner Zeit ist um: Du bist am Zug.
log-reminder-last = ⏰ Deine Zeit ist fast um: Du bist am Zug. Danach spielt ein Automat diesen Zug für dich.
log-undo = { $who } nimmt { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
} zurück.
log-ask = { $who } möchte { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
} zurücknehmen; alle anderen müssen zustimmen.
log-agree = { $who } stimmt dem Zurücknehmen zu.
log-decline = { $who } stimmt nicht zu; es bleibt dabei.
log-uncounted = { $who } nimmt zurück, was schon zu sehen war: Ab jetzt zählt diese Partie nirgends.
log-frozen = ⚠ Dieser Tisch ist eingefroren: Verlauf und Stellung passen nicht zusammen. Nichts ist verloren; die Tischleitung kann ihn mit `/{ cmd-group } { cmd-cancel }` schließen.
log-rules = Von hier an gilt eine neuere Fassung der Regeln.
