//! The pages of players.

use crate::words::texts::*;

pub fn players_text(text: PlayersText) -> Text {
    match text {
        PlayersText::Reading => "Leyendo las partidas: {count} de {total}",
        PlayersText::NoPlayers => "Aún no hay partidas terminadas con nombres.",
        PlayersText::NoneFound => "Nadie se llama así.",
        PlayersText::NotYet => "aún no",
        PlayersText::WhyNoRating => {
            "Partidas valoradas hasta ahora: {count} de {least}. Solo cuentan las de igual reloj para ambos, desde la posición inicial y sin ayuda."
        }
        PlayersText::RatingNow => "Elo actual",
        PlayersText::PointsOf => "{points} puntos de {count}",
        PlayersText::AccuracyIn => "precisión, {games}",
        PlayersText::Accuracy => "precisión",
        PlayersText::TimeAMove => "media por jugada",
        PlayersText::LongestSeries => "mejor racha",
        PlayersText::MovesAGame => "media por partida",
        PlayersText::RatedGames => "partidas valoradas: {count}",
        PlayersText::Year => "Año",
        PlayersText::All => "Todo",
        PlayersText::ScoreByColor => "Por color",
        PlayersText::WonDrawnLost => "ganadas · tablas · perdidas",
        PlayersText::Against => "Contra {player}",
        PlayersText::Computer => "el ordenador",
        PlayersText::OpeningsWithWhite => "Aperturas con blancas",
        PlayersText::OpeningsWithBlack => "Aperturas con negras",
        PlayersText::OnePerson => "«{one}» y «{other}»: ¿la misma persona?",
        PlayersText::GamesUnder => "«{name}»: {games}.",
        PlayersText::FilesStay => "Los archivos conservan los dos nombres.",
        PlayersText::RatingOf => "Elo {rating}",
        PlayersText::Expected => "esperado según el Elo: {score}",
        PlayersText::WonBy => "{player}: {won}",
        PlayersText::LatestGames => "Las últimas partidas",
        PlayersText::Latest => "Últimas",
        PlayersText::DiscIs => "el círculo indica el color de {player}",
        PlayersText::ByColor => "Por color",
        PlayersText::OpeningsBetween => "Vuestras aperturas",
        PlayersText::ScoreOf => "puntos de {player}",
        PlayersText::Records => "Récords",
        PlayersText::ShortestWin => "Victoria más corta",
        PlayersText::LongestGame => "Partida más larga",
        PlayersText::LongestRun => "Mejor racha",
        PlayersText::BestComeback => "Mejor remontada",
        PlayersText::MostAccurate => "Mejor precisión",
        PlayersText::TimeOfMove => "Tiempo por jugada",
        PlayersText::Matches => "Matches",
        PlayersText::From => "{player}, desde {percent}",
        PlayersText::WhiteNext => "{player} llevará blancas",
        PlayersText::Score => "Puntos",
    }
}
