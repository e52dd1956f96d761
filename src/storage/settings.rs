//! The settings.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

use super::ClockChoice;
use super::choices::{BoardTheme, Notation, Rules, Seating, TextSize};
use crate::game::{DrawRule, read_name, written_name};
use crate::rules::Color;

/// What the players have chosen once and for all.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The name of the player of White in the next game, if there is one.
    #[serde(serialize_with = "write_white", deserialize_with = "read_white")]
    pub white: Option<String>,
    /// The name of the player of Black in the next game, if there is one.
    #[serde(serialize_with = "write_black", deserialize_with = "read_black")]
    pub black: Option<String>,
    /// Names that have been used, the last one first.
    pub names: Vec<String>,
    /// By which rules the next game is played.
    pub rules: Rules,
    /// The number of a start position of Chess960; empty if it is drawn by lot.
    pub chess960: String,
    /// The position from which the next game begins, as FEN.
    pub position: String,
    /// The clock of the next game.
    pub clock: ClockChoice,
    /// Which repetition draws the next game.
    pub draw_rule: DrawRule,
    /// Which way round the board is seen in games.
    pub seating: Seating,
    /// The colours of the board.
    pub board_theme: BoardTheme,
    /// Whether moves slide over the board.
    pub animation: bool,
    /// Whether the edge squares carry letters and digits.
    pub coordinates: bool,
    /// Whether the legal targets of a piece are marked.
    pub legal_targets: bool,
    /// How the moves of the list are written.
    pub notation: Notation,
    /// Whether a pawn becomes a queen without asking.
    pub always_queen: bool,
    /// Whether the opponent has to agree to a takeback.
    pub takeback_asks: bool,
    /// Whether a piece that is touched and can move has to (FIDE 4.3.1).
    pub touch_move: bool,
    /// How large text is.
    pub text_size: TextSize,
    /// How loud sounds are, from 0 to 100; more counts as 100.
    pub volume: u8,
    /// Whether sound is turned off, whatever the volume.
    pub muted: bool,
    /// What other versions of the program have written; it is kept.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

impl Settings {
    /// Forgets what is chosen for one evening: games begin from the usual start again, and not from a position
    /// that was set up. That can still be chosen.
    pub fn reset_start_position(&mut self) {
        if self.rules == Rules::Position {
            self.rules = Rules::Standard;
        }
    }

    /// Notes a name to be suggested.
    pub fn remember_name(&mut self, name: &str) {
        const MOST: usize = 50;
        self.names.retain(|known| known != name);
        self.names.insert(0, name.to_string());
        self.names.truncate(MOST);
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            white: None,
            black: None,
            names: Vec::new(),
            rules: Rules::Standard,
            chess960: String::new(),
            position: String::new(),
            clock: ClockChoice::default(),
            draw_rule: DrawRule::Fide,
            seating: Seating::Fixed,
            board_theme: BoardTheme::Green,
            animation: true,
            coordinates: true,
            legal_targets: true,
            notation: Notation::San,
            always_queen: false,
            takeback_asks: false,
            touch_move: false,
            text_size: TextSize::Normal,
            volume: 60,
            muted: false,
            other: Map::new(),
        }
    }
}

impl Settings {
    /// How loud sounds are now, from 0 to 100; 0 is silence.
    pub fn loudness(&self) -> u8 {
        if self.muted { 0 } else { self.volume.min(100) }
    }
}

fn write_white<S: Serializer>(name: &Option<String>, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(written_name(Color::White, name.as_deref()))
}

fn write_black<S: Serializer>(name: &Option<String>, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(written_name(Color::Black, name.as_deref()))
}

fn read_white<'de, D: Deserializer<'de>>(from: D) -> Result<Option<String>, D::Error> {
    Ok(read_name(Color::White, &String::deserialize(from)?))
}

fn read_black<'de, D: Deserializer<'de>>(from: D) -> Result<Option<String>, D::Error> {
    Ok(read_name(Color::Black, &String::deserialize(from)?))
}
