//! The commands: everything that can happen to the program, one enum per subject.

use std::path::PathBuf;

use super::big_clock::ClockCommand;
use super::board::BoardCommand;
use super::chooser::ChooserCommand;
use super::editor::EditorCommand;
use super::file_command::FileCommand;
use super::forms::FormCommand;
use super::library::LibraryCommand;
use super::menu::MenuCommand;
use super::play::PlayCommand;
use super::players::PlayersCommand;
use super::position::PositionCommand;
use super::practice::PracticeCommand;
use super::reply::Reply;
use super::review::ReviewCommand;
use super::settings::SettingsCommand;
use super::sources::SourceCommand;
use super::start::StartCommand;

/// Something that happens to the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Begin, resume, review or leave a game.
    Start(StartCommand),
    /// Do something on the board of a game.
    Board(BoardCommand),
    /// Ask for something in the game in progress.
    Play(PlayCommand),
    /// Use the big clock.
    Clock(ClockCommand),
    /// Do something in the review.
    Review(ReviewCommand),
    /// Do something with the players of the folder.
    Players(PlayersCommand),
    /// Do something with exercises.
    Practice(PracticeCommand),
    /// Look for a position in games.
    Position(PositionCommand),
    /// Choose a file to open.
    Choose(ChooserCommand),
    /// Do something with the list of games.
    Library(LibraryCommand),
    /// Change between the sources of games.
    Source(SourceCommand),
    /// Do something on the board of the editor.
    Editor(EditorCommand),
    /// Change the topmost form, or the text line being edited.
    Form(FormCommand),
    /// Use the menu, or show the list of keys.
    Menu(MenuCommand),
    /// Change the settings.
    Settings(SettingsCommand),
    /// Exchange games with files and the clipboard.
    File(FileCommand),
    /// Type a letter, a digit or the dash of a move in a game, which may also be the key of a command.
    MoveLetter {
        /// The character.
        letter: char,
        /// The command of its key.
        command: Option<Box<Command>>,
    },
    /// Flip the board.
    Flip,
    /// The window got the focus, or lost it.
    WindowFocus(bool),
    /// The desktop prefers light windows, or does not.
    DesktopIsLight(bool),
    /// Scroll the form or the list on the screen to make this its first line or row, counted from 0.
    ScrollTo(usize),
    /// Close the topmost open thing; if there is none, open the menu.
    Escape,
    /// End the program.
    Quit,
    /// Time has passed.
    Tick,
    /// The result of an effect, or news from outside. No player gives this command.
    Reply(Reply),
}

impl Command {
    /// Opens a file.
    pub fn open(path: impl Into<PathBuf>) -> Command {
        FileCommand::Open(path.into()).into()
    }

    /// Whether this is a new action of a player, which clears the notice.
    pub(super) fn clears_notice(&self) -> bool {
        match self {
            Command::Board(command) => command.clears_notice(),
            Command::Review(command) => command.clears_notice(),
            Command::ScrollTo(_) | Command::Play(PlayCommand::PlaceResult(_)) => false,
            // The command of a letter is judged by itself.
            _ => self.is_of_player(),
        }
    }

    /// Whether it leads away from a review, or to where that is chosen in the menu. Esc may close something else first.
    pub(super) fn leaves(&self) -> bool {
        use MenuCommand::{ChooseLine, Open, OpenFor, RunLine};
        matches!(
            self,
            Command::Escape
                | Command::Quit
                | Command::Menu(Open | OpenFor(_) | ChooseLine(_) | RunLine)
                | Command::Review(ReviewCommand::Discard | ReviewCommand::PlayOn)
        )
    }

    /// Whether it leads to another place than that from which a review was opened.
    pub(super) fn leads_elsewhere(&self) -> bool {
        matches!(
            self,
            Command::Start(_) | Command::Library(_) | Command::File(_) | Command::Quit
        )
    }

    /// Whether a comment that is being typed is taken into the game before it: it leads away from its move.
    pub(super) fn leaves_comment(&self) -> bool {
        let stays = matches!(
            self,
            Command::Play(_)
                | Command::Clock(_)
                | Command::Source(_)
                | Command::Choose(_)
                | Command::Editor(_)
                | Command::Form(_)
                | Command::Menu(_)
                | Command::Settings(_)
                | Command::Flip
                | Command::Escape
        );
        self.clears_notice() && !stays
    }

    /// Whether a player gave it, other than by a letter of a move.
    pub(super) fn is_of_player(&self) -> bool {
        !matches!(
            self,
            Command::MoveLetter { .. }
                | Command::WindowFocus(_)
                | Command::DesktopIsLight(_)
                | Command::Tick
                | Command::Reply(_)
        )
    }
}

macro_rules! part_of_command {
    ($($part:ident: $name:ident),*) => {
        $(impl From<$name> for Command {
            fn from(command: $name) -> Command {
                Command::$part(command)
            }
        })*
    };
}

part_of_command!(
    Choose: ChooserCommand, Start: StartCommand, Board: BoardCommand, Play: PlayCommand, Clock: ClockCommand, Review: ReviewCommand, Players: PlayersCommand, Practice: PracticeCommand, Position: PositionCommand, Library: LibraryCommand, Source: SourceCommand,
    Editor: EditorCommand, Form: FormCommand, Menu: MenuCommand, Settings: SettingsCommand,
    File: FileCommand, Reply: Reply
);
