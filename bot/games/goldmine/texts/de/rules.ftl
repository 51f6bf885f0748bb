# Die Regeln nach Themen und die erste Lektion
rules-build-title = Der Aufbau
rules-build =
    Auf dem Tisch liegt der Eingang. Reihum zieht ihr ein Plättchen und legt es an, bis { $tiles } liegen. Dann stehen alle an der Leiter, und es beginnt, wer schon begonnen hat.
    - Ein Plättchen liegt Seite an Seite mit einem anderen; Öffnung an Öffnung, Fels an Fels. Eine Höhle passt überall.
    - Was passt, muss gelegt werden. Was nicht passt, kommt zurück in den Beutel, und ein anderes wird gezogen.
    - Eine Kammer bekommt ihr Nugget beim Legen.

    ⚖ **Klarstellungen**
    - Fels an Fels genügt: Ein Plättchen muss nirgends anschließen. Andere abschneiden ist erlaubt.
    - Am Eingang muss ein Plättchen zu einem offenen Ende führen, ohne über den Eingang zurück.
    - Unsere Regel: Vom Eingang muss immer ein offenes Ende erreichbar sein.
    - Die Formen der Plättchen sind unsere eigenen.
rules-move-title = Bewegung
rules-move =
    Zu Beginn deines Zuges wählst du eines:
    - **graben**: ein Plättchen ziehen, legen und bis zu einen Schritt gehen;
    - **würfeln**: bis zu so viele Schritte, wie der Würfel zeigt;
    - **Geheimgang**, wenn du in einem stehst;
    - **passen**.

    Ein Schritt führt von Tunnel zu Tunnel auf dem Nachbarplättchen, wo beide zueinander offen sind. Tunnel eines Plättchens sind nicht verbunden. Durch Höhlen, über den Eingang und an anderen vorbei darfst du gehen.

    ⚖ **Klarstellungen**
    - Es zählt nur, wo du endest; den Weg musst du nicht nennen. Weniger Schritte oder stehen bleiben geht immer.
    - Mit Schlamm: Ein Schritt in eine Pfütze ist der letzte; hindurch geht es nicht, von dort los schon.
    - Ein leerer Beutel nimmt nur das Graben weg.
    - Nach dem Passen bleiben die Aktionen.
rules-passage-title = Geheimgänge
rules-passage =
    Beginnst du deinen Zug in einem Tunnel mit Geheimgang, darfst du zwei Würfel werfen. Ein Pasch oder zusammen 7 (Chance 1/3): Du kommst an einem beliebigen anderen Geheimgang heraus oder bleibst stehen. Sonst gehst du zu Fuß, höchstens so viele Schritte, wie der kleinere Würfel zeigt.

    ⚖ **Klarstellungen**
    - Nur von dort, wo der Zug begann; hineingehen und gleich benutzen geht nicht.
    - Der Geheimgang ist die ganze Bewegung: keine Schritte davor oder danach. Nach einem guten Wurf geht es nicht zu Fuß.
    - Auf einem Plättchen mit zwei Tunneln liegt er nur in einem.
    - Gibt es nur einen in der Mine, kannst du es nicht versuchen.
    - Fledermäuse tragen niemanden hindurch, finden aber alle.
rules-gold-title = Gold und Sieg
rules-gold =
    In der Kammer, in der du nach deiner Bewegung stehst, darfst du das Nugget einsammeln, auch nach dem Passen. Ein neues kommt nie hinein, außer durch ein Goldduell.

    Wer eine Bewegung am Eingang beendet und genug hat, gewinnt **sofort**: { $two } zu zweit, { $four } zu dritt oder viert, { $six } zu fünft oder sechst.

    ⚖ **Klarstellungen**
    - Durch eine Kammer oder über den Eingang zu gehen genügt nicht; es zählt, wo die Bewegung endet.
    - Auch von Fledermäusen zum Eingang gejagt gewinnt man.
    - Erst einsammeln, dann duellieren: Ein Duell beendet den Zug.
    - Unsere Regel für stille Zeiten: Nach { $quiet } Runden hintereinander ohne Plättchen und ohne eingesammeltes Gold ist Schluss, und die meisten Nuggets gewinnen; ein Gleichstand wird geteilt.
rules-challenges-title = Duelle
rules-challenges =
    Eines im Zug, an dessen Ende. Du gibst einen Marker ab (je { $tokens } von jeder Art), und beide würfeln dreimal; Gleichstand zählt für den Angriff. Zwei Paare gewinnen: Chance 62 %.
    - **Gold**: derselbe Tunnel, ein Marker und ein eigenes Nugget. Wer gewinnt, **auch in der Verteidigung**, darf ein Nugget der anderen Person in eine leere Kammer legen, in der von euch beiden niemand steht. Gewinnt der Angriff, folgen ein Würfel, Schritte und noch einmal Einsammeln.
    - **Fledermäuse**: gegen alle, überall. Wer gewinnt, würfelt und wählt, wohin die andere Person flieht, mindestens einen Schritt.

    ⚖ **Klarstellungen**
    - Auch wer kein Gold hat, darf gefordert werden.
    - Keine Flucht möglich: Nichts geschieht, der Marker ist weg.
    - Danach ist die Person nach der fordernden dran.
rules-options-title = Optionen des Tisches
rules-options =
    Alle sind aus, solange der Tisch sie nicht einschaltet.
    - **Schlamm**: Ein Schritt in eine Pfütze ist der letzte, auch auf der Flucht und bei Bonusschritten.
    - **Fünf Plättchen** (2 bis 4 Personen, mit Schlamm): Alle beginnen mit einer Höhle, zwei Geheimgängen und zwei Pfützen auf der Hand und legen daraus; sind die Hände leer, wird wie sonst gezogen.
    - **Bündnisse** (4 oder 6 Personen): Du spielst mit der Person gegenüber. Zusammen braucht ihr { $team_four } oder { $team_six } und gewinnt, wenn beide am Eingang stehen. Im selben Tunnel darfst du einmal im Zug Nuggets geben oder nehmen.

    ⚖ **Klarstellungen**
    - Keine Duelle im Team, auch nicht mit Fledermäusen.
    - Passt die ganze Hand nirgends, ziehst du und behältst sie; Reste kommen in den Beutel.
rules-secrets-title = Offen, geheim, Schreibweise
rules-secrets =
    Alles ist offen, auch was noch im Beutel ist; nur die Reihenfolge kennt niemand. Geheim sind allein die Hände bei fünf Plättchen (und damit während des Aufbaus der Inhalt des Beutels): Die anderen wissen, wie viele du noch hast.

    Ein Feld ist `x,y`: Der Eingang ist `0,0`, x wächst nach rechts, y **nach unten**, also liegt `0,-1` über dem Eingang. Seiten: `N` oben, `E` rechts (Osten, nicht O), `S` unten, `W` links. Hat ein Plättchen mehrere Tunnel, folgen dessen Öffnungen: `3,-2:NE`.

    Aufzeichnung: `put T5 0,-1 N` legt ein Plättchen, `dig T7`, `roll 4`, `passage 2+5`, `go 3,-2`, `stay`, `collect`, `gold 2 5:3 1:6 4:4` (Platz 2, der Würfel des Angriffs zuerst), `drop 3,2`, `leave`, `bat 2 5:3 1:6 4:4 5`, `chase 3,-2`, `give 2`, `take 1`, `end`. Würfe und Gezogenes stehen hinter der Entscheidung, zu der sie gehören.
lesson-1 =
    ### 1 von 4 · Worum es geht
    Gemeinsam baut ihr eine Mine, Plättchen für Plättchen. In ihren Kammern liegen Nuggets. Wer genug davon sammelt und zuerst wieder an der Leiter am Eingang steht, gewinnt.
lesson-2 =
    ### 2 von 4 · Dein Zug
    Entweder **grabe** (ein neues Plättchen und ein Schritt) oder **würfle** und geh bis zu so viele Schritte. In einem Tunnel mit Wasser kannst du den **Geheimgang** versuchen: Pasch oder Sieben bringt dich zu jedem anderen. Du stehst in einer Kammer mit Gold? **Sammle ein.**
lesson-3 =
    ### 3 von 4 · Duelle
    Am Ende deines Zuges kannst du jemandem in die Quere kommen. **Goldduell** im selben Tunnel: Gewinnst du, wandert ein fremdes Nugget in eine andere Kammer, und du gehst noch einmal. **Fledermäuse** verjagen alle, überall. Du hast je { $tokens } Marker; die Chance ist 62 %, eine Niederlage trifft dich.
lesson-4 =
    ### 4 von 4 · Zum Eingang
    Hast du genug Gold, muss eine Bewegung am Eingang **enden**. Achte auf die Reichen: Für sie hebt man sich Fledermäuse auf. Das Menü zeigt Wege, Entfernungen und Chancen. Alles steckt hinter **Spielen**; tippen musst du nie. **Goldrausch!**
rules-credits-title = Über das Spiel
rules-credits = **Gold Mine** ist ein Spiel, erschienen bei Stratus Games.

    Dies ist eine inoffizielle Fanarbeit ohne Verbindung zu Autoren oder Verlagen. Zeichnungen, Worte und die **Formen der Plättchen** sind unsere eigenen: In der Schachtel sehen sie anders aus. Wenn dir das Spiel gefällt, kauf es und spielt es am echten Tisch.
