//! The settings.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

use super::ClockChoice;
use super::big_clock::SavedClock;
use super::choices::{
    BoardOrientation, ColorScheme, DateStyle, Letters, Notation, PictureKind, TextSize,
};
use crate::diagram::{BoardTheme, PieceSet};
use crate::engine::{DEFAULT_TABLE_SIZE, USUAL_TIME};
use crate::game::{DrawRule, Help, read_name, written_name};
use crate::language::Language;
use crate::rules::{ByColor, Color};

/// The settings of the players.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The name of the player of White in the next game, if there is one.
    #[serde(serialize_with = "write_white", deserialize_with = "read_white")]
    pub white: Option<String>,
    /// The name of the player of Black in the next game, if there is one.
    #[serde(serialize_with = "write_black", deserialize_with = "read_black")]
    pub black: Option<String>,
    /// Names used so far, the latest first.
    pub names: Vec<String>,
    /// The number of a Chess960 start position; empty for a random one.
    pub chess960: String,
    /// The position that was set up last, as FEN.
    pub position: String,
    /// The clock of the next game.
    pub clock: ClockChoice,
    /// Whether the colours of the next game are drawn by lot.
    pub lots: bool,
    /// The number of games of the next match, as entered; `1` for a game alone.
    pub match_length: String,
    /// Which repetition draws the next game.
    pub draw_rule: DrawRule,
    /// The orientation of the board in games.
    #[serde(rename = "seating")]
    pub orientation: BoardOrientation,
    /// The colours of the window.
    pub color_scheme: ColorScheme,
    /// The colours of the board.
    pub board_theme: BoardTheme,
    /// The drawings of the pieces.
    pub pieces: PieceSet,
    /// Whether moves are animated.
    pub animation: bool,
    /// Whether the board shows coordinates.
    pub coordinates: bool,
    /// Whether they stand outside the squares.
    pub coordinates_outside: bool,
    /// Whether the squares of the last move are marked.
    pub last_move_squares: bool,
    /// Whether an arrow shows the last move.
    pub last_move_arrow: bool,
    /// Whether the legal targets of a piece are marked.
    pub legal_targets: bool,
    /// Whether the pieces that a player has captured stand beside his name.
    pub captured_pieces: bool,
    /// The notation of the move list.
    pub notation: Notation,
    /// What stands for the pieces in moves.
    pub letters: Letters,
    /// How days are written.
    pub dates: DateStyle,
    /// Whether openings have their English names in all languages.
    pub english_openings: bool,
    /// The language, if one was chosen.
    pub language: Option<Language>,
    /// The language of the system, which counts if none was chosen.
    #[serde(skip)]
    pub system_language: Option<Language>,
    /// Whether pawns promote to a queen without asking.
    pub always_queen: bool,
    /// Whether the opponent has to agree to a takeback also without touch-move.
    pub takeback_asks: bool,
    /// Whether a piece that is touched and can move has to (FIDE 4.3.1).
    pub touch_move: bool,
    /// Whether White's clock runs before the first move; else the first move starts Black's.
    pub clock_at_once: bool,
    /// What a person alone is helped with in the next game. Two people choose it for each game.
    pub help: Help,
    /// Whether clocks go on while a dialog covers the board.
    pub clock_under_dialogs: bool,
    /// Whether the players are warned of low time: by a sound, and by a card that pulses.
    pub low_time_warning: bool,
    /// The size of text.
    pub text_size: TextSize,
    /// The file of the engine that analyses games; empty for the built-in engine.
    pub engine: String,
    /// Whether a review has proposed an engine that is installed.
    pub engine_proposed: bool,
    /// The files of engines that the players have added to those that are found.
    pub engines: Vec<String>,
    /// The number of threads of the engine, if one was chosen; else as many as suit the machine.
    pub engine_threads: Option<usize>,
    /// The size of the engine's transposition table in mebibytes.
    pub engine_memory: usize,
    /// The number of lines that an analysis of a position shows.
    pub engine_lines: usize,
    /// How long the analysis of a game takes for each move, in milliseconds; without it as long as usual.
    pub game_time: Option<u32>,
    /// How long a position is analysed, in milliseconds; without end if there is none.
    pub position_time: Option<u32>,
    /// The volume of sounds, from 0 to 100; more counts as 100.
    pub volume: u8,
    /// Whether sound is turned off, whatever the volume.
    pub muted: bool,
    /// Which sounds are played.
    pub move_sound: bool,
    pub capture_sound: bool,
    pub check_sound: bool,
    pub end_sound: bool,
    pub low_time_sound: bool,
    /// The kind of picture that was saved last, and its folder; empty before the first one.
    pub picture: PictureKind,
    pub picture_folder: String,
    /// The names of who sat at the bottom and at the top of the board in the last game face to face.
    pub seats: Option<(String, String)>,
    /// The big clock.
    pub big_clock: SavedClock,
    /// What other versions of the program have written; it is kept.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

impl Settings {
    /// The settings when the program is started for the first time.
    pub fn first() -> Settings {
        Settings {
            clock: ClockChoice::first(),
            ..Settings::default()
        }
    }

    /// Whether the opponent has to agree to a takeback. With touch-move a takeback is always a favour.
    pub fn asks_before_takeback(&self) -> bool {
        self.takeback_asks || self.touch_move
    }

    /// The language of the screen.
    pub fn language(&self) -> Language {
        let known = self.language.or(self.system_language);
        known.unwrap_or(Language::English)
    }

    /// All that decides how the program speaks.
    pub fn spoken(&self) -> (Language, Letters, DateStyle, bool) {
        let Settings { letters, dates, .. } = *self;
        (self.language(), letters, dates, self.english_openings)
    }

    /// Adds an engine by its file.
    pub fn add_engine(&mut self, file: &str) {
        if !self.engines.iter().any(|known| known == file) {
            self.engines.push(file.to_string());
        }
    }

    /// Takes over what earlier versions have written under other names: the one engine that could be added. The
    /// rules of the last game are no longer those of the next.
    pub(super) fn take_over(&mut self) {
        self.other.remove("rules");
        if let Some(Value::String(file)) = self.other.remove("other_engine")
            && !file.is_empty()
        {
            self.add_engine(&file);
        }
    }

    /// The names of the players of the next game, if they have some.
    pub fn players(&self) -> ByColor<Option<String>> {
        ByColor {
            white: self.white.clone(),
            black: self.black.clone(),
        }
    }

    /// Remembers a name as a suggestion.
    pub fn remember_name(&mut self, name: &str) {
        const MOST: usize = 50;
        self.names.retain(|known| known != name);
        self.names.insert(0, name.to_string());
        self.names.truncate(MOST);
    }

    /// The current volume, from 0 to 100; 0 is silent.
    pub fn loudness(&self) -> u8 {
        if self.muted { 0 } else { self.volume.min(100) }
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            white: None,
            black: None,
            names: Vec::new(),
            chess960: String::new(),
            position: String::new(),
            clock: ClockChoice::default(),
            lots: false,
            match_length: "1".into(),
            draw_rule: DrawRule::Fide,
            orientation: BoardOrientation::Fixed,
            color_scheme: ColorScheme::AsSystem,
            board_theme: BoardTheme::Green,
            pieces: PieceSet::Classic,
            animation: true,
            coordinates: true,
            coordinates_outside: false,
            last_move_squares: true,
            last_move_arrow: false,
            legal_targets: true,
            captured_pieces: true,
            notation: Notation::San,
            letters: Letters::Own,
            dates: DateStyle::Own,
            english_openings: false,
            language: None,
            system_language: None,
            always_queen: false,
            takeback_asks: false,
            touch_move: false,
            clock_at_once: false,
            help: Help::NONE,
            clock_under_dialogs: false,
            low_time_warning: true,
            text_size: TextSize::Normal,
            engine: String::new(),
            engine_proposed: false,
            engines: Vec::new(),
            engine_threads: None,
            engine_memory: DEFAULT_TABLE_SIZE,
            engine_lines: 3,
            game_time: Some(USUAL_TIME),
            position_time: Some(300_000),
            volume: 60,
            muted: false,
            move_sound: true,
            capture_sound: true,
            check_sound: true,
            end_sound: true,
            low_time_sound: true,
            picture: PictureKind::Position,
            picture_folder: String::new(),
            seats: None,
            big_clock: SavedClock::default(),
            other: Map::new(),
        }
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
