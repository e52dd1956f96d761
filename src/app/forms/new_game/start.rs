//! The start of a new game: from which position it begins.

use super::NewGame;
use crate::app::forms::fault::{EntryFault, Fault};
use crate::app::forms::field_id::FieldId;
use crate::app::forms::more_rows;
use crate::app::forms::option::Rules;
use crate::notation::fen;
use crate::rules::{Move, Position, Setup};
use crate::storage::Settings;

impl NewGame {
    /// The moves before the first one of the new game.
    pub(in crate::app) fn moves_before(&self) -> Option<&[Move]> {
        self.line.as_ref().map(|line| &line.moves[..])
    }

    /// Uses the position from the board editor.
    pub fn begin_from_position(&mut self, settings: &Settings) {
        self.rare.rules = Rules::Position;
        self.form.choose(FieldId::More, Some(1));
        self.rare.fen.clone_from(&settings.position);
        let is_open = true;
        more_rows::revise(&mut self.form, &mut self.rare, settings, is_open, true);
        self.form.set_text(FieldId::Fen, &settings.position);
        self.form.focus_on(FieldId::Fen);
    }

    /// The position on the board behind the form: the chosen start, legal or not; the usual start position if
    /// the entry cannot be read or the start is drawn at random.
    pub fn preview(&self) -> Setup {
        if let Some(line) = &self.line {
            return Setup::from(&line.end());
        }
        let number = self.rare.number.trim();
        let setup = match self.rules() {
            Rules::Standard => None,
            Rules::Chess960 => {
                let position = number.parse().ok().and_then(Position::chess960);
                position.as_ref().map(Setup::from)
            }
            Rules::Position => fen::read_epd_setup(&self.rare.fen).ok(),
        };
        let setup = setup.unwrap_or_else(|| Setup::from(&Position::initial()));
        match (self.handicap(), setup.validate()) {
            (Some(handicap), Ok(start)) => handicap.start(&start),
            _ => setup,
        }
    }

    /// The start position of the game. In Chess960 an empty number gives the position with the random number
    /// `lot`.
    ///
    /// # Errors
    /// If the number or the position is wrong.
    pub fn start(&self, lot: u32) -> Result<Position, Fault> {
        if let Some(line) = &self.line {
            return Ok(line.start.clone());
        }
        let start = self.whole_start(lot)?;
        let given = self.handicap().map(|it| it.start(&start).validate());
        Ok(given.and_then(Result::ok).unwrap_or(start))
    }

    /// The start with all pieces.
    fn whole_start(&self, lot: u32) -> Result<Position, Fault> {
        match self.rules() {
            Rules::Standard => Ok(Position::initial()),
            Rules::Chess960 => chess960(self.rare.number.trim(), lot),
            Rules::Position => {
                let position = fen::read_epd(&self.rare.fen);
                position.map_err(|error| Fault::new(FieldId::Fen, EntryFault::Fen(error)))
            }
        }
    }

    pub(super) fn rules(&self) -> Rules {
        self.rare.rules
    }
}

fn chess960(number: &str, lot: u32) -> Result<Position, Fault> {
    let number = match number {
        "" => Ok(lot % 960),
        number => number.parse(),
    };
    let position = number.ok().and_then(Position::chess960);
    position.ok_or(Fault::new(FieldId::Number, EntryFault::Chess960Number))
}
