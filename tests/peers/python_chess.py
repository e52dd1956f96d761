"""Reads games from the standard input, and writes a line of JSON for each of them."""

import io
import json
import sys

import chess.pgn

text = io.StringIO(sys.stdin.buffer.read().decode("utf-8"))
while game := chess.pgn.read_game(text):
    nodes = list(game.mainline())
    milliseconds = lambda time: None if time is None else round(time * 1000)
    facts = {
        "tags": dict(game.headers),
        "moves": [node.san() for node in nodes],
        "clocks": [milliseconds(node.clock()) for node in nodes],
        "elapsed": [milliseconds(node.emt()) for node in nodes],
        "last": game.end().board().shredder_fen(),
    }
    others = [other for node in nodes for other in node.parent.variations[1:]]
    lines = [[other, *other.mainline()] for other in others]
    variations = [[(node.san(), milliseconds(node.clock())) for node in line] for line in lines]
    complaints = [str(error) for error in game.errors]
    answer = {"facts": facts, "variations": variations, "complaints": complaints, "written": str(game)}
    print(json.dumps(answer))
