//! Does the match score follow the players, whatever colours they have?

use crate::desk;
use crate::result_card::discs;

use std::fs;

use desk::{Desk, players};
use deskmate::app::keys::Key;
use deskmate::app::{Command, EntryFault, FieldId, FormCommand, StartCommand};
use deskmate::game::{DateTime, DrawRule, Game};
use deskmate::rules::{ByColor, Position};
use deskmate::storage::{BoardOrientation, ClockKind, Settings};
use deskmate::view::Look;
use deskmate::words::{Words, points};

/// The score on the screen.
fn score(desk: &Desk) -> String {
    let score = desk.app.match_score().expect("a game in progress");
    let name =
        |number: usize| Words::ENGLISH.player(score.colors[number], score.names[number].as_deref());
    let [one, other] = score.halves.map(points);
    format!("{} {one} – {other} {}", name(0), name(1))
}

/// Plays a move for each side if none is played, so that the game counts.
fn open(desk: &mut Desk) {
    if desk.moves().is_empty() {
        desk.play(&["e2e4", "e7e5"]);
    }
}

fn resign(desk: &mut Desk) {
    open(desk);
    desk.key('g');
    desk.key('y');
}

fn agree(desk: &mut Desk) {
    open(desk);
    desk.key('d');
    desk.key('y');
}

/// Black mates.
fn mate(desk: &mut Desk) {
    desk.play(&["f2f3", "e7e5", "g2g4", "d8h4"]);
}

fn unnamed() -> Desk {
    let mut desk = Desk::with(Settings::default(), |_| {});
    desk.new_game();
    desk
}

/// Starts a game between other players.
fn start(desk: &mut Desk, white: &str, black: &str) {
    desk.open_new_game();
    for name in [white, black] {
        for letter in name.chars() {
            desk.key(letter);
        }
        desk.press(Key::Delete);
        desk.press(Key::Tab);
    }
    desk.press(Key::Enter);
}

#[test]
fn the_match_score_and_the_score_of_all_games_have_the_same_format() {
    let earlier =
        "[White \"Kieseritzky\"]\n[Black \"Anderssen\"]\n[Result \"0-1\"]\n\n1. e4 e5 0-1\n";
    let mut desk = Desk::with_last(earlier);
    desk.new_game();
    agree(&mut desk);
    desk.key('r');
    mate(&mut desk);
    let shown = |desk: &Desk| desk.texts().join(" ");
    let card = shown(&desk);
    assert!(
        card.contains("Today Anderssen 1½ – ½ Kieseritzky"),
        "{card}"
    );
    let all = "All games Anderssen 2½ – ½ Kieseritzky 1 drawn";
    assert!(card.contains(all), "{card}");
    // Face to face there is no room for long names: on the card of each player his own points come first.
    desk.app.settings.orientation = BoardOrientation::FaceToFace;
    let ends = shown(&desk);
    for points in ["Today 1½ – ½", "Today ½ – 1½"] {
        assert_eq!(ends.matches(points).count(), 1, "{points} in {ends}");
    }
}

#[test]
fn the_score_follows_the_people_through_rematches() {
    let mut desk = Desk::playing();
    assert_eq!(score(&desk), "Anderssen 0 – 0 Kieseritzky");
    mate(&mut desk);
    assert_eq!(score(&desk), "Anderssen 0 – 1 Kieseritzky");
    desk.key('r');
    assert_eq!(score(&desk), "Anderssen 0 – 1 Kieseritzky");
    mate(&mut desk);
    assert_eq!(score(&desk), "Anderssen 1 – 1 Kieseritzky");
    desk.key('r');
    agree(&mut desk);
    assert_eq!(score(&desk), "Anderssen 1½ – 1½ Kieseritzky");
    desk.key('r');
    desk.play(&["e2e4", "e7e5", "g1f3"]);
    resign(&mut desk);
    assert_eq!(score(&desk), "Anderssen 1½ – 2½ Kieseritzky");
}

#[test]
fn the_score_is_on_the_card_when_the_game_is_over() {
    let mut desk = Desk::playing();
    let shown = |desk: &Desk, words: &str| desk.texts().join(" ").contains(words);
    assert!(!shown(&desk, "Anderssen 0 – 0 Kieseritzky"));
    agree(&mut desk);
    assert!(shown(&desk, "Anderssen ½ – ½ Kieseritzky"));
    desk.key('r');
    agree(&mut desk);
    assert!(shown(&desk, "Anderssen 1 – 1 Kieseritzky"));
}

/// Settings with minutes of their own for each player.
fn with_times(white: &str, black: &str) -> Settings {
    let mut settings = players();
    settings.clock.kind = ClockKind::SuddenDeath;
    settings.clock.differ = true;
    settings.clock.white.time = white.into();
    settings.clock.black.time = black.into();
    settings
}

/// The settings hold the clock of the next new game, which a resumed game may not have.
#[test]
fn a_rematch_has_the_clock_of_the_game_just_played() {
    let text = "[TimeControl \"60+1\"]\n[BlackTimeControl \"30\"]\n\n1. e4 e5 *\n";
    let settings = with_times("5", "3");
    let chosen = settings.clock.clone();
    let mut desk = Desk::with(settings, |folder| {
        fs::create_dir_all(folder).expect("a folder");
        fs::write(folder.join("last.txt"), text).expect("a file");
    });
    let control = |desk: &Desk| {
        let control = desk.game().clock().control();
        (control.white.to_string(), control.black.to_string())
    };
    desk.key('c');
    desk.key('p');
    resign(&mut desk);
    desk.key('r');
    assert_eq!(control(&desk), ("30".into(), "60+1".into()));
    assert_eq!(desk.app.settings.clock, chosen);
    // A game with the clock of the settings swaps it too.
    resign(&mut desk);
    desk.new_game();
    resign(&mut desk);
    desk.key('r');
    assert_eq!(control(&desk), ("180".into(), "300".into()));
    assert_eq!(desk.app.settings.clock.white.time, "3");
}

#[test]
fn long_names_leave_room_for_the_points() {
    let name = "Bartholomäus ".repeat(9);
    let mut settings = players();
    settings.white = Some(format!("{name}I"));
    settings.black = Some(format!("{name}II"));
    let mut desk = Desk::with(settings, |_| {});
    desk.new_game();
    agree(&mut desk);
    for (w, h) in [(640, 480), (1280, 800), (2560, 1440)] {
        desk.resize(w, h);
        let board = desk.layout().board;
        let scene = desk.scene();
        let is_score = |look: &Look| matches!(look, Look::Text { text, .. } if text == "½ – ½");
        let at = scene.shapes.iter().position(|shape| is_score(&shape.look));
        let at = at.expect("the score");
        // The names stand beside it.
        for shape in &scene.shapes[at - 1..=at + 1] {
            let Look::Text { text, .. } = &shape.look else {
                panic!("{:?} is no text", shape.look);
            };
            assert!(text == "½ – ½" || text.ends_with('…'), "{text}");
            assert_eq!(shape.area.intersection(board), Some(shape.area), "{w}×{h}");
        }
    }
}

#[test]
fn people_without_names_keep_their_points_when_they_change_colours() {
    let mut desk = unnamed();
    mate(&mut desk);
    assert_eq!(score(&desk), "White 0 – 1 Black");
    desk.key('r');
    // Who had White is called Black now.
    assert_eq!(score(&desk), "Black 0 – 1 White");
    mate(&mut desk);
    assert_eq!(score(&desk), "Black 1 – 1 White");
    desk.key('r');
    resign(&mut desk);
    assert_eq!(score(&desk), "White 1 – 2 Black");
    // A new game changes no colours.
    desk.new_game();
    resign(&mut desk);
    assert_eq!(score(&desk), "White 1 – 3 Black");
}

#[test]
fn players_with_and_without_a_name_differ() {
    let mut desk = unnamed();
    resign(&mut desk);
    start(&mut desk, "Zoë", "");
    assert_eq!(score(&desk), "Zoë 0 – 0 Black");
    resign(&mut desk);
    desk.key('r');
    assert_eq!(score(&desk), "Zoë 0 – 1 White");
    mate(&mut desk);
    assert_eq!(score(&desk), "Zoë 1 – 1 White");
}

#[test]
fn players_with_the_same_name_are_told_apart_by_their_colours() {
    let mut desk = Desk::new();
    start(&mut desk, "Max", "Max");
    mate(&mut desk);
    desk.key('r');
    mate(&mut desk);
    assert_eq!(score(&desk), "Max 1 – 1 Max");
    desk.key('r');
    mate(&mut desk);
    assert_eq!(score(&desk), "Max 1 – 2 Max");
}

#[test]
fn each_pair_has_its_own_score_in_either_order() {
    let mut desk = Desk::new();
    start(&mut desk, "Ada", "Bo");
    resign(&mut desk);
    start(&mut desk, "Cy", "Ada");
    resign(&mut desk);
    assert_eq!(score(&desk), "Cy 0 – 1 Ada");
    start(&mut desk, "Bo", "Ada");
    assert_eq!(score(&desk), "Ada 0 – 1 Bo");
    agree(&mut desk);
    assert_eq!(score(&desk), "Ada ½ – 1½ Bo");
}

#[test]
fn taking_the_end_back_removes_its_points() {
    let mut desk = Desk::playing();
    agree(&mut desk);
    desk.key('r');
    mate(&mut desk);
    assert_eq!(score(&desk), "Anderssen 1½ – ½ Kieseritzky");
    desk.key('t');
    desk.key('y');
    assert_eq!(score(&desk), "Anderssen ½ – ½ Kieseritzky");
    desk.shift('t');
    assert_eq!(score(&desk), "Anderssen 1½ – ½ Kieseritzky");
    desk.key('t');
    desk.key('y');
    resign(&mut desk);
    assert_eq!(score(&desk), "Anderssen ½ – 1½ Kieseritzky");
    // A game that the players ended stays.
    desk.key('t');
    desk.key('r');
    assert_eq!(score(&desk), "Anderssen ½ – 1½ Kieseritzky");
}

#[test]
fn a_game_counts_once_whatever_the_players_do_next() {
    let mut desk = Desk::playing();
    mate(&mut desk);
    desk.key('l');
    assert_eq!(desk.app.match_score(), None, "a review is no game");
    desk.press(Key::Escape);
    // The players change colours, and the other one is mated.
    desk.new_game();
    assert_eq!(score(&desk), "Anderssen 0 – 1 Kieseritzky");
    mate(&mut desk);
    // The file is gone: the review is of the game on the screen.
    fs::remove_file(desk.games_path().join("last.txt")).expect("removed");
    desk.key('l');
    assert!(desk.is_reviewing());
    desk.run(Command::Start(StartCommand::Leave));
    desk.new_game();
    assert_eq!(score(&desk), "Anderssen 1 – 1 Kieseritzky");
}

#[test]
fn an_unfinished_game_counts_once_it_has_ended() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4", "e7e5", "g1f3"]);
    desk.run(Command::Start(StartCommand::Leave));
    desk.key('c');
    assert_eq!(score(&desk), "Anderssen 0 – 0 Kieseritzky");
    resign(&mut desk);
    assert_eq!(score(&desk), "Anderssen 1 – 0 Kieseritzky");
    desk.key('r');
    desk.run(Command::Start(StartCommand::Leave));
    desk.new_game();
    assert_eq!(score(&desk), "Anderssen 1 – 0 Kieseritzky");
}

#[test]
fn the_score_of_players_without_names_starts_with_the_program() {
    let mut desk = unnamed();
    resign(&mut desk);
    let mut desk = desk.restarted();
    desk.new_game();
    assert!(score(&desk).contains(" 0 – 0 "));
}

#[test]
fn a_rematch_begins_from_the_same_position() {
    let mut desk = Desk::with(players(), |_| {});
    desk.key('s');
    desk.run(Command::Form(FormCommand::Choose(FieldId::More, 1)));
    desk.run(Command::Form(FormCommand::Choose(FieldId::Rules, 1)));
    desk.press(Key::Tab);
    for digit in "104".chars() {
        desk.key(digit);
    }
    desk.press(Key::Enter);
    let start = desk.fen();
    assert!(start.starts_with(&chess960(104)), "{start}");
    desk.play(&["a2a3"]);
    resign(&mut desk);
    desk.key('r');
    assert_eq!(desk.fen(), start);
}

fn chess960(number: u32) -> String {
    let position = Position::chess960(number).expect("a number below 960");
    let fen = deskmate::notation::fen::write(&position);
    fen.split(' ').next().expect("a field").to_string()
}

#[test]
fn a_rematch_is_played_under_the_same_draw_rule() {
    let names = || ByColor {
        white: None,
        black: Some("Zoë".to_string()),
    };
    for rule in [DrawRule::Fide, DrawRule::EightHalfMoves] {
        let game = Game::new(names(), Position::initial(), None).with_draw_rule(rule);
        let started = DateTime::new([2026, 11, 20], [14, 2, 7]);
        let rematch = game.rematch(started);
        assert_eq!(rematch.record().draw_rule(), rule);
        assert_eq!(rematch.started, started);
        assert_eq!(rematch.players, names().swapped());
    }
}

/// A match of so many games, begun by the form.
fn playing_match(length: &str) -> Desk {
    let settings = Settings {
        match_length: length.into(),
        ..desk::players()
    };
    let mut desk = Desk::with(settings, |_| {});
    desk.new_game();
    desk
}

fn says(desk: &Desk, text: &str) -> bool {
    desk.texts().iter().any(|shown| shown == text)
}

#[test]
fn a_match_is_played_until_it_is_decided_with_colours_changed() {
    let mut desk = playing_match("3");
    mate(&mut desk);
    assert!(desk.file().contains("[Event \"Match, best of 3\"]"));
    assert!(desk.file().contains("[Round \"1\"]"));
    for text in ["Match, best of 3", "Next game"] {
        assert!(says(&desk, text), "{text} in {:?}", desk.texts());
    }
    assert!(!says(&desk, "Today") && !says(&desk, "Rematch"));
    desk.key('r');
    assert_eq!(desk.white(), "Kieseritzky");
    // His point stands beside his name, and nothing of the evening.
    assert!(says(&desk, "1") && says(&desk, "0"));
    desk.play(&["e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7"]);
    assert!(desk.file().contains("[Round \"2\"]"));
    assert!(desk.file().contains("[MatchScore \"1-0\"]"));
    assert!(says(&desk, "Kieseritzky wins the match 2 – 0"));
    assert!(says(&desk, "New match"));
    desk.key('r');
    let part = desk.game().part_of_match().expect("another match");
    assert_eq!((part.round(), part.length()), (1, 3));
    assert_eq!(part.halves(None), ByColor::default());
}

#[test]
fn the_end_of_a_match_is_the_title_face_to_face_too() {
    let settings = Settings {
        match_length: "3".into(),
        orientation: BoardOrientation::FaceToFace,
        ..desk::players()
    };
    let mut desk = Desk::with(settings, |_| {});
    desk.new_game();
    mate(&mut desk);
    assert!(says(&desk, "You win"), "{:?}", desk.texts());
    desk.key('r');
    desk.play(&["e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7"]);
    // In two lines; the score stands below.
    for text in ["You win", "You lose", "the match", "2 – 0", "0 – 2"] {
        assert!(says(&desk, text), "{text} in {:?}", desk.texts());
    }
    assert!(!says(&desk, "Kieseritzky wins the match 2 – 0"));
}

#[test]
fn a_new_game_says_that_it_ends_the_match() {
    let says = |desk: &mut Desk| {
        desk.key('s');
        let texts = desk.texts();
        desk.press(Key::Escape);
        texts.iter().any(|text| text == "the match then ends")
    };
    let mut desk = playing_match("3");
    mate(&mut desk);
    assert!(says(&mut desk));
    desk.key('z');
    assert!(says(&mut desk), "on the start screen too");
    desk.key('c');
    desk.play(&["e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7"]);
    assert!(!says(&mut desk), "it is decided");
}

#[test]
fn a_drawn_match_is_decided_by_one_more_game() {
    let mut desk = playing_match("2");
    agree(&mut desk);
    desk.key('r');
    agree(&mut desk);
    assert!(says(&desk, "Match drawn 1 – 1"));
    assert!(says(&desk, "One more game"));
    assert_eq!(discs(&desk), [3, 3, 0], "half of one in each colour");
    desk.key('r');
    mate(&mut desk);
    let texts = desk.texts();
    assert!(says(&desk, "Kieseritzky wins the match 2 – 1"), "{texts:?}");
    // The row below has the same order.
    assert!(texts.contains(&"2 – 1".to_owned()), "{texts:?}");
}

#[test]
fn a_match_drawn_by_its_last_win_has_the_disc_of_a_draw() {
    let mut desk = playing_match("2");
    mate(&mut desk);
    desk.key('r');
    mate(&mut desk);
    assert!(says(&desk, "Match drawn 1 – 1"), "{:?}", desk.texts());
    assert_eq!(discs(&desk), [3, 3, 0], "half of one in each colour");
}

#[test]
fn a_match_goes_on_after_a_restart() {
    let mut desk = playing_match("5");
    mate(&mut desk);
    let mut desk = desk.restarted();
    assert!(says(&desk, "Continue the match"), "{:?}", desk.texts());
    assert!(says(&desk, "Kieseritzky – Anderssen · best of 5, game 2"));
    assert!(says(&desk, "1 – 0 so far · Kieseritzky has White"));
    let is_kept = |text: &String| text.contains("the unfinished game is kept");
    assert!(!desk.texts().iter().any(is_kept), "no game is unfinished");
    desk.key('c');
    assert_eq!(desk.white(), "Kieseritzky");
    assert_eq!(
        desk.game().part_of_match().map(|part| part.round()),
        Some(2)
    );
    // In the middle of a game too.
    desk.play(&["e2e4", "e7e5"]);
    let mut desk = desk.restarted();
    let told = |text: &String| text.starts_with("best of 5, game 2 · ");
    assert!(desk.texts().iter().any(told), "{:?}", desk.texts());
    desk.key('c');
    assert_eq!(
        desk.game().part_of_match().map(|part| part.round()),
        Some(2)
    );
    mate_from_here(&mut desk);
    assert!(says(&desk, "Match, best of 5"));
    assert_eq!(desk.app.settings.match_length, "5");
}

/// Black has played e5 on e4.
fn mate_from_here(desk: &mut Desk) {
    desk.play(&["d1h5", "b8c6", "f1c4", "g8f6", "h5f7"]);
}

#[test]
fn a_game_alone_that_does_not_count_is_played_again() {
    let mut desk = Desk::playing();
    resign_at_once(&mut desk);
    desk.key('r');
    assert_eq!(desk.white(), "Anderssen");
}

#[test]
fn a_game_of_a_match_that_does_not_count_is_played_again() {
    let mut desk = playing_match("3");
    resign_at_once(&mut desk);
    desk.key('r');
    assert_eq!(desk.white(), "Anderssen");
    assert_eq!(
        desk.game().part_of_match().map(|part| part.round()),
        Some(1)
    );
}

/// Who plays again keeps the colour, and so the seat, the time and the points.
#[test]
fn nothing_is_exchanged_for_a_game_that_is_played_again() {
    let settings = Settings {
        match_length: "3".into(),
        orientation: BoardOrientation::FaceToFace,
        white: None,
        black: None,
        ..desk::players()
    };
    let mut desk = Desk::with(settings, |_| {});
    desk.app.settings.clock.differ = true;
    desk.new_game();
    mate(&mut desk);
    desk.key('r');
    assert!(desk.is_flipped());
    let clock = desk.app.settings.clock.clone();
    let points = |desk: &Desk| {
        desk.app
            .match_score()
            .map(|score| (score.colors, score.halves))
    };
    let before = points(&desk);
    resign_at_once(&mut desk);
    desk.key('r');
    assert!(desk.is_flipped(), "the seats");
    assert_eq!(desk.app.settings.clock, clock);
    assert_eq!(points(&desk), before);
}

fn resign_at_once(desk: &mut Desk) {
    desk.key('g');
    desk.key('y');
}

#[test]
fn a_handicap_is_chosen_in_one_step_and_given_by_the_same_player_in_the_next_game() {
    let mut desk = Desk::new();
    desk.key('s');
    let choose = |desk: &mut Desk, id, number| {
        desk.run(Command::Form(FormCommand::Choose(id, number)));
    };
    choose(&mut desk, FieldId::Handicap, 2);
    desk.press(Key::Enter);
    let without_knight = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1";
    assert_eq!(desk.fen(), without_knight);
    let is_named = |text: &String| text.contains("Anderssen gives a knight");
    assert!(desk.texts().iter().any(is_named), "{:?}", desk.texts());
    mate(&mut desk);
    assert!(desk.file().contains("[Handicap \"White gives a knight\"]"));
    assert!(desk.file().contains(&format!("[FEN \"{without_knight}\"]")));
    assert!(desk.file().contains("[SetUp \"1\"]"));
    desk.key('r');
    assert_eq!(
        desk.fen(),
        "r1bqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    );
    resign_at_once(&mut desk);
    // It is not remembered.
    desk.new_game();
    assert_eq!(
        desk.fen(),
        deskmate::notation::fen::write(&deskmate::rules::Position::initial())
    );
}

#[test]
fn half_the_time_is_given_only_by_a_clock_that_runs_down() {
    let mut desk = Desk::new();
    desk.key('s');
    let choose = |desk: &mut Desk, id, number| {
        desk.run(Command::Form(FormCommand::Choose(id, number)));
    };
    choose(&mut desk, FieldId::HalfTime, 1);
    choose(&mut desk, FieldId::Giver, 1);
    desk.press(Key::Enter);
    assert_eq!(desk.fault(), Some(EntryFault::HalfOfNoTime));
    choose(&mut desk, FieldId::QuickChoice, 3);
    desk.press(Key::Enter);
    let control = desk.game().clock().control().clone();
    assert_eq!(
        (control.white.to_string(), control.black.to_string()),
        ("300+3".into(), "150+3".into())
    );
}

#[test]
fn a_match_of_a_wrong_length_is_refused_and_a_right_one_remembered() {
    let mut desk = Desk::new();
    desk.key('s');
    desk.run(Command::Form(FormCommand::Choose(FieldId::Match, 4)));
    for (length, is_right) in [("", false), ("1", true), ("100", false), ("99", true)] {
        let mut desk = Desk::with(
            Settings {
                match_length: length.into(),
                ..desk::players()
            },
            |_| {},
        );
        desk.new_game();
        assert_eq!(desk.is_playing(), is_right, "{length}");
        if !is_right {
            assert_eq!(desk.fault(), Some(EntryFault::MatchLength));
        }
    }
    // What was proposed is selected.
    desk.key('1');
    desk.key('0');
    desk.press(Key::Enter);
    assert_eq!(
        desk.game().part_of_match().map(|part| part.length()),
        Some(10)
    );
    let (written, _) = desk.files.settings.read();
    assert_eq!(written.match_length, "10");
}

#[test]
fn games_of_the_last_six_hours_count_after_a_restart() {
    let game = |date: &str, time: &str, result: &str| {
        format!(
            "[Date \"{date}\"]\n[Time \"{time}\"]\n[White \"Anderssen\"]\n[Black \"Kieseritzky\"]\n\
            [Result \"{result}\"]\n\n1. e4 e5 2. Nf3 Nc6 {result}\n"
        )
    };
    let mut desk = Desk::with(players(), |folder| {
        fs::create_dir_all(folder).expect("a folder");
        let games = [
            // Too old; the next one is not.
            game("2026.11.20", "07:30:00", "1-0"),
            game("2026.11.20", "08:30:00", "0-1"),
            game("2026.11.20", "11:30:00", "1/2-1/2"),
            // It is not over.
            game("2026.11.20", "12:30:00", "*"),
        ];
        for (number, text) in games.iter().enumerate() {
            fs::write(folder.join(format!("{number}.pgn")), text).expect("a file");
        }
    });
    desk.new_game();
    assert_eq!(score(&desk), "Anderssen ½ – 1½ Kieseritzky");
    resign(&mut desk);
    assert_eq!(score(&desk), "Anderssen ½ – 2½ Kieseritzky");
    // The start screen reads the folder again, with a game that is counted already.
    desk.run(StartCommand::Leave);
    desk.new_game();
    assert_eq!(score(&desk), "Anderssen ½ – 2½ Kieseritzky");
    let mut desk = desk.restarted();
    desk.new_game();
    assert_eq!(score(&desk), "Anderssen ½ – 2½ Kieseritzky");
}

#[test]
fn an_evening_goes_on_after_midnight_but_not_into_the_next_day() {
    let mut settings = players();
    settings.white = Some("Ben".into());
    settings.black = Some("Anna".into());
    let mut desk = Desk::with(settings, |folder| {
        fs::create_dir_all(folder).expect("a folder");
        let text = "[Date \"2026.11.19\"]\n[Time \"14:10:00\"]\n[White \"Ben\"]\n[Black \"Anna\"]\n\
            [Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n";
        fs::write(folder.join("a.pgn"), text).expect("a file");
    });
    desk.new_game();
    assert_eq!(score(&desk), "Ben 0 – 0 Anna");
}

#[test]
fn a_pill_says_who_gives_what_and_a_click_changes_who() {
    let mut desk = Desk::new();
    desk.key('s');
    let choose = |id, number| Command::Form(FormCommand::Choose(id, number));
    let said = |desk: &Desk, text: &str| desk.texts().contains(&text.to_string());
    desk.run(choose(FieldId::QuickChoice, 3));
    assert!(!desk.texts().iter().any(|text| text.contains("gives")));
    desk.click_on(choose(FieldId::Handicap, 2));
    assert!(
        said(&desk, "Anderssen gives a knight"),
        "{:?}",
        desk.texts()
    );
    desk.click_on(choose(FieldId::Giver, 1));
    assert!(said(&desk, "Kieseritzky gives a knight"));
    assert_eq!(desk.scene().area_of(&choose(FieldId::Giver, 1)), None);
    desk.run(choose(FieldId::HalfTime, 1));
    assert!(said(&desk, "Kieseritzky gives a knight · half the time"));
    // An even game gives nothing; half the time alone leaves it to no piece.
    desk.run(choose(FieldId::Handicap, 0));
    assert!(!desk.texts().iter().any(|text| text.contains("gives")));
    desk.run(choose(FieldId::HalfTime, 1));
    assert!(said(&desk, "Anderssen gives half the time"));
    let chosen = |desk: &Desk| desk.app.form().and_then(|it| it.chosen(FieldId::Handicap));
    assert_eq!(chosen(&desk), None);
    desk.click_on(choose(FieldId::Handicap, 0));
    assert!(!desk.texts().iter().any(|text| text.contains("gives")));
    assert_eq!(chosen(&desk), Some(0));
}

#[test]
fn the_heading_of_the_moves_names_the_game_of_a_match() {
    let mut desk = Desk::with_last(
        "[White \"Anna\"]\n[Black \"Ben\"]\n[TimeControl \"300+3\"]\n\
         [Event \"Match, best of 5\"]\n[Round \"4\"]\n[MatchScore \"2-1\"]\n\n1. e4 *\n",
    );
    desk.key('c');
    let part = desk.game().part_of_match();
    let shown = desk.texts();
    assert!(part.is_some(), "{shown:?}");
    let named = |text: &String| text == "5+3 · best of 5, game 4";
    assert!(shown.iter().any(named), "{shown:?}");
}

/// The end of the heading stays the same with less room, and what does not fit is left out from its beginning.
#[test]
fn a_heading_with_little_room_keeps_the_place_in_the_match() {
    let mut desk = Desk::with_last(
        "[White \"Anna\"]\n[Black \"Ben\"]\n[TimeControl \"300+3\"]\n\
         [Event \"Match, best of 5\"]\n[Round \"4\"]\n[MatchScore \"2-1\"]\n[Variant \"Chess960\"]\n\
         [FEN \"bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w HFhf - 0 1\"]\n\n1. e4 *\n",
    );
    desk.key('c');
    let kinds = Words::ENGLISH.kinds_of_game(desk.game(), Some("5+3".into()));
    let expected = [
        "Chess960 · 5+3 · best of 5, game 4",
        "5+3 · best of 5, game 4",
        "best of 5, game 4",
        "5+3",
    ];
    assert_eq!(kinds, expected);
}

/// Who has less time keeps it with the other colour, as in a rematch.
#[test]
fn the_times_go_with_the_players_when_a_match_is_continued() {
    let settings = Settings {
        match_length: "3".into(),
        ..with_times("5", "3")
    };
    let mut desk = Desk::with(settings, |_| {});
    desk.new_game();
    mate(&mut desk);
    let mut desk = desk.restarted();
    desk.key('c');
    assert_eq!(desk.white(), "Kieseritzky");
    let clock = &desk.app.settings.clock;
    assert_eq!((&*clock.white.time, &*clock.black.time), ("3", "5"));
    let control = desk.game().clock().control();
    assert_eq!(control.white.to_string(), "180");
}

/// Half of the time of one of them is not the time of the settings, but comes from it.
#[test]
fn the_times_go_with_the_players_after_a_handicap_too() {
    let mut desk = Desk::with(with_times("10", "5"), |_| {});
    desk.key('s');
    desk.run(Command::Form(FormCommand::Choose(FieldId::HalfTime, 1)));
    desk.run(Command::Form(FormCommand::Submit));
    mate(&mut desk);
    desk.key('r');
    let clock = &desk.app.settings.clock;
    assert_eq!((&*clock.white.time, &*clock.black.time), ("5", "10"));
}
