# Was der Bot über sich und Discord sagt
front-failed = Bei mir ist etwas schiefgegangen, aber nichts, was schon gespielt ist, geht verloren. Versuch es noch einmal; wenn es so bleibt, nenne denen, die diesen Bot betreiben, diese Nummer: `{ $incident }`.
front-database = Ich komme gerade nicht an meine Aufzeichnungen; es hat sich nichts geändert. Versuch es in einer Minute noch einmal.
front-rights = Ich kann hier noch keinen Tisch aufstellen, mir fehlen Berechtigungen: { $rights }. Wer diesen Kanal verwaltet, kann sie erteilen; oder du nimmst einen anderen Kanal.
front-right-view_channel = Kanal ansehen
front-right-send_messages = Nachrichten senden
front-right-send_messages_in_threads = Nachrichten in Threads senden
front-right-attach_files = Dateien anhängen
front-right-create_public_threads = öffentliche Threads erstellen
front-own-rights = Der Tisch wäre deiner, aber dir fehlen hier Berechtigungen: { $rights }. Nimm den Befehl dort, wo du schreiben darfst.
front-closed = { $who }, ich kann dir keine Direktnachricht schreiben. Nichts geht verloren: **{ $button }** unter jedem Zug zeigt nur dir, was darin stünde, ebenso `/{ cmd-group } { cmd-hand }`.
front-only-servers = Einen Tisch kannst du in einem Kanal auf einem Server eröffnen oder in den Direktnachrichten mit mir.
front-thread = Der Tisch steht in einem eigenen Thread: { $thread }
front-opened = Der Tisch ist offen. Wer mitspielen will, nimmt unten Platz.
front-thread-name = { game-title } · { $host }
front-reminder-here = { $who }, zur Erinnerung: Du bist am Zug{ $deadline ->
    [none] .
   *[other] , und die Zeit endet { $deadline }.
}
front-no-thread = Hier kann es keinen Thread geben. Eröffne den Tisch ohne Thread oder in einem gewöhnlichen Textkanal.
front-old-button = Dieser Knopf stammt aus einer älteren Fassung von mir und tut nichts mehr. Die gültigen stehen unter der neuesten Nachricht im Kanal.
front-no-bots = Ein Bot kann keinen Platz einnehmen. Lass die Angabe weg, dann spielt ein Automat von mir weiter.
front-replaced-automat = Auf diesem Platz spielt ein Automat weiter; wem er gehört, kann jederzeit zurückkommen.
front-cancelled = Der Tisch ist geschlossen.
front-resigned = Du hast deinen Platz abgegeben; ein Automat spielt bis zum Ende weiter.
front-helped = Diesen Zug spielt ein Automat.
front-begun = Der Tisch steht, das Spiel beginnt. Du hörst von mir, sobald du dran bist.
front-restarting = Ich werde gerade neu gestartet. Nichts geht verloren; versuch es in einer halben Minute noch einmal.
front-one-moment = Einen Moment, nicht alles auf einmal! Versuch es gleich noch einmal.
