# Schaltflächen
btn-play = Spielen
btn-my-shaft = Mein Schacht
btn-hand = Meine Hand
btn-orders = Aufträge
btn-standings = Wertung
btn-board = Spielplan
btn-rules = Regeln
btn-how = So geht’s
btn-plan = Planen
btn-log = Verlauf
btn-confirm = Bestätigen
btn-back = Zurück
btn-done = Fertig
btn-undo = Zurücknehmen
btn-ask-undo = Um Rücknahme bitten
btn-undo-step = ⟲ Schritt
btn-start-over = Von vorn
btn-other-place = Anderer Platz
btn-agree = Einverstanden
btn-decline = Nein
btn-join = Platz nehmen
btn-leave = Aufstehen
btn-start = Los geht’s
btn-rest-top = Nach oben
btn-rest-bottom = Nach unten
btn-as-they-lie = So, wie sie liegen
btn-take-back = Ich bin zurück
btn-rematch = Revanche
btn-replay = Noch einmal ansehen
btn-record = Protokoll
btn-older = Älter
btn-newer = Neuer
btn-refresh = Jetzigen Stand zeigen

# Ein Tisch vor dem Beginn
table-title = **Szczęść Boże!** { $who } eröffnet ein Bergwerk.
table-seats = Plätze: { $taken } von { $most }
table-seat = ● { $who } ({ $colour })
table-seat-automat = ● Automat: { $automat } ({ $colour })
table-settings = Uhr: { $clock } · Sprache: { $language } · Lieferungen: { $deliveries } · Siegel der Mischung: `{ $seal }`
table-clock = { hours } je Zug
deliveries-open = offen
deliveries-closed = verdeckt
seat-red = rot, Schlägel
seat-blue = blau, Rad
seat-green = grün, Turm
seat-white = weiß, Stern
table-wait = Es fehlen noch Leute: Mindestens { $least } müssen sich setzen.
table-ready = Wer den Tisch leitet, kann beginnen.
table-closed = Dieser Tisch ist geschlossen.
choose-automat = Automaten
automat-add = Dazusetzen: { $automat }
automat-dismiss = Wegschicken: { $automat }
joined = Du hast einen Platz. Es beginnt, sobald die Leitung des Tisches startet.
left = Dein Platz ist wieder frei.

# Wer am Zug ist
turn-next = **{ $who }, du bist am Zug** · Schicht { $shift } · { miners }, { marks }
turn-pick = **{ $who }, du wählst** · { cards } liegen aus
turn-automat = { $who } überlegt.
turn-deadline = Die Zeit endet { $deadline }.
draft-order = Auswahl der Aufträge in dieser Reihenfolge: { $names }; drei Runden.
draft-waiting = Jetzt wählt { $who }. Deine Hand bisher:
draft-yours = **Du wählst.** Nimm einen der ausliegenden Aufträge.
dm-turn = Die Auswahl in { $channel }:
dm-draft = **Szczęść Boże!** In { $channel } werden die Aufträge gewählt.
dm-begins = Die Auswahl ist vorbei; es geht weiter in { $channel }.
hand-empty = Deine Hand ist noch leer.
hand-title = **Deine Hand** · { cards }
hand-delivered = Geliefert, verdeckt bis zum Ende der Schicht: { $cards }
order-missing = es fehlt: { $cubes }
same-transport = passt zu { $orders }

# Spielen
play-title = **Du bist am Zug** · Schicht { $shift } · { miners }, { marks }
play-kinds = Wohin gehen deine Bergleute?
play-kind-closed = { $kind }: { $reason }
play-places = **{ $kind }**: Wähle einen Platz.
play-closed-places = -# Für dich gerade geschlossen:
play-closed-place = -# { $place }: { $reason }
choose-place = Platz wählen
choose-card = Auftrag wählen
choose-piece = Eines behalten oder nichts
choose-next = Was kommt als Nächstes zurück?
choose-fill = Wähle die Kohle:
choose-topic = Thema wählen
choose-plan = Plan wählen und ansehen
your-own = deine eigenen
effect-balance = Gleichgewicht { $light } : { $dark }
effect-tile = { marks }, Gleichgewicht { $light } : { $dark }
effect-deliver = { $orders }: { points }
confirm-workshop = Zahle { marks } und schicke { miners }: **{ $piece }**. Gleichgewicht danach { $light } : { $dark }.
confirm-workshop-draw = Schicke { miners } und sieh dir oben vom Stapel { tiles } an. Du darfst einen davon kaufen oder keinen.
confirm-mine = Schicke { miners } und mache bis zu { steps }.
confirm-deliver = Schicke { miners } und liefere { orders } ({ $transport }): { points }.
confirm-money = Schicke { miners } und nimm { marks }.
confirm-order = Schicke { miners } und nimm **{ $piece }**.
confirm-order-draw = Schicke { miners } und sieh dir oben vom Stapel { cards } an. Du darfst eine davon behalten oder keine.
confirm-canteen = In die Kantine: { $count } ({ $whose }).
confirm-coal-short = Die Kohle ({ $colour }) ist knapp, es gibt noch { $have }. Für die übrigen Loren wählst du andere.
done-title = Erledigt. { $what }

# Förderung
mine-left = Schritte übrig: **{ $left }**
mine-suggestions = Vorschläge:
mine-suggestion = **{ $number }** · { $what }
mine-steps = Schritte:
mine-nothing = Es ist kein Schritt mehr möglich. Beende den Zug.
other-steps = Weitere Wege, ein Feld zu belegen
more-steps = Mehr … ({ $page } von { $pages })
plan-title = Das ginge mit { x-steps-dat }:
plan-empty = noch nichts Nützliches

# Ziehen
draw-title = Das siehst nur du. Behalte eines oder nichts.
draw-rest = Wohin kommt der Rest?
draw-return-top = Nach oben, das erste liegt zuoberst. Bisher zurückgelegt: { $pieces }
draw-return-bottom = Nach unten, das letzte liegt zuunterst. Bisher zurückgelegt: { $pieces }
fill-title = Die Kohle dieses Stollens ({ $colour }) ist aus. Wähle andere für { carts }.

# Ansehen
none = keine
orders-offered = **Auf dem Spielplan**
orders-complete = { $order } ✓
orders-hidden = { cards } verdeckt
standings-title = **Wertung**
standings-line = { $place }. { $who }: { points } · { marks } · { miners }
shaft-title = **{ $who }** · { points } · { marks } · { miners }
log-title = **Was geschah** · { $page } von { $pages }
log-empty = Noch ist nichts geschehen.
stats-title = **{ $who }**
stats-people = Unter Menschen:
stats-automats = Mit Automaten am Tisch:
stats-games = { games }, davon gewonnen: { $wins }
stats-scores = Im Mittel { $mean }, bestes Ergebnis { $best }
stats-transport = Liebster Transport: { $transport }
stats-majority = Beste Mehrheit: { $majority }
stats-none = Noch keine beendete Partie.
stats-ranking = **Die Stärksten**
stats-rank = { $place }. { $who } · { $rating } · { games }

# Das Ende
over-title = Die Partie ist vorbei.
result-title = **Das Ergebnis**
result-line = { $place }. { $who }: { points }
result-seal = -# Die Zahl `{ $seed }` öffnet das Siegel `{ $seal }`: Die Mischung stand von Anfang an fest.
replay-title = **Zug { $turn } von { $turns }**
record-title = Die ganze Partie als Protokoll: { $file }
refuse-not_over = Während der Partie würde das Geheimnisse verraten. Komm wieder, wenn sie vorbei ist.
refuse-no_record = Ein Teil dieser Partie lief nach älteren Regeln, darum gibt es kein Protokoll, das sich nachspielen ließe.

# Zurücknehmen
undo-done = Zurückgenommen.
undo-asked = Die anderen sind gefragt; sie müssen zustimmen.
undo-waiting = Vermerkt. Andere müssen noch antworten.
undo-declined = Du hast abgelehnt; es bleibt dabei.
undo-open = { $who } möchte etwas zurücknehmen. { $voters }: einverstanden?
undo-wish = { $who } möchte etwas zurücknehmen. Bist du einverstanden?

# Antworten für alle, die gerade nichts zu entscheiden haben
wait-turn = Am Zug: { $who }. Du kannst dich solange umsehen oder vorausplanen.
watching = Du siehst bei dieser Partie zu. Nimm Platz, wenn der nächste Tisch aufgeht.
away-title = Ein Automat ({ $automat }) spielt für dich.
moved-on = Am Tisch ging es schon weiter. So steht es jetzt:
