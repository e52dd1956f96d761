//! The pages of players.

use crate::words::texts::*;

pub fn players_text(text: PlayersText) -> Text {
    match text {
        PlayersText::Reading => "Čtení partií: {count} z {total}",
        PlayersText::NoPlayers => "Zatím tu není dohraná partie se jmény hráčů.",
        PlayersText::NoneFound => "Nikdo se tak nejmenuje.",
        PlayersText::NotYet => "zatím není",
        PlayersText::WhyNoRating => {
            "Započtené partie: {count} z {least}. Počítají se jen partie se stejnými hodinami pro oba, ze základního postavení a bez nápovědy."
        }
        PlayersText::RatingNow => "současný rating",
        PlayersText::PointsOf => "{points} z {count} bodů",
        PlayersText::AccuracyIn => "přesnost, {games}",
        PlayersText::Accuracy => "přesnost",
        PlayersText::TimeAMove => "průměr na tah",
        PlayersText::LongestSeries => "nejdelší série",
        PlayersText::MovesAGame => "průměr na partii",
        PlayersText::RatedGames => "započtené partie: {count}",
        PlayersText::Year => "Rok",
        PlayersText::All => "Vše",
        PlayersText::ScoreByColor => "Podle barvy",
        PlayersText::WonDrawnLost => "výhry · remízy · prohry",
        PlayersText::Against => "Proti: {player}",
        PlayersText::Computer => "počítač",
        PlayersText::OpeningsWithWhite => "Zahájení bílými",
        PlayersText::OpeningsWithBlack => "Zahájení černými",
        PlayersText::OnePerson => "„{one}“ a „{other}“: jedna osoba?",
        PlayersText::GamesUnder => "„{name}“: {games}.",
        PlayersText::FilesStay => "Soubory si ponechají obě jména.",
        PlayersText::RatingOf => "rating {rating}",
        PlayersText::Expected => "podle ratingu: {score}",
        PlayersText::WonBy => "{player}: {won}",
        PlayersText::LatestGames => "Poslední partie",
        PlayersText::Latest => "Poslední",
        PlayersText::DiscIs => "kolečko: barva hráče {player}",
        PlayersText::ByColor => "Podle barvy",
        PlayersText::OpeningsBetween => "Vaše zahájení",
        PlayersText::ScoreOf => "výsledek: {player}",
        PlayersText::Records => "Rekordy",
        PlayersText::ShortestWin => "Nejkratší výhra",
        PlayersText::LongestGame => "Nejdelší partie",
        PlayersText::LongestRun => "Nejdelší série",
        PlayersText::BestComeback => "Největší obrat",
        PlayersText::MostAccurate => "Nejpřesnější",
        PlayersText::TimeOfMove => "Čas na tah",
        PlayersText::Matches => "Zápasy",
        PlayersText::From => "{player}, z {percent}",
        PlayersText::WhiteNext => "Příště má bílé {player}",
        PlayersText::Score => "Body",
    }
}
