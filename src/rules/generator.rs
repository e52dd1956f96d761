//! Generating the legal moves.
//!
//! The checkers and the pinners are known from the position's bitboards.
//! A move is then legal if it ends on a square that answers the check and stays on the line of its pin.
//! Only king moves, castling and en passant are checked one by one.

use super::attacks;
use super::bitboards::Bitboards;
use super::castling::CastlingSide;
use super::piece::Color;
use super::planes::Army;
use super::position::Position;
use super::sink::Sink;
use super::sliders;
use super::square::Square;
use super::square_set::SquareSet;

/// Which moves are asked for.
pub(super) struct Wanted {
    /// From which squares.
    pub(super) from: SquareSet,
    /// To which squares, for all pieces but pawns.
    pub(super) to: SquareSet,
    /// To which squares, for pawns.
    pub(super) pawns_to: SquareSet,
    /// Whether to castle, if the squares of the castling move are in `from` and `to`.
    pub(super) castling: bool,
}

impl Wanted {
    pub(super) const ALL: Wanted = Wanted {
        from: SquareSet::FULL,
        to: SquareSet::FULL,
        pawns_to: SquareSet::FULL,
        castling: true,
    };
}

/// Hands the legal moves of a position to a [`Sink`].
pub(super) struct Generator<'a, S> {
    position: &'a Position,
    us: Color,
    king: Square,
    own: &'a Army,
    enemies: &'a Army,
    occupied: SquareSet,
    checkers: SquareSet,
    pinners: SquareSet,
    wanted: Wanted,
    moves: &'a mut S,
}

impl<'a, S: Sink> Generator<'a, S> {
    /// For a position and its bitboards.
    #[inline]
    pub(super) fn new(
        position: &'a Position,
        bitboards: &'a Bitboards,
        wanted: Wanted,
        moves: &'a mut S,
    ) -> Generator<'a, S> {
        let us = position.turn;
        Generator {
            position,
            us,
            king: position.kings[us],
            own: bitboards.army(us),
            enemies: bitboards.army(us.other()),
            occupied: bitboards.occupied(),
            checkers: bitboards.checkers(),
            pinners: bitboards.pinners,
            wanted,
            moves,
        }
    }

    /// Generates all moves that are wanted.
    pub(super) fn run(mut self) {
        if self.wanted.from.contains(self.king) {
            self.add_king_steps();
        }
        let Some(answers) = self.answers() else {
            return;
        };
        if self.checkers.is_empty() && self.wanted.castling {
            self.add_castling(CastlingSide::King);
            self.add_castling(CastlingSide::Queen);
        }
        let mut free = self.wanted.from;
        for pinner in self.pinners {
            let line = attacks::between(self.king, pinner) | pinner.into();
            let pinned = line & self.own.all;
            free = free & !pinned;
            // In check it cannot move: its line and the checker's share only the king's square.
            if self.checkers.is_empty() {
                self.add_pinned_moves(pinned & self.wanted.from, line);
            }
        }
        self.add_free_moves(free, answers);
        self.add_en_passant();
    }

    /// Where pieces other than the king may go: anywhere, or where they end the check. `None` in double
    /// check, where only the king can move.
    #[inline]
    fn answers(&self) -> Option<SquareSet> {
        let checkers = self.checkers;
        match checkers.first() {
            None => Some(SquareSet::FULL),
            Some(checker) if checkers.is_single() => {
                Some(attacks::between(self.king, checker) | checkers)
            }
            Some(_) => None,
        }
    }

    /// Adds the moves of pieces that are not pinned.
    #[inline]
    fn add_free_moves(&mut self, from: SquareSet, answers: SquareSet) {
        let targets = answers & !self.own.all & self.wanted.to;
        for from in self.own.knights & from {
            self.moves.add(from, attacks::knight(from) & targets);
        }
        // The queen moves as a bishop and as a rook.
        for from in self.own.diagonal & from {
            let reached = attacks::bishop(from, self.occupied);
            self.moves.add(from, reached & targets);
        }
        for from in self.own.orthogonal & from {
            let reached = attacks::rook(from, self.occupied);
            self.moves.add(from, reached & targets);
        }
        self.add_pawn_moves(self.own.pawns & from, answers);
    }

    /// Adds the moves of a pinned piece along the line of its pin. A slider that moves on such lines
    /// reaches all of its squares.
    fn add_pinned_moves(&mut self, pinned: SquareSet, line: SquareSet) {
        let Some(from) = pinned.first() else {
            return;
        };
        let is_diagonal = !(sliders::diagonals(self.king) & pinned).is_empty();
        let sliders = if is_diagonal {
            self.own.diagonal
        } else {
            self.own.orthogonal
        };
        if sliders.contains(from) {
            let targets = line.without(from) & self.wanted.to;
            self.moves.add(from, targets);
        }
        self.add_pawn_moves(pinned & self.own.pawns, line);
    }

    /// Adds the moves of pawns, all at once (FIDE 3.7.1 to 3.7.3).
    #[inline]
    fn add_pawn_moves(&mut self, pawns: SquareSet, allowed: SquareSet) {
        let allowed = allowed & self.wanted.pawns_to;
        let rank = 8 * self.us.forward();
        let empty = !self.occupied;
        let ahead = pawns.forward(self.us);
        let step = ahead & empty;
        let stepped = SquareSet::of_rank(self.us.pawn_rank()).forward(self.us);
        let double = (step & stepped).forward(self.us) & empty;
        let captured = self.enemies.all & allowed;
        self.moves.add_pawns(double & allowed, 2 * rank);
        self.add_pawns_to(step & allowed, rank);
        self.add_pawns_to(ahead.left() & captured, rank - 1);
        self.add_pawns_to(ahead.right() & captured, rank + 1);
    }

    /// Adds moves of pawns that all make the same step.
    #[inline]
    fn add_pawns_to(&mut self, targets: SquareSet, step: i8) {
        let last_rank = SquareSet::of_rank(self.us.promotion_rank());
        self.moves.add_pawns(targets & !last_rank, step);
        let promoting = targets & last_rank;
        if !promoting.is_empty() {
            self.moves.add_promotions(promoting, step);
        }
    }

    #[inline]
    fn add_en_passant(&mut self) {
        if let Some(passed) = self.position.passed_over
            && self.wanted.pawns_to.contains(passed)
        {
            for from in self.position.en_passant_takers(passed) & self.wanted.from {
                self.moves.add(from, passed.into());
            }
        }
    }

    #[inline]
    fn add_king_steps(&mut self) {
        let attacked = self.enemies.pawn_attacks();
        let mut targets = attacks::king(self.king) & !self.own.all & !attacked & self.wanted.to;
        // The king does not shield a square behind it from a slider.
        let occupied = self.occupied.without(self.king);
        for to in targets {
            if !self.enemies.attackers(to, occupied).is_empty() {
                targets = targets.without(to);
            }
        }
        self.moves.add(self.king, targets);
    }

    /// Adds castling on a side, for a king that is not in check.
    pub(super) fn add_castling(&mut self, side: CastlingSide) {
        if let Some(mv) = self.position.castling_move(side)
            && self.wanted.from.contains(mv.from)
            && self.wanted.to.contains(mv.to)
            && self.may_castle(side)
        {
            self.moves.add(mv.from, mv.to.into());
        }
    }

    /// FIDE 3.8.2: neither king nor rook has moved, no piece stands between or on their paths, and the
    /// king crosses no attacked square.
    fn may_castle(&self, side: CastlingSide) -> bool {
        let Some(castling) = self.position.castling_squares(side) else {
            return false;
        };
        let others = castling.others(self.occupied);
        let attacked = |at| !self.enemies.attackers(at, others).is_empty();
        (castling.paths() & others).is_empty() && !castling.king_path().into_iter().any(attacked)
    }
}
