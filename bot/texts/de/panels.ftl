# Schaltflächen
btn-play = Spielen
btn-rules = Regeln
btn-how = So geht’s
btn-log = Verlauf
btn-back = Zurück
btn-undo = Zurücknehmen
btn-ask-undo = Um Rücknahme bitten
btn-undo-uncounted = Zurücknehmen (Partie zählt dann nicht)
btn-undo-step = ⟲ Schritt
btn-agree = Einverstanden
btn-decline = Nein
btn-join = Platz nehmen
btn-leave = Aufstehen
btn-start = Los geht’s
btn-take-back = Ich bin zurück
btn-lend = Spiel für mich …
btn-accept-seat = Platzwechsel: ja
btn-keep-seat = Platzwechsel: nein
btn-forget = Vergiss mich …
btn-forget-me = Ja, vergiss mich
btn-rematch = Revanche
btn-replay = Rückblick
btn-record = Aufzeichnung
btn-back-table = Zurück zum Tisch
btn-back-turn = Zurück zum eigenen Zug
btn-older = Älter
btn-newer = Neuer
btn-refresh = Jetzigen Stand zeigen

# Ein Tisch vor dem Beginn
table-seats = Plätze: { $taken } von { $most }
table-seat = { $who } ({ $colour })
table-seat-automat = Automat: { $automat } ({ $colour })
seat-nameless = Person { $number }
table-settings = Tempo: { $clock } · Sprache: { $language }
table-seal = Siegel der Mischung: `{ $seal }`
seat-red = rot, Schlägel und Eisen
seat-blue = blau, Rad
seat-green = grün, Turm
seat-white = weiß, Stern
seat-pink = rosa, Hufeisen
seat-black = schwarz, Blitz
table-wait = Es fehlen noch Leute: Mindestens { $least } müssen sich setzen.
table-ready = Die Tischleitung kann beginnen.
table-other-number = Mit dieser Anzahl geht es nicht: Möglich sind { $numbers }.
table-closed = Dieser Tisch ist geschlossen.
choose-automat = Automaten
automat-add = Dazusetzen: { $automat }
automat-dismiss = Wegschicken: { $automat }
joined = Du hast einen Platz. Los geht’s, sobald die Tischleitung startet.
word-counted = Dein Wort bestimmt die Mischung mit. In der Aufzeichnung steht sein SHA-256, damit du es nach dem Spiel prüfen kannst.
left = Dein Platz ist wieder frei.

# Wer am Zug ist
turn-deadline = Die Zeit endet { $deadline }.

# Spielen
choose-topic = Thema wählen
decide-title = **Du bist dran.**
choose-action = Was machst du?
done-title = Erledigt. { $what }

# Ansehen
none = keine
log-title = **Was geschah** · { $page } von { $pages }
log-empty = Noch ist nichts geschehen.
stats-title = **{ $who }** · { game-title }
stats-people = Unter Menschen:
stats-automats = Mit Automaten am Tisch:
stats-games = { games }, davon gewonnen: { $wins }
stats-scores = Im Schnitt { $mean }, bestes Ergebnis { $best }
stats-none = Noch keine beendete Partie.
stats-ranking = **Rangliste**
stats-rank = { $place }. { $who } · { $rating } · { games }

# Das Ende
over-title = Die Partie ist vorbei.
over-uncounted = Diese Partie zählt nirgends, weil etwas zurückgenommen wurde, das schon zu sehen war.
over-left = Vor dem Ende gegangen, in der Rangliste deshalb auf dem letzten Platz: { $who }.
replay-title = **Zug { $turn } von { $turns }**
record-title = Die ganze Partie als Aufzeichnung: { $file }
refuse-not_over = Während der Partie würde das Geheimnisse verraten. Komm wieder, wenn sie vorbei ist.
refuse-no_record = Ein Teil dieser Partie lief nach älteren Regeln, darum gibt es keine Aufzeichnung, die sich nachspielen ließe.

# Zurücknehmen
undo-done = Zurückgenommen.
undo-asked = Die anderen sind gefragt; sie müssen zustimmen.
undo-waiting = Vermerkt. Andere müssen noch antworten.
undo-declined = Du hast abgelehnt; es bleibt dabei.
undo-asks = { $who } möchte zurücknehmen:
undo-voters = { $voters }: einverstanden?
undo-you = Bist du einverstanden?
undo-more = … und { $count } weitere

# Ein Platz, der jemand anderem angeboten wird
offer-open = { $newcomer }, möchtest du auf dem Platz von { $who } weiterspielen? Das Angebot endet { $deadline }.
offer-open-owner = { $newcomer } soll auf dem Platz von { $who } weiterspielen. Seid ihr beide einverstanden? Das Angebot endet { $deadline }.
offer-owner-silent = Wenn sich auf diesem Platz vor { $moment } niemand zurückmeldet, genügt danach die Zusage von { $newcomer }.
offer-owner-missing = Versäumte Züge hintereinander: { $missed }. Ab { $turns } genügt die Zusage von { $newcomer }, außer auf diesem Platz meldet sich vorher jemand zurück.
offer-made = Der Platz ist angeboten; er wechselt, sobald alle Beteiligten zugestimmt haben.
offer-taken = Auf diesem Platz spielt jetzt jemand anderes.
offer-half-agreed = Vermerkt. Eine Antwort fehlt noch.
offer-refused = Der Platz wechselt nicht.

# Antworten für alle, die gerade nichts zu entscheiden haben
watching = Du siehst bei dieser Partie zu. Nimm Platz, wenn der nächste Tisch aufgeht.
away-title = Ein Automat ({ $automat }) spielt für dich.
away-alone-title = Gerade ist niemand hier: Der Tisch ruht, bis du zurück bist.
helped-title = Diesen Zug spielt ein Automat ({ $automat }) für dich.
lend-title = Wer soll für dich spielen?
lend-title-rated = Wer soll für dich spielen?
    Spielt der Computer für dich bis zum Ende der Partie, stehst du in der Rangliste auf dem letzten Platz.
choose-help = Nur diesen Zug …
choose-away = Bis ich zurück bin …
moved-on = Am Tisch ging es schon weiter. So steht es jetzt:

# After the game
btn-first = Anfang
btn-forward = Weiter
btn-last = Ende
btn-animation = Animation im Kanal zeigen
btn-result-card = Ergebniskarte
btn-verify = Prüfen
verdict-ahead = 🏆 **{ $who }** { $winners ->
    [one] gewinnt
   *[other] gewinnen
} mit { x-points-dat } Vorsprung.
verdict-even = 🏆 **{ $who }** { $winners ->
    [one] gewinnt
   *[other] gewinnen
} bei gleicher Punktzahl.
verdict-behind = 🏆 **{ $who }** { $winners ->
    [one] gewinnt
   *[other] gewinnen
}.
verdict-shared = 🏆 **{ $who }** teilen sich den Sieg.
verify-text = **War die Mischung ehrlich?**
    Die Startzahl `{ $seed }` passt zum Siegel `{ $seal }`, das seit der ersten Nachricht dasteht: Jede Karte und jeder Wurf stand fest, bevor jemand gezogen hat. Wer das Programm hat, prüft die Aufzeichnung mit `python -m engine verify`.
verify-shared-text = **War die Mischung ehrlich?**
    Die versiegelte Startzahl `{ $sealed }` passt zum Siegel `{ $seal }`, das seit der ersten Nachricht dasteht. Die Startzahl des Spiels `{ $seed }` folgt aus ihr und aus den Anteilen der Leute am Tisch (in der Aufzeichnung: `shares`), und aus ihr jede Karte und jeder Wurf. Wer das Programm hat, prüft die Aufzeichnung mit `python -m engine verify`; wie das geht, steht in `docs/fair-shuffles.md`.
making-animation = Ich drehe einen Film der ganzen Partie. Das dauert einen Moment …
making-result-card = Ich bereite die Ergebniskarte vor …
animation-title = **{ game-title }**: die ganze Partie, Zug für Zug.
posted = Fertig, es steht im Kanal.
already-posted = Das steht schon im Kanal: { $link }
result-card-title = **{ game-title }**: So lief die Partie.
