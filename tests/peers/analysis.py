"""Reads games with evaluations, and recomputes what is known of them: a line of JSON for each game."""

import io
import json
import math
import statistics
import sys

import chess
import chess.engine
import chess.pgn


def chances(score):
    """The win chances of White from -1 to 1."""
    if score.is_mate():
        cp = 1000 if score.white() > chess.engine.Cp(0) else -1000
    else:
        cp = max(-1000, min(1000, score.white().score()))
    return 2 / (1 + math.exp(-0.00368208 * cp)) - 1


def judgement(before, after, color):
    before, after = before.pov(color), after.pov(color)
    ours, theirs = chess.engine.Cp(0) < before, after < chess.engine.Cp(0)
    if not before.is_mate() and not after.is_mate():
        relative = lambda score: chances(chess.engine.PovScore(score, chess.WHITE))
        loss = relative(before) - relative(after)
        return next((nag for least, nag in ((0.3, 4), (0.2, 2), (0.1, 6)) if loss >= least), None)
    if not before.is_mate() and theirs:
        lead = -before.score()
    elif before.is_mate() and ours and not (after.is_mate() and not theirs):
        lead = 0 if after.is_mate() else after.score()
    else:
        return None
    return 6 if lead > 999 else 2 if lead > 700 else 4


def accuracy(before, after):
    if after >= before:
        return 100.0
    value = 103.1668100711649 * math.exp(-0.04354415386753951 * (before - after)) - 3.166924740191411 + 1
    return max(0.0, min(100.0, value))


def of_players(percents, first):
    width = max(2, min(8, (len(percents) - 1) // 10))
    slices = [percents[:width]] * (min(width, len(percents)) - 2)
    slices += [percents[i : i + width] for i in range(len(percents) - width + 1)]
    weights = [max(0.5, min(12, statistics.pstdev(part))) for part in slices]
    moves = {chess.WHITE: [], chess.BLACK: []}
    color = first
    for before, after, weight in zip(percents, percents[1:], weights):
        pair = (before, after) if color == chess.WHITE else (after, before)
        moves[color].append((accuracy(*pair), weight))
        color = not color
    result = []
    for color in chess.COLORS:
        values = [value for value, _ in moves[color]]
        weighted = sum(value * weight for value, weight in moves[color]) / sum(w for _, w in moves[color])
        harmonic = len(values) / sum(1 / max(1, value) for value in values)
        result.append((weighted + harmonic) / 2)
    return result


text = io.StringIO(sys.stdin.buffer.read().decode("utf-8"))
while game := chess.pgn.read_game(text):
    assert not game.errors, game.errors
    nodes = list(game.mainline())
    is_usual = game.board().fen() == chess.STARTING_FEN
    scores = [chess.engine.PovScore(chess.engine.Cp(15), chess.WHITE) if is_usual else game.eval()]
    for node in nodes:
        if node.board().is_checkmate():
            scores.append(chess.engine.PovScore(chess.engine.MateGiven, not node.turn()))
        else:
            scores.append(node.eval())
    assert None not in scores, [node.comment for node in nodes]
    percents = [50 + 50 * chances(score) for score in scores]
    judged = zip(nodes, scores, scores[1:])
    answer = {
        "depths": [node.eval_depth() for node in nodes],
        "percents": percents,
        "judgements": [judgement(before, after, not node.turn()) for node, before, after in judged],
        "nags": [sorted(node.nags) for node in nodes],
        "best": [[" ".join(other.starting_comment.split()) for other in node.parent.variations[1:]] for node in nodes],
        "accuracy": of_players(percents, game.turn()),
    }
    print(json.dumps(answer))
