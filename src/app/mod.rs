//! The program without a screen: its state, and what a [`Command`] does to it.
//!
//! Nothing here knows of pixels or the system's clock. What has to be done outside comes back as
//! [`Effect`]s, and what came of them returns as commands; [`crate::work`] is where most of it is done.

mod arrange;
mod browsing;
mod clock_rows;
mod clocks;
mod command;
mod cursor;
mod dialog;
mod errand;
mod exchange;
mod failure;
mod form;
mod games;
pub mod keys;
mod library;
mod library_words;
mod long_press;
mod looking;
mod marks;
mod match_score;
mod message;
mod new_game;
mod path_line;
mod play;
mod play_command;
mod replies;
mod reply;
mod saving;
mod seating;
mod settings_form;
mod setup;
mod sounds;
mod step;
mod table;
mod text_field;
mod time_entry;
mod timekeeping;
mod touch_move;
mod typed_move;
mod widget;

pub use arrange::{Arrange, Tool};
pub use command::{Command, Effect};
pub use cursor::Direction;
pub use dialog::Dialog;
pub use errand::{Answer, Content, Errand, Listing};
pub use failure::Failure;
pub use form::{Fault, Field, FieldId, Form, Row, Widget};
pub use library::Library;
pub use library_words::{game_count, grouped, head_to_head};
pub use marks::{Ink, Mark, Marks};
pub use match_score::MatchScore;
pub use message::{Message, Notice, Tone, reason, result, score, span};
pub use new_game::NewGame;
pub use path_line::PathLine;
pub use play_command::PlayCommand;
pub use reply::{LastGame, Purpose, Reply};
pub use seating::Facing;
pub use setup::Editor;
pub use step::Step;
pub use table::{Hand, SLIDE_TIME, Slide, Table};
pub use text_field::{Edit, TextField};
pub use time_entry::time_control_name;
pub use typed_move::TypedMove;

use std::time::Duration;

use chrono::NaiveDateTime;

use match_score::Evening;
use saving::Saving;

use crate::game::Game;
use crate::storage::Settings;
use crate::storage::library::HeadToHead;

/// The moment at which a command comes or a scene is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Now {
    /// Time since some fixed moment, in whole milliseconds, never running backwards.
    pub time: Duration,
    /// What the clock on the wall shows.
    pub wall: NaiveDateTime,
}

/// What the window is given over to.
#[derive(Clone, Debug)]
pub enum Screen {
    /// The choice of what to do.
    Start,
    /// A game being played, or just ended.
    Play(Table),
    /// A saved game looked through.
    Review(Table),
    /// A list of games.
    Library(Box<Library>),
}

/// When the screen has to be drawn again though no command comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wake {
    /// As soon as the display can: something moves.
    NextFrame,
    /// When this time has come.
    At(Duration),
}

/// The whole state of the program.
#[derive(Clone, Debug)]
pub struct App {
    /// What the players have chosen.
    pub settings: Settings,
    /// What the window shows.
    pub screen: Screen,
    /// What lies over it, the topmost last.
    pub dialogs: Vec<Dialog>,
    /// Whether Black sits at the lower edge, where the board does not turn by itself.
    pub flipped: bool,
    /// The game in `last.txt`, or why it cannot be read.
    pub last: LastGame,
    /// What the message line has to say besides the state of the game.
    pub notice: Option<Notice>,
    /// How it stands with the files.
    saving: Saving,
    /// How many games are in the folder, as far as that is known.
    pub saved_games: Option<usize>,
    /// The list from which the game was opened that is looked through.
    shelf: Option<Box<Library>>,
    /// What two players have won against each other in all games of the folder.
    compared: Option<([String; 2], HeadToHead)>,
    /// When the program last looked at the time.
    seen: Duration,
    /// What the players have scored.
    evening: Evening,
}

impl App {
    /// The program at its start screen, where an evening begins.
    pub fn new(mut settings: Settings, last: LastGame) -> App {
        settings.begin_evening();
        App {
            settings,
            screen: Screen::Start,
            dialogs: Vec::new(),
            flipped: false,
            last,
            notice: None,
            saving: Saving::default(),
            saved_games: None,
            shelf: None,
            compared: None,
            seen: Duration::ZERO,
            evening: Evening::default(),
        }
    }

    /// What is to be done when the start screen opens: how many games there are is counted.
    pub fn begin(&self) -> Vec<Effect> {
        match self.screen {
            Screen::Start => vec![Effect::List(Listing::Count)],
            _ => Vec::new(),
        }
    }

    /// Does what a command says and returns what is to be done outside.
    pub fn update(&mut self, command: Command, now: Now) -> Vec<Effect> {
        let mut effects = self.keep_time(now);
        effects.extend(self.obey(command, now));
        effects
    }

    fn obey(&mut self, command: Command, now: Now) -> Vec<Effect> {
        if command.begins_something() {
            self.notice = None;
        }
        match command {
            Command::Tick => {}
            Command::Play(act) => return self.take_part(act, now),
            Command::NewGame => self.choose_game(),
            Command::Focus(_)
            | Command::Choose(..)
            | Command::StepChoice(_)
            | Command::PlaceCaret { .. }
            | Command::Edit(_) => return self.fill_in(command),
            Command::CopyText => return self.copy_text(false),
            Command::CutText => return self.copy_text(true),
            Command::PasteText => return self.ask_for_paste(),
            Command::Activate => return self.activate(now),
            Command::Submit => return self.submit(now),
            Command::Library => return self.open_library(now),
            Command::OpenFile | Command::SaveAs | Command::ExportGame | Command::ExportAll => {
                return self.ask_for_path(&command);
            }
            Command::CompletePath => return self.complete_path(),
            Command::Open(path) => return self.open_file(path),
            Command::CopyGame => return self.copy_game(),
            Command::CopyPosition => return self.copy_position(),
            Command::SetUp => self.open_editor(),
            Command::Arrange(act) => self.arrange(act, now),
            Command::Rematch => return self.rematch(now),
            Command::LoadLast => return self.load_last(now),
            Command::LeaveToStart => return self.leave(now),
            Command::AllKeys => self.toggle_keys(),
            Command::Settings => self.toggle_settings(),
            Command::Escape => return self.escape(now),
            Command::ChooseLine(step) => self.choose_line(step),
            Command::TakeLine => return self.take_line(now),
            Command::Flip => self.flip(now.time),
            Command::ToggleSound => return self.toggle_sound(),
            Command::FullScreen => return vec![Effect::ToggleFullScreen],
            Command::Quit => return self.quit(now),
            Command::Show(step) => return self.show(step, now),
            Command::ScrollTo(row) => self.scroll_to(row),
            Command::Peek(square) => self.with_table(|table| table.peek_at(square)),
            Command::BeginMark(from, ink) => self.with_table(|table| table.begin_mark(from, ink)),
            Command::EndMark(to) => self.with_table(|table| table.end_mark(to)),
            Command::Reply(reply) => return self.hear(reply, now),
            Command::Continue if self.is_in_library() => return self.browse(command, now),
            Command::Continue => return self.continue_last(now),
            Command::Search
            | Command::SelectGame(_)
            | Command::ClickGame(_)
            | Command::OpenGame
            | Command::DeleteGame
            | Command::UndoDelete => return self.browse(command, now),
            // The view puts others in their place.
            Command::StepRow(_) | Command::StepPage(_) => {}
        }
        Vec::new()
    }

    fn is_in_library(&self) -> bool {
        matches!(self.screen, Screen::Library(_))
    }

    /// The table of the game that is played or looked through.
    pub fn table(&self) -> Option<&Table> {
        match &self.screen {
            Screen::Start | Screen::Library(_) => None,
            Screen::Play(table) | Screen::Review(table) => Some(table),
        }
    }

    /// The game that is being played and has not ended.
    pub fn game_played(&self) -> Option<&Game> {
        match &self.screen {
            Screen::Play(table) => Some(&table.game).filter(|game| game.outcome().is_none()),
            Screen::Start | Screen::Review(_) | Screen::Library(_) => None,
        }
    }

    fn with_table(&mut self, change: impl FnOnce(&mut Table)) {
        match &mut self.screen {
            Screen::Start | Screen::Library(_) => {}
            Screen::Play(table) | Screen::Review(table) => change(table),
        }
    }
}
