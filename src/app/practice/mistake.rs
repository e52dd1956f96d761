//! Mistakes in games, which may become exercises.

use crate::analysis::{BadMove, LineScores, bad_moves};
use crate::game::{DrawRule, program_level};
use crate::notation::pgn::known_value;
use crate::rules::Color;
use crate::storage::{Exercises, SavedGame, SourceGame};
use crate::tree::{GameTree, NodeId};

/// A mistake of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistake {
    /// The move.
    pub bad: BadMove,
    /// The game.
    pub game: SourceGame,
    /// The name of the one who erred; empty if it is not known.
    pub player: String,
}

impl Mistake {
    /// The mistakes of people in a game with these tags.
    pub fn of_game<'a>(
        tree: &GameTree,
        rule: DrawRule,
        tag: impl Fn(&str) -> Option<&'a str>,
    ) -> Vec<Mistake> {
        let known = |name| tag(name).map(known_value).unwrap_or_default();
        let game = SourceGame {
            white: known("White").into(),
            black: known("Black").into(),
            date: tag("Date").unwrap_or_default().into(),
        };
        let mistake = |bad: BadMove| Mistake {
            player: match bad.root.position().turn() {
                Color::White => game.white.clone(),
                Color::Black => game.black.clone(),
            },
            game: game.clone(),
            bad,
        };
        let mistakes = bad_moves(tree, rule).into_iter().map(mistake);
        // The program does not learn from its own.
        mistakes
            .filter(|it| program_level(&it.player).is_none())
            .collect()
    }

    /// Those in a saved game.
    pub fn of_saved(saved: &SavedGame) -> Vec<Mistake> {
        let rule = saved.game.record().draw_rule();
        Mistake::of_game(&saved.pgn.tree, rule, |name| saved.pgn.tag(name))
    }

    /// Whether a saved game is analysed, at least in part, or has marks of another program.
    pub fn is_looked_for_in(saved: &SavedGame) -> bool {
        let tree = &saved.pgn.tree;
        let line: Vec<NodeId> = tree.main_line().collect();
        let rule = saved.game.record().draw_rule();
        LineScores::of_tree(tree, &line).has_any() || !bad_moves(tree, rule).is_empty()
    }

    /// The number of the exercise that it has become.
    pub(super) fn number_in(&self, exercises: &Exercises) -> Option<usize> {
        exercises.number_of(&self.player, self.bad.root.position(), self.bad.mv)
    }

    /// Whether it was examined, whatever came of it.
    pub(super) fn is_known_in(&self, exercises: &Exercises) -> bool {
        let is_refused = exercises.refuses(self.bad.root.position(), self.bad.mv);
        is_refused || self.number_in(exercises).is_some()
    }
}
