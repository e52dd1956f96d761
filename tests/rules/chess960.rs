//! Is Chess960 played by its rules: start positions, castling with any rook, and its FEN?

use crate::data;

use std::collections::HashSet;

use data::{legal, legal_words, play, position};
use deskmate::notation::fen::Field;
use deskmate::notation::{MoveError, fen, long, read_move, san};
use deskmate::rules::{
    CastlingSide, Color, File, IllegalMove, Move, Piece, PlacedPiece, Position, Square, perft,
};

/// White's pieces from the a-file on.
fn back_rank(start: &Position) -> String {
    let square = |file| Square::new(file, Color::White.back_rank());
    let letter = |file| {
        let piece = start.board().get(square(file)).expect("a piece");
        piece.role().letter()
    };
    File::ALL.map(letter).iter().collect()
}

fn starts() -> Vec<Position> {
    let start = |number| Position::chess960(number).expect("a start position");
    (0..960).map(start).collect()
}

fn square(name: &str) -> Square {
    name.parse::<Square>().expect("a square")
}

#[test]
fn start_positions_have_their_usual_numbers() {
    let known = [
        (0, "BBQNNRKR"),
        (1, "BQNBNRKR"),
        (4, "QBBNNRKR"),
        (16, "BBNQNRKR"),
        (96, "BBQNRNKR"),
        (342, "NRBKQBRN"),
        (518, "RNBQKBNR"),
        (692, "RBBQKNNR"),
        (959, "RKRNNQBB"),
    ];
    for (number, row) in known {
        let start = Position::chess960(number).expect("a start position");
        assert_eq!(back_rank(&start), row, "{number}");
    }
    assert_eq!(Position::chess960(518), Some(Position::initial()));
    assert_eq!(Position::chess960(960), None);
}

#[test]
fn positions_of_chess960_are_recognised() {
    let other = starts().iter().filter(|start| start.is_chess960()).count();
    assert_eq!(other, 959);
    let table = [
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", false),
        ("4k3/8/8/8/8/8/8/RR2K3 w Q - 0 1", false),
        ("4k3/8/8/8/8/8/8/RR2K3 w B - 0 1", true),
        ("1r2k3/8/8/8/8/8/8/R3K2R w KQb - 0 1", true),
        ("8/8/8/3k4/8/8/8/R2K3R w - - 0 1", false),
    ];
    for (fen, is_other) in table {
        assert_eq!(position(fen).is_chess960(), is_other, "{fen}");
    }
}

/// Kings and rooks stand as in standard chess, so the castling rights do not tell.
#[test]
fn a_start_position_is_recognised_by_the_order_of_its_pieces() {
    let table = [
        ("RBBQKNNR", "rbbqknnr", "w", true),
        ("RNBQKBNR", "rnbqkbnr", "w", false),
        ("RNBQKBNR", "rnbqkbnr", "b", false),
        ("RBBQKNNR", "rbbqknnr", "b", false),
        ("RBBQKNNR", "rnbqkbnr", "w", false),
        ("R1BQKBNR", "r1bqkbnr", "w", false),
        ("RNBBKQNR", "rnbbkqnr", "w", true),
        // Both bishops stand on light squares.
        ("RBNBKQNR", "rbnbkqnr", "w", false),
    ];
    for (white, black, turn, is_other) in table {
        let fen = format!("{black}/pppppppp/8/8/8/8/PPPPPPPP/{white} {turn} KQkq - 3 7");
        assert_eq!(position(&fen).is_chess960(), is_other, "{fen}");
    }
}

#[test]
fn all_start_positions_are_different_and_by_the_rules() {
    let rows: HashSet<String> = starts().iter().map(back_rank).collect();
    assert_eq!(rows.len(), 960);
    for row in rows {
        let files =
            |letter| -> Vec<usize> { row.match_indices(letter).map(|(file, _)| file).collect() };
        let (bishops, rooks, kings) = (files('B'), files('R'), files('K'));
        assert_eq!((bishops[0] + bishops[1]) % 2, 1, "{row}");
        assert!(rooks[0] < kings[0] && kings[0] < rooks[1], "{row}");
    }
}

#[test]
fn fen_is_written_with_the_usual_letters_and_read_with_those_and_with_files() {
    for start in starts() {
        let written = fen::write(&start);
        assert!(written.ends_with(" w KQkq - 0 1"), "{written}");
        assert_eq!(fen::read(&written), Ok(start.clone()), "{written}");
        let rook = |side| {
            start
                .castling()
                .rook(Color::White, side)
                .expect("a rook")
                .to_char()
        };
        let (short, long) = (rook(CastlingSide::King), rook(CastlingSide::Queen));
        let (upper, lower) = (
            format!("{short}{long}").to_uppercase(),
            format!("{short}{long}"),
        );
        let files = written.replace("KQkq", &format!("{upper}{lower}"));
        assert_eq!(fen::read(&files), Ok(start), "{files}");
    }
}

/// Each line: the position in X-FEN and in Shredder-FEN, the counts of perft to depth 3, and the
/// castling moves; computed by python-chess.
#[test]
fn positions_with_castling_are_counted_as_another_program_counts_them() {
    let table = data::table("chess960.tsv");
    assert_eq!(table.lines().count(), 60);
    for line in table.lines() {
        let columns: Vec<&str> = line.split('\t').collect();
        let position = position(columns[0]);
        assert_eq!(fen::read(columns[1]), Ok(position.clone()), "{line}");
        assert_eq!(
            fen::read(&fen::write(&position)),
            Ok(position.clone()),
            "{line}"
        );
        for depth in 1..=3 {
            let count = perft(&position, depth).to_string();
            assert_eq!(count, columns[1 + depth as usize], "{line}");
        }
        check_castling(&position, columns[5]);
    }
}

fn check_castling(position: &Position, expected: &str) {
    let moves = position.legal_moves();
    let castling: Vec<Move> = moves
        .into_iter()
        .filter(|&mv| position.castling_side(mv).is_some())
        .collect();
    let standard = position.king(position.turn()).file() == File::E;
    let mut words: Vec<String> = castling.iter().map(Move::to_string).collect();
    words.sort();
    if !standard {
        assert_eq!(words.join(" "), expected, "{}", fen::write(position));
    }
    // The king's move onto the rook is always accepted.
    for word in expected.split(' ') {
        assert!(castling.contains(&legal(position, word)), "{word}");
    }
    for mv in castling {
        for text in [san::write(position, mv), long::write(position, mv)] {
            assert_eq!(read_move(position, &text), Ok(mv), "{text}");
        }
    }
}

#[test]
fn king_and_rook_may_swap_squares_or_stay_in_place() {
    let before = position("4k3/8/8/8/8/8/8/5KR1 w G - 0 1");
    let words = legal_words(&before);
    assert!(words.contains(&"f1g1".to_owned()), "{words:?}");
    let after = play(&before, &["O-O"]);
    assert_eq!(fen::write(&after), "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");

    let before = position("4k3/8/8/8/8/8/8/2KR4 w D - 0 1");
    let error = read_move(&before, "O-O").map(|mv| mv.to_string());
    assert_eq!(error, Ok("c1d1".to_owned()));

    let before = position("4k3/8/8/8/8/8/8/1RK5 w B - 0 1");
    let after = play(&before, &["c1b1"]);
    assert_eq!(fen::write(&after), "4k3/8/8/8/8/8/8/2KR4 b - - 1 1");
}

#[test]
fn castling_is_not_a_capture_and_counts_towards_fifty_moves() {
    let before = position("4k3/8/8/8/8/8/8/5KR1 w G - 7 1");
    let mv = legal(&before, "O-O");
    assert_eq!(before.captured(mv), None);
    assert_eq!(before.play(mv).expect("it is legal").halfmove_clock(), 8);
}

#[test]
fn a_rook_that_uncovers_an_attack_on_its_king_may_not_castle() {
    // The rook on b1 leaves the line between the king's new square and the rook on a1.
    let before = position("4k3/8/8/8/8/8/8/rRK5 w B - 0 1");
    let error = read_move(&before, "O-O-O").expect_err("the king would stand in check");
    assert_eq!(
        error,
        MoveError::Illegal(IllegalMove::LeavesKingInCheck {
            king: square("c1"),
            attacker: PlacedPiece {
                piece: Piece::BlackRook,
                square: square("a1"),
            },
        })
    );
}

#[test]
fn a_right_that_standard_chess_cannot_have_has_to_name_the_rook() {
    for (unclear, clear) in [
        (
            "4k3/8/8/8/8/8/8/3K3R w K - 0 1",
            "4k3/8/8/8/8/8/8/3K3R w H - 0 1",
        ),
        (
            "4k3/8/8/8/8/8/8/4KR2 w K - 0 1",
            "4k3/8/8/8/8/8/8/4KR2 w F - 0 1",
        ),
    ] {
        let error = fen::read(unclear).expect_err("it is no right of standard chess");
        assert_eq!(error.field(), Field::Castling, "{unclear}");
        assert_eq!(fen::write(&position(clear)), clear);
    }
}

#[test]
fn of_two_rooks_on_a_side_the_outer_one_needs_no_file() {
    let inner = "1k1r4/8/8/8/8/8/8/1K1R1R2 w Dd - 0 1";
    assert_eq!(
        fen::write(&position(inner)),
        "1k1r4/8/8/8/8/8/8/1K1R1R2 w Dk - 0 1"
    );
    let outer = "1k3r2/8/8/8/8/8/8/1K1R1R2 w Ff - 0 1";
    assert_eq!(
        fen::write(&position(outer)),
        "1k3r2/8/8/8/8/8/8/1K1R1R2 w Kk - 0 1"
    );
}
