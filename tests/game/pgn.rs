//! Does a game survive writing and reading?

use crate::data;
use crate::random;

use std::time::Duration;

use data::legal;
use deskmate::game::{DateTime, Game, Handicap, Match, Question, Record, Standing};
use deskmate::notation::pgn;
use deskmate::rules::{
    ByColor, Color, IllegalMove, Move, Outcome, Position, Role, Square, Termination,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use random::annotated_games;

fn ms(millis: u64) -> Duration {
    Duration::from_millis(millis)
}

fn afternoon() -> Option<DateTime> {
    DateTime::new([2026, 11, 20], [14, 2, 7])
}

fn new_game(white: &str, black: &str) -> Game {
    let players = ByColor {
        white: Some(white.to_owned()),
        black: Some(black.to_owned()),
    };
    Game::new(players, Position::initial(), afternoon())
}

fn play(game: &mut Game, moves: &[&str]) {
    for (number, text) in moves.iter().enumerate() {
        let mv = legal(game.position(), text);
        game.push(mv, ms(1_000 * (number as u64 + 1)))
            .expect("a legal move");
    }
}

fn read(text: &str) -> Game {
    let reading = pgn::read(text);
    assert_eq!(reading.faults, [], "{text}");
    Game::from_pgn(&reading.game)
}

#[test]
fn a_game_is_written_as_the_standard_has_it() {
    let mut game = new_game("Anderssen", "Kieseritzky");
    game.start_clock(ms(0));
    play(&mut game, &["f3", "e5", "g4", "Qh4#"]);
    let expected = "\
[Event \"Casual game\"]
[Site \"?\"]
[Date \"2026.11.20\"]
[Round \"-\"]
[White \"Anderssen\"]
[Black \"Kieseritzky\"]
[Result \"0-1\"]
[ECO \"A00\"]
[Opening \"Barnes Opening\"]
[Termination \"checkmate\"]
[Time \"14:02:07\"]
[TimeControl \"count-up\"]

1. f3 {[%emt 0:00:01]} 1... e5 {[%emt 0:00:01]} 2. g4 {[%emt 0:00:01]} 2...
Qh4# {[%emt 0:00:01]} 0-1
";
    assert_eq!(game.to_text(), expected);
}

#[test]
fn every_end_survives_with_its_reason() {
    let white_won = |reason| Outcome::win(Color::White, reason);
    let ends = [
        white_won(Termination::Checkmate),
        white_won(Termination::Resignation),
        Outcome::win(Color::Black, Termination::Resignation),
        Outcome::draw(Termination::Agreement),
        Outcome::draw(Termination::Stalemate),
        Outcome::draw(Termination::InsufficientMaterial),
        Outcome::draw(Termination::ThreefoldRepetition),
        Outcome::draw(Termination::FivefoldRepetition),
        Outcome::draw(Termination::FiftyMoveRule),
        Outcome::draw(Termination::SeventyFiveMoveRule),
        white_won(Termination::Unstated),
    ];
    for end in ends {
        let result = match end.winner {
            Some(Color::White) => "1-0",
            Some(Color::Black) => "0-1",
            None => "1/2-1/2",
        };
        let reason = end.termination.tag();
        let text =
            format!("[Result \"{result}\"]\n[Termination \"{reason}\"]\n\n1. e4 e5 {result}\n");
        let game = read(&text);
        assert_eq!(game.outcome(), Some(end));
        let again = game.to_text();
        assert!(
            again.contains(&format!("[Termination \"{reason}\"]")),
            "{again}"
        );
        assert!(again.contains(&format!("[Result \"{result}\"]")), "{again}");
    }
}

#[test]
fn the_final_position_tells_the_reason_where_the_file_does_not() {
    let game = read("1. f3 e5 2. g4 Qh4# 0-1\n");
    let mated = Outcome::win(Color::Black, Termination::Checkmate);
    assert_eq!(game.outcome(), Some(mated));
    // Even without a result, since no move is possible.
    assert_eq!(read("1. f3 e5 2. g4 Qh4# *\n").outcome(), Some(mated));
    // A result that the position does not show is due to the players, for an unknown reason.
    let unknown = Outcome::win(Color::White, Termination::Unstated);
    assert_eq!(read("1. e4 1-0\n").outcome(), Some(unknown));
}

#[test]
fn an_unfinished_game_goes_on_where_it_was_left() {
    let mut game = new_game("Anderssen", "Kieseritzky");
    game.start_clock(ms(0));
    play(&mut game, &["e4", "e5", "Nf3"]);
    game.request_draw(ms(3_500));
    assert_eq!(game.question(), Some(Question::Draw(Color::Black)));
    game.stop_clock(ms(4_250));
    let mut again = read(&game.to_text());
    assert_eq!(again.outcome(), None);
    assert_eq!(
        again.question(),
        None,
        "an offer does not outlive the game at the table"
    );
    assert_eq!(again.turn(), Color::Black);
    assert_eq!(again.started, afternoon());
    assert_eq!(again.clock().settled(), game.clock().settled());
    assert!(!again.replay(ms(0)));
    again.start_clock(ms(0));
    assert!(again.pop(ms(100)));
    assert_eq!(again.clock().read(ms(100)).white, ms(1_000));
}

#[test]
fn the_time_before_a_resignation_is_kept() {
    let mut game = new_game("Anderssen", "Kieseritzky");
    game.start_clock(ms(0));
    play(&mut game, &["e4", "e5"]);
    game.ask_to_resign(game.turn());
    game.answer(true, ms(62_500));
    let text = game.to_text();
    assert!(text.contains("[WhiteClock \"0:01:01.500\"]"), "{text}");
    assert_eq!(read(&text).clock().settled(), game.clock().settled());
}

#[test]
fn missing_names_are_written_as_the_colours() {
    let game = read("[White \"?\"]\n\n1. e4 *\n");
    assert_eq!(game.players, ByColor::default());
    let named = read("[White \"White\"]\n[Black \"White\"]\n\n1. e4 *\n");
    assert_eq!(named.players.white, None);
    assert_eq!(named.players.black.as_deref(), Some("White"));
    assert!(
        game.to_text()
            .contains("[White \"White\"]\n[Black \"Black\"]")
    );
}

#[test]
fn odd_names_survive_writing_and_reading() {
    for name in ["O'Hara \"Bob\"", "C:\\games\\", "Zoë 小林", "]", "%"] {
        let mut game = new_game(name, "x");
        play(&mut game, &["e4"]);
        assert_eq!(read(&game.to_text()).players.white.as_deref(), Some(name));
    }
}

#[test]
fn a_name_that_is_too_long_is_cut_and_stays_whole_in_the_file() {
    let long = "W".repeat(4_700);
    let text = format!(
        "[White \"{long}\"]\n[Black \"{}\"]\n\n1. e4 *\n",
        &long[..200]
    );
    let mut game = read(&text);
    assert_eq!(game.players.white, Some(format!("{}…", &long[..199])));
    assert_eq!(game.players.black.as_deref(), Some(&long[..200]));
    play(&mut game, &["e5"]);
    let written = game.to_text();
    for name in ["White", "Black"] {
        let tag = pgn::read(&text).game.tag(name).map(str::to_string);
        assert_eq!(pgn::read(&written).game.tag(name), tag.as_deref());
        assert_eq!(written.matches(&format!("[{name} ")).count(), 1);
    }
    let rematch = game.rematch(afternoon());
    assert_eq!(rematch.players.black, game.players.white);
    assert!(!rematch.to_text().contains(&long));
}

#[test]
fn a_partial_date_is_kept() {
    for date in ["1851.06.??", "1851.??.??", "June 1851"] {
        let game = read(&format!("[Date \"{date}\"]\n\n1. e4 e5 *\n"));
        let text = game.to_text();
        assert!(text.contains(&format!("[Date \"{date}\"]")), "{text}");
    }
}

#[test]
fn comments_and_foreign_tags_are_kept_when_the_game_goes_on() {
    let text = "[Event \"London\"]\n[Opening \"Bishop's\"]\n[Annotator \"Kling\"]\n\n\
        {before it began} 1. e4 $1 {best by test} 1... e5 *\n";
    let mut game = read(text);
    let mv = legal(game.position(), "Bc4");
    game.push(mv, ms(0)).expect("a legal move");
    let written = game.to_text();
    for kept in [
        "[Event \"London\"]",
        "[Opening \"Bishop's\"]",
        "[Annotator \"Kling\"]",
        "{before it began}",
        "$1",
        "best by test",
        "Bc4",
    ] {
        assert!(written.contains(kept), "{kept} is lost:\n{written}");
    }
}

/// The tags with the opening in a text, in their order.
fn opening_tags(text: &str) -> Vec<&str> {
    let is_opening = |line: &&str| line.starts_with("[ECO ") || line.starts_with("[Opening ");
    text.lines().filter(is_opening).collect()
}

#[test]
fn the_opening_is_written_as_far_as_the_game_has_come() {
    let mut game = new_game("Anderssen", "Kieseritzky");
    assert_eq!(opening_tags(&game.to_text()), [""; 0]);
    let steps = [
        ("d4", "A40", "Queen's Pawn Game"),
        ("e6", "A40", "Horwitz Defence"),
        ("e4", "C00", "French Defence: Normal Variation"),
        // A position without a name has the name of the one before it.
        ("a5", "C00", "French Defence: Normal Variation"),
    ];
    for (mv, eco, name) in steps {
        play(&mut game, &[mv]);
        let opening = game.opening().expect("a known one");
        assert_eq!((opening.eco, opening.name), (eco, name));
        let text = game.to_text();
        let tags = [format!("[ECO \"{eco}\"]"), format!("[Opening \"{name}\"]")];
        assert_eq!(opening_tags(&text), tags);
        assert_eq!(read(&text).to_text(), text);
    }
    assert!(game.pop(ms(0)) && game.pop(ms(0)));
    assert!(game.to_text().contains("[Opening \"Horwitz Defence\"]"));
    let plies = [0, 1, 2, 9].map(|ply| game.record().opening_at(ply).map(|opening| opening.eco));
    assert_eq!(plies, [None, Some("A40"), Some("A40"), Some("A40")]);
}

#[test]
fn a_read_opening_is_updated_when_the_game_goes_on() {
    let text = "[ECO \"B20\"]\n[Opening \"Sicilian Defence\"]\n\n1. e4 c5 *\n";
    // An earlier version did not write the opening.
    for text in [text, "1. e4 c5 *\n"] {
        let mut game = read(text);
        let tags = ["[ECO \"B20\"]", "[Opening \"Sicilian Defence\"]"];
        assert_eq!(opening_tags(&game.to_text()), tags);
        play(&mut game, &["c3"]);
        let tags = [
            "[ECO \"B22\"]",
            "[Opening \"Sicilian Defence: Alapin Variation\"]",
        ];
        assert_eq!(opening_tags(&game.to_text()), tags);
    }
}

#[test]
fn an_opening_that_a_file_names_in_its_own_way_is_kept() {
    for tags in [
        &["[ECO \"B20\"]", "[Opening \"Sicilian\"]"][..],
        &["[ECO \"B99\"]"],
        &["[Opening \"Sicilian Defence\"]"],
        &["[ECO \"?\"]", "[Opening \"?\"]"],
        &[
            "[ECO \"B20\"]",
            "[ECO \"B21\"]",
            "[Opening \"Sicilian Defence\"]",
        ],
    ] {
        let mut game = read(&format!("{}\n\n1. e4 c5 *\n", tags.join("\n")));
        assert_eq!(opening_tags(&game.to_text()), tags);
        play(&mut game, &["c3"]);
        assert_eq!(opening_tags(&game.to_text()), tags);
        assert_eq!(opening_tags(&read(&game.to_text()).to_text()), tags);
    }
}

#[test]
fn what_was_only_read_is_written_without_the_opening() {
    for text in [
        "1. e4 c5 *",
        "[ECO \"C99\"]\n\n1. e4 c5 *",
        "[Opening \"?\"]\n\n1. e4 c5 *",
    ] {
        let written = pgn::write(&pgn::read(text).game);
        let tags: Vec<&str> = text.lines().filter(|line| line.starts_with('[')).collect();
        assert_eq!(opening_tags(&written), tags);
        assert_eq!(pgn::write(&pgn::read(&written).game), written);
    }
}

#[test]
fn a_game_from_another_position_has_no_opening() {
    for start in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1",
        "nrbqkbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBQKBRN w GBgb - 0 1",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
    ] {
        let players = ByColor::from_fn(|color| Some(color.to_string()));
        let mut game = Game::new(players, data::position(start), None);
        let mv = match game.turn() {
            Color::White => "e4",
            Color::Black => "e5",
        };
        play(&mut game, &[mv]);
        assert_eq!(game.opening(), None);
        assert_eq!(opening_tags(&game.to_text()), [""; 0]);
    }
}

#[test]
fn a_game_from_another_position_has_its_fen() {
    let start = data::position("8/P6k/8/8/8/8/8/K7 w - - 3 40");
    let mut game = Game::new(ByColor::default(), start, None);
    play(&mut game, &["a8=N"]);
    let text = game.to_text();
    assert!(text.contains("[SetUp \"1\"]"), "{text}");
    assert!(
        text.contains("[FEN \"8/P6k/8/8/8/8/8/K7 w - - 3 40\"]"),
        "{text}"
    );
    assert_eq!(read(&text).to_text(), text);
}

/// A played game: moves with their times, takebacks, and an end or none. Names have at least two
/// letters, since `?` alone means no name.
fn played_games() -> impl Strategy<Value = Game> {
    let act = (any::<Index>(), 0..90_000_u64, prop::bool::weighted(0.1));
    let end = select(&["go on", "draw", "resign", "leave"][..]);
    (vec(act, 0..120), end, "\\PC{2,12}").prop_map(|(acts, end, name)| {
        let mut game = new_game(&name, "Kieseritzky");
        let mut now = 0;
        game.start_clock(ms(now));
        for (choice, after, back) in acts {
            now += after;
            let moves = game.position().legal_moves();
            if back {
                game.pop(ms(now));
            } else if game.outcome().is_none() {
                game.push(*choice.get(&moves), ms(now))
                    .expect("a legal move");
            }
        }
        now += 1;
        match end {
            "draw" => drop(game.request_draw(ms(now))),
            "resign" => game.ask_to_resign(game.turn()),
            "leave" => game.stop_clock(ms(now)),
            _ => {}
        }
        game.answer(true, ms(now));
        game
    })
}

fn moves_and_clocks(game: &Game) -> Vec<(String, ByColor<Duration>)> {
    let plies = game.record().plies().iter();
    plies
        .map(|ply| (ply.san.clone(), ply.times.clocks))
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_played_game_is_written_and_read_as_the_same(game in played_games()) {
        let text = game.to_text();
        let again = read(&text);
        prop_assert_eq!(again.to_text(), text);
        prop_assert_eq!(moves_and_clocks(&again), moves_and_clocks(&game));
        prop_assert_eq!(again.record().tree(), &game.to_pgn().tree);
        prop_assert_eq!(again.outcome(), game.outcome());
        prop_assert_eq!(again.question(), None);
        prop_assert_eq!(&again.players, &game.players);
        prop_assert_eq!(again.started, game.started);
        prop_assert_eq!(again.clock().settled(), game.clock().settled());
    }

    #[test]
    fn a_foreign_game_is_written_and_read_as_the_same(foreign in annotated_games()) {
        let game = Game::from_pgn(&foreign);
        let text = game.to_text();
        let again = read(&text);
        prop_assert_eq!(again.to_text(), text);
        prop_assert_eq!(moves_and_clocks(&again), moves_and_clocks(&game));
        prop_assert_eq!(again.outcome(), game.outcome());
        prop_assert_eq!(again.record().tree(), game.record().tree());
        prop_assert_eq!(&read(&again.to_text()), &again);
    }
}

#[test]
fn a_clock_missing_in_a_file_is_not_invented() {
    let text = "[White \"A\"]\n[Black \"B\"]\n[Date \"1851.06.21\"]\n\n1. e4 {[%clk 0:00:02]} e5 2. f4 *\n";
    let game = read(text);
    let spent: Vec<_> = (1..=3).map(|n| game.record().time_spent(n)).collect();
    assert_eq!(spent, [Some(ms(2000)), None, None]);
    let again = game.to_text();
    assert!(
        again.contains("1. e4 {[%clk 0:00:02]} 1... e5 2. f4 *"),
        "{again}"
    );
    assert!(again.contains("[Date \"1851.06.21\"]"), "{again}");
    assert!(!again.contains("[Time "), "{again}");
}

#[test]
fn a_date_in_parts_keeps_its_time() {
    let text = "[White \"A\"]\n[Date \"2026.11.??\"]\n[Time \"14:02\"]\n\n1. e4 *\n";
    let again = read(text).to_text();
    assert!(again.contains("[Date \"2026.11.??\"]"), "{again}");
    assert!(again.contains("[Time \"14:02\"]"), "{again}");
}

#[test]
fn only_days_and_times_that_exist_are_read() {
    let good = [
        ("2026.11.20", "14:02:07"),
        ("2024.02.29", "00:00:00"),
        ("2000.02.29", "23:59:59"),
        ("0001.12.31", "09:10:11"),
    ];
    for (date, time) in good {
        let read = DateTime::from_tags(date, time).expect("a day and a time");
        assert_eq!(read.tags(), [date, time]);
    }
    let bad = [
        ("2026.02.29", "14:02:07"),
        ("1900.02.29", "14:02:07"),
        ("2026.04.31", "14:02:07"),
        ("2026.01.32", "14:02:07"),
        ("2026.13.01", "14:02:07"),
        ("2026.00.01", "14:02:07"),
        ("2026.01.00", "14:02:07"),
        ("0000.01.01", "14:02:07"),
        ("10000.01.01", "14:02:07"),
        ("2026.11.20.1", "14:02:07"),
        ("2026.11", "14:02:07"),
        ("2026.11.20", "24:00:00"),
        ("2026.11.20", "14:60:00"),
        ("2026.11.20", "14:02:60"),
        ("2026.11.20", "14:02"),
        ("2026.11.20", ""),
    ];
    for (date, time) in bad {
        assert_eq!(DateTime::from_tags(date, time), None, "{date} {time}");
        let text = format!("[Date \"{date}\"]\n[Time \"{time}\"]\n\n1. e4 *\n");
        let again = read(&text).to_text();
        assert!(again.contains(&format!("[Date \"{date}\"]\n")), "{again}");
        assert!(again.contains(&format!("[Time \"{time}\"]\n")), "{again}");
    }
}

#[test]
fn a_record_is_played_on() {
    let mut record = Record::new(Position::initial());
    for mv in pgn::read("1. e4 e5").game.moves() {
        record.play(mv).expect("a legal move");
    }
    assert_eq!(record.plies().len(), 2);
    assert!(!record.is_timed());
    let refused = record.play(Move::new(Square::E4, Square::E5));
    assert!(matches!(refused, Err(IllegalMove::PawnBlocked(_))));
    assert_eq!(record.plies().len(), 2);
}

#[test]
fn nothing_is_lost_when_a_foreign_game_goes_on() {
    let moves = "{a} 1. e4 $1 (1. d4 {b} 1... d5 (1... Nf6 $5) 2. c4) (1. -- e5) 1... e5 $2 {c} \
        (1... c5 {[%clk 0:00:07] d} 2. Nf3)";
    let mut game = read(&format!("[White \"x\"]\n\n{moves} *\n"));
    let before = game.record().tree().clone();
    let mv = legal(game.position(), "Nf3");
    game.push(mv, ms(0)).expect("a legal move");
    let again = pgn::read(&game.to_text());
    assert_eq!(again.faults, []);
    let mut tree = again.game.tree;
    let [.., e5, nf3] = *tree.main_line().collect::<Vec<_>>() else {
        panic!("three moves");
    };
    assert_eq!(data::line_words(&tree, nf3), ["g1f3"]);
    assert!(tree.variations(nf3).next().is_none());
    tree.detach(nf3);
    assert_eq!(tree.first_child(e5), None);
    assert_eq!(tree, before);
}

#[test]
fn a_move_that_takes_the_place_of_one_from_a_file_leaves_it_as_a_variation() {
    let mut game = read("[White \"x\"]\n\n1. e4 e5 {b} (1... c5 {d} 2. Nf3) *\n");
    assert!(game.pop(ms(0)));
    assert!(!game.to_text().contains("c5"), "beside which move?");
    assert!(game.replay(ms(0)));
    assert!(
        game.to_text()
            .contains("1. e4 e5 {b} (1... c5 {d} 2. Nf3) *")
    );
    assert!(game.pop(ms(0)));
    play(&mut game, &["d5"]);
    let text = game.to_text();
    let moves = "1. e4 d5 {[%emt 0:00:01]} (1... e5 {b}) (1... c5 {d} 2. Nf3) *\n";
    assert!(text.ends_with(moves), "{text}");
    assert_eq!(read(&text).to_text(), text);
}

#[test]
fn a_variation_of_a_file_can_be_played() {
    let mut game = read("[White \"x\"]\n\n1. e4 e5 (1... c5 {d} 2. Nf3 d6) *\n");
    assert!(game.pop(ms(0)));
    play(&mut game, &["c5", "Nc3"]);
    let text = game.to_text();
    let moves = "1. e4 c5 {[%emt 0:00:01] d} (1... e5) 2. Nc3 {[%emt 0:00:01]} (2. Nf3 d6) *\n";
    assert!(text.ends_with(moves), "{text}");
    assert_eq!(read(&text).to_text(), text);
}

#[test]
fn a_comment_before_a_move_that_is_replaced_is_kept() {
    let text = "[White \"x\"]\n\n1. e4 {a} (1. d4) {b} 1... e5 {c} *\n";
    let mut game = read(text);
    assert!(
        game.to_text()
            .ends_with("1. e4 {a} (1. d4) {b} 1... e5 {c} *\n")
    );
    assert!(game.pop(ms(0)) && game.pop(ms(0)));
    play(&mut game, &["d4"]);
    let text = game.to_text();
    // There is no longer a variation between the comments.
    let moves = "1. d4 {[%emt 0:00:01]} (1. e4 {a b} 1... e5 {c}) *\n";
    assert!(text.ends_with(moves), "{text}");
    assert_eq!(read(&text).to_text(), text);
}

#[test]
fn a_clock_before_a_move_that_is_played_does_not_take_the_place_of_another() {
    let text = "[White \"x\"]\n\n1. e4 {[%clk 0:05:00]} 1... e5 ({[%clk 0:01:00]} 1... c5) *\n";
    let mut game = read(text);
    assert!(game.pop(ms(0)));
    play(&mut game, &["c5"]);
    let text = game.to_text();
    assert!(
        text.contains("1. e4 {[%clk 0:05:00] [%clk 0:01:00]}"),
        "{text}"
    );
    let again = read(&text);
    assert_eq!(again.record().clocks_at(1).white, ms(300_000));
    assert_eq!(again.to_text(), text);
}

#[test]
fn replaced_moves_become_a_variation_with_their_clocks() {
    let control = ByColor::from_fn(|_| "300+2".parse().expect("a time control"));
    let mut game = new_game("Anderssen", "Kieseritzky").with_time_control(control);
    game.start_clock(ms(0));
    play(&mut game, &["e4", "e5", "Nf3"]);
    assert!(game.pop(ms(4_000)) && game.pop(ms(4_000)));
    let now = |after: u64| ms(4_000 + after);
    for (text, after) in [("c5", 10_000), ("Nc3", 30_000)] {
        let mv = legal(game.position(), text);
        game.push(mv, now(after)).expect("a legal move");
    }
    let text = game.to_text();
    let moves = "\
1. e4 {[%clk 0:05:01]} 1... c5 {[%clk 0:04:52]} (1... e5 {[%clk 0:05:01]} 2.
Nf3 {[%clk 0:05:02]}) 2. Nc3 {[%clk 0:04:43]} *
";
    assert!(text.ends_with(&format!("\n\n{moves}")), "{text}");
    let mut again = read(&text);
    assert_eq!(again.to_text(), text);
    assert_eq!(again.clock().settled(), game.clock().read(now(30_000)));
    assert_eq!(moves_and_clocks(&again), moves_and_clocks(&game));
    again.start_clock(ms(0));
    play(&mut again, &["Nc6"]);
    assert_eq!(again.clock().read(ms(1_000)).black, ms(293_000));
    assert!(
        again
            .to_text()
            .contains("(1... e5 {[%clk 0:05:01]} 2.\nNf3")
    );
}

#[test]
fn a_move_that_is_made_again_has_its_new_time() {
    let mut game = new_game("Anderssen", "Kieseritzky");
    game.start_clock(ms(0));
    play(&mut game, &["e4", "e5", "Nf3"]);
    assert!(game.pop(ms(3_000)) && game.pop(ms(3_000)));
    let mut now = 3_000;
    for text in ["c5", "e5"] {
        now += 5_000;
        let mv = legal(game.position(), text);
        game.push(mv, ms(now)).expect("a legal move");
        if text == "c5" {
            assert!(game.pop(ms(now)));
        }
    }
    let text = game.to_text();
    let moves = "1. e4 {[%emt 0:00:01]} 1... e5 {[%emt 0:00:05]} (1... c5 {[%emt 0:00:05]}) *";
    assert!(text.ends_with(&format!("\n\n{moves}\n")), "{text}");
    // What followed it becomes a variation as soon as another move is played.
    let mv = legal(game.position(), "Bc4");
    game.push(mv, ms(now + 2_000)).expect("a legal move");
    let text = game.to_text();
    let last = "2.\nBc4 {[%emt 0:00:02]} (2. Nf3 {[%emt 0:00:01]}) *\n";
    assert!(text.ends_with(last), "{text}");
    assert_eq!(read(&text).to_text(), text);
}

#[test]
fn a_withdrawn_claim_leaves_no_comment() {
    let mut game = new_game("Anderssen", "Kieseritzky");
    let shuffle = ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"];
    play(&mut game, &shuffle);
    let claimed = legal(game.position(), "Ng8");
    let claim = game.claim_with(claimed, ms(8_000)).expect("a legal move");
    assert_eq!(claim, Some(Termination::ThreefoldRepetition));
    assert!(game.to_text().contains("claimed a draw"));
    assert!(game.pop(ms(9_000)));
    play(&mut game, &["Nc3"]);
    let text = game.to_text();
    assert!(text.ends_with("(4. Ng1 {[%emt 0:00:01]}) *\n"), "{text}");
    assert!(!text.contains("claimed"), "{text}");
}

#[test]
fn a_move_with_very_many_variations_is_taken_back_and_saved_at_once() {
    let variations = "(1... c5) ".repeat(100_000);
    let mut game = read(&format!("[White \"x\"]\n\n1. e4 e5 {variations}*\n"));
    for _ in 0..100 {
        assert!(game.pop(ms(0)));
        assert!(game.to_text().ends_with("1. e4 *\n"));
        assert!(game.replay(ms(0)));
    }
    assert!(game.pop(ms(0)));
    play(&mut game, &["d5"]);
    assert_eq!(game.to_text().matches("c5").count(), 100_000);
}

/// The times of all half-moves.
fn times(text: &str) -> Vec<Option<Duration>> {
    let game = read(text);
    let plies = 1..=game.record().plies().len();
    plies.map(|ply| game.record().time_spent(ply)).collect()
}

#[test]
fn clocks_without_a_time_control_show_the_time_left() {
    let seconds = |time| Some(Duration::from_secs(time));
    let falling =
        "1. e4 {[%clk 0:03:00]} e5 {[%clk 0:02:57]} 2. Nf3 {[%clk 0:02:50]} Nc6 {[%clk 0:02:55]} *";
    let expected = [0, 3, 10, 2].map(seconds);
    assert_eq!(times(falling), expected);
    assert_eq!(
        times(&format!("[TimeControl \"?\"]\n\n{falling}")),
        expected
    );
    // An increment that nobody names hides how long a move took.
    let rising = falling.replace("0:02:55", "0:02:58");
    assert_eq!(times(&rising), [seconds(0), seconds(3), seconds(10), None]);
    // What is assumed is not written.
    let text = read(falling).to_text();
    assert!(!text.contains("TimeControl"), "{text}");
    assert_eq!(times(&text), expected);
    // Clocks that only rise count up, and so do those without a limit.
    let up = "1. e4 {[%clk 0:00:04]} e5 {[%clk 0:00:07]} 2. Nf3 {[%clk 0:00:09]} *";
    assert_eq!(times(up), [4, 7, 5].map(seconds));
    let unlimited = times(&format!("[TimeControl \"-\"]\n\n{falling}"));
    assert_eq!(unlimited[..2], [180, 177].map(seconds));
}

#[test]
fn a_game_of_a_match_keeps_its_place_in_it_and_what_is_given() {
    let players = ByColor {
        white: Some("Anna".to_string()),
        black: Some("Ben".to_string()),
    };
    let handicap = Handicap {
        giver: Color::White,
        piece: Some(Role::Knight),
        half_time: true,
    };
    let start = handicap.start(&Position::initial());
    let start = start.validate().expect("a legal start");
    let control = ByColor::from_fn(|_| "300+3".parse().expect("a control"));
    let first = Game::new(players, start, None)
        .with_time_control(handicap.times(control))
        .with_handicap(Some(handicap))
        .in_match(Match::new(3));
    let draw = |game: &Game| {
        let mut game = game.clone();
        for mv in ["e2e4", "e7e5"] {
            let mv = mv.parse().expect("a move");
            game.push(mv, Duration::ZERO).expect("it is legal");
        }
        game.request_draw(Duration::ZERO);
        game.answer(true, Duration::ZERO);
        game
    };
    let first = draw(&first);
    let second = first.rematch(None);
    let text = draw(&second).to_text();
    for tag in [
        "[White \"Ben\"]",
        "[Event \"Match, best of 3\"]",
        "[Round \"2\"]",
        "[MatchScore \"0.5-0.5\"]",
        "[Handicap \"Black gives a knight and half the time\"]",
        "[TimeControl \"300+3\"]",
        "[BlackTimeControl \"150+3\"]",
        "[FEN \"r1bqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]",
    ] {
        assert!(text.contains(tag), "{tag} in {text}");
    }
    let read = Game::from_pgn(&pgn::read(&text).game);
    assert_eq!(read.part_of_match(), second.part_of_match());
    assert_eq!(read.handicap(), second.handicap());
    assert_eq!(read.match_standing(), Some(Standing::Open));
    assert_eq!(read.to_text(), text);
    // Who has won both games has won the match.
    for (result, winner) in [("1-0", Color::White), ("0-1", Color::Black)] {
        let score = match winner {
            Color::White => "1-0",
            Color::Black => "0-1",
        };
        let won = text.replace("MatchScore \"0.5-0.5\"", &format!("MatchScore \"{score}\""));
        let won = won.replace("1/2-1/2", result);
        let won = Game::from_pgn(&pgn::read(&won).game);
        assert_eq!(
            won.match_standing(),
            Some(Standing::Won(winner)),
            "{result}"
        );
    }
    // Other events, and tags that do not agree, stay as they are.
    let other = text.replace("[Round \"2\"]", "[Round \"7\"]");
    let read = Game::from_pgn(&pgn::read(&other).game);
    assert_eq!(read.part_of_match(), None);
    assert!(read.to_text().contains("[Round \"7\"]"));
    assert!(read.to_text().contains("[Event \"Match, best of 3\"]"));
}

#[test]
fn a_game_of_a_match_that_does_not_count_is_played_again() {
    let mut game = Game::new(ByColor::default(), Position::initial(), None).in_match(Match::new(3));
    game.ask_to_resign(game.turn());
    game.answer(true, Duration::ZERO);
    assert!(game.is_aborted());
    assert_eq!(game.match_standing(), Some(Standing::Open));
    let again = game.rematch(None);
    assert_eq!(again.part_of_match(), Match::new(3));
}

#[test]
fn a_game_alone_that_does_not_count_is_played_again_with_the_same_colours_and_handicap() {
    let handicap = Handicap {
        giver: Color::White,
        piece: Some(Role::Knight),
        half_time: true,
    };
    let players = ByColor {
        white: Some("Anna".to_string()),
        black: Some("Ben".to_string()),
    };
    let start = handicap.start(&Position::initial()).validate();
    let mut game =
        Game::new(players, start.expect("a legal start"), None).with_handicap(Some(handicap));
    game.ask_to_resign(Color::Black);
    game.answer(true, Duration::ZERO);
    let again = game.rematch(None);
    assert_eq!(again.players, game.players);
    assert_eq!(again.handicap(), Some(handicap));
    assert_eq!(again.position(), game.record().position_at(0));
    assert_eq!(again.clock().control(), game.clock().control());
}

#[test]
fn the_pieces_of_a_handicap_are_those_that_are_usually_given() {
    let table = [
        (Role::Pawn, ["f2", "f7"]),
        (Role::Knight, ["b1", "b8"]),
        (Role::Rook, ["a1", "a8"]),
        (Role::Queen, ["d1", "d8"]),
    ];
    for (role, squares) in table {
        for (giver, square) in Color::BOTH.into_iter().zip(squares) {
            let handicap = Handicap {
                giver,
                piece: Some(role),
                half_time: false,
            };
            let board = handicap.start(&Position::initial()).board;
            let square: Square = square.parse().expect("a square");
            assert_eq!(board.get(square), None, "{role:?} of {giver:?}");
            assert_eq!(board.pieces().count(), 31);
        }
    }
}

#[test]
fn hints_and_takebacks_are_kept_in_the_file() {
    let text = "[White \"Anna\"]\n[Black \"Deskmate (level 3)\"]\n[BlackType \"program\"]\n[WhiteHints \"3\"]\n\
                [WhiteTakebacks \"2\"]\n[BlackHints \"0\"]\n\n1. e4 *\n";
    let game = Game::from_pgn(&pgn::read(text).game);
    assert_eq!(game.hints(Color::White), 3);
    assert_eq!(game.takebacks(Color::White), 2);
    let written = game.to_text();
    for tag in [
        "[WhiteHints \"3\"]",
        "[WhiteTakebacks \"2\"]",
        "[BlackHints \"0\"]",
    ] {
        assert!(written.contains(tag), "{tag} in {written}");
    }
}
