//! The program without a screen: its state, and what a [`Command`] does to it.
//!
//! Nothing here knows of pixels or the system's clock. What has to be done outside comes back as
//! [`Effect`]s, and what came of them returns as commands; [`Files`] carries out those for files.

mod answers;
mod arrange;
mod clock_rows;
mod clocks;
mod command;
mod cursor;
mod dialog;
mod files;
mod form;
pub mod keys;
mod looking;
mod marks;
mod match_score;
mod message;
mod new_game;
mod play;
mod saving;
mod seating;
mod settings_form;
mod setup;
mod sounds;
mod table;
mod text_field;
mod time_entry;
mod timekeeping;
mod touch_move;
mod typed_move;
mod widget;

pub use arrange::{Arrange, Tool};
pub use command::{Command, Effect, LastGame, Purpose, Step};
pub use cursor::Direction;
pub use dialog::Dialog;
pub use files::Files;
pub use form::{Fault, Field, FieldId, Form, Row, Widget};
pub use marks::{Ink, Mark, Marks};
pub use match_score::MatchScore;
pub use message::{Message, Notice, Tone, reason, result, score, span};
pub use new_game::NewGame;
pub use seating::Facing;
pub use setup::Editor;
pub use table::{Hand, SLIDE_TIME, Slide, Table};
pub use text_field::TextField;
pub use time_entry::time_control_name;
pub use typed_move::TypedMove;

use std::time::Duration;

use chrono::NaiveDateTime;

use match_score::Evening;
use saving::Saving;

use crate::game::Game;
use crate::storage::{SavedGame, Settings};

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
    /// When the program last looked at the time.
    seen: Duration,
    /// What the players have scored.
    evening: Evening,
}

impl App {
    /// The program at its start screen.
    pub fn new(settings: Settings, last: LastGame) -> App {
        App {
            settings,
            screen: Screen::Start,
            dialogs: Vec::new(),
            flipped: false,
            last,
            notice: None,
            saving: Saving::default(),
            seen: Duration::ZERO,
            evening: Evening::default(),
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
            Command::TypeMove | Command::Replay | Command::Pause | Command::GiveTime => {
                self.close_menu();
                return self.play(command, now);
            }
            Command::NewGame => self.choose_game(),
            Command::Focus(_)
            | Command::Choose(..)
            | Command::StepChoice(_)
            | Command::PlaceCaret { .. }
            | Command::Edit(_) => return self.fill_in(command),
            Command::Pasted(text) => return self.paste(text),
            Command::CopyText => return self.copy_text(false),
            Command::CutText => return self.copy_text(true),
            Command::PasteText => return vec![Effect::Paste],
            Command::Activate => return self.activate(now),
            Command::Submit => return self.submit(now),
            Command::SetUp => self.open_editor(),
            Command::Arrange(act) => self.arrange(act, now),
            Command::Rematch => return self.rematch(now),
            Command::LoadLast => return self.load_last(now),
            Command::Continue => return self.continue_last(now),
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
            Command::BeginMark(from, ink) => self.with_table(|table| table.marks.begin(from, ink)),
            Command::EndMark(to) => self.with_table(|table| table.end_mark(to)),
            Command::Saved(place) => self.saved(place),
            Command::SaveFailed(why) => self.save_failed(&why, now.time),
            Command::FolderInUse(why) => self.folder_in_use(&why, now.time),
            Command::FolderFree => return self.folder_free(),
            Command::LastRead(purpose, last) => self.last_read(purpose, last),
            Command::Opened(saved) => self.review(saved),
            Command::Failed(why) => self.failed(why),
            command => return self.play(command, now),
        }
        Vec::new()
    }

    /// The table of the game that is played or looked through.
    pub fn table(&self) -> Option<&Table> {
        match &self.screen {
            Screen::Start => None,
            Screen::Play(table) | Screen::Review(table) => Some(table),
        }
    }

    /// The game that is being played and has not ended.
    pub fn game_played(&self) -> Option<&Game> {
        match &self.screen {
            Screen::Play(table) => Some(&table.game).filter(|game| game.outcome().is_none()),
            Screen::Start | Screen::Review(_) => None,
        }
    }

    fn with_table(&mut self, change: impl FnOnce(&mut Table)) {
        match &mut self.screen {
            Screen::Start => {}
            Screen::Play(table) | Screen::Review(table) => change(table),
        }
    }

    /// Whether a new game can begin: not over another one that is still going on.
    fn can_begin(&self) -> bool {
        self.game_played().is_none()
    }

    /// Opens the form for a new game.
    fn choose_game(&mut self) {
        if !self.can_begin() {
            self.notice = Some(Notice::plain(
                "This game goes on. Resign with G, or leave it by the menu: Esc.",
            ));
            return;
        }
        let new_game = NewGame::new(&self.settings);
        self.dialogs = vec![Dialog::NewGame(Box::new(new_game))];
    }

    /// Starts the game that the form describes, or says in the form why it cannot be.
    fn start_game(&mut self, mut chosen: Box<NewGame>, now: Now) -> Vec<Effect> {
        // Nobody can know which millisecond it will be.
        let lot = now.wall.and_utc().timestamp_millis().rem_euclid(960) as u32;
        let wanted = chosen.time_control();
        match wanted.and_then(|control| Ok((control, chosen.start(lot)?))) {
            Ok((control, start)) => {
                chosen.remember(&mut self.settings);
                let game = Game::new(chosen.players(), start, Some(now.wall))
                    .with_draw_rule(chosen.draw_rule())
                    .with_time_control(control);
                let mut effects = self.new_game(now, game);
                effects.push(Effect::SaveSettings);
                effects
            }
            Err(fault) => {
                chosen.form.show_fault(fault);
                self.dialogs = vec![Dialog::NewGame(chosen)];
                Vec::new()
            }
        }
    }

    fn new_game(&mut self, now: Now, mut game: Game) -> Vec<Effect> {
        let mut effects = self.close_game(now);
        game.start_clock(now.time);
        self.open(Screen::Play(Table::new(game)));
        self.dialogs.clear();
        effects.push(Effect::BeginGame);
        effects
    }

    fn load_last(&mut self, now: Now) -> Vec<Effect> {
        let mut effects = self.close_game(now);
        effects.push(Effect::ReadLast(Purpose::Review));
        effects
    }

    fn continue_last(&mut self, now: Now) -> Vec<Effect> {
        match &self.last {
            Ok(Some(saved)) if saved.is_unfinished() => {
                let mut game = saved.game.clone();
                game.start_clock(now.time);
                self.open(Screen::Play(Table::new(game)));
                vec![Effect::ContinueGame]
            }
            _ => Vec::new(),
        }
    }

    /// Back to the start screen; a game that goes on is saved with its clocks as they stand. What was last
    /// read of `last.txt` may be another game by now, so that nothing is offered until it is read again.
    fn leave(&mut self, now: Now) -> Vec<Effect> {
        let mut effects = self.close_game(now);
        self.last = Ok(None);
        self.open(Screen::Start);
        self.dialogs.clear();
        effects.push(Effect::ReadLast(Purpose::Offer));
        effects
    }

    fn quit(&mut self, now: Now) -> Vec<Effect> {
        let mut effects = self.close_game(now);
        effects.push(Effect::Quit);
        effects
    }

    /// Stops the clocks of a running game and saves it with them; one that has ended, if it could not
    /// be saved before. A game that was never begun is nothing to keep.
    pub fn close_game(&mut self, now: Now) -> Vec<Effect> {
        let mut effects = self.keep_time(now);
        let Screen::Play(table) = &mut self.screen else {
            return effects;
        };
        table.game.stop_clock(now.time);
        let ended = table.game.outcome().is_some();
        if table.game.is_begun() && (!ended || self.saving.unsaved) {
            effects.push(Effect::Save(table.game.to_text()));
        }
        effects
    }

    fn review(&mut self, saved: Box<SavedGame>) {
        self.notice = match &saved.fault {
            Some(fault) => Some(Notice::fault(format!("{} is damaged. {fault}", saved.name))),
            None if saved.more => Some(Notice::plain(format!(
                "{} holds more than this game, its first.",
                saved.name
            ))),
            None => None,
        };
        let mut table = Table::new(saved.game);
        table.source = Some(saved.name);
        self.open(Screen::Review(table));
        self.dialogs.clear();
    }
}
