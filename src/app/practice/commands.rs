//! Applies commands for exercises.

use super::attempt::Attempt;
use super::book::PracticePlayer;
use super::command::PracticeCommand;
use super::mistake::Mistake;
use super::searching::mistakes_of;
use super::state::{ExerciseState, Practice};
use crate::app::effect::{Effect, FileEffect};
use crate::app::failure::Failure;
use crate::app::file_task::FileTask;
use crate::app::library::Tab;
use crate::app::notice::Notice;
use crate::app::{App, Screen};
use crate::storage::{Exercises, FileFault, Solved};

impl App {
    /// The exercises, if they are on the screen.
    pub(in crate::app) fn practice(&self) -> Option<&Practice> {
        match &self.screen {
            Screen::Practice(practice) => Some(practice),
            _ => None,
        }
    }

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
        match command {
            PracticeCommand::Choose(step) => practice.select(step),
            PracticeCommand::Begin => return self.begin_series(None),
            PracticeCommand::BeginRow(row) => return self.begin_series(Some(row)),
            PracticeCommand::Hint => {
                let solved = attempt.and_then(Attempt::hint);
                return self.note_solved(solved);
            }
            PracticeCommand::Solution => {
                let solved = attempt.and_then(Attempt::show_solution);
                return self.note_solved(solved);
            }
            PracticeCommand::Line(step) => attempt.into_iter().for_each(|it| it.step(step)),
            PracticeCommand::OtherLine(step) => {
                attempt.into_iter().for_each(|it| it.change_line(step));
            }
            PracticeCommand::ShowLine { line, moves } => {
                attempt.into_iter().for_each(|it| it.show_line(line, moves));
            }
            PracticeCommand::OtherPlayer => {
                let other = self.exercise_of_other();
                other.into_iter().for_each(|place| self.pose(place));
            }
            PracticeCommand::Review => return self.open_exercise_game(),
            PracticeCommand::Keep => return self.keep_line(),
            PracticeCommand::Again => {
                let place = practice.repeated();
                practice.is_over = false;
                self.pose(place);
            }
            PracticeCommand::Next if practice.is_over => self.begin_due(),
            PracticeCommand::Skip | PracticeCommand::Next => self.go_on(),
            PracticeCommand::Drop => return self.drop_exercise(),
            PracticeCommand::UndoDrop => return self.undo_drop(),
            PracticeCommand::Open | PracticeCommand::OfGame => {}
        }
        Vec::new()
    }

    /// Shows whose exercises there are. Those of a single player are posed.
    fn open_practice(&mut self) -> Vec<Effect> {
        if self.refuses_to_leave() {
            return Vec::new();
        }
        let players = self.book.players(&self.player_names);
        let due = |player: &PracticePlayer| player.today > 0;
        let selected = players.iter().position(due).unwrap_or(0);
        let is_one = players.len() == 1 && players.iter().all(due);
        self.leave_for_practice();
        self.screen = Screen::Practice(Box::new(Practice {
            players,
            selected,
            ..Practice::default()
        }));
        let mut effects = self.read_exercises();
        if is_one {
            effects.extend(self.begin_series(None));
        }
        // Reading the games may take longer than reading the exercises, which tell what is new in them.
        effects.push(Effect::FileTask(FileTask::FindMistakes));
        effects
    }

    /// The marked mistakes of the folder were found. Those that were not examined yet are now.
    pub(in crate::app) fn mistakes_found(&mut self, mistakes: Vec<Mistake>) {
        if let Some(names) = self.awaited_player() {
            return self.practise_found(names, mistakes);
        }
        if self.practises_folder() {
            self.book.examine(mistakes);
            if let Some(player) = self.practice().and_then(|it| it.player.clone()) {
                self.book.prefer(&player);
            }
            let players = self.book.players(&self.player_names);
            if let Screen::Practice(practice) = &mut self.screen
                && !practice.is_of_page
            {
                practice.set_players(players);
            }
            self.face_examined();
        }
    }

    /// Whether the exercises on the screen are those of the folder, and not of a game.
    pub(super) fn practises_folder(&self) -> bool {
        let practice = self.practice();
        practice.is_some_and(|it| it.players().is_some() || it.player.is_some())
    }

    /// What reads the exercises, if they are not read yet.
    pub(in crate::app) fn read_exercises(&self) -> Vec<Effect> {
        let read = || Effect::File(FileEffect::ReadExercises);
        (!self.book.is_read()).then(read).into_iter().collect()
    }

    pub(super) fn leave_for_practice(&mut self) {
        self.dialogs.clear();
        match self.replace_screen(Screen::Start) {
            Screen::Practice(_) => {}
            // A game that has ended leaves the screen for good.
            Screen::Play(_) => self.behind_practice = Some(Box::new(Screen::Start)),
            before => self.behind_practice = Some(Box::new(before)),
        }
    }

    /// Ends the series, since the exercises are read again and may have other numbers.
    pub(in crate::app) fn stop_practice(&mut self) {
        self.book.forget();
        self.exercise_behind = None;
        if matches!(self.screen, Screen::Practice(_)) {
            self.return_from_practice();
        }
    }

    /// Leads back to the screen before the exercises.
    pub(super) fn return_from_practice(&mut self) {
        let behind = self.behind_practice.take();
        self.screen = behind.map_or(Screen::Start, |screen| *screen);
    }

    /// Poses the mistakes of the reviewed game: first those of the side at the bottom of the board.
    fn practise_game(&mut self) -> Vec<Effect> {
        let Screen::Review(review) = &self.screen else {
            return Vec::new();
        };
        // The series goes on behind it.
        if self.exercise_behind.is_some() {
            return Vec::new();
        }
        let mistakes = mistakes_of(review);
        // Which moves are mistakes is not known before the analysis of the game ends, which this would end; its progress is told.
        if review.analysis().progress().is_some() {
            return Vec::new();
        }
        if mistakes.is_empty() {
            self.game_asks_nothing(0);
            return Vec::new();
        }
        let known = mistakes.iter().filter_map(|it| self.book.number_of(it));
        let known: Vec<usize> = known.collect();
        let all = mistakes.len();
        self.book.examine_only(mistakes);
        let refused = all.saturating_sub(self.book.waiting() + known.len());
        let is_kept = |it: &usize| self.book.get(*it).is_some_and(|it| !it.dropped);
        let kept: Vec<usize> = known.iter().copied().filter(is_kept).collect();
        // If the game has no others, those are posed that do not come back: they were asked for.
        let posed = if kept.is_empty() && self.book.waiting() == 0 {
            known
        } else {
            kept
        };
        let series: Vec<_> = posed
            .into_iter()
            .map(|it| (it, ExerciseState::Open))
            .collect();
        if series.is_empty() && self.book.waiting() == 0 {
            self.game_asks_nothing(refused);
            return Vec::new();
        }
        self.leave_for_practice();
        self.screen = Screen::Practice(Box::new(Practice {
            refused,
            series,
            grows: true,
            ..Practice::default()
        }));
        self.pose(0);
        self.read_exercises()
    }

    /// Says in the review of a game that none of so many mistakes of it is an exercise.
    pub(super) fn game_asks_nothing(&mut self, examined: usize) {
        if let Screen::Review(review) = &mut self.screen {
            review.asks_nothing = true;
        }
        self.notice = Some(Notice::nothing_to_ask(examined));
    }

    /// The days until the posed exercise comes back, if it does.
    pub fn comes_back_in(&self) -> Option<u64> {
        let practice = self.practice()?;
        self.days_until(self.book.get(practice.number()?)?)
    }

    /// The days until it would have come back otherwise: if it had been found at once, and if the solution had been shown.
    pub fn other_returns(&self) -> Option<(u64, u64)> {
        let practice = self.practice()?;
        let _ = self.comes_back_in()?;
        let (today, before) = (self.book.today, practice.before?);
        let days = |solved| before.after(solved, today).days_left(today);
        let other = (days(Solved::AtOnce), days(Solved::Shown));
        // All the same, they say nothing.
        Some(other).filter(|(later, soon)| later != soon)
    }

    /// Whether the start screen offers exercises: if any are due, and nothing goes on.
    pub fn offers_exercises(&self) -> bool {
        self.due_exercises() > 0 && self.can_begin()
    }

    /// The number of exercises that are due.
    pub fn due_exercises(&self) -> usize {
        self.book.due_count()
    }

    /// How many mistakes are still being examined, of the player whose exercises are posed or of all.
    pub fn examined_mistakes(&self) -> usize {
        match self.practice().and_then(|it| it.player.as_ref()) {
            Some(player) => self.book.waiting_of(player),
            None => self.book.waiting(),
        }
    }

    /// What comes when, of the players of the folder.
    pub fn practice_of_all(&self) -> Vec<PracticePlayer> {
        self.book.players(&self.player_names)
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
        if practice.player.take().is_some() && practice.players.len() > 1 {
            practice.series.clear();
            practice.attempt = None;
            practice.is_over = false;
            practice.grows = false;
            practice.set_players(self.book.players(&self.player_names));
            return Vec::new();
        }
        self.book.forget();
        self.return_from_practice();
        self.read_last_again()
    }

    /// The exercises were read. What is wrong with their file is told.
    pub(in crate::app) fn exercises_read(
        &mut self,
        exercises: Exercises,
        fault: Option<FileFault>,
    ) {
        self.book.read(exercises);
        if let Some(fault) = fault {
            // What is said at the start, such as that games were rescued, comes first.
            let failed = Notice::Failed(Failure::ExercisesNotRead(fault));
            self.notice.get_or_insert(failed);
        }
        let players = self.book.players(&self.player_names);
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
            Screen::Position(_) => Some(Tab::Position),
            _ => Some(self.library()?.tab()),
        }
    }
}
