//! The pages of players.

use crate::words::texts::*;

pub fn players_text(text: PlayersText) -> Text {
    match text {
        PlayersText::Reading => "Lecture des parties\u{202f}: {count} sur {total}",
        PlayersText::NoPlayers => "Aucune partie terminée n’indique encore de joueur.",
        PlayersText::NoneFound => "Aucun joueur de ce nom.",
        PlayersText::NotYet => "pas encore",
        PlayersText::WhyNoRating => {
            "Parties comptées jusqu’ici : {count} sur {least}. Seules comptent celles à pendule égale pour les deux, depuis la position de départ et sans aide."
        }
        PlayersText::RatingNow => "Elo actuel",
        PlayersText::PointsOf => "{points} points sur {count}",
        PlayersText::AccuracyIn => "précision, {games}",
        PlayersText::Accuracy => "précision",
        PlayersText::TimeAMove => "moyenne par coup",
        PlayersText::LongestSeries => "plus longue série",
        PlayersText::MovesAGame => "moyenne par partie",
        PlayersText::RatedGames => "parties comptées : {count}",
        PlayersText::Year => "Année",
        PlayersText::All => "Tout",
        PlayersText::ScoreByColor => "Score par couleur",
        PlayersText::WonDrawnLost => "gains · nulles · pertes",
        PlayersText::Against => "Contre {player}",
        PlayersText::Computer => "l’ordinateur",
        PlayersText::OpeningsWithWhite => "Ouvertures avec les Blancs",
        PlayersText::OpeningsWithBlack => "Ouvertures avec les Noirs",
        PlayersText::OnePerson => {
            "«\u{202f}{one}\u{202f}» et «\u{202f}{other}\u{202f}»\u{202f}: une seule personne\u{202f}?"
        }
        PlayersText::GamesUnder => "«\u{202f}{name}\u{202f}»\u{202f}: {games}.",
        PlayersText::FilesStay => "Les fichiers gardent les deux noms.",
        PlayersText::RatingOf => "Elo {rating}",
        PlayersText::Expected => "attendu d’après l’Elo\u{202f}: {score}",
        PlayersText::WonBy => "{player}\u{202f}: {won}",
        PlayersText::LatestGames => "Les dernières parties",
        PlayersText::Latest => "Dernières",
        PlayersText::DiscIs => "pastille\u{202f}: couleur jouée par {player}",
        PlayersText::ByColor => "Par couleur",
        PlayersText::OpeningsBetween => "Vos ouvertures",
        PlayersText::ScoreOf => "score pour {player}",
        PlayersText::Records => "Records",
        PlayersText::ShortestWin => "Gain le plus court",
        PlayersText::LongestGame => "Partie la plus longue",
        PlayersText::LongestRun => "Plus longue série",
        PlayersText::BestComeback => "Meilleure remontée",
        PlayersText::MostAccurate => "Meilleure précision",
        PlayersText::TimeOfMove => "Temps par coup",
        PlayersText::Matches => "Matchs",
        PlayersText::From => "{player}, de {percent}",
        PlayersText::WhiteNext => "{player} aura les Blancs",
        PlayersText::Score => "Score",
    }
}
