//! The pages of players.

use crate::words::texts::*;

pub fn players_text(text: PlayersText) -> Text {
    match text {
        PlayersText::Reading => "Reading the games: {count} of {total}",
        PlayersText::NoPlayers => "No finished game has a name yet.",
        PlayersText::NoneFound => "No player is called that.",
        PlayersText::NotYet => "not yet",
        PlayersText::WhyNoRating => {
            "Rated games so far: {count} of {least}. Only games with the same clock for both, from the usual start and without help, are rated."
        }
        PlayersText::RatingNow => "rating now",
        PlayersText::PointsOf => "{points} of {count} points",
        PlayersText::AccuracyIn => "accuracy, {games}",
        PlayersText::Accuracy => "accuracy",
        PlayersText::TimeAMove => "a move on average",
        PlayersText::LongestSeries => "longest series",
        PlayersText::MovesAGame => "a game on average",
        PlayersText::RatedGames => "rated games: {count}",
        PlayersText::Year => "Year",
        PlayersText::All => "All",
        PlayersText::ScoreByColor => "Score by colour",
        PlayersText::WonDrawnLost => "won · drawn · lost",
        PlayersText::Against => "Against {player}",
        PlayersText::Computer => "the computer",
        PlayersText::OpeningsWithWhite => "Openings with White",
        PlayersText::OpeningsWithBlack => "Openings with Black",
        PlayersText::OnePerson => "“{one}” and “{other}”: one person?",
        PlayersText::GamesUnder => "“{name}”: {games}.",
        PlayersText::FilesStay => "The files keep both names.",
        PlayersText::RatingOf => "rating {rating}",
        PlayersText::Expected => "expected by rating: {score}",
        PlayersText::WonBy => "{won} by {player}",
        PlayersText::LatestGames => "The latest games",
        PlayersText::Latest => "Latest",
        PlayersText::DiscIs => "the disc is the colour of {player}",
        PlayersText::ByColor => "By colour",
        PlayersText::OpeningsBetween => "Openings between you",
        PlayersText::ScoreOf => "score of {player}",
        PlayersText::Records => "Records",
        PlayersText::ShortestWin => "Shortest win",
        PlayersText::LongestGame => "Longest game",
        PlayersText::LongestRun => "Longest series",
        PlayersText::BestComeback => "Best comeback",
        PlayersText::MostAccurate => "Most accurate",
        PlayersText::TimeOfMove => "Time a move",
        PlayersText::Matches => "Matches",
        PlayersText::From => "{player}, from {percent}",
        PlayersText::WhiteNext => "{player} has White next",
        PlayersText::Score => "Score",
    }
}
