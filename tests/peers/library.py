"""Plays all games of a file through and answers questions about their positions, one line of JSON for each.

The standard input has a line of JSON with the questions, then the games.
"""

import io
import json
import sys
from collections import Counter

import chess.pgn

LASTING = 4


def pawns(board):
    return tuple(int(board.pieces(chess.PAWN, color)) for color in chess.COLORS)


def mirrored(squares):
    white, black = squares
    return (chess.flip_vertical(black), chess.flip_vertical(white))


def material(board):
    count = lambda color: tuple(len(board.pieces(role, color)) for role in range(1, 6))
    return tuple(count(color) for color in chess.COLORS)


def lasting(there, asked, exchanged, least):
    """What begins the first run that is long enough, of what was asked and the same with the colours exchanged."""
    run = []
    for it in there:
        run = run + [it] if it in (asked, exchanged) else []
        if len(run) == least:
            return run[0]
    return None


lines = sys.stdin.buffer.read().decode("utf-8")
first, _, rest = lines.partition("\n")
questions = json.loads(first)
text = io.StringIO(rest)
games = []
while game := chess.pgn.read_game(text):
    board = game.board()
    keys, structures, pieces, moves = [], [], [], []
    while True:
        keys.append(board._transposition_key())
        structures.append(pawns(board))
        pieces.append(material(board))
        following = game.next()
        if following is None:
            break
        moves.append(following.move.uci())
        board.push(following.move)
        game = following
    games.append((game.game().headers["Result"], keys, structures, pieces, moves))

EXCHANGED = {"1-0": "0-1", "0-1": "1-0"}

for question in questions:
    board = chess.Board(question["fen"])
    asked = {"material": material, "pawns": pawns, "either": pawns}.get(question["kind"], lambda board: None)(board)
    other = {"material": lambda it: it[::-1], "either": mirrored}.get(question["kind"], lambda it: it)(asked)
    counts, played = Counter(), Counter()
    for result, keys, structures, pieces, moves in games:
        if question["kind"] == "position":
            key = board._transposition_key()
            if key in keys:
                counts[result] += 1
                played.update(moves[keys.index(key):][:1])
        else:
            is_material = question["kind"] == "material"
            found = lasting(pieces if is_material else structures, asked, other, LASTING if is_material else 1)
            if found is not None:
                # The side that has what was asked for White counts as White.
                counts[result if found == asked else EXCHANGED.get(result, result)] += 1
    results = [sum(counts.values()), counts["1-0"], counts["1/2-1/2"], counts["0-1"]]
    print(json.dumps({"results": results, "moves": sorted(played.items())}))
