//! The pages of players.

use crate::words::texts::*;

pub fn players_text(text: PlayersText) -> Text {
    match text {
        PlayersText::Reading => "Lendo as partidas: {count} de {total}",
        PlayersText::NoPlayers => "Ainda não há partidas terminadas com nomes.",
        PlayersText::NoneFound => "Ninguém tem esse nome.",
        PlayersText::NotYet => "ainda não",
        PlayersText::WhyNoRating => {
            "Partidas avaliadas até agora: {count} de {least}. Só contam as de relógio igual para ambos, desde a posição inicial e sem ajuda."
        }
        PlayersText::RatingNow => "rating atual",
        PlayersText::PointsOf => "{points} pontos de {count}",
        PlayersText::AccuracyIn => "precisão, {games}",
        PlayersText::Accuracy => "precisão",
        PlayersText::TimeAMove => "média por lance",
        PlayersText::LongestSeries => "maior sequência",
        PlayersText::MovesAGame => "média por partida",
        PlayersText::RatedGames => "partidas avaliadas: {count}",
        PlayersText::Year => "Ano",
        PlayersText::All => "Tudo",
        PlayersText::ScoreByColor => "Por cor",
        PlayersText::WonDrawnLost => "vitórias · empates · derrotas",
        PlayersText::Against => "Contra {player}",
        PlayersText::Computer => "o computador",
        PlayersText::OpeningsWithWhite => "Aberturas de brancas",
        PlayersText::OpeningsWithBlack => "Aberturas de pretas",
        PlayersText::OnePerson => "“{one}” e “{other}”: a mesma pessoa?",
        PlayersText::GamesUnder => "“{name}”: {games}.",
        PlayersText::FilesStay => "Os arquivos mantêm os dois nomes.",
        PlayersText::RatingOf => "rating {rating}",
        PlayersText::Expected => "esperado pelo rating: {score}",
        PlayersText::WonBy => "{player}: {won}",
        PlayersText::LatestGames => "As últimas partidas",
        PlayersText::Latest => "Últimas",
        PlayersText::DiscIs => "o círculo indica a cor de {player}",
        PlayersText::ByColor => "Por cor",
        PlayersText::OpeningsBetween => "Aberturas de vocês dois",
        PlayersText::ScoreOf => "pontos de {player}",
        PlayersText::Records => "Recordes",
        PlayersText::ShortestWin => "Vitória mais curta",
        PlayersText::LongestGame => "Maior partida",
        PlayersText::LongestRun => "Maior sequência",
        PlayersText::BestComeback => "Maior virada",
        PlayersText::MostAccurate => "Melhor precisão",
        PlayersText::TimeOfMove => "Tempo por lance",
        PlayersText::Matches => "Matches",
        PlayersText::From => "{player}, de {percent}",
        PlayersText::WhiteNext => "{player} terá as brancas",
        PlayersText::Score => "Pontos",
    }
}
