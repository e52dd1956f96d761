//! The pages of players.

use crate::words::texts::*;

pub fn players_text(text: PlayersText) -> Text {
    match text {
        PlayersText::Reading => "Partien werden gelesen: {count} von {total}",
        PlayersText::NoPlayers => "Noch keine beendete Partie nennt Spieler.",
        PlayersText::NoneFound => "Niemand heißt so.",
        PlayersText::NotYet => "noch keine",
        PlayersText::WhyNoRating => {
            "Gewertete Partien bisher: {count} von {least}. Gewertet werden nur Partien mit gleicher Uhr für beide, aus der Grundstellung und ohne Hilfe."
        }
        PlayersText::RatingNow => "Wertung jetzt",
        PlayersText::PointsOf => "{points} von {count} Punkten",
        PlayersText::AccuracyIn => "Genauigkeit, {games}",
        PlayersText::Accuracy => "Genauigkeit",
        PlayersText::TimeAMove => "je Zug im Mittel",
        PlayersText::LongestSeries => "längste Siegesserie",
        PlayersText::MovesAGame => "je Partie im Mittel",
        PlayersText::RatedGames => "gewertete Partien: {count}",
        PlayersText::Year => "Jahr",
        PlayersText::All => "Alles",
        PlayersText::ScoreByColor => "Nach Farbe",
        PlayersText::WonDrawnLost => "gewonnen · remis · verloren",
        PlayersText::Against => "Gegen {player}",
        PlayersText::Computer => "den Computer",
        PlayersText::OpeningsWithWhite => "Eröffnungen mit Weiß",
        PlayersText::OpeningsWithBlack => "Eröffnungen mit Schwarz",
        PlayersText::OnePerson => "„{one}“ und „{other}“: eine Person?",
        PlayersText::GamesUnder => "„{name}“: {games}.",
        PlayersText::FilesStay => "Die Dateien behalten beide Namen.",
        PlayersText::RatingOf => "Wertung {rating}",
        PlayersText::Expected => "nach Wertung erwartet: {score}",
        PlayersText::WonBy => "{won} für {player}",
        PlayersText::LatestGames => "Die letzten Partien",
        PlayersText::Latest => "Letzte",
        PlayersText::DiscIs => "der Kreis zeigt die Farbe von {player}",
        PlayersText::ByColor => "Nach Farbe",
        PlayersText::OpeningsBetween => "Eröffnungen von euch beiden",
        PlayersText::ScoreOf => "Punkte von {player}",
        PlayersText::Records => "Rekorde",
        PlayersText::ShortestWin => "Kürzester Sieg",
        PlayersText::LongestGame => "Längste Partie",
        PlayersText::LongestRun => "Längste Serie",
        PlayersText::BestComeback => "Aufholjagd",
        PlayersText::MostAccurate => "Am genauesten",
        PlayersText::TimeOfMove => "Zeit je Zug",
        PlayersText::Matches => "Wettkämpfe",
        PlayersText::From => "{player}, von {percent}",
        PlayersText::WhiteNext => "{player} hat als Nächstes Weiß",
        PlayersText::Score => "Punkte",
    }
}
