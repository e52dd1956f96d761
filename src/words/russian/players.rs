//! The pages of players.

use crate::words::texts::*;

pub fn players_text(text: PlayersText) -> Text {
    match text {
        PlayersText::Reading => "Чтение партий: {count} из {total}",
        PlayersText::NoPlayers => "Пока нет законченных партий с именами игроков.",
        PlayersText::NoneFound => "Нет игрока с таким именем.",
        PlayersText::NotYet => "пока нет",
        PlayersText::WhyNoRating => {
            "Зачтённых партий: {count} из {least}. Считаются только партии с равными часами у обоих, с начальной позиции и без подсказок."
        }
        PlayersText::RatingNow => "текущий рейтинг",
        PlayersText::PointsOf => "{points} из {count} очков",
        PlayersText::AccuracyIn => "точность, {games}",
        PlayersText::Accuracy => "точность",
        PlayersText::TimeAMove => "в среднем на ход",
        PlayersText::LongestSeries => "лучшая серия",
        PlayersText::MovesAGame => "в среднем на партию",
        PlayersText::RatedGames => "зачтённых партий: {count}",
        PlayersText::Year => "Год",
        PlayersText::All => "Всё",
        PlayersText::ScoreByColor => "По цвету",
        PlayersText::WonDrawnLost => "победы · ничьи · поражения",
        PlayersText::Against => "Против: {player}",
        PlayersText::Computer => "компьютер",
        PlayersText::OpeningsWithWhite => "Дебюты белыми",
        PlayersText::OpeningsWithBlack => "Дебюты чёрными",
        PlayersText::OnePerson => "«{one}» и «{other}»: один человек?",
        PlayersText::GamesUnder => "«{name}»: {games}.",
        PlayersText::FilesStay => "В файлах останутся оба имени.",
        PlayersText::RatingOf => "рейтинг {rating}",
        PlayersText::Expected => "ожидание по рейтингу: {score}",
        PlayersText::WonBy => "{player}: {won}",
        PlayersText::LatestGames => "Последние партии",
        PlayersText::Latest => "Последние",
        PlayersText::DiscIs => "кружок — цвет игрока {player}",
        PlayersText::ByColor => "По цвету",
        PlayersText::OpeningsBetween => "Ваши дебюты",
        PlayersText::ScoreOf => "счёт: {player}",
        PlayersText::Records => "Рекорды",
        PlayersText::ShortestWin => "Быстрая победа",
        PlayersText::LongestGame => "Длинная партия",
        PlayersText::LongestRun => "Лучшая серия",
        PlayersText::BestComeback => "Лучшее спасение",
        PlayersText::MostAccurate => "Лучшая точность",
        PlayersText::TimeOfMove => "Время на ход",
        PlayersText::Matches => "Матчи",
        PlayersText::From => "{player}, с {percent}",
        PlayersText::WhiteNext => "Теперь белыми: {player}",
        PlayersText::Score => "Счёт",
    }
}
