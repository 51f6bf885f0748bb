# Automatic players
automat-apprentice = porter
automat-foreman = stationmaster
automat-baron = railway baron
automat-apprentice-plays = takes the shortest way and is in nobody’s way
automat-foreman-plays = keeps a timetable and an eye on the passengers
automat-baron-plays = looks ahead and takes the track you need
