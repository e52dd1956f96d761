"""Which games of a file each of some filters selects, one line of JSON for each: their numbers from 0.

The standard input has a line of JSON with the filters, then the games.
"""

import io
import json
import re
import sys

import chess.pgn


def within(span, value):
    """Whether a value is in a span, whose ends may be shorter than it."""
    first, dots, last = span.partition("..")
    last = last if dots else first
    return (not first or first <= value[: len(first)]) and (not last or value[: len(last)] <= last)


def within_numbers(span, value):
    first, dots, last = span.partition("..")
    last = last if dots else first
    return (not first or int(first) <= value) and (not last or value <= int(last))


def has(words, name):
    return all(word in name.casefold() for word in words.casefold().split())


def holds(filter, game, board, moves):
    tags = game.headers
    tag = lambda name: "" if re.fullmatch(r"[?.\- ]*", tags.get(name, "")) else tags[name]
    for name, asked in filter.items():
        match name:
            case "player":
                good = any(has(asked, tag(side)) for side in ("White", "Black"))
            case "white" | "black":
                good = has(asked, tag(name.capitalize()))
            case "result":
                good = tags["Result"] == asked
            case "date":
                date = tag("Date")
                year = date[:4]
                # Of the days only whole ones are asked for.
                good = year.isdigit() and (within(asked, year) if "." not in asked.replace("..", "") else date == asked)
            case "elo":
                ratings = [tag(side + "Elo") for side in ("White", "Black")]
                good = all(it.isdigit() and within_numbers(asked, int(it)) for it in ratings)
            case "eco":
                good = tag("ECO") != "" and within(asked, tag("ECO"))
            case "moves":
                good = within_numbers(asked, (moves + 1) // 2)
            case "mate":
                good = board.is_checkmate()
        if not good:
            return False
    return True


first, _, rest = sys.stdin.buffer.read().decode("utf-8").partition("\n")
filters = json.loads(first)
text = io.StringIO(rest)
games = []
while game := chess.pgn.read_game(text):
    end = game.end()
    games.append((game, end.board(), sum(1 for _ in game.mainline_moves())))
for filter in filters:
    print(json.dumps([number for number, it in enumerate(games) if holds(filter, *it)]))
