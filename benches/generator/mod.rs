//! Random games for benchmarks, the same in every run.
//!
//! The moves come from another library, so that the measured one does not generate its own input.

use std::fmt::Write;
use std::time::Duration;

use shakmaty::san::SanPlus;
use shakmaty::{Chess, Color, KnownOutcome, Outcome, Position};

/// Random numbers from a seed (SplitMix64).
pub struct Random(pub u64);

impl Random {
    /// A number from 0 up to, but not including, `end`.
    pub fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^= bits >> 31;
        (bits % end as u64) as usize
    }

    /// A game's length in half-moves: 20 to 140, mostly about 80, as in games between people.
    fn plies(&mut self) -> usize {
        20 + self.below(61) + self.below(61)
    }

    /// Plays a random legal move and writes it; `None` at the end of the game.
    fn play(&mut self, position: &mut Chess) -> Option<SanPlus> {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return None;
        }
        let mv = moves[self.below(moves.len())];
        Some(SanPlus::from_move_and_play_unchecked(position, mv))
    }
}

/// One position from each of this many games.
pub fn positions(count: usize, random: &mut Random) -> Vec<Chess> {
    let position = |_| {
        let mut position = Chess::default();
        for _ in 0..random.plies() {
            random.play(&mut position);
        }
        position
    };
    (0..count).map(position).collect()
}

/// Games in export format.
pub struct Games {
    /// The text of the file.
    pub text: String,
    /// The number of half-moves in it.
    pub plies: u64,
}

impl Games {
    /// Games that are not annotated, or with the clock after each move.
    pub fn random(count: usize, with_clocks: bool, random: &mut Random) -> Games {
        let mut games = Games {
            text: String::new(),
            plies: 0,
        };
        for number in 1..=count {
            games.add(number, with_clocks, random);
        }
        games
    }

    fn add(&mut self, number: usize, with_clocks: bool, random: &mut Random) {
        let mut position = Chess::default();
        let mut words = Vec::new();
        let mut clocks = [Duration::from_secs(600); 2];
        for ply in 0..random.plies() {
            let Some(san) = random.play(&mut position) else {
                break;
            };
            if ply % 2 == 0 || with_clocks {
                let dots = if ply % 2 == 0 { "." } else { "..." };
                words.push(format!("{}{dots}", ply / 2 + 1));
            }
            words.push(san.to_string());
            if with_clocks {
                let clock = &mut clocks[ply % 2];
                *clock = clock.saturating_sub(Duration::from_secs(random.below(15) as u64));
                words.push(clock_comment(*clock));
            }
            self.plies += 1;
        }
        let result = result(&position, random);
        words.push(result.to_string());
        self.add_tags(number, result, random);
        self.add_lines(&words);
    }

    fn add_tags(&mut self, number: usize, result: Outcome, random: &mut Random) {
        let date = format!("2026.{:02}.{:02}", 1 + number / 28 % 12, 1 + number % 28);
        let players = [random.below(5000), random.below(5000)];
        for (name, value) in [
            ("Event", "Random play".to_owned()),
            ("Site", "Nowhere".to_owned()),
            ("Date", date),
            ("Round", number.to_string()),
            ("White", format!("Player, Number {}", players[0])),
            ("Black", format!("Player, Number {}", players[1])),
            ("Result", result.to_string()),
        ] {
            writeln!(self.text, "[{name} \"{value}\"]").expect("memory");
        }
        self.text.push('\n');
    }

    /// Adds words in lines of less than 80 characters, and a blank line.
    fn add_lines(&mut self, words: &[String]) {
        let mut width = 0;
        for word in words {
            if width > 0 {
                let is_full = width + 1 + word.len() > 79;
                self.text.push(if is_full { '\n' } else { ' ' });
                width = if is_full { 0 } else { width + 1 };
            }
            self.text.push_str(word);
            width += word.len();
        }
        self.text.push_str("\n\n");
    }
}

/// The result on the board, or else one that two people might have agreed on.
fn result(position: &Chess, random: &mut Random) -> Outcome {
    if position.outcome().is_known() {
        return position.outcome();
    }
    let agreed = [
        KnownOutcome::Draw,
        KnownOutcome::Decisive {
            winner: Color::White,
        },
        KnownOutcome::Decisive {
            winner: Color::Black,
        },
    ];
    Outcome::Known(agreed[random.below(agreed.len())])
}

fn clock_comment(clock: Duration) -> String {
    let seconds = clock.as_secs();
    let (minutes, seconds) = (seconds / 60, seconds % 60);
    format!("{{[%clk 0:{minutes:02}:{seconds:02}]}}")
}
