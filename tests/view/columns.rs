//! What is cut in lists, and what has room.

use crate::desk::{self, Desk, players};
use crate::golden;
use crate::golden_position::pawn_search;
use crate::golden_review::opening_tree;
use crate::layout::texts;
use crate::screens::in_window;

use std::fs;

use deskmate::app::keys::Key;
use deskmate::app::{
    Command, FileCommand, LibraryCommand, OpeningsCommand, PositionCommand, PositionSearch,
    ReviewCommand, SoughtKind,
};
use deskmate::language::Language;
use deskmate::storage::TextSize;
use deskmate::storage::library::Column;
use deskmate::view::{Icon, Look, Point};

const LONG_LINE: &str = "1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 5. e3 O-O 6. Nf3 Nbd7 7. Rc1 c6 8. Bd3 dxc4 9. Bxc4 Nd5 \
    10. Bxe7 Qxe7 11. O-O Nxc3 12. Rxc3 e5 13. Qc2";
const LONG_NAME: &str =
    "Queen's Gambit Declined: Orthodox Defence, Classical Variation, Vidmar Line";

fn cut(desk: &Desk) -> Vec<String> {
    let texts = desk.texts().into_iter();
    texts.filter(|text| text.ends_with('…')).collect()
}

#[test]
fn the_table_gives_its_room_to_what_would_be_cut() {
    let mut desk = Desk::new();
    desk.clipboard = format!(
        "[White \"Anna\"]\n[Black \"Ben\"]\n[WhiteElo \"1500\"]\n[BlackElo \"1500\"]\n[Date \"2026.11.20\"]\n\
         [TimeControl \"40/7200:20/3600:900+30\"]\n[Result \"1-0\"]\n\n{LONG_LINE} 1-0\n\n\
         [White \"Carl\"]\n[Black \"Doris\"]\n[Result \"0-1\"]\n\n1. e4 0-1\n"
    );
    desk.ctrl('v');
    let desk = in_window(desk, (1920, 1080, 1.0));
    assert_eq!(cut(&desk), [""; 0]);
    let clock = |text: &String| text == "40/120+0, 20/60+0, 15+30";
    assert!(desk.texts().iter().any(clock), "{:?}", desk.texts());
}

/// The opening had room while names were cut.
#[test]
fn names_have_their_room_before_the_opening() {
    let mut desk = Desk::new();
    desk.clipboard = format!(
        "[White \"Anderssen, Adolf\"]\n[Black \"Kieseritzky, Lionel\"]\n[Date \"1851.06.21\"]\n\
         [Result \"1-0\"]\n\n{LONG_LINE} 1-0\n\n[White \"Anna\"]\n[Black \"Ben\"]\n\n*\n"
    );
    desk.ctrl('v');
    let desk = in_window(desk, (1024, 768, 1.0));
    let texts = desk.texts();
    for name in ["Anderssen, Adolf", "Kieseritzky, Lionel"] {
        assert!(texts.iter().any(|text| text == name), "{texts:?}");
    }
}

/// The opponent of a player with a long name was cut off.
#[test]
fn the_header_of_a_review_names_both_players() {
    for size in [(640, 480, 1.0), (1024, 768, 1.0)] {
        let mut desk = Desk::new();
        desk.clipboard =
            "[White \"Botvinnik, Mikhail\"]\n[Black \"Petrosian, Tigran\"]\n\n1. e4 *\n".into();
        desk.ctrl('v');
        let texts = in_window(desk, size).texts();
        let names = |text: &String| text.contains("Botvinnik") && text.contains("Petrosian");
        assert!(texts.iter().any(names), "{texts:?}");
    }
}

/// The chosen row stood where the last one fades.
#[test]
fn the_chosen_row_is_not_the_one_that_fades() {
    let mut desk = Desk::new();
    desk.clipboard = "[White \"Philidor\"]\n[Black \"Legall\"]\n\n1. e4 *\n\n".repeat(60);
    desk.ctrl('v');
    let mut desk = in_window(desk, (1280, 800, 1.0));
    let rows = |desk: &Desk| desk.scene().rows().expect("a list");
    let visible = rows(&desk).visible;
    assert_eq!(rows(&desk).first, 0);
    desk.run(LibraryCommand::SelectGame(visible - 1));
    assert_eq!(rows(&desk).first, 1);
    desk.run(LibraryCommand::SelectGame(visible - 2));
    assert_eq!(rows(&desk).first, 0);
}

/// The game beside the list was none of those in sight.
#[test]
fn the_row_chosen_by_keys_stays_in_sight_in_a_smaller_window() {
    let mut desk = Desk::new();
    let game = |number| format!("[White \"Player {number}\"]\n\n1. e4 *\n\n");
    desk.clipboard = (1..=60).map(game).collect();
    desk.ctrl('v');
    for _ in 0..8 {
        desk.press(Key::Down);
    }
    desk.resize(640, 480);
    let rows = desk.scene().rows().expect("a list");
    let in_sight = rows.first..rows.first + rows.visible;
    assert!(in_sight.contains(&8), "{in_sight:?}");
}

/// A large window only made everything larger.
#[test]
fn a_large_window_has_more_rows_of_the_library() {
    let rows = |size| {
        let mut desk = Desk::new();
        desk.clipboard = "[White \"Philidor\"]\n[Black \"Legall\"]\n\n1. e4 *\n\n".repeat(60);
        desk.ctrl('v');
        let texts = in_window(desk, size).texts();
        texts.iter().filter(|text| *text == "Legall").count()
    };
    let (usual, large) = (rows((1280, 800, 1.0)), rows((1920, 1080, 1.0)));
    assert!(large >= usual + 3, "{usual} {large}");
}

/// A file with long names and openings, ratings, clocks and unknown days.
fn wide_file() -> Desk {
    let mut desk = Desk::new();
    let tags = "[White \"Alekhine, Alexander\"]\n[Black \"Bogoljubov, Efim D\"]\n[WhiteElo \"2690\"]\n\
                [BlackElo \"2620\"]\n[Date \"1929.09.06\"]\n[TimeControl \"40/9000\"]\n[Result \"1-0\"]\n";
    desk.clipboard = format!("{tags}\n{LONG_LINE} 1-0\n\n").repeat(2);
    desk.ctrl('v');
    desk
}

#[test]
fn with_the_largest_text_a_file_keeps_its_openings_and_the_score_of_the_players() {
    let mut desk = wide_file();
    desk.app.settings.text_size = TextSize::Largest;
    let mut desk = in_window(desk, (1280, 800, 1.0));
    for language in [Language::English, Language::German] {
        desk.app.settings.language = Some(language);
        desk.speak();
        let texts = desk.texts();
        let count = |wanted: &str| texts.iter().filter(|text| *text == wanted).count();
        assert_eq!(count("D68"), 2, "{texts:?}");
        let has_score = texts
            .windows(2)
            .any(|it| it == ["2", "Alekhine, Alexander"]);
        assert!(has_score, "{texts:?}");
    }
}

/// The structure of the position in games of players with long names.
fn games_of(names: [&str; 2]) -> Desk {
    let text = format!(
        "[White \"{}\"]\n[Black \"{}\"]\n[Date \"1929.09.06\"]\n[Result \"1-0\"]\n\n{LONG_LINE} 1-0\n\n",
        names[0], names[1]
    );
    let mut desk = Desk::with_last(&text);
    let file = desk.games_path().join("match.pgn");
    fs::create_dir_all(desk.games_path()).expect("a folder");
    fs::write(file, text.repeat(2)).expect("a file");
    desk.key('l');
    desk.press(Key::Home);
    for _ in 0..8 {
        desk.press(Key::Right);
    }
    desk.ctrl('3');
    desk
}

#[test]
fn names_of_games_with_a_position_have_the_room_beside_them() {
    let names = ["Alekhine, Alexander", "Bogoljubov, Efim D"];
    let mut desk = games_of(names);
    for kind in [SoughtKind::Exact, SoughtKind::Pawns] {
        desk.run(PositionCommand::Kind(kind));
        for size in [(1024, 768, 1.0), (1280, 800, 1.0), (1920, 1080, 1.0)] {
            desk = in_window(desk, size);
            for name in names {
                let texts = desk.texts();
                assert!(texts.iter().any(|text| text == name), "{texts:?}");
            }
        }
    }
}

#[test]
fn games_with_exchanged_colours_are_marked() {
    let mut desk = in_window(pawn_search(), (1280, 1000, 1.0));
    let marks = |desk: &Desk| {
        let scene = desk.scene();
        let shapes = scene.shapes.iter();
        let marks = shapes
            .filter(|it| matches!(&it.look, Look::Icon { icon, .. } if *icon == Icon::Exchange));
        marks.count()
    };
    let found = desk.app.position_search().and_then(PositionSearch::found);
    let found = found.expect("games");
    let exchanged = found.games.iter().filter(|game| game.is_exchanged);
    assert_eq!((exchanged.count(), marks(&desk)), (3, 3));
    desk.run(PositionCommand::Exchange);
    assert_eq!(marks(&desk), 0);
}

#[test]
fn no_games_with_material_are_explained_by_how_long_it_has_to_stand() {
    let mut desk = Desk::with_last("1. e4 e5 2. f4 exf4 3. Nf3 *\n");
    desk.key('l');
    desk.ctrl('3');
    desk.press(Key::Tab);
    for _ in 0..2 {
        desk.press(Key::Right);
    }
    for size in [(1024, 768, 1.0), (640, 480, 1.0), (600, 1000, 1.0)] {
        desk = in_window(desk, size);
        let texts = desk.texts();
        let says = |text: &String| text.contains("four half-moves");
        assert!(texts.iter().any(says), "{texts:?}");
    }
}

#[test]
fn a_high_window_has_a_button_to_export_the_games_found() {
    let desk = in_window(pawn_search(), (600, 1000, 1.0));
    let export = Command::File(FileCommand::ExportAll);
    assert!(desk.scene().area_of(&export).is_some());
}

#[test]
fn games_below_the_opening_tree_have_names_in_the_smallest_window() {
    let mut desk = in_window(opening_tree(), (640, 480, 1.0));
    for _ in 0..8 {
        desk.press(Key::Down);
    }
    let scene = desk.scene();
    let texts = texts(&scene);
    let is_result = |text: &str| ["1–0", "0–1", "½–½"].contains(&text);
    let head = texts.iter().find(|it| it.1.starts_with("Games with"));
    let below = head.map_or(100, |it| it.2.y);
    let results = texts.iter().filter(|it| is_result(it.1) && it.2.y > below);
    let results: Vec<_> = results.collect();
    assert!(!results.is_empty());
    for (_, _, result) in results {
        let beside = texts.iter().filter(|(_, text, area)| {
            let is_name = ["An", "Be", "Ca"].iter().any(|name| text.starts_with(name));
            is_name && (area.y - result.y).abs() < 8 && area.x < result.x
        });
        assert_eq!(beside.count(), 2, "{texts:?}");
    }
}

#[test]
fn the_head_of_the_opening_tree_is_that_of_the_rows_in_sight() {
    let mut desk = in_window(opening_tree(), (1024, 400, 1.0));
    let has = |desk: &Desk, head: &str| desk.texts().iter().any(|text| text == head);
    assert!(has(&desk, "Last"));
    while let Some(row) = desk.review().chosen_row() {
        desk.press(Key::Down);
        if desk.review().chosen_row() == Some(row) {
            break;
        }
    }
    assert!(!has(&desk, "Last"), "{:?}", desk.texts());
    assert!(has(&desk, "Games with this position"), "{:?}", desk.texts());
}

#[test]
fn a_long_name_of_an_opening_has_two_lines_above_the_tree() {
    let mut desk = Desk::with_last(&format!("{LONG_LINE} *\n"));
    desk.key('l');
    desk.key('w');
    let desk = in_window(desk, (1920, 1080, 1.0));
    let whole = desk.texts().join(" ");
    assert!(whole.contains(LONG_NAME), "{whole}");
}

#[test]
fn the_arrow_is_that_of_the_row_used_last_by_key_or_pointer() {
    let mut desk = opening_tree();
    let row = {
        let moves: Vec<_> = desk.review().openings().moves().map(|it| it.what).collect();
        let last = *moves.last().expect("a move");
        let play = OpeningsCommand::Play(last);
        desk.zone_of(&ReviewCommand::Openings(play).into())
    };
    let board = |desk: &Desk| {
        let board = desk.layout().board;
        let scene = desk.scene();
        let shapes = scene
            .shapes
            .iter()
            .filter(|it| board.contains(it.area.center()));
        let shapes: Vec<String> = shapes.map(|it| format!("{it:?}")).collect();
        shapes
    };
    desk.move_to(row.center());
    let pointed = board(&desk);
    desk.press(Key::Down);
    let chosen = board(&desk);
    assert_ne!(pointed, chosen);
    desk.move_to(Point::new(row.center().x + 1, row.center().y));
    assert_eq!(board(&desk), pointed);
}

#[test]
fn the_empty_practice_page_names_the_keys_that_lead_to_exercises() {
    let mut desk = Desk::with_last("1. e4 e5 *\n");
    desk.key('o');
    desk.ctrl('4');
    let desk = in_window(desk, (1280, 800, 1.0));
    let said = desk.texts().join(" ");
    assert!(said.contains("with Shift A, then"), "{said}");
    assert!(said.contains("with E."), "{said}");
    // Its button was as narrow as that of a list with a column beside it.
    let back = desk.scene().area_of(&Command::Escape);
    assert_eq!(back.map(|it| (it.x, it.right())), Some((24, 1256)));
}

#[test]
fn a_rating_that_is_not_known_yet_leaves_its_room_to_the_scores() {
    let mut desk = Desk::with_last("[White \"Anna\"]\n[Black \"Ben\"]\n\n1. e4 e5 1-0\n");
    desk.key('o');
    desk.ctrl('2');
    let desk = in_window(desk, (600, 1000, 1.0));
    let scene = desk.scene();
    let texts = texts(&scene);
    let top = |words: &str| {
        let found = texts.iter().find(|it| it.1.starts_with(words));
        found.map(|it| it.2.y).expect("the words")
    };
    // Between them is only the reason.
    assert!(top("Score by colour") - top("Rating") < 120, "{texts:?}");
    assert!(
        top("Rated games so far: 0 of 5.") > top("Rating"),
        "{texts:?}"
    );
}

/// Names that are short leave their room to the openings, also those that are cut otherwise in the smallest window.
#[test]
fn openings_have_the_room_that_names_do_not_need() {
    let mut desk = Desk::new();
    desk.clipboard =
        "[White \"Ben\"]\n[Black \"Anna Berger\"]\n[Date \"2026.10.30\"]\n[Result \"1-0\"]\n\n\
         1. e4 c6 2. d4 d5 1-0\n\n[White \"Anna Berger\"]\n[Black \"Ben\"]\n[Date \"2026.10.30\"]\n\
         [Result \"1-0\"]\n\n1. d4 d5 1-0\n"
            .into();
    desk.ctrl('v');
    for size in [(640, 480, 1.0), (1024, 768, 1.0)] {
        desk = in_window(desk, size);
        let cut = cut(&desk);
        assert!(!cut.iter().any(|text| text.starts_with("Caro")), "{cut:?}");
    }
}

/// The head of the dates ended beside them.
#[test]
fn the_head_of_the_dates_ends_where_they_end() {
    let mut desk = desk::with_games();
    desk.key('o');
    let desk = in_window(desk, (600, 1000, 1.0));
    let scene = desk.scene();
    let texts = texts(&scene);
    let date = texts.iter().find(|(_, text, _)| text.contains("2026"));
    // The filters stand above the head.
    let head = texts.iter().rfind(|(_, text, _)| *text == "Date");
    let [head, date] = [head, date].map(|it| it.expect("a text").2.right());
    assert!((head - date).abs() <= 1, "{head}, {date}");
}

/// A fourth row had no room.
#[test]
fn the_smallest_window_has_four_rows_of_the_opening_tree() {
    let desk = in_window(opening_tree(), (640, 480, 1.0));
    assert!(desk.scene().rows().expect("a tree").visible >= 4);
}

/// Beside long names an opening had room for half a word.
#[test]
fn numbers_of_moves_give_way_to_openings_beside_long_names() {
    let mut desk = Desk::new();
    let game = "[White \"Petrosian, Tigran Vartanovich\"]\n[Black \"Botvinnik, Mikhail Moiseyevich\"]\n\
                [Date \"1963.09.01\"]\n[Result \"1-0\"]\n\n1. e4 c6 2. d4 d5 3. Nc3 dxe4 4. Nxe4 Nd7 1-0\n\n";
    desk.clipboard = game.repeat(2);
    desk.ctrl('v');
    let desk = in_window(desk, (1024, 768, 1.0));
    let texts = desk.texts();
    let has = |wanted: &str| texts.iter().any(|text| text == wanted);
    assert!(has("Caro-Kann Defence") && !has("Moves"), "{texts:?}");
    // In a wide window names are whole before variations are.
    let desk = in_window(desk, (1920, 1080, 1.0));
    assert!(
        desk.texts()
            .iter()
            .any(|text| text == "Petrosian, Tigran Vartanovich")
    );
}

/// Beside a game whose players have no score was a hole.
#[test]
fn a_game_without_a_score_of_its_players_tells_where_it_was_played() {
    let mut desk = Desk::new();
    let game = |event: &str| format!("[Event \"{event}\"]\n[White \"Tal\"]\n\n1. e4 *\n\n");
    desk.clipboard = game("Bled") + &game("Riga");
    desk.ctrl('v');
    let desk = in_window(desk, (1280, 800, 1.0));
    let texts = desk.texts();
    assert!(texts.iter().any(|text| text == "Bled"), "{texts:?}");
}

/// A list with a game of these, which is selected.
fn listing(white: &str, black: &str) -> Desk {
    let mut desk = Desk::with(players(), |folder| {
        let game =
            format!("[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n");
        fs::create_dir_all(folder).expect("a folder");
        fs::write(folder.join("game.pgn"), game).expect("a file");
    });
    desk.key('o');
    desk
}

/// They were cut beside the result, though there was a line below them.
#[test]
fn the_names_of_the_game_beside_a_list_are_whole() {
    for (white, black, size, said) in [
        (
            "Anna Berger",
            "Chiara",
            TextSize::Largest,
            "Anna Berger – Chiara",
        ),
        (
            "Khalifman, Alexander",
            "Douven, Rudy C",
            TextSize::Normal,
            "Khalifman – Douven",
        ),
    ] {
        let mut desk = listing(white, black);
        desk.app.settings.text_size = size;
        let texts = desk.texts();
        assert!(texts.contains(&said.to_owned()), "{texts:?}");
    }
}

/// Of both names only the first letters were left in one line, and of the second nothing in the score.
#[test]
fn long_names_of_the_game_beside_a_list_have_a_line_each() {
    let (white, black) = (
        "Alexandra Schwarzenberger-Vogt",
        "Bartholomeus von Hohenstein",
    );
    let mut desk = listing(white, black);
    desk.app.settings.text_size = TextSize::Largest;
    let texts = desk.texts();
    let begins = |beginning: &str| texts.iter().any(|text| text.starts_with(beginning));
    assert!(begins("Alexandra Schwarzenb"), "{texts:?}");
    assert!(begins("Bartholomeus von Ho"), "{texts:?}");
    // In the score each has a line with the points.
    let points_of = |name: &str| {
        let at = texts.iter().rposition(|text| text.starts_with(name))?;
        texts.get(at.checked_sub(1)?).map(String::as_str)
    };
    let points = (
        points_of("Alexandra Schwarzenb"),
        points_of("Bartholomeus von Hoh"),
    );
    assert_eq!(points, (Some("1"), Some("0")));
    // With letters of the usual size both stand in two lines.
    desk.app.settings.text_size = TextSize::Normal;
    let whole = desk.texts().join(" ");
    assert!(
        whole.contains(&format!("{white} against {black}")),
        "{whole}"
    );
}

/// It touched the head of the column before, and looked like the order of that.
#[test]
fn the_triangle_of_the_moves_keeps_off_the_head_before_them() {
    let mut desk = listing("Anna", "Ben");
    desk.run(LibraryCommand::SortBy(Column::Moves));
    let shapes = desk.scene().shapes;
    let result = |look: &Look| matches!(look, Look::Text { text, .. } if text == "Result");
    let heads = shapes.iter().filter(|it| result(&it.look));
    let end = heads.map(|it| it.area.right()).max().expect("a head");
    let triangles = shapes
        .iter()
        .filter(|it| matches!(&it.look, Look::Polygon { corners, .. } if corners.len() == 3));
    let triangle = triangles.map(|it| it.area.x).min().expect("an order");
    assert!(triangle >= end + 12, "{end} {triangle}");
}

/// Files that are open beside the library, of which the last one has a long name.
fn with_files() -> Desk {
    let mut desk = golden::library();
    let games = "[White \"Philidor\"]\n\n1. e4 e5 *\n\n";
    let long =
        "The Long Collected Games of the Riverside Chess Club Winter Tournament 2023-2024.pgn";
    for (name, count) in [("club-2024.pgn", 200), ("Sicilian.pgn", 20), (long, 80)] {
        let path = desk.games_path().with_file_name(name);
        fs::write(&path, games.repeat(count)).expect("a file");
        desk.run(Command::File(FileCommand::Open(path)));
    }
    desk
}

/// The others were cut, and their numbers left out.
#[test]
fn a_long_name_of_a_list_leaves_the_others_their_room() {
    let mut desk = with_files();
    for (w, h) in [(1280, 800), (600, 1000)] {
        desk.resize(w, h);
        let texts = desk.texts();
        for said in ["Our games  6", "club-2024.pgn  200", "Sicilian.pgn  20"] {
            assert!(
                texts.contains(&said.to_owned()),
                "{w}×{h}: {said} {texts:?}"
            );
        }
    }
}

#[test]
fn where_games_are_looked_through_is_named_whole() {
    let mut desk = with_files();
    desk.press(Key::Enter);
    desk.key('w');
    desk.app.settings.text_size = TextSize::Largest;
    let our_games = |desk: &Desk| desk.texts().iter().any(|it| it.starts_with("Our games"));
    let cut = |desk: &Desk| {
        desk.texts()
            .iter()
            .any(|it| it.starts_with("Our ga") && it.ends_with('…'))
    };
    assert!(!cut(&desk), "{:?}", desk.texts());
    let mut desk = with_files();
    desk.ctrl('3');
    desk.resize(600, 1000);
    for said in ["club-2024.pgn  200", "Sicilian.pgn  20"] {
        assert!(
            desk.texts().contains(&said.to_owned()),
            "{said} {:?}",
            desk.texts()
        );
    }
    desk.app.settings.text_size = TextSize::Largest;
    assert!(our_games(&desk) && !cut(&desk), "{:?}", desk.texts());
}

/// Only a wide window had a button for it.
#[test]
fn the_trash_is_emptied_by_a_button_in_every_window() {
    let mut desk = golden::trash();
    for size in [TextSize::Normal, TextSize::Largest] {
        desk.app.settings.text_size = size;
        for window in [(640, 480), (600, 1000), (1024, 768), (1280, 800)] {
            desk.resize(window.0, window.1);
            let empty = Command::Library(LibraryCommand::EmptyTrash);
            assert!(
                desk.scene().area_of(&empty).is_some(),
                "{window:?} {size:?}"
            );
        }
    }
}
