//! What has a text of its own, without a type elsewhere.

use crate::analysis::Judgement;
use crate::notation::pgn::NoGames;
use crate::rules::Color;

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// Games in a list.
    Games,
    /// All games in a list, to be exported.
    AllGames,
    /// The games found, of all in a list: `{found}`.
    FoundGames,
    /// Folders and files.
    Items,
    /// Files.
    Files,
    /// Games drawn, after a score: `{score}`.
    Drawn,
    /// Games drawn.
    DrawnGames,
    /// Games won.
    WonGames,
    /// Games that a player won one after the other.
    Wins,
    /// Games saved.
    SavedGames,
    /// Moves of a game.
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
    /// Moves that a player has taken back against the program.
    Takebacks,
    /// Hints that a player has used.
    Hints,
    /// Days.
    Days,
    /// Hours.
    Hours,
    /// Minutes.
    Minutes,
    /// Seconds.
    Seconds,
}

/// Names a part of a score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SheetLabel {
    /// The heading of the first page.
    ScoreSheet,
    /// When the game was played.
    Date,
    /// The round of the tournament.
    Round,
    /// The number of the board.
    Board,
    /// A player's rating.
    Rating,
    /// The opening.
    Opening,
    /// The time control.
    TimeControl,
    /// The position before the first move.
    StartPosition,
    /// The numbers of the moves.
    MoveNumber,
    /// What the clock showed after a move.
    Clock,
    /// How long a player thought about a move.
    TimeSpent,
    /// The moves go on on the next page.
    Continued,
    /// Where a player signs.
    PlayerSignature(Color),
    /// Where the arbiter signs.
    ArbiterSignature,
}

/// A short text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phrase {
    /// The heading of the folders in which people keep files.
    Places,
    /// The heading of the files that were opened last.
    RecentFiles,
    /// The home directory.
    HomeFolder,
    /// The folder of games.
    OurGames,
    /// The folder of documents.
    Documents,
    /// The folder of downloads.
    Downloads,
    /// What else opens a file.
    DropFiles,
    /// What Tab does with a path.
    Complete,
    /// The heading of the names of files.
    NameOfFile,
    /// The heading of their sizes.
    SizeOfFile,
    /// The heading of when they were changed.
    ChangedAt,
    /// The row of the folder above.
    FolderUp,
    /// Which files are not listed.
    OtherFiles,
    /// That all files are listed.
    AllFilesShown,
    /// The button that hides other files again.
    ShowGameFiles,
    /// Nothing is in the folder.
    EmptyFolder,
    /// The years of the games of a file.
    Years,
    /// The number of games of a file that have comments.
    WithComments,
    /// The number of games of a file that have faults.
    FaultyGames,
    /// How deep an engine has searched when it was tried.
    DepthReached,
    /// The move that it found.
    BestMove,
    /// How many positions it searched.
    PositionsASecond,
    /// It could not be used.
    DoesNotAnswer,
    /// It is being tried.
    IsTried,
    /// How long it took to begin.
    ReadyIn,
    /// The heading of the first game of a file.
    FirstGame,
    /// What the board beside the files shows.
    HowItEnded,
    /// What happens to the file.
    OnlyWhenSaved,
    /// A file is being opened, which may take long.
    OpeningFile,
    /// The button that stops opening it.
    StopOpening,
    /// A file is no longer there.
    NotThere,
    /// The size of a file.
    Kilobytes,
    /// The size of a file.
    Megabytes,
    /// The title of the menu.
    Menu,
    /// The title of the list of keys.
    KeysAndMouse,
    /// What a dimmed key means.
    DimmedKeys,
    /// How a finger does what the right button does.
    LongPress,
    /// The heading of what is done with the mouse.
    MouseAndTouch,
    /// The four arrow keys.
    Arrows,
    /// The right button draws in this colour while a key is held.
    DrawsRed,
    DrawsBlue,
    /// The winner.
    Wins,
    /// The player who is told has won.
    YouWin,
    /// A draw, as a result.
    Draw,
    /// The button that claims a draw.
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
    /// The duplicates of the list are being looked for.
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
    /// What the opponent of the player to move is told.
    IsThinking,
    /// Below a clock, what a tap on it does.
    TapToPause,
    TapToResume,
    /// A game that was aborted counts in no score: the result, and why.
    NotCounted,
    DoesNotCount,
    /// The end of an unfinished game, in a list.
    EndUnfinished,
    /// A game that a player has left, or that was broken off.
    EndAbandoned,
    /// A game whose result was decided by others.
    EndAdjudicated,
    /// A game that ended by a breach of the rules.
    EndRulesInfraction,
    /// Games that stand more than once.
    Duplicates,
    /// The result of an unfinished game.
    Unfinished,
    /// A game that cannot be read whole.
    Damaged,
    /// A paused clock.
    Paused,
    /// Paused clocks, and who is to move.
    ClocksStand,
    /// The button that pauses the clocks.
    Pause,
    /// The button that lets paused clocks run again.
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
    /// The typed text cannot become a move.
    NoCompletion,
    /// Why no move can be played.
    NoMoveAfterEnd,
    NoMoveInPause,
    /// A piece where it stands, in the middle of a sentence. Places: `piece`, `square`.
    PlacedPiece,
    /// The players, and who is to move.
    ToMove,
    /// The label of the score of all games.
    ScoreOfAll,
    /// The label of the score since the program started, before the evening.
    ScoreToday,
    /// The same in the evening.
    ScoreTonight,
    /// What became of a player who was mated.
    Checkmated,
    /// What became of a player who resigned.
    Resigned,
    /// The program as a player: `{number}` is its level.
    ComputerLevel,
    /// A rating that is only roughly known.
    AboutRating,
    /// The program waits for the person.
    WaitsForMove,
    /// Against the program any move may be taken back.
    TakebacksFree,
    /// Why the program offers a draw: what is left.
    FewPiecesLeft,
    /// Why the program offers a draw: what does not happen.
    NoProgress,
    /// The program thinks.
    ThinkingFor,
    /// What became of a player without time.
    OutOfTime,
    /// What became of the winner.
    Won,
    /// What is chosen rarely.
    AboutMore,
    /// Any other time control.
    AllKinds,
    /// A game without a clock.
    Untimed,
    /// The kinds of games by their time.
    Bullet,
    /// See [`Phrase::Bullet`].
    Blitz,
    /// See [`Phrase::Bullet`].
    Rapid,
    /// See [`Phrase::Bullet`].
    Classical,
    /// The match that goes on, on the start screen.
    ContinueMatch,
    /// The number of games of a match, and of the next one.
    GameOfMatch,
    /// The points in a match.
    MatchScore,
    /// Who has White.
    HasWhite,
    /// A match, as the label of its score.
    MatchBestOf,
    /// Who has won a match, and the points.
    WinsMatch,
    /// A match without a winner, and the points.
    MatchDrawn,
    /// The button for the next game of a match.
    NextGame,
    /// The button for one more game of a drawn match.
    OneMoreGame,
    /// The button for another match.
    NewMatch,
    /// What comes next: the words of its button, and who has White.
    NextWithWhite,
    /// The same with a time control.
    NextTimed,
    /// The same for players without names.
    NextSwapped,
    /// The button for a rematch.
    Rematch,
    /// The button that copies a game.
    CopyGame,
    /// A part.
    Percent,
    /// A player's accuracy.
    Accuracy,
    /// The depth of an analysis.
    Depth,
    /// The speed of an analysis.
    Speed,
    /// The heading of an analysis if the game is over.
    GameIsOver,
    /// The title of the chart of win chances.
    WhiteChances,
    /// White's win chances in a variation, which is named by its first move.
    ChancesOfLine,
    /// A part of the chart of the win chances where they are not known.
    NotAnalysed,
    /// A bad move.
    Judged(Judgement),
    /// The best move.
    WasBest,
    /// The title of the chart of times, before that of material.
    ThinkingTimeAnd,
    /// The title of the chart of material.
    MaterialInTitle,
    /// The button that starts auto-play.
    AutoPlay,
    /// The button that stops it.
    StopAutoPlay,
    /// An empty list.
    NoGames,
    /// The saved games are not counted yet.
    Counting,
    /// The list of saved games.
    Games,
    /// Where the board beside a list stands.
    MoveOf,
    /// The draws among some games.
    Draws,
    /// The heading of moves, or of their number.
    Moves,
    /// The heading of results, where there is little room.
    Result,
    /// The heading of time controls.
    Clock,
    /// The heading of the moves that were played in a position.
    MovePlayed,
    /// The heading of the years in which they were played last.
    LastPlayed,
    /// The row with all games of a position.
    AllMoves,
    /// The row with the games that end in it.
    EndedHere,
    /// The heading of the games with the position on the board.
    GamesHere,
    /// In which order they stand.
    OldestFirst,
    /// A position is looked for exactly as it is.
    SoughtExact,
    /// Pawns are looked for.
    SoughtPawns,
    /// Material is looked for.
    SoughtMaterial,
    /// What has to be the same in the search for a position.
    AboutExact,
    /// The same in the search for pawns.
    AboutPawns,
    /// The same in the search for material.
    AboutMaterial,
    /// The side that is to move.
    SideToMove,
    /// The side that is to move when a structure or material arises.
    SideToMoveAtFirst,
    /// It does not matter which side.
    EitherSide,
    /// A structure or material is looked for with the colours exchanged too.
    AlsoExchanged,
    /// The number of games with a position: `{games}`.
    ThisPosition,
    /// The number of games with a pawn structure: `{games}`.
    ThisStructure,
    /// The number of games with material: `{games}`.
    ThisMaterial,
    /// After one of these: `{text}`, in so many of the games the colours are exchanged: `{count}`.
    SomeExchanged,
    /// So many games were looked through: `{games}`.
    SearchedGames,
    /// The same, where only the games of a narrowed list count.
    SearchedOfList,
    /// How results count in games with exchanged colours.
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
    /// A file is read to count games.
    IsBeingRead,
    /// No game of a source has the position.
    NobodyPlayed,
    /// The same, where only the game on the screen has it.
    NobodyElsePlayed,
    /// An earlier position that was played: after this move, in so many games.
    PlayedBefore,
    /// The games of the two players with a position, and their score.
    YouTwo,
    /// The list of deleted games.
    Trash,
    /// The trash in a sentence.
    TheTrash,
    /// A text from the clipboard in a sentence.
    ThePastedText,
    /// The motto on the start screen.
    Motto,
    /// The last game cannot be read.
    LastUnreadable,
    /// A fault of a game's text. Places: `line`, `column`, `reason`.
    PgnPlace,
    /// What a text without games is, in the middle of a sentence.
    NotGames(NoGames),
    /// The heading of the games played last.
    RecentGames,
    /// There are no games played last.
    NoRecentGames,
    /// About games that begin at once.
    PlayAtOnce,
    /// The players of the next game change colours.
    ColorsChanged,
    /// How the board stands in the next game.
    BoardFixed,
    /// The same for a board that turns.
    BoardTurning,
    /// The same for players who sit face to face.
    BoardFaceToFace,
    /// A new game does not end the unfinished one.
    UnfinishedKept,
    /// A new game ends the match that is going on.
    MatchEnds,
    /// What both clocks show.
    TimesLeft,
    /// What both clocks show that count up.
    TimesUsed,
    /// When a game was saved.
    SavedToday,
    /// The same for the day before.
    SavedYesterday,
    /// The same for an earlier day.
    SavedOn,
    /// A game was played today, at an unknown time.
    Today,
    /// The same at this time.
    TodayAt,
    /// A game was played yesterday.
    Yesterday,
    /// When a game was deleted, as the head of a column.
    Deleted,
    /// When it was played.
    Played,
    /// The file that a deleted game was in.
    FromFile,
    /// What is said beside the trash, as a title.
    TrashTitle,
    /// How long deleted games stay.
    TrashStays,
    /// Where restored games go.
    TrashRestores,
    /// A day of this year.
    DayOfMonth,
    /// A day of another year.
    DayOfYear,
    /// What the other side threatens, as a heading.
    Threat,
    /// A month of a year.
    MonthOfYear,
    /// A player, as what a list of games is narrowed by.
    Player,
    /// A player with this colour, as what a list of games is narrowed to.
    PlayedBy(Color),
    /// A text, and after a colon what explains it.
    WithColon,
    /// Where a game stands.
    MoveToPlay,
    /// What is unusual about a game.
    DrawByEightHalfMoves,
    /// A time control: an hourglass.
    Hourglass,
    /// Two time controls.
    Against,
    /// No valid time control is entered.
    ClockNotSet,
    /// A stage with Bronstein delay.
    Bronstein,
    /// A stage with a delay.
    DelayBeforeMove,
    /// The number of a move.
    MoveNumber,
    /// What a player does after a move on a wooden board, before the name of the key.
    TapAfterMove,
    /// What starts the big clock.
    TapToBegin,
    /// A clock that has run out.
    TimeIsOver,
    /// The bonus of a clock for each move.
    SecondsAMove,
    /// The time given back after each move at most.
    SecondsBack,
    /// The delay of a clock.
    DelayOf,
    /// What is left of a delay.
    DelayLeft,
    /// Whether the big clock starts again.
    AskStartAgain,
    /// What that does.
    AboutStartingAgain,
    /// Whether the big clock closes while it runs.
    AskCloseClock,
    /// What that does.
    AboutClosingClock,
    /// The button for the sound.
    Sound,
    /// The same while it is off.
    SoundOff,
    /// The number of a page.
    Page,
    /// The tab with exercises.
    Practice,
    /// The title of the exercises.
    LearnFromMistakes,
    /// What a player is asked. Place: `player`.
    FindBetter,
    /// What the error has cost. Places: `before`, `after`.
    ChancesFell,
    /// That a move is right. Place: `player`.
    RightMove,
    /// That the solution is shown.
    SolutionShown,
    /// What a right move is worth. Place: `percent`.
    KeepsChances,
    /// The heading of what was tried.
    TriedSoFar,
    /// The heading of the lines after an exercise.
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
    /// What can be played.
    AnyGoodMove,
    /// The answer to an exercise is good, but not the move that is sought.
    GoodToo,
    /// The end of a series. Places: `solved`, `count`.
    SeriesDone,
    /// That mistakes were examined, and none of them became an exercise: `{count}`.
    NoneFits,
    /// How many mistakes of a series were not asked, and why.
    NotAsked,
    /// What leads to exercises. Places: the keys `analyse` and `practise`.
    WayToExercises,
    /// That mistakes are being examined. Place: `count`.
    LooksForExercises,
    /// How many exercises are due. Place: `count`.
    ExercisesDue,
    /// The exercises that come back only after the longest time.
    Learned,
    /// The heading of what comes when, of all players.
    PracticeOverAll,
    /// The heading of what is due tomorrow.
    Tomorrow,
    /// The heading of what is due in a week from today.
    ThisWeek,
    /// How it is decided when an exercise comes back.
    WhenItComesBack,
    /// Another `{move}` that is right.
    AsGood,
    /// After how many days an exercise would have come back otherwise: `{later}` and `{soon}`.
    DoesNotComeBack,
    OtherReturns,
    /// How many exercises of whom are left: `{players}`.
    StillToSolve,
    /// The `{number}` of a thing out of so many: `{count}`.
    PlaceOf,
    /// Stands where else a move that was tried does.
    HintGiven,
}
