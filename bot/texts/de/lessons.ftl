# Die Lektion für Neue
newcomer-lesson = -# Zum ersten Mal dabei? Die Lektion dauert zwei Minuten.
btn-lesson = Lektion: 2 Minuten
btn-next-page = Weiter
btn-previous-page = Zurück
rules-none = Die Regeln dieses Spiels hat hier noch niemand aufgeschrieben. Das Menü bietet alles an, was erlaubt ist.
