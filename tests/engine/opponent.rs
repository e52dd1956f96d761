//! The opponent: legal, deterministic, and like a person in what it never misses.

use deskmate::analysis::win_percent;
use deskmate::engine::{
    ChosenMove, DrawReason, Limits, Opponent, Proposal, Root, Score, StopFlag, Strength,
    win_chances,
};
use deskmate::game::DrawRule;
use deskmate::notation::{read_move, san};
use deskmate::rules::Position;

use crate::{position, random_positions, root};

fn choose(level: u8, seed: u64, root: &Root) -> ChosenMove {
    let mut opponent = Opponent::new(Strength::of_level(level), seed);
    let choice = opponent.choose(root, &Limits::default(), &StopFlag::default());
    choice.expect("a legal move")
}

/// A position in which each level thinks for itself, since no opening leads there.
fn middlegame() -> Root {
    let moves = "e4 e5 Nf3 Nc6 Bc4 Bc5 a3 a6 h3 h6 d3 d6 Be3";
    root(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        moves,
        DrawRule::Fide,
    )
}

#[test]
fn the_same_game_and_seed_give_the_same_move() {
    let root = middlegame();
    for level in 1..=8 {
        let first = choose(level, 3, &root);
        assert_eq!(choose(level, 3, &root), first, "level {level}");
        // What it has thought about before changes nothing.
        let mut used = Opponent::new(Strength::of_level(level), 3);
        let stop_flag = StopFlag::default();
        used.choose(
            &Root::new(position("4k3/8/8/3q4/8/2R5/8/4K3 w - - 0 1")),
            &Limits::default(),
            &stop_flag,
        );
        let again = used.choose(&root, &Limits::default(), &stop_flag);
        assert_eq!(again, Some(first), "level {level}");
    }
}

#[test]
fn other_seeds_play_other_games() {
    let root = middlegame();
    let mut moves: Vec<String> = (0..12)
        .map(|seed| choose(2, seed, &root).mv.to_string())
        .collect();
    moves.sort();
    moves.dedup();
    assert!(moves.len() >= 3, "{moves:?}");
}

#[test]
fn every_move_is_legal() {
    for (seed, position) in random_positions(60).into_iter().enumerate() {
        if !position.has_legal_move() {
            continue;
        }
        let level = 1 + seed as u8 % 7;
        let choice = choose(level, seed as u64, &Root::new(position.clone()));
        assert!(position.is_legal(choice.mv), "{position} {}", choice.mv);
    }
}

#[test]
fn no_level_misses_a_mate_in_one() {
    let positions = [
        ("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", "Ra8#"),
        ("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1", "Qg7#"),
        (
            "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
            "Qxf7#",
        ),
    ];
    for (text, mate) in positions {
        for level in 1..=10 {
            for seed in 0..5 {
                let start = position(text);
                let choice = choose(level, seed, &Root::new(start.clone()));
                assert_eq!(san::write(&start, choice.mv), mate, "level {level}");
            }
        }
    }
}

#[test]
fn a_hanging_queen_is_taken() {
    // A queen beside a pawn, with nothing behind it.
    let start = position("rnb1kbnr/pppp1ppp/8/4p2q/6P1/5N2/PPPPPP1P/RNBQKB1R w KQkq - 0 4");
    let taken = read_move(&start, "gxh5").expect("a legal move");
    for level in 1..=7 {
        let root = Root::new(start.clone());
        let times = (0..10).filter(|&seed| choose(level, seed, &root).mv == taken);
        let times = times.count();
        assert!(times >= 9, "level {level}: {times} of 10");
    }
}

/// So many moves against a lone king that the technique of the elementary mates is not asked.
const MANY_MOVES: &str = "3k4/8/8/R6R/1P3N1P/2Q1P3/P1BN1BP1/6K1 w - - 0 1";

/// How many moves a level needs to mate a king that runs from it as far as it can; `None` if it does not in fifty.
fn mated_in(level: u8, start: &str, seed: u64) -> Option<u32> {
    let mut root = Root::new(position(start));
    for moves in 1..=50 {
        root.play(choose(level, seed, &root).mv)
            .expect("a legal move");
        let now = root.position();
        if !now.has_legal_move() {
            return now.is_check().then_some(moves);
        }
        let defence = crate::search(&root, &Limits::nodes(300)).best?;
        root.play(defence).expect("a legal move");
    }
    None
}

#[test]
fn the_elementary_mates_are_known() {
    for (level, start) in [
        (3, "8/8/8/3k4/8/8/8/Q3K3 w - - 0 1"),
        (3, "8/8/8/3k4/8/8/8/R3K3 w - - 0 1"),
        (4, "8/8/8/8/2K5/8/7q/6k1 b - - 0 1"),
        (9, "8/1k6/8/8/4K3/8/6R1/8 w - - 0 1"),
        (7, "8/8/8/3k4/8/8/8/2B1KB2 w - - 0 1"),
        (3, MANY_MOVES),
    ] {
        let moves = mated_in(level, start, 1);
        assert!(moves.is_some(), "level {level}: {start}");
    }
}

#[test]
fn limits_hold_against_a_lone_king() {
    let root = Root::new(position(MANY_MOVES));
    let looks = root.moves().len() as u64 + 1;
    for level in 3..=10 {
        let mut opponent = Opponent::new(Strength::of_level(level), 1);
        let limits = Limits::nodes(50);
        let choice = opponent.choose(&root, &limits, &StopFlag::default());
        let choice = choice.expect("a legal move");
        // What is played by technique has no score, and its work is not counted.
        assert!(choice.score.is_some(), "level {level}");
        assert!(choice.nodes <= looks * 50, "level {level}: {choice:?}");
    }
}

#[test]
fn a_choice_ends_when_it_is_stopped() {
    let stop_flag = StopFlag::default();
    stop_flag.stop();
    let root = middlegame();
    let mut opponent = Opponent::new(Strength::of_level(10), 1);
    let choice = opponent.choose(&root, &Limits::default(), &stop_flag);
    let choice = choice.expect("a legal move");
    assert!(root.position().is_legal(choice.mv));
    assert!(choice.nodes < 20_000, "{}", choice.nodes);
    let over = Root::new(position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"));
    assert_eq!(opponent.choose(&over, &Limits::default(), &stop_flag), None);
}

#[test]
fn win_chances_are_those_of_the_analysis() {
    for lead in (-1000..=1000).step_by(25) {
        let exact = win_percent(Score::Centipawns(lead));
        let table = f64::from(win_chances(lead)) / 10.0;
        assert!((exact - table).abs() < 1.0, "{lead}: {table} for {exact}");
    }
}

#[test]
fn the_table_of_openings_is_its_book() {
    let start = Root::new(Position::initial());
    let first = choose(1, 5, &start);
    assert_eq!(first.score, None);
    assert_eq!(first.nodes, 0);
}

/// In how many of a hundred games each level makes a proposal in a position.
fn proposals(root: &Root, proposal: Proposal) -> [usize; 10] {
    std::array::from_fn(|at| {
        let strength = Strength::of_level(at as u8 + 1);
        let proposed = (0..100).map(|seed| Opponent::new(strength, seed).proposal(root));
        let proposed: Vec<Proposal> = proposed.flatten().collect();
        assert!(proposed.iter().all(|&other| other == proposal), "{root:?}");
        proposed.len()
    })
}

#[test]
fn who_is_lost_resigns_sooner_or_later_if_he_knows_it() {
    // A queen behind: from the level on that sees no hope, more often the higher the level is.
    let queen_behind = position("r1b1k2r/ppp2ppp/2n2n2/8/2B1P3/2N2N2/PPP2PPP/R1BQ1RK1 b kq - 0 10");
    let found = proposals(&Root::new(queen_behind), Proposal::Resign);
    assert_eq!(found[..3], [0; 3], "beginners play on");
    assert!(
        found[3..].iter().all(|&times| (5..60).contains(&times)),
        "{found:?}"
    );
    assert!(found[9] > found[3], "{found:?}");
    // A rook behind is lost for those who know much, and not for the others.
    let rook_behind = position("2r3k1/5ppp/p1b2n2/8/8/1B3N2/PP3PPP/R3R1K1 b - - 0 24");
    let found = proposals(&Root::new(rook_behind), Proposal::Resign);
    assert_eq!(found[..5], [0; 5], "{found:?}");
    assert!(found[9] > 0, "{found:?}");
}

#[test]
fn nobody_resigns_who_has_a_hope_or_lets_the_other_mate() {
    for (text, why) in [
        ("6k1/5ppp/8/8/8/7q/5PPP/R5K1 w - - 0 1", "it mates at once"),
        ("q5k1/8/8/8/8/7Q/8/6K1 b - - 0 1", "nobody is behind"),
        ("1k6/8/1K6/8/8/8/8/6QR b - - 0 1", "it is mated at once"),
        ("7k/8/8/8/8/q7/8/5Q1K w - - 0 1", "nobody is behind"),
        // A rook for ever beside the king, and stalemate if it is taken.
        (
            "7k/6R1/8/8/8/8/5q2/7K w - - 0 1",
            "there is a draw by stalemate",
        ),
        (
            "rnbqkbnr/pppp1ppp/8/4p3/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 2",
            "only a pawn is behind",
        ),
        // The queen is taken back.
        (
            "rnb1kbnr/pppp1ppp/8/4p3/4P2Q/8/PPPP1PqP/RNB1KBNR w KQkq - 0 4",
            "a queen hangs",
        ),
    ] {
        let root = Root::new(position(text));
        for level in 1..=10 {
            for seed in 0..40 {
                let proposed = Opponent::new(Strength::of_level(level), seed).proposal(&root);
                assert_ne!(proposed, Some(Proposal::Resign), "level {level}, {why}");
            }
        }
    }
}

#[test]
fn a_draw_is_offered_where_little_is_left_to_play_for() {
    let few = Root::new(position("8/5pk1/6p1/r6p/7P/1R4P1/5PK1/8 w - - 3 41"));
    let found = proposals(&few, Proposal::Draw(DrawReason::FewPieces));
    assert_eq!(found[..3], [0; 3], "beginners play on");
    assert!(
        found[3..].iter().all(|&times| (5..40).contains(&times)),
        "{found:?}"
    );
    let shuffled =
        position("r2q1rk1/1b1nbppp/p2ppn2/1pp5/1PP5/P2PPN2/1B1NBPPP/R2Q1RK1 w - - 34 40");
    let found = proposals(&Root::new(shuffled), Proposal::Draw(DrawReason::NoProgress));
    assert!(found[9] > 0, "{found:?}");
    for (text, why) in [
        (
            "8/5pk1/4r1p1/7p/7P/4R1P1/4PPK1/4R3 w - - 3 41",
            "it is ahead",
        ),
        (
            "8/5pk1/4r1p1/4r2p/7P/4R1P1/5PK1/8 w - - 3 41",
            "it is behind",
        ),
        (
            "r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R w KQkq - 4 4",
            "all is to come",
        ),
    ] {
        let root = Root::new(position(text));
        for seed in 0..100 {
            let proposed = Opponent::new(Strength::of_level(8), seed).proposal(&root);
            assert!(!matches!(proposed, Some(Proposal::Draw(_))), "{why}");
        }
    }
}

#[test]
fn a_proposal_depends_on_the_game_and_the_seed_alone() {
    let root = Root::new(position("8/5pk1/6p1/r6p/7P/1R4P1/5PK1/8 w - - 3 41"));
    for seed in 0..20 {
        let mut used = Opponent::new(Strength::of_level(6), seed);
        let first = used.proposal(&root);
        used.choose(&middlegame(), &Limits::default(), &StopFlag::default());
        assert_eq!(used.proposal(&root), first, "{seed}");
    }
}
