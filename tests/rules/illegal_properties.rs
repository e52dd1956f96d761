//! Is the reason right for every illegal move, in positions of all kinds?
//!
//! The truth is computed here from the board alone, square by square.

use crate::data;

use deskmate::notation::{MoveError, fen, read_move};
use deskmate::rules::{
    Board, CastlingSide, Color, File, IllegalMove, Move, Piece, PlacedPiece, Position, Rank, Role,
    Square, SquareSet,
};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::Index;

/// A move that was refused, and where.
struct Refused<'a> {
    position: &'a Position,
    mv: Move,
    role: Role,
}

fn files(from: Square, to: Square) -> i32 {
    to.file() as i32 - from.file() as i32
}

/// Ranks up the board as the side looks at it.
fn ranks(color: Color, from: Square, to: Square) -> i32 {
    (to.rank() as i32 - from.rank() as i32) * i32::from(color.forward())
}

/// Whether a piece moves from one square to another on some board.
fn goes(piece: Piece, from: Square, to: Square) -> bool {
    let (across, up) = (files(from, to), ranks(piece.color(), from, to));
    let (width, height) = (across.abs(), up.abs());
    let straight = (width == 0) != (height == 0);
    let diagonal = width == height && width != 0;
    match piece.role() {
        Role::Pawn => {
            let double = from.rank() == piece.color().pawn_rank() && (across, up) == (0, 2);
            double || (width <= 1 && up == 1)
        }
        Role::Knight => width * height == 2,
        Role::Bishop => diagonal,
        Role::Rook => straight,
        Role::Queen => straight || diagonal,
        Role::King => width.max(height) == 1,
    }
}

/// The squares between two on a straight line, the first one first.
fn between(from: Square, to: Square) -> Vec<Square> {
    let (across, up) = (files(from, to), ranks(Color::White, from, to));
    let step =
        |count: i32| from.offset((across.signum() * count) as i8, (up.signum() * count) as i8);
    let length = across.abs().max(up.abs());
    (1..length).filter_map(step).collect()
}

/// The board after a move that may leave the king in check.
fn board_after(position: &Position, mv: Move) -> Board {
    let mut board = *position.board();
    let piece = board.get(mv.from).expect("a piece");
    let is_capture = piece.role() == Role::Pawn && mv.from.file() != mv.to.file();
    if is_capture && board.get(mv.to).is_none() {
        board.set(Square::new(mv.to.file(), mv.from.rank()), None);
    }
    board.set(mv.from, None);
    board.set(mv.to, Some(piece));
    board
}

fn attacks(board: &Board, attacker: PlacedPiece, square: Square) -> bool {
    let attackers = board.attackers(square, attacker.piece.color());
    attackers.contains(attacker.square) && board.get(attacker.square) == Some(attacker.piece)
}

impl Refused<'_> {
    fn board(&self) -> &Board {
        self.position.board()
    }

    fn us(&self) -> Color {
        self.position.turn()
    }

    fn king(&self) -> Square {
        self.position.king(self.us())
    }

    /// Whether the piece moves that way on some board.
    fn goes(&self) -> bool {
        goes(Piece::new(self.us(), self.role), self.mv.from, self.mv.to)
    }

    fn is_there(&self, placed: PlacedPiece) -> bool {
        self.board().get(placed.square) == Some(placed.piece)
    }

    fn is_checker(&self, placed: PlacedPiece) -> bool {
        self.is_there(placed) && self.position.checkers().contains(placed.square)
    }

    /// Whether the move is legal with this promotion.
    fn is_legal_with(&self, promotion: Option<Role>) -> bool {
        self.position.is_legal(Move {
            promotion,
            ..self.mv
        })
    }

    /// Whether the reason is possible here, and everything it says is true.
    fn is_true(&self, reason: IllegalMove) -> bool {
        use IllegalMove::*;
        let Move {
            from,
            to,
            promotion,
        } = self.mv;
        let pawn = self.role == Role::Pawn;
        let ahead = pawn && from.file() == to.file();
        let slant = pawn && from.file() != to.file() && self.goes();
        match reason {
            Null | NoPiece(_) | NotYourTurn { .. } => false,
            CannotReach {
                role,
                from: start,
                to: end,
            } => {
                (role, start, end) == (self.role, from, to)
                    && !self.goes()
                    && !(ahead && ranks(self.us(), from, to) == 2)
            }
            OwnPiece(own) => {
                self.goes()
                    && own.square == to
                    && own.piece.color() == self.us()
                    && self.is_there(own)
            }
            JumpsOver { role, over } => {
                let way = between(from, to);
                let first = way
                    .iter()
                    .find(|&&square| self.board().get(square).is_some());
                role == self.role
                    && self.goes()
                    && first == Some(&over.square)
                    && self.is_there(over)
            }
            PawnBlocked(blocker) => {
                ahead && self.goes() && blocker.square == to && self.is_there(blocker)
            }
            PawnDoubleStep {
                from: start,
                to: end,
            } => {
                (start, end) == (from, to)
                    && ahead
                    && ranks(self.us(), from, to) == 2
                    && from.rank() != self.us().pawn_rank()
            }
            PawnCapturesNothing(target) => {
                slant
                    && target == to
                    && self.board().get(to).is_none()
                    && self.position.en_passant() != Some(to)
            }
            EnPassantTooLate(beside) => {
                let row = if self.us() == Color::White {
                    Rank::Fifth
                } else {
                    Rank::Fourth
                };
                slant
                    && beside == Square::new(to.file(), row)
                    && from.rank() == row
                    && self.board().get(beside) == Some(Piece::new(self.us().other(), Role::Pawn))
                    && self.position.en_passant() != Some(to)
            }
            PromotionMissing(target) => {
                target == to && promotion.is_none() && self.is_legal_with(Some(Role::Queen))
            }
            PromotionTo { role, to: target } => {
                target == to && promotion == Some(role) && self.is_legal_with(Some(Role::Queen))
            }
            PromotionElsewhere(target) => {
                target == to && promotion.is_some() && self.is_legal_with(None)
            }
            LeavesKingInCheck { .. }
            | StaysInCheck { .. }
            | KingIntoAttack { .. }
            | KingsTouch { .. }
                if self.is_step() =>
            {
                self.is_truly_unsafe(reason)
            }
            _ => {
                self.role == Role::King
                    && !self.is_step()
                    && self.castling_fails(reason, side_of(self.mv))
            }
        }
    }

    /// Whether the piece goes that way, and does not castle: a king may stand next to its rook.
    fn is_step(&self) -> bool {
        let own_rook = Piece::new(self.us(), Role::Rook);
        let onto_rook = self.board().get(self.mv.to) == Some(own_rook);
        self.goes() && !(self.role == Role::King && onto_rook)
    }

    fn is_truly_unsafe(&self, reason: IllegalMove) -> bool {
        use IllegalMove::*;
        let after = board_after(self.position, self.mv);
        match reason {
            LeavesKingInCheck { king, attacker } => {
                self.role != Role::King
                    && king == self.king()
                    && attacks(&after, attacker, king)
                    && !self.is_checker(attacker)
            }
            StaysInCheck { king, attacker } => {
                self.role != Role::King
                    && king == self.king()
                    && attacks(&after, attacker, king)
                    && self.is_checker(attacker)
            }
            KingIntoAttack { to, attacker } => {
                self.role == Role::King
                    && to == self.mv.to
                    && attacker.piece.role() != Role::King
                    && attacks(&after, attacker, to)
            }
            KingsTouch { to, other } => {
                let king = Piece::new(self.us().other(), Role::King);
                self.role == Role::King
                    && to == self.mv.to
                    && goes(king, other, to)
                    && self.board().get(other) == Some(king)
            }
            _ => false,
        }
    }

    /// Whether castling to a side fails for this reason.
    fn castling_fails(&self, reason: IllegalMove, side: CastlingSide) -> bool {
        use IllegalMove::*;
        let rights = self.position.castling();
        let king = self.king();
        let Some(rook) = rights.rook(self.us(), side) else {
            let other = if side == CastlingSide::King {
                CastlingSide::Queen
            } else {
                CastlingSide::King
            };
            let left = match (
                king.rank() == self.us().back_rank(),
                rights.has(self.us(), other),
            ) {
                (false, _) => Some(Role::King),
                (true, true) => Some(Role::Rook),
                (true, false) => None,
            };
            return reason == CastlingRightLost { side, king, left };
        };
        let on_rank = |file| Square::new(file, king.rank());
        let target = on_rank(side.king_file());
        let passed = between(king, target);
        match reason {
            CastlingBlocked(blocker) => {
                let ways = [(king.file(), side.king_file()), (rook, side.rook_file())];
                let is_between = |(one, other): (File, File)| {
                    (one.min(other)..=one.max(other)).contains(&blocker.square.file())
                };
                self.is_there(blocker)
                    && blocker.square.rank() == king.rank()
                    && ![king.file(), rook].contains(&blocker.square.file())
                    && ways.into_iter().any(is_between)
            }
            CastlingOutOfCheck {
                king: checked,
                attacker,
            } => checked == king && self.is_checker(attacker),
            CastlingThroughAttack { square, attacker } => {
                passed.contains(&square) && attacks(self.board(), attacker, square)
            }
            CastlingOntoAttack { square, attacker } => {
                square == target && attacks(self.board(), attacker, square)
            }
            LeavesKingInCheck {
                king: stands,
                attacker,
            } => {
                let mut after = *self.board();
                after.set(king, None);
                after.set(on_rank(rook), None);
                after.set(target, Some(Piece::new(self.us(), Role::King)));
                after.set(
                    on_rank(side.rook_file()),
                    Some(Piece::new(self.us(), Role::Rook)),
                );
                stands == target && attacks(&after, attacker, target)
            }
            _ => false,
        }
    }

    /// Whether the marked squares are those of the move, of the sentence, or the king's, and include
    /// all squares of the sentence.
    fn are_right(&self, reason: IllegalMove) -> bool {
        let sentence = reason.to_string();
        let words = sentence.split(|c: char| !c.is_ascii_alphanumeric());
        let named: SquareSet = words.filter_map(|word| word.parse().ok()).collect();
        let known = named | self.mv.from.into() | self.mv.to.into() | self.king().into();
        let marked = reason.squares();
        !marked.is_empty() && (marked & !known).is_empty() && (named & !marked).is_empty()
    }
}

fn side_of(mv: Move) -> CastlingSide {
    if mv.to < mv.from {
        CastlingSide::Queen
    } else {
        CastlingSide::King
    }
}

/// Tries a move. One that is refused has a reason that is true.
fn check(position: &Position, mv: Move) {
    let played = position.play(mv);
    assert_eq!(played.is_ok(), position.is_legal(mv));
    let Err(reason) = played else {
        return;
    };
    let context = || format!("{} {mv:?}: {reason:?}", fen::write(position));
    let piece = position.board().get(mv.from);
    let role = piece.map_or(Role::Pawn, Piece::role);
    let refused = Refused { position, mv, role };
    let is_true = match piece {
        None => reason == IllegalMove::NoPiece(mv.from),
        Some(piece) if piece.color() != position.turn() => {
            let (turn, from) = (position.turn(), mv.from);
            reason == IllegalMove::NotYourTurn { turn, from }
        }
        Some(_) => refused.is_true(reason),
    };
    assert!(is_true, "{}", context());
    assert!(refused.are_right(reason), "{}", context());
}

/// Tries every move with these promotions, and castling.
fn check_all(position: &Position, promotions: &[Option<Role>]) {
    for from in Square::all() {
        // Some programs write null moves as `a1a1`.
        for to in Square::all().filter(|&to| to != from) {
            for &promotion in promotions {
                check(
                    position,
                    Move {
                        from,
                        to,
                        promotion,
                    },
                );
            }
        }
    }
    check_castling(position, "O-O", CastlingSide::King);
    check_castling(position, "O-O-O", CastlingSide::Queen);
}

fn check_castling(position: &Position, text: &str, side: CastlingSide) {
    let king = position.king(position.turn());
    let mv = Move::new(king, king);
    let role = Role::King;
    let refused = Refused { position, mv, role };
    match read_move(position, text) {
        Ok(mv) => assert_eq!(position.castling_side(mv), Some(side)),
        Err(MoveError::Illegal(reason)) => {
            assert_eq!(position.legal_castling(side), None);
            assert!(
                refused.castling_fails(reason, side),
                "{} {reason:?}",
                fen::write(position)
            );
        }
        Err(error) => panic!("{} {text}: {error}", fen::write(position)),
    }
}

/// A position after random moves from the start, or from a start of Chess960.
fn positions() -> impl Strategy<Value = Position> {
    let starts = option::of(0..960_u32).prop_map(|number| {
        let start = number.map_or(Some(Position::initial()), Position::chess960);
        start.expect("a number below 960")
    });
    (starts, vec(any::<Index>(), 0..150)).prop_map(|(start, choices)| {
        choices.iter().fold(start, |position, choice| {
            match position.legal_moves().as_slice() {
                [] => position,
                moves => position.play(*choice.get(moves)).expect("a legal move"),
            }
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    #[test]
    fn the_reason_is_true_after_random_moves(position in positions()) {
        let roles = Role::ALL.into_iter().map(Some);
        check_all(&position, &Vec::from_iter([None].into_iter().chain(roles)));
    }
}

#[test]
fn the_reason_is_true_in_edge_cases() {
    let table = data::table("positions.jsonl");
    for row in data::rows(&table) {
        check_all(&data::position(data::text(&row, "fen")), &[None]);
    }
    let tables = ["chess960.tsv", "illegal.tsv"].map(data::table);
    let rows = tables.iter().flat_map(|table| table.lines());
    for row in rows.filter(|row| !row.starts_with('#')) {
        let fen = row.split('\t').next().unwrap_or_default();
        check_all(&data::position(fen), &[None]);
    }
}
