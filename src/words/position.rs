//! The search for a position.

use crate::app::SoughtKind;
use crate::rules::Color;
use crate::storage::library::{Explored, Results, Stood};
use crate::words::{Counted, Phrase, Text, Words};
use std::fmt::Display;

impl Words {
    /// What has to be the same.
    pub fn sought_kind(self, kind: SoughtKind) -> Text {
        self.text(match kind {
            SoughtKind::Exact => Phrase::SoughtExact,
            SoughtKind::Pawns => Phrase::SoughtPawns,
            SoughtKind::Material => Phrase::SoughtMaterial,
        })
    }

    /// The same in a sentence.
    pub fn about_sought(self, kind: SoughtKind) -> Text {
        self.text(match kind {
            SoughtKind::Exact => Phrase::AboutExact,
            SoughtKind::Pawns => Phrase::AboutPawns,
            SoughtKind::Material => Phrase::AboutMaterial,
        })
    }

    /// The switch that looks for exchanged colours too.
    pub fn also_exchanged(self) -> Text {
        self.text(Phrase::AlsoExchanged)
    }

    /// The side that is to move; in a structure or material, when it arises.
    pub fn sought_turn(self, kind: SoughtKind) -> Text {
        self.text(match kind {
            SoughtKind::Exact => Phrase::SideToMove,
            SoughtKind::Pawns | SoughtKind::Material => Phrase::SideToMoveAtFirst,
        })
    }

    /// A side that is to move; `None` for either.
    pub fn side_or_either(self, side: Option<Color>) -> Text {
        side.map_or_else(|| self.text(Phrase::EitherSide), |side| self.side(side))
    }

    /// `This pawn structure: 14 games, 3 with colours exchanged`; in short without the latter.
    pub fn found_title(self, kind: SoughtKind, found: &Explored, is_whole: bool) -> String {
        let phrase = match kind {
            SoughtKind::Exact => Phrase::ThisPosition,
            SoughtKind::Pawns => Phrase::ThisStructure,
            SoughtKind::Material => Phrase::ThisMaterial,
        };
        let games = self.game_count(found.all.games);
        let text = self.phrase(phrase, &[("games", &games)]);
        if found.exchanged == 0 || !is_whole {
            return text;
        }
        let count = self.grouped(found.exchanged);
        self.phrase(Phrase::SomeExchanged, &[("text", &text), ("count", &count)])
    }

    /// How many games were looked through.
    pub fn searched(self, games: usize, is_of_list: bool) -> String {
        let games = self.game_count(games);
        let phrase = if is_of_list {
            Phrase::SearchedOfList
        } else {
            Phrase::SearchedGames
        };
        self.phrase(phrase, &[("games", &games)])
    }

    /// `White: 5 won`, `4 drawn`, `Black: 5 won`.
    pub fn shares_of_results(self, results: Results) -> [String; 3] {
        let won = |side, games| {
            let (side, games) = (self.side(side), self.counted(Counted::WonGames, games));
            self.phrase(Phrase::WithColon, &[("text", &side), ("rest", &games)])
        };
        [
            won(Color::White, results.white),
            self.counted(Counted::DrawnGames, results.draws),
            won(Color::Black, results.black),
        ]
    }

    /// All results with their shares: `White: 5 won (50 %) · 3 drawn (30 %) · Black: 2 won (20 %)`.
    pub fn results(self, results: Results) -> String {
        let counts = [results.white, results.draws, results.black];
        let total = counts.iter().sum::<usize>().max(1) as f64;
        let shares = self.shares_of_results(results);
        let said = shares.iter().zip(counts).map(|(share, count)| {
            let percent = self.percent(100.0 * count as f64 / total);
            format!("{share} ({percent})")
        });
        said.collect::<Vec<_>>().join(" · ")
    }

    /// For how long a structure or material stood; `None` without games.
    pub fn stood(self, stood: &Stood) -> Option<String> {
        let moves = self.counted(Counted::Moves, stood.mean_moves()? as usize);
        let (from, to) = stood.usual_moves()?;
        if from == to {
            let when = self.stood_in((from, to));
            return Some(format!("{} · {when}", self.text(Phrase::ItStood)));
        }
        let values: [(&str, &dyn Display); 3] = [("moves", &moves), ("from", &from), ("to", &to)];
        Some(self.phrase(Phrase::StoodFor, &values))
    }

    /// When it stood in a game: `moves 9–22`.
    pub fn stood_in(self, (from, to): (u32, u32)) -> String {
        if from == to {
            return self.phrase(Phrase::MoveNumber, &[("number", &from)]);
        }
        self.phrase(Phrase::MovesFromTo, &[("from", &from), ("to", &to)])
    }
}
