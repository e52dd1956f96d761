//! The texts of the pages of players.

/// A text of the pages of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayersText {
    /// How far the games are read. Places: `count`, `total`.
    Reading,
    /// There are no players.
    NoPlayers,
    /// No player is found.
    NoneFound,
    /// In place of a rating.
    NotYet,
    /// Below a rating.
    RatingNow,
    /// Below a score in percent. Places: `points`, `count`.
    PointsOf,
    /// Below an accuracy. Place: `games`.
    AccuracyIn,
    /// Below an accuracy that is not known.
    Accuracy,
    /// Below a time.
    TimeAMove,
    /// Below a number of games that were won one after the other.
    LongestSeries,
    /// Below a number of moves.
    MovesAGame,
    /// Where a rating comes from.
    FromFolder,
    /// The last year.
    Year,
    /// All the time.
    All,
    /// The heading of the scores with White and with Black.
    ScoreByColor,
    /// The parts of a bar.
    WonDrawnLost,
    /// A score against a player. Place: `player`.
    Against,
    /// The program, as an opponent.
    Computer,
    /// The heading of openings.
    OpeningsWithWhite,
    /// The heading of openings.
    OpeningsWithBlack,
    /// Two similar names. Places: `one`, `other`.
    OnePerson,
    /// How many games have a name. Places: `name`, `games`.
    GamesUnder,
    /// What joining names does not change.
    FilesStay,
    /// The rating of one of two players. Place: `rating`.
    RatingOf,
    /// The score that two ratings promise. Place: `score`.
    Expected,
    /// How many games a player won. Places: `won`, `player`.
    WonBy,
    /// The heading of the latest games.
    LatestGames,
    /// The latest games, before their results.
    Latest,
    /// What the disc below a game is. Place: `player`.
    DiscIs,
    /// The heading of the scores of two players by colour.
    ByColor,
    /// The heading of the openings of two players.
    OpeningsBetween,
    /// Whose score stands in a column. Place: `player`.
    ScoreOf,
    /// The heading of what is remarkable.
    Records,
    /// A record.
    ShortestWin,
    /// A record.
    LongestGame,
    /// A record.
    LongestRun,
    /// A record.
    BestComeback,
    /// A record.
    MostAccurate,
    /// A record.
    TimeOfMove,
    /// How many matches each has won.
    Matches,
    /// From how low chances a game was saved. Places: `player`, `percent`.
    From,
    /// Who has White in the next game. Place: `player`.
    WhiteNext,
    /// The heading of a column of scores.
    Score,
}
