//! Where each piece could ever go.
//!
//! The squares are a least fixed point: a piece reaches a square if it can step there from one that it
//! reaches, and what stands there at the start could leave or be captured. So all is found that a series
//! of legal moves can do. Much more may be found, since a condition that holds once counts as holding
//! always; so what is not found is impossible.
//!
//! Castling and en passant are left out; the position must allow neither.

use arrayvec::ArrayVec;

use super::super::attacks;
use super::super::piece::{ByColor, Color, Piece, Role};
use super::super::position::Position;
use super::super::square::Square;
use super::super::square_set::SquareSet;
use super::steps::{self, flood};

/// A piece of the position, and what it could do.
#[derive(Clone, Copy)]
pub(super) struct Walker {
    pub(super) piece: Piece,
    /// Where it stands in the position.
    pub(super) home: Square,
    /// The squares to which it could move, before a promotion.
    pub(super) entered: SquareSet,
    /// Those of them to which a pawn could move by a capture or after one, perhaps on another file.
    pub(super) strayed: SquareSet,
    /// Whether a pawn could promote.
    pub(super) promotes: bool,
    /// The squares on which it could stand after a promotion.
    pub(super) promoted: SquareSet,
    /// The pawns ahead of a pawn on its file: a bit for the index of each.
    ahead: u64,
    /// What its moves depended on when they were found.
    ground: [SquareSet; 4],
}

impl Walker {
    fn new((home, piece): (Square, Piece)) -> Walker {
        Walker {
            piece,
            home,
            entered: SquareSet::EMPTY,
            strayed: SquareSet::EMPTY,
            promotes: false,
            promoted: SquareSet::EMPTY,
            ahead: 0,
            ground: [SquareSet::EMPTY; 4],
        }
    }

    /// The squares on which it could stand before a promotion.
    pub(super) fn reached(&self) -> SquareSet {
        self.entered | self.home.into()
    }

    /// The squares on which it could stand.
    pub(super) fn all(&self) -> SquareSet {
        self.reached() | self.promoted
    }

    /// The squares on which it could capture.
    fn captures(&self) -> SquareSet {
        match self.piece.role() {
            Role::Pawn => self.strayed | self.promoted,
            _ => self.entered,
        }
    }

    fn is_king(&self) -> bool {
        self.piece.role() == Role::King
    }
}

/// Whether one square is further on than another for a side's pawns.
pub(super) fn is_ahead(color: Color, from: Square, other: Square) -> bool {
    match color {
        Color::White => other.rank() > from.rank(),
        Color::Black => other.rank() < from.rank(),
    }
}

/// What all pieces could do.
pub(super) struct Mobility {
    pub(super) walkers: ArrayVec<Walker, 64>,
    kings: ByColor<Square>,
    /// The side whose promotions are left out.
    unpromoted: Option<Color>,
    /// The squares that are empty, or could become so.
    open: SquareSet,
    /// The squares on which each side has pieces other than its king at the start.
    homes: ByColor<SquareSet>,
    /// The squares on which each side could have pieces other than its king.
    standing: ByColor<SquareSet>,
    /// The squares on which each side could capture.
    captures: ByColor<SquareSet>,
}

impl Mobility {
    pub(super) fn of(position: &Position) -> Mobility {
        Mobility::without_promotions(position, None)
    }

    /// What all pieces could do before a side promotes.
    pub(super) fn without_promotions(position: &Position, side: Option<Color>) -> Mobility {
        let board = position.board();
        let kings = ByColor::from_fn(|color| position.king(color));
        let sides = board.squares_of();
        let homes = ByColor::from_fn(|color| sides[color].without(kings[color]));
        let mut mobility = Mobility {
            walkers: board.pieces().map(Walker::new).collect(),
            kings,
            unpromoted: side,
            open: !(sides.white | sides.black),
            homes,
            standing: homes,
            captures: ByColor::default(),
        };
        mobility.find_pawns_ahead();
        while mobility.extend() {}
        mobility
    }

    /// The pieces are in the order of their squares, so those further up have higher indices.
    fn find_pawns_ahead(&mut self) {
        let mut files = [0_u64; 8];
        for (index, walker) in self.walkers.iter().enumerate() {
            if walker.piece.role() == Role::Pawn {
                files[walker.home.file() as usize] |= 1 << index;
            }
        }
        for (index, walker) in self.walkers.iter_mut().enumerate() {
            let below = (1 << index) - 1;
            walker.ahead = files[walker.home.file() as usize]
                & match walker.piece.color() {
                    Color::White => !below & !(1 << index),
                    Color::Black => below,
                };
        }
    }

    /// The pawns ahead of a pawn on its file.
    pub(super) fn pawns_ahead(&self, pawn: &Walker) -> impl Iterator<Item = &Walker> {
        let mut left = pawn.ahead;
        std::iter::from_fn(move || {
            let index = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            self.walkers.get(index)
        })
    }

    /// Where a side's king stands at the start.
    pub(super) fn king(&self, color: Color) -> Square {
        self.kings[color]
    }

    /// Lets every piece go where it can after what the others could do so far. Returns whether that may
    /// have changed anything.
    fn extend(&mut self) -> bool {
        let allowed = ByColor::from_fn(|color| self.kings_may_enter(color));
        let mut changed = false;
        for index in 0..self.walkers.len() {
            let walker = self.walkers[index];
            let ground = self.ground(&walker, allowed[walker.piece.color()]);
            if walker.ground == ground {
                continue;
            }
            changed = true;
            let mut moved = match walker.piece.role() {
                Role::Pawn => self.moved_pawn(walker, ground),
                role => Walker {
                    entered: flood(walker.reached(), |at| steps::of(role, at) & ground[0]),
                    ..walker
                },
            };
            moved.ground = ground;
            self.walkers[index] = moved;
            self.note(&moved);
        }
        changed
    }

    /// Notes what a piece could do for the others.
    fn note(&mut self, walker: &Walker) {
        let color = walker.piece.color();
        if !walker.is_king() {
            self.standing[color] = self.standing[color] | walker.all();
        }
        self.captures[color] = self.captures[color] | walker.captures();
        let entered = walker.entered | walker.promoted;
        // What stood there was captured, or had left.
        self.open = self.open | entered;
        if !entered.is_empty() {
            self.open.insert(walker.home);
        }
    }

    /// All that the moves of a piece depend on.
    fn ground(&self, walker: &Walker, kings_may_enter: SquareSet) -> [SquareSet; 4] {
        let color = walker.piece.color();
        match walker.piece.role() {
            Role::Pawn => {
                let captured = self.standing[color.other()];
                let file = self.free_of_pawns(walker);
                [self.open, captured, file, self.enterable(color)]
            }
            Role::King => [kings_may_enter; 4],
            _ => [self.enterable(color); 4],
        }
    }

    /// The squares that a side's pieces can enter: the open ones, and those of the other side.
    fn enterable(&self, color: Color) -> SquareSet {
        self.open | self.homes[color.other()]
    }

    /// The squares that a king can enter, as far as the other king and pieces are concerned that never
    /// leave.
    fn kings_may_enter(&self, color: Color) -> SquareSet {
        let mut allowed = self.enterable(color);
        for walker in self.walkers.iter().filter(|w| w.piece.color() != color) {
            if walker.is_king() {
                allowed = allowed & away_from_any(walker.reached());
            } else if !self.open.contains(walker.home) {
                allowed = allowed & !attacked_always(walker.piece, walker.home);
            }
        }
        allowed
    }

    fn moved_pawn(&self, pawn: Walker, ground: [SquareSet; 4]) -> Walker {
        let [open, captured, file, enterable] = ground;
        let color = pawn.piece.color();
        let last_rank = SquareSet::of_rank(color.promotion_rank());
        let straight = flood(pawn.home.into(), |at| at.forward(color) & open & file);
        let taken = steps::pawn_attacks(color, straight | pawn.reached()) & captured;
        let strayed = taken
            | flood(taken, |at| {
                at.forward(color) & open | steps::pawn_attacks(color, at) & captured
            });
        let last = (straight | strayed) & last_rank;
        let promoted = if self.unpromoted == Some(color) {
            SquareSet::EMPTY
        } else {
            last | flood(last, |at| {
                (steps::queen(at) | steps::knight(at)) & enterable
            })
        };
        Walker {
            entered: (straight | strayed) & !last_rank,
            strayed: strayed & !last_rank,
            promotes: !last.is_empty(),
            promoted,
            ..pawn
        }
    }

    /// The squares that the other pawns of its file leave to a pawn before it captures: it cannot jump
    /// over them.
    fn free_of_pawns(&self, pawn: &Walker) -> SquareSet {
        let color = pawn.piece.color();
        let mut free = SquareSet::FULL;
        for other in self.pawns_ahead(pawn) {
            if self.can_make_way(other) {
                continue;
            }
            // A pawn of its own side may go ahead of it.
            let mut barred = SquareSet::from(other.home);
            while other.piece.color() == color
                && !(barred.forward(color) & other.entered).is_empty()
            {
                barred = barred.forward(color);
            }
            while !barred.is_empty() {
                free = free & !barred;
                barred = barred.forward(color);
            }
        }
        free
    }

    /// Whether a pawn could be captured, leave its file or promote.
    fn can_make_way(&self, pawn: &Walker) -> bool {
        let captured = pawn.reached() & self.captures[pawn.piece.color().other()];
        !(pawn.strayed | pawn.promoted | captured).is_empty()
    }
}

/// The squares that a piece attacks wherever the others stand.
fn attacked_always(piece: Piece, at: Square) -> SquareSet {
    match piece.role() {
        Role::Pawn => attacks::pawn(piece.color(), at),
        role => steps::of(role, at.into()),
    }
}

/// The squares that a king may enter while the other is on any one of these.
fn away_from_any(kings: SquareSet) -> SquareSet {
    let mut away = SquareSet::EMPTY;
    for at in kings {
        away = away | !(attacks::king(at) | at.into());
        if away == SquareSet::FULL {
            break;
        }
    }
    away
}
