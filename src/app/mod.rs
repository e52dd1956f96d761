//! The program without a screen: its state, and what a [`Command`] does to it.
//!
//! Nothing here knows of pixels or the system's clock. What has to be done outside comes back as
//! [`Effect`]s, and what came of them returns as commands; [`crate::work`] is where most of it is done.
//!
//! Each subject has a room: a folder with its state, its part of [`Command`], and what that part does to the
//! state. The files beside the rooms put them together.

pub mod board;
mod command;
mod dialogs;
pub mod editor;
mod effect;
mod errand;
mod failure;
mod file_command;
mod files;
pub mod forms;
mod games;
mod hint;
pub mod keys;
pub mod library;
pub mod menu;
mod message;
mod notice;
mod now;
mod picture;
pub mod play;
mod replies;
mod reply;
pub mod review;
mod saving;
mod seating;
pub mod settings;
pub mod start;
mod status;
mod step;
mod timekeeping;
mod tone;
mod update;

pub use board::{BoardCommand, BoardInput, Direction, Hand, SLIDE_TIME, Slide, TypedMove};
pub use command::Command;
pub use editor::{Editor, EditorCommand, Tool};
pub use effect::Effect;
pub use errand::{Answer, Content, Errand, Listing};
pub use failure::{ClipboardFault, Failure};
pub use file_command::FileCommand;
pub use forms::{
    Edit, EntryFault, Fault, Field, FieldId, FieldOption, Form, FormCommand, FormKind, Label,
    NewGame, PathLine, Row, StageFault, TextField, Unit, Volume, Widget, time_control,
};
pub use hint::Hint;
pub use library::{Library, LibraryCommand};
pub use menu::{Dialog, MenuCommand};
pub use message::{Asked, Message, Place};
pub use notice::Notice;
pub use now::{Now, Wake};
pub use picture::{Picture, PictureKind};
pub use play::{Facing, MatchScore, PlayCommand, Table};
pub use reply::{LastGame, Purpose, Reply};
pub use review::{NagKind, Review, ReviewCommand, Written};
pub use settings::SettingsCommand;
pub use start::StartCommand;
pub use step::Step;
pub use tone::Tone;

use std::time::Duration;

use play::Evening;
use saving::Saving;

use crate::game::Game;
use crate::storage::Settings;
use crate::storage::library::EndName;

/// What the window is given over to.
#[derive(Clone, Debug)]
pub enum Screen {
    /// The choice of what to do.
    Start,
    /// A game being played, or just ended.
    Play(Box<Table>),
    /// A saved game that is reviewed.
    Review(Box<Review>),
    /// A list of games.
    Library(Box<Library>),
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
    /// How many games are in the folder, as far as that is known.
    pub saved_games: Option<usize>,
    /// Whether what the players do is safe in a file.
    saving: Saving,
    /// Whether a picture is being made.
    is_painting: bool,
    /// How the ends of saved games are called.
    end_name: EndName,
    /// When the program last looked at the time.
    seen: Duration,
    /// What the players have scored.
    evening: Evening,
}

impl App {
    /// The program at its start screen, where an evening begins. Saved games are found by their ends as
    /// `end_name` calls them.
    pub fn new(mut settings: Settings, last: LastGame, end_name: EndName) -> App {
        settings.begin_evening();
        App {
            settings,
            screen: Screen::Start,
            dialogs: Vec::new(),
            flipped: false,
            last,
            notice: None,
            saving: Saving::default(),
            end_name,
            saved_games: None,
            is_painting: false,
            seen: Duration::ZERO,
            evening: Evening::default(),
        }
    }

    /// The game that is played, or has just ended, with what is done on its board.
    pub fn table(&self) -> Option<&Table> {
        match &self.screen {
            Screen::Play(table) => Some(table),
            Screen::Start | Screen::Review(_) | Screen::Library(_) => None,
        }
    }

    /// The game that is reviewed.
    pub fn review(&self) -> Option<&Review> {
        match &self.screen {
            Screen::Review(review) => Some(review),
            Screen::Start | Screen::Play(_) | Screen::Library(_) => None,
        }
    }

    /// The game that is being played and has not ended.
    pub fn game_played(&self) -> Option<&Game> {
        let game = self.table().map(Table::game)?;
        game.outcome().is_none().then_some(game)
    }

    /// The list that is shown, or that the game shown was opened from.
    pub fn library(&self) -> Option<&Library> {
        match &self.screen {
            Screen::Library(library) => Some(library),
            Screen::Review(review) => review.list(),
            Screen::Start | Screen::Play(_) => None,
        }
    }

    fn library_mut(&mut self) -> Option<&mut Library> {
        match &mut self.screen {
            Screen::Library(library) => Some(library),
            Screen::Review(review) => review.list_mut(),
            Screen::Start | Screen::Play(_) => None,
        }
    }

    /// What is done on the board of the game that is shown.
    pub fn board_input(&self) -> Option<&BoardInput> {
        match &self.screen {
            Screen::Play(table) => Some(table.input()),
            Screen::Review(review) => Some(review.input()),
            Screen::Start | Screen::Library(_) => None,
        }
    }

    /// What takes the keys, if it is not the screen.
    pub fn dialog(&self) -> Option<&Dialog> {
        self.dialogs.last()
    }

    /// The dialog with a form that is open, be it under a list of its keys.
    pub fn form_dialog(&self) -> Option<&Dialog> {
        let mut dialogs = self.dialogs.iter().rev();
        dialogs.find(|dialog| dialog.form().is_some())
    }

    /// The form that is open, be it under a list of its keys.
    pub fn form(&self) -> Option<&Form> {
        self.form_dialog()?.form()
    }

    /// The board editor, if it is open, be it under a list of its keys.
    pub fn editor(&self) -> Option<&Editor> {
        match self.form_dialog()? {
            Dialog::Editor(editor) => Some(editor),
            _ => None,
        }
    }

    /// Whether the form that is open is that of the settings.
    pub fn shows_settings(&self) -> bool {
        matches!(self.form_dialog(), Some(Dialog::Settings(_)))
    }

    /// Whether the form that is open is a line for a path.
    pub fn asks_for_path(&self) -> bool {
        matches!(self.form_dialog(), Some(Dialog::Path(_)))
    }

    /// The text that takes what is typed.
    pub fn edited_text(&self) -> Option<&TextField> {
        match (self.dialog(), &self.screen) {
            (Some(dialog), _) => dialog.form()?.focused_text(),
            (None, Screen::Library(library)) => {
                Some(library.search()).filter(|_| library.is_searching())
            }
            (None, Screen::Review(review)) if review.typed_comment().is_some() => {
                review.typed_comment()
            }
            (None, _) => Some(self.board_input()?.typed()?.field()),
        }
    }

    /// The score of the evening between the two at the table, with their present game if it has ended.
    pub fn match_score(&self) -> Option<MatchScore> {
        Some(self.evening.score(self.table()?.game()))
    }

    /// Whether a new game can begin: not over another one that is still going on.
    pub fn can_begin(&self) -> bool {
        self.game_played().is_none()
    }
}
