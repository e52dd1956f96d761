//! The texts of the pages of players.

/// A text of the pages of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayersText {
    /// How far the games are read. Places: `count`, `total`.
    Reading,
    NoPlayers,
    NoneFound,
    /// In place of a rating.
    NotYet,
    /// Which games make a rating, and how many there are. Places: `count`, `least`.
    WhyNoRating,
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
    /// What a rating comes from. Place: `count`.
    RatedGames,
    /// The last year.
    Year,
    /// All the time.
    All,
    ScoreByColor,
    WonDrawnLost,
    /// A score against a player. Place: `player`.
    Against,
    /// The program, as an opponent.
    Computer,
    OpeningsWithWhite,
    OpeningsWithBlack,
    /// Two similar names. Places: `one`, `other`.
    OnePerson,
    /// How many games have a name. Places: `name`, `games`.
    GamesUnder,
    FilesStay,
    /// The rating of one of two players. Place: `rating`.
    RatingOf,
    /// The score that two ratings promise. Place: `score`.
    Expected,
    /// How many games a player won. Places: `won`, `player`.
    WonBy,
    LatestGames,
    /// The latest games, before their results.
    Latest,
    /// What the disc below a game is. Place: `player`.
    DiscIs,
    ByColor,
    OpeningsBetween,
    /// Whose score stands in a column. Place: `player`.
    ScoreOf,
    Records,
    ShortestWin,
    LongestGame,
    /// A record.
    LongestRun,
    BestComeback,
    MostAccurate,
    TimeOfMove,
    /// How many matches each has won.
    Matches,
    /// From how low chances a game was saved. Places: `player`, `percent`.
    From,
    /// Who has White in the next game. Place: `player`.
    WhiteNext,
    Score,
}
