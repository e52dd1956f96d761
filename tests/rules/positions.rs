//! Are legal moves, SAN, check and outcome right in thousands of positions on which two other libraries
//! agree?

use crate::data;

use data::{legal, rows, text};
use deskmate::notation::fen::FenError;
use deskmate::notation::{fen, long, read_move, san};
use deskmate::rules::{Color, IllegalPosition, Outcome, Position, Termination};
use serde_json::Value;

#[test]
fn positions_of_random_games_and_edge_cases() {
    let rows = rows(&data::table("positions.jsonl"));
    assert_eq!(rows.len(), 2208);
    rows.iter().for_each(check);
}

#[test]
fn positions_of_played_games() {
    let Some(table) = data::foreign_table("positions.jsonl") else {
        return;
    };
    let rows = rows(&table);
    let games: Vec<&Value> = rows.iter().filter(|row| row["kind"] == "game").collect();
    assert_eq!(games.len(), 792);
    games.into_iter().for_each(check);
}

fn check(row: &Value) {
    let id = text(row, "id");
    let position = data::position(text(row, "fen"));
    assert_eq!(fen::write(&position), text(row, "fen_ep_legal"), "{id}");
    assert_eq!(
        position.en_passant().is_some(),
        row["ep_legal"] == true,
        "{id}"
    );
    check_outcome(row, &position);
    let moves = row["moves"].as_array().expect("a list of moves");
    let words: Vec<&str> = moves.iter().map(|mv| text(mv, "uci")).collect();
    assert_eq!(data::legal_words(&position), words, "{id}");
    for mv in moves {
        check_move(&position, text(mv, "uci"), text(mv, "san"));
    }
}

fn check_outcome(row: &Value, position: &Position) {
    let id = text(row, "id");
    let outcome = position.outcome();
    let is_mate = outcome
        == Some(Outcome::win(
            position.turn().other(),
            Termination::Checkmate,
        ));
    let is_stalemate = outcome == Some(Outcome::draw(Termination::Stalemate));
    assert_eq!(position.is_check(), row["is_check"] == true, "{id}");
    assert_eq!(
        !position.checkers().is_empty(),
        row["is_check"] == true,
        "{id}"
    );
    assert_eq!(is_mate, row["is_checkmate"] == true, "{id}");
    assert_eq!(is_stalemate, row["is_stalemate"] == true, "{id}");
    assert_eq!(
        position.is_insufficient_material(),
        row["insufficient_material"] == true,
        "{id}"
    );
}

/// Every notation of the move is written correctly and read back.
fn check_move(position: &Position, word: &str, expected_san: &str) {
    let place = || format!("{} {word}", fen::write(position));
    let mv = legal(position, word);
    assert_eq!(san::write(position, mv), expected_san, "{}", place());
    let texts = [
        mv.to_string(),
        san::write(position, mv),
        long::write(position, mv),
    ];
    assert_eq!(texts[0], word);
    for text in texts {
        assert_eq!(read_move(position, &text), Ok(mv), "{text} in {}", place());
    }
}

/// FIDE 3.7: a pawn that reaches the last rank becomes another piece, so every piece beyond the first set costs a pawn.
#[test]
fn a_side_has_no_more_pieces_than_its_pawns_allow() {
    use IllegalPosition::{ManyPawns, ManyPieces};
    let (white, black) = (Color::White, Color::Black);
    let table = [
        ("4k3/pppppppp/p7/8/8/8/8/4K3", Some(ManyPawns(black))),
        ("4k3/8/8/8/8/P7/PPPPPPPP/4K3", Some(ManyPawns(white))),
        ("4k3/8/8/8/8/8/PPPPPPPP/QQ2K3", Some(ManyPieces(white))),
        ("4k3/8/8/8/8/8/PPPPPPPP/RRR1K3", Some(ManyPieces(white))),
        ("bbb1k3/pppppppp/8/8/8/8/8/4K3", Some(ManyPieces(black))),
        ("nnn1k3/pppppppp/8/8/8/8/8/4K3", Some(ManyPieces(black))),
        (
            "4k3/8/8/8/8/QRBN4/1PPPPPPP/QRBNKBNR",
            Some(ManyPieces(white)),
        ),
        ("4k3/8/8/8/8/8/1PPPPPPP/QQ2K3", None),
        ("4k3/8/8/8/8/8/NNNNNNNN/NN2K3", None),
        ("4k3/8/8/8/8/8/NNNNNNNN/NNN1K3", Some(ManyPieces(white))),
        ("4k3/8/8/8/NRBQ4/8/4PPPP/QRBNKBNR", None),
    ];
    for (placement, expected) in table {
        let found = fen::read(&format!("{placement} w - - 0 1")).err();
        assert_eq!(found, expected.map(FenError::Illegal), "{placement}");
    }
}
