//! The pages of players.

use crate::words::texts::*;

pub fn players_text(text: PlayersText) -> Text {
    match text {
        PlayersText::Reading => "Läser partier: {count} av {total}",
        PlayersText::NoPlayers => "Inget avslutat parti har spelarnamn än.",
        PlayersText::NoneFound => "Ingen heter så.",
        PlayersText::NotYet => "inte än",
        PlayersText::WhyNoRating => {
            "Räknade partier hittills: {count} av {least}. Bara partier med samma klocka för båda, från utgångsställningen och utan hjälp räknas."
        }
        PlayersText::RatingNow => "aktuell rating",
        PlayersText::PointsOf => "{points} av {count} poäng",
        PlayersText::AccuracyIn => "precision, {games}",
        PlayersText::Accuracy => "precision",
        PlayersText::TimeAMove => "per drag i snitt",
        PlayersText::LongestSeries => "längsta vinstsvit",
        PlayersText::MovesAGame => "per parti i snitt",
        PlayersText::RatedGames => "räknade partier: {count}",
        PlayersText::Year => "År",
        PlayersText::All => "Allt",
        PlayersText::ScoreByColor => "Per färg",
        PlayersText::WonDrawnLost => "vinster · remier · förluster",
        PlayersText::Against => "Mot {player}",
        PlayersText::Computer => "datorn",
        PlayersText::OpeningsWithWhite => "Öppningar med vit",
        PlayersText::OpeningsWithBlack => "Öppningar med svart",
        PlayersText::OnePerson => "”{one}” och ”{other}”: samma person?",
        PlayersText::GamesUnder => "”{name}”: {games}.",
        PlayersText::FilesStay => "Filerna behåller båda namnen.",
        PlayersText::RatingOf => "rating {rating}",
        PlayersText::Expected => "väntat enligt rating: {score}",
        PlayersText::WonBy => "{player}: {won}",
        PlayersText::LatestGames => "De senaste partierna",
        PlayersText::Latest => "Senaste",
        PlayersText::DiscIs => "pricken visar färgen för {player}",
        PlayersText::ByColor => "Per färg",
        PlayersText::OpeningsBetween => "Era öppningar",
        PlayersText::ScoreOf => "poäng: {player}",
        PlayersText::Records => "Rekord",
        PlayersText::ShortestWin => "Kortaste vinst",
        PlayersText::LongestGame => "Längsta parti",
        PlayersText::LongestRun => "Längsta svit",
        PlayersText::BestComeback => "Bästa vändning",
        PlayersText::MostAccurate => "Högst precision",
        PlayersText::TimeOfMove => "Tid per drag",
        PlayersText::Matches => "Matcher",
        PlayersText::From => "{player}, från {percent}",
        PlayersText::WhiteNext => "{player} har vit härnäst",
        PlayersText::Score => "Poäng",
    }
}
