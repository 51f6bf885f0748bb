# Schaltflächen
btn-shaft = Schächte
btn-my-shaft = Mein Schacht
btn-hand = Meine Aufträge
btn-orders = Aufträge
btn-standings = Stand
btn-board = Spielplan
btn-plan = Planen
btn-confirm = Bestätigen
btn-done = Fertig
btn-start-over = Von vorn
btn-other-place = Anderer Platz
btn-as-they-lie = So, wie sie liegen

# Ein Tisch vor dem Beginn
table-title = **Glück auf!** { $who } eröffnet eine Zeche.
option-open_deliveries-yes = Lieferungen: offen
option-open_deliveries-no = Lieferungen: verdeckt

# Wer am Zug ist
turn-next = **{ $who }, du bist am Zug** · Schicht { $shift } · { miners }, { marks }
turn-pick = **{ $who }, du wählst** · Auslage: { cards }
draft-order = Auswahl der Aufträge in dieser Reihenfolge: { $names }; drei Runden.
draft-waiting = Jetzt wählt { $who }. Deine Karten bisher:
draft-yours = **Du wählst.** Nimm einen der ausliegenden Aufträge.
dm-turn = Die Auswahl in { $channel }:
dm-draft = **Glück auf!** In { $channel } werden die Aufträge gewählt.
dm-begins = Die Auswahl ist vorbei; es geht weiter in { $channel }.
hand-empty = Du hast noch keine Aufträge.
hand-title = **Deine Aufträge** · { cards }
hand-delivered = Geliefert, verdeckt bis zum Ende der Schicht: { $cards }
order-missing = es fehlt: { $cubes }
same-transport = passt zu { $orders }

# Spielen
play-title = **Du bist am Zug** · Schicht { $shift } · { miners }, { marks }
play-kind-closed = { $kind }: { $reason }
choose-card = Auftrag wählen
choose-next = Was kommt als Nächstes zurück?
choose-fill = Wähle die Kohle:
choose-plan = Plan wählen und ansehen
your-own = von dir
effect-balance = hell { $light } : { $dark } dunkel
effect-deliver = { $orders }: { points }
confirm-workshop = Zahle { marks } und schicke { miners }: **{ $piece }**. Gleichgewicht danach: hell { $light } : { $dark } dunkel.
confirm-workshop-draw = Schicke { miners } und sieh dir oben vom Stapel { tiles } an. Du darfst einen davon kaufen oder keinen.
confirm-mine = Schicke { miners } und mache bis zu { steps }.
confirm-deliver = Schicke { miners } und liefere { orders } ({ $transport }): { points }.
confirm-money = Schicke { miners } und nimm { marks }.
confirm-order = Schicke { miners } und nimm einen Auftrag (**{ $piece }**).
confirm-order-draw = Schicke { miners } und sieh dir oben vom Stapel { cards } an. Du darfst eine davon behalten oder keine.
confirm-canteen = In die Kantine: { $count } ({ $whose }).
confirm-coal-short = Die Kohle ({ $colour }) ist knapp, es gibt noch { $have }. Für die übrigen Loren wählst du andere.

# Förderung
mine-left = Schritte übrig: **{ $left }**
mine-nothing = Es ist kein Schritt mehr möglich. Beende den Zug.
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
orders-offered = **Auf dem Spielplan**
orders-complete = { $order } ✓
orders-hidden = { cards } verdeckt
standings-title = **Stand**
standings-line = { $place }. { $who }: { points } · { marks } · { miners }
shaft-title = **{ $who }** · { points } · { marks } · { miners }
stats-transport = Liebster Transport: { $transport }
stats-majority = Beste Mehrheit: { $majority }

# Antworten für alle, die gerade nichts zu entscheiden haben
wait-turn = Am Zug: { $who }. Du kannst dich solange umsehen oder vorausplanen.
