//! Do all queries for legal moves agree with each other?

use crate::data;

use data::{rows, text};
use deskmate::notation::fen;
use deskmate::rules::{Move, Position, Role, Square, SquareSet};

fn positions() -> Vec<Position> {
    let table = data::table("positions.jsonl");
    let rows = rows(&table);
    let table = rows.iter().map(|row| data::position(text(row, "fen")));
    let numbers = (0..960).step_by(40);
    let starts = numbers.map(|number| Position::chess960(number).expect("a start position"));
    table.chain(starts).collect()
}

fn sorted(moves: impl IntoIterator<Item = Move>) -> Vec<Move> {
    let mut moves: Vec<Move> = moves.into_iter().collect();
    moves.sort();
    moves
}

#[test]
fn captures_and_promotions_alone() {
    let mut found = 0;
    for position in positions() {
        let is_wanted = |&mv: &Move| mv.promotion.is_some() || position.captured(mv).is_some();
        let expected = sorted(position.legal_moves().into_iter().filter(is_wanted));
        let captures = sorted(position.legal_captures());
        assert_eq!(captures, expected, "{}", fen::write(&position));
        found += captures.len();
    }
    assert!(found > 4000, "too few to tell anything: {found}");
}

#[test]
fn quiet_moves_are_all_other_moves() {
    for position in positions() {
        let all = position
            .legal_captures()
            .into_iter()
            .chain(position.legal_quiets());
        assert_eq!(
            sorted(all),
            sorted(position.legal_moves()),
            "{}",
            fen::write(&position)
        );
    }
}

#[test]
fn captures_of_every_kind() {
    let cases = [
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "",
        ),
        // A capture and a step to the last rank, but no quiet move.
        (
            "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1",
            "a7a8b a7a8n a7a8q a7a8r a7b8b a7b8n a7b8q a7b8r",
        ),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"),
        // En passant would uncover the king along the rank.
        ("4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1", ""),
        // In check: capturing the checker, and no other piece.
        ("4k3/8/8/8/8/2n5/3b4/r3K2R w K - 0 1", "e1d2"),
        // Castling onto its own rook is not a capture.
        ("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", ""),
        // One pawn is protected by the other.
        ("4k3/8/8/8/8/6p1/6Kp/8 w - - 0 1", "g2g3"),
    ];
    for (text, expected) in cases {
        let position = data::position(text);
        let words = position.legal_captures();
        let mut words: Vec<String> = words.into_iter().map(|mv| mv.to_string()).collect();
        words.sort();
        assert_eq!(words.join(" "), expected, "{text}");
    }
}

#[test]
fn counting_listing_checking_and_playing_agree() {
    for position in positions() {
        let shown = fen::write(&position);
        let moves = position.legal_moves();
        assert_eq!(position.count_legal_moves(), moves.len(), "{shown}");
        assert_eq!(position.has_legal_move(), !moves.is_empty(), "{shown}");
        let mut played = Vec::new();
        position.for_each_successor(|mv, next| {
            assert!(position.is_legal(mv), "{shown}");
            let expected = position.play(mv).expect("a legal move");
            assert_eq!(fen::write(next), fen::write(&expected), "{shown} {mv:?}");
            assert_eq!(next.king(position.turn()), expected.king(position.turn()));
            played.push(mv);
        });
        assert_eq!(sorted(played), sorted(moves), "{shown}");
    }
}

/// The start squares for each role and target agree with the list of all moves.
#[test]
fn starts_are_those_of_the_legal_moves() {
    for position in positions().iter().step_by(10) {
        let steps = position.legal_moves().into_iter();
        let steps: Vec<Move> = steps
            .filter(|&mv| position.castling_side(mv).is_none())
            .collect();
        for to in Square::all() {
            for role in Role::ALL {
                let is_asked = |mv: &&Move| {
                    let piece = position.board().get(mv.from);
                    mv.to == to && piece.is_some_and(|piece| piece.role() == role)
                };
                let listed: SquareSet = steps.iter().filter(is_asked).map(|mv| mv.from).collect();
                let found = position.legal_starts(role, to, SquareSet::FULL);
                assert_eq!(found, listed, "{} {role} {to}", fen::write(position));
                for start in found {
                    assert_eq!(position.legal_starts(role, to, start.into()), start.into());
                }
            }
        }
    }
}

/// Every move between two squares, with and without promotion, is legal exactly if it is listed.
#[test]
fn a_move_is_legal_exactly_if_it_is_listed() {
    let squares = || deskmate::rules::Square::all();
    for position in positions().iter().step_by(100) {
        let moves = position.legal_moves();
        for from in squares() {
            let from_here = moves.iter().copied().filter(|mv| mv.from == from);
            assert_eq!(sorted(position.legal_moves_from(from)), sorted(from_here));
            for to in squares() {
                for promotion in Role::ALL.into_iter().map(Some).chain([None]) {
                    let mv = Move {
                        from,
                        to,
                        promotion,
                    };
                    let is_listed = moves.contains(&mv);
                    let shown = fen::write(position);
                    assert_eq!(position.is_legal(mv), is_listed, "{shown} {mv:?}");
                }
            }
        }
    }
}
