# Ein Vorsprung in dem, was der Ratgeber dieses Spiels zählt
lead = { $points } Punkte

# Warum ein Zug gut ist oder was gegen ihn spricht
label-draw = Ziehe { $card }
why-completes = erfüllt { $ticket }
why-on_plan = nötig für { $tickets }
why-danger = ohne sie braucht der Plan { cars } mehr
why-bottleneck = nimmt sie jemand anders, ist eine Zielkarte abgeschnitten
why-points = sofort { points }
why-leads = Führung bei den Passagieren, { colour }: { $own } zu { $best }
why-ties = gleichauf bei den Passagieren, { colour }: je { $own }
why-first_of_colour = dein erster Passagier dieser Farbe: { colour }
why-denies = der letzte Passagier dieser Farbe ({ colour }) geht an niemand anderen
why-needed_card = das fehlt dem Plan noch: { card }, { $missing } Stück
why-blind = eine verdeckte Karte: Jede achte ist eine Lokomotive
why-locomotive = eine Lokomotive ersetzt jede Farbe
why-spends_locomotives = verbraucht Lokomotiven: { $cards }
why-off_plan = gibt Karten aus, die der Plan braucht: Danach fehlen { $missing } mehr
why-keeps = { $ticket } braucht zusätzlich { cars }
why-fits_cars = alle Zielkarten zusammen brauchen { $needs } von { $cars } Waggons
why-too_many_cars = alle Zielkarten zusammen brauchen { $needs } Waggons, du hast { $cars }
why-already_done = { $ticket } ist schon erfüllt
why-more_tickets = alle Zielkarten sind erfüllt, und es bleiben etwa { turns }
why-tickets_risk = offene Zielkarten: { $open }; neue sind ein Risiko
why-last_round = läutet die letzte Runde ein

# Was in der ganzen Partie am meisten kostete
why-leak_tickets = nicht erfüllte Zielkarten: { $failed } (die größte: { $ticket }); { $value } Pkt Abzug und ebenso viele nicht gewonnen, zusammen { points }
why-leak_passengers = um eine Person verlorene Mehrheiten bei den Passagieren: { $majorities }, zusammen { points }; die teuerste Farbe: { colour } ({ $own } zu { $best }, { $most } Pkt)
why-leak_cars = übrige Waggons: { $cars }; so viele brachten an diesem Tisch etwa { points }
why-leak_cards = Karten, die auf der Hand blieben: { $cards }; Züge, um sie zu ziehen: { $turns }, also etwa { points }
why-leak_blind = Züge, in denen du blind gezogen hast: { $turns }; aus der Auslage wären es etwa { points } mehr gewesen
