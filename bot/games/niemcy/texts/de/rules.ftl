# Regeln und erste Lektion
rules-turn-title = Beginn und Zug
rules-turn =
    In deinem Zug tust du **eines** von dreien: Karten ziehen, eine Strecke bauen oder Zielkarten ziehen.

    Zu Beginn haben alle { $hand } Karten und { $cars } Waggons. Alle sagen zugleich an, wie viele kurze und wie viele lange Zielkarten sie wollen, zusammen { $drawn }, und behalten davon mindestens { $keep }.

    ⚖ **Klarstellungen**
    - Wer beginnt, wird ausgelost.
    - Ansagen werden offen, wenn die letzte gemacht ist. Ausgeteilt wird dann nach der Sitzordnung, gleich wer schneller war.
    - Zurückgegebene Zielkarten werden erst eingemischt, wenn alle gewählt haben.
    - Passen darfst du nur, wenn sonst nichts geht. Passen alle nacheinander, endet das Spiel und wird abgerechnet.
rules-draw-title = Karten ziehen
rules-draw =
    Du ziehst zwei Karten nacheinander: eine offene oder verdeckt vom Stapel. Eine offene wird sofort ersetzt. Auf der Hand darfst du beliebig viele haben.
    - **Eine offene Lokomotive** ist alles, was du ziehst.
    - Als zweite Karte darfst du keine offene Lokomotive nehmen, auch wenn sie gerade erst erschienen ist.
    - Verdeckt gezogen zählt eine Lokomotive wie jede Karte.

    ⚖ **Klarstellungen**
    - Nach der ersten Karte kannst du nicht aufhören: Die zweite ist Pflicht, solange es eine gibt.
    - Du nimmst eine Farbe, keinen Platz; von mehreren gleichen geht die erste von links.
    - Ist der Stapel leer, gibt es auch keine offenen Karten: Fünf liegen immer aus. Endet er nach deiner ersten Karte, bleibt es bei einer.
rules-deck-title = Stapel und neue Auslage
rules-deck =
    Der Stapel hat { $cards } Karten: je { $each } in acht Farben und { $locomotives } Lokomotiven. Fünf liegen aus. Sind **drei oder mehr davon Lokomotiven**, kommen alle fünf auf die Ablage, und fünf neue werden aufgedeckt.

    ⚖ **Klarstellungen**
    - Ist der Stapel leer, wird die Ablage **sofort** gemischt, nicht erst beim nächsten Ziehen. Ein leerer Stapel heißt also, dass auch die Ablage leer ist.
    - Höchstens { $refreshes } neue Auslagen hintereinander; dann bleiben die Karten liegen, auch Lokomotiven, bis jemand zieht oder baut.
    - Mit den Karten, die eine Strecke kostet, kann ein neuer Stapel entstehen und eine neue Auslage fällig werden.
    - Die Ablage ist offen.
rules-claim-title = Strecken und Gleise
rules-claim =
    Du bezahlst genau so viele Karten, wie die Strecke Felder hat: in ihrer Farbe (grau: in einer beliebigen) und mit Lokomotiven, so vielen du willst, auch nur mit ihnen. Auf jedes Feld kommt ein Waggon. Punkte sofort, für Länge 1 bis 7: { $scale }. Sie muss an nichts von dir anschließen.

    Strecken mit **mehreren Gleisen**: Niemand hat je zwei davon. Zu zweit und zu dritt ist nach dem ersten Gleis der Rest für alle gesperrt.

    ⚖ **Klarstellungen**
    - Ohne genug Waggons kannst du nicht bauen.
    - Haben die Gleise verschiedene Farben, sagst du, welches du nimmst, auch wenn du nur mit Lokomotiven bezahlst.
    - Womit du bezahlst, entscheidest immer du; das Menü schlägt nur vor.
rules-passengers-title = Passagiere
rules-passengers =
    Nach dem Bau einer Strecke darfst du von **jedem** ihrer Enden einen Passagier mitnehmen, frei gewählt unter denen, die dort warten. Alle sehen, wen du hast. Neue kommen nie dazu.

    Am Ende für jede der sechs Farben: die meisten { $first } Punkte, die zweitmeisten { $second }.

    ⚖ **Klarstellungen**
    - Du darfst auch niemanden mitnehmen, an jedem Ende für sich.
    - Gleichstand bei den meisten: Alle bekommen { $first }, einen zweiten Rang gibt es dann nicht. Gleichstand um den zweiten: je { $second }.
    - Null Passagiere zählen nie.
    - Einen zweiten Rang gibt es auch zu zweit.
    - Österreich ist zweimal gezeichnet, ist aber ein Ort mit einem Passagier.
rules-tickets-title = Zielkarten
rules-tickets =
    Zuerst sagst du an, wie viele kurze und wie viele lange, zusammen { $drawn }, dann ziehst du. Du behältst mindestens { $later }. Am Ende bringt eine erfüllte Zielkarte ihren Wert, eine nicht erfüllte kostet ihn. Du darfst beliebig viele haben.

    ⚖ **Klarstellungen**
    - Weniger als { $drawn } ziehst du nur, wenn beide Stapel zusammen weniger haben; dann alle.
    - Du kannst nicht mehr ansagen, als ein Stapel hat.
    - Zurückgegebene kommen in der gezogenen Reihenfolge unter den Stapel, ohne Mischen.
    - Auch Zielkarten aus dem letzten Zug zählen.
    - Mannheim–Stuttgart ist 2 wert, wie auf der Karte, auch wenn die Liste der Spielregel bei 3 beginnt.
rules-countries-title = Verbindungen und Länder
rules-countries =
    Eine Zielkarte ist erfüllt, wenn deine eigenen Strecken ihre beiden Enden lückenlos verbinden, auf welchem Weg auch immer.

    Aber **ein Land ist eine Sackgasse**: Eine Verbindung kann dort beginnen oder enden, führt aber nie hindurch.

    ⚖ **Klarstellungen**
    - Jede Strecke in ein Land erreicht es, gleich aus welcher Stadt.
    - Zwei Strecken ins selbe Land verbinden ihre Städte nicht: Freiburg–Frankreich und Saarbrücken–Frankreich ergeben keine Verbindung Freiburg–Saarbrücken.
    - Eine Zielkarte von Land zu Land (Dänemark–Niederlande) braucht eine Strecke in jedes und verbundene Städte dazwischen.
    - Fremde Strecken zählen nicht.
rules-end-title = Das Ende
rules-end =
    Hat jemand am Ende des eigenen Zuges **weniger als { $below } Waggons**, sind alle noch einmal am Zug, diese Person zuletzt. Dann:
    - Zielkarten: Erfüllte bringen ihren Wert, die anderen kosten ihn;
    - **Globetrotter**, { $globetrotter } Punkte für die meisten erfüllten Zielkarten; bei Gleichstand für alle;
    - Passagiere: { $first } und { $second } Punkte je Farbe.

    Die meisten Punkte gewinnen; bei Gleichstand mehr erfüllte Zielkarten, dann mehr Passagiere, sonst wird der Sieg geteilt.

    ⚖ **Klarstellungen**
    - Fällt noch jemand unter { $below }, ändert das nichts.
    - Nicht erfüllte Zielkarten schaden beim Globetrotter nicht.
    - Ein Ergebnis kann negativ sein.
rules-secrets-title = Geheimes und Schreibweise
rules-secrets =
    Nur du siehst deine Karten und Zielkarten; die anderen wissen, wie viele, und sehen, was du aus der Auslage nimmst. Die Reihenfolge der Stapel kennt bis zum Ende niemand. Ablage, Waggons, Punkte und Passagiere sind offen.

    Die Buchstaben sind überall gleich, nach dem Englischen: `P` lila, `B` blau, `O` orange, `Y` gelb, `W` weiß, `G` grün (nicht gelb!), `K` schwarz, `R` rot, `L` Lokomotive, `X` grau. Eine Stadt hat drei Buchstaben, ein Land zwei: `BER`, `AT`.

    Aufzeichnung: `claim BER-MAG RRL BER:R MAG:-` ist Berlin–Magdeburg für zwei rote Karten und eine Lokomotive, ein roter Passagier aus Berlin, niemand aus Magdeburg. `draw R`, `draw blind`, `tickets 3+1`, `keep KOL-NUR`.
lesson-1 =
    ### 1 von 4 · Worum es geht
    Deutschland in der Zeit der Dampfloks. Du sammelst farbige Karten, bezahlst damit Strecken zwischen Städten und stellst deine Waggons darauf. Zielkarten sagen, welche Städte du verbinden sollst; Passagiere nimmst du unterwegs mit. Die meisten Punkte gewinnen.
lesson-2 =
    ### 2 von 4 · Dein Zug
    Eines von dreien: **zwei Karten** (offen oder verdeckt; eine offene Lokomotive zählt für beide), **eine Strecke** oder **Zielkarten**. Eine Strecke aus drei roten Feldern kostet drei rote Karten; eine Lokomotive ersetzt jede. Graue bezahlst du mit einer beliebigen Farbe. Je länger, desto mehr Punkte: { $scale }.
lesson-3 =
    ### 3 von 4 · Zielkarten und Passagiere
    Am Ende bringt eine Zielkarte mit verbundenen Enden ihren Wert, eine unfertige kostet ihn; nimm also mit Maß. Länder am Rand sind Sackgassen.
    Von beiden Enden einer neuen Strecke steigt ein Passagier ein. In jeder der sechs Farben bringen die meisten { $first } Punkte, die zweitmeisten { $second }: zusammen oft mehr als alle Strecken.
lesson-4 =
    ### 4 von 4 · Das Ende
    Hat jemand weniger als { $below } Waggons, sind alle noch einmal dran. Wer die meisten Zielkarten erfüllt, bekommt den Globetrotter, { $globetrotter } Punkte.
    Das Menü rechnet dir die kürzesten Verbindungen aus und zeigt, was fehlt. Alles steckt hinter **Spielen**; tippen musst du nie. **Bitte einsteigen!**
rules-credits-title = Wer dahintersteht
rules-credits = **Zug um Zug: Deutschland** (Ticket to Ride: Germany, Wsiąść do Pociągu: Niemcy) ist ein Spiel von **Alan R. Moon**, erschienen bei Days of Wonder.

    Dies ist eine inoffizielle Fanarbeit ohne Verbindung zum Autor oder zu Verlagen. Zeichnungen und Worte sind unsere eigenen; wenn dir das Spiel gefällt, kaufe es und spiele es an einem echten Tisch.
