//! All games of a folder, one after another, and the game of an exercise.

use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;

use super::lister::Lister;
use super::page::Page;
use super::place::{GamePlace, read_game_unless};
use super::source::Source;
use crate::game::LONGEST_NAME;
use crate::notation::shortened;
use crate::storage::{Files, SavedExercise, SavedGame};

/// Calls a function with each game of a folder, unless it is stopped.
pub fn each_saved(
    stopped: &dyn Fn() -> bool,
    files: &Arc<dyn Files>,
    folder: &Path,
    mut tell: impl FnMut(&SavedGame),
) {
    let _: ControlFlow<()> = each_game(stopped, files, folder, |page, number| {
        let game = page
            .place(number)
            .and_then(|place| read(stopped, files, &place));
        game.iter().for_each(&mut tell);
        ControlFlow::Continue(())
    });
}

/// Where the game of an exercise is in a folder, if it is still there and reaches the position.
pub fn game_of(
    stopped: &dyn Fn() -> bool,
    files: &Arc<dyn Files>,
    folder: &Path,
    exercise: &SavedExercise,
) -> Option<GamePlace> {
    // A list has names that are cut.
    let [white, black] =
        [&exercise.game.white, &exercise.game.black].map(|name| shortened(name, LONGEST_NAME));
    let place = each_game(stopped, files, folder, |page, number| {
        let summary = page.summary(number);
        let is_named =
            summary.is_some_and(|summary| summary.white == white && summary.black == black);
        let place = page.place(number).filter(|_| is_named);
        let place = place.filter(|place| {
            let game = read(stopped, files, place);
            game.is_some_and(|game| has_error(&game, exercise))
        });
        place.map_or(ControlFlow::Continue(()), ControlFlow::Break)
    });
    place.break_value()
}

/// Whether the error of an exercise was played in a game.
fn has_error(saved: &SavedGame, exercise: &SavedExercise) -> bool {
    let tree = &saved.pgn.tree;
    let Some(node) = tree.main_line().nth(exercise.ply.saturating_sub(1)) else {
        return false;
    };
    let before = tree.parent(node).map(|before| tree.position(before));
    before.is_some_and(|before| before == exercise.position)
}

fn read(
    stopped: &dyn Fn() -> bool,
    files: &Arc<dyn Files>,
    place: &GamePlace,
) -> Option<SavedGame> {
    read_game_unless(stopped, &**files, place).ok()
}

/// Calls a function with each game of a folder, by its page and number, until it breaks or is stopped.
fn each_game<T>(
    stopped: &dyn Fn() -> bool,
    files: &Arc<dyn Files>,
    folder: &Path,
    mut tell: impl FnMut(&Page, usize) -> ControlFlow<T>,
) -> ControlFlow<T> {
    let mut end = ControlFlow::Continue(());
    let source = Source::Folder(folder.into());
    Lister::new(files.clone()).list(&source, |batch| {
        for page in &batch.pages {
            for number in 0..page.len() {
                if stopped() {
                    return ControlFlow::Break(());
                }
                if let ControlFlow::Break(found) = tell(page, number) {
                    end = ControlFlow::Break(found);
                    return ControlFlow::Break(());
                }
            }
        }
        ControlFlow::Continue(())
    });
    end
}
