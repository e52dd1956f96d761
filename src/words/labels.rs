//! What has a text of its own, without a type elsewhere. Where a name has no comment, its English text says what it
//! means.

use crate::analysis::Judgement;
use crate::notation::pgn::NoGames;
use crate::rules::Color;

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    Games,
    /// All games in a list, to be exported.
    AllGames,
    /// The games found, of all in a list: `{found}`.
    FoundGames,
    /// Folders and files.
    Items,
    Files,
    /// Games drawn, after a score: `{score}`.
    Drawn,
    DrawnGames,
    WonGames,
    /// Games that a player won one after the other.
    Wins,
    SavedGames,
    Moves,
    /// Games saved in a folder that is not their own: `{folder}`.
    Rescued,
    /// Moves of a game, after which it ended.
    AfterMoves,
    /// Wrong moves in an exercise.
    Tries,
    /// Days until an exercise comes back.
    ComesBack,
    /// Moves to the next time control.
    MovesToGo,
    Takebacks,
    Hints,
    Days,
    Hours,
    Minutes,
    Seconds,
}

/// Names a part of a score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SheetLabel {
    ScoreSheet,
    Date,
    Round,
    Board,
    Rating,
    Opening,
    TimeControl,
    StartPosition,
    /// The numbers of the moves.
    MoveNumber,
    /// What the clock showed after a move.
    Clock,
    /// How long a player thought about a move.
    TimeSpent,
    /// The moves go on on the next page.
    Continued,
    PlayerSignature(Color),
    ArbiterSignature,
}

/// A short text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phrase {
    Places,
    RecentFiles,
    HomeFolder,
    OurGames,
    Documents,
    Downloads,
    DropFiles,
    /// What Tab does with a path.
    Complete,
    NameOfFile,
    SizeOfFile,
    ChangedAt,
    FolderUp,
    OtherFiles,
    AllFilesShown,
    ShowGameFiles,
    EmptyFolder,
    Years,
    WithComments,
    FaultyGames,
    DepthReached,
    BestMove,
    PositionsASecond,
    DoesNotAnswer,
    IsTried,
    ReadyIn,
    FirstGame,
    HowItEnded,
    OnlyWhenSaved,
    OpeningFile,
    StopOpening,
    NotThere,
    Kilobytes,
    Megabytes,
    Menu,
    KeysAndMouse,
    DimmedKeys,
    LongPress,
    MouseAndTouch,
    /// The four arrow keys.
    Arrows,
    /// The right button draws in this colour while a key is held.
    DrawsRed,
    DrawsBlue,
    Wins,
    /// Whose points come first, before a score without names.
    You,
    /// How a game ended, as the player is told who ended it so.
    YouResigned,
    YouLostOnTime,
    /// The same place as of `after 2 moves`, where not both have made one.
    OnFirstMove,
    /// The player who is told has won.
    YouWin,
    /// The player who is told has lost.
    YouLose,
    /// The player who is told has won a match, whose score stands below.
    YouWinMatch,
    /// The player who is told has lost a match.
    YouLoseMatch,
    /// The button for a new game, where its usual label has no room.
    ShortNewGame,
    YouDeclineDraw,
    /// A draw, as a result.
    Draw,
    ClaimDraw,
    /// An earlier position of the game in progress is shown. Place: `place`.
    LookingBack,
    /// A flag has fallen. Place: `player`.
    RanOutOfTime,
    /// The clocks are stopped. Place: `player`.
    PausedToMove,
    /// The machine was suspended. Place: `time`.
    WasAsleep,
    /// Who is to move. Place: `player`.
    SideIsToMove,
    SideInCheck,
    /// The same before the button that claims a draw. Places: `player`, `reason`.
    ToMoveCanClaim,
    InCheckCanClaim,
    /// A whole game is being analysed. Places: `engine`, `done`, `all`, `left`.
    Analysing,
    AnalysingLeft,
    /// A reviewed game is on auto-play. Place: `place`.
    PlaysItself,
    /// A list is being read. Place: `games`.
    ReadingList,
    /// No game of the list matches. Place: `search`.
    NoMatch,
    SeekingDuplicates,
    /// No game fits all that the list is narrowed to. Place: `all`.
    NoneLeft,
    /// A list has no games. Place: `source`.
    NothingSavedYet,
    TrashIsEmpty,
    NoGameInFile,
    NoGameInText,
    /// A position of a game in the middle of a sentence. Places: `number`, `side`.
    TheStart,
    PlaceOfMove(Color),
    /// The player who is told is to move; in check; with a name.
    YourMove,
    YourMoveInCheck,
    YourMoveNamed,
    YourMoveInCheckNamed,
    IsThinking,
    TapToPause,
    TapToResume,
    /// A game that was aborted counts in no score: the result, and why.
    NotCounted,
    DoesNotCount,
    /// The end of an unfinished game, in a list.
    EndUnfinished,
    EndAbandoned,
    EndAdjudicated,
    EndRulesInfraction,
    Duplicates,
    /// The result of an unfinished game.
    Unfinished,
    Damaged,
    /// A paused clock.
    Paused,
    ClocksStand,
    /// The button that pauses the clocks.
    Pause,
    Resume,
    /// The moves to the next time control, where there is little room.
    ToGo,
    /// Neither side has more material.
    Even,
    /// How much more material a player has.
    Leads,
    /// A clock that a dialog holds.
    Stopped,
    /// A clock that starts to run after this time.
    Delay,
    /// A draw is offered: said to who offers it, and to both.
    DrawIsOffered,
    DrawIsOfferedBy,
    /// A takeback is asked for: said to who asks, and to both.
    TakebackIsAsked,
    TakebackIsAskedBy,
    /// A player is asked whether he resigns: said to the opponent.
    ResignIsAsked,
    /// A player is asked whether a move is to be played: said to the opponent.
    SureIsAsked,
    /// The answers to that question.
    AnotherMove,
    PlayIt,
    /// A question has to be answered first, in the message line, with `|` as in notices. Places: `square`, `reason` or
    /// `player`.
    PromotionFirst,
    ClaimFirst,
    HasToAnswer,
    /// A question comes before anything else.
    AnswerFirst,
    NoCompletion,
    /// Why no move can be played.
    NoMoveAfterEnd,
    NoMoveInPause,
    /// A piece where it stands, in the middle of a sentence. Places: `piece`, `square`.
    PlacedPiece,
    /// The players, and who is to move.
    ToMove,
    ScoreOfAll,
    /// The label of the score since the program started, before the evening.
    ScoreToday,
    /// The same in the evening.
    ScoreTonight,
    /// What became of a player who was mated.
    Checkmated,
    Resigned,
    /// The program as a player: `{number}` is its level.
    ComputerLevel,
    AboutRating,
    WaitsForMove,
    TakebacksFree,
    /// Why the program offers a draw.
    FewPiecesLeft,
    NoProgress,
    ThinkingFor,
    OutOfTime,
    Won,
    /// What is chosen rarely.
    AboutMore,
    /// Any other time control.
    AllKinds,
    Untimed,
    Bullet,
    Blitz,
    Rapid,
    Classical,
    ContinueMatch,
    GameOfMatch,
    MatchScore,
    HasWhite,
    /// A match, as the label of its score.
    MatchBestOf,
    WinsMatch,
    MatchDrawn,
    NextGame,
    OneMoreGame,
    NewMatch,
    /// What comes next: the words of its button, and who has White.
    NextWithWhite,
    /// The same with a time control.
    NextTimed,
    /// The same for players without names.
    NextSwapped,
    /// The `side` that the player who is told has in the next game, below its button.
    NextYours,
    /// The same with a time control.
    NextYoursTimed,
    Rematch,
    CopyGame,
    Percent,
    Accuracy,
    Depth,
    Speed,
    /// The heading of an analysis if the game is over.
    GameIsOver,
    WhiteChances,
    /// White's win chances in a variation, which is named by its first move.
    ChancesOfLine,
    NotAnalysed,
    Judged(Judgement),
    WasBest,
    /// The title of the chart of times, before that of material.
    ThinkingTimeAnd,
    /// The title of the chart of material.
    MaterialInTitle,
    /// The button that starts auto-play.
    AutoPlay,
    /// The button that stops auto-play.
    StopAutoPlay,
    /// An empty list.
    NoGames,
    Counting,
    /// The list of saved games.
    Games,
    /// Where the board beside a list stands.
    MoveOf,
    Draws,
    /// The heading of moves, or of their number.
    Moves,
    /// The heading of results, where there is little room.
    Result,
    /// The heading of time controls.
    Clock,
    /// The heading of the moves that were played in a position.
    MovePlayed,
    /// The heading of the years in which moves were played last.
    LastPlayed,
    /// The row with all games of a position.
    AllMoves,
    /// The row with the games that end in a position.
    EndedHere,
    GamesHere,
    OldestFirst,
    SoughtExact,
    SoughtPawns,
    SoughtMaterial,
    AboutExact,
    AboutPawns,
    AboutMaterial,
    SideToMove,
    /// The side that is to move when a structure or material arises.
    SideToMoveAtFirst,
    EitherSide,
    AlsoExchanged,
    /// The number of games with a position: `{games}`.
    ThisPosition,
    /// The number of games with a pawn structure: `{games}`.
    ThisStructure,
    /// The number of games with material: `{games}`.
    ThisMaterial,
    /// After one of these: `{text}`, in so many of the games the colours are exchanged: `{count}`.
    SomeExchanged,
    /// The games that count for a player: `{games}`.
    GamesWithResult,
    /// So many games were looked through: `{games}`.
    SearchedGames,
    SearchedOfList,
    ResultsExchanged,
    /// How long a structure or material stood: `{moves}`, `{from}`, `{to}`.
    StoodFor,
    /// The openings that a structure or material came from.
    WhereFrom,
    /// That there are more openings than are shown. Place: `count`.
    MoreOpenings,
    /// The column with the moves while it stood.
    ItStood,
    /// From one move to another: `{from}`, `{to}`.
    MovesFromTo,
    /// The tab of the library with the search for a position.
    PositionTab,
    /// The tab with what was played in the position shown.
    Openings,
    /// The button that chooses a file of games to look through.
    OtherFile,
    IsBeingRead,
    NobodyPlayed,
    /// Only the game on the screen has the position.
    NobodyElsePlayed,
    /// An earlier position that was played: after this move, in so many games.
    PlayedBefore,
    /// The games of the two players with a position, and their score.
    YouTwo,
    Trash,
    /// The trash in a sentence.
    TheTrash,
    ThePastedText,
    Motto,
    LastUnreadable,
    /// A fault of a game's text. Places: `line`, `column`, `reason`.
    PgnPlace,
    /// What a text without games is, in the middle of a sentence.
    NotGames(NoGames),
    /// Why games could not be listed, in the middle of a sentence.
    NotAFile,
    NoGameInIt,
    NoGameAtStart,
    FirstGameTooLong,
    /// A fault of the clipboard in the middle of a sentence.
    NoTextToPaste,
    NoClipboard,
    ClipboardInUse,
    ClipboardDamaged,
    /// A fault in a time control with stages, in the middle of a sentence. Place: `entry`.
    StageIsEmpty,
    NotMinutes,
    /// The heading of the games played last.
    RecentGames,
    NoRecentGames,
    PlayAtOnce,
    ColorsChanged,
    /// How the board stands in the next game.
    BoardFixed,
    BoardTurning,
    BoardFaceToFace,
    UnfinishedKept,
    MatchEnds,
    TimesLeft,
    /// What both clocks show that count up.
    TimesUsed,
    SavedToday,
    SavedYesterday,
    SavedOn,
    /// A game was played today, at an unknown time.
    Today,
    TodayAt,
    Yesterday,
    /// When a game was deleted, as the head of a column.
    Deleted,
    /// When a deleted game was played.
    Played,
    FromFile,
    TrashTitle,
    TrashStays,
    TrashRestores,
    /// A day of this year.
    DayOfMonth,
    /// A day of another year.
    DayOfYear,
    Threat,
    MonthOfYear,
    /// A player, as what a list of games is narrowed by.
    Player,
    /// A player with this colour, as what a list of games is narrowed to.
    PlayedBy(Color),
    WithColon,
    /// Where a game stands.
    MoveToPlay,
    DrawByEightHalfMoves,
    Hourglass,
    /// Two time controls.
    Against,
    ClockNotSet,
    Bronstein,
    /// A stage with a delay.
    DelayBeforeMove,
    MoveNumber,
    /// What a player does after a move on a wooden board, before the name of the key.
    TapAfterMove,
    TapToBegin,
    /// How a clock for a wooden board is started, for who has White.
    WhiteBegins,
    TimeIsOver,
    /// The bonus of a clock for each move.
    SecondsAMove,
    /// The time given back after each move at most.
    SecondsBack,
    /// The delay of a clock.
    DelayOf,
    DelayLeft,
    AskStartAgain,
    AboutStartingAgain,
    AskCloseClock,
    AboutClosingClock,
    Sound,
    SoundOff,
    Page,
    /// The tab with exercises.
    Practice,
    LearnFromMistakes,
    /// What a player is asked. Place: `player`.
    FindBetter,
    /// What the error has cost. Places: `before`, `after`.
    ChancesFell,
    /// That a move is right. Place: `player`.
    RightMove,
    SolutionShown,
    /// What a right move is worth. Place: `percent`.
    KeepsChances,
    TriedSoFar,
    HowItGoesOn,
    /// What refutes a wrong move. Place: `move`.
    RefutedBy,
    /// The first hint. Place: `square`.
    HintPiece,
    /// The second hint. Place: `square`.
    HintTarget,
    /// The best line.
    BestLine,
    /// A line that is as good.
    AlsoGood,
    /// The line of the game.
    AfterMovePlayed,
    AnyGoodMove,
    /// The answer to an exercise is good, but not the move that is sought.
    GoodToo,
    /// The end of a series. Places: `solved`, `count`.
    SeriesDone,
    /// How many mistakes of a series were not asked, and why.
    NotAsked,
    /// What leads to exercises. Places: the keys `analyse` and `practise`.
    WayToExercises,
    /// That mistakes are being examined. Place: `count`.
    LooksForExercises,
    /// How many exercises are due. Place: `count`.
    ExercisesDue,
    /// The exercises that were solved when they were last asked.
    Solved,
    PracticeOverAll,
    Tomorrow,
    /// After tomorrow.
    Later,
    /// Begins exercises that are found in the games, since none is due.
    NewExercises,
    /// Begins the exercises of the `player`.
    BeginWith,
    /// When an exercise comes back that is found at once: the first time, the second, and so on. Place: `days`.
    WhenItComesBack,
    /// Another `{move}` that is right.
    AsGood,
    DoesNotComeBack,
    /// After how many days an exercise would have come back otherwise: `{later}` and `{soon}`.
    OtherReturns,
    /// How many exercises of whom are left: `{players}`.
    StillToSolve,
    /// The `{number}` of a thing out of so many: `{count}`.
    PlaceOf,
    /// That an answer is wrong.
    NotGoodEnough,
    /// The `{number}` of an exercise out of those that were found so far: `{count}`.
    PlaceSoFar,
    /// Where exercises come from, and how many games of all are `{analysed}`: `{count}`.
    AnalysedGames,
    /// Who has no exercises: `{players}`.
    WithoutExercises,
    /// That a folder has no files of the kind that is written.
    NoFiles,
    /// Stands in place of a move that was tried.
    HintGiven,
}
