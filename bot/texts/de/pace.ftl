# Das Tempo einer Partie
minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
pace-live = live
pace-evening = an einem Abend
pace-daily = täglich
pace-relaxed = in aller Ruhe
pace-named = { $pace }, { $clock } je Zug
pace-typed = { $clock } je Zug
refuse-bad_clock = Ein Zug kann { $least } bis 59 Minuten dauern („3 min“), 1 bis { $hours } Stunden („8 h“) oder „unbegrenzt“.

# Live: Die Zeit ist um
log-still = ⏰ { $who }: Die Zeit ist um.
still-there = { $who }, bist du noch da? Spiel jetzt; { $deadline } spielt ein Automat diesen Zug.
btn-here = Bin da

# Wochenenden
table-weekends = Wochenenden sind frei
btn-weekends-yes = Wochenenden frei
btn-weekends-no = Wochenenden zählen mit

# Abwesend bis zu einem Tag
btn-absence = Ich bin weg…
absence-title = Bis wann bist du weg? Zurückkommen kannst du jederzeit früher, mit einem Klick.
absence-choose-automat = Ein Automat spielt für mich bis …
absence-choose-pause = Der Tisch wartet auf mich bis … (die anderen müssen zustimmen)
date = { $weekday ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[7] Sonntag
}, { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
absence-day = { $date } (in { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
})
absence-alone = Zurück am { $date }, oder jederzeit früher.
absence-set = Bis { $date } spielt ein Automat für dich. Zurückkommen kannst du jederzeit.
pause-asked = Die anderen sind gefragt. Wenn alle zustimmen, wartet der Tisch bis { $date } auf dich.
pause-on = Der Tisch wartet bis { $date }. Die Bedenkzeit steht still; spielen geht trotzdem.
pause-open = { $who } bittet den Tisch, bis { $day } zu warten. { $voters }: einverstanden?
pause-you = { $who } bittet den Tisch, bis { $day } zu warten. Bist du einverstanden?
pause-not-yours = Der Tisch wartet auf { $who } bis { $day }. Du hast dem nicht zugestimmt, also kannst du die Pause beenden.
pause-ended = Die Pause ist zu Ende; die Bedenkzeit läuft wieder.
btn-agree-pause = Wir warten
btn-decline-pause = Wir warten nicht
btn-end-pause = Nicht länger warten
log-away_until = { $who } ist { $day } zurück; bis dahin spielt ein Automat ({ $automat }).
log-away_alone = { $day ->
    [none] { $who } ist nicht da, und sonst ist niemand hier: Der Tisch ruht, bis jemand zurück ist.
   *[other] { $who } ist { $day } zurück, und sonst ist niemand hier: Der Tisch ruht, bis jemand zurück ist.
}
log-returned = { $who } spielt wieder selbst: Die Abwesenheit ist vorbei.
log-ask_pause = { $who } bittet den Tisch, bis { $day } zu warten.
log-agree_pause = { $who } ist einverstanden zu warten.
log-no_pause = { $who }: keine Pause, es geht weiter.
log-pause = Der Tisch wartet: { $who } ist { $day } zurück. Bis dahin steht die Bedenkzeit still.
log-end_pause = { $who } möchte nicht warten: Die Pause ist zu Ende, die Bedenkzeit läuft wieder.
log-pause_over = Der Platz, auf den der Tisch gewartet hat, ist in anderen Händen: Die Pause ist zu Ende, die Bedenkzeit läuft wieder.
log-pause_expired = { $who } hat um eine Pause gebeten, aber nicht alle haben rechtzeitig geantwortet: keine Pause.
refuse-bad_away = Nenne einen Tag ab morgen, höchstens { $most } Tage voraus.
refuse-bad_date = „{ $part }“ ist kein Tag. Schreib ihn zum Beispiel so: 24. Dezember, 24.12., Freitag, morgen, in 3 Tagen, 2 Wochen.
refuse-wait_without_day = „{ cmd-settings-wait }“ heißt, dass der Tisch auf dich wartet, aber nicht, bis wann. Gib auch „{ cmd-settings-away }“ an.
refuse-bad_pause = Alle Pausen einer Partie dauern zusammen höchstens 30 Tage; volle Tage übrig: { $most }. Wähle einen früheren Tag oder überlass deinen Platz einem Automaten.
refuse-pause_asked = Danach ist schon gefragt: Die anderen haben noch nicht geantwortet.
refuse-paused_already = Der Tisch wartet schon; das endet { $deadline }.
refuse-not_paused = Der Tisch wartet auf niemanden; die Bedenkzeit läuft.
refuse-agreed_to_pause = Du hast dieser Pause zugestimmt; sie endet { $deadline }. Früher beenden kann sie nur, wer darum gebeten hat. Spielen geht trotzdem.

# Erinnerungen
log-reminder-minute = ⏰ Noch eine Minute: Du bist am Zug.
log-next = Gleich bist du dran: Wer vor dir sitzt, spielt gerade.
btn-no-reminders = In diesem Zug nicht mehr erinnern
reminders-stopped = Gut, in diesem Zug erinnere ich dich nicht mehr.
btn-next_up-yes = Sag mir, wenn ich gleich dran bin
btn-next_up-no = Nicht vorher Bescheid sagen

# Tische, an denen niemand spielt
log-cancel-unjoined = Der Tisch ist geschlossen: Lange hat niemand Platz genommen. Einen neuen öffnet `/{ cmd-group } { cmd-new }`.
log-rest = ⏸️ Seit 30 Tagen hat niemand gespielt, darum ruht die Partie. Nichts ist verloren: Alle, die hier sitzen, können sie wecken.
log-wake = { $who } weckt die Partie. Weiter geht’s!
log-lost = ⏸️ Der Kanal dieser Partie ist nicht zu finden, darum ruht sie. Nichts ist verloren. Ist der Kanal wieder da, geht sie von selbst weiter. Die Tischleitung oder die Moderation kann sie auch umziehen lassen: dazu in einem anderen Kanal des Servers `/{ ask-tables } { ask-tables-here }` eingeben.
log-found = Der Kanal ist wieder da. Weiter geht’s!
log-moved = { $who } holt den Tisch aus { $where } hierher.
moved-to = ➡️ Der Tisch steht jetzt in { $where }.
table-resting = ⏸️ Diese Partie ruht. Nichts ist verloren: Alle, die hier sitzen, können sie wecken.
btn-wake = Weiterspielen
refuse-resting = Diese Partie ruht. Drück „{ btn-wake }“ oder „{ btn-play }“, um sie zu wecken.
refuse-not_resting = Diese Partie ruht nicht.

# Befehle
cmd-new-pace = tempo
cmd-new-pace-desc = Wie lange ein Zug dauern darf: Wähle oder schreib zum Beispiel 8 h
cmd-new-weekends = wochenenden
cmd-new-weekends-desc = Ob die Bedenkzeit samstags und sonntags stillsteht
cmd-settings-pace = tempo
cmd-settings-pace-desc = Tisch: wie lange ein Zug dauern darf; wähle oder schreib zum Beispiel 8 h (Leitung)
cmd-settings-weekends = wochenenden
cmd-settings-weekends-desc = Tisch: ob die Bedenkzeit samstags und sonntags stillsteht (Leitung)
cmd-settings-next_up = vorwarnen
cmd-settings-next_up-desc = Du: eine Nachricht, wenn der Zug vor deinem beginnt
cmd-settings-away = zurück
cmd-settings-away-desc = Du: der Tag, an dem du zurück bist; bis dahin spielt ein Automat
cmd-settings-wait = warten
cmd-settings-wait-desc = Du: Stattdessen wartet der Tisch, wenn alle zustimmen
