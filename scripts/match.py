"""A match between two UCI engines. Each opening is played twice, with colours reversed.

Run by scripts/match. The score is that of the first engine, with its 95 % confidence interval and, on request, a
sequential probability ratio test (SPRT) between two differences in Elo.
"""

import argparse
import concurrent.futures
import math
import os
import random
import shlex
import sys
import threading
import time

import chess
import chess.engine
import chess.pgn

# Debian installs chess engines here, which is not on every PATH.
os.environ["PATH"] += ":/usr/games"

OPENINGS = os.path.join(os.path.dirname(__file__), "..", "assets", "openings.tsv")
# A game is adjudicated as won or drawn when both engines agree on it for this many moves.
WON, WON_MOVES = 1000, 3
DRAWN, DRAWN_MOVES, DRAWN_FROM = 10, 8, 40
LONGEST = 200


def arguments():
    parser = argparse.ArgumentParser(prog="scripts/match", description=__doc__)
    parser.add_argument("--engine", default="target/release/deskmate uci", help="the first engine's command")
    parser.add_argument(
        "--against", required=True, help="stockfish, stockfish:ELO, gnuchess, or a command; 'self' is the first engine"
    )
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--elo", type=int, help="limits the strength of the first engine by its option UCI_Elo")
    limit = parser.add_mutually_exclusive_group(required=True)
    limit.add_argument("--movetime", type=int, metavar="MS", help="milliseconds for each move")
    limit.add_argument("--nodes", type=int, help="nodes for each move")
    limit.add_argument("--clock", metavar="MS+MS", help="time on the clock and increment for each move")
    parser.add_argument("--hash", type=int, default=16, metavar="MB")
    parser.add_argument("--concurrency", type=int, default=1, help="number of games played at the same time")
    parser.add_argument("--seed", type=int, default=1, help="seed for the choice of openings")
    parser.add_argument("--chess960", action="store_true", help="play from start positions of Chess960")
    parser.add_argument("--pgn", default="target/match.pgn", help="file to save the games to")
    parser.add_argument("--sprt", type=float, nargs=2, metavar=("ELO0", "ELO1"), help="stop as soon as one hypothesis is accepted")
    parser.add_argument("--no-adjudication", action="store_true", help="play all games to their end")
    given = parser.parse_args()
    if given.games < 1 or given.games % 2:
        parser.error("each opening is played twice: the number of games must be even")
    return given


def command_of(name, engine):
    """Returns the command line of an engine and its options."""
    if name == "self":
        name = engine
    if name == "gnuchess":
        return ["gnuchess", "--uci"], {}
    if name.startswith("stockfish"):
        name, _, elo = name.partition(":")
        return [name], limited(int(elo)) if elo else {}
    return shlex.split(name), {}


def limited(elo):
    """Returns the options for a limited strength."""
    return {"UCI_LimitStrength": True, "UCI_Elo": elo}


class Player:
    """A running engine. It is restarted after a fault."""

    def __init__(self, name, given, elo=None):
        self.command, self.options = command_of(name, given.engine)
        if elo is not None:
            self.options = limited(elo)
        self.hash = given.hash
        self.engine = None

    def start(self):
        if self.engine is None:
            self.engine = chess.engine.SimpleEngine.popen_uci(self.command, timeout=20)
            wanted = {"Hash": self.hash, "Threads": 1, **self.options}
            self.engine.configure({key: value for key, value in wanted.items() if key in self.engine.options})
        return self.engine

    def close(self):
        if self.engine is not None:
            try:
                self.engine.quit()
            except (chess.engine.EngineError, TimeoutError):
                self.engine.close()
            self.engine = None

    @property
    def name(self):
        return self.start().id.get("name", self.command[0])


def openings(given):
    """Yields openings, as boards with their moves."""
    chosen = random.Random(given.seed)
    if given.chess960:
        while True:
            yield chess.Board.from_chess960_pos(chosen.randrange(960))
    with open(OPENINGS, encoding="utf-8") as file:
        lines = [line.rstrip("\n").split("\t")[2].split() for line in file]
    lines = [line for line in lines if 8 <= len(line) <= 16]
    while True:
        # Each opening once before any is used again.
        chosen.shuffle(lines)
        for line in lines:
            board = chess.Board()
            for word in line:
                board.push_san(word)
            yield board


class Clocks:
    """The clocks of a game, if it has any."""

    def __init__(self, given):
        self.given = given
        self.is_on = given.clock is not None
        if self.is_on:
            left, _, increment = given.clock.partition("+")
            self.left = {chess.WHITE: int(left) / 1000, chess.BLACK: int(left) / 1000}
            self.increment = int(increment or 0) / 1000

    def limit(self):
        if self.is_on:
            return chess.engine.Limit(
                white_clock=self.left[chess.WHITE],
                black_clock=self.left[chess.BLACK],
                white_inc=self.increment,
                black_inc=self.increment,
            )
        if self.given.nodes is not None:
            return chess.engine.Limit(nodes=self.given.nodes)
        return chess.engine.Limit(time=self.given.movetime / 1000)

    def spend(self, color, seconds):
        """Subtracts the time of a move, and returns whether any time was left."""
        if not self.is_on:
            return True
        self.left[color] -= seconds
        is_in_time = self.left[color] >= 0
        self.left[color] += self.increment
        return is_in_time


class Adjudicator:
    """Ends a game early when both engines agree on the result."""

    def __init__(self):
        self.won = {chess.WHITE: 0, chess.BLACK: 0}
        self.drawn = 0

    def add(self, board, score):
        """Adds the score of a move. Returns the result if the game ends here."""
        if score is None:
            return None
        value = score.white().score(mate_score=100_000)
        for color, sign in ((chess.WHITE, 1), (chess.BLACK, -1)):
            self.won[color] = self.won[color] + 1 if sign * value >= WON else 0
            if self.won[color] >= 2 * WON_MOVES:
                return "1-0" if color == chess.WHITE else "0-1"
        is_drawn = abs(value) <= DRAWN and board.fullmove_number >= DRAWN_FROM
        self.drawn = self.drawn + 1 if is_drawn else 0
        if self.drawn >= 2 * DRAWN_MOVES or board.fullmove_number > LONGEST:
            return "1/2-1/2"
        return None


def play(players, board, given, number):
    """Plays a game. Returns it as PGN, its result, and the fault that ended it, if any."""
    start = board.copy()
    clocks, adjudicator = Clocks(given), Adjudicator()
    result, why, fault = None, "", None
    scores = []
    while result is None:
        over = board.outcome(claim_draw=True)
        if over is not None:
            result, why = over.result(), over.termination.name.lower().replace("_", " ")
            break
        color = board.turn
        lost = "0-1" if color == chess.WHITE else "1-0"
        try:
            began = time.perf_counter()
            found = players[color].start().play(
                board, clocks.limit(), game=(number, id(players)), info=chess.engine.INFO_SCORE
            )
            seconds = time.perf_counter() - began
        except (chess.engine.EngineError, TimeoutError) as error:
            players[color].close()
            result, why, fault = lost, "fault", f"{players[color].command[0]}: {error}"
            break
        if found.move is None:
            result, why, fault = lost, "no move", f"{players[color].command[0]}: no move in {board.fen()}"
            break
        if not clocks.spend(color, seconds):
            result, why, fault = lost, "time forfeit", f"{players[color].command[0]}: time forfeit"
            break
        board.push(found.move)
        scores.append(found.info.get("score"))
        if not given.no_adjudication:
            result = adjudicator.add(board, scores[-1])
            why = "adjudication" if result else ""
    game = chess.pgn.Game.from_board(board)
    game.headers.update(
        Event="scripts/match",
        Round=str(number + 1),
        White=players[chess.WHITE].name,
        Black=players[chess.BLACK].name,
        Result=result,
        Termination=why,
    )
    for node, score in zip(list(game.mainline())[len(start.move_stack) :], scores):
        if score is not None:
            node.set_eval(score)
    return game, result, fault


def elo(score):
    """The difference in Elo for a score between 0 and 1."""
    score = min(max(score, 1e-6), 1 - 1e-6)
    return -400 * math.log10(1 / score - 1)


def interval(points):
    """The score between 0 and 1, and its 95 % confidence interval (Wilson's, with the variance of the results)."""
    count, z = len(points), 1.96
    mean = sum(points) / count
    spread = math.sqrt(sum((point - mean) ** 2 for point in points) / count)
    middle = (mean + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count) * math.sqrt(spread**2 / count + z * z / (4 * count * count))
    return mean, max(middle - half, 0), min(middle + half, 1)


def likelihood_ratio(points, elo0, elo1):
    """The log-likelihood ratio (LLR) of elo1 to elo0, by the normal approximation."""
    count = len(points)
    mean = sum(points) / count
    variance = sum((point - mean) ** 2 for point in points) / count
    if count < 20 or variance == 0:
        return 0
    share = lambda difference: 1 / (1 + 10 ** (-difference / 400))
    low, high = share(elo0), share(elo1)
    return (high - low) * (2 * mean - low - high) * count / (2 * variance)


def main():
    given = arguments()
    boards = openings(given)
    pairs = [next(boards) for _ in range(given.games // 2)]
    local, all_players, lock = threading.local(), [], threading.Lock()
    points, faults, stop = [], [], threading.Event()
    limit = math.log((1 - 0.05) / 0.05)
    verdict = "no decision"
    os.makedirs(os.path.dirname(given.pgn) or ".", exist_ok=True)

    def play_game(number):
        if stop.is_set():
            return None
        if not hasattr(local, "players"):
            local.players = [Player(given.engine, given, given.elo), Player(given.against, given)]
            with lock:
                all_players.extend(local.players)
        first = chess.WHITE if number % 2 == 0 else chess.BLACK
        players = {first: local.players[0], not first: local.players[1]}
        game, result, fault = play(players, pairs[number // 2].copy(), given, number)
        won = {"1-0": chess.WHITE, "0-1": chess.BLACK}.get(result)
        return game, 0.5 if won is None else float(won == first), fault

    with open(given.pgn, "w", encoding="utf-8") as pgn:
        with concurrent.futures.ThreadPoolExecutor(given.concurrency) as pool:
            games = [pool.submit(play_game, number) for number in range(given.games)]
            for done in concurrent.futures.as_completed(games):
                if done.result() is None:
                    continue
                game, point, fault = done.result()
                print(game, file=pgn, end="\n\n", flush=True)
                points.append(point)
                if fault:
                    faults.append(fault)
                    print(fault, file=sys.stderr)
                if given.sprt and not stop.is_set():
                    ratio = likelihood_ratio(points, *given.sprt)
                    if abs(ratio) >= limit:
                        verdict = f"{given.sprt[ratio > 0]:+g} Elo is accepted"
                        stop.set()
                if len(points) % 20 == 0:
                    report(points, faults)
    report(points, faults)
    if given.sprt:
        ratio = likelihood_ratio(points, *given.sprt)
        print(f"SPRT of {given.sprt[0]:+g} and {given.sprt[1]:+g} Elo: {verdict}, LLR {ratio:+.2f} of ±{limit:.2f}")
    for player in all_players:
        player.close()
    return 1 if faults else 0


def report(points, faults):
    wins, draws, losses = (points.count(point) for point in (1.0, 0.5, 0.0))
    mean, low, high = interval(points)
    print(
        f"{len(points)} games: +{wins} ={draws} -{losses}, {mean:.1%} (95 %: {low:.1%} to {high:.1%}),"
        f" Elo {elo(mean):+.0f} ({elo(low):+.0f} to {elo(high):+.0f}), {len(faults)} faults",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
