//! Generating the legal moves.
//!
//! Looking outwards from the king finds, once for a position, the pieces that give check and those
//! that are pinned. After that a move is legal when it ends on a square that answers the check and
//! keeps to the line of its pin; only the king's own steps, castling and en passant are looked at
//! one by one.

use super::attacks;
use super::board::Army;
use super::castling::Side;
use super::moves::{Move, MoveList};
use super::piece::{Color, Piece, Role};
use super::position::Position;
use super::square::Square;
use super::square_set::SquareSet;

impl Position {
    /// All legal moves, piece by piece from a1 to h8.
    pub fn legal_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        let mut generator = Generator::new(self, &mut moves);
        for from in generator.own {
            generator.add_moves(from, SquareSet::FULL);
        }
        moves
    }

    /// The legal moves of the piece on a square; none if nothing of the side to move stands there.
    pub fn legal_moves_from(&self, from: Square) -> MoveList {
        let mut moves = MoveList::new();
        Generator::new(self, &mut moves).add_moves(from, SquareSet::FULL);
        moves
    }

    /// Adds to a list the legal moves by which a piece of this role goes to a square, castling left
    /// out. They are few, and handing over a whole list would cost more than finding them.
    pub fn add_legal_moves_to(&self, role: Role, to: Square, moves: &mut MoveList) {
        let mut generator = Generator::new(self, moves);
        for from in generator.candidates(role, to) {
            match role {
                Role::Pawn | Role::King => generator.add_moves(from, to.into()),
                // That they reach the square is known already.
                _ => generator.add_all(from, generator.safety.allowed(from) & to.into()),
            }
        }
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
        let mut moves = MoveList::new();
        let mut generator = Generator::new(self, &mut moves);
        generator.own.into_iter().any(|from| {
            generator.add_moves(from, SquareSet::FULL);
            !generator.moves.is_empty()
        })
    }

    /// Whether this is one of the legal moves.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.legal_moves_from(mv.from).contains(&mv)
    }

    /// The legal move by which the side to move castles to this side.
    pub fn legal_castling(&self, side: Side) -> Option<Move> {
        let mut moves = MoveList::new();
        Generator::new(self, &mut moves).add_castling(side);
        moves.pop()
    }
}

/// What the king's safety asks of the moves of a position.
struct Safety {
    king: Square,
    enemies: Army,
    /// How many pieces give check.
    checkers: usize,
    /// Where a piece other than the king has to go: anywhere, or where it ends the check.
    answers: SquareSet,
    /// Own pieces that shield the king from a slider.
    pinned: SquareSet,
}

impl Safety {
    fn of_king(position: &Position, own: SquareSet, occupied: SquareSet) -> Safety {
        let us = position.turn;
        let king = position.kings[us];
        let mut safety = Safety {
            king,
            enemies: Army::new(&position.board, us.other()),
            checkers: 0,
            answers: SquareSet::FULL,
            pinned: SquareSet::EMPTY,
        };
        for checker in safety.enemies.leapers(king) {
            safety.add_checker(checker.into());
        }
        for slider in safety.enemies.sliders_in_line(king) {
            safety.look_at(slider, own, occupied);
        }
        safety
    }

    /// Looks from the king to a slider that could reach it on an empty board: it gives check, or pins
    /// a piece that stands alone between them.
    fn look_at(&mut self, slider: Square, own: SquareSet, occupied: SquareSet) {
        let line = attacks::line(self.king, slider);
        let between = line & occupied & !SquareSet::from(slider);
        match between.len() {
            0 => self.add_checker(line),
            1 => self.pinned = self.pinned | between & own,
            _ => {}
        }
    }

    /// Notes a checking piece and the squares that end its check. Against a double check only the
    /// king can move.
    fn add_checker(&mut self, answers: SquareSet) {
        self.checkers += 1;
        self.answers = self.answers & answers;
    }

    /// Where a piece on a square may go as far as its king is concerned; a pinned one towards the
    /// piece that pins it or back.
    fn allowed(&self, from: Square) -> SquareSet {
        if self.pinned.contains(from) {
            self.answers & attacks::whole_ray(self.king, from)
        } else {
            self.answers
        }
    }
}

struct Generator<'a> {
    position: &'a Position,
    us: Color,
    own: SquareSet,
    occupied: SquareSet,
    safety: Safety,
    moves: &'a mut MoveList,
}

impl<'a> Generator<'a> {
    fn new(position: &'a Position, moves: &'a mut MoveList) -> Generator<'a> {
        let pieces = position.board.squares_of();
        let own = pieces[position.turn];
        let occupied = pieces.white | pieces.black;
        Generator {
            position,
            us: position.turn,
            own,
            occupied,
            safety: Safety::of_king(position, own, occupied),
            moves,
        }
    }

    /// The squares from which a piece of this role could go to another.
    fn candidates(&self, role: Role, to: Square) -> SquareSet {
        let piece = Piece::new(self.us, role);
        let starts = match role {
            Role::Pawn => {
                let step = SquareSet::from(to).forward(self.us.other());
                let double = step.forward(self.us.other());
                attacks::pawn(self.us.other(), to) | step | double
            }
            _ => attacks::of(piece, to, self.occupied),
        };
        starts & self.position.board.squares(piece)
    }

    /// Adds the moves of an own piece that end on one of these squares, and castling when all squares
    /// are asked for.
    fn add_moves(&mut self, from: Square, wanted: SquareSet) {
        let Some(piece) = self.position.board.get(from) else {
            return;
        };
        if piece.color() != self.us {
            return;
        }
        let allowed = wanted & self.safety.allowed(from);
        match piece.role() {
            Role::Pawn => {
                self.add_pawn_moves(from, allowed);
                self.add_en_passant(from, wanted);
            }
            Role::Knight => self.add_all(from, attacks::knight(from) & allowed),
            Role::Bishop => self.add_all(from, attacks::bishop(from, self.occupied) & allowed),
            Role::Rook => self.add_all(from, attacks::rook(from, self.occupied) & allowed),
            Role::Queen => self.add_all(from, attacks::queen(from, self.occupied) & allowed),
            Role::King => {
                self.add_king_steps(from, wanted);
                if wanted == SquareSet::FULL {
                    for side in Side::BOTH {
                        self.add_castling(side);
                    }
                }
            }
        }
    }

    /// Adds the moves to these squares, as far as no own piece stands there.
    fn add_all(&mut self, from: Square, targets: SquareSet) {
        for to in targets & !self.own {
            self.moves.push(Move::new(from, to));
        }
    }

    fn add_pawn_moves(&mut self, from: Square, allowed: SquareSet) {
        let captures = attacks::pawn(self.us, from) & self.occupied;
        let targets = (self.pawn_steps(from) | captures) & allowed;
        if from.rank() != self.us.other().pawn_rank() {
            return self.add_all(from, targets);
        }
        for to in targets & !self.own {
            for role in Role::PROMOTIONS {
                self.moves.push(Move::promoting(from, to, role));
            }
        }
    }

    /// One step forwards, or two from where the pawn began (FIDE 3.7.1, 3.7.2).
    fn pawn_steps(&self, from: Square) -> SquareSet {
        let ahead = |pawns: SquareSet| pawns.forward(self.us) & !self.occupied;
        let step = ahead(from.into());
        if from.rank() == self.us.pawn_rank() {
            step | ahead(step)
        } else {
            step
        }
    }

    fn add_en_passant(&mut self, from: Square, wanted: SquareSet) {
        if let Some(passed) = self.position.en_passant
            && wanted.contains(passed)
            && self.position.en_passant_takers(passed).contains(from)
        {
            self.moves.push(Move::new(from, passed));
        }
    }

    fn add_king_steps(&mut self, from: Square, wanted: SquareSet) {
        let mut targets = attacks::king(from) & wanted & !self.own;
        let occupied = self.occupied.without(from);
        for to in targets {
            if !self.safety.enemies.attackers(to, occupied).is_empty() {
                targets = targets.without(to);
            }
        }
        self.add_all(from, targets);
    }

    fn add_castling(&mut self, side: Side) {
        if let Some(mv) = self.position.castling_move(side)
            && self.may_castle(side)
        {
            self.moves.push(mv);
        }
    }

    /// FIDE 3.8.2: neither king nor rook has moved, no piece stands on their ways, the king is not in
    /// check and passes over no attacked square.
    fn may_castle(&self, side: Side) -> bool {
        let Some(castling) = self.position.castling_squares(side) else {
            return false;
        };
        let others = castling.others(self.occupied);
        let attacked = |at| !self.safety.enemies.attackers(at, others).is_empty();
        (castling.ways() & others).is_empty()
            && self.safety.checkers == 0
            && !castling.king_path().into_iter().any(attacked)
    }
}
