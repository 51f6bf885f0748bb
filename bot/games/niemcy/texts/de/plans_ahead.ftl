# Wann ein Plan nachfragen soll, und warum er nicht gespielt wurde
ahead-if-touched = sich an der Strecke oder diesen Karten etwas ändert
ahead-now-touched = an der Strecke oder diesen Karten hat sich etwas geändert
