//! The pages of players.

use crate::words::texts::*;

pub fn players_text(text: PlayersText) -> Text {
    match text {
        PlayersText::Reading => "Odczyt partii: {count} z {total}",
        PlayersText::NoPlayers => "Nie ma jeszcze zakończonej partii z nazwami graczy.",
        PlayersText::NoneFound => "Nie ma takiego gracza.",
        PlayersText::NotYet => "jeszcze brak",
        PlayersText::WhyNoRating => {
            "Zaliczone partie: {count} z {least}. Liczą się tylko partie z równym zegarem dla obu, od pozycji początkowej i bez pomocy."
        }
        PlayersText::RatingNow => "obecny ranking",
        PlayersText::PointsOf => "{points} z {count} pkt",
        PlayersText::AccuracyIn => "dokładność, {games}",
        PlayersText::Accuracy => "dokładność",
        PlayersText::TimeAMove => "średnio na ruch",
        PlayersText::LongestSeries => "najdłuższa seria",
        PlayersText::MovesAGame => "średnio na partię",
        PlayersText::RatedGames => "zaliczone partie: {count}",
        PlayersText::Year => "Rok",
        PlayersText::All => "Całość",
        PlayersText::ScoreByColor => "Według koloru",
        PlayersText::WonDrawnLost => "wygrane · remisy · przegrane",
        PlayersText::Against => "Kontra {player}",
        PlayersText::Computer => "komputer",
        PlayersText::OpeningsWithWhite => "Debiuty białymi",
        PlayersText::OpeningsWithBlack => "Debiuty czarnymi",
        PlayersText::OnePerson => "„{one}” i „{other}”: ta sama osoba?",
        PlayersText::GamesUnder => "„{name}”: {games}.",
        PlayersText::FilesStay => "Pliki zachowają obie nazwy.",
        PlayersText::RatingOf => "ranking {rating}",
        PlayersText::Expected => "według rankingu: {score}",
        PlayersText::WonBy => "{player}: {won}",
        PlayersText::LatestGames => "Ostatnie partie",
        PlayersText::Latest => "Ostatnie",
        PlayersText::DiscIs => "kółko: kolor gracza {player}",
        PlayersText::ByColor => "Według koloru",
        PlayersText::OpeningsBetween => "Wasze debiuty",
        PlayersText::ScoreOf => "wynik: {player}",
        PlayersText::Records => "Rekordy",
        PlayersText::ShortestWin => "Najszybsza wygrana",
        PlayersText::LongestGame => "Najdłuższa partia",
        PlayersText::LongestRun => "Najdłuższa seria",
        PlayersText::BestComeback => "Odrobione straty",
        PlayersText::MostAccurate => "Najdokładniejsza",
        PlayersText::TimeOfMove => "Czas na ruch",
        PlayersText::Matches => "Mecze",
        PlayersText::From => "{player}, od {percent}",
        PlayersText::WhiteNext => "{player} zagra białymi",
        PlayersText::Score => "Wynik",
    }
}
