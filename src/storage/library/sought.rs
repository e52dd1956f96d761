//! What is looked for on the board.

use super::material::Material;
use super::pawns::{PawnStructure, pawns};
use super::sides::Sides;
use crate::notation::pgn::Pgn;
use crate::rules::{ByColor, Color, Move, Position, Rank, SquareSet};

/// For so many positions one after another material has to be the one looked for; between them a capture may be about to be
/// answered.
const LASTING: u32 = 4;

/// What is looked for on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sought {
    /// A position; it is found as soon as it stands on the board.
    Position(Box<Position>),
    /// The pawns of both sides.
    Pawns(PawnStructure),
    /// The pieces of both sides, for at least four positions one after another.
    Material(Material),
}

/// Where what was sought first stands in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Found {
    /// The number of half-moves played before.
    pub(super) ply: u32,
    /// For how many positions one after another; 1 for a position.
    pub(super) lasts: u32,
    pub(super) sides: Sides,
}

impl Found {
    /// A position, after so many half-moves.
    pub(super) fn position(ply: u32) -> Found {
        Found {
            ply,
            lasts: 1,
            sides: Sides::AsAsked,
        }
    }

    /// Whether it stands there with the colours exchanged.
    pub(super) fn is_exchanged(self) -> bool {
        self.sides == Sides::Exchanged
    }
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
        let is_long =
            |(found, begins_right): &(Found, bool)| *begins_right && found.lasts >= lasting;
        let mut run: Option<(Found, bool)> = None;
        let mut moves = moves.iter();
        for ply in 0.. {
            if let Some(sides) = self.sides_on(&position) {
                let (found, _) = run.get_or_insert_with(|| {
                    let begin = Found {
                        ply,
                        lasts: 0,
                        sides,
                    };
                    (begin, self.may_begin(position.turn(), sides))
                });
                found.lasts += 1;
                if matches!(self, Sought::Position(_)) {
                    break;
                }
            } else if run.as_ref().is_some_and(is_long) {
                break;
            } else {
                run = None;
                if !least.is_left(&position) {
                    return None;
                }
            }
            match moves.next() {
                Some(&mv) => position.make(mv),
                None => break,
            }
        }
        run.filter(is_long).map(|(found, _)| found)
    }

    /// Whether it may arise with this side to move.
    fn may_begin(&self, turn: Color, sides: Sides) -> bool {
        let wanted = match self {
            Sought::Position(_) => None,
            Sought::Pawns(structure) => structure.turn,
            Sought::Material(material) => material.turn,
        };
        wanted.is_none_or(|wanted| sides.of(wanted) == turn)
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
                fit(men, pawns) || material.is_either && fit(men.swapped(), pawns.swapped())
            }
        }
    }

    fn sides_on(&self, position: &Position) -> Option<Sides> {
        match self {
            Sought::Position(sought) => (position == &**sought).then_some(Sides::AsAsked),
            Sought::Pawns(structure) => structure.sides_on(position.board()),
            Sought::Material(material) => material.sides_on(position.board()),
        }
    }

    /// For how many positions one after another it has to stand.
    fn lasting(&self) -> u32 {
        match self {
            Sought::Position(_) | Sought::Pawns(_) => 1,
            Sought::Material(_) => LASTING,
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
                if material.is_either {
                    Least::either(men, pawns)
                } else {
                    Least::counts(men, pawns)
                }
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
