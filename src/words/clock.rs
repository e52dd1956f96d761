//! The big clock.

use std::time::Duration;

use crate::app::{BigClock, ClockQuestion, ClockState};
use crate::game::{Bonus, Stage, TimeControl, write_seconds};
use crate::rules::Color;
use crate::words::{Counted, Phrase, Sentence, Words};

impl Words {
    /// The number of the move that a side is making, or has made last; empty before the first.
    pub fn clock_move(self, clock: &BigClock, color: Color) -> String {
        match clock.move_number(color) {
            0 => String::new(),
            number => self.phrase(Phrase::MoveNumber, &[("number", &number)]),
        }
    }

    /// The times of a side below its digits: `10 minutes · delay 5 s`, and while the delay runs what is left of it.
    pub fn clock_times(self, clock: &BigClock, color: Color, now: Duration) -> String {
        let clock = clock.clock();
        let control = &clock.control()[color];
        let delay = clock.delay_left(now);
        let delay = (clock.running() == Some(color) && !delay.is_zero()).then_some(delay);
        if let TimeControl::Stages(stages) = control
            && let [stage] = &stages[..]
            && stage.moves.is_none()
        {
            return self.only_stage(stage, delay);
        }
        let to_go = clock.moves_to_go(color);
        let to_go = to_go.map(|moves| self.moves_to_go(moves));
        self.with_note(self.time_control(control), to_go)
    }

    fn only_stage(self, stage: &Stage, delay: Option<Duration>) -> String {
        let seconds = |phrase, time| {
            let time = self.decimal(write_seconds(time));
            self.phrase(phrase, &[("seconds", &time)])
        };
        let bonus = match (stage.bonus, delay) {
            (Bonus::None, _) => None,
            (Bonus::Increment(time), _) => Some(seconds(Phrase::SecondsAMove, time)),
            (Bonus::Bronstein(time), _) => Some(seconds(Phrase::SecondsBack, time)),
            (Bonus::Delay(time), None) => Some(seconds(Phrase::DelayOf, time)),
            (Bonus::Delay(_), Some(left)) => {
                let left = self.minutes_left(left);
                Some(self.phrase(Phrase::DelayLeft, &[("time", &left)]))
            }
        };
        self.with_note(self.stage_time(stage.time), bonus)
    }

    fn with_note(self, text: String, note: Option<String>) -> String {
        match note {
            Some(note) => format!("{text} · {note}"),
            None => text,
        }
    }

    /// `10 minutes`, `25 seconds`, `1:30+0`
    fn stage_time(self, time: Duration) -> String {
        let seconds = time.as_secs();
        let is_whole = time.subsec_nanos() == 0;
        if is_whole && seconds.is_multiple_of(60) {
            self.counted(Counted::Minutes, (seconds / 60) as usize)
        } else if is_whole && seconds < 60 {
            self.counted(Counted::Seconds, seconds as usize)
        } else {
            self.time_control(&TimeControl::all_moves(time, Bonus::None))
        }
    }

    /// What a player does next on his half; empty if he waits.
    pub fn clock_hint(self, clock: &BigClock, color: Color) -> &'static str {
        let is_moving = clock.turn() == color;
        match clock.state() {
            ClockState::Ready if is_moving => self.text(Phrase::WhiteBegins),
            ClockState::Ready => self.text(Phrase::TapToBegin),
            ClockState::Going if is_moving => self.text(Phrase::TapAfterMove),
            ClockState::Paused if is_moving => self.text(Phrase::Paused),
            ClockState::Over if is_moving => self.text(Phrase::TimeIsOver),
            _ => "",
        }
    }

    /// A question of the big clock.
    pub fn clock_question(self, question: ClockQuestion) -> Sentence {
        let (lead, text) = match question {
            ClockQuestion::StartAgain => (Phrase::AskStartAgain, Phrase::AboutStartingAgain),
            ClockQuestion::Close => (Phrase::AskCloseClock, Phrase::AboutClosingClock),
        };
        Sentence {
            lead: self.text(lead).to_string(),
            text: self.text(text).to_string(),
            ..Sentence::default()
        }
    }

    /// The button for the sound.
    pub fn sound_button(self, is_on: bool) -> &'static str {
        self.text(if is_on {
            Phrase::Sound
        } else {
            Phrase::SoundOff
        })
    }
}
