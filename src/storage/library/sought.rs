//! What is looked for on the board.

use super::material::Material;
use crate::notation::pgn::Pgn;
use crate::rules::{Board, ByColor, Color, Move, Piece, Position, Rank, Role, SquareSet};

/// For so many positions one after another a structure or material has to be the one looked for; between them a capture
/// may be about to be answered.
const LASTING: u32 = 4;

/// What is looked for on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sought {
    /// A position; it is found as soon as it stands on the board.
    Position(Box<Position>),
    /// The pawns of both sides, for at least four positions one after another.
    Pawns(PawnStructure),
    /// The pieces of both sides, for at least four positions one after another.
    Material(Material),
}

/// The squares of the pawns of both sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PawnStructure {
    pawns: ByColor<SquareSet>,
    /// Whether they may also stand with the colours exchanged.
    is_either: bool,
}

impl PawnStructure {
    /// The pawns on a board.
    pub fn of(board: &Board) -> PawnStructure {
        PawnStructure {
            pawns: ByColor::from_fn(|color| pawns(board, color)),
            is_either: false,
        }
    }

    /// These, or the same from the other side of the board with the colours exchanged.
    pub fn or_exchanged(self) -> PawnStructure {
        PawnStructure {
            is_either: true,
            ..self
        }
    }

    /// Whether these are the pawns on a board.
    pub fn is_on(&self, board: &Board) -> bool {
        let there = ByColor::from_fn(|color| pawns(board, color));
        there == self.pawns || self.is_either && there == self.exchanged()
    }

    fn exchanged(&self) -> ByColor<SquareSet> {
        ByColor::from_fn(|color| mirrored(self.pawns[color.other()]))
    }
}

fn pawns(board: &Board, color: Color) -> SquareSet {
    board.squares(Piece::new(color, Role::Pawn))
}

/// The squares seen from the other side of the board.
fn mirrored(squares: SquareSet) -> SquareSet {
    SquareSet::from_bits(squares.bits().swap_bytes())
}

/// Where what was sought first stands in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Found {
    /// The number of half-moves played before.
    pub(super) ply: u32,
    /// For how many positions one after another; 1 for a position.
    pub(super) lasts: u32,
}

impl Sought {
    /// The number of half-moves after which it first stands in the main line of a game.
    pub fn ply_in(&self, game: &Pgn) -> Option<u32> {
        let moves: Vec<Move> = game.moves().collect();
        Some(self.find(game.start().clone(), &moves)?.ply)
    }

    /// Where it first stands on the board, from a position on with these legal moves.
    pub(super) fn find(&self, mut position: Position, moves: &[Move]) -> Option<Found> {
        let least = Least::of(self);
        let lasting = self.lasting();
        let mut found = Found { ply: 0, lasts: 0 };
        let mut moves = moves.iter();
        for ply in 0.. {
            if self.is_on(&position) {
                if found.lasts == 0 {
                    found.ply = ply;
                }
                found.lasts += 1;
                if matches!(self, Sought::Position(_)) {
                    break;
                }
            } else if found.lasts >= lasting {
                break;
            } else {
                found.lasts = 0;
                if !least.is_left(&position) {
                    return None;
                }
            }
            match moves.next() {
                Some(&mv) => position.make(mv),
                None => break,
            }
        }
        (found.lasts >= lasting).then_some(found)
    }

    /// Whether it can have stood in a game at whose end the sides have so many men and pawns: they had no fewer before.
    pub(super) fn fits(&self, men: ByColor<u8>, pawns: ByColor<u8>) -> bool {
        let no_more = |left: ByColor<u8>, sought: &ByColor<u32>| {
            u32::from(left.white) <= sought.white && u32::from(left.black) <= sought.black
        };
        match self {
            Sought::Position(_) => true,
            Sought::Pawns(structure) => {
                let sought = ByColor::from_fn(|color| structure.pawns[color].len() as u32);
                no_more(pawns, &sought) || structure.is_either && no_more(pawns.swapped(), &sought)
            }
            Sought::Material(material) => {
                let fit =
                    |men, pawns| no_more(men, &material.men()) && no_more(pawns, &material.pawns());
                fit(men, pawns) || fit(men.swapped(), pawns.swapped())
            }
        }
    }

    fn is_on(&self, position: &Position) -> bool {
        match self {
            Sought::Position(sought) => position == &**sought,
            Sought::Pawns(structure) => structure.is_on(position.board()),
            Sought::Material(material) => material.is_on(position.board()),
        }
    }

    /// For how many positions one after another it has to stand.
    fn lasting(&self) -> u32 {
        match self {
            Sought::Position(_) => 1,
            Sought::Pawns(_) | Sought::Material(_) => LASTING,
        }
    }
}

/// What at least has to be left on the board: men that are gone never come back, nor do pawns to where they started. This
/// ends the search in most games early.
struct Least {
    /// The men and the pawns of White and of Black.
    men: ByColor<u32>,
    pawns: ByColor<u32>,
    /// The same of both together.
    all_men: u32,
    all_pawns: u32,
    /// The pawns that have not moved.
    at_home: SquareSet,
}

impl Least {
    fn of(sought: &Sought) -> Least {
        let count = |squares: SquareSet| squares.len() as u32;
        match sought {
            Sought::Position(position) => {
                let board = position.board();
                let pawns = ByColor::from_fn(|color| pawns(board, color));
                let men = ByColor::from_fn(|color| count(board.squares_of()[color]));
                let at_home = at_home(&pawns);
                Least {
                    at_home,
                    ..Least::counts(men, ByColor::from_fn(|color| count(pawns[color])))
                }
            }
            Sought::Pawns(structure) => {
                let pawns = ByColor::from_fn(|color| count(structure.pawns[color]));
                let least = Least::either(pawns, pawns);
                if structure.is_either {
                    return least;
                }
                Least {
                    pawns,
                    at_home: at_home(&structure.pawns),
                    ..least
                }
            }
            Sought::Material(material) => {
                let [men, pawns] = [material.men(), material.pawns()];
                Least::either(men, pawns)
            }
        }
    }

    fn counts(men: ByColor<u32>, pawns: ByColor<u32>) -> Least {
        Least {
            all_men: men.white + men.black,
            all_pawns: pawns.white + pawns.black,
            men,
            pawns,
            at_home: SquareSet::EMPTY,
        }
    }

    /// The same if either side may have either of the counts.
    fn either(men: ByColor<u32>, pawns: ByColor<u32>) -> Least {
        let fewest = |counts: &ByColor<u32>| {
            let fewest = counts.white.min(counts.black);
            ByColor::from_fn(|_| fewest)
        };
        Least {
            men: fewest(&men),
            pawns: fewest(&pawns),
            ..Least::counts(men, pawns)
        }
    }

    fn is_left(&self, position: &Position) -> bool {
        let board = position.board();
        let men = board.squares_of();
        let pawns = ByColor::from_fn(|color| pawns(board, color));
        let count = |squares: SquareSet| squares.len() as u32;
        let of_each = |color: Color| {
            count(men[color]) >= self.men[color] && count(pawns[color]) >= self.pawns[color]
        };
        let at_home = at_home(&pawns).bits();
        Color::BOTH.into_iter().all(of_each)
            && count(men.white) + count(men.black) >= self.all_men
            && count(pawns.white) + count(pawns.black) >= self.all_pawns
            && self.at_home.bits() & !at_home == 0
    }
}

/// The pawns that have not moved.
fn at_home(pawns: &ByColor<SquareSet>) -> SquareSet {
    let home = |color: Color, rank| pawns[color].bits() & SquareSet::of_rank(rank).bits();
    SquareSet::from_bits(home(Color::White, Rank::Second) | home(Color::Black, Rank::Seventh))
}
