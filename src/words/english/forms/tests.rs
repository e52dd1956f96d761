//! Every heading, label and option with its words.

use super::*;
use crate::notation::pgn::GameResult;
use crate::rules::Square;

#[test]
fn every_form_has_a_heading_and_a_submit_button() {
    let table = [
        (FormKind::NewGame, "New game", "Start"),
        (FormKind::SetUp, "Set up a position", "Done"),
        (FormKind::Settings, "Settings", "Done"),
        (FormKind::OpenFile, "Open a file", "Open"),
        (FormKind::SaveGame, "Save the game as", "Save"),
        (FormKind::Export, "Export", "Export"),
        (FormKind::Picture, "Save a picture", "Save"),
        (FormKind::Tags, "About the game", "Done"),
    ];
    for (form, title, submit) in table {
        assert_eq!(
            (Words::ENGLISH.form_title(form), Words::ENGLISH.submit(form)),
            (title, submit)
        );
    }
}

#[test]
fn every_label_has_words() {
    let table = [
        (Label::Player(Color::White), "White"),
        (Label::Player(Color::Black), "Black"),
        (Label::None, ""),
        (Label::Clock, "Clock"),
        (Label::Time(None), "Time for each side"),
        (Label::Time(Some(Color::White)), "White’s time"),
        (Label::Time(Some(Color::Black)), "Black’s time"),
        (Label::Stages(None), "Moves / minutes + seconds, …"),
        (Label::Stages(Some(Color::White)), "White’s stages"),
        (Label::Stages(Some(Color::Black)), "Black’s stages"),
        (Label::QuickChoice, "Quick choice"),
        (Label::TimeForBlack, "Time for Black"),
        (Label::Seating, "Board"),
        (Label::DrawRule, "Draw by repetition"),
        (Label::Rules, "Rules"),
        (Label::Chess960Number, "Number from 0 to 959; empty: random"),
        (Label::Position, "Position as FEN"),
        (Label::SetUpOnBoard, "Set up a position"),
        (Label::Fen, "FEN"),
        (Label::Castling, "Castling"),
        (
            Label::CastlingRight(Color::White, CastlingSide::King),
            "White O-O",
        ),
        (
            Label::CastlingRight(Color::White, CastlingSide::Queen),
            "White O-O-O",
        ),
        (
            Label::CastlingRight(Color::Black, CastlingSide::King),
            "Black O-O",
        ),
        (
            Label::CastlingRight(Color::Black, CastlingSide::Queen),
            "Black O-O-O",
        ),
        (Label::EnPassant, "En passant"),
        (Label::ClearBoard, "Clear"),
        (Label::StartPosition, "Start position"),
        (Label::BoardTheme, "Board · Grey suits colour-blind eyes"),
        (Label::Pieces, "Pieces"),
        (Label::Animation, "Animation"),
        (Label::Coordinates, "Coordinates"),
        (Label::LegalTargets, "Legal moves"),
        (Label::Notation, "Notation"),
        (Label::AlwaysQueen, "Always promote to a queen"),
        (Label::TakebackAsks, "Ask before takebacks"),
        (Label::TouchMove, "Touch-move"),
        (Label::Volume, "Sound"),
        (Label::TextSize, "Text size"),
        (Label::Engine, "Analysis by"),
        (Label::EnginePath, "Path of another UCI engine"),
        (Label::AddEngine, "Add it"),
        (Label::RemoveEngine, "Remove the chosen one"),
        (Label::EngineThreads, "Threads"),
        (Label::EngineMemory, "Memory"),
        (Label::Path, "Path"),
        (Label::Ratings, "Ratings: White, Black"),
        (Label::Event, "Event"),
        (Label::Site, "Place"),
        (Label::DateAndRound, "Date: year.month.day, round"),
        (Label::Result, "Result"),
    ];
    for (label, words) in table {
        assert_eq!(Words::ENGLISH.label(label), words, "{label:?}");
    }
}

#[test]
fn every_unit_has_words() {
    let table = [
        (Unit::None, ("", "")),
        (Unit::Minutes, ("", " min")),
        (Unit::Increment, ("+", " s a move")),
        (Unit::GivenBack, ("up to ", " s back")),
        (Unit::Delay, ("", " s before it runs")),
    ];
    for (unit, words) in table {
        assert_eq!(Words::ENGLISH.unit(unit), words);
    }
}

#[test]
fn text_fields_have_placeholders() {
    let table = [
        (FieldId::Search, "Search players, dates, results"),
        (FieldId::White, "White"),
        (FieldId::Black, "Black"),
        (FieldId::Path, ""),
    ];
    for (field, words) in table {
        assert_eq!(Words::ENGLISH.placeholder(field), words);
    }
}

#[test]
fn every_option_has_words() {
    let e3 = Square::E3;
    let control = "300+3".parse().expect("a time control");
    let table = [
        (FieldOption::Time(control), "5+3"),
        (FieldOption::EnPassant(Some(e3)), "e3"),
        (FieldOption::File("a.pgn".into()), "a.pgn"),
        (FieldOption::Result(Some(GameResult::Draw)), "½–½"),
        (FieldOption::AllGames(1_200), "All 1,200 games"),
        (FieldOption::Switch(false), "Off"),
        (FieldOption::Switch(true), "On"),
        (FieldOption::DrawRule(DrawRule::Fide), "Standard"),
        (
            FieldOption::DrawRule(DrawRule::EightHalfMoves),
            "Eight half-moves",
        ),
        (FieldOption::AsWhite, "Same as White"),
        (FieldOption::OwnTime, "Different"),
        (FieldOption::Turn(Color::White), "White to move"),
        (FieldOption::Turn(Color::Black), "Black to move"),
        (FieldOption::EnPassant(None), "None"),
        (
            FieldOption::Picture(PictureKind::Position),
            "Position (PNG)",
        ),
        (
            FieldOption::Picture(PictureKind::PositionSvg),
            "Position (SVG)",
        ),
        (FieldOption::Picture(PictureKind::Game), "Game (GIF)"),
        (
            FieldOption::Picture(PictureKind::SheetPdf),
            "Score sheet (PDF)",
        ),
        (
            FieldOption::Picture(PictureKind::SheetSvg),
            "Score sheet (SVG)",
        ),
        (FieldOption::Result(None), "open"),
        (FieldOption::ThisGame, "This game"),
        (FieldOption::AllGames(1), "All 1 game"),
        (FieldOption::Rules(Rules::Standard), "Standard"),
        (FieldOption::Rules(Rules::Chess960), "Chess960"),
        (FieldOption::Rules(Rules::Position), "From position"),
        (FieldOption::Seating(Seating::Fixed), "Fixed"),
        (FieldOption::Seating(Seating::Turning), "Turning"),
        (FieldOption::Seating(Seating::FaceToFace), "Face to face"),
        (FieldOption::Clock(ClockKind::NoClock), "No clock"),
        (FieldOption::Clock(ClockKind::CountUp), "Count up"),
        (FieldOption::Clock(ClockKind::Fischer), "Fischer"),
        (FieldOption::Clock(ClockKind::Bronstein), "Bronstein"),
        (FieldOption::Clock(ClockKind::Delay), "Delay"),
        (FieldOption::Clock(ClockKind::SuddenDeath), "Sudden death"),
        (FieldOption::Clock(ClockKind::Hourglass), "Hourglass"),
        (FieldOption::Clock(ClockKind::Stages), "Stages"),
        (FieldOption::Pieces(PieceSet::Classic), "Classic"),
        (FieldOption::Pieces(PieceSet::Modern), "Modern"),
        (FieldOption::Pieces(PieceSet::Carved), "Carved"),
        (FieldOption::BoardTheme(BoardTheme::Green), "Green"),
        (FieldOption::BoardTheme(BoardTheme::Brown), "Brown"),
        (FieldOption::BoardTheme(BoardTheme::Blue), "Blue"),
        (FieldOption::BoardTheme(BoardTheme::Clear), "Grey"),
        (FieldOption::Notation(Notation::San), "Short"),
        (FieldOption::Notation(Notation::Figurine), "Figurines"),
        (FieldOption::Notation(Notation::Long), "Long"),
        (FieldOption::Engine(None), "Deskmate"),
        (
            FieldOption::Engine(Some("/usr/games/stockfish".into())),
            "stockfish\n/usr/games",
        ),
        (FieldOption::Threads(2), "2"),
        (FieldOption::Memory(64), "64 MB"),
        (FieldOption::Memory(1024), "1 GB"),
        (FieldOption::TextSize(TextSize::Normal), "100 %"),
        (FieldOption::TextSize(TextSize::Large), "115 %"),
        (FieldOption::TextSize(TextSize::Larger), "130 %"),
        (FieldOption::TextSize(TextSize::Largest), "150 %"),
        (FieldOption::Volume(Volume::Off), "Off"),
        (FieldOption::Volume(Volume::Soft), "Soft"),
        (FieldOption::Volume(Volume::Medium), "Medium"),
        (FieldOption::Volume(Volume::Loud), "Loud"),
    ];
    for (option, words) in table {
        assert_eq!(Words::ENGLISH.field_option(&option), words, "{option:?}");
    }
}
