//! A saved game that is reviewed: its tree, and the position that is shown.

use std::time::Duration;

use crate::app::board::{BoardCommand, BoardInput, Gesture, Slide};
use crate::app::library::Library;
use crate::app::now::Now;
use crate::app::step::Step;
use crate::game::Game;
use crate::rules::Position;
use crate::sound::Sound;
use crate::storage::{SavedGame, Settings};

/// A saved game that is reviewed.
#[derive(Clone, Debug)]
pub struct Review {
    game: Game,
    /// The name of the file that the game is read from.
    name: String,
    /// The list from which the game was opened.
    list: Option<Box<Library>>,
    input: BoardInput,
    /// The half-moves played in the position shown.
    shown: usize,
    /// The first row of the move list, where the players scrolled it; else it follows the game.
    scroll: Option<usize>,
    slide: Option<Slide>,
}

impl Review {
    /// A review that begins with the last position.
    pub(in crate::app) fn new(saved: SavedGame, list: Option<Box<Library>>) -> Review {
        Review {
            shown: saved.game.record().plies().len(),
            game: saved.game,
            name: saved.name,
            list,
            input: BoardInput::default(),
            scroll: None,
            slide: None,
        }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The name of the file that the game is read from.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What the players do on the board.
    pub fn input(&self) -> &BoardInput {
        &self.input
    }

    /// The first row of the move list, where the players scrolled it; else it follows the game.
    pub fn scroll(&self) -> Option<usize> {
        self.scroll
    }

    /// The pieces that are on their way.
    pub fn slide(&self, now: Duration) -> Option<&Slide> {
        self.slide.as_ref().filter(|slide| slide.is_under_way(now))
    }

    /// The number of half-moves played in the position shown.
    pub fn shown(&self) -> usize {
        self.shown
    }

    /// The position shown.
    pub fn position(&self) -> &Position {
        self.game.record().position_at(self.shown)
    }

    /// Whether the last position of the game is shown.
    pub fn is_at_end(&self) -> bool {
        self.shown == self.last()
    }

    fn last(&self) -> usize {
        self.game.record().plies().len()
    }

    /// The list from which the game was opened.
    pub fn list(&self) -> Option<&Library> {
        self.list.as_deref()
    }

    pub(in crate::app) fn list_mut(&mut self) -> Option<&mut Library> {
        self.list.as_deref_mut()
    }

    /// Leaves the review for the list from which the game was opened.
    pub(in crate::app) fn take_list(&mut self) -> Option<Box<Library>> {
        self.list.take()
    }

    /// Does what is done on the board. Returns what is heard.
    pub(in crate::app) fn update(
        &mut self,
        command: BoardCommand,
        settings: &Settings,
        flipped: bool,
        now: Now,
    ) -> Option<Sound> {
        match command {
            BoardCommand::Press(square) => self.input.pressed(square, true, now.time),
            BoardCommand::Show(step) => {
                return self.show(step, settings.animation.then_some(now.time));
            }
            BoardCommand::Release(_)
            | BoardCommand::Lift(_)
            | BoardCommand::Drop(_)
            | BoardCommand::PutBack
            | BoardCommand::Peek(_)
            | BoardCommand::BeginMark(..)
            | BoardCommand::EndMark(_) => {
                let position = self.game.record().position_at(self.shown);
                let _: Option<Gesture> = self.input.update(command, position, flipped);
            }
            BoardCommand::Promote(_)
            | BoardCommand::TypeMove
            | BoardCommand::Complete(_)
            | BoardCommand::PlayTyped
            | BoardCommand::Focus
            | BoardCommand::Point(_)
            | BoardCommand::UsePointed => {}
        }
        None
    }

    /// Shows another position. One half-move forwards is heard; a step back or a jump is not.
    fn show(&mut self, step: Step, slide_at: Option<Duration>) -> Option<Sound> {
        let (from, to) = (self.shown, step.from(self.shown, self.last()));
        self.input.put_down();
        if from != to {
            self.input.clear_marks();
        }
        self.scroll = None;
        self.shown = to;
        self.slide = None;
        if let Some(now) = slide_at
            && from.abs_diff(to) == 1
        {
            self.slide_ply(from.max(to), to > from, now);
        }
        (to == from + 1).then_some(Sound::Move)
    }

    fn slide_ply(&mut self, number: usize, forward: bool, now: Duration) {
        let record = self.game.record();
        let before = record.position_at(number.saturating_sub(1));
        let ply = record.ply(number);
        self.slide = ply.map(|ply| Slide::new(before, ply.mv, forward, now));
    }

    /// Scrolls the list of moves so that this row is the first.
    pub(in crate::app) fn scroll_to(&mut self, row: usize) {
        self.scroll = Some(row);
    }

    /// Lets a press become a long one when its time has come. False if it has not.
    pub(in crate::app) fn keep_hold(&mut self, now: Duration) -> bool {
        let is_long = self.input.long_press_at().is_some_and(|at| at <= now);
        if is_long {
            let position = self.game.record().position_at(self.shown);
            self.input.begin_long_press(position);
        }
        is_long
    }

    /// When what is held becomes a long press.
    pub(in crate::app) fn wakes_at(&self) -> Option<Duration> {
        self.input.long_press_at()
    }
}
