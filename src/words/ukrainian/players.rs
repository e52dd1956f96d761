//! The pages of players.

use crate::words::texts::*;

pub fn players_text(text: PlayersText) -> Text {
    match text {
        PlayersText::Reading => "Читання партій: {count} з {total}",
        PlayersText::NoPlayers => "Ще немає завершених партій з іменами гравців.",
        PlayersText::NoneFound => "Немає гравця з таким іменем.",
        PlayersText::NotYet => "ще немає",
        PlayersText::WhyNoRating => {
            "Зарахованих партій: {count} із {least}. Рахуються лише партії з однаковим годинником для обох, з початкової позиції та без підказок."
        }
        PlayersText::RatingNow => "поточний рейтинг",
        PlayersText::PointsOf => "{points} з {count} очок",
        PlayersText::AccuracyIn => "точність, {games}",
        PlayersText::Accuracy => "точність",
        PlayersText::TimeAMove => "середнє на хід",
        PlayersText::LongestSeries => "найкраща серія",
        PlayersText::MovesAGame => "середнє на партію",
        PlayersText::RatedGames => "зарахованих партій: {count}",
        PlayersText::Year => "Рік",
        PlayersText::All => "Усе",
        PlayersText::ScoreByColor => "За кольором",
        PlayersText::WonDrawnLost => "перемоги · нічиї · поразки",
        PlayersText::Against => "Проти: {player}",
        PlayersText::Computer => "комп’ютер",
        PlayersText::OpeningsWithWhite => "Дебюти білими",
        PlayersText::OpeningsWithBlack => "Дебюти чорними",
        PlayersText::OnePerson => "«{one}» і «{other}»: одна людина?",
        PlayersText::GamesUnder => "«{name}»: {games}.",
        PlayersText::FilesStay => "У файлах залишаться обидва імені.",
        PlayersText::RatingOf => "рейтинг {rating}",
        PlayersText::Expected => "очікування за рейтингом: {score}",
        PlayersText::WonBy => "{player}: {won}",
        PlayersText::LatestGames => "Останні партії",
        PlayersText::Latest => "Останні",
        PlayersText::DiscIs => "кружок — колір гравця {player}",
        PlayersText::ByColor => "За кольором",
        PlayersText::OpeningsBetween => "Ваші дебюти",
        PlayersText::ScoreOf => "рахунок: {player}",
        PlayersText::Records => "Рекорди",
        PlayersText::ShortestWin => "Швидка перемога",
        PlayersText::LongestGame => "Найдовша партія",
        PlayersText::LongestRun => "Найкраща серія",
        PlayersText::BestComeback => "Порятунок",
        PlayersText::MostAccurate => "Найточніша",
        PlayersText::TimeOfMove => "Час на хід",
        PlayersText::Matches => "Матчі",
        PlayersText::From => "{player}, з {percent}",
        PlayersText::WhiteNext => "Тепер білими: {player}",
        PlayersText::Score => "Рахунок",
    }
}
