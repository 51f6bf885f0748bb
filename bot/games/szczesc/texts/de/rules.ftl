# Die Regeln nach Themen, in eigenen Worten, jeweils mit den Klarstellungen
rules-turn-title = Ein Zug
rules-turn =
    Schicke Bergleute auf **einen** offenen Platz, dessen Arbeit du wirklich ausführen kannst.
    - Ein leerer Platz braucht 1 Bergmann. Stehen dort Bergleute, gleich wessen, gehen sie in die Kantine, und du schickst einen mehr.
    - Die Bank nimmt immer genau 1 Bergmann, verdrängt niemanden und zahlt 1 Mark. Du darfst sie immer wählen.
    - Wer keine Bergleute mehr hat, wird übergangen. Hat niemand mehr welche, endet die Schicht. Es gibt drei Schichten.
    - Je Schicht hast du { $miners2 } Bergleute (zu zweit), { $miners3 } (zu dritt) oder { $miners4 } (zu viert), zu Beginn des Spiels { $marks2 }, { $marks3 } oder { $marks4 } Mark.
    - Das ganze Spiel über gesperrt: zu dritt Lorenfabrik 8, Förderung 4 und Geld 3; zu zweit auch Lorenfabrik 4, Förderung 8, Geld 5 und Auftrag 1.

    ⚖ **Klarstellung.** Du darfst auch eigene Bergleute verdrängen; sie zählen wie alle anderen.

rules-draft-title = Die Auswahl
rules-draft =
    Vor der ersten Schicht wählen alle drei Aufträge aus einer offenen Auslage.
    - Es beginnt, wer rechts vom Startplatz sitzt, dann geht es gegen den Uhrzeigersinn weiter, drei Runden in derselben Richtung. Der Startplatz wählt also in jeder Runde zuletzt.
    - Die übrige Karte kommt auf Auftragsplatz 4, die anderen offenen Auftragsplätze werden vom Stapel gefüllt.
    - Deine Wahl bleibt verdeckt, bis die Auswahl endet.

rules-workshop-title = Lorenfabrik
rules-workshop =
    Kaufe einen Stollen (Tunnelplättchen) und lege ihn auf der Sohle und der Seite an, die er zeigt: hell (mit Grubenlampen) oder dunkel. Eine Lore kostet 1 Mark (gelb), 2 (braun), 3 (grau) oder 4 (schwarz). Jede kommt mit Kohle ihrer Farbe. Der Platz wird am Ende deines Zuges aufgefüllt.

    ⚖ **Klarstellungen**
    - Die Kohle der Farbe wird knapp: zuerst die eigene Farbe, so weit sie reicht. Jede übrige Lore muss einen Würfel anderer Farbe nach deiner Wahl bekommen, solange der Vorrat etwas hat; erst dann bleibt sie leer. Der Preis bleibt gleich.
    - Eine Lore mit fremder Kohle behält ihre Farbe, die Kohle die ihre.
    - Ist der Stapel aufgebraucht, bleiben die Plätze leer, und einen leeren kann niemand wählen.

rules-mine-title = Förderung
rules-mine =
    Du hast so viele Schritte, wie der Platz angibt. Ein Schritt ist eines davon:
    - den Förderkorb zu einem beliebigen anderen Halt bewegen, gleich wie weit;
    - unter Tage: Kohle aus einer Lore dieser Sohle laden (der Korb fasst { $cage });
    - über Tage: Kohle aus dem Korb auf ein Feld ihrer Farbe oder in dein Lager legen;
    - überall: Kohle aus dem Lager auf ein Feld ihrer Farbe legen.

    ⚖ **Klarstellungen**
    - Du darfst auch gar keinen Schritt tun. Nicht genutzte Schritte verfallen, und der Korb bleibt, wo er steht.
    - Du darfst Kohle einlagern, obwohl ein passendes Feld frei ist.
    - Von einem Feld kommt nichts mehr herunter außer durch Lieferung, und aus dem Lager geht nichts in den Korb.

rules-pairs-title = Zwei Würfel für einen
rules-pairs =
    Zwei Würfel anderer Farben können einen ersetzen. Das ist eine Bewegung für zwei Schritte.

    ⚖ **Klarstellungen**
    - Beide müssen eine andere Farbe haben als das Feld; untereinander dürfen sie gleich sein.
    - Sie dürfen beliebig aus Korb und Lager kommen; einer aus dem Korb braucht den Korb über Tage, einer aus dem Lager nicht.
    - Mit nur einem Schritt kannst du kein Paar beginnen: Halb belegte Felder gibt es nicht.
    - Bei den Mehrheiten zählen nur die gedruckten Felder, nicht die Würfel darauf.

rules-deliver-title = Auslieferung
rules-deliver =
    Liefere **alle** deine fertigen Aufträge eines Transports. Die Punkte bekommst du sofort, die Kohle geht in den Vorrat zurück, die Karten liegen bis zur nächsten Wertung verdeckt vor dir.

    ⚖ **Klarstellungen**
    - Einen fertigen Auftrag des gewählten Transports darfst du nicht zurückhalten.
    - Spielt der Tisch mit offenen Lieferungen, sehen alle die Karten sofort.

rules-money-title = Geld
rules-money =
    Nimm so viele Mark, wie der Platz angibt. Die Bank zahlt 1 Mark, nimmt genau 1 Bergmann und schickt niemanden in die Kantine.

    ⚖ **Klarstellung.** Die Bank darfst du auch wählen, wenn andere Plätze möglich sind.

rules-order-title = Aufträge
rules-order =
    Nimm die Karte zu deinen offenen Aufträgen. Der Platz wird am Ende deines Zuges aufgefüllt.
    - Es gibt 44 verschiedene Aufträge, 11 je Transport. Mehr Felder und tiefere Kohle bringen mehr Punkte.

    ⚖ **Klarstellungen**
    - Du darfst beliebig viele offene Aufträge haben. Am Ende kostet jeder übrige { $pending-penalty } Punkt.
    - Ist der Stapel aufgebraucht, bleiben Plätze leer.

rules-draw-title = Vom Stapel ziehen
rules-draw =
    In der Lorenfabrik und bei den Aufträgen gibt es einen Platz zum Ziehen: Sieh dir die obersten { $look } an, nimm eines davon (Stollen zu ihrem Preis) oder keines, und lege den Rest zurück, alles nach oben oder alles nach unten, in beliebiger Reihenfolge.

    ⚖ **Klarstellungen**
    - Weniger als { $look } übrig: Du siehst, was da ist. Nichts übrig: Der Platz ist gesperrt.
    - Stollen darfst du auch ohne Geld ziehen; nehmen kannst du dann nur, was du bezahlen kannst, oder nichts.
    - Das Ziehen füllt auf dem Spielplan nichts auf.
    - Nur du siehst das Gezogene. Die anderen erfahren, was du kaufst oder nimmst und wohin der Rest kommt.

rules-scoring-title = Wertung nach jeder Schicht
rules-scoring =
    Nach Schicht I die vier Farben, nach II auch die vier Transporte, nach III auch die leeren Loren.
    - Felder in Gelb, Braun, Grau, Schwarz auf gelieferten Aufträgen: Erste { $first-colour }, Zweite { $second-colour }.
    - Felder auf gelieferten Aufträgen für Handkarren, Fuhrwerk, Lastwagen, Lokomotive: Erste { $first-transport }, Zweite { $second-transport }.
    - Leere Loren auf der gelben, braunen, grauen, schwarzen Sohle: Erste { $first-empty }, Zweite { $second-empty }.

    Gleichstand um den ersten Platz: Alle Beteiligten bekommen den ersten Preis, niemand den zweiten. Gleichstand um den zweiten: Alle bekommen den zweiten. Zu zweit gibt es keinen zweiten Preis. Wer nichts hat, bekommt nichts.

    ⚖ **Klarstellungen**
    - Gelieferte Aufträge zählen bei jeder Wertung erneut; ihre eigenen Punkte nur einmal.
    - Auch die gedruckten Loren im Schacht zählen als leere, und dafür braucht es keine Lieferung.

rules-end-title = Das Ende des Spiels
rules-end =
    Nach der dritten Schicht:
    - je { $marks-a-point } Mark 1 Punkt;
    - je { $cubes-a-point } Kohlewürfel 1 Punkt (Loren, Korb, Lager und offene Aufträge zusammen);
    - −{ $pending-penalty } für jeden offenen Auftrag;
    - −{ $imbalance-penalty } für jeden Stollen Unterschied zwischen heller und dunkler Seite.

    Die meisten Punkte gewinnen; bei Gleichstand, wer nach diesem Tausch mehr Mark übrig hat; ist auch das gleich, wird der Sieg geteilt.

    ⚖ **Klarstellungen**
    - Beim Gleichgewicht zählen gekaufte Stollen im ganzen Schacht, nicht Loren; die gedruckten zählen nicht.
    - Ein Ergebnis darf negativ sein.

rules-start-title = Wer eine Schicht beginnt
rules-start =
    Die nächste Schicht beginnt, wer die meisten Bergleute in der Lorenfabrik stehen hat. Der Platz zum Ziehen zählt, die Kantine nicht.

    ⚖ **Klarstellung.** Bei Gleichstand, auch wenn dort niemand steht, beginnt von den Beteiligten, wer im Uhrzeigersinn als Nächstes nach dem alten Startplatz sitzt; der alte Startplatz selbst kann nicht noch einmal beginnen.

rules-secrets-title = Was geheim ist
rules-secrets =
    - Die Reihenfolge beider Stapel.
    - Was jemand beim Ziehen sieht, und in welcher Reihenfolge es zurückgeht.
    - Die Karten der Auswahl, bis sie endet.
    - Gelieferte Karten bis zur nächsten Wertung, außer der Tisch spielt mit offenen Lieferungen.

    Alles andere ist offen, auch das Geld. Gemischt wird nach einer Startzahl: Ihr Siegel steht von Anfang an am Tisch, die Zahl selbst wird am Ende genannt; so können alle prüfen, dass niemand an den Karten gedreht hat.

rules-notation-title = Schreibweise
rules-notation =
    Kürzel sind nur für alle, die gern tippen; die Knöpfe kennen sie von selbst.
    Kohle: `Y` gelb, `B` braun, `G` grau, `K` schwarz (Y und K wie im Vierfarbdruck). Transport: `H` Handkarren, `W` Fuhrwerk (Wagen), `C` Lastwagen, `L` Lokomotive. `G2L` ist ein grauer Stollen mit zwei Loren auf der hellen Seite (`L` hell, `D` dunkel), `L-YBGK` ein Auftrag für die Lokomotive mit einem Feld jeder Farbe.

    Schritte der Förderung: `@3` Korb auf Sohle 3 (`@0` über Tage), `+G` in den Korb, `-G` ins Lager, `G>H-GG` auf ein Feld, `~G>H-GG` dasselbe aus dem Lager, `YB>L-YBGK:G` zwei Würfel auf ein graues Feld. So tippst du sie: `/{ cmd-group } { cmd-mine }`, Platz `8`, Schritte `@3 +G +G @0 G>H-GG G>H-GG`.

    In der Aufzeichnung einer Partie ist ein ganzer Zug eine Zeile, auf Englisch: `mine 8 @3 +G +G @0 G>H-GG G>H-GG`, `workshop 3`, `deliver W`, `money 4`, `order draw`.

# Vier kurze Seiten für alle, die das Spiel noch nie gesehen haben
lesson-1 =
    ### 1 von 4 · Worum es geht
    Dir gehört eine Zeche in Schlesien. In drei Schichten kaufst du Stollen mit Loren, förderst Kohle, füllst damit Aufträge und lieferst sie aus. Die meisten Punkte gewinnen.

    Kohle gibt es in vier Farben, je tiefer, desto dunkler und teurer: gelb, braun, grau, schwarz. Auf den Bildern stehen dafür Y, B, G, K. Aufträge gehen mit Handkarren (H), Fuhrwerk (W), Lastwagen (C) oder Lokomotive (L) ab: Handkarren H-GG braucht zwei graue Würfel.

lesson-2 =
    ### 2 von 4 · Dein Zug
    Schicke Bergleute auf einen Platz: **Lorenfabrik** (ein Stollen mit Kohle), **Förderung** (Kohle nach oben), **Auslieferung** (fertige Aufträge liefern), **Geld** oder **Aufträge**.

    Ein leerer Platz braucht einen Bergmann. Ein besetzter braucht einen mehr, als dort stehen; die gehen in die Kantine. Wer später kommt, zahlt also mehr. Ohne bessere Idee: die Bank, 1 Bergmann für 1 Mark.

lesson-3 =
    ### 3 von 4 · Unter Tage
    Jeder Schritt ist eine Bewegung: der Förderkorb auf eine andere Sohle, Kohle aus einer Lore in den Korb (er fasst { $cage }), oder über Tage Kohle aus dem Korb auf einen Auftrag oder ins Lager.

    Zwei Würfel anderer Farben können einen fehlenden ersetzen. Das Menü schlägt gute Pläne vor; ein Klick führt den ganzen Plan aus.

lesson-4 =
    ### 4 von 4 · Punkte
    Ein gelieferter Auftrag bringt sofort Punkte. Nach jeder Schicht zählen Mehrheiten: nach I bei den Farben der gelieferten Kohle, nach II auch bei den Transporten, nach III auch bei leeren Loren.

    Am Ende bringen Geld und Kohle ein wenig; übrige Aufträge und ein schiefer Schacht (hell gegen dunkel) kosten. Alles, was du tun kannst, steckt hinter **Spielen**; tippen musst du nie. **Glück auf!**
