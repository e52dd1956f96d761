//! The board editor: a position is edited on the board, in fields and as FEN, all kept in sync.

use super::command::EditorCommand;
use super::tool::Tool;
use crate::app::forms::{EntryFault, Field, FieldId, FieldOption, Form, FormKind, Label, Row};
use crate::game::Record;
use crate::notation::fen::{self, FenError};
use crate::rules::{
    CastlingRights, CastlingSide, Color, File, IllegalPosition, Piece, Position, Rank, Setup,
    Square,
};

/// A position being set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Editor {
    /// The fields beside the board.
    pub form: Form,
    /// The edited position: the last one that the FEN line could be read as.
    pub setup: Setup,
    /// The cursor, for the keys when the board has the focus.
    pub cursor: Square,
    /// The dragged piece, with the square it came from; a piece from the palette has none.
    pub held: Option<(Piece, Option<Square>)>,
    /// Whether Black is at the bottom of the board.
    pub(in crate::app) flipped: bool,
    /// What the tool puts on each square that it is dragged over.
    pub(super) stroke: Option<Piece>,
    /// The requested castling rights. A right whose king or rook is not at home is withheld, and granted
    /// again when both are.
    wanted: CastlingRights,
    /// The FEN line as it was last read or written.
    line: String,
}

impl Editor {
    /// An editor that starts with this position.
    pub fn new(setup: Setup) -> Editor {
        let line = fen::write_setup(&setup);
        let mut editor = Editor {
            form: form(&line),
            cursor: Square::new(File::E, Rank::Fourth),
            held: None,
            flipped: false,
            stroke: None,
            wanted: setup.castling,
            setup,
            line,
        };
        editor.fill_fields();
        editor
    }

    /// The position, if it is legal.
    ///
    /// # Errors
    /// If the FEN line, which may be EPD, cannot be read or describes an illegal position.
    pub fn position(&self) -> Result<Position, FenError> {
        fen::read_epd(&self.line)
    }

    /// The position, if a game can begin from it.
    pub(in crate::app) fn start(&self) -> Result<Position, EntryFault> {
        let position = self.position().map_err(EntryFault::Fen)?;
        match Record::new(position.clone()).automatic_outcome() {
            Some(outcome) => Err(EntryFault::Over(outcome)),
            None => Ok(position),
        }
    }

    /// Applies what was changed in the fields.
    pub fn revise(&mut self) {
        if self.form.text(FieldId::Fen) == self.line {
            self.read_fields();
            return;
        }
        self.line = self.form.text(FieldId::Fen).to_string();
        if let Ok(setup) = fen::read_epd_setup(&self.line) {
            self.wanted = setup.castling;
            self.setup = setup;
        }
        self.fill_fields();
    }

    fn read_fields(&mut self) {
        let before = (self.setup.clone(), self.wanted);
        self.setup.turn = match self.form.chosen(FieldId::Turn) {
            Some(1) => Color::Black,
            _ => Color::White,
        };
        self.setup.en_passant = match self.form.chosen_option(FieldId::EnPassant) {
            Some(FieldOption::EnPassant(passed)) => *passed,
            _ => None,
        };
        let fault = self.read_castling();
        if (&self.setup, &self.wanted) != (&before.0, &before.1) {
            self.changed();
        } else {
            self.fill_fields();
        }
        if let Some(fault) = fault {
            self.form.fault = Some(EntryFault::Castling(fault));
        }
    }

    /// Updates the requested rights from the switches. Returns why one cannot be granted, if so.
    fn read_castling(&mut self) -> Option<IllegalPosition> {
        let mut fault = None;
        let mut wanted = CastlingRights::NONE;
        for (color, side) in CastlingRights::ALL {
            let is_on = self.form.chosen(FieldId::Castling(color, side)) == Some(1);
            let rook = match (self.setup.castling.has(color, side), is_on) {
                (true, false) => None,
                (false, true) => {
                    let rook = self.setup.castling_rook(color, side);
                    if rook.is_none() {
                        fault = Some(IllegalPosition::CastlingRight(color, side));
                    }
                    rook.or(self.wanted.rook(color, side))
                }
                _ => self.wanted.rook(color, side),
            };
            if let Some(rook) = rook {
                wanted.grant(color, side, rook);
            }
        }
        self.wanted = wanted;
        fault
    }

    pub(super) fn set_up(&mut self, setup: Setup) {
        self.wanted = setup.castling;
        self.setup = setup;
        self.changed();
    }

    /// Call after changing anything but the line: drops what the board no longer allows and rewrites the
    /// line.
    pub(super) fn changed(&mut self) {
        let mut castling = CastlingRights::NONE;
        for (color, side) in CastlingRights::ALL {
            let rook = self.wanted.rook(color, side);
            if let Some(rook) = rook.filter(|&rook| self.setup.can_have_right(color, side, rook)) {
                castling.grant(color, side, rook);
            }
        }
        self.setup.castling = castling;
        let passed = self.setup.en_passant;
        let is_possible = self.setup.en_passant_squares().any(|at| passed == Some(at));
        self.setup.en_passant = passed.filter(|_| is_possible);
        self.line = fen::write_setup(&self.setup);
        self.form.set_text(FieldId::Fen, &self.line);
        self.fill_fields();
    }

    /// Fills the fields from the position, and shows what is wrong with it.
    fn fill_fields(&mut self) {
        let setup = &self.setup;
        let form = &mut self.form;
        form.choose(FieldId::Turn, Some(setup.turn as usize));
        for (color, side) in CastlingRights::ALL {
            let on = setup.castling.has(color, side);
            form.choose(FieldId::Castling(color, side), Some(on.into()));
        }
        // FEN may name an en passant square that is not worth offering.
        let mut squares: Vec<Square> = setup.en_passant_squares().collect();
        squares.extend(setup.en_passant.filter(|passed| !squares.contains(passed)));
        let chosen = squares.iter().position(|&at| setup.en_passant == Some(at));
        let passed = squares.into_iter().map(Some);
        let options = [None].into_iter().chain(passed).map(FieldOption::EnPassant);
        form.set_options(FieldId::EnPassant, options, chosen.map_or(0, |at| at + 1));
        self.form.fault = self.start().err();
    }
}

fn form(line: &str) -> Form {
    let castling = |color| {
        CastlingSide::BOTH.map(|side| {
            let label = Label::CastlingRight(color, side);
            Field::toggle(FieldId::Castling(color, side), label, false)
        })
    };
    let (empty, initial) = (EditorCommand::Empty, EditorCommand::Initial);
    let boards = [
        Field::button(FieldId::Empty, Label::ClearBoard, empty),
        Field::button(FieldId::Initial, Label::StartPosition, initial),
    ];
    let analyse = EditorCommand::Analyse;
    let analyse = Field::button(FieldId::Analyse, Label::AnalysePosition, analyse);
    let turn = Field::one_of(FieldId::Turn, &Color::BOTH, FieldOption::Turn, Color::White);
    let rows = [
        Row::new(Label::None, [Field::squares(FieldId::Squares)]),
        Row::new(
            Label::None,
            [Field::palette(FieldId::Palette, Tool::ALL.len())],
        ),
        Row::new(Label::None, boards),
        Row::new(Label::Fen, [Field::text(FieldId::Fen, line)]),
        Row::new(Label::None, [turn]),
        Row::new(Label::Castling, castling(Color::White)),
        Row::new(Label::None, castling(Color::Black)),
        Row::new(
            Label::EnPassant,
            [Field::choice(
                FieldId::EnPassant,
                [FieldOption::EnPassant(None)],
                Some(0),
            )],
        ),
        Row::new(Label::None, [analyse]),
    ];
    Form::new(FormKind::SetUp, rows.into(), FieldId::Squares)
}
