//! Do the screens look like the reviewed golden pictures?
//!
//! `UPDATE_GOLDEN=1` rewrites the pictures; look at them before you commit.

use crate::data;
use crate::desk;
use crate::screens::draw_of_many;

use std::fs::{self, File};
use std::io::{self, BufWriter};
use std::path::{Path, PathBuf};

use desk::{ALT, Desk, SHIFT};
use deskmate::analysis::Warning;
use deskmate::app::keys::Key;
use deskmate::app::{
    Command, EditorCommand, Effect, FieldId, FileCommand, Finding, FormCommand, Last, MenuCommand,
    PlayCommand, Reply, StartCommand, Thought,
};
use deskmate::game::{HelpKind, program_name};
use deskmate::paint;
use deskmate::rules::{ByColor, Color, Square};
use deskmate::storage::{
    BoardOrientation, BoardTheme, ClockKind, ColorScheme, Letters, PieceSet, Settings,
    StorageError, TextSize,
};
use deskmate::view::{
    self, BoardMark, DiagramStyle, Fonts, Look, Moment, PlayerLine, Point, Rgba, Size, Zone,
};
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{DynamicImage, RgbaImage};

/// The most that all golden pictures take together, in bytes.
const MOST_BYTES: u64 = 15_000_000;

/// The tolerance of a colour channel: floating point differs between machines.
const TOLERANCE: u8 = 2;

/// The opening in the design's pictures, with the seconds spent on each half-move.
const ITALIAN: [(&str, u64); 12] = [
    ("e2e4", 2),
    ("e7e5", 3),
    ("g1f3", 4),
    ("b8c6", 5),
    ("f1c4", 3),
    ("f8c5", 6),
    ("b1c3", 11),
    ("g8f6", 4),
    ("d2d3", 21),
    ("e8g8", 9),
    ("c1g5", 17),
    ("h7h6", 31),
];

/// Its continuation.
const TO_THE_OFFER: [&str; 12] = [
    "g5f6", "d8f6", "e1g1", "d7d6", "c3d5", "f6d8", "c2c3", "c8g4", "h2h3", "g4f3", "d1f3", "c6e7",
];

fn play_timed(desk: &mut Desk, moves: &[(&str, u64)]) {
    for &(mv, seconds) in moves {
        desk.wait(1_000 * seconds);
        desk.play(&[mv]);
    }
}

fn italian_game() -> Desk {
    let mut desk = Desk::playing_at_once();
    play_timed(&mut desk, &ITALIAN);
    desk
}

fn start() -> Desk {
    let mut desk = italian_game();
    for mv in &TO_THE_OFFER[..10] {
        desk.play(&[mv]);
    }
    let mut desk = desk.restarted();
    // The system sets the time of a file; here it is two minutes ago.
    let two_minutes_ago = desk.now().wall - chrono::TimeDelta::minutes(2);
    if let Last::Read(Ok(Some(opened))) = &mut desk.app.last {
        opened.saved.saved = Some(two_minutes_ago);
    }
    desk
}

fn play() -> Desk {
    let mut desk = italian_game();
    desk.wait(4_000);
    desk.click("g5");
    desk
}

fn draw_offer() -> Desk {
    let mut desk = italian_game();
    let later: Vec<(&str, u64)> = TO_THE_OFFER.iter().map(|&mv| (mv, 12)).collect();
    play_timed(&mut desk, &later);
    desk.wait(4_000);
    desk.key('d');
    desk
}

fn promotion() -> Desk {
    let start = "r5k1/5ppp/1P6/8/8/8/5PPP/R5K1 w - - 0 41";
    let text = format!(
        "[SetUp \"1\"]\n[FEN \"{start}\"]\n[White \"Anderssen\"]\n[Black \"Kieseritzky\"]\n\n*\n"
    );
    let mut desk = Desk::with_last(&text);
    desk.app.settings.clock_at_once = true;
    desk.key('c');
    play_timed(
        &mut desk,
        &[("a1c1", 2), ("a8c8", 5), ("b6b7", 1), ("h7h6", 3)],
    );
    desk.wait(9_000);
    desk.play(&["b7c8"]);
    desk
}

/// The knight on c6 is pinned.
fn illegal_move() -> Desk {
    let mut desk = Desk::playing_at_once();
    let steinitz = [
        ("e2e4", 2),
        ("e7e5", 3),
        ("g1f3", 4),
        ("b8c6", 5),
        ("f1b5", 3),
        ("d7d6", 6),
        ("e1g1", 8),
    ];
    play_timed(&mut desk, &steinitz);
    desk.wait(4_000);
    desk.drag("c6", "d4");
    desk
}

/// Black is low on time in a game of one minute, and White's promotion is open.
fn low_time() -> Desk {
    let text = "[FEN \"6k1/1P3ppp/8/8/8/8/5PPP/6K1 w - - 0 41\"]\n[SetUp \"1\"]\n\
        [White \"Anderssen\"]\n[Black \"Kieseritzky\"]\n[TimeControl \"60+1\"]\n\n*\n";
    let mut desk = Desk::with_last(text);
    desk.app.settings.clock_at_once = true;
    desk.key('c');
    play_timed(
        &mut desk,
        &[("g2g3", 20), ("h7h6", 28), ("g1g2", 12), ("g7g6", 21)],
    );
    play_timed(&mut desk, &[("f2f4", 9)]);
    desk.wait(5_600);
    desk
}

/// Black sits across.
fn face_to_face() -> Desk {
    let mut desk = Desk::with(
        Settings {
            orientation: BoardOrientation::FaceToFace,
            clock_at_once: true,
            ..desk::players()
        },
        |_| {},
    );
    desk.new_game();
    play_timed(&mut desk, &ITALIAN);
    let later: Vec<(&str, u64)> = TO_THE_OFFER.iter().map(|&mv| (mv, 12)).collect();
    play_timed(&mut desk, &later);
    desk
}

pub fn game_over() -> Desk {
    let mut desk = Desk::playing_at_once();
    let mate = [
        ("e2e4", 2),
        ("e7e5", 3),
        ("d1h5", 1),
        ("b8c6", 5),
        ("f1c4", 2),
        ("g8f6", 6),
        ("h5f7", 4),
    ];
    play_timed(&mut desk, &mate);
    // The king lies.
    desk.wait(1000);
    // The folder has a different name at each run.
    desk.run(Reply::Saved(None));
    desk
}

/// The board editor with the queen tool; White has lost a castling right.
fn board_editor() -> Desk {
    let mut desk = Desk::new();
    desk.run(Command::Start(StartCommand::SetUp));
    desk.drag("h1", "f1");
    desk.drag("e2", "e4");
    desk.drag("d7", "d5");
    desk.click_on(Command::Form(FormCommand::Choose(FieldId::Palette, 2)));
    desk.click("h5");
    desk
}

/// The list of saved games, with the unfinished one selected.
pub fn library() -> Desk {
    let mut desk = desk::with_games();
    desk.key('o');
    for _ in 0..4 {
        desk.press(Key::Down);
    }
    desk
}

/// The picture with all animation over and the pointer outside the window.
fn picture(mut desk: Desk) -> RgbaImage {
    desk.wait(200);
    desk.move_to(Point::new(-100, -100));
    paint::picture(&desk.fonts, &desk.scene()).expect("a window with an extent")
}

fn file(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/golden");
    folder.join(format!("{name}.png"))
}

/// Compares a screen with its golden picture.
pub fn check(name: &str, desk: Desk) {
    check_picture(name, &picture(desk));
}

/// The same with the pointer somewhere.
pub fn check_pointed(name: &str, mut desk: Desk, at: Point) {
    desk.move_to(at);
    let seen = paint::picture(&desk.fonts, &desk.scene()).expect("a window with an extent");
    check_picture(name, &seen);
}

/// Compares a picture with the golden one. An update writes only those that differ.
fn check_picture(name: &str, seen: &RgbaImage) {
    let kept = file(name);
    let difference = match image::open(&kept) {
        Ok(golden) => difference(seen, &golden.into_rgba8()),
        Err(error) => Some(format!("{error}; write it with UPDATE_GOLDEN=1")),
    };
    let Some(difference) = difference else {
        return;
    };
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        return write(seen, &kept);
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let new = folder.join(format!("{name}.png"));
    fs::create_dir_all(folder).expect("a folder for what differs");
    write(seen, &new);
    panic!(
        "{difference}: {} is not as {}",
        new.display(),
        kept.display()
    );
}

/// Writes a picture as small as it gets: without transparency, which no screen has.
fn write(picture: &RgbaImage, path: &Path) {
    let file = BufWriter::new(File::create(path).expect("the picture can be written"));
    let encoder = PngEncoder::new_with_quality(file, CompressionType::Best, FilterType::NoFilter);
    let opaque = DynamicImage::from(picture.clone()).into_rgb8();
    opaque
        .write_with_encoder(encoder)
        .expect("the picture can be written");
}

/// How two pictures differ, if they do.
fn difference(seen: &RgbaImage, golden: &RgbaImage) -> Option<String> {
    if seen.dimensions() != golden.dimensions() {
        return Some(format!(
            "{:?} for {:?}",
            seen.dimensions(),
            golden.dimensions()
        ));
    }
    let differs =
        |a: &[u8; 4], b: &[u8; 4]| a.iter().zip(b).any(|(a, b)| a.abs_diff(*b) > TOLERANCE);
    let mut places = seen
        .enumerate_pixels()
        .zip(golden.pixels())
        .filter(|((_, _, a), b)| differs(&a.0, &b.0))
        .map(|((x, y, _), _)| (x, y));
    let first = places.next()?;
    Some(format!(
        "{} pixels differ, the first at {first:?}",
        1 + places.count()
    ))
}

#[test]
fn the_start_screen() {
    check("start", start());
}

#[test]
fn the_start_screen_of_a_second_program() {
    let mut desk = start();
    let folder = "/home/anderssen/.local/share/deskmate/games";
    desk.run(Reply::FolderInUse(StorageError::InUse(folder.into())));
    check("start_in_use", desk);
}

#[test]
fn a_game_with_a_piece_in_hand() {
    check("play", play());
}

#[test]
fn a_game_in_the_smallest_window() {
    let mut desk = play();
    desk.frame.size = Size { w: 640, h: 480 };
    check("play_640x480", desk);
}

#[test]
fn a_game_in_a_portrait_window() {
    let mut desk = play();
    desk.frame.size = Size { w: 600, h: 1000 };
    check("play_600x1000", desk);
}

#[test]
fn a_game_in_a_portrait_window_with_the_largest_text() {
    let mut desk = play();
    desk.frame.size = Size { w: 600, h: 1000 };
    desk.app.settings.text_size = TextSize::Largest;
    check("play_600x1000_largest_text", desk);
}

#[test]
fn a_game_that_is_over_in_a_portrait_window() {
    let mut desk = game_over();
    desk.frame.size = Size { w: 600, h: 1000 };
    check("game_over_600x1000", desk);
}

#[test]
fn a_draw_of_two_who_have_played_before() {
    check("game_over_draw", draw_of_many());
}

#[test]
fn a_game_with_the_largest_text() {
    let mut desk = play();
    desk.frame.size = Size { w: 800, h: 600 };
    desk.app.settings.text_size = TextSize::Largest;
    check("play_largest_text", desk);
}

#[test]
fn the_library() {
    check("library", library());
}

#[test]
fn the_library_in_the_smallest_window() {
    let mut desk = library();
    desk.frame.size = Size { w: 640, h: 480 };
    check("library_640x480", desk);
}

#[test]
fn the_library_in_a_high_window() {
    let mut desk = library();
    desk.frame.size = Size { w: 600, h: 1000 };
    check("library_600x1000", desk);
}

/// Three deleted games.
pub fn trash() -> Desk {
    let mut desk = desk::with_games();
    desk.key('o');
    for _ in 0..3 {
        desk.press(Key::Delete);
    }
    set_deletions(&desk);
    desk.key('t');
    desk
}

#[test]
fn the_trash() {
    check("trash", trash());
}

#[test]
fn the_trash_in_the_smallest_window() {
    let mut desk = trash();
    desk.frame.size = Size { w: 640, h: 480 };
    check("trash_640x480", desk);
}

#[test]
fn the_trash_in_a_high_window() {
    let mut desk = trash();
    desk.frame.size = Size { w: 600, h: 1000 };
    check("trash_600x1000", desk);
}

/// The games were deleted at noon of three days before that of the picture, the first one last.
fn set_deletions(desk: &Desk) {
    const NOON: u64 = 1_794_916_800;
    let path = desk.games_path().join("trash/index.json");
    let text = fs::read(&path).expect("a list");
    let mut records: Vec<serde_json::Value> = serde_json::from_slice(&text).expect("records");
    for (day, record) in records.iter_mut().enumerate() {
        record["deleted"]["secs_since_epoch"] = (NOON + 86_400 * day as u64).into();
    }
    let text = serde_json::to_vec(&records).expect("text");
    fs::write(&path, text).expect("a list");
}

#[test]
fn the_library_in_light_colours() {
    let mut desk = library();
    desk.app.settings.color_scheme = ColorScheme::Light;
    check("library_light", desk);
}

#[test]
fn the_library_with_the_largest_text() {
    let mut desk = library();
    desk.frame.size = Size { w: 1024, h: 768 };
    desk.app.settings.text_size = TextSize::Largest;
    check("library_largest_text", desk);
}

/// With room for the time controls.
#[test]
fn the_library_in_a_wide_window() {
    let mut desk = library();
    desk.frame.size = Size { w: 1500, h: 800 };
    check("library_wide", desk);
}

/// With two files beside the games of the folder.
pub fn library_with_files() -> Desk {
    let mut desk = library();
    let games = "[White \"Philidor\"]\n\n1. e4 e5 *\n\n[White \"Greco\"]\n\n1. d4 d5 *\n\n";
    for name in ["club.pgn", "masters of the nineteenth century.pgn"] {
        let path = desk.games_path().with_file_name(name);
        fs::write(&path, games.repeat(name.len())).expect("a file");
        desk.run(Command::File(FileCommand::Open(path)));
    }
    desk
}

#[test]
fn the_library_with_several_lists() {
    check("library_lists", library_with_files());
}

#[test]
fn the_library_with_several_lists_in_a_high_window() {
    let mut desk = library_with_files();
    desk.frame.size = Size { w: 600, h: 1000 };
    check("library_lists_600x1000", desk);
}

#[test]
fn a_search_in_the_library() {
    let mut desk = library();
    desk.key('/');
    desk.type_text("kieseritzky ½");
    check("library_search", desk);
}

#[test]
fn a_list_while_it_is_read() {
    let mut desk = library();
    desk.read_a_part(370);
    for part in 371..380 {
        desk.read_more(part);
    }
    check("library_reading", desk);
}

#[test]
fn what_a_list_is_narrowed_to() {
    let mut desk = library();
    desk.key('n');
    desk.press(Key::Enter);
    desk.key('n');
    desk.type_text("and");
    check("library_filters", desk);
}

#[test]
fn a_search_without_results() {
    let mut desk = library();
    desk.key('/');
    desk.type_text("Steinitz");
    check("library_nothing", desk);
}

#[test]
fn a_game_with_carved_pieces_on_the_brown_board() {
    let mut desk = play();
    desk.app.settings.board_theme = BoardTheme::Brown;
    desk.app.settings.pieces = PieceSet::Carved;
    check("carved_pieces", desk);
}

#[test]
fn slim_pieces_with_an_arrow_and_coordinates_outside() {
    let mut desk = play();
    desk.app.settings.pieces = PieceSet::Slim;
    desk.app.settings.last_move_arrow = true;
    desk.app.settings.coordinates_outside = true;
    check("slim_pieces", desk);
}

#[test]
fn pieces_of_plain_shapes_in_the_smallest_window() {
    let mut desk = play();
    desk.app.settings.board_theme = BoardTheme::Clear;
    desk.app.settings.pieces = PieceSet::Shapes;
    desk.resize(640, 480);
    check("shapes_640x480", desk);
}

#[test]
fn a_paused_game() {
    let mut desk = italian_game();
    desk.key('p');
    check("paused", desk);
}

#[test]
fn a_paused_game_in_the_smallest_window() {
    let mut desk = italian_game();
    desk.key('p');
    desk.frame.size = Size { w: 640, h: 480 };
    check("paused_640x480", desk);
}

#[test]
fn a_game_that_is_over_in_the_smallest_window_with_the_largest_text() {
    let mut desk = game_over();
    desk.frame.size = Size { w: 640, h: 480 };
    desk.app.settings.text_size = TextSize::Largest;
    check("game_over_640x480", desk);
}

#[test]
fn play_in_light_colours() {
    let mut desk = play();
    desk.app.settings.color_scheme = ColorScheme::Light;
    check("play_light", desk);
}

#[test]
fn play_with_high_contrast() {
    let mut desk = draw_offer();
    desk.app.settings.color_scheme = ColorScheme::HighContrast;
    check("play_high_contrast", desk);
}

/// All marks of the board in the grey theme, and figurines in the move list.
#[test]
fn the_clear_theme() {
    let mut desk = Desk::playing_at_once();
    desk.app.settings.board_theme = BoardTheme::Clear;
    desk.app.settings.letters = Letters::Figurines;
    desk.play(&["e2e4", "e7e5", "d1h5", "b8c6", "h5f7"]);
    desk.click("e8");
    check("clear_theme", desk);
}

#[test]
fn a_draw_that_is_offered() {
    check("draw_offer", draw_offer());
}

/// White, who plays below, is asked.
#[test]
fn a_takeback_that_is_asked_in_the_smallest_window() {
    let mut desk = draw_offer();
    desk.key('n');
    desk.app.settings.takeback_asks = true;
    desk.key('t');
    desk.frame.size = Size { w: 640, h: 480 };
    check("takeback_640x480", desk);
}

#[test]
fn a_takeback_that_is_asked() {
    let mut desk = draw_offer();
    desk.key('n');
    desk.app.settings.takeback_asks = true;
    desk.key('t');
    check("takeback", desk);
}

#[test]
fn a_draw_that_is_offered_in_a_portrait_window() {
    let mut desk = draw_offer();
    desk.frame.size = Size { w: 600, h: 1000 };
    check("draw_offer_600x1000", desk);
}

#[test]
fn a_game_face_to_face() {
    check("face_to_face", face_to_face());
}

#[test]
fn a_game_face_to_face_in_other_windows() {
    for (w, h) in [(1024, 768), (768, 1024), (600, 1000), (640, 480)] {
        let mut desk = face_to_face();
        desk.frame.size = Size { w, h };
        check(&format!("face_to_face_{w}x{h}"), desk);
    }
}

#[test]
fn a_question_face_to_face() {
    for (w, h) in [(1280, 800), (768, 1024), (600, 1000), (640, 480)] {
        let mut desk = face_to_face();
        desk.key('d');
        desk.frame.size = Size { w, h };
        check(&format!("face_to_face_question_{w}x{h}"), desk);
    }
}

#[test]
fn the_end_of_a_game_face_to_face() {
    for (w, h) in [(1280, 800), (768, 1024), (600, 1000), (640, 480)] {
        let mut desk = face_to_face();
        desk.key('g');
        desk.key('y');
        desk.frame.size = Size { w, h };
        check(&format!("face_to_face_over_{w}x{h}"), desk);
    }
}

/// The menu is upright for who opened it, here the player across.
#[test]
fn the_menu_face_to_face() {
    let mut desk = face_to_face();
    desk.resize(600, 1000);
    desk.click_on(Command::Menu(MenuCommand::OpenFor(Color::Black)));
    check("face_to_face_menu_600x1000", desk);
}

#[test]
fn a_pause_face_to_face() {
    let mut desk = face_to_face();
    desk.key('p');
    desk.resize(600, 1000);
    check("face_to_face_paused_600x1000", desk);
}

#[test]
fn a_move_that_is_typed() {
    let mut desk = italian_game();
    desk.press(Key::Enter);
    desk.type_text("b");
    desk.press(Key::Tab);
    check("typed_move", desk);
}

#[test]
fn a_typed_move_that_cannot_be_played_in_a_small_window() {
    let mut desk = italian_game();
    desk.frame.size = Size { w: 800, h: 600 };
    desk.type_move("Bd3");
    check("typed_fault_800x600", desk);
}

#[test]
fn arrows_circles_and_the_cursor() {
    let mut desk = italian_game();
    desk.draw("c4", "f7");
    desk.draw("g5", "h6");
    desk.draw("h4", "h4");
    desk.hold(SHIFT);
    desk.draw("h6", "g5");
    desk.draw("e1", "g1");
    desk.hold(ALT);
    desk.draw("c3", "d5");
    desk.draw("d4", "d4");
    desk.draw("a1", "h8");
    desk.press(Key::Tab);
    desk.press(Key::Left);
    check("marks", desk);
}

#[test]
fn a_pawn_about_to_promote() {
    check("promotion", promotion());
}

#[test]
fn an_illegal_move_with_its_reason() {
    check("illegal_move", illegal_move());
}

#[test]
fn a_clock_that_is_low() {
    check("low_time", low_time());
}

#[test]
fn a_game_that_is_over() {
    check("game_over", game_over());
}

#[test]
fn a_position_being_set_up() {
    check("board_editor", board_editor());
}

#[test]
fn a_position_being_set_up_in_the_smallest_window() {
    let mut desk = board_editor();
    desk.run(Command::Editor(EditorCommand::Empty));
    desk.frame.size = Size { w: 640, h: 480 };
    check("board_editor_640x480", desk);
}

/// Black's king is in check; seen from White's side and from Black's.
#[test]
fn a_board_alone() {
    let before = data::position("r5k1/5ppp/1P6/8/2q5/8/5PPP/R5K1 w - - 0 41");
    let mv = data::legal(&before, "Rxa8");
    let position = before.play(mv).expect("a legal move");
    for (name, side, flipped) in [("diagram", 360, false), ("diagram_flipped", 413, true)] {
        let fonts = Fonts::embedded();
        let moment = Moment {
            last_move: Some((mv.from, mv.to)),
            ..Moment::of_position(&position)
        };
        let style = DiagramStyle {
            flipped,
            ..DiagramStyle::of_side(side)
        };
        let scene = view::diagram(&fonts, &moment, style);
        let picture = paint::picture(&fonts, &scene).expect("a picture with an extent");
        check_picture(name, &picture);
    }
}

/// A game's end, with the names and the result beside the board, an arrow and a circle.
#[test]
fn a_board_with_its_players() {
    let position = data::position("r5k1/5ppp/1P6/8/2q5/8/5PPP/R5K1 w - - 0 41");
    let square = |name: &str| name.parse::<Square>().expect("a square");
    let mark =
        |from, to, color| BoardMark::new(square(from), square(to), Rgba::hex(color).alpha(168));
    let marks = [mark("a1", "a8", 0x2a8a3e), mark("f7", "f7", 0xbf3a2b)];
    let white = PlayerLine {
        name: "Adolf Anderssen".to_owned(),
        rating: Some("2600".to_owned()),
        clock: Some("1:12:45".to_owned()),
        points: Some("1"),
        reason: Some("Black resigned".to_owned()),
    };
    let black = PlayerLine {
        name: "Lionel Adalbert Bagration Felix Kieseritzky".to_owned(),
        clock: Some("0:07.3".to_owned()),
        points: Some("0"),
        ..PlayerLine::default()
    };
    let moment = Moment {
        last_move: Some((square("c8"), square("c4"))),
        marks: &marks,
        players: Some(ByColor { white, black }),
        ..Moment::of_position(&position)
    };
    let usual = DiagramStyle::of_side(420);
    let other = DiagramStyle {
        side: 480,
        flipped: true,
        theme: BoardTheme::Brown,
        pieces: PieceSet::Modern,
        coordinates: false,
    };
    let fonts = Fonts::embedded();
    for (name, style) in [("moment", usual), ("moment_flipped", other)] {
        let scene = view::diagram(&fonts, &moment, style);
        let picture = paint::picture(&fonts, &scene).expect("a picture with an extent");
        check_picture(name, &picture);
    }
}

#[test]
fn the_golden_pictures_are_small() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/golden");
    let files = fs::read_dir(folder).expect("a folder");
    let size_of = |file: io::Result<fs::DirEntry>| file.and_then(|file| file.metadata());
    let sizes = files.map(|file| size_of(file).expect("a file").len());
    let bytes = sizes.sum::<u64>();
    assert!(bytes < MOST_BYTES, "{bytes} bytes");
}

#[test]
fn differences_between_pictures_are_found() {
    let picture = RgbaImage::from_pixel(4, 3, image::Rgba([10, 20, 30, 255]));
    let mut other = picture.clone();
    other.put_pixel(2, 1, image::Rgba([12, 18, 30, 255]));
    assert_eq!(difference(&other, &picture), None);
    other.put_pixel(2, 1, image::Rgba([10, 23, 30, 255]));
    let found = difference(&other, &picture);
    assert_eq!(
        found.as_deref(),
        Some("1 pixels differ, the first at (2, 1)")
    );
    let smaller = RgbaImage::new(4, 2);
    assert!(difference(&smaller, &picture).is_some());
}

#[test]
fn the_result_covers_neither_the_mate_nor_the_clocks() {
    let desk = game_over();
    for name in ["a1", "e8", "f7", "h5", "h1"] {
        let zone = desk.zone_at(desk.at(name));
        assert_eq!(zone, Some(Zone::Board { flipped: false }), "{name}");
    }
    let scene = desk.scene();
    let times = ["0:00:09", "0:00:14"];
    let is_clock =
        |look: &Look| matches!(look, Look::Text { text, .. } if times.contains(&&**text));
    let clocks = scene.shapes.iter().filter(|shape| is_clock(&shape.look));
    assert_eq!(clocks.count(), 2);
}

#[test]
fn a_new_game_with_a_clock() {
    let mut desk = Desk::new();
    desk.key('s');
    desk.run(Command::Form(FormCommand::Choose(FieldId::QuickChoice, 2)));
    check("new_game", desk);
}

#[test]
fn a_position_being_set_up_in_a_portrait_window_with_the_largest_text() {
    let mut desk = board_editor();
    desk.resize(600, 1000);
    desk.app.settings.text_size = TextSize::Largest;
    check("editor_600x1000_largest_text", desk);
}

/// Anna has White against the program, without a clock; it thinks about its eighth move.
fn against_computer(moves: usize) -> Desk {
    let mut settings = Settings {
        white: Some("Anna".into()),
        black: Some(program_name(4)),
        ..Settings::default()
    };
    settings.clock.kind = ClockKind::NoClock;
    let mut desk = Desk::with(settings, |_| {});
    desk.new_game();
    for pair in AGAINST_COMPUTER.chunks(2).take(moves) {
        let [own, answer] = pair else { continue };
        desk.play(&[own]);
        desk.run(Reply::Thought(
            task_number(&desk),
            Finding::Move(thought(answer)),
        ));
        desk.wait(12_000);
    }
    desk
}

fn task_number(desk: &Desk) -> u64 {
    let mut effects = desk.effects.iter().rev();
    let number = effects.find_map(|effect| match effect {
        Effect::Think(task) => Some(task.number),
        _ => None,
    });
    number.expect("the program thinks")
}

fn thought(mv: &str) -> Thought {
    Thought {
        mv: mv.parse().expect("a move"),
        is_obvious: false,
        likes_draw: false,
        proposal: None,
    }
}

const AGAINST_COMPUTER: [&str; 14] = [
    "e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5", "d2d3", "g8f6", "b1c3", "d7d6", "c1g5", "h7h6",
    "g5h4", "g7g5",
];

#[test]
fn the_program_waits_for_a_move() {
    check("computer", against_computer(7));
}

/// Anna is shown what is threatened, and is asked about her move.
fn asked_if_sure() -> Desk {
    let mut desk = against_computer(7);
    for kind in [HelpKind::Threats, HelpKind::Warnings] {
        desk.run(PlayCommand::Help(kind));
    }
    desk.play(&["e1g1"]);
    let reply = "g5h4".parse().expect("a move");
    let warning = Warning {
        reply,
        mates: false,
    };
    let number = task_number(&desk);
    desk.run(Reply::Thought(number, Finding::Judgement(Some(warning))));
    desk
}

/// The same with a clock, while the program is to move.
fn against_computer_on_the_clock() -> Desk {
    let settings = Settings {
        white: Some(program_name(10)),
        black: Some("Anna".into()),
        ..Settings::default()
    };
    let mut desk = Desk::with(settings, |_| {});
    desk.new_game();
    desk
}

#[test]
fn the_program_keeps_its_whole_name_beside_a_clock() {
    check("computer_clock", against_computer_on_the_clock());
    let mut desk = against_computer_on_the_clock();
    desk.resize(600, 1000);
    check("computer_clock_600x1000", desk);
}

#[test]
fn a_player_is_asked_about_a_move_that_loses_much() {
    check("sure", asked_if_sure());
}

#[test]
fn a_player_is_asked_about_a_move_in_a_portrait_window() {
    let mut desk = asked_if_sure();
    desk.resize(600, 1000);
    check("sure_600x1000", desk);
}

#[test]
fn threatened_pieces_and_a_hint_are_shown_on_the_board() {
    let mut desk = against_computer(7);
    desk.run(PlayCommand::Help(HelpKind::Threats));
    desk.key('h');
    let hint = "h4g3".parse().ok();
    let number = task_number(&desk);
    desk.run(Reply::Thought(number, Finding::Hint(hint)));
    desk.key('h');
    desk.resize(640, 480);
    check("hint_640x480", desk);
}

#[test]
fn the_program_thinks_in_a_small_window() {
    let mut desk = against_computer(3);
    desk.play(&["d2d3"]);
    desk.wait(4_000);
    desk.resize(640, 480);
    check("computer_640x480", desk);
}

#[test]
fn the_program_thinks_in_a_high_window() {
    let mut desk = against_computer(3);
    desk.play(&["d2d3"]);
    desk.wait(4_000);
    desk.resize(600, 1000);
    check("computer_600x1000", desk);
}

#[test]
fn a_level_is_chosen_for_a_new_game() {
    let mut desk = against_computer(0);
    desk.run(StartCommand::Leave);
    desk.open_new_game();
    check("new_game_computer", desk);
}
