# Die Regeln nach Themen, in eigenen Worten, mit den Klarstellungen
rules-turn-title = Ein Zug
rules-turn =
    Wähle eine Mine, die noch offen ist, dann wird für dich gewürfelt. Die Hacke dieser Mine rückt um so viele Plättchen nach rechts, wie der Würfel zeigt, und das Plättchen, auf dem sie stehen bleibt, gehört dir.
    - Vor dem Wurf kannst du eine Karte spielen: **Zwei Fährten** würfelt zweimal, und du suchst dir ein Ergebnis aus, **Ersatzhacke** lässt dich noch einmal graben.
    - Nach dem Wurf würfelt **Neue Hoffnung** noch einmal, und **Laterne** ändert ihn um eins.
    - Ein Plättchen mit ★ bringt eine Chancenkarte, eines mit +{ $plus } bringt { $plus } Münzen.
    - Dann gräbt die nächste Person. Das Menü zeigt, was jeder Wurf von 1 bis 6 in jeder Mine bringt.

rules-mines-title = Minen und Hacken
rules-mines =
    { $mines } Minen mit je { $places } Plättchen; der Stein liegt immer auf dem ersten Platz. In jeder Mine gibt es eine Hacke für alle.
    - Die Hacke zählt Plättchen, nicht Plätze: leere überspringt sie, und hinter dem letzten geht es links weiter.
    - Sie bleibt auf dem Platz liegen, den sie geleert hat; von dort geht die nächste Grabung aus.
    - Liegt nur noch ein Plättchen da, ist die Mine **verlassen**, und niemand gräbt mehr dort.

    ⚖ **Klarstellungen**
    - Auch Steine sind Plättchen, die Hacke zählt sie mit.
    - Ein Wurf, der höher ist als die Zahl der Plättchen, geht weiter im Kreis.
    - Eine Münze auf dem letzten Plättchen einer verlassenen Mine geht in den Vorrat zurück.

rules-missions-title = Aufträge
rules-missions =
    Zu Beginn bekommen alle { $offered } der { $missions } Aufträge und behalten geheim je einen, alle zugleich. Am Ende wird er aufgedeckt: erfüllt bringt er seine Punkte, sonst nichts.
    - „Am meisten“ heißt mehr als jede andere Person; ein Gleichstand reicht nicht.
    - Karten, die für ein Plättchen stehen, zählen auch für Aufträge.
    - Nur **Letzter Schürfer** wird im Spiel aufgedeckt, sobald durch dein Graben eine Mine verlassen wird.

rules-chance-title = Chancenkarten
rules-chance =
    Es sind { $cards }. Graue wirken sofort. Orangefarbene behältst du offen, für alle sichtbar: manche spielst du in einem späteren Zug, andere zählen am Ende.

    ⚖ **Klarstellungen**
    - Eine behaltene Karte kann nicht in dem Zug gespielt werden, in dem sie gezogen wurde.
    - Nach dem Wurf entscheidest du nur, wenn Zwei Fährten zwei verschiedene Ergebnisse gebracht haben oder du eine Karte dafür hast; zwei gleiche sind eines.
    - Nach Zwei Fährten ändert eine Laterne eines der Ergebnisse um eins, und dann zählt nur dieses; Neue Hoffnung ersetzt beide durch einen einzigen Wurf.
    - Neue Hoffnung und Laterne ändern nur den eigenen Wurf; nach Neuer Hoffnung gilt der neue Wurf.
    - Aufräumen nimmt den Stein der Mine, aus der du die meisten Plättchen hast, bei Gleichstand der ersten nach dem Buchstaben; kein Auftrag gäbe lieber einen anderen her.
    - Aufräumen ohne Stein, ein Händler ohne Ware, ein Tribut von niemandem: nichts geschieht.

rules-coins-title = Münzen
rules-coins =
    Jede Münze ist ein Punkt. Es gibt sie von Plättchen mit +{ $plus }, durch Chancenkarten und auf Plättchen, auf die jemand eine gelegt hat.
    - Eine Karte legt höchstens eine Münze auf ein Plättchen; wer es ausgräbt, bekommt sie.
    - Mit der Gefahrenzone darf man weniger als drei legen, auch keine.

    ⚖ **Klarstellung.** In dem Zug, der das Spiel beendet, werden keine Münzen mehr gelegt.

rules-sets-title = Sätze
rules-sets =
    Am Ende ist jede Schatzart ein Satz, der nie geteilt wird. Es zählt die Zahl der Plättchen („ab so vielen: Punkte“):
    - 🥇 Gold { $set-gold }
    - 🏺🗿🔪 Bronze { $set-bronze }, und +{ $trio } für je Kessel, Figur und Messer zusammen
    - 📜 Papyri { $set-papyrus }
    - 🔷 Kristalle { $set-crystal }
    - 🔴 Rubine { $set-ruby }
    - 💎 Diamanten { $set-diamond }
    - 🪨 Steine { $set-stone }

    ⚖ **Klarstellung.** Mehr als zehn Gold sind so viel wert wie zehn.

rules-free-title = Freie Bündel
rules-free =
    Schätze von Arten, die keinen Satz ergeben, sind frei. Je { $pack } davon, gleich welche, bringen { $pack-points } Punkte. Steine zählen hier nie, Karten, die für ein Plättchen stehen, schon.

rules-end-title = Das Ende
rules-end =
    Das Spiel endet mit dem Zug, nach dem { $end } Minen verlassen sind; niemand kommt mehr an die Reihe. Dann wird gezählt: Auftrag, Kartenprämien, Münzen, Sätze, freie Bündel, Steine. Die meisten Punkte gewinnen.

    ⚖ **Klarstellung.** Bei Gleichstand an der Spitze wird der Sieg geteilt.

rules-few-title = Zu zweit oder zu dritt
rules-few =
    Ihr spielt in { $mines-few } Minen (A bis F), ohne Diamanten und ohne die Karten und Aufträge, die sie brauchen. Das Spiel endet, sobald { $end-few } Minen verlassen sind.

rules-secrets-title = Was geheim ist
rules-secrets =
    Nur du siehst deinen Auftrag, und die Reihenfolge des Stapels kennt niemand. Alles andere liegt offen: Plättchen, Münzen und Chancenkarten, denn jede gezogene wird vorgelesen, auch eine, die jemand behält. Ausgeteilt wird nach einer Zahl, deren Siegel am Tisch steht; die Zahl selbst wird am Ende genannt.

rules-notation-title = Schreibweise
rules-notation =
    Ein Plättchen ist der Buchstabe seiner Mine und eine Ziffer: `C0` ist der Stein der Mine C, `C1` bis `C6` sind die anderen.

    Entscheidungen: `mission treasury`, `dig C`, `play two_trails`, `take 4`, `lantern 5`, `guess 3`, `lay C` und `coin C4`, `enough`. Im Protokoll stehen die Würfe hinter der Entscheidung, zu der sie gehören: `dig C roll 4`.

# Kurze Seiten für alle, die das Spiel noch nie gesehen haben
lesson-1 =
    ### 1 von 3 · Dein Zug
    In { $mines } Minen auf der ganzen Welt liegen Schätze. In deinem Zug wählst du eine, es wird gewürfelt, und die Hacke dort rückt um so viele Plättchen nach rechts. Das Plättchen, auf dem sie stehen bleibt, gehört dir. Mehr gehört nicht zu einem Zug.

    Im Bild hat jede Mine einen Buchstaben und jede Art von Schatz eine Farbe mit Muster: Daran erkennst du, was du sammelst.

lesson-2 =
    ### 2 von 3 · Die Minen
    In jeder Mine gibt es eine Hacke für alle, so ändert jede Grabung, was die nächste Person bekommen kann. Vor dem Wurf zeigt dein Menü, was jede Zahl in jeder Mine bringt. ★ gibt eine Chancenkarte, +{ $plus } gibt Münzen. Liegt nur noch ein Plättchen da, ist die Mine verlassen; sind es { $end }, endet das Spiel.

lesson-3 =
    ### 3 von 3 · Punkte
    Punkte bringen Sätze: je mehr Plättchen einer Art, desto besser, am meisten bei Gold. Steine kosten. Je drei Schätze ohne Satz bringen { $pack-points } Punkte, jede Münze einen. Und alle haben einen geheimen Auftrag, zu Beginn gewählt. Alles, was du tun kannst, steckt hinter **Spielen**; tippen musst du nie. **Fröhliches Buddeln!**
