//! The pages of players.

use crate::words::texts::*;

pub fn players_text(text: PlayersText) -> Text {
    match text {
        PlayersText::Reading => "Partijen lezen: {count} van {total}",
        PlayersText::NoPlayers => "Nog geen uitgespeelde partij met spelersnamen.",
        PlayersText::NoneFound => "Niemand heet zo.",
        PlayersText::NotYet => "nog niet",
        PlayersText::WhyNoRating => {
            "Meegetelde partijen tot nu toe: {count} van {least}. Alleen partijen met dezelfde klok voor beiden, vanuit de beginstelling en zonder hulp tellen mee."
        }
        PlayersText::RatingNow => "rating nu",
        PlayersText::PointsOf => "{points} van {count} punten",
        PlayersText::AccuracyIn => "precisie, {games}",
        PlayersText::Accuracy => "precisie",
        PlayersText::TimeAMove => "gemiddeld per zet",
        PlayersText::LongestSeries => "langste zegereeks",
        PlayersText::MovesAGame => "gemiddeld per partij",
        PlayersText::RatedGames => "meegetelde partijen: {count}",
        PlayersText::Year => "Jaar",
        PlayersText::All => "Alles",
        PlayersText::ScoreByColor => "Score per kleur",
        PlayersText::WonDrawnLost => "winst · remise · verlies",
        PlayersText::Against => "Tegen {player}",
        PlayersText::Computer => "de computer",
        PlayersText::OpeningsWithWhite => "Openingen met wit",
        PlayersText::OpeningsWithBlack => "Openingen met zwart",
        PlayersText::OnePerson => "“{one}” en “{other}”: één persoon?",
        PlayersText::GamesUnder => "“{name}”: {games}.",
        PlayersText::FilesStay => "De bestanden houden beide namen.",
        PlayersText::RatingOf => "rating {rating}",
        PlayersText::Expected => "verwacht volgens rating: {score}",
        PlayersText::WonBy => "{won} door {player}",
        PlayersText::LatestGames => "De laatste partijen",
        PlayersText::Latest => "Laatste",
        PlayersText::DiscIs => "het rondje toont de kleur van {player}",
        PlayersText::ByColor => "Per kleur",
        PlayersText::OpeningsBetween => "Jullie openingen",
        PlayersText::ScoreOf => "score van {player}",
        PlayersText::Records => "Records",
        PlayersText::ShortestWin => "Snelste winst",
        PlayersText::LongestGame => "Langste partij",
        PlayersText::LongestRun => "Langste reeks",
        PlayersText::BestComeback => "Beste comeback",
        PlayersText::MostAccurate => "Hoogste precisie",
        PlayersText::TimeOfMove => "Tijd per zet",
        PlayersText::Matches => "Matches",
        PlayersText::From => "{player}, vanaf {percent}",
        PlayersText::WhiteNext => "{player} heeft straks wit",
        PlayersText::Score => "Score",
    }
}
