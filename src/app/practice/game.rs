//! From an exercise to its game.

use super::state::{ExerciseState, Practice};
use crate::app::effect::Effect;
use crate::app::file_task::FileTask;
use crate::app::notice::Notice;
use crate::app::review::{OpenedGame, Review, ReviewOrigin, ReviewUpdate};
use crate::app::{App, Screen};
use crate::rules::Move;
use crate::storage::SavedExercise;
use crate::storage::library::GamePlace;

impl App {
    /// Opens the game of the posed exercise at the error.
    pub(super) fn open_exercise_game(&mut self) -> Vec<Effect> {
        let Some(exercise) = self.posed_exercise() else {
            return Vec::new();
        };
        if self.practises_folder() {
            return self.read_game_of(exercise, None);
        }
        self.book.forget();
        self.return_from_practice();
        if let Screen::Review(review) = &mut self.screen {
            review.show_error(exercise.ply);
        }
        Vec::new()
    }

    /// Takes the line that is shown into the game of the posed exercise. The series goes on.
    pub(super) fn keep_line(&mut self) -> Vec<Effect> {
        let attempt = self.practice().and_then(Practice::attempt);
        let line = attempt.map(|attempt| attempt.line_to_keep().to_vec());
        let Some((exercise, line)) = self.posed_exercise().zip(line) else {
            return Vec::new();
        };
        if self.practises_folder() {
            return self.read_game_of(exercise, Some(line));
        }
        let Some(Screen::Review(review)) = self.behind_practice.as_deref_mut() else {
            return Vec::new();
        };
        let update = review.keep_line(exercise.ply, line);
        self.line_kept(update)
    }

    fn posed_exercise(&self) -> Option<SavedExercise> {
        Some(self.practice()?.attempt()?.exercise().clone())
    }

    /// Asks for the game of an exercise, with a line that is to be kept in it.
    fn read_game_of(&mut self, exercise: SavedExercise, line: Option<Vec<Move>>) -> Vec<Effect> {
        if let Screen::Practice(practice) = &mut self.screen {
            practice.keeps = line;
        }
        vec![Effect::FileTask(FileTask::ReadGameOf(Box::new(exercise)))]
    }

    /// Says whether a line is in a game now. Its file may be refused.
    fn line_kept(&mut self, update: ReviewUpdate) -> Vec<Effect> {
        let mut effects = update.effects;
        self.notice = self.refuse_rewriting(&mut effects).or(update.notice);
        effects
    }

    /// The game of an exercise was found, or is no longer there.
    pub(in crate::app) fn game_of_exercise_read(
        &mut self,
        exercise: &SavedExercise,
        game: Option<(GamePlace, Box<OpenedGame>)>,
    ) -> Vec<Effect> {
        let Screen::Practice(practice) = &mut self.screen else {
            return Vec::new();
        };
        let posed = practice.attempt.as_ref();
        if !posed.is_some_and(|posed| posed.exercise().is_same(exercise)) {
            return Vec::new();
        }
        let line = practice.keeps.take();
        let Some((place, game)) = game else {
            self.notice = Some(Notice::GameNotFound);
            return Vec::new();
        };
        let origin = ReviewOrigin::of(&game.saved, Some(place), true);
        let mut review = Box::new(Review::new(*game, origin, None));
        let kept = line.map(|line| review.keep_line(exercise.ply, line));
        if kept.is_none() {
            review.show_error(exercise.ply);
        }
        let before = std::mem::replace(&mut self.screen, Screen::Review(review));
        if let Screen::Practice(practice) = before {
            self.exercise_behind = Some(practice);
        }
        let Some(kept) = kept else {
            return Vec::new();
        };
        let effects = self.line_kept(kept);
        // A line that could not be saved stays in the review.
        if self.notice == Some(Notice::LineKept) {
            self.return_to_exercise();
        }
        effects
    }

    /// Leads from the game of an exercise back to it.
    pub(in crate::app) fn return_to_exercise(&mut self) -> bool {
        let Some(practice) = self.exercise_behind.take() else {
            return false;
        };
        self.screen = Screen::Practice(practice);
        true
    }

    /// The place in the series of the next exercise of the other player.
    pub(super) fn exercise_of_other(&self) -> Option<usize> {
        let practice = self.practice()?;
        let posed = practice.attempt.as_ref()?.exercise();
        let others = self.series_of(practice, |it| it.player != posed.player);
        let open = others.iter().find(|it| it.1 == ExerciseState::Open);
        open.or(others.first()).map(|it| it.0)
    }

    /// The exercises of the series that the one who is asked has to solve: their places, and how they stand.
    pub fn series_of_asked(&self, practice: &Practice) -> Vec<(usize, ExerciseState)> {
        let posed = practice.attempt.as_ref().map(|it| &it.exercise().player);
        self.series_of(practice, |it| {
            posed.is_none_or(|player| it.player == *player)
        })
    }

    /// The other player of the game, with the number of exercises that are left.
    pub fn other_player(&self) -> Option<(String, usize)> {
        let practice = self.practice()?;
        let posed = practice.attempt.as_ref()?.exercise();
        let others = self.series_of(practice, |it| it.player != posed.player);
        let (first, _) = others.first()?;
        let (number, _) = *practice.series.get(*first)?;
        let name = self.book.get(number)?.player.clone();
        Some((name, open(&others)))
    }

    /// How many exercises of the one who is asked are left, and then of the other.
    pub fn left_to_solve(&self) -> Vec<(String, usize)> {
        let own = self.practice().and_then(|practice| {
            let player = practice.attempt()?.exercise().player.clone();
            Some((player, open(&self.series_of_asked(practice))))
        });
        let all = own.into_iter().chain(self.other_player());
        all.filter(|(_, left)| *left > 0).collect()
    }

    fn series_of(
        &self,
        practice: &Practice,
        is_wanted: impl Fn(&SavedExercise) -> bool,
    ) -> Vec<(usize, ExerciseState)> {
        let series = practice.series.iter().enumerate();
        let wanted =
            series.filter(|(_, (number, _))| self.book.get(*number).is_some_and(&is_wanted));
        wanted
            .map(|(place, (_, standing))| (place, *standing))
            .collect()
    }
}

/// How many of these exercises are left.
fn open(series: &[(usize, ExerciseState)]) -> usize {
    let open = series.iter().filter(|it| it.1 == ExerciseState::Open);
    open.count()
}
