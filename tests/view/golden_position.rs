//! Golden pictures of the search for a position.

use crate::desk::{Desk, players};
use crate::golden::check;

use std::fs;

use deskmate::app::keys::Key;
use deskmate::app::{
    Command, Effect, PositionCommand, PositionSearch, Reply, SoughtKind, SourceCommand, Step,
};
use deskmate::storage::{ColorScheme, TextSize};

/// The Tarrasch Defence, the Panov Attack and the exchange French: all with an isolated pawn.
const LINES: [(&str, &str); 4] = [
    (
        "1. d4 d5 2. c4 e6 3. Nc3 c5 4. cxd5 exd5 5. Nf3 Nc6 6. g3 Nf6 7. Bg2 Be7 8. O-O O-O 9. dxc5 Bxc5 \
         10. Bg5 d4 11. Bxf6 Qxf6",
        "1. d4 d5 2. c4 e6 3. Nc3 c5 4. cxd5 exd5 5. Nf3 Nc6 6. g3 Nf6 7. Bg2 Be7 8. O-O O-O 9. dxc5 Bxc5 \
         10. Na4 Be7 11. Be3 Bg4 12. Bc5 Bxc5 13. Nxc5 Qe7 14. Nd3 Rfe8 15. Re1 Rad8",
    ),
    (
        "1. e4 c6 2. d4 d5 3. exd5 cxd5 4. c4 Nf6 5. Nc3 g6 6. cxd5 Nxd5 7. Qb3 Nb6 8. Nf3 Bg7",
        "1. e4 c6 2. d4 d5 3. exd5 cxd5 4. c4 Nf6 5. Nc3 g6 6. cxd5 Bg7 7. Qb3 O-O 8. Be2 Nbd7",
    ),
    (
        "1. d4 d5 2. c4 e6 3. Nc3 c5 4. cxd5 exd5 5. Nf3 Nc6 6. g3 Nf6 7. Bg2 Be7 8. O-O O-O 9. dxc5 Bxc5 \
         10. a3 Ne4 11. Nxe4 dxe4",
        "1. e4 e6 2. d4 d5 3. Nc3 Bb4 4. e5 c5 5. a3 Bxc3+ 6. bxc3 Ne7 7. Qg4 Qc7",
    ),
    (
        "1. d4 d5 2. c4 e6 3. Nf3 c5 4. cxd5 exd5 5. g3 Nc6 6. Bg2 Nf6 7. O-O Be7 8. Nc3 O-O 9. dxc5 Bxc5 \
         10. Na4 Bb6 11. b3 Re8 12. Bb2 Ne4 13. Nxb6 axb6",
        "1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. Ng5 d5 5. exd5 Na5 6. Bb5+ c6 7. dxc6 bxc6",
    ),
];

/// The moves up to the position that is looked for.
const TO_POSITION: usize = 18;

fn games() -> String {
    let results = ["1-0", "1/2-1/2", "0-1", "1-0", "0-1", "1/2-1/2", "1-0"];
    let mut text = String::new();
    for number in 0..24 {
        let (one, other) = LINES[number % LINES.len()];
        let moves = if number / 4 % 2 == 0 { one } else { other };
        let (white, black) = if number % 3 == 0 {
            ("Ben", "Anna")
        } else {
            ("Anna", "Ben")
        };
        let result = results[number % results.len()];
        let (month, day) = (1 + number % 11, 1 + number);
        text += &format!(
            "[White \"{white}\"]\n[Black \"{black}\"]\n[Date \"2026.{month:02}.{day:02}\"]\n[WhiteElo \"{}\"]\n\
             [BlackElo \"1480\"]\n[Result \"{result}\"]\n\n{moves} {result}\n\n",
            1440 + number,
        );
    }
    text
}

fn with_games() -> Desk {
    Desk::with(players(), |folder| {
        fs::create_dir_all(folder).expect("a folder");
        fs::write(folder.join("games.pgn"), games()).expect("a file");
        let last = format!(
            "[White \"Anna\"]\n[Black \"Ben\"]\n[Date \"2026.11.20\"]\n[Result \"1-0\"]\n\n{} 1-0\n",
            LINES[0].0
        );
        fs::write(folder.join("last.txt"), last).expect("a file");
    })
}

/// The position of the last game, from its review.
pub fn position_search() -> Desk {
    let mut desk = with_games();
    desk.key('l');
    desk.press(Key::Home);
    for _ in 0..TO_POSITION {
        desk.press(Key::Right);
    }
    desk.wait(1_000);
    desk.ctrl('3');
    desk
}

/// The pawns of the same.
pub fn pawn_search() -> Desk {
    let mut desk = position_search();
    desk.press(Key::Tab);
    desk.press(Key::Right);
    desk.shift_tab();
    desk
}

/// The material.
pub fn material_search() -> Desk {
    let mut desk = pawn_search();
    desk.run(PositionCommand::Kind(SoughtKind::Material));
    desk
}

/// A position that nobody played, with the nearest earlier one.
pub fn unplayed_position() -> Desk {
    let mut desk = with_games();
    desk.key('l');
    desk.press(Key::Home);
    for _ in 0..TO_POSITION {
        desk.press(Key::Right);
    }
    for mv in ["Qc2", "h6"] {
        desk.type_move(mv);
    }
    desk.ctrl('3');
    desk
}

/// The tab, opened from the list of games.
pub fn position_tab() -> Desk {
    let mut desk = with_games();
    desk.key('o');
    desk.ctrl('3');
    desk
}

/// The pawns in a file, which the list was opened from.
pub fn two_sources() -> Desk {
    let mut desk = pawn_search();
    let file = desk.games_path().join("games.pgn");
    desk.press(Key::Escape);
    desk.run(Command::open(file));
    desk.ctrl('3');
    desk.run(SourceCommand::Turn(Step::Forward));
    desk
}

/// The pawns while the games are being read.
pub fn search_while_reading() -> Desk {
    let mut desk = pawn_search();
    let found = desk.app.position_search().and_then(PositionSearch::found);
    let mut found = found.expect("games").clone();
    let kind = PositionCommand::Kind(SoughtKind::Material);
    let effects = desk.app.update(kind.into(), desk.now());
    let mut asked = effects.iter().filter_map(|effect| match effect {
        Effect::Explore(request) => Some(request.ticket),
        _ => None,
    });
    let ticket = asked.next().expect("a question");
    found.finished = false;
    found.read = found.total * 61 / 100;
    desk.run(Reply::Explored(ticket, Box::new(found)));
    desk
}

#[test]
fn a_position_with_its_moves_and_games() {
    check("position_exact", position_search());
}

#[test]
fn a_pawn_structure_with_its_openings_and_games() {
    check("position_pawns", pawn_search());
}

/// A short name beside a long one was left out.
#[test]
fn both_names_of_a_game_are_shown() {
    let names = [("Anna Berger", "Ben"), ("Dimitri", "Anna Berger")];
    let mut desk = Desk::with(players(), |folder| {
        let moves = "1. e4 e5 2. Nf3 Nc6 3. Bb5";
        let game = |(white, black)| {
            format!(
                "[White \"{white}\"]\n[Black \"{black}\"]\n[Date \"2026.11.20\"]\n\n{moves} *\n\n"
            )
        };
        fs::create_dir_all(folder).expect("a folder");
        fs::write(folder.join("games.pgn"), names.map(game).concat()).expect("a file");
    });
    desk.key('o');
    desk.ctrl('3');
    desk.run(PositionCommand::Kind(SoughtKind::Material));
    let texts = desk.texts();
    for (name, times) in [("Anna Berger", 2), ("Ben", 1), ("Dimitri", 1)] {
        let shown = texts.iter().filter(|text| *text == name).count();
        assert_eq!(shown, times, "{name} in {texts:?}");
    }
}

#[test]
fn material_in_rows() {
    let mut desk = material_search();
    desk.resize(640, 480);
    check("position_material", desk);
}

#[test]
fn games_that_are_still_read() {
    let mut desk = search_while_reading();
    desk.resize(640, 480);
    check("position_reading", desk);
}

#[test]
fn a_position_that_nobody_played() {
    let mut desk = unplayed_position();
    desk.resize(640, 480);
    check("position_unplayed", desk);
}

#[test]
fn a_pawn_structure_in_the_smallest_window() {
    let mut desk = pawn_search();
    desk.resize(640, 480);
    check("position_640x480", desk);
}

#[test]
fn a_pawn_structure_in_a_narrow_window() {
    let mut desk = pawn_search();
    desk.resize(600, 1000);
    check("position_portrait", desk);
}

#[test]
fn a_pawn_structure_in_large_letters() {
    let mut desk = pawn_search();
    desk.app.settings.text_size = TextSize::Largest;
    check("position_large", desk);
}

#[test]
fn a_pawn_structure_with_high_contrast() {
    let mut desk = pawn_search();
    desk.app.settings.color_scheme = ColorScheme::HighContrast;
    desk.resize(640, 480);
    check("position_high_contrast", desk);
}

#[test]
fn a_pawn_structure_in_light_colours() {
    let mut desk = pawn_search();
    desk.app.settings.color_scheme = ColorScheme::Light;
    desk.resize(640, 480);
    check("position_light", desk);
}

/// The head of the games stood below the moves, and none of the games.
#[test]
fn the_head_of_the_games_found_stands_over_a_game() {
    for h in (480..640).step_by(8) {
        let mut desk = position_tab();
        desk.resize(1280, h);
        let texts = desk.texts();
        let has_head = texts.iter().filter(|text| *text == "Games").count() > 2;
        let has_game = texts.iter().any(|text| text == "Anna");
        assert!(!has_head || has_game, "{h}: {texts:?}");
    }
}
