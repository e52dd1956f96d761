//! Labels of forms, as values; `words` has their texts.

use crate::app::settings::{Setting, SettingGroup, SettingsPage};
use crate::game::HelpKind;
use crate::rules::{CastlingSide, Color};
use crate::sound::Sound;
use crate::storage::ClockKind;

/// The purpose of a form, which gives its heading and its submit button.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum FormKind {
    NewGame,
    SetUp,
    Settings,
    OpenFile,
    ChooseEngine,
    SaveGame,
    Export,
    Picture,
    Tags,
    Player,
    ClockTimes,
}

/// The label of a field or a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Label {
    /// No label is needed.
    None,

    // A new game.
    /// The player's name.
    Player(Color),
    /// The columns of the stages of a time control.
    StageMoves,
    StageMinutes,
    StageBonus,
    AddStage,
    /// In the column of moves: all that are left.
    RestOfMoves,
    /// The tiles with times.
    TimeTiles,
    /// What a kind of clock does.
    AboutClock(ClockKind),
    Players,
    Swap,
    Lots,
    /// Whether duplicates are left out.
    Unique,
    /// Whether games are added to a file that exists.
    Append,
    More,
    Roll,
    TouchMove,
    ClockStarts,
    /// What players are helped with.
    Help(HelpKind),
    /// What touch-move is.
    AboutTouchMove,
    /// What the draw by repetition of eight half-moves is.
    AboutDrawRule,
    /// What a player is helped with.
    AboutHelp(HelpKind),
    BoardOrientation,
    DrawRule,
    Handicap,
    HalfTime,
    Match,
    MatchLength,
    Rules,
    Start,
    Chess960Number,
    Position,
    /// The button that opens the board editor.
    SetUpOnBoard,

    // The board editor.
    Fen,
    Castling,
    CastlingRight(Color, CastlingSide),
    EnPassant,
    ClearBoard,
    StartPosition,
    AnalysePosition,

    // The settings.
    Setting(Setting),
    /// Plays a sound; and when a sound is played.
    Hear,
    AboutSound(Sound),
    Engine,
    ChooseEngine,
    AddEngine,
    /// Why some engines are in the list already.
    EnginesAreFound,
    /// Why there are no others.
    NoOtherEngines,
    /// What the numbers mean that an engine is given.
    AboutThreads,
    AboutMemory,
    AboutLines,
    AboutGameTime,
    AboutPositionTime,
    /// What the choice of letters for the pieces does not change.
    AboutLetters,
    /// That Esc brings back the language that was chosen before.
    FormerLanguage,
    FindEngines,
    RemoveEngine,
    /// Whether an engine is to be removed.
    AskRemoval,
    KeepEngine,
    /// What an engine is used for: for analysis, or for all that engines do.
    UsedFor,
    UsedForAnalysis,
    UsedForAll,
    /// What happens if it fails.
    AboutSubstitute,
    /// The heading of how an engine does.
    TryIt,
    TryEngine,
    ResetPage,
    UndoReset,
    /// The name of a page of the settings, and what is on it.
    SettingsPage(SettingsPage),
    AboutPage(SettingsPage),
    /// What was found on all pages.
    FoundSettings,
    NoSettingFound,
    SettingGroup(SettingGroup),
    /// An engine that is part of the program.
    BuiltIn,
    /// The engine that analyses games, and the one that plays.
    Analyses,
    Plays,
    /// Where games are, and how they are kept.
    GamesFolder,
    CopyFolder,
    Saving,
    AboutSaving,
    Copies,
    AboutCopies,

    // The name of a player.
    PlayerName,
    /// What joining names does.
    AboutPlayerName,
    /// The names that were joined to it.
    JoinedNames,

    // Files.
    Path,

    // The tags of a game.
    Ratings,
    Event,
    Site,
    DateAndRound,
    Result,
}

/// The unit of a number in a text field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// Not a number with a unit.
    None,
    /// Minutes of thinking time.
    Minutes,
    /// Seconds that each move adds.
    Increment,
    /// Seconds given back after a move at most.
    GivenBack,
    /// Seconds before the clock starts to run.
    Delay,
}
