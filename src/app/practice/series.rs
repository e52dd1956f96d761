//! The series of exercises that is posed.

use super::attempt::Attempt;
use super::book::PracticePlayer;
use super::mistake::Mistake;
use super::state::{ExerciseState, Practice};
use crate::app::effect::Effect;
use crate::app::file_task::FileTask;
use crate::app::notice::Notice;
use crate::app::{App, Screen};
use crate::rules::Color;
use crate::storage::{SavedExercise, Solved};

impl App {
    /// Poses the exercises of a player: the one in this row, or the selected one.
    pub(super) fn begin_series(&mut self, row: Option<usize>) -> Vec<Effect> {
        let Screen::Practice(practice) = &mut self.screen else {
            return Vec::new();
        };
        practice.selected = row.unwrap_or(practice.selected);
        match self.next_series() {
            Some(names) => self.begin_series_of(names),
            None => self.notice = Some(Notice::NoExercises),
        }
        Vec::new()
    }

    /// Whether the selected player has exercises to solve.
    pub(in crate::app) fn can_begin_series(&self) -> bool {
        self.next_series().is_some()
    }

    /// The first exercise that the selected player of the list is asked.
    pub fn first_exercise(&self) -> Option<&SavedExercise> {
        let practice = self.practice()?;
        let player = practice.players()?.get(practice.selected)?;
        let first = self.book.series_of(&player.spellings).into_iter().next()?;
        self.book.get(first)
    }

    /// The names of the selected player, if there is something to be solved.
    fn next_series(&self) -> Option<Vec<String>> {
        let practice = self.practice()?;
        let player = practice.players.get(practice.selected)?;
        let has_work = self.book.has_work_for(&player.spellings);
        has_work.then(|| player.spellings.clone())
    }

    /// Poses the exercises of the player with these names; what is found in the games follows.
    pub(super) fn begin_series_of(&mut self, names: Vec<String>) {
        let Screen::Practice(practice) = &mut self.screen else {
            return;
        };
        let series = self.book.series_of(&names).into_iter();
        practice.series = series.map(|it| (it, ExerciseState::Open)).collect();
        practice.is_over = false;
        practice.examined = 0;
        practice.refused = 0;
        practice.grows = true;
        self.book.prefer(&names);
        practice.player = Some(names);
        self.pose(0);
    }

    /// Poses what is due when a series is over.
    pub(super) fn begin_due(&mut self) {
        if let Some(player) = self.next_due() {
            self.begin_series_of(player.spellings);
        }
    }

    /// Who has exercises to solve when a series is over: first the player of the series, else those of its game, else
    /// another one.
    pub fn next_due(&self) -> Option<PracticePlayer> {
        let practice = self.practice().filter(|it| it.is_over())?;
        let last = self.exercises_of_ended(practice).last();
        let is_first = |player: &PracticePlayer| match &practice.player {
            Some(names) => player.spellings.iter().any(|it| names.contains(it)),
            None => {
                last.is_some_and(|(it, _)| player.has(&it.game.white) || player.has(&it.game.black))
            }
        };
        let players = self.practice_of_all().into_iter();
        let mut due: Vec<PracticePlayer> = players.filter(|it| it.today > 0).collect();
        due.sort_by_key(|it| !is_first(it));
        due.into_iter().next()
    }

    /// The exercises of a series that is over, and how they stand.
    pub fn exercises_of_ended<'a>(
        &'a self,
        practice: &'a Practice,
    ) -> impl Iterator<Item = (&'a SavedExercise, ExerciseState)> {
        let series = practice.series.iter().filter(|_| practice.is_over);
        series.filter_map(|(number, state)| Some((self.book.get(*number)?, *state)))
    }

    /// Whose exercises a series that is over had, in their order; of each how many were solved, and how many there were.
    pub fn solved_by(&self, practice: &Practice) -> Vec<(String, usize, usize)> {
        let mut all: Vec<(String, usize, usize)> = Vec::new();
        for (exercise, state) in self.exercises_of_ended(practice) {
            let solved = usize::from(state.is_solved());
            match all.iter_mut().find(|it| it.0 == exercise.player) {
                Some(it) => (it.1, it.2) = (it.1 + solved, it.2 + 1),
                None => all.push((exercise.player.clone(), solved, 1)),
            }
        }
        all
    }

    /// The days until an exercise comes back, if it does.
    pub fn days_until(&self, exercise: &SavedExercise) -> Option<u64> {
        let days = exercise.schedule.days_left(self.book.today);
        exercise.comes_back().then_some(days)
    }

    /// Poses the exercise at this place of the series.
    pub(super) fn pose(&mut self, place: usize) {
        let Screen::Practice(practice) = &mut self.screen else {
            return;
        };
        practice.at = place;
        practice.input.put_down();
        practice.input.clear_marks();
        let exercise = practice.number().and_then(|number| self.book.get(number));
        practice.attempt = exercise.cloned().map(Attempt::new);
        if let Some(attempt) = &practice.attempt {
            practice.flipped = attempt.position().turn() == Color::Black;
        }
        self.face_examined();
    }

    /// Goes to the next exercise; after the last one, the end of the series is told.
    pub(super) fn go_on(&mut self) {
        let waiting = self.examined_mistakes();
        let Screen::Practice(practice) = &mut self.screen else {
            return;
        };
        let next = practice.at + usize::from(practice.at < practice.series.len());
        practice.is_over = next >= practice.series.len() && waiting == 0;
        self.pose(next);
    }

    pub(super) fn drop_exercise(&mut self) -> Vec<Effect> {
        let Screen::Practice(practice) = &mut self.screen else {
            return Vec::new();
        };
        let Some(number) = practice.number() else {
            return Vec::new();
        };
        practice.dropped = Some(practice.at);
        let saved = self.book.change(number, |it| it.dropped = true);
        self.go_on();
        self.notice = Some(Notice::ExerciseDropped);
        saved.map(Effect::File).into_iter().collect()
    }

    pub(super) fn undo_drop(&mut self) -> Vec<Effect> {
        let Screen::Practice(practice) = &mut self.screen else {
            return Vec::new();
        };
        let Some(place) = practice.dropped.take() else {
            return Vec::new();
        };
        practice.is_over = false;
        self.pose(place);
        let number = self.practice().and_then(Practice::number);
        let saved = number.and_then(|number| self.book.change(number, |it| it.dropped = false));
        saved.map(Effect::File).into_iter().collect()
    }

    /// Notes how the exercise was solved, once; tried again it is no longer the same.
    pub(super) fn note_solved(&mut self, solved: Option<Solved>) -> Vec<Effect> {
        let (Some(solved), Screen::Practice(practice)) = (solved, &mut self.screen) else {
            return Vec::new();
        };
        let with = practice.attempt.as_ref().and_then(Attempt::solution);
        let place = practice.series.get_mut(practice.at);
        let Some((number, standing @ ExerciseState::Open)) = place else {
            return Vec::new();
        };
        *standing = ExerciseState::Ended(solved, with);
        practice.before = self.book.get(*number).map(|exercise| exercise.schedule);
        let today = self.book.today;
        let saved = self.book.change(*number, |it| {
            it.schedule = it.schedule.after(solved, today);
        });
        saved.map(Effect::File).into_iter().collect()
    }
}

impl App {
    /// Poses the exercises of the player with these names. If none are due, they begin when the mistakes in the games are
    /// found.
    pub(in crate::app) fn practise_player(&mut self, names: Vec<String>) -> Vec<Effect> {
        if self.refuses_to_leave() {
            return Vec::new();
        }
        let mut effects = self.read_exercises();
        if !self.book.due(&names).is_empty() {
            self.open_series_of(names);
        } else if let Screen::Library(library) = &mut self.screen
            && let Some(tab) = library.players_mut()
        {
            tab.learns = Some(names);
        }
        effects.push(Effect::FileTask(FileTask::FindMistakes));
        effects
    }

    /// The player whose mistakes were looked for, if the page is still shown.
    pub(super) fn awaited_player(&mut self) -> Option<Vec<String>> {
        match &mut self.screen {
            Screen::Library(library) => library.players_mut()?.learns.take(),
            _ => None,
        }
    }

    /// The mistakes were found that the page of a player waits for.
    pub(super) fn practise_found(&mut self, names: Vec<String>, mistakes: Vec<Mistake>) {
        self.book.forget();
        self.book.examine(mistakes);
        if self.book.has_work_for(&names) {
            self.open_series_of(names);
        } else {
            self.book.forget();
            self.notice = Some(Notice::NoExercises);
        }
    }

    fn open_series_of(&mut self, names: Vec<String>) {
        self.leave_for_practice();
        self.screen = Screen::Practice(Box::new(Practice {
            is_of_page: true,
            ..Practice::default()
        }));
        self.begin_series_of(names);
    }
}
