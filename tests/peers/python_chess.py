"""Reads games from the standard input, and writes a line of JSON for each of them."""

import io
import json
import sys

import chess.pgn

text = io.StringIO(sys.stdin.buffer.read().decode("utf-8"))
while game := chess.pgn.read_game(text):
    nodes = list(game.mainline())
    clocks = [node.clock() for node in nodes]
    told = {
        "tags": dict(game.headers),
        "moves": [node.san() for node in nodes],
        "clocks": [None if clock is None else round(clock * 1000) for clock in clocks],
        "last": game.end().board().fen(),
    }
    complaints = [str(error) for error in game.errors]
    print(json.dumps({"told": told, "complaints": complaints, "written": str(game)}))
