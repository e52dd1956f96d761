//! Analysis in the review.

use super::sentence::Sentence;
use std::time::Duration;

use crate::app::{JudgedMove, Review};
use crate::tree::Score;
use crate::words::{Phrase, Words};

impl Words {
    /// A bad move: `Blunder (+0.4 → −3.1). Nxe5 was best.`
    pub(super) fn judged_move(self, judged: &JudgedMove) -> Sentence {
        let before = judged
            .before
            .map(|before| format!("{} → ", self.pawns(before)));
        let after = self.pawns(judged.after);
        let scores = format!(" ({}{after}).", before.unwrap_or_default());
        let best = judged.best.as_ref();
        let best = best.map_or(String::new(), |best| format!(" {}", self.was_best(best)));
        Sentence {
            lead: self.text(Phrase::Judged(judged.judgement)).to_string(),
            text: scores + &best,
            ..Sentence::default()
        }
    }

    /// `Nxe5 was best.`
    pub fn was_best(self, san: &str) -> String {
        self.phrase(Phrase::WasBest, &[("move", &self.san(san))])
    }

    /// A score in pawns for White, or the moves to mate: `+0.4`, `−3.1`, `#−3`.
    pub fn pawns(self, score: Score) -> String {
        match score {
            Score::Centipawns(value) => {
                let tenths = (value.unsigned_abs() + 5) / 10;
                let sign = match value {
                    _ if tenths == 0 => "",
                    ..0 => "−",
                    _ => "+",
                };
                self.decimal(format!("{sign}{}.{}", tenths / 10, tenths % 10))
            }
            Score::Mate(_) => score.to_string().replace('-', "−"),
        }
    }

    /// The heading of the analysis: `Deskmate · depth 18 · 1.1 M positions/s`, without a speed that is not known.
    pub fn analysis_heading(self, engine: Option<&str>, depth: u8, speed: u64) -> String {
        let engine = engine.unwrap_or("Deskmate");
        let depth = self.depth(depth);
        match speed {
            0 => format!("{engine} · {depth}"),
            _ => format!("{engine} · {depth} · {}", self.positions_a_second(speed)),
        }
    }

    /// `depth 18`
    pub fn depth(self, depth: u8) -> String {
        self.phrase(Phrase::Depth, &[("depth", &depth)])
    }

    /// White's chances in the variation shown: `line 24…Kb6: 45 %`.
    pub fn chances_of_line(self, review: &Review, percent: &str) -> String {
        let first = review.off_main_line().first().copied();
        let Some(written) = first.and_then(|node| review.written(node)) else {
            return percent.to_owned();
        };
        let mv = self.numbered_move(written.color, written.number, &written.san);
        self.phrase(
            Phrase::ChancesOfLine,
            &[("move", &mv), ("percent", &percent)],
        )
    }

    /// `1.1 M positions/s`
    pub fn positions_a_second(self, speed: u64) -> String {
        self.phrase(Phrase::Speed, &[("speed", &self.speed(speed))])
    }

    /// A speed in few letters: `1.1 M`.
    pub fn speed(self, speed: u64) -> String {
        match speed {
            0..1_000 => speed.to_string(),
            1_000..1_000_000 => format!("{} k", speed / 1_000),
            _ => self.decimal(format!(
                "{}.{} M",
                speed / 1_000_000,
                speed % 1_000_000 / 100_000
            )),
        }
    }

    /// How long an engine took to begin.
    pub fn ready_in(self, time: Duration) -> String {
        let tenths = time.as_millis().div_ceil(100);
        let seconds = self.decimal(format!("{}.{}", tenths / 10, tenths % 10));
        self.phrase(Phrase::ReadyIn, &[("seconds", &seconds)])
    }

    /// The heading of the analysis before the first line is found, or if the game is over.
    pub fn analysis_waits(self, engine: Option<&str>, is_over: bool) -> &str {
        if is_over {
            self.text(Phrase::GameIsOver)
        } else {
            engine.unwrap_or("Deskmate")
        }
    }

    /// White's chances in percent; where a mate is forced, the moves to it.
    pub fn chances(self, percent: f64, score: Option<Score>) -> String {
        match score {
            Some(Score::Mate(moves)) if moves != 0 => self.pawns(Score::Mate(moves)),
            _ => self.percent(percent),
        }
    }

    /// A part of a hundred.
    pub fn percent(self, percent: f64) -> String {
        self.phrase(Phrase::Percent, &[("number", &format!("{percent:.0}"))])
    }

    /// A player's accuracy in percent: `accuracy 96 %`
    pub fn accuracy(self, accuracy: f64) -> String {
        self.phrase(Phrase::Accuracy, &[("number", &format!("{accuracy:.0}"))])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::Judgement;

    #[test]
    fn a_bad_move_is_told_with_its_scores() {
        let told = |judgement, before, after, best: Option<&str>| {
            let Sentence { lead, text, end } = Words::ENGLISH.judged_move(&JudgedMove {
                judgement,
                before: Some(before),
                after,
                best: best.map(str::to_owned),
            });
            lead + &text + &end
        };
        assert_eq!(
            told(
                Judgement::Blunder,
                Score::Centipawns(35),
                Score::Centipawns(-310),
                Some("Nxe5")
            ),
            "Blunder (+0.4 → −3.1). Nxe5 was best."
        );
        assert_eq!(
            told(
                Judgement::Mistake,
                Score::Centipawns(0),
                Score::Mate(-3),
                None
            ),
            "Mistake (0.0 → #−3)."
        );
        assert_eq!(
            told(
                Judgement::Inaccuracy,
                Score::Mate(2),
                Score::Centipawns(1200),
                None
            ),
            "Inaccuracy (#2 → +12.0)."
        );
    }

    #[test]
    fn headings_have_round_numbers() {
        let speeds = [1, 999, 1_000, 999_999, 1_000_000, 1_190_000].map(|speed| {
            Words::ENGLISH
                .analysis_heading(None, 18, speed)
                .trim_start_matches("Deskmate · depth 18 · ")
                .trim_end_matches(" positions/s")
                .to_owned()
        });
        assert_eq!(speeds, ["1", "999", "1 k", "999 k", "1.0 M", "1.1 M"]);
        assert_eq!(
            Words::ENGLISH.analysis_heading(Some("stockfish"), 9, 5),
            "stockfish · depth 9 · 5 positions/s"
        );
        assert_eq!(
            Words::ENGLISH.analysis_heading(None, 18, 0),
            "Deskmate · depth 18"
        );
        assert_eq!(
            Words::ENGLISH.analysis_waits(None, true),
            "The game is over"
        );
        assert_eq!(Words::ENGLISH.analysis_waits(None, false), "Deskmate");
        assert_eq!(
            Words::ENGLISH.analysis_waits(Some("Stockfish"), false),
            "Stockfish"
        );
        assert_eq!(Words::ENGLISH.percent(78.6), "79 %");
        assert_eq!(Words::ENGLISH.accuracy(96.2), "accuracy 96 %");
    }
}
