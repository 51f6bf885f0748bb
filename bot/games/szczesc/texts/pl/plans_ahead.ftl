# Kiedy plan ma zapytać, i dlaczego nie został zagrany
ahead-if-price = zmieni się liczba potrzebnych górników
ahead-if-touched = zmieni się ilość węgla do wagoników
ahead-now-piece = leży tam teraz co innego
ahead-now-price = trzeba teraz innej liczby górników
ahead-now-touched = węgla do wagoników jest teraz inaczej
