# The rules and a first lesson
rules-turn-title = Beginning and turn
rules-turn =
    On your turn you do **one** of three things: draw cards, claim a route, or draw tickets.

    Everybody starts with { $hand } cards and { $cars } cars. All at once announce how many short and how many long tickets they want, { $drawn } in all, and keep at least { $keep } of them.

    ⚖ **Rulings**
    - The starting player is drawn by lot.
    - Announcements become public when the last one is made. The tickets are then dealt in seat order, whoever announced first.
    - Tickets given back are shuffled into their stacks once all have chosen.
    - You may pass only when nothing else is possible. When all have passed one after the other, the game ends and is scored.
rules-draw-title = Drawing cards
rules-draw =
    You draw two cards, one after the other: an open one, or blind from the deck. An open card is replaced at once. You may hold any number of cards.
    - **An open locomotive** is the whole draw.
    - As your second card you cannot take an open locomotive, even if it has only just appeared.
    - A locomotive drawn blind counts like any card.

    ⚖ **Rulings**
    - You cannot stop after the first card: the second is a must while there is one.
    - You take a colour, not a place; of several alike the first from the left goes.
    - While the deck is empty the open cards cannot be taken either: five always lie there. If it runs out after your first card, the turn ends with one.
rules-deck-title = Deck and refresh
rules-deck =
    The deck has { $cards } cards: { $each } in each of eight colours and { $locomotives } locomotives. Five lie open. When **three or more of them are locomotives**, all five are discarded and five new ones turned up.

    ⚖ **Rulings**
    - The deck has run out: the discards are shuffled **at once**, not when the next card is needed. So an empty deck means that there are no discards either.
    - At most { $refreshes } refreshes in a row; then the cards stay, locomotives or not, until somebody draws or claims.
    - Cards paid for a route can become the new deck and set off a refresh.
    - The discards are public.
rules-claim-title = Routes and tracks
rules-claim =
    You pay exactly as many cards as the route has spaces: cards of its colour (grey: of any one colour) and any number of locomotives, even only those. A car goes onto each space. Points at once, for length 1 to 7: { $scale }. It need not touch anything of yours.

    On **double and triple routes** nobody ever holds two tracks. With two or three players, once one track is taken the rest is closed to everybody.

    ⚖ **Rulings**
    - Without enough cars left you cannot claim.
    - Where the tracks differ in colour you say which one you take, even if you pay with locomotives only.
    - What you pay with is always your choice; the panel only suggests.
rules-passengers-title = Passengers
rules-passengers =
    After claiming a route you may take one passenger from **each** of its ends, your choice of those waiting there. Everybody sees whom you have. Nobody new ever arrives.

    At the end, for each of the six colours: most { $first } points, second most { $second }.

    ⚖ **Rulings**
    - You may take nobody, at each end separately.
    - Tied for most: all of them get { $first } and there is no second place. Tied for second: { $second } each.
    - Zero passengers never score.
    - There is a second place with two players, too.
    - Austria is drawn twice but is one place with one passenger.
rules-tickets-title = Tickets
rules-tickets =
    First you announce how many short and how many long ones, { $drawn } in all, then you draw. You keep at least { $later }. At the end a completed ticket adds its value, a failed one subtracts it. You may hold any number.

    ⚖ **Rulings**
    - Fewer than { $drawn } are drawn only when both stacks together hold fewer; then you take all of them.
    - You cannot announce more than a stack holds.
    - Tickets given back go under their stacks in the order drawn, without a shuffle.
    - Tickets drawn in the last turn count like all others.
    - Mannheim–Stuttgart is worth 2, as on the card, though the rulebook’s list begins at 3.
rules-countries-title = Paths and countries
rules-countries =
    A ticket is completed when your own routes join both its ends without a gap, whatever way they take.

    But **a country is a dead end**: a path may begin or end there but never leads through it.

    ⚖ **Rulings**
    - Any route to a country reaches it, from whichever city.
    - Two routes to the same country do not join their cities: Freiburg–France and Saarbrücken–France make no path Freiburg–Saarbrücken.
    - A ticket from country to country (Denmark–Netherlands) needs one route to each, and cities joined in between.
    - Routes of others do not count.
rules-end-title = The end
rules-end =
    When somebody ends a turn with **fewer than { $below } cars**, everybody has one more turn, that player last. Then:
    - tickets: completed ones add their value, the others subtract it;
    - **Globetrotter**, { $globetrotter } points for most completed tickets; if tied, for all of them;
    - passengers: { $first } and { $second } points in each colour.

    Most points win; if tied, more completed tickets, then more passengers, then the victory is shared.

    ⚖ **Rulings**
    - Another player who falls below { $below } changes nothing.
    - Failed tickets do no harm in the race for the Globetrotter.
    - A score may be negative.
rules-secrets-title = Secrets and notation
rules-secrets =
    Only you see your cards and tickets; the others know how many, and see what you take from the open cards. Nobody knows the order of deck and stacks until the end. Discards, cars, points and passengers are open.

    The letters are the same everywhere: `P` purple, `B` blue, `O` orange, `Y` yellow, `W` white, `G` green, `K` black (as printers write it), `R` red, `L` locomotive, `X` grey. A city has three letters, a country two: `BER`, `AT`.

    In a record: `claim BER-MAG RRL BER:R MAG:-` is Berlin–Magdeburg for two red cards and a locomotive, a red passenger from Berlin, none from Magdeburg. `draw R`, `draw blind`, `tickets 3+1`, `keep KOL-NUR`.
lesson-1 =
    ### 1 of 4 · What it is about
    A map of Germany in the age of steam. You collect coloured cards, pay with them for routes between cities and put your cars there. Tickets tell you which cities to connect; passengers you pick up on the way. Most points win.
lesson-2 =
    ### 2 of 4 · Your turn
    One of three: **two cards** (open or blind; an open locomotive counts as both), **a route**, or **tickets**. A route of three red spaces costs three red cards; a locomotive replaces any. Grey ones take any one colour. The longer, the more points: { $scale }.
lesson-3 =
    ### 3 of 4 · Tickets and passengers
    At the end a ticket whose ends are joined adds its value; an unfinished one subtracts it, so do not be greedy. Countries at the edge are dead ends.
    From both ends of a new route one passenger gets on. In each of six colours most bring { $first } points, second most { $second }: together often more than all routes.
lesson-4 =
    ### 4 of 4 · The end
    When somebody is down to fewer than { $below } cars, everybody plays once more. Most completed tickets bring the Globetrotter, { $globetrotter } points.
    The panel works out the shortest paths for you and shows what is missing. Everything is behind **Play**; typing is never needed. **All aboard!**
rules-credits-title = Credits
rules-credits = **Ticket to Ride: Germany** (Wsiąść do Pociągu: Niemcy, Zug um Zug: Deutschland) is a game designed by **Alan R. Moon** and published by Days of Wonder.

    This is an unofficial fan work with no tie to the designer or to any publisher. Drawings and words are our own; if you like the game, buy it and play it at a real table.
