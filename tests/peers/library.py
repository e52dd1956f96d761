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
    return tuple(sorted(count(color) for color in chess.COLORS))


def lasts(there):
    longest = run = 0
    for is_there in there:
        run = run + 1 if is_there else 0
        longest = max(longest, run)
    return longest >= LASTING


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

for question in questions:
    board = chess.Board(question["fen"])
    counts, played = Counter(), Counter()
    for result, keys, structures, pieces, moves in games:
        if question["kind"] == "position":
            key = board._transposition_key()
            is_found = key in keys
            if is_found:
                following = moves[keys.index(key):][:1]
                played.update(following)
        elif question["kind"] == "material":
            wanted = material(board)
            is_found = lasts(it == wanted for it in pieces)
        else:
            wanted = {pawns(board)}
            if question["kind"] == "either":
                wanted.add(mirrored(pawns(board)))
            is_found = lasts(it in wanted for it in structures)
        if is_found:
            counts[result] += 1
    results = [sum(counts.values()), counts["1-0"], counts["1/2-1/2"], counts["0-1"]]
    print(json.dumps({"results": results, "moves": sorted(played.items())}))
