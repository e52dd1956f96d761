//! Win chances, judgements and accuracy, against values that were computed from the published formulas with another
//! program.

use deskmate::analysis::{
    Counts, Judgement, LineScores, for_side, for_white, game_accuracy, move_accuracy, win_chances,
    win_percent,
};
use deskmate::engine::Score;
use deskmate::notation::fen;
use deskmate::rules::{Color, Position};
use deskmate::tree;

use Score::{Centipawns, Mate};

fn is_close(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-6
}

#[test]
fn win_chances_follow_the_published_curve() {
    for (score, percent) in [
        (Centipawns(0), 50.0),
        (Centipawns(15), 51.380_429_10),
        (Centipawns(35), 53.217_368_34),
        (Centipawns(100), 59.102_589_72),
        (Centipawns(-100), 40.897_410_28),
        (Centipawns(310), 75.794_480_73),
        (Centipawns(999), 97.535_909_69),
        (Centipawns(1000), 97.544_743_63),
        (Centipawns(1001), 97.544_743_63),
        (Centipawns(i32::MAX), 97.544_743_63),
        (Centipawns(i32::MIN), 2.455_256_37),
        (Mate(1), 97.544_743_63),
        (Mate(30), 97.544_743_63),
        (Mate(0), 2.455_256_37),
        (Mate(-4), 2.455_256_37),
    ] {
        assert!(
            is_close(win_percent(score), percent),
            "{score}: {}",
            win_percent(score)
        );
        assert!(
            is_close(win_chances(score), percent / 50.0 - 1.0),
            "{score}"
        );
    }
}

/// The scores are for the side to move: the mover before the move, the opponent after it.
#[test]
fn a_move_is_judged_by_the_chances_it_loses() {
    use Judgement::{Blunder, Inaccuracy, Mistake};
    for (before, after, judgement) in [
        (Centipawns(35), Centipawns(-35), None),
        (Centipawns(35), Centipawns(310), Some(Blunder)),
        // The least losses: 55, 111 and 169 hundredths from an even position.
        (Centipawns(0), Centipawns(54), None),
        (Centipawns(0), Centipawns(55), Some(Inaccuracy)),
        (Centipawns(0), Centipawns(110), Some(Inaccuracy)),
        (Centipawns(0), Centipawns(111), Some(Mistake)),
        (Centipawns(0), Centipawns(168), Some(Mistake)),
        (Centipawns(0), Centipawns(169), Some(Blunder)),
        // Far from even the same loss in pawns is less.
        (Centipawns(900), Centipawns(-700), None),
        (Centipawns(5000), Centipawns(-1000), None),
        (Centipawns(-500), Centipawns(600), None),
        // A gain.
        (Centipawns(-100), Centipawns(-300), None),
        (Centipawns(-100), Mate(-2), None),
        // A mate against the mover appears.
        (Centipawns(0), Mate(3), Some(Blunder)),
        (Centipawns(-700), Mate(3), Some(Blunder)),
        (Centipawns(-701), Mate(3), Some(Mistake)),
        (Centipawns(-999), Mate(3), Some(Mistake)),
        (Centipawns(-1000), Mate(3), Some(Inaccuracy)),
        // The mover's mate is lost.
        (Mate(2), Centipawns(0), Some(Blunder)),
        (Mate(2), Centipawns(-700), Some(Blunder)),
        (Mate(2), Centipawns(-701), Some(Mistake)),
        (Mate(2), Centipawns(-999), Some(Mistake)),
        (Mate(2), Centipawns(-1000), Some(Inaccuracy)),
        (Mate(2), Mate(1), Some(Blunder)),
        // A longer mate, a mate on the board, and a mate that comes anyway.
        (Mate(2), Mate(-9), None),
        (Mate(1), Mate(0), None),
        (Mate(-3), Mate(1), None),
        (Mate(-3), Centipawns(-900), None),
    ] {
        assert_eq!(
            Judgement::of_move(before, after),
            judgement,
            "{before} {after}"
        );
    }
}

#[test]
fn the_accuracy_of_a_move_follows_the_published_curve() {
    for (before, after, accuracy) in [
        (50.0, 50.0, 100.0),
        (50.0, 60.0, 100.0),
        (50.0, 49.999, 100.0),
        (50.0, 45.0, 80.815_299_92),
        (50.0, 40.0, 64.579_828_45),
        (70.0, 50.0, 41.016_818_74),
        (90.0, 20.0, 2.728_281_57),
        (100.0, 0.0, 0.0),
    ] {
        let found = move_accuracy(before, after);
        assert!(is_close(found, accuracy), "{before} {after}: {found}");
    }
}

#[test]
fn a_player_without_a_move_has_no_accuracy() {
    let none = game_accuracy(&[50.0], Color::White);
    assert_eq!((none.white, none.black), (None, None));
    let one = game_accuracy(&[50.0, 40.0], Color::Black);
    assert_eq!((one.white, one.black), (None, Some(100.0)));
    assert_eq!(game_accuracy(&[], Color::White).white, None);
}

#[test]
fn scores_are_seen_from_both_sides() {
    for (score, turn, white) in [
        (Centipawns(35), Color::White, tree::Score::Centipawns(35)),
        (Centipawns(35), Color::Black, tree::Score::Centipawns(-35)),
        (Mate(3), Color::Black, tree::Score::Mate(-3)),
        (Mate(0), Color::Black, tree::Score::Mate(0)),
    ] {
        assert_eq!(for_white(score, turn), white);
        assert_eq!(for_side(white, turn), score);
    }
    let shown = |score: tree::Score| score.to_string();
    assert_eq!(shown(tree::Score::Centipawns(35)), "+0.35");
    assert_eq!(shown(tree::Score::Centipawns(-5)), "-0.05");
    assert_eq!(shown(tree::Score::Centipawns(0)), "0.00");
    assert_eq!(shown(tree::Score::Mate(-3)), "#-3");
}

#[test]
fn the_first_move_of_a_standard_game_is_judged_although_the_start_has_no_score() {
    let scores = LineScores::new(&Position::initial(), vec![None, Some(Centipawns(90))]);
    assert_eq!((scores.at(0), scores.white_percent(0)), (None, None));
    assert_eq!(scores.judgement(1), Some(Judgement::Inaccuracy));
    assert!(scores.move_accuracy(1).is_some());
    let start = fen::read("4k3/8/8/8/8/8/4P3/4K3 b - - 0 1").expect("a position");
    let scores = LineScores::new(&start, vec![None, Some(Centipawns(90))]);
    assert_eq!(scores.at(0), None);
    assert_eq!(scores.judgement(1), None);
    assert_eq!(scores.accuracy(), None);
    assert_eq!(scores.for_white(1), Some(tree::Score::Centipawns(90)));
    assert_eq!(scores.turn(0), Color::Black);
}

#[test]
fn judgements_are_counted_for_both_players() {
    use Judgement::{Blunder, Inaccuracy, Mistake};
    let judgements = [
        Some(Blunder),
        None,
        Some(Mistake),
        Some(Inaccuracy),
        Some(Blunder),
    ];
    let counts = Counts::of_players(Color::Black, judgements);
    let of = |color| Judgement::ALL.map(|judgement| counts[color].of(judgement));
    assert_eq!(of(Color::Black), [0, 1, 2]);
    assert_eq!(of(Color::White), [1, 0, 0]);
}
