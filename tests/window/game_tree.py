"""Prints the tree of a game from the standard input: a line for each move, indented by its depth."""

import io
import sys

import chess.pgn

game = chess.pgn.read_game(io.StringIO(sys.stdin.buffer.read().decode("utf-8")))
assert not game.errors, game.errors


def line(node):
    words = [node.san()] if node.parent else ["start"]
    words += [f"${nag}" for nag in sorted(node.nags)]
    if (clock := node.clock()) is not None:
        words.append(f"clock {clock:g}")
    words += [arrow.pgn() for arrow in node.arrows()]
    comments = [("before", node.starting_comment), ("after", node.comment)]
    words += [f"{place}: {comment}" for place, comment in comments if comment]
    return " ".join(words)


# A main line goes on at the same depth, a variation begins one deeper.
waiting = [(game, 0)]
while waiting:
    node, depth = waiting.pop()
    print("  " * depth + line(node))
    main, *others = node.variations or [None]
    if main:
        waiting.append((main, depth))
    waiting += [(other, depth + 1) for other in reversed(others)]
