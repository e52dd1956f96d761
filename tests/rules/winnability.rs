//! Is it right who can still mate?

use crate::data;

use data::{play, position, table};
use deskmate::notation::fen;
use deskmate::rules::{
    ByColor, Color, Outcome, Position, Termination, WINNABILITY_LIMIT, Winnability,
};

/// The verdict about a side. A line that is said to mate does.
fn verdict(position: &Position, color: Color, limit: usize) -> Winnability {
    let verdict = position.winnability(color, limit);
    if let Winnability::Winnable(moves) = &verdict {
        let end = moves
            .iter()
            .try_fold(position.clone(), |at, &mv| at.play(mv));
        let end = end.expect("legal moves").outcome();
        let mate = Outcome::win(color, Termination::Checkmate);
        assert_eq!(end, Some(mate), "{}", fen::write(position));
    }
    verdict
}

/// Checks who can mate: `W`, `B` or `-` for each side.
fn check(written: &str, expected: &str) {
    let position = position(written);
    let found = ["W", "B"]
        .into_iter()
        .zip(Color::BOTH)
        .map(
            |(letter, color)| match verdict(&position, color, WINNABILITY_LIMIT) {
                Winnability::Winnable(_) => letter,
                Winnability::Unwinnable => "-",
                Winnability::Undecided => "?",
            },
        );
    assert_eq!(found.collect::<String>(), expected, "{written}");
}

#[test]
fn published_verdicts_are_found_and_none_is_contradicted() {
    let table = table("winnability.txt");
    let (mut cases, mut found) = (0, 0);
    for row in table.lines() {
        let (expected, start) = row.split_once(' ').expect("a verdict and a position");
        let fields = start.split(' ').count();
        let rest = &" - - 0 1"[2 * (fields - 2)..];
        let position = position(&format!("{start}{rest}"));
        for (color, expected) in Color::BOTH.into_iter().zip(expected.chars()) {
            // A helpmate that is hard to find may stay undecided.
            let is_winnable = expected != '-';
            let limit = if is_winnable {
                10_000
            } else {
                WINNABILITY_LIMIT
            };
            match verdict(&position, color, limit) {
                Winnability::Winnable(_) => assert!(is_winnable, "{color}: {row}"),
                Winnability::Unwinnable => {
                    assert!(!is_winnable, "{color}: {row}");
                    found += 1;
                }
                Winnability::Undecided => {}
            }
            cases += usize::from(!is_winnable);
        }
    }
    assert_eq!(cases, 1837);
    assert!(found * 100 >= cases * 95, "{found} of {cases}");
}

#[test]
fn locked_pawns_with_bishops() {
    check("2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1", "--");
    // A bishop that attacks the pawns opens the position.
    check("8/2k5/8/1p1p1p2/1P1P1P2/4B3/2K5/8 w - - 0 1", "WB");
    // White can open it, but not so that Black mates.
    let one_sided = position("5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1");
    let [white, black] = Color::BOTH.map(|color| verdict(&one_sided, color, WINNABILITY_LIMIT));
    assert_ne!(white, Winnability::Unwinnable);
    assert_eq!(black, Winnability::Unwinnable);
}

#[test]
fn pawns_do_not_pass_each_other() {
    check(
        "3k4/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/3K4 w - - 0 1",
        "--",
    );
    // Here a file is free.
    check(
        "1k6/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P2PP1/4K3 w - - 0 1",
        "WB",
    );
}

#[test]
fn a_minor_piece_needs_pieces_of_the_loser() {
    check("8/8/8/4K3/4N3/4kp2/8/8 b - - 0 1", "WB");
    check("8/8/8/8/8/2k5/3p4/K1B5 w - - 0 1", "WB");
    check("4k3/q7/8/8/8/8/4N3/4K3 w - - 0 1", "-B");
}

#[test]
fn bishops_of_one_colour_mate_only_with_other_pieces() {
    check("8/8/8/8/8/1kB5/1B6/BKB5 w - - 0 1", "--");
    check("3b4/3k4/8/8/8/3K4/3B4/8 w - - 0 1", "--");
}

#[test]
fn only_moves_that_lead_to_stalemate_or_mate() {
    // The only move captures the queen.
    check("1q2Q2k/8/5p1K/7P/8/8/8/8 b - - 0 1", "--");
    check("k7/P1K5/8/8/8/8/8/8 b - - 0 1", "--");
    // The king has to take the last piece.
    check("kb6/2N5/1K6/8/8/8/8/8 b - - 0 1", "--");
    check("8/8/8/8/8/5k2/q7/7K b - - 0 1", "-B");
}

#[test]
fn a_king_in_a_cage_runs_out_of_moves() {
    check("1k6/1P5p/BP6/1P6/8/8/5PKP/8 b - - 0 1", "--");
    check("8/6p1/1k4P1/6PK/6P1/6PR/7P/8 w - - 0 1", "--");
}

#[test]
fn en_passant_opens_a_wall() {
    let closed = "8/4k3/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 b - - 0 1";
    check(closed, "--");
    let open = closed.replace("b - -", "b - e3");
    assert_eq!(position(&open).outcome(), None);
    for color in Color::BOTH {
        let verdict = verdict(&position(&open), color, WINNABILITY_LIMIT);
        assert_ne!(verdict, Winnability::Unwinnable, "{color}");
    }
}

#[test]
fn castling_counts_as_a_move() {
    check("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "W-");
    check(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "WB",
    );
}

#[test]
fn a_mate_on_the_board_is_won_by_the_side_that_gave_it() {
    let mate = play(&Position::initial(), &["f3", "e5", "g4", "Qh4"]);
    let verdicts = mate.winnability_of_both();
    assert_eq!(verdicts.black, Winnability::Winnable(Vec::new()));
    assert_eq!(verdicts.white, Winnability::Unwinnable);
    let stalemate = position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    let neither = ByColor::from_fn(|_| Winnability::Unwinnable);
    assert_eq!(stalemate.winnability_of_both(), neither);
}

#[test]
fn the_limit_ends_the_search() {
    let start = Position::initial();
    assert_eq!(start.winnability(Color::White, 100), Winnability::Undecided);
    let enough = start.winnability(Color::White, WINNABILITY_LIMIT);
    assert_eq!(enough, start.winnability(Color::White, WINNABILITY_LIMIT));
    assert!(matches!(enough, Winnability::Winnable(_)));
}

#[test]
fn usual_endings_are_decided() {
    let endings = [
        ("8/8/8/4k3/8/8/3Q4/3K4 w - - 0 1", "W-"),
        ("8/8/8/4k3/8/8/3R4/3K4 b - - 0 1", "W-"),
        ("8/8/8/4k3/8/8/3P4/3K4 b - - 0 1", "W-"),
        ("8/5p2/8/4k3/8/8/3P4/3K4 b - - 0 1", "WB"),
        ("8/8/8/3k4/8/3N4/3B4/3K4 w - - 0 1", "W-"),
        ("8/8/8/4kr2/8/8/3R4/3K4 w - - 0 1", "WB"),
        ("8/8/8/4k3/5n2/8/3P4/3K4 w - - 0 1", "WB"),
        ("6k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 1", "WB"),
        ("2k5/pp6/8/4r3/8/3R4/PP6/1K6 w - - 0 1", "WB"),
    ];
    for (ending, expected) in endings {
        check(ending, expected);
    }
}
