//! Applies commands for exercises.

use super::attempt::Attempt;
use super::book::{Mistake, PracticePlayer};
use super::command::PracticeCommand;
use super::state::{Practice, Standing};
use crate::app::effect::{Effect, FileEffect};
use crate::app::failure::Failure;
use crate::app::library::Tab;
use crate::app::notice::Notice;
use crate::app::{App, Screen};
use crate::rules::Color;
use crate::storage::{Exercises, ExercisesFault, Solved};

impl App {
    /// Applies a command for exercises.
    pub(in crate::app) fn practise(&mut self, command: PracticeCommand) -> Vec<Effect> {
        self.close_menu();
        match command {
            PracticeCommand::Open => return self.open_practice(),
            PracticeCommand::OfGame => return self.practise_game(),
            _ => {}
        }
        let Screen::Practice(practice) = &mut self.screen else {
            return Vec::new();
        };
        let attempt = practice.attempt.as_mut();
        let solved = match command {
            PracticeCommand::Choose(step) => {
                practice.select(step);
                None
            }
            PracticeCommand::Begin => return self.begin_series(None),
            PracticeCommand::BeginRow(row) => return self.begin_series(Some(row)),
            PracticeCommand::Hint => attempt.and_then(Attempt::hint),
            PracticeCommand::Solution => attempt.and_then(Attempt::show_solution),
            PracticeCommand::Line(step) => {
                attempt.into_iter().for_each(|attempt| attempt.step(step));
                None
            }
            PracticeCommand::Again => {
                let place = practice.at;
                self.pose(place);
                None
            }
            PracticeCommand::Skip | PracticeCommand::Next => {
                self.go_on();
                None
            }
            PracticeCommand::Drop => return self.drop_exercise(),
            PracticeCommand::Open | PracticeCommand::OfGame => None,
        };
        self.note_solved(solved)
    }

    /// Shows whose exercises there are. Those of a single player are posed.
    fn open_practice(&mut self) -> Vec<Effect> {
        if self.refuses_to_leave() {
            return Vec::new();
        }
        let players = self.book.players();
        let due = |player: &PracticePlayer| player.today > 0;
        let selected = players.iter().position(due).unwrap_or(0);
        let is_one = players.len() == 1 && players.iter().all(due);
        self.leave_for_practice();
        self.screen = Screen::Practice(Box::new(Practice {
            players,
            selected,
            ..Practice::new()
        }));
        if is_one {
            return self.begin_series(None);
        }
        self.read_exercises()
    }

    /// What reads the exercises, if they are not read yet.
    pub(in crate::app) fn read_exercises(&self) -> Vec<Effect> {
        let read = || Effect::File(FileEffect::ReadExercises);
        (!self.book.is_read()).then(read).into_iter().collect()
    }

    fn leave_for_practice(&mut self) {
        self.dialogs.clear();
        let before = self.open(Screen::Start);
        if !matches!(before, Screen::Practice(_)) {
            self.behind_practice = Some(Box::new(before));
        }
    }

    /// Leads back to the screen before the exercises.
    fn return_from_practice(&mut self) {
        let behind = self.behind_practice.take();
        self.screen = behind.map_or(Screen::Start, |screen| *screen);
    }

    /// Poses the mistakes of the reviewed game: first those of the side at the bottom of the board.
    fn practise_game(&mut self) -> Vec<Effect> {
        let Screen::Review(review) = &self.screen else {
            return Vec::new();
        };
        let mut mistakes = Mistake::of_game(review);
        if mistakes.is_empty() {
            self.notice = Some(Notice::NoExercises);
            return Vec::new();
        }
        let below = if review.flipped {
            Color::Black
        } else {
            Color::White
        };
        mistakes.sort_by_key(|it| it.bad.root.position().turn() != below);
        let known = mistakes.iter().filter_map(|it| self.book.number_of(it));
        let series: Vec<(usize, Standing)> = known.map(|it| (it, Standing::Open)).collect();
        mistakes.retain(|it| self.book.number_of(it).is_none());
        self.book.forget();
        self.book.examine(mistakes);
        self.leave_for_practice();
        self.screen = Screen::Practice(Box::new(Practice {
            series,
            grows: true,
            ..Practice::new()
        }));
        self.pose(0);
        self.read_exercises()
    }

    /// Poses the due exercises of a player: the one in this row, or the selected one.
    fn begin_series(&mut self, row: Option<usize>) -> Vec<Effect> {
        let Screen::Practice(practice) = &mut self.screen else {
            return Vec::new();
        };
        practice.selected = row.unwrap_or(practice.selected);
        let player = practice.players.get(practice.selected);
        let name = player.map(|player| player.name.as_str());
        let due = name.map(|name| self.book.due(name));
        let series = due.unwrap_or_default();
        if series.is_empty() {
            self.notice = Some(Notice::NoExercises);
            return Vec::new();
        }
        practice.series = series.into_iter().map(|it| (it, Standing::Open)).collect();
        self.pose(0);
        Vec::new()
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
    }

    /// Goes to the next exercise; after the last one, the end of the series is told.
    fn go_on(&mut self) {
        let Screen::Practice(practice) = &mut self.screen else {
            return;
        };
        let next = practice.at + usize::from(practice.at < practice.series.len());
        practice.is_over = next >= practice.series.len() && self.book.waiting() == 0;
        self.pose(next);
    }

    fn drop_exercise(&mut self) -> Vec<Effect> {
        let Screen::Practice(practice) = &self.screen else {
            return Vec::new();
        };
        let number = practice.number();
        let saved = number.and_then(|number| self.book.change(number, |it| it.dropped = true));
        self.go_on();
        saved.map(Effect::File).into_iter().collect()
    }

    /// Notes how the exercise was solved, once; tried again it is no longer the same.
    pub(super) fn note_solved(&mut self, solved: Option<Solved>) -> Vec<Effect> {
        let (Some(solved), Screen::Practice(practice)) = (solved, &mut self.screen) else {
            return Vec::new();
        };
        let place = practice.series.get_mut(practice.at);
        let Some((number, standing @ Standing::Open)) = place else {
            return Vec::new();
        };
        *standing = Standing::Ended(solved);
        let today = self.book.today;
        let saved = self.book.change(*number, |it| {
            it.schedule = it.schedule.after(solved, today);
        });
        saved.map(Effect::File).into_iter().collect()
    }

    /// The days until the posed exercise comes back.
    pub fn comes_back_in(&self) -> Option<u64> {
        let Screen::Practice(practice) = &self.screen else {
            return None;
        };
        let exercise = self.book.get(practice.number()?)?;
        Some(exercise.schedule.days_left(self.book.today))
    }

    /// Whether the start screen offers exercises: if any are due, and nothing goes on.
    pub fn offers_exercises(&self) -> bool {
        self.due_exercises() > 0 && self.can_begin()
    }

    /// The number of exercises that are due.
    pub fn due_exercises(&self) -> usize {
        self.book.due_count()
    }

    /// How many mistakes are still being examined.
    pub fn examined_mistakes(&self) -> usize {
        self.book.waiting()
    }

    /// Leaves the exercises, first the series if a player was chosen for it.
    pub(in crate::app) fn leave_practice(&mut self) -> Vec<Effect> {
        let Screen::Practice(practice) = &mut self.screen else {
            return Vec::new();
        };
        if practice.input.typed().is_some() || practice.input.in_hand().is_some() {
            practice.input.put_down();
            return Vec::new();
        }
        if practice.input.leave_board() {
            return Vec::new();
        }
        let is_series = !practice.series.is_empty();
        self.book.forget();
        if is_series && practice.players.len() > 1 {
            practice.series.clear();
            practice.attempt = None;
            practice.is_over = false;
            practice.players = self.book.players();
            return Vec::new();
        }
        self.return_from_practice();
        Vec::new()
    }

    /// The exercises were read. What is wrong with their file is told.
    pub(in crate::app) fn exercises_read(
        &mut self,
        exercises: Exercises,
        fault: Option<ExercisesFault>,
    ) {
        self.book.read(exercises);
        if let Some(fault) = fault {
            // What is said at the start, such as that games were rescued, comes first.
            let failed = Notice::Failed(Failure::ExercisesNotRead(fault));
            self.notice.get_or_insert(failed);
        }
        let players = self.book.players();
        if let Screen::Practice(practice) = &mut self.screen
            && !practice.grows
            && practice.players.is_empty()
        {
            practice.players = players;
        }
    }

    /// Leaves the exercises for another tab of the library.
    pub(in crate::app) fn leave_practice_tab(&mut self) {
        if matches!(self.screen, Screen::Practice(_)) {
            self.return_from_practice();
        }
    }

    /// The tab of the library that is shown.
    pub fn shown_tab(&self) -> Option<Tab> {
        match &self.screen {
            Screen::Practice(_) => Some(Tab::Practice),
            _ => Some(self.library()?.tab()),
        }
    }
}
