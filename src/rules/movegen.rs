//! Generating the legal moves.
//!
//! Looking outwards from the king finds, once for a position, the pieces that give check and those
//! that are pinned. After that a move is legal when it ends on a square that answers the check and
//! does not leave the line of its pin; only the king's own moves and en passant are tried on a board.

use super::attacks::{ALL_DIRECTIONS, Direction, KING, KNIGHT, PAWN_CAPTURES, directions, ray};
use super::board::Board;
use super::castling::Side;
use super::moves::{Move, MoveList};
use super::piece::{Color, Piece, Role};
use super::position::Position;
use super::square::{File, Square, SquareSet};

impl Position {
    /// All legal moves, piece by piece from a1 to h8.
    pub fn legal_moves(&self) -> MoveList {
        let mut generator = Generator::new(self, Safety::of_king(self));
        for (from, piece) in self.board.pieces() {
            if piece.color() == self.turn {
                generator.add_moves_of(piece.role(), from);
            }
        }
        generator.moves
    }

    /// The legal moves of the piece on a square; none if nothing of the side to move stands there.
    pub fn legal_moves_from(&self, from: Square) -> MoveList {
        self.moves_from(from, Safety::of_king(self))
    }

    /// The moves that the piece on a square would have if it were its side's turn.
    pub fn moves_of(&self, from: Square) -> MoveList {
        match self.board.get(from) {
            Some(piece) if piece.color() != self.turn => {
                let mut passed = self.clone();
                passed.turn = piece.color();
                passed.en_passant = None;
                let mut moves = passed.legal_moves_from(from);
                // A king in check could be taken then, which is no move of chess.
                moves.retain(|mv| mv.to != self.kings[self.turn]);
                moves
            }
            _ => self.legal_moves_from(from),
        }
    }

    /// Whether the side to move has any legal move.
    pub fn has_legal_move(&self) -> bool {
        !self.legal_moves().is_empty()
    }

    /// Whether this is one of the legal moves.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.legal_moves_from(mv.from).contains(&mv)
    }

    /// How the piece on a square moves when the safety of its own king is left out of account.
    pub(super) fn reach_of(&self, from: Square) -> MoveList {
        self.moves_from(from, Safety::IGNORED)
    }

    fn moves_from(&self, from: Square, safety: Safety) -> MoveList {
        let mut generator = Generator::new(self, safety);
        if let Some(piece) = self.board.get(from)
            && piece.color() == self.turn
        {
            generator.add_moves_of(piece.role(), from);
        }
        generator.moves
    }
}

/// What the king's safety asks of the moves of a position.
struct Safety {
    /// Whether the king's own steps have to be safe.
    heeded: bool,
    /// How many pieces give check.
    checkers: usize,
    /// Where a piece other than the king has to go: anywhere, or where it ends the check.
    answers: SquareSet,
    /// Own pieces that shield the king from a slider.
    pinned: SquareSet,
}

impl Safety {
    const IGNORED: Safety = Safety {
        heeded: false,
        checkers: 0,
        answers: SquareSet::FULL,
        pinned: SquareSet::EMPTY,
    };

    fn of_king(position: &Position) -> Safety {
        let mut safety = Safety {
            heeded: true,
            ..Safety::IGNORED
        };
        let us = position.turn;
        let king = position.kings[us];
        safety.look_for_leapers(&position.board, king, us);
        for direction in ALL_DIRECTIONS {
            safety.look_along(&position.board, king, us, direction);
        }
        safety
    }

    fn look_for_leapers(&mut self, board: &Board, king: Square, us: Color) {
        let pawns = (&PAWN_CAPTURES[us as usize][king.index()], Role::Pawn);
        let knights = (&KNIGHT[king.index()], Role::Knight);
        for (squares, role) in [pawns, knights] {
            let attacker = Some(Piece::new(us.other(), role));
            for &from in squares.iter() {
                if board.get(from) == attacker {
                    self.add_checker([from].into_iter().collect());
                }
            }
        }
    }

    fn look_along(&mut self, board: &Board, king: Square, us: Color, direction: Direction) {
        let mut line = SquareSet::EMPTY;
        let mut shield = None;
        for &at in ray(king, direction) {
            line.insert(at);
            let Some(piece) = board.get(at) else {
                continue;
            };
            if piece.color() != us {
                if slides(piece.role(), direction) {
                    match shield {
                        Some(shield) => self.pinned.insert(shield),
                        None => self.add_checker(line),
                    }
                }
                return;
            }
            if shield.replace(at).is_some() {
                return;
            }
        }
    }

    /// Notes a checking piece and the squares that end its check.
    fn add_checker(&mut self, answers: SquareSet) {
        self.checkers += 1;
        self.answers = answers;
    }
}

fn slides(role: Role, direction: Direction) -> bool {
    match role {
        Role::Queen => true,
        Role::Rook => !direction.is_diagonal(),
        Role::Bishop => direction.is_diagonal(),
        Role::Pawn | Role::Knight | Role::King => false,
    }
}

struct Generator<'a> {
    position: &'a Position,
    board: &'a Board,
    us: Color,
    king: Square,
    safety: Safety,
    moves: MoveList,
}

impl Generator<'_> {
    fn new(position: &Position, safety: Safety) -> Generator<'_> {
        Generator {
            position,
            board: &position.board,
            us: position.turn,
            king: position.kings[position.turn],
            safety,
            moves: MoveList::new(),
        }
    }

    fn add_moves_of(&mut self, role: Role, from: Square) {
        // Against a double check only the king can move.
        if self.safety.checkers > 1 && role != Role::King {
            return;
        }
        match role {
            Role::Pawn => self.add_pawn_moves(from),
            Role::Knight => self.add_knight_moves(from),
            Role::King => self.add_king_moves(from),
            Role::Bishop | Role::Rook | Role::Queen => self.add_slides(from, directions(role)),
        }
    }

    fn add_knight_moves(&mut self, from: Square) {
        for &to in KNIGHT[from.index()].iter() {
            if !self.is_own(to) {
                self.add_if_safe(from, to);
            }
        }
    }

    fn add_slides(&mut self, from: Square, directions: &[Direction]) {
        for &direction in directions {
            for &to in ray(from, direction) {
                match self.board.get(to) {
                    None => self.add_if_safe(from, to),
                    Some(piece) => {
                        if piece.color() != self.us {
                            self.add_if_safe(from, to);
                        }
                        break;
                    }
                }
            }
        }
    }

    fn add_pawn_moves(&mut self, from: Square) {
        let forward = self.us.forward();
        if let Some(step) = from.offset(0, forward)
            && self.board.get(step).is_none()
        {
            self.add_pawn_move_if_safe(from, step);
            if from.rank() == self.us.pawn_rank()
                && let Some(double) = step.offset(0, forward)
                && self.board.get(double).is_none()
            {
                self.add_if_safe(from, double);
            }
        }
        for &to in PAWN_CAPTURES[self.us as usize][from.index()].iter() {
            if self.is_enemy(to) {
                self.add_pawn_move_if_safe(from, to);
            }
        }
        if let Some(passed) = self.position.en_passant
            && self
                .position
                .en_passant_takers(passed)
                .any(|taker| taker == from)
        {
            self.moves.push(Move::new(from, passed));
        }
    }

    fn add_pawn_move_if_safe(&mut self, from: Square, to: Square) {
        if to.rank() != self.us.promotion_rank() {
            self.add_if_safe(from, to);
        } else if self.is_safe(from, to) {
            for role in Role::PROMOTIONS {
                self.moves.push(Move::promoting(from, to, role));
            }
        }
    }

    fn add_king_moves(&mut self, from: Square) {
        let mut without_king = *self.board;
        without_king.set(from, None);
        for &to in KING[from.index()].iter() {
            let exposed = self.safety.heeded && without_king.is_attacked(to, self.us.other());
            if !self.is_own(to) && !exposed {
                self.moves.push(Move::new(from, to));
            }
        }
        if self.safety.checkers == 0 {
            for side in Side::BOTH {
                self.add_castling(from, side);
            }
        }
    }

    /// FIDE 3.8.2: neither king nor rook has moved, nothing stands between them, and the king passes
    /// over no attacked square.
    fn add_castling(&mut self, from: Square, side: Side) {
        if !self.position.castling.has(self.us, side) {
            return;
        }
        let (between, path): (&[File], [File; 2]) = match side {
            Side::King => (&[File::F, File::G], [File::F, File::G]),
            Side::Queen => (&[File::D, File::C, File::B], [File::D, File::C]),
        };
        let on_rank = |&file: &File| Square::new(file, from.rank());
        let clear = between
            .iter()
            .map(on_rank)
            .all(|at| self.board.get(at).is_none());
        let attacked = |at| self.board.is_attacked(at, self.us.other());
        if clear && !(self.safety.heeded && path.iter().map(on_rank).any(attacked)) {
            let to = Square::new(side.king_file(), from.rank());
            self.moves.push(Move::new(from, to));
        }
    }

    fn add_if_safe(&mut self, from: Square, to: Square) {
        if self.is_safe(from, to) {
            self.moves.push(Move::new(from, to));
        }
    }

    fn is_safe(&self, from: Square, to: Square) -> bool {
        let keeps_pin = || Direction::between(self.king, from) == Direction::between(self.king, to);
        self.safety.answers.contains(to) && (!self.safety.pinned.contains(from) || keeps_pin())
    }

    fn is_own(&self, square: Square) -> bool {
        self.board.get(square).is_some_and(|p| p.color() == self.us)
    }

    fn is_enemy(&self, square: Square) -> bool {
        self.board.get(square).is_some_and(|p| p.color() != self.us)
    }
}
