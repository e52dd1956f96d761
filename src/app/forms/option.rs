//! Options of fields, as values; `words` has their texts.

use crate::app::picture::PictureKind;
use crate::game::{DrawRule, TimeControl};
use crate::language::Language;
use crate::notation::pgn::GameResult;
use crate::rules::{Color, Role, Square};
use crate::storage::{
    BoardOrientation, BoardTheme, ClockKind, ColorScheme, DateStyle, Letters, Notation, PieceSet,
    Settings, TextSize,
};

/// An option of a field.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum FieldOption {
    /// Off or on.
    Switch(bool),
    Rules(Rules),
    /// What a player gives; nothing if the game is even.
    Handicap(Option<Role>),
    /// This side gives something.
    Giver(Color),
    Match(MatchChoice),
    BoardOrientation(BoardOrientation),
    DrawRule(DrawRule),
    Clock(ClockKind),
    Time(TimeControl),
    /// Any other time.
    OtherTime,
    /// The name of a player.
    Name(String),
    /// The name of who plays with this colour already.
    Playing(Color, String),
    /// A name that was joined to another one is taken back.
    TakenBack,
    /// A player is a person.
    Person,
    /// A player is the program.
    Computer,
    /// The level of the program.
    Level(u8),
    TouchMove,
    /// This holds for both sides.
    BothSides,
    /// A player is helped.
    WithHelp,
    /// From the first position, or from one that is set up.
    FromPosition(bool),
    /// White's clock runs with the first move, or at once.
    ClockAtOnce(bool),
    /// Black has the same time as White.
    AsWhite,
    /// Black has its own time.
    OwnTime,
    /// This side is to move.
    Turn(Color),
    EnPassant(Option<Square>),
    ColorScheme(ColorScheme),
    BoardTheme(BoardTheme),
    Pieces(PieceSet),
    Notation(Notation),
    Language(Language),
    Letters(Letters),
    /// How days are written.
    Dates(DateStyle),
    TextSize(TextSize),
    /// The file of an engine; none for the built-in engine.
    Engine(Option<String>),
    /// A number of threads.
    Threads(usize),
    /// A number of lines.
    Lines(usize),
    /// How long a search takes, in milliseconds; `None` is until it is stopped.
    SearchTime(Option<u32>),
    /// An amount of memory in mebibytes.
    Memory(usize),
    Volume(Volume),
    /// A kind of picture.
    Picture(PictureKind),
    /// The side of a picture in pixels.
    Pixels(i32),
    /// A result.
    Result(Option<GameResult>),
    /// The selected game of a list.
    ThisGame,
    /// All games shown in a list, and their number.
    AllGames(usize),
    /// So many games.
    Games(usize),
}

values! {
    /// The start position of a game.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Rules {
        /// The position of standard chess.
        Standard,
        /// One of the 960 positions of Chess960.
        Chess960,
        /// Any position.
        Position,
    }
}

values! {
    /// How many games are played.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[allow(missing_docs)]
    pub enum MatchChoice {
        OneGame,
        BestOf3,
        BestOf5,
        BestOf7,
        /// Another number of games, which is entered.
        Other,
    }
}

impl MatchChoice {
    /// The choice for a number of games, as entered.
    pub fn of(length: &str) -> MatchChoice {
        let same = |choice: &MatchChoice| choice.games() == Some(length.trim());
        let mut all = MatchChoice::ALL.into_iter();
        all.find(same).unwrap_or(MatchChoice::Other)
    }

    /// The number of games; `None` for another number.
    pub fn games(self) -> Option<&'static str> {
        match self {
            MatchChoice::OneGame => Some("1"),
            MatchChoice::BestOf3 => Some("3"),
            MatchChoice::BestOf5 => Some("5"),
            MatchChoice::BestOf7 => Some("7"),
            MatchChoice::Other => None,
        }
    }
}

values! {
    /// How loud sounds are.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[allow(missing_docs)]
    pub enum Volume {
        Off,
        Soft,
        Medium,
        Loud,
    }
}

impl Volume {
    /// The volume from 0 to 100, as in the settings.
    pub const fn percent(self) -> u8 {
        match self {
            Volume::Off => 0,
            Volume::Soft => 30,
            Volume::Medium => 60,
            Volume::Loud => 100,
        }
    }

    /// The volume in the settings; none if their file has another one.
    pub fn of(settings: &Settings) -> Option<Volume> {
        let loudness = settings.loudness();
        Volume::ALL.into_iter().find(|of| of.percent() == loudness)
    }

    /// Chooses this volume. "Off" keeps the one before, so that the sound key restores it.
    pub fn choose(self, settings: &mut Settings) {
        settings.muted = self == Volume::Off;
        if !settings.muted {
            settings.volume = self.percent();
        }
    }
}
