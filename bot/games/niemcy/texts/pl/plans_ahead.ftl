# Kiedy plan ma zapytać, i dlaczego nie został zagrany
ahead-if-touched = ktoś zmieni coś przy połączeniu lub w tych kartach
ahead-now-touched = przy połączeniu albo w tych kartach coś się zmieniło
