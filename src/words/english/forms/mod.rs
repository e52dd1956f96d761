//! Headings, labels and options of forms.

use crate::app::{FieldId, FieldOption, FormKind, Label, PictureKind, Rules, Unit, Volume};
use crate::game::DrawRule;
use crate::rules::{CastlingSide, Color};
use crate::storage::{BoardTheme, ClockKind, Notation, PieceSet, Seating, TextSize};
use crate::words::Words;
use crate::words::review::score_of;

impl Words {
    /// The heading of a form.
    pub fn form_title(self, form: FormKind) -> &'static str {
        match form {
            FormKind::NewGame => "New game",
            FormKind::SetUp => "Set up a position",
            FormKind::Settings => "Settings",
            FormKind::OpenFile => "Open a file",
            FormKind::SaveGame => "Save the game as",
            FormKind::Export => "Export",
            FormKind::Picture => "Save a picture",
            FormKind::Tags => "About the game",
        }
    }

    /// The submit button of a form.
    pub fn submit(self, form: FormKind) -> &'static str {
        match form {
            FormKind::NewGame => "Start",
            FormKind::SetUp | FormKind::Settings | FormKind::Tags => "Done",
            FormKind::OpenFile => "Open",
            FormKind::SaveGame | FormKind::Picture => "Save",
            FormKind::Export => "Export",
        }
    }

    /// The label of a field or a row; it may contain line breaks.
    pub fn label(self, label: Label) -> &'static str {
        match label {
            Label::None => "",
            Label::Player(color) => self.side(color),
            Label::Clock => "Clock",
            Label::Time(None) => "Time for each side",
            Label::Time(Some(Color::White)) => "White’s time",
            Label::Time(Some(Color::Black)) => "Black’s time",
            Label::Stages(None) => "Moves / minutes + seconds, …",
            Label::Stages(Some(Color::White)) => "White’s stages",
            Label::Stages(Some(Color::Black)) => "Black’s stages",
            Label::QuickChoice => "Quick choice",
            Label::TimeForBlack => "Time for Black",
            Label::Seating => "Board",
            Label::DrawRule => "Draw by repetition",
            Label::Rules => "Rules",
            Label::Chess960Number => "Number from 0 to 959; empty: random",
            Label::Position => "Position as FEN",
            Label::SetUpOnBoard => "Set up a position",
            Label::Fen => "FEN",
            Label::Castling => "Castling",
            Label::CastlingRight(Color::White, CastlingSide::King) => "White O-O",
            Label::CastlingRight(Color::White, CastlingSide::Queen) => "White O-O-O",
            Label::CastlingRight(Color::Black, CastlingSide::King) => "Black O-O",
            Label::CastlingRight(Color::Black, CastlingSide::Queen) => "Black O-O-O",
            Label::EnPassant => "En passant",
            Label::ClearBoard => "Clear",
            Label::StartPosition => "Start position",
            Label::BoardTheme => "Board · Grey suits colour-blind eyes",
            Label::Pieces => "Pieces",
            Label::Animation => "Animation",
            Label::Coordinates => "Coordinates",
            Label::LegalTargets => "Legal moves",
            Label::Notation => "Notation",
            Label::AlwaysQueen => "Always promote to a queen",
            Label::TakebackAsks => "Ask before takebacks",
            Label::TouchMove => "Touch-move",
            Label::ClockAtOnce => "Clock runs before the first move",
            Label::ClockUnderDialogs => "Clock runs under menus and forms",
            Label::LowTime => "Warn of low time",
            Label::Volume => "Sound",
            Label::TextSize => "Text size",
            Label::Engine => "Analysis by",
            Label::EnginePath => "Path of another UCI engine",
            Label::AddEngine => "Add it",
            Label::RemoveEngine => "Remove the chosen one",
            Label::EngineThreads => "Threads",
            Label::EngineMemory => "Memory",
            Label::Path => "Path",
            Label::Ratings => "Ratings: White, Black",
            Label::Event => "Event",
            Label::Site => "Place",
            Label::DateAndRound => "Date: year.month.day, round",
            Label::Result => "Result",
        }
    }

    /// The texts before and after a number.
    pub fn unit(self, unit: Unit) -> (&'static str, &'static str) {
        match unit {
            Unit::None => ("", ""),
            Unit::Minutes => ("", " min"),
            Unit::Increment => ("+", " s a move"),
            Unit::GivenBack => ("up to ", " s back"),
            Unit::Delay => ("", " s before it runs"),
        }
    }

    /// The placeholder of an empty text field.
    pub fn placeholder(self, field: FieldId) -> &'static str {
        match field {
            FieldId::Search => "Search players, dates, results",
            FieldId::White => self.side(Color::White),
            FieldId::Black => self.side(Color::Black),
            _ => "",
        }
    }

    /// An option of a field.
    pub fn field_option(self, option: &FieldOption) -> String {
        let words = match option {
            FieldOption::Switch(false) => "Off",
            FieldOption::Switch(true) => "On",
            FieldOption::Rules(rules) => self.rules(*rules),
            FieldOption::Seating(seating) => self.seating(*seating),
            FieldOption::DrawRule(DrawRule::Fide) => "Standard",
            FieldOption::DrawRule(DrawRule::EightHalfMoves) => "Eight half-moves",
            FieldOption::Clock(kind) => self.clock_kind(*kind),
            FieldOption::Time(control) => return self.time_control(control),
            FieldOption::AsWhite => "Same as White",
            FieldOption::OwnTime => "Different",
            FieldOption::Turn(Color::White) => "White to move",
            FieldOption::Turn(Color::Black) => "Black to move",
            FieldOption::EnPassant(None) => "None",
            FieldOption::EnPassant(Some(square)) => return square.to_string(),
            FieldOption::BoardTheme(theme) => self.board_theme(*theme),
            FieldOption::Pieces(set) => self.piece_set(*set),
            FieldOption::Notation(notation) => self.notation(*notation),
            FieldOption::TextSize(size) => self.text_size(*size),
            FieldOption::Engine(None) => "Deskmate",
            FieldOption::Engine(Some(path)) => return self.engine(path),
            FieldOption::Threads(count) => return count.to_string(),
            FieldOption::Memory(1024) => "1 GB",
            FieldOption::Memory(mebibytes) => return format!("{mebibytes} MB"),
            FieldOption::Volume(volume) => self.volume(*volume),
            FieldOption::File(name) => name,
            FieldOption::Picture(PictureKind::Position) => "Position (PNG)",
            FieldOption::Picture(PictureKind::PositionSvg) => "Position (SVG)",
            FieldOption::Picture(PictureKind::Game) => "Game (GIF)",
            FieldOption::Picture(PictureKind::SheetPdf) => "Score sheet (PDF)",
            FieldOption::Picture(PictureKind::SheetSvg) => "Score sheet (SVG)",
            FieldOption::Result(None) => "open",
            FieldOption::Result(result) => score_of(*result),
            FieldOption::ThisGame => "This game",
            FieldOption::AllGames(1) => "All 1 game",
            FieldOption::AllGames(count) => return format!("All {} games", self.grouped(*count)),
        };
        words.to_string()
    }

    fn rules(self, rules: Rules) -> &'static str {
        match rules {
            Rules::Standard => "Standard",
            Rules::Chess960 => "Chess960",
            Rules::Position => "From position",
        }
    }

    fn seating(self, seating: Seating) -> &'static str {
        match seating {
            Seating::Fixed => "Fixed",
            Seating::Turning => "Turning",
            Seating::FaceToFace => "Face to face",
        }
    }

    fn clock_kind(self, kind: ClockKind) -> &'static str {
        match kind {
            ClockKind::NoClock => "No clock",
            ClockKind::CountUp => "Count up",
            ClockKind::Fischer => "Fischer",
            ClockKind::Bronstein => "Bronstein",
            ClockKind::Delay => "Delay",
            ClockKind::SuddenDeath => "Sudden death",
            ClockKind::Hourglass => "Hourglass",
            ClockKind::Stages => "Stages",
        }
    }

    fn piece_set(self, set: PieceSet) -> &'static str {
        match set {
            PieceSet::Classic => "Classic",
            PieceSet::Modern => "Modern",
            PieceSet::Carved => "Carved",
        }
    }

    fn board_theme(self, theme: BoardTheme) -> &'static str {
        match theme {
            BoardTheme::Green => "Green",
            BoardTheme::Brown => "Brown",
            BoardTheme::Blue => "Blue",
            BoardTheme::Clear => "Grey",
            BoardTheme::Purple => "Purple",
            BoardTheme::Rose => "Rose",
        }
    }

    fn notation(self, notation: Notation) -> &'static str {
        match notation {
            Notation::San => "Short",
            Notation::Figurine => "Figurines",
            Notation::Long => "Long",
        }
    }

    /// The name of an engine's file, and its folder below.
    fn engine(self, path: &str) -> String {
        let (folder, name) = path.rsplit_once(['/', '\\']).unwrap_or(("", path));
        format!("{name}\n{folder}")
    }

    fn text_size(self, size: TextSize) -> &'static str {
        match size {
            TextSize::Normal => "100 %",
            TextSize::Large => "115 %",
            TextSize::Larger => "130 %",
            TextSize::Largest => "150 %",
        }
    }

    fn volume(self, volume: Volume) -> &'static str {
        match volume {
            Volume::Off => "Off",
            Volume::Soft => "Soft",
            Volume::Medium => "Medium",
            Volume::Loud => "Loud",
        }
    }
}

#[cfg(test)]
mod tests;
