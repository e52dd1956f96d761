//! Queries for the legal moves of a position.

use super::bitboards::Bitboards;
use super::castling::CastlingSide;
use super::generator::{Generator, Wanted};
use super::moves::{Move, MoveList};
use super::position::Position;
use super::sink::{Count, MoveProbe};
use super::square::Square;
use super::square_set::SquareSet;

impl Position {
    /// All legal moves, in no particular order.
    ///
    /// ```
    /// use deskmate::rules::Position;
    ///
    /// let position: Position = "7k/P7/8/8/8/8/8/K7 w - - 0 1".parse()?;
    /// let mut words: Vec<String> = position.legal_moves().iter().map(ToString::to_string).collect();
    /// words.sort();
    /// assert_eq!(words, ["a1a2", "a1b1", "a1b2", "a7a8b", "a7a8n", "a7a8q", "a7a8r"]);
    /// # Ok::<(), deskmate::notation::fen::FenError>(())
    /// ```
    pub fn legal_moves(&self) -> MoveList {
        self.moves_wanted(Wanted::ALL)
    }

    /// Adds all legal moves to a list, in no particular order.
    pub(super) fn add_legal_moves(&self, moves: &mut MoveList) {
        Generator::new(self, &self.bitboards(), Wanted::ALL, moves).run();
    }

    /// The bitboards of the position. The methods that take them save the time to compute them again.
    #[inline]
    pub fn bitboards(&self) -> Bitboards {
        Bitboards::of(self)
    }

    /// The legal moves that capture, en passant too, and those that promote, in no particular order.
    pub fn legal_captures(&self) -> MoveList {
        let mut moves = MoveList::new();
        self.add_captures(&self.bitboards(), &mut moves);
        moves
    }

    /// Adds the [captures](Position::legal_captures) to a list.
    pub fn add_captures(&self, bitboards: &Bitboards, moves: &mut MoveList) {
        let captured = bitboards.army(self.turn.other()).all;
        let wanted = Wanted {
            to: captured,
            pawns_to: self.pawn_captures(captured),
            castling: false,
            ..Wanted::ALL
        };
        Generator::new(self, bitboards, wanted, moves).run();
    }

    /// The legal moves that [`Position::legal_captures`] leaves out, in no particular order.
    pub fn legal_quiets(&self) -> MoveList {
        let mut moves = MoveList::new();
        self.add_quiets(&self.bitboards(), &mut moves);
        moves
    }

    /// Adds the [quiet moves](Position::legal_quiets) to a list.
    pub fn add_quiets(&self, bitboards: &Bitboards, moves: &mut MoveList) {
        let captured = bitboards.army(self.turn.other()).all;
        let wanted = Wanted {
            to: !captured,
            pawns_to: !self.pawn_captures(captured),
            ..Wanted::ALL
        };
        Generator::new(self, bitboards, wanted, moves).run();
    }

    /// The squares to which pawns capture or promote.
    fn pawn_captures(&self, captured: SquareSet) -> SquareSet {
        let last_rank = SquareSet::of_rank(self.turn.promotion_rank());
        let passed = self.passed_over.map_or(SquareSet::EMPTY, SquareSet::from);
        captured | last_rank | passed
    }

    /// The legal moves of the piece on a square; none if it does not belong to the side to move.
    ///
    /// ```
    /// use deskmate::rules::{Position, Square, SquareSet};
    ///
    /// let moves = Position::initial().legal_moves_from(Square::G1);
    /// let targets: SquareSet = moves.into_iter().map(|mv| mv.to).collect();
    /// assert!(targets.into_iter().eq([Square::F3, Square::H3]));
    /// ```
    pub fn legal_moves_from(&self, from: Square) -> MoveList {
        self.moves_wanted(Wanted {
            from: from.into(),
            ..Wanted::ALL
        })
    }

    /// The moves that the piece on a square would have if it were its side's turn to move.
    pub fn moves_of(&self, from: Square) -> MoveList {
        match self.board.get(from) {
            Some(piece) if piece.color() != self.turn => {
                let mut passed = self.clone();
                passed.turn = piece.color();
                passed.passed_over = None;
                let mut moves = passed.legal_moves_from(from);
                // With the turn passed, a king in check could be captured, which is not a move.
                moves.retain(|mv| mv.to != self.kings[self.turn]);
                moves
            }
            _ => self.legal_moves_from(from),
        }
    }

    /// The number of legal moves, counted without listing them.
    pub fn count_legal_moves(&self) -> usize {
        let mut count = Count(0);
        Generator::new(self, &self.bitboards(), Wanted::ALL, &mut count).run();
        count.0
    }

    /// Whether the side to move has any legal move.
    pub fn has_legal_move(&self) -> bool {
        self.count_legal_moves() > 0
    }

    /// Whether this is one of the legal moves.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.is_legal_in(&self.bitboards(), mv)
    }

    /// Whether this is one of the legal moves of the position with these bitboards.
    pub fn is_legal_in(&self, bitboards: &Bitboards, mv: Move) -> bool {
        let wanted = Wanted {
            from: mv.from.into(),
            to: mv.to.into(),
            pawns_to: mv.to.into(),
            castling: true,
        };
        let mut probe = MoveProbe {
            promotion: mv.promotion,
            is_found: false,
        };
        Generator::new(self, bitboards, wanted, &mut probe).run();
        probe.is_found
    }

    /// The castling move of the side to move to this side, if it is legal.
    pub fn legal_castling(&self, side: CastlingSide) -> Option<Move> {
        let mut moves = MoveList::new();
        let bitboards = self.bitboards();
        if bitboards.checkers().is_empty() {
            Generator::new(self, &bitboards, Wanted::ALL, &mut moves).add_castling(side);
        }
        moves.pop()
    }

    fn moves_wanted(&self, wanted: Wanted) -> MoveList {
        let mut moves = MoveList::new();
        Generator::new(self, &self.bitboards(), wanted, &mut moves).run();
        moves
    }
}
