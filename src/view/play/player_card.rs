//! What a player's card shows.

use std::time::Duration;

use crate::app::{LiveGame, Now};
use crate::engine::Strength;
use crate::game::{Game, TimeControl, material_lead};
use crate::rules::{Color, Role};
use crate::view::scene::theme::{Rgba, Theme};
use crate::words::{Phrase, Text, Words};

/// A player's card.
pub(in crate::view) struct PlayerCard<'a> {
    pub(super) color: Color,
    /// The name, if there is one.
    pub(super) name: Option<&'a str>,
    /// Whether it is highlighted.
    pub(super) active: bool,
    /// What became of the player at the end of the game: `Won`, `Checkmated`.
    pub(super) fate: Option<Fate>,
    pub(super) clock: Option<ClockFace>,
    /// The pieces that the side has captured.
    pub(super) captured: Vec<Role>,
    /// Its material advantage in pawns.
    pub(super) lead: i32,
    /// What the card says of the program, if that plays.
    pub(super) program: Option<ProgramCard>,
    /// How many hints the player has used, if any.
    pub(super) hints: Option<String>,
    /// Against the program: that takebacks are free, or how many there were.
    pub(super) takebacks: Option<String>,
    /// Its points against the opponent, once they have played a game.
    pub(super) points: Option<String>,
    /// The first of the sizes that its name may have.
    pub(super) first_size: usize,
    /// By how much the other name is wider, in pixels: both players are told the same of the game beside their names.
    pub(super) less_wide: i32,
}

/// What became of a player.
#[derive(Clone, Copy)]
pub(super) struct Fate {
    pub(super) text: Text,
    /// Whether he has won; nothing in a draw.
    has_won: Option<bool>,
}

impl Fate {
    pub(super) fn ink(self, theme: &Theme) -> Rgba {
        match self.has_won {
            Some(true) => theme.good,
            Some(false) => theme.red,
            None => theme.text,
        }
    }
}

/// The clock on a card.
pub(super) struct ClockFace {
    pub(super) text: String,
    /// Why it is not running.
    pub(super) state: Option<String>,
    /// How many moves are left to the next control.
    pub(super) to_go: Option<String>,
    /// The same where there is little room.
    pub(super) short_to_go: Option<String>,
    pub(super) runs: bool,
    pub(super) is_low: bool,
    /// Whether the card is lit to warn of low time.
    pub(super) is_lit: bool,
}

impl<'a> PlayerCard<'a> {
    /// What a person against the program has been allowed and helped with, first with all of it, and then with less.
    pub(super) fn allowances(&self) -> impl Iterator<Item = String> + '_ {
        let [takebacks, hints] = [&self.takebacks, &self.hints].map(Option::as_deref);
        let both = takebacks.zip(hints);
        let both = both.map(|(takebacks, hints)| format!("{takebacks} · {hints}"));
        let alone = hints.or(takebacks).map(str::to_owned);
        both.into_iter().chain(alone)
    }

    /// The card of a side in the game in progress. `held` means that a dialog holds its clocks.
    pub(in crate::view) fn in_play(
        live: &'a LiveGame,
        color: Color,
        held: bool,
        now: Now,
        words: Words,
    ) -> PlayerCard<'a> {
        let (game, shown) = (live.game(), live.shown());
        let record = game.record();
        let active = live.is_on_move(color);
        let winner = game.outcome().and_then(|it| it.winner);
        let has_won = winner.map(|winner| winner == color);
        let fate = words.fate(game, color).map(|text| Fate { text, has_won });
        PlayerCard {
            color,
            name: game.players[color].as_deref(),
            active,
            fate: fate.filter(|_| shown == record.plies().len()),
            clock: ClockFace::in_play(words, game, color, active, held, now),
            captured: record.captured_by(shown)[color].clone(),
            lead: material_lead(record.position_at(shown), color),
            points: None,
            first_size: 0,
            less_wide: 0,
            hints: words.hints_used(game.hints(color)),
            takebacks: takebacks(words, game, color),
            program: None,
        }
    }
}

/// That takebacks are free, or how many there were, if a person plays against the program.
fn takebacks(words: Words, game: &Game, color: Color) -> Option<String> {
    let _ = game.person_against_program().filter(|&it| it == color)?;
    match game.takebacks(color) {
        0 => (!game.is_over()).then(|| words.text(Phrase::TakebacksFree).to_owned()),
        takebacks => Some(words.takebacks(takebacks)),
    }
}

/// What the card of the program says.
pub(super) struct ProgramCard {
    /// How strong it is about.
    pub(super) strength: String,
    /// What it does.
    pub(super) state: Option<String>,
}

impl ProgramCard {
    /// The card of the program at a level, which has been thinking for some time, or waits for a person.
    pub(super) fn new(
        words: Words,
        level: u8,
        thinks_for: Option<Duration>,
        waits: bool,
    ) -> ProgramCard {
        let waiting = waits.then(|| words.text(Phrase::WaitsForMove).to_string());
        ProgramCard {
            strength: words.about_rating(Strength::of_level(level).elo()),
            state: thinks_for.map(|time| words.thinking(time)).or(waiting),
        }
    }
}

impl ClockFace {
    /// The clock of a side in the game in progress, if it has one.
    fn in_play(
        words: Words,
        game: &Game,
        color: Color,
        active: bool,
        held: bool,
        now: Now,
    ) -> Option<ClockFace> {
        let clock = game.clock();
        let control = &clock.control()[color];
        if *control == TimeControl::NoClock {
            return None;
        }
        let delay = clock.delay_left(now.time);
        let state = if !active {
            None
        } else if game.is_paused() {
            Some(words.text(Phrase::Paused).to_string())
        } else if held {
            Some(words.text(Phrase::Stopped).to_string())
        } else {
            (!delay.is_zero()).then(|| words.delay(delay))
        };
        let to_go = clock.moves_to_go(color);
        let shown = clock.read(now.time)[color];
        let runs = clock.running() == Some(color);
        let is_low = control.is_low(shown);
        Some(ClockFace {
            text: words.clock(control, shown),
            state,
            to_go: to_go.map(|moves| words.moves_to_go(moves)),
            short_to_go: to_go.map(|moves| words.to_go(moves)),
            runs,
            is_low,
            // It pulses: it is lit in the second half of every second that is left.
            is_lit: runs && is_low && shown.subsec_millis() >= 500,
        })
    }

    /// The colour of its digits where they stand on the card itself.
    pub(super) fn ink(&self, theme: &Theme) -> Rgba {
        if self.is_low {
            theme.red
        } else if self.runs || self.state.is_some() {
            theme.bright_text
        } else {
            theme.dim_text
        }
    }
}
