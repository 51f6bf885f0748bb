"""What is in the box: places, connections, tickets, cards, passengers. Tables, no logic."""

from __future__ import annotations

from typing import NamedTuple

SEATS = range(2, 6)
CARS = 45  # for each player
FIRST_HAND = 4
DISPLAY = 5
REFRESH_AT = 3  # so many open locomotives are too many
MOST_REFRESHES = 3  # for one drawn card or one claim
OFFER = 4  # tickets drawn at a time
KEEP_FIRST, KEEP_LATER = 2, 1  # of these, at least
END_BELOW = 3  # cars: who has fewer at the end of a turn calls the last round
CLOSING_SEATS = 3  # with up to so many players a connection has room for one
GLOBETROTTER = 15
MOST_PASSENGERS, SECOND_PASSENGERS = 20, 10
POINTS = (0, 1, 2, 4, 7, 10, 15, 18)  # of a connection, by length

# --- cards and passengers ---------------------------------------------------------------------------------------------

COLOURS = "BGKOPRWY"
LOCOMOTIVE = "L"
CARDS = COLOURS + LOCOMOTIVE  # hands and discards are counted in this order
GREY = "X"  # a track that takes any one colour
ALL_CARDS = [card for card in CARDS for _ in range(14 if card == LOCOMOTIVE else 12)]
CARD_AT = {card: at for at, card in enumerate(CARDS)}
WILD = CARD_AT[LOCOMOTIVE]
PASSENGERS = "BGKRWY"
PASSENGER_AT = {colour: at for at, colour in enumerate(PASSENGERS)}
ALL_PASSENGERS = [colour for colour in PASSENGERS for _ in range(10)]

# --- places -----------------------------------------------------------------------------------------------------------

CITIES = {
    "AUG": "Augsburg", "BER": "Berlin", "BHV": "Bremerhaven", "BRM": "Bremen", "CHE": "Chemnitz", "DOR": "Dortmund",
    "DRE": "Dresden", "DUS": "Düsseldorf", "EMD": "Emden", "ERF": "Erfurt", "FRA": "Frankfurt", "FRB": "Freiburg",
    "HAM": "Hamburg", "HAV": "Hannover", "KAR": "Karlsruhe", "KAS": "Kassel", "KIE": "Kiel", "KOB": "Koblenz", "KOL": "Köln",
    "KON": "Konstanz", "LEI": "Leipzig", "LIN": "Lindau", "MAG": "Magdeburg", "MAI": "Mainz", "MAN": "Mannheim",
    "MUC": "München", "MUS": "Münster", "NUR": "Nürnberg", "REG": "Regensburg", "ROS": "Rostock", "SAA": "Saarbrücken",
    "STU": "Stuttgart", "SWN": "Schwerin", "ULM": "Ulm", "WUR": "Würzburg",
}  # fmt: skip
COUNTRIES = {
    "AT": "Österreich", "CH": "Schweiz", "DK": "Dänemark", "FR": "Frankreich", "NL": "Niederlande",
}  # fmt: skip
NAMES = CITIES | COUNTRIES
PLACES = tuple(NAMES)  # passengers are laid out in this order
PLACE_AT = {code: at for at, code in enumerate(PLACES)}
_CROWDS = {"BER": 5, "FRA": 4, "HAM": 4, "KOL": 4, "LEI": 3, "MUC": 4, "STU": 3}
CROWD = tuple(_CROWDS.get(code, 1) for code in PLACES)  # passengers at the start

# --- connections and their tracks -------------------------------------------------------------------------------------


class Connection(NamedTuple):
    """Two neighbouring places, and the tracks between them."""

    number: int
    code: str
    a: int  # place
    b: int
    length: int
    tracks: str  # a colour each


class Track(NamedTuple):
    """What a claim names: a track of its colour, or any of several grey ones that are alike."""

    number: int
    name: str
    connection: Connection
    colour: str
    length: int
    slots: tuple[int, ...]  # which of the connection's tracks


_CONNECTIONS = [
    ("AUG-MUC", 2, "XX"), ("AUG-NUR", 4, "O"), ("AUG-ULM", 1, "XX"), ("BER-DRE", 5, "G"), ("BER-HAM", 7, "BY"),
    ("BER-HAV", 7, "K"), ("BER-LEI", 4, "O"), ("BER-MAG", 3, "R"), ("BER-ROS", 6, "P"), ("BER-SWN", 5, "W"),
    ("BHV-BRM", 1, "W"), ("BHV-EMD", 3, "X"), ("BHV-HAM", 3, "X"), ("BHV-KIE", 3, "X"), ("BHV-DK", 5, "G"), ("BRM-EMD", 3, "B"),
    ("BRM-HAM", 3, "O"), ("BRM-HAV", 3, "Y"), ("BRM-MUS", 3, "K"), ("CHE-DRE", 1, "Y"), ("CHE-ERF", 4, "K"),
    ("CHE-LEI", 2, "B"), ("CHE-REG", 6, "P"), ("DOR-DUS", 1, "XXX"), ("DOR-KAS", 4, "G"), ("DOR-MUS", 1, "XX"),
    ("DRE-LEI", 3, "K"), ("DRE-REG", 7, "R"), ("DUS-KOL", 1, "XXX"), ("DUS-NL", 3, "P"), ("EMD-MUS", 4, "R"),
    ("EMD-NL", 2, "W"), ("ERF-HAV", 5, "OG"), ("ERF-KAS", 3, "X"), ("ERF-LEI", 3, "R"), ("ERF-NUR", 4, "YP"),
    ("ERF-REG", 7, "W"), ("FRA-KAS", 4, "BW"), ("FRA-KOL", 4, "XX"), ("FRA-MAI", 1, "XX"), ("FRA-MAN", 2, "XX"),
    ("FRA-WUR", 2, "XX"), ("FRB-KAR", 3, "W"), ("FRB-KON", 2, "K"), ("FRB-STU", 3, "X"), ("FRB-CH", 2, "O"), ("FRB-FR", 2, "Y"),
    ("HAM-HAV", 4, "RW"), ("HAM-KIE", 2, "KP"), ("HAM-SWN", 2, "G"), ("HAV-KAS", 3, "XX"), ("HAV-MAG", 4, "B"),
    ("HAV-MUS", 4, "P"), ("KAR-MAN", 1, "B"), ("KAR-SAA", 3, "X"), ("KAR-STU", 1, "P"), ("KAR-FR", 2, "K"), ("KIE-ROS", 4, "O"),
    ("KIE-SWN", 3, "Y"), ("KIE-DK", 2, "X"), ("KOB-KOL", 1, "XX"), ("KOB-MAI", 2, "XX"), ("KOB-SAA", 3, "X"),
    ("KON-LIN", 1, "Y"), ("KON-STU", 3, "G"), ("KON-CH", 1, "W"), ("LEI-MAG", 2, "Y"), ("LIN-MUC", 5, "X"), ("LIN-ULM", 2, "R"),
    ("LIN-AT", 2, "P"), ("LIN-CH", 2, "B"), ("MAI-MAN", 1, "XX"), ("MAI-SAA", 3, "X"), ("MAN-SAA", 3, "X"),
    ("MAN-STU", 2, "XX"), ("MUC-NUR", 5, "BK"), ("MUC-REG", 3, "O"), ("MUC-AT", 3, "R"), ("MUS-NL", 2, "O"),
    ("NUR-REG", 3, "G"), ("NUR-WUR", 2, "XX"), ("REG-AT", 4, "Y"), ("ROS-SWN", 2, "R"), ("SAA-FR", 1, "G"),
    ("STU-ULM", 2, "XX"),
]  # fmt: skip
CONNECTIONS = tuple(
    Connection(at, code, PLACE_AT[code.split("-")[0]], PLACE_AT[code.split("-")[1]], length, tracks)
    for at, (code, length, tracks) in enumerate(_CONNECTIONS)
)
CONNECTION = {connection.code: connection for connection in CONNECTIONS}


def _tracks() -> list[Track]:
    found: list[Track] = []
    for connection in CONNECTIONS:
        colours = dict.fromkeys(connection.tracks)
        for colour in colours:
            name = f"{connection.code}/{colour}" if len(colours) > 1 else connection.code
            slots = tuple(slot for slot, other in enumerate(connection.tracks) if other == colour)
            found.append(Track(len(found), name, connection, colour, connection.length, slots))
    return found


TRACKS = tuple(_tracks())
TRACK = {track.name: track for track in TRACKS}
TRACKS_OF = tuple(tuple(track for track in TRACKS if track.connection is connection) for connection in CONNECTIONS)

# --- tickets ----------------------------------------------------------------------------------------------------------


class Ticket(NamedTuple):
    """Two places that its owner wants to join."""

    code: str
    a: int  # place
    b: int
    value: int
    long: bool


_SHORT = {
    "AUG-KAR": 4, "BER-BRM": 10, "BER-CHE": 6, "BER-ERF": 7, "BER-HAM": 7, "BER-LEI": 4, "BER-DK": 10, "BHV-KOL": 7,
    "BRM-DUS": 5, "BRM-KAS": 6, "DOR-ERF": 7, "DOR-MAG": 9, "DOR-MAN": 6, "DUS-KON": 10, "EMD-HAM": 6, "ERF-WUR": 6,
    "FRA-HAM": 11, "FRA-HAV": 7, "FRA-KOL": 4, "FRA-LEI": 10, "FRA-LIN": 8, "FRA-MUC": 9, "FRA-STU": 4, "FRA-AT": 10,
    "FRA-NL": 8, "FRB-KAS": 10, "FRB-MUC": 8, "HAM-KAS": 7, "HAM-KOB": 10, "HAM-KOL": 9, "HAM-LEI": 10, "HAM-ROS": 4,
    "HAV-LEI": 6, "HAV-SAA": 11, "KAR-REG": 9, "KAR-NL": 9, "KOB-ULM": 7, "KOL-MAG": 11, "KOL-MUC": 11, "KOL-NUR": 8,
    "KOL-REG": 11, "KOL-SAA": 4, "KOL-CH": 10, "KON-MUC": 6, "LEI-MUC": 11, "LEI-NUR": 7, "MAI-STU": 3, "MAN-STU": 2,
    "MAN-WUR": 4, "MUC-STU": 5, "MUC-WUR": 7, "MUC-FR": 8, "MUS-STU": 9, "NUR-STU": 7, "DK-NL": 10,
}  # fmt: skip
_LONG = {
    "AUG-DRE": 12, "BER-DUS": 13, "BER-FRA": 14, "BER-KOL": 14, "BER-MAI": 15, "BER-MUC": 15, "BER-STU": 18, "BER-CH": 20,
    "BER-NL": 13, "BHV-REG": 16, "BHV-FR": 12, "DOR-MUC": 13, "DRE-HAM": 12, "DRE-SAA": 16, "EMD-FRB": 15, "EMD-AT": 19,
    "FRA-SWN": 13, "HAM-KAR": 14, "HAM-MUC": 18, "HAM-STU": 15, "KIE-NUR": 15, "KIE-STU": 17, "KIE-CH": 20, "KOB-SWN": 12,
    "KOL-LEI": 12, "KON-ROS": 22, "LEI-STU": 14, "LEI-ULM": 12, "LEI-FR": 15, "LIN-DK": 22, "MUC-MUS": 14, "MUS-AT": 15,
    "ROS-AT": 22, "DK-FR": 17,
}  # fmt: skip
TICKETS = {
    code: Ticket(code, PLACE_AT[code.split("-")[0]], PLACE_AT[code.split("-")[1]], value, code in _LONG)
    for code, value in (_SHORT | _LONG).items()
}
STACKS = ("short", "long")
ALL_TICKETS = (list(_SHORT), list(_LONG))  # by stack
