//! What a game says of its players.

use std::time::Duration;

use crate::analysis::LineScores;
use crate::game::{Match, TimeClass, is_program, rated_class};
use crate::notation::pgn::{GameResult, Pgn};
use crate::rules::{ByColor, Color};
use crate::storage::SavedGame;
use crate::storage::library::{Date, GamePlace, Summary};
use crate::tree::NodeId;

/// A game that counts: it has a result, and was not aborted.
#[derive(Clone, PartialEq, Debug)]
pub struct GameFacts {
    /// Where it is.
    pub place: GamePlace,
    /// The names of its players in the file; empty if they are not known.
    pub names: ByColor<String>,
    /// Which of them are programs.
    pub programs: ByColor<bool>,
    /// When it was played.
    pub date: Date,
    /// Its result.
    pub result: GameResult,
    /// The number of half-moves.
    pub plies: u32,
    /// The ECO code and the name of the opening, as far as known.
    pub opening: String,
    /// The class by its time; `None` without a limit.
    pub class: Option<TimeClass>,
    /// Whether it counts for ratings.
    pub is_rated: bool,
    /// How long its players thought.
    pub thinking: ByColor<Thinking>,
    /// The accuracy of both in percent, if the whole game is analysed.
    pub accuracy: Option<ByColor<f64>>,
    /// The lowest win chances that each had in percent, if the whole game is analysed.
    pub lowest: Option<ByColor<f64>>,
    /// The match that it belongs to.
    pub part: Option<Match>,
}

/// How long a player thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Thinking {
    /// The time for all moves whose time is known.
    pub time: Duration,
    /// The number of those moves.
    pub moves: u32,
}

impl Thinking {
    pub(super) fn add(&mut self, other: Thinking) {
        self.time = self.time.saturating_add(other.time);
        self.moves += other.moves;
    }

    /// The time for a move on average; `None` if no time is known.
    pub fn average(self) -> Option<Duration> {
        self.time.checked_div(self.moves)
    }
}

impl GameFacts {
    /// Those of a game that was read, with its line in the list; `None` if it does not count.
    pub(super) fn of(saved: &SavedGame, listed: &Summary, place: GamePlace) -> Option<GameFacts> {
        let result = listed.counted()?;
        let tag = |name: &str| saved.pgn.tag(name);
        let rated = rated_class(tag);
        let scores = scores(&saved.pgn);
        Some(GameFacts {
            place,
            names: ByColor {
                white: listed.white.into(),
                black: listed.black.into(),
            },
            programs: ByColor::from_fn(|color| is_program(color, tag)),
            date: listed.date,
            result,
            plies: listed.plies,
            opening: listed.opening.into(),
            class: listed
                .time_control
                .parse()
                .ok()
                .and_then(|control| TimeClass::of(&control)),
            is_rated: rated.is_some(),
            thinking: thinking(saved),
            accuracy: scores.as_ref().and_then(LineScores::accuracy),
            lowest: scores.as_ref().and_then(lowest),
            part: saved.game.part_of_match(),
        })
    }

    /// Whether a program played in it.
    pub fn has_program(&self) -> bool {
        self.programs.white || self.programs.black
    }
}

/// The scores of a game, if it has any.
fn scores(pgn: &Pgn) -> Option<LineScores> {
    let line: Vec<NodeId> = pgn.tree.main_line().collect();
    let scores = LineScores::of_tree(&pgn.tree, &line);
    scores.has_any().then_some(scores)
}

fn lowest(scores: &LineScores) -> Option<ByColor<f64>> {
    scores.accuracy()?;
    let white = (1..scores.len()).filter_map(|ply| scores.white_percent(ply));
    let (least, most) = white.fold((100.0_f64, 0.0_f64), |(least, most), percent| {
        (least.min(percent), most.max(percent))
    });
    Some(ByColor {
        white: least,
        black: 100.0 - most,
    })
}

fn thinking(saved: &SavedGame) -> ByColor<Thinking> {
    let record = saved.game.record();
    let mut thinking = ByColor::<Thinking>::default();
    for (number, ply) in (1..).zip(record.plies()) {
        if let Some(time) = ply.times.spent {
            let (mover, _): (Color, u32) = record.mover(number);
            thinking[mover].add(Thinking { time, moves: 1 });
        }
    }
    thinking
}
