//! A game between two levels.

use deskmate::engine::{Limits, Opponent, Root, Score, StopFlag, Strength};
use deskmate::notation::read_move;
use deskmate::rules::{ByColor, Color, Move, Position};

/// A game that is longer is a draw, in half-moves.
const LONGEST: u32 = 400;

/// A game between levels from this one on ends when both sides have agreed for some moves on who wins.
const AGREES_FROM: u8 = 7;
const WON: i32 = 1000;
const LOST: i32 = -WON;
const WON_PLIES: u32 = 6;

const TABLE: &str = include_str!("../../assets/openings.tsv");

/// The first moves of the games.
pub struct Openings(Vec<Vec<&'static str>>);

impl Openings {
    pub fn read() -> Openings {
        let moves = |row: &'static str| row.split('\t').nth(2).unwrap_or_default();
        let lines = TABLE.lines().map(|row| moves(row).split(' ').collect());
        let mut lines: Vec<Vec<&str>> = lines
            .filter(|line: &Vec<&str>| (6..=10).contains(&line.len()))
            .collect();
        // Far apart in the table, so that few games begin alike.
        let step = 619;
        let count = lines.len();
        let order = (0..count).map(|at| lines[at * step % count].clone());
        lines = order.collect();
        Openings(lines)
    }

    pub fn get(&self, number: u32) -> Root {
        let mut root = Root::new(Position::initial());
        for word in &self.0[number as usize % self.0.len()] {
            let mv = read_move(root.position(), word).expect("a legal move");
            root.play(mv).expect("a legal move");
        }
        root
    }
}

/// How a game ended: half of White's points, and why.
pub struct Played {
    pub winner: Option<Color>,
    pub why: &'static str,
    pub moves: Vec<Move>,
}

/// Plays a game from a root.
pub fn play(mut root: Root, levels: &ByColor<u8>, seed: u64) -> Played {
    let mut players = ByColor::from_fn(|color: Color| {
        let strength = Strength::of_level(levels[color]);
        Opponent::new(strength, seed * 2 + u64::from(color == Color::Black))
    });
    let mut moves = Vec::new();
    let mut agreed: (Option<Color>, u32) = (None, 0);
    loop {
        if let Some((winner, why)) = end(&root, moves.len() as u32) {
            return Played { winner, why, moves };
        }
        let turn = root.position().turn();
        let choice = players[turn]
            .choose(&root, &Limits::default(), &StopFlag::default())
            .expect("a legal move");
        root.play(choice.mv).expect("a legal move");
        moves.push(choice.mv);
        let ahead = choice.score.and_then(|score| match score {
            Score::Centipawns(WON..) | Score::Mate(1..) => Some(turn),
            Score::Centipawns(..=LOST) | Score::Mate(_) => Some(turn.other()),
            Score::Centipawns(_) => None,
        });
        agreed = match ahead {
            Some(_) if ahead == agreed.0 => (ahead, agreed.1 + 1),
            _ => (ahead, 1),
        };
        let lowest = levels.white.min(levels.black);
        if ahead.is_some() && agreed.1 >= WON_PLIES && lowest >= AGREES_FROM {
            return Played {
                winner: ahead,
                why: "agreed",
                moves,
            };
        }
    }
}

/// Who has won, and why; `None` while the game goes on.
fn end(root: &Root, plies: u32) -> Option<(Option<Color>, &'static str)> {
    let position = root.position();
    match () {
        () if !position.has_legal_move() && position.is_check() => {
            Some((Some(position.turn().other()), "mate"))
        }
        () if !position.has_legal_move() => Some((None, "stalemate")),
        () if position.is_insufficient_material() => Some((None, "material")),
        () if root.repetitions() >= 3 => Some((None, "repetition")),
        () if position.halfmove_clock() >= 100 => Some((None, "fifty moves")),
        () if plies >= LONGEST => Some((None, "length")),
        () => None,
    }
}
