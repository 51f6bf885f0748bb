# Ein Vorsprung in dem, was der Ratgeber dieses Spiels zählt
lead = { $points } Punkte

# Warum ein Zug gut ist oder was gegen ihn spricht
x-by-transport = { $transport ->
    [H] mit dem Handkarren
    [W] mit dem Fuhrwerk
    [C] mit dem Lastwagen
   *[L] mit der Lokomotive
}
x-for-transport = { $transport ->
    [H] für den Handkarren
    [W] für das Fuhrwerk
    [C] für den Lastwagen
   *[L] für die Lokomotive
}
x-squares-dat = { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Feldern
}
why-delivers = liefert { orders } { x-by-transport }: sofort { points }
why-penalty = { points } weniger Abzug am Ende für { $orders ->
    [one] einen offenen Auftrag
   *[other] offene Aufträge
}
why-completes = macht { orders } { x-for-transport } fertig: { points } bei der Lieferung
why-leads = übernimmt die Führung bei „{ $category }“, { $own } zu { $best }: { points } am Ende von Schicht { $shift }
why-ties = zieht gleich bei „{ $category }“, { $own } zu { $best }: { points } am Ende von Schicht { $shift }
why-second = zweiter Platz bei „{ $category }“, { $own } zu { $best }: { points } am Ende von Schicht { $shift }
why-holds = verteidigt die Führung bei „{ $category }“, { $own } zu { $best }: { points } am Ende von Schicht { $shift }
why-unsure = { $why }, soweit man es am Tisch sieht
why-fills = belegt { squares } ({ orders })
why-lifts = fördert Kohle, auf die deine Aufträge warten: { $cubes }
why-empties = leert Loren: { $cubes }
why-coal = Stollen { $tile }: Kohle, auf die deine Aufträge warten ({ $cubes })
why-tile = Stollen { $tile }: { $carts ->
    [one] eine weitere Lore ({ $colour })
   *[other] { $carts } weitere Loren ({ $colour })
}
why-order = der Auftrag { $card } bringt { points }; { $covered ->
    [0] Kohle dafür fehlt noch
   *[other] Kohle für { $covered } von { x-squares-dat } ist da
}
why-together = der Auftrag { $card } geht in einer Lieferung mit { $orders ->
    [one] einem anderen Auftrag
   *[other] { $orders } anderen Aufträgen
} { x-for-transport }
why-declines = { $what ->
    [tiles] keiner dieser Stollen ist jetzt seinen Preis wert
   *[orders] keiner dieser Aufträge würde rechtzeitig fertig
}
why-looks = { $what ->
    [tiles] Auswahl vom Stapel, Stollen: { $count }
   *[orders] Auswahl vom Stapel, Aufträge: { $count }
}
why-money_for = { marks }: das reicht für einen Stollen ({ $tile }) zu { $price }
why-money = { marks }
why-balances = bringt den Schacht näher ans Gleichgewicht ({ $light } : { $dark }): { points } weniger Abzug
why-unbalances = bringt den Schacht aus dem Gleichgewicht ({ $light } : { $dark }): { points } Abzug
why-saves = spart { miners }: jeder andere Platz, der taugen würde, kostet mehr
why-crowded = braucht { miners }
why-starts = die meisten Bergleute in der Lorenfabrik ({ $own } zu { $best }): du würdest Schicht { $shift } beginnen

# Was in der ganzen Partie am meisten kostete
why-leak_idle_mining = Förderung ohne Ertrag: { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}, { miners }; so viele brachten an diesem Tisch etwa { points }
why-leak_unused_steps = ungenutzte Schritte der Förderung: { $unused } von { $steps }; die Bergleute dafür hätten anderswo etwa { points } gebracht
why-leak_bank = Bank statt Arbeit, Züge: { $turns }; diese Bergleute hätten anderswo etwa { points } mehr gebracht
why-leak_orders = Aufträge, die nie hinausgingen: { $orders } (fertig: { $complete }, zusammen { $printed } Pkt wert); etwa { points } verloren
why-leak_by_one = um eins verlorene Mehrheiten: { $majorities }, zusammen { points }; die teuerste: { $category } (Schicht { $shift }, { $own } zu { $best }, { $most } Pkt)
why-leak_balance = schiefer Schacht, hell { $light } : { $dark } dunkel: { points } Abzug
