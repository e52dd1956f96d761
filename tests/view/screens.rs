//! The screens of the program, in many states and windows.

use crate::desk::{Desk, players};
use crate::golden::{library, trash};
use crate::golden_chooser::{
    chooser, chooser_with_fault, export_chooser, picture_chooser, saving_chooser,
};
use crate::golden_players::{finding, head_to_head, renaming, with_players, without_players};
use crate::golden_position::{
    material_search, pawn_search, position_search, position_tab, search_while_reading, two_sources,
    unplayed_position,
};
use crate::golden_practice::{
    choosing_player, exercising, not_all_asked, seeking_exercise, series_end, solved,
    with_exercises,
};
use crate::golden_review::{analysing, reviewing, reviewing_file};
use crate::golden_settings as settings;
use crate::golden_start::{
    after_games, decided_match, new_game_with_more, new_game_with_stages, new_game_with_suggestion,
    with_game_to_resume,
};

use deskmate::app::keys::Key;
use deskmate::app::{Command, FieldId, FormCommand, Reply, SettingsPage, StartCommand};
use deskmate::rules::{CastlingSide, Color};
use deskmate::storage::{BoardOrientation, ClockKind, Settings, TextSize};
use deskmate::view::{Scene, Size};

/// Windows, with the scale of their display.
pub const WINDOWS: [(i32, i32, f32); 14] = [
    (640, 480, 1.0),
    (800, 600, 1.0),
    (1280, 800, 1.0),
    (1920, 1080, 1.0),
    (2560, 1440, 1.0),
    (1280, 960, 2.0),
    (2560, 1600, 2.0),
    (3840, 2160, 2.0),
    (600, 1000, 1.0),
    (540, 900, 1.0),
    (540, 480, 1.0),
    (900, 960, 1.0),
    (1080, 1920, 1.0),
    (1200, 2000, 2.0),
];

pub const LONG_GAME: &str = "[White \"Anderssen\"]\n[Black \"Kieseritzky\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 \
    4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 11. Nbd2 Bb7 12. Bc2 Re8 \
    13. Nf1 Bf8 14. Ng3 g6 15. a4 c5 16. d5 c4 *\n";

/// The game of the design's pictures, the fourth of a match with stages, with the time that each half-move took.
const GAME_OF_MATCH: &str = "1. e4 {[%emt 0:00:02]} e5 {[%emt 0:00:03]} 2. Nf3 {[%emt 0:00:04]} Nc6 {[%emt 0:00:05]} \
    3. Bc4 {[%emt 0:00:03]} Bc5 {[%emt 0:00:06]} 4. Nc3 {[%emt 0:00:11]} Nf6 {[%emt 0:00:04]} \
    5. d3 {[%emt 0:00:21]} O-O {[%emt 0:00:09]} 6. Bg5 {[%emt 0:00:17]} h6 {[%emt 0:00:31]} \
    7. Bxf6 {[%emt 0:01:08]} Qxf6 {[%emt 0:00:51]} 8. O-O {[%emt 0:00:18]} d6 {[%emt 0:02:02]} \
    9. Nd5 {[%emt 0:06:41]} Qd8 {[%emt 0:05:20]} 10. c3 {[%emt 0:01:08]} Bg4 {[%emt 0:03:33]} \
    11. h3 {[%emt 0:00:51]} Bxf3 {[%emt 0:00:09]} 12. Qxf3 {[%emt 0:00:12]} Ne7 {[%emt 0:04:07]} \
    13. Nxe7+ {[%emt 0:02:25]} Qxe7 {[%emt 0:00:15]} 14. b4 {[%emt 0:01:48]} Bb6 {[%emt 0:00:58]} \
    15. a4 {[%emt 0:02:31]} a6 {[%emt 0:07:12]} 16. a5 {[%emt 0:04:46]} Bxf2+ {[%emt 0:08:05]} \
    17. Qxf2 {[%emt 0:00:21]} c5 {[%emt 0:03:19] [%clk @BLACK@]} *\n";

pub type Moment = (&'static str, fn() -> Desk);

/// A list of two games while it is chosen what it is narrowed to.
fn choosing() -> Desk {
    let mut desk = Desk::new();
    let game = |white, black| format!("[White \"{white}\"]\n[Black \"{black}\"]\n\n1-0\n\n");
    desk.clipboard = [game("Anna", "Ben"), game("Ben", "Anna")].concat();
    desk.ctrl('v');
    desk.key('n');
    desk
}

/// The screens of the program, in many states.
pub const SCREENS: [Moment; 97] = [
    ("players", with_players),
    ("players, none", without_players),
    ("players, none found", finding),
    ("head to head", head_to_head),
    ("name of a player", renaming),
    ("position", position_search),
    ("position, pawns", pawn_search),
    ("position, material", material_search),
    ("position, unplayed", unplayed_position),
    ("position, tab", position_tab),
    ("position, reading", search_while_reading),
    ("position, two sources", two_sources),
    ("exercises due", || with_exercises(&["Ben"])),
    ("exercise sought", seeking_exercise),
    ("exercise", exercising),
    ("exercise solved", solved),
    ("exercises ended", series_end),
    ("exercises ended, not all asked", not_all_asked),
    ("players with exercises", choosing_player),
    ("start", Desk::new),
    ("start with a game", || Desk::with_last(LONG_GAME)),
    ("start after games", after_games),
    ("start with games and one to resume", with_game_to_resume),
    ("start with a fault", || {
        let mut desk = Desk::with(players(), |folder| {
            std::fs::create_dir_all(folder.join("last.txt")).expect("a folder");
        });
        desk.run(Command::Start(StartCommand::LoadLast));
        desk
    }),
    ("match", || game_of_match("40/5400+30:1800+30")),
    ("match, a draw offered", || {
        let mut desk = game_of_match("40/5400+30:1800+30");
        desk.key('d');
        desk
    }),
    ("match, paused", || {
        let mut desk = game_of_match("40/5400+30:1800+30");
        desk.key('p');
        desk
    }),
    ("match, a delay", || game_of_match("600d5")),
    ("match, face to face", || {
        face_to_face(game_of_match("300+3"))
    }),
    ("match decided, face to face", || {
        face_to_face(decided_match())
    }),
    ("first move", Desk::playing),
    ("piece in hand", || {
        let mut desk = long_game();
        desk.click("c1");
        desk
    }),
    ("illegal move", || {
        let mut desk = Desk::playing_from("4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1");
        desk.drag("e2", "d3");
        desk
    }),
    ("draw offer", || {
        let mut desk = long_game();
        desk.key('d');
        desk
    }),
    ("resignation", || {
        let mut desk = long_game();
        desk.key('g');
        desk
    }),
    ("takeback asked", takeback_asked),
    ("takeback asked again", || {
        let mut desk = takeback_asked();
        desk.key('g');
        desk
    }),
    ("takeback of a mate asked", || {
        let mut desk = Desk::playing();
        desk.app.settings.takeback_asks = true;
        desk.play(&["f2f3", "e7e5", "g2g4", "d8h4"]);
        desk.key('t');
        desk
    }),
    ("draw offer, typed move", || {
        let mut desk = long_game();
        desk.key('d');
        desk.type_text("Nd4");
        desk
    }),
    ("claim", || {
        let mut desk = Desk::playing();
        for _ in 0..2 {
            desk.play(&["g1f3", "g8f6", "f3g1", "f6g8"]);
        }
        desk
    }),
    ("typed move", || {
        let mut desk = long_game();
        desk.press(Key::Enter);
        desk.type_text("b");
        desk
    }),
    ("typed move refused", || {
        let mut desk = long_game();
        desk.type_move("Qh8");
        desk
    }),
    ("promotion", || {
        let mut desk = Desk::playing_from("2r3k1/1P6/8/8/8/8/8/6K1 w - - 0 1");
        desk.play(&["b7c8"]);
        desk
    }),
    ("looking back", || {
        let mut desk = long_game();
        desk.press(Key::Home);
        desk.press(Key::Right);
        desk
    }),
    ("game over", || {
        let mut desk = Desk::playing();
        desk.play(&["f2f3", "e7e5", "g2g4", "d8h4"]);
        desk.run(Reply::Saved(Some("games/last.txt".into())));
        desk
    }),
    ("review", || {
        let mut desk = Desk::with_last(LONG_GAME);
        desk.key('l');
        desk.press(Key::Left);
        desk
    }),
    ("face to face", || {
        let mut desk = face_to_face(long_game());
        desk.key('g');
        desk.key('n');
        desk
    }),
    ("face to face, a question across", || {
        let mut desk = face_to_face(long_game());
        desk.key('d');
        desk
    }),
    ("face to face, a promotion across", || {
        let black = "6k1/8/8/8/8/8/p7/7K b - - 0 1";
        let mut desk = face_to_face(Desk::playing_from(black));
        desk.play(&["a2a1"]);
        desk
    }),
    ("game over, closed", || {
        let mut desk = long_game();
        desk.key('g');
        desk.key('y');
        desk.press(Key::Escape);
        desk
    }),
    ("game over, a draw of many", draw_of_many),
    ("game over, face to face", || face_to_face(draw_of_many())),
    ("game over, on time", || {
        let mut desk = timed_game();
        desk.wait(90_000);
        desk
    }),
    ("game over, aborted", || {
        let mut desk =
            Desk::with_last("[White \"Anderssen\"]\n[Black \"Kieseritzky\"]\n\n1. e4 e5 1-0\n");
        desk.new_game();
        desk.play(&["e2e4"]);
        desk.key('g');
        desk.key('y');
        desk
    }),
    ("delay", timed_game),
    ("paused", || {
        let mut desk = timed_game();
        desk.key('p');
        desk
    }),
    ("paused, face to face", || {
        let mut desk = face_to_face(timed_game());
        desk.key('p');
        desk
    }),
    ("settings, board", || settings::page(SettingsPage::Board)),
    ("settings, game", || settings::page(SettingsPage::Game)),
    ("settings, sound", || settings::page(SettingsPage::Sound)),
    ("settings, language", || {
        settings::page(SettingsPage::Language)
    }),
    ("settings, engines", || {
        settings::page(SettingsPage::Engines)
    }),
    ("settings, engines tried", settings::tried),
    ("settings, found", settings::found),
    ("menu", || {
        let mut desk = timed_game();
        desk.key('t');
        desk.press(Key::Escape);
        desk
    }),
    ("all keys of the settings", || {
        let mut desk = timed_game();
        desk.key(',');
        desk.key('?');
        desk
    }),
    ("all keys by cursor", || {
        let mut desk = timed_game();
        desk.press(Key::Tab);
        desk.key('?');
        desk
    }),
    ("all keys", || {
        let mut desk = Desk::playing();
        desk.key('?');
        desk
    }),
    ("board editor", || {
        let mut desk = Desk::new();
        desk.key('e');
        desk
    }),
    ("board editor with a fault", || {
        let mut desk = Desk::new();
        desk.key('e');
        desk.drag("e1", "e3");
        desk.run(Command::Form(FormCommand::Choose(
            FieldId::Castling(Color::White, CastlingSide::Queen),
            1,
        )));
        desk.click("a4");
        desk
    }),
    ("en passant", || {
        let mut desk = Desk::new();
        desk.key('e');
        let fen = "4k3/8/8/1PpPPpPP/8/8/8/4K3 w - c6 0 1";
        desk.run(Reply::Pasted(fen.into()));
        desk.run(Command::Form(FormCommand::Choose(FieldId::EnPassant, 1)));
        desk
    }),
    ("library", library),
    ("library, a search", || {
        let mut desk = library();
        desk.press(Key::Tab);
        desk.type_text("kies");
        desk
    }),
    ("library, narrowed to a player", || {
        let mut desk = choosing();
        desk.press(Key::Enter);
        desk.key('n');
        desk
    }),
    ("library, nothing to choose", || {
        let mut desk = choosing();
        desk.type_text("nobody");
        desk
    }),
    ("trash", trash),
    ("library, nothing there", || {
        let mut desk = Desk::new();
        desk.key('o');
        desk
    }),
    ("library, being read", || {
        let mut desk = library();
        desk.read_a_part(370);
        for part in 371..400 {
            desk.read_more(part);
        }
        desk
    }),
    ("all keys of the library", || {
        let mut desk = library();
        desk.key('?');
        desk
    }),
    ("all keys of a review", || {
        let mut desk = Desk::with_last("1. e4 e5 2. Nf3 Nc6 *\n");
        desk.key('l');
        desk.press(Key::F1);
        desk
    }),
    ("choice where to export a game", export_chooser),
    ("choice where to save a game", saving_chooser),
    ("choice where to save a picture", picture_chooser),
    ("choice of a file", chooser),
    ("choice of a file, recent files", || {
        let mut desk = chooser();
        desk.shift_tab();
        desk.shift_tab();
        desk
    }),
    ("choice of a file, a fault", chooser_with_fault),
    ("all keys of the board editor", || {
        let mut desk = Desk::new();
        desk.key('e');
        desk.key('?');
        desk
    }),
    ("menu of a review", || {
        let mut desk = reviewing(19);
        desk.key('n');
        desk
    }),
    ("big clock", || {
        let mut desk = Desk::new();
        desk.key('k');
        desk
    }),
    ("big clock, running", big_clock),
    ("big clock, a question", || {
        let mut desk = big_clock();
        desk.key('r');
        desk
    }),
    ("big clock, its times", || {
        let mut desk = big_clock();
        desk.key('s');
        desk
    }),
    ("new game with rare rows", new_game_with_more),
    ("new game with stages", new_game_with_stages),
    ("new game with a name suggested", new_game_with_suggestion),
    ("analysis", || analysing(19)),
    ("analysed game", || reviewing_file("opera_analysed.pgn", 19)),
];

/// A game of a match between Anna and Ben with this time control, in which Anna is to move.
pub fn game_of_match(control: &str) -> Desk {
    let settings = Settings {
        white: Some("Anna".into()),
        black: Some("Ben".into()),
        ..Settings::default()
    };
    let [white, black] = match control {
        "300+3" => ["0:04:20", "0:03:52"],
        "600d5" => ["0:09:46", "0:08:07"],
        _ => ["1:04:20", "0:58:41"],
    };
    let tags = [
        ("Event", "Match, best of 5"),
        ("Round", "4"),
        ("White", "Anna"),
        ("Black", "Ben"),
        ("MatchScore", "2-1"),
        ("TimeControl", control),
        ("WhiteClock", white),
        ("BlackClock", black),
        ("Result", "*"),
    ];
    let tags = tags.map(|(name, value)| format!("[{name} \"{value}\"]\n"));
    let moves = GAME_OF_MATCH.replace("@BLACK@", black);
    let text = format!("{}\n{moves}", tags.concat());
    let mut desk = Desk::with(settings, |folder| {
        std::fs::create_dir_all(folder).expect("a folder");
        std::fs::write(folder.join("last.txt"), text).expect("a file");
    });
    desk.app.settings.clock_at_once = true;
    desk.key('c');
    // It is paused at first.
    desk.key('p');
    desk.wait(2_000);
    desk
}

/// The clock of two at a wooden board, after some moves.
pub fn big_clock() -> Desk {
    let mut desk = Desk::with(players(), |_| {});
    desk.app.settings.big_clock.times.kind = ClockKind::Delay;
    desk.key('k');
    for _ in 0..45 {
        desk.key(' ');
        desk.wait(3_000);
    }
    desk.wait(116_000);
    desk
}

pub fn long_game() -> Desk {
    let mut desk = Desk::with_last(LONG_GAME);
    desk.key('c');
    desk
}

/// White is asked whether Black may take a move back.
pub fn takeback_asked() -> Desk {
    let mut desk = long_game();
    desk.app.settings.takeback_asks = true;
    desk.key('t');
    desk
}

/// A game of one minute with a delay.
pub fn timed_game() -> Desk {
    let mut desk = Desk::with_last(&format!("[TimeControl \"60d30\"]\n{LONG_GAME}"));
    desk.key('c');
    // It is paused at first.
    desk.key('p');
    desk
}

/// The second draw of two players, who have played before.
pub fn draw_of_many() -> Desk {
    let mut desk =
        Desk::with_last("[White \"Anderssen\"]\n[Black \"Kieseritzky\"]\n\n1. e4 e5 1-0\n");
    for _ in 0..2 {
        desk.new_game();
        desk.play(&["e2e4", "e7e5"]);
        desk.key('d');
        desk.key('y');
    }
    desk.run(Reply::Saved(Some("games/last.txt".into())));
    desk
}

pub fn face_to_face(mut desk: Desk) -> Desk {
    desk.app.settings.orientation = BoardOrientation::FaceToFace;
    desk
}

pub fn in_window(mut desk: Desk, (w, h, scale): (i32, i32, f32)) -> Desk {
    desk.frame.size = Size { w, h };
    desk.frame.scale = scale;
    desk.wait(1_000);
    desk
}

/// Every window with the normal and the largest text size.
pub fn windows() -> impl Iterator<Item = ((i32, i32, f32), TextSize)> {
    let sizes = [TextSize::Normal, TextSize::Largest];
    let both = move |window| sizes.map(|size| (window, size));
    WINDOWS.into_iter().flat_map(both)
}

/// Every screen in every window.
pub fn each(check: impl Fn(&str, &Desk, &Scene)) {
    for (name, open) in SCREENS {
        let mut desk = open();
        for (window, text_size) in windows() {
            desk = in_window(desk, window);
            desk.app.settings.text_size = text_size;
            let (w, h, scale) = window;
            let name = format!("{name}, {w}×{h} ×{scale}, {text_size:?}");
            check(&name, &desk, &desk.scene());
        }
    }
}
