//! The pages of players.

use crate::words::texts::*;

pub fn players_text(text: PlayersText) -> Text {
    match text {
        PlayersText::Reading => "Lettura delle partite: {count} di {total}",
        PlayersText::NoPlayers => "Nessuna partita conclusa riporta ancora nomi.",
        PlayersText::NoneFound => "Nessun giocatore con questo nome.",
        PlayersText::NotYet => "non ancora",
        PlayersText::WhyNoRating => {
            "Partite valutate finora: {count} su {least}. Valgono solo quelle con lo stesso orologio per entrambi, dalla posizione iniziale e senza aiuti."
        }
        PlayersText::RatingNow => "Elo attuale",
        PlayersText::PointsOf => "{points} punti su {count}",
        PlayersText::AccuracyIn => "precisione, {games}",
        PlayersText::Accuracy => "precisione",
        PlayersText::TimeAMove => "media per mossa",
        PlayersText::LongestSeries => "serie più lunga",
        PlayersText::MovesAGame => "media per partita",
        PlayersText::RatedGames => "partite valutate: {count}",
        PlayersText::Year => "Anno",
        PlayersText::All => "Tutto",
        PlayersText::ScoreByColor => "Punti per colore",
        PlayersText::WonDrawnLost => "vinte · patte · perse",
        PlayersText::Against => "Contro {player}",
        PlayersText::Computer => "il computer",
        PlayersText::OpeningsWithWhite => "Aperture col Bianco",
        PlayersText::OpeningsWithBlack => "Aperture col Nero",
        PlayersText::OnePerson => "«{one}» e «{other}»: la stessa persona?",
        PlayersText::GamesUnder => "«{name}»: {games}.",
        PlayersText::FilesStay => "I file conservano entrambi i nomi.",
        PlayersText::RatingOf => "Elo {rating}",
        PlayersText::Expected => "atteso in base all’Elo: {score}",
        PlayersText::WonBy => "{player}: {won}",
        PlayersText::LatestGames => "Le ultime partite",
        PlayersText::Latest => "Ultime",
        PlayersText::DiscIs => "il cerchio indica il colore di {player}",
        PlayersText::ByColor => "Per colore",
        PlayersText::OpeningsBetween => "Le vostre aperture",
        PlayersText::ScoreOf => "punti di {player}",
        PlayersText::Records => "Primati",
        PlayersText::ShortestWin => "Vittoria più breve",
        PlayersText::LongestGame => "Partita più lunga",
        PlayersText::LongestRun => "Serie più lunga",
        PlayersText::BestComeback => "Miglior rimonta",
        PlayersText::MostAccurate => "Miglior precisione",
        PlayersText::TimeOfMove => "Tempo per mossa",
        PlayersText::Matches => "Match",
        PlayersText::From => "{player}, da {percent}",
        PlayersText::WhiteNext => "{player} avrà il Bianco",
        PlayersText::Score => "Punti",
    }
}
