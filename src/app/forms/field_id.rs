//! The identifiers of form fields.

use crate::app::settings::Setting;
use crate::game::{HelpKind, LONGEST_NAME};
use crate::rules::{CastlingSide, Color};
use crate::sound::Sound;
use crate::storage::library::Filter;

/// The longest path that Linux opens.
const LONGEST_PATH: usize = 4096;

/// A position needs at most ninety characters; the rest are operations of EPD.
const LONGEST_EPD: usize = 1000;

/// The fields of all forms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum FieldId {
    /// The name of a player, or the level of the program.
    Player(Color),
    /// The players who play most, to be put into a field for a name.
    Known,
    /// Whether the player of a side is a person or the program.
    Kind(Color),
    /// Exchanges the players.
    Swap,
    /// Whether colours are drawn by lot.
    Lots,
    /// Whether the rarer rows are shown.
    More,
    TouchMove,
    ClockAtOnce,
    /// Who is helped with something.
    Help(HelpKind),
    /// Draws a number of Chess960.
    Roll,
    Rules,
    /// Whether the game begins from the first position or from another one.
    Start,
    BoardOrientation,
    DrawRule,
    /// The piece that a player gives.
    Handicap,
    /// Whether a player gives half the time.
    HalfTime,
    /// Who gives it.
    Giver,
    Match,
    /// The number of games of a match, if it is another than those offered.
    MatchLength,
    /// The number of a start position of Chess960.
    Number,
    Fen,
    /// The line for a typed move; not part of a form.
    TypedMove,
    /// The search line of the library; not part of a form.
    Search,
    /// The line to find a player; not part of a form.
    FindPlayer,
    /// The line for what a list of games is narrowed to; not part of a form.
    FindChoice(Filter),

    // The form for a player.
    PlayerName,
    /// A name that was joined to the player's, by its number.
    JoinedName(u8),

    // The choice of a file, and what else is chosen there.
    Path,
    /// The kind of picture.
    PictureKind,
    PictureSide,
    /// Whether to export one game or all that the list shows.
    ExportScope,
    /// Whether duplicates are left out of what is exported.
    Unique,
    /// Whether what is exported is added to a file that exists.
    Append,

    // The board editor, and the button for it in the new-game form.
    SetUp,
    Squares,
    Palette,
    Empty,
    Initial,
    Analyse,
    Turn,
    Castling(Color, CastlingSide),
    EnPassant,

    // The tags of a game, besides the names of the players.
    Event,
    Site,
    Date,
    Round,
    WhiteElo,
    BlackElo,
    Result,
    /// The line for a typed comment; not part of a form.
    Comment,

    // The settings.
    Setting(Setting),
    /// Plays a sound.
    Hear(Sound),
    /// The engine that analyses games.
    Engine,
    AddEngine,
    FindEngines,
    RemoveEngine,
    KeepEngine,
    ConfirmRemoval,
    ChooseEngine,
    TryEngine,
    CopyFolder,
    /// The line to find a setting.
    FindSetting,
    ResetPage,

    // The clock of a new game.
    Clock,
    /// The minutes of a side; White's if both have the same. This holds for the next two as well.
    Time(Color),
    /// The seconds added with each move.
    Bonus(Color),
    /// The moves, minutes and seconds of a stage of a side, by its number from 0, and the cross that removes it.
    StageMoves(Color, u8),
    StageMinutes(Color, u8),
    StageBonus(Color, u8),
    RemoveStage(Color, u8),
    AddStage(Color),
    QuickChoice,
    /// Whether Black's time differs from White's.
    Sides,
}

impl FieldId {
    /// The greatest number of characters in its text.
    pub(super) const fn room(self) -> usize {
        match self {
            FieldId::Path => LONGEST_PATH,
            FieldId::Fen => LONGEST_EPD,
            _ => LONGEST_NAME,
        }
    }

    /// Whether it belongs to the clock of a new game.
    pub(super) fn is_of_clock(self) -> bool {
        use FieldId::*;
        matches!(
            self,
            Clock
                | Time(_)
                | Bonus(_)
                | StageMoves(..)
                | StageMinutes(..)
                | StageBonus(..)
                | RemoveStage(..)
                | AddStage(_)
                | QuickChoice
                | Sides
        )
    }
}
