//! Is any position found, with its moves, openings and games?

use crate::desk::{self, Desk};

use std::fs;

use deskmate::app::keys::{self, Key};
use deskmate::app::{
    BoardInput, Command, Dialog, FileCommand, Hint, LibraryCommand, Notice, OpeningsRow,
    PositionCommand, PositionSearch, Reply, Screen, SoughtKind, SourceCommand, Step, Tab,
};
use deskmate::notation::fen;
use deskmate::rules::{Color, Position};
use deskmate::storage::library::Source;
use deskmate::view::{Grid, Point, Zone};

const LAST: &str =
    "[White \"Anna\"]\n[Black \"Ben\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
const OTHERS: [(&str, &str); 3] = [
    (
        "a.pgn",
        "[White \"Ben\"]\n[Black \"Anna\"]\n[Date \"2026.01.02\"]\n[Result \"1/2-1/2\"]\n\n1. f3 e5 2. e4 1/2-1/2\n",
    ),
    (
        "b.pgn",
        "[White \"Anna\"]\n[Black \"Carl\"]\n[Date \"2026.02.03\"]\n[Result \"1-0\"]\n\n1. f3 d5 1-0\n",
    ),
    // The French Exchange, and the same with the colours exchanged after a lost move.
    (
        "c.pgn",
        "[White \"Dora\"]\n[Black \"Emil\"]\n[Date \"2026.03.04\"]\n[Result \"1-0\"]\n\n\
         1. e4 e6 2. d4 d5 3. exd5 exd5 4. c4 Nf6 5. cxd5 Nxd5 6. Nf3 Be7 7. Be2 O-O 1-0\n\n\
         [White \"Emil\"]\n[Black \"Dora\"]\n[Date \"2026.03.05\"]\n[Result \"0-1\"]\n\n\
         1. e3 e5 2. d4 exd4 3. exd4 d5 4. Nf3 c5 5. Be2 cxd4 6. Nxd4 Nf6 7. O-O Be7 0-1\n",
    ),
];

/// The folder has the games; nothing is open.
fn with_games() -> Desk {
    Desk::with(desk::players(), |folder| {
        fs::create_dir_all(folder).expect("a folder");
        fs::write(folder.join("last.txt"), LAST).expect("a file");
        for (name, text) in OTHERS {
            fs::write(folder.join(name), text).expect("a file");
        }
    })
}

/// From the review of the last game after some half-moves.
fn asked_after(half_moves: usize) -> Desk {
    let mut desk = with_games();
    desk.key('l');
    desk.press(Key::Home);
    for _ in 0..half_moves {
        desk.press(Key::Right);
    }
    desk.ctrl('3');
    desk
}

fn search(desk: &Desk) -> &PositionSearch {
    desk.app
        .position_search()
        .expect("the search for a position")
}

fn games(desk: &Desk) -> usize {
    search(desk).found().expect("an answer").all.games
}

#[test]
fn the_position_of_a_review_is_found_at_once_and_esc_leads_back() {
    let mut desk = asked_after(1);
    assert_eq!(games(&desk), 3);
    let found = search(&desk).found().expect("an answer");
    assert!(found.finished);
    assert_eq!(found.moves.len(), 2);
    // The newest first, and that of an unknown day last.
    let white: Vec<&str> = found.games.iter().map(|it| &*it.players.white).collect();
    assert_eq!(white, ["Anna", "Ben", "Anna"]);
    let (names, score) = search(&desk)
        .score_of_both(&desk.app.player_names)
        .expect("games of both");
    assert_eq!(names, &["Anna", "Ben"]);
    assert_eq!((score.won, score.drawn, score.lost), (0, 1, 1));
    assert_eq!(desk.app.shown_tab(), Some(Tab::Position));
    desk.press(Key::Escape);
    assert_eq!(desk.shown(), 1);
}

#[test]
fn where_only_this_game_went_an_earlier_position_is_named_and_can_be_looked_for() {
    let mut desk = asked_after(4);
    assert_eq!(games(&desk), 1);
    let (earlier, count) = search(&desk).played_before().expect("an earlier position");
    assert_eq!((&*earlier.written.san, count), ("e5", 1));
    desk.run(PositionCommand::Earlier(earlier.node));
    assert_eq!(games(&desk), 2);
    assert!(search(&desk).played_before().is_none());
}

#[test]
fn enter_reviews_a_game_where_the_position_first_stands_and_esc_leads_back_twice() {
    let mut desk = asked_after(1);
    assert_eq!(search(&desk).chosen(), Some(OpeningsRow::Game(0)));
    desk.press(Key::Down);
    assert_eq!(search(&desk).chosen(), Some(OpeningsRow::Game(1)));
    desk.press(Key::Enter);
    assert_eq!((desk.black(), desk.shown()), ("Anna", 1));
    desk.press(Key::Escape);
    assert_eq!(search(&desk).chosen(), Some(OpeningsRow::Game(1)));
    desk.press(Key::Escape);
    assert_eq!((desk.black(), desk.shown()), ("Ben", 1));
}

#[test]
fn from_a_game_that_was_found_another_position_can_be_asked_about() {
    let mut desk = asked_after(1);
    desk.press(Key::Enter);
    desk.press(Key::Right);
    desk.ctrl('3');
    assert_eq!(games(&desk), 1);
    for _ in 0..2 {
        desk.press(Key::Escape);
    }
    assert_eq!(games(&desk), 3);
    desk.press(Key::Escape);
    assert!(matches!(desk.app.screen, Screen::Review(_)));
}

#[test]
fn moves_of_the_table_are_played_and_taken_back() {
    let mut desk = asked_after(1);
    desk.press(Key::Up);
    assert!(matches!(search(&desk).chosen(), Some(OpeningsRow::Move(_))));
    desk.press(Key::Home);
    desk.press(Key::Right);
    assert_eq!(games(&desk), 2);
    desk.press(Key::Backspace);
    assert_eq!(games(&desk), 3);
    assert!(!search(&desk).can_go_back());
}

/// Clicks a square of the board in the tab.
fn click(desk: &mut Desk, name: &str) {
    let scene = desk.scene();
    let (board, zone) = scene.zone_at(Point::new(200, 200)).expect("the board");
    assert!(matches!(zone, Zone::Board { flipped: false }));
    let square = Grid::new(board, false).area_of(desk::square(name));
    desk.click_at(square.center());
}

#[test]
fn moves_are_played_on_the_board_and_looked_for() {
    let mut desk = asked_after(1);
    let before = search(&desk).query().position.clone();
    click(&mut desk, "e7");
    let in_hand = desk.app.board_input().and_then(BoardInput::in_hand);
    assert_eq!(in_hand, Some(desk::square("e7")));
    desk.press(Key::Escape);
    assert_eq!(search(&desk).query().position, before);
    click(&mut desk, "e7");
    click(&mut desk, "e3");
    assert!(matches!(desk.app.notice, Some(Notice::Illegal(_))));
    click(&mut desk, "e7");
    click(&mut desk, "e5");
    assert_eq!(games(&desk), 2);
    desk.press(Key::Backspace);
    assert_eq!(search(&desk).query().position, before);
    // With pawns alone no move can be played.
    desk.run(PositionCommand::Kind(SoughtKind::Pawns));
    assert!(desk.app.board_input().is_none());
}

#[test]
fn structures_are_found_with_colours_exchanged_and_for_a_side_to_move() {
    let mut desk = with_games();
    desk.key('o');
    desk.ctrl('3');
    // An isolated pawn of White.
    let text = "rnbqkb1r/ppp2ppp/8/3n4/3P4/8/PP3PPP/RNBQKBNR w KQkq - 0 6";
    desk.run(Reply::Pasted(text.into()));
    assert_eq!(fen::write(&search(&desk).query().position), text);
    assert_eq!(games(&desk), 1);
    desk.press(Key::Tab);
    desk.press(Key::Right);
    assert_eq!(search(&desk).query().kind, SoughtKind::Pawns);
    let found = search(&desk).found().expect("an answer");
    assert_eq!((found.all.games, found.exchanged), (2, 1));
    // White lost the second game, but there Black had the isolated pawn.
    assert_eq!((found.all.white, found.all.black), (2, 0));
    // Both come from the exchange French, the second one by another order of moves.
    let openings = found.openings.iter();
    let openings: Vec<_> = openings.map(|it| (it.what.eco, it.results.games)).collect();
    assert_eq!(openings, [("C01", 2)]);
    // The next group is who is to move, then the switch.
    desk.press(Key::Tab);
    desk.press(Key::Right);
    assert_eq!(search(&desk).query().turn, Some(Color::White));
    assert_eq!(games(&desk), 2);
    desk.press(Key::Right);
    assert_eq!(search(&desk).query().turn, Some(Color::Black));
    assert_eq!(games(&desk), 0);
    desk.run(PositionCommand::Turn(None));
    desk.press(Key::Tab);
    desk.key(' ');
    assert!(!search(&desk).query().exchange);
    assert_eq!(games(&desk), 1);
    desk.run(PositionCommand::Kind(SoughtKind::Material));
    assert_eq!(games(&desk), 2);
    // What was looked for is kept.
    desk.press(Key::Escape);
    desk.ctrl('3');
    assert_eq!(search(&desk).query().kind, SoughtKind::Material);
    assert_eq!(games(&desk), 2);
}

#[test]
fn a_position_is_set_up_in_the_editor_and_back() {
    let mut desk = asked_after(1);
    desk.key('e');
    assert!(matches!(desk.app.dialog(), Some(Dialog::Editor(_))));
    desk.key('s');
    desk.ctrl('3');
    assert!(desk.app.dialogs.is_empty());
    assert_eq!(games(&desk), 5);
    // An illegal position stays in the editor.
    desk.key('e');
    desk.key('c');
    desk.ctrl('3');
    assert!(desk.app.form().expect("the editor").fault.is_some());
    desk.press(Key::Escape);
    assert_eq!(games(&desk), 5);
}

#[test]
fn the_editor_leads_to_the_search_and_back() {
    let mut desk = with_games();
    desk.key('e');
    desk.ctrl('3');
    assert_eq!(games(&desk), 5);
    assert!(desk.app.dialogs.is_empty());
    desk.press(Key::Escape);
    assert!(matches!(desk.app.dialog(), Some(Dialog::Editor(_))));
    assert!(matches!(desk.app.screen, Screen::Start));
}

#[test]
fn the_side_to_move_of_a_position_can_be_changed_if_that_is_legal() {
    let mut desk = asked_after(1);
    desk.run(PositionCommand::Turn(Some(Color::White)));
    assert_eq!(search(&desk).query().position.turn(), Color::White);
    assert_eq!(games(&desk), 0);
    let mut desk = asked_after(4);
    assert!(!search(&desk).query().can_turn(Some(Color::Black)));
    desk.run(PositionCommand::Turn(Some(Color::Black)));
    assert_eq!(search(&desk).query().position.turn(), Color::White);
}

#[test]
fn tabs_lead_from_the_search_to_the_list() {
    let mut desk = with_games();
    desk.key('o');
    desk.press(Key::Down);
    desk.ctrl('3');
    desk.ctrl('1');
    let list = desk.app.library().expect("the list");
    assert!(matches!(desk.app.screen, Screen::Library(_)));
    assert_eq!(
        (desk.app.shown_tab(), list.selected()),
        (Some(Tab::Games), 1)
    );
    // Without a list the games of the folder are read.
    let mut desk = asked_after(0);
    assert!(keys::works(
        &desk.app,
        &Command::Library(LibraryCommand::ShowTab(Tab::Games))
    ));
    desk.ctrl('1');
    assert!(matches!(desk.app.screen, Screen::Library(_)));
    assert_eq!(
        desk.app.library().map(|list| list.catalog().total()),
        Some(5)
    );
    desk.press(Key::Escape);
    assert!(matches!(desk.app.screen, Screen::Start));
}

#[test]
fn the_position_beside_the_list_is_looked_for() {
    let mut desk = with_games();
    desk.key('o');
    let beside = |desk: &Desk| {
        let list = desk.app.library().expect("the list");
        let saved = list.previewed().expect("a game beside it");
        saved.game.record().position_at(list.shown()).clone()
    };
    let wanted = beside(&desk);
    desk.ctrl('3');
    assert_eq!(search(&desk).query().position, wanted);
    // What was looked for last comes back, unless another position was chosen.
    desk.run(PositionCommand::Initial);
    desk.press(Key::Escape);
    desk.ctrl('3');
    assert_eq!(search(&desk).query().position, Position::initial());
    desk.press(Key::Escape);
    desk.press(Key::Left);
    let wanted = beside(&desk);
    desk.ctrl('3');
    assert_eq!(search(&desk).query().position, wanted);
}

#[test]
fn of_a_narrowed_list_only_the_games_shown_are_looked_through() {
    let mut desk = with_games();
    desk.key('o');
    let looked_through = |desk: &Desk| {
        let found = search(desk).sources().found().expect("an answer");
        (
            found.looked_through,
            search(desk).sources().is_shown_in_part(),
        )
    };
    desk.ctrl('3');
    assert_eq!(looked_through(&desk), (5, false));
    desk.press(Key::Escape);
    let all = desk.app.library().map(|list| list.catalog().len());
    desk.key('/');
    desk.type_text("anna");
    let shown = desk.app.library().map(|list| list.catalog().len());
    assert!(shown < all, "{shown:?}");
    desk.ctrl('3');
    assert_eq!(Some(looked_through(&desk).0), shown);
    assert!(looked_through(&desk).1);
    // The search of the list is lifted where it is told.
    desk.key('a');
    assert_eq!(looked_through(&desk), (5, false));
    // What the trash shows is not among the games.
    desk.press(Key::Escape);
    desk.press(Key::Escape);
    desk.press(Key::End);
    desk.run(LibraryCommand::DeleteGame);
    desk.ctrl('5');
    let is_trash = |desk: &Desk| desk.app.library().is_some_and(|list| list.is_trash());
    assert!(is_trash(&desk));
    assert_eq!(desk.app.library().map(|list| list.catalog().len()), Some(1));
    desk.type_text("/nobody");
    desk.ctrl('3');
    assert_eq!(looked_through(&desk), (4, false));
}

#[test]
fn unsaved_changes_beneath_are_not_lost() {
    let mut desk = with_games();
    desk.run(Reply::Pasted("1. e4 e5 *".into()));
    desk.type_move("d4");
    assert!(desk.app.is_unsaved());
    desk.ctrl('3');
    assert!(desk.app.is_unsaved());
    desk.ctrl('1');
    assert_eq!(desk.notice(), Some(Notice::Unsaved));
    assert!(desk.review().is_unsaved(), "there they can be saved");
    desk.assert_hints(&[(Hint::Save, "Ctrl S"), (Hint::Discard, "Ctrl Del")]);
}

/// They moved away under the pointer.
#[test]
fn board_and_buttons_stay_where_they_are_while_something_is_said() {
    let mut desk = with_games();
    desk.key('o');
    desk.ctrl('3');
    for size in [(1280, 800), (1024, 768), (600, 1000), (640, 480)] {
        desk.resize(size.0, size.1);
        desk.press(Key::Down);
        assert_eq!(desk.app.message(), None);
        let commands = [PositionCommand::SetUp, PositionCommand::Initial];
        let places = |desk: &Desk| {
            let buttons = commands.map(|command| desk.zone_of(&command.into()));
            let is_board = |zone: &Zone| matches!(zone, Zone::Board { .. });
            (buttons, desk.zone_where(is_board))
        };
        let before = places(&desk);
        desk.clipboard.clear();
        desk.ctrl('v');
        assert!(desk.app.message().is_some());
        assert_eq!(places(&desk), before, "{size:?}");
    }
}

#[test]
fn a_file_of_the_list_is_a_second_source() {
    let mut desk = with_games();
    let file = desk.games_path().join("c.pgn");
    desk.run(Command::open(file));
    desk.ctrl('3');
    desk.run(PositionCommand::Initial);
    let counts = |desk: &Desk| -> Vec<Option<usize>> {
        let sources = search(desk).sources().all().iter();
        let found = sources.map(|source| source.found.as_ref());
        found.map(|found| found.map(|it| it.all.games)).collect()
    };
    assert_eq!(counts(&desk), [Some(5), Some(2)]);
    assert_eq!(search(&desk).sources().number_shown(), 1, "the file's own");
    assert_eq!(games(&desk), 2);
    desk.run(SourceCommand::Turn(Step::Forward));
    assert_eq!(search(&desk).sources().number_shown(), 0);
    assert_eq!(games(&desk), 5);
}

/// It was forgotten with the search.
#[test]
fn a_file_that_was_chosen_for_the_search_is_open_in_the_library_too() {
    let mut desk = with_games();
    let folder = tempfile::TempDir::new().expect("a folder");
    let file = folder.path().join("others.pgn");
    fs::write(&file, "1. e4 e5 *\n\n1. d4 d5 *\n").expect("a file");
    desk.ctrl('3');
    desk.run(SourceCommand::OtherFile);
    desk.ctrl('a');
    desk.type_text(&file.display().to_string());
    desk.press(Key::Enter);
    assert_eq!(search(&desk).sources().all().len(), 2);
    desk.ctrl('1');
    assert_eq!(desk.app.open_lists().opened(), [(Source::File(file), 2)]);
    desk.ctrl('3');
    assert_eq!(search(&desk).sources().all().len(), 2);
    desk.ctrl('o');
    let recent = desk.app.chooser().expect("the choice of a file").recent();
    assert_eq!(recent.iter().map(|it| it.games).collect::<Vec<_>>(), [2]);
}

#[test]
fn all_files_that_are_open_can_be_looked_through() {
    let mut desk = with_games();
    let folder = tempfile::TempDir::new().expect("a folder");
    let game = "[White \"Otto\"]\n[Black \"Paul\"]\n\n1. f3 e5 1-0\n\n";
    for count in 2..=6 {
        let file = folder.path().join(format!("{count}.pgn"));
        fs::write(&file, game.repeat(count)).expect("a file");
        desk.run(FileCommand::Open(file));
    }
    let found = |desk: &Desk| {
        let sources = search(desk).sources().all().iter();
        let games = sources.map(|it| it.found.as_ref().map(|found| found.all.games));
        games.collect::<Vec<_>>()
    };
    desk.ctrl('3');
    desk.run(PositionCommand::Initial);
    // They stand as in the library, and the list on the screen is shown.
    assert_eq!(found(&desk), [5, 2, 3, 4, 5, 6].map(Some));
    assert_eq!(search(&desk).sources().number_shown(), 5);
    desk.run(SourceCommand::Turn(Step::Back));
    assert_eq!(games(&desk), 5);
}

#[test]
fn the_games_found_can_be_exported() {
    let mut desk = asked_after(1);
    desk.key('x');
    assert!(desk.app.asks_for_path());
    desk.press(Key::Enter);
    let saved = fs::read_to_string(desk.games_path().join("../saved/games.pgn"));
    let saved = saved.or_else(|_| fs::read_to_string(desk.app.folder.join("games.pgn")));
    let saved = saved.unwrap_or_default();
    assert_eq!(saved.matches("[White ").count(), 3, "{saved}");
}

#[test]
fn no_position_is_looked_for_while_a_game_is_in_progress() {
    let mut desk = Desk::playing();
    desk.run(PositionCommand::Open);
    assert!(desk.app.position_search().is_none());
    assert_eq!(desk.notice(), Some(Notice::GameIsOn));
}

#[test]
fn other_texts_than_positions_are_opened() {
    let mut desk = asked_after(1);
    desk.run(FileCommand::Paste);
    desk.run(Reply::Pasted("1. e4 c5 *".into()));
    assert!(matches!(desk.app.screen, Screen::Review(_)));
    assert_eq!(desk.moves(), "e4 c5");
}

/// Beside a longer one a name of three letters has just the room that it needs, and was left out.
#[test]
fn short_names_are_seen_beside_long_ones() {
    let mut desk = Desk::with(desk::players(), |folder| {
        let games = "[White \"Anna Berger\"]\n[Black \"Ben\"]\n\n1. e4 c5 2. Nf3 d6 0-1\n\n\
            [White \"Chiara\"]\n[Black \"Ben\"]\n\n1. e4 e6 2. d4 d5 1-0\n";
        fs::create_dir_all(folder).expect("a folder");
        fs::write(folder.join("games.pgn"), games).expect("a file");
    });
    desk.key('o');
    desk.ctrl('3');
    desk.run(PositionCommand::Kind(SoughtKind::Material));
    assert_eq!(search(&desk).found().expect("an answer").games.len(), 2);
    let names = desk.texts().iter().filter(|text| *text == "Ben").count();
    assert_eq!(names, 2);
}

#[test]
fn games_are_in_sight_below_many_openings() {
    let mut desk = Desk::with(desk::players(), |folder| {
        let firsts = "a3 a4 b3 b4 c3 c4 d3 d4 e3 e4 f3 f4 g3 g4 h4 Na3 Nc3";
        let games = firsts.split(' ').enumerate().map(|(number, first)| {
            format!("[White \"Player {number}\"]\n\n1. {first} h6 2. Nh3 a6 1-0\n\n")
        });
        let games: String = games.collect();
        fs::create_dir_all(folder).expect("a folder");
        fs::write(folder.join("games.pgn"), games).expect("a file");
    });
    desk.key('o');
    desk.ctrl('3');
    desk.run(PositionCommand::Kind(SoughtKind::Material));
    let found = search(&desk).found().expect("an answer");
    assert!(found.openings.len() > 12, "{:?}", found.openings.len());
    for (w, h) in [(1280, 800), (640, 480), (600, 1000)] {
        desk.resize(w, h);
        // Enter reviews a game that is seen.
        desk.zone_of(&PositionCommand::Click(0).into());
    }
    // The openings that were left out could not be reached.
    let all = |desk: &Desk| search(desk).shows_all_openings();
    desk.click_on(PositionCommand::AllOpenings.into());
    assert!(all(&desk));
    assert_eq!(
        desk.scene().area_of(&PositionCommand::AllOpenings.into()),
        None
    );
    for key in [' ', ' '] {
        desk.key(key);
    }
    assert!(all(&desk));
    desk.run(PositionCommand::Kind(SoughtKind::Pawns));
    assert!(!all(&desk));
}

/// A text of seven ranks was said to hold no game.
#[test]
fn what_is_wrong_with_a_pasted_position_is_told() {
    let mut desk = with_games();
    desk.ctrl('3');
    for broken in [
        "4k3/8/8/8/8/4P3/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/4P3/4K2X w - - 0 1",
    ] {
        desk.clipboard = broken.into();
        desk.ctrl('v');
        let editor = desk.app.editor().expect("the editor");
        assert!(editor.position().is_err(), "{broken}");
        desk.press(Key::Escape);
    }
    // A game is none, whatever is divided in it.
    desk.clipboard = "[Result \"1/2-1/2\"]\n\n1. e4 1/2-1/2\n".into();
    desk.ctrl('v');
    assert!(desk.app.editor().is_none());
}

/// It was said to stand from move 1 to move 1.
#[test]
fn what_stood_for_one_move_stood_then() {
    let mut desk = with_games();
    desk.ctrl('3');
    desk.run(PositionCommand::Kind(SoughtKind::Pawns));
    let texts = desk.texts();
    let says = |wanted: &str| texts.iter().any(|text| text.contains(wanted));
    assert!(says("move 1"), "{texts:?}");
    assert!(!says("from move 1 to move 1"), "{texts:?}");
}
