//! The start screen: its choices, and the focus among them.

use crate::desk;

use std::fs;

use desk::Desk;
use deskmate::app::keys::{Key, cap_of};
use deskmate::app::{
    Command, Dialog, Effect, Failure, FieldId, FileTask, LibraryCommand, Notice, ReadFor, Reply,
    SettingsCommand, SettingsPage, StartCommand,
};
use deskmate::notation::fen;
use deskmate::rules::{Color, Position};
use deskmate::storage::{BoardOrientation, StorageError, TextSize};
use deskmate::view::{Event, Face, Look, Shape};
use deskmate::words::Words;

fn focused(desk: &Desk) -> Command {
    desk.app.start_choices()[desk.app.focused_choice()].clone()
}

fn press_shift_tab(desk: &mut Desk) {
    desk.event(Event::Key(desk::key_press(Key::Tab, true, false)));
}

#[test]
fn the_focus_goes_through_the_choices_by_arrows_and_tab() {
    let mut desk = Desk::with_last("1. e4 *\n");
    let choices = desk.app.start_choices();
    assert_eq!(choices.len(), 7, "{choices:?}");
    assert_eq!(focused(&desk), choices[0]);
    for (number, choice) in choices.iter().enumerate().skip(1) {
        desk.press(if number % 2 == 0 { Key::Tab } else { Key::Down });
        assert_eq!(focused(&desk), *choice);
    }
    desk.press(Key::Down);
    assert_eq!(focused(&desk), choices[6], "it stays on the last one");
    press_shift_tab(&mut desk);
    desk.press(Key::Up);
    assert_eq!(focused(&desk), choices[4]);
}

#[test]
fn enter_gives_the_command_of_the_choice_that_has_the_focus() {
    let mut desk = Desk::with_last("1. e4 *\n");
    desk.press(Key::Enter);
    assert_eq!(
        desk.app
            .game_in_progress()
            .map(|game| game.record().plies().len()),
        Some(1)
    );

    let mut desk = Desk::new();
    desk.press(Key::Enter);
    assert!(
        matches!(desk.app.dialog(), Some(Dialog::NewGame(_))),
        "the main choice has it first"
    );

    let mut desk = Desk::new();
    while focused(&desk) != Command::Settings(SettingsCommand::Show) {
        desk.press(Key::Tab);
    }
    desk.press(Key::Enter);
    assert!(desk.app.shows_settings());
}

#[test]
fn every_choice_has_a_key_of_its_own() {
    let desk = Desk::with_last("1. e4 *\n");
    let has_key = |command: &Command| {
        !matches!(
            command,
            Command::Start(StartCommand::Recent(_) | StartCommand::Quick(_))
        )
    };
    for command in desk.app.start_choices().into_iter().filter(has_key) {
        assert!(cap_of(&desk.app, &command).is_some(), "{command:?}");
    }
    assert!(
        desk.app
            .start_choices()
            .contains(&Command::Start(StartCommand::Continue))
    );
}

#[test]
fn the_title_of_the_window_tells_the_players_and_the_state() {
    let title = |desk: &Desk| Words::ENGLISH.window_title(&desk.app);
    let mut desk = Desk::new();
    assert_eq!(title(&desk), "Deskmate");
    desk.new_game();
    assert_eq!(
        title(&desk),
        "Anderssen – Kieseritzky, Anderssen to move · Deskmate"
    );
    desk.play(&["f2f3"]);
    assert_eq!(
        title(&desk),
        "Anderssen – Kieseritzky, Kieseritzky to move · Deskmate"
    );
    desk.play(&["e7e5", "g2g4", "d8h4"]);
    assert_eq!(title(&desk), "Anderssen – Kieseritzky 0–1 · Deskmate");
    desk.key('l');
    assert_eq!(title(&desk), "Anderssen – Kieseritzky 0–1 · Deskmate");
    let mut desk = Desk::with_last("1. e4 *\n");
    desk.key('c');
    assert_eq!(title(&desk), "White – Black, Black to move · Deskmate");
}

/// The program with an unfinished last game, while another one has the folder.
fn second_window(last: &str) -> Desk {
    let mut desk = Desk::with_last(last);
    let in_use = StorageError::InUse(desk.games_path());
    desk.run(Reply::FolderInUse(in_use));
    desk
}

#[test]
fn a_game_that_is_open_in_another_window_can_be_looked_at_only() {
    let resume = Command::Start(StartCommand::Continue);
    let mut desk = second_window("[White \"A\"]\n\n1. e4 *\n");
    assert!(!desk.app.start_choices().contains(&resume));
    desk.key('c');
    assert!(desk.is_at_start());
    assert_eq!(desk.notice(), Some(Notice::OpenElsewhere));
    desk.key('o');
    let in_list = Command::Library(LibraryCommand::Continue);
    assert_eq!(desk.scene().area_of(&in_list), None);
    desk.key('c');
    assert_eq!(desk.notice(), Some(Notice::OpenElsewhere));
    desk.press(Key::Escape);
    desk.key('l');
    assert!(desk.is_reviewing());
    desk.press(Key::Escape);
    // Once the other window has gone, it can be resumed.
    desk.run(Reply::FolderFree);
    desk.click_on(resume);
    assert!(desk.is_playing());
}

#[test]
fn a_warning_does_not_hide_the_state_of_the_game() {
    let mut desk = second_window("");
    desk.new_game();
    let why = || Failure::from(StorageError::InUse("/games".into()));
    desk.play(&["e2e4", "f7f6"]);
    desk.run(Reply::SaveFailed(why()));
    assert!(
        desk.message()
            .starts_with("Anderssen to move. Not saved: another program")
    );
    desk.play(&["d1h5"]);
    desk.run(Reply::SaveFailed(why()));
    assert!(
        desk.message()
            .starts_with("Kieseritzky is in check. Not saved: another program")
    );
    assert!(Words::ENGLISH.window_title(&desk.app).starts_with('●'));
}

/// A folder with four games of two players, one of a third, and an unfinished one as the last.
fn with_folder(last: &str) -> Desk {
    Desk::with(desk::players(), |folder| {
        fs::create_dir_all(folder).expect("a folder");
        let games = [
            ("Anna", "Ben", "1-0", "2026.11.19"),
            ("ben", "Anna", "1/2-1/2", "2026.11.18"),
            ("Anna", "Ben", "0-1", "2026.11.17"),
            ("Ben", "Anna", "0-1", "2025.11.16"),
            ("Cleo", "Anna", "1-0", "2026.11.15"),
            ("Anna", "Ben", "*", "2026.11.20"),
        ];
        for (number, (white, black, result, date)) in games.into_iter().enumerate() {
            let text = format!(
                "[White \"{white}\"]\n[Black \"{black}\"]\n[Date \"{date}\"]\n[Result \"{result}\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 {result}\n"
            );
            fs::write(folder.join(format!("{number}.pgn")), text).expect("a file");
        }
        fs::write(folder.join("last.txt"), last).expect("a file");
    })
}

const UNFINISHED: &str = "[White \"Anna\"]\n[Black \"Ben\"]\n\n1. e4 *\n";

#[test]
fn a_click_reviews_a_recent_game_and_the_key_the_latest_that_is_over() {
    let mut desk = with_folder(UNFINISHED);
    let recent = &desk.app.overview.recent;
    let dates: Vec<String> = recent.iter().map(|game| game.date.to_string()).collect();
    let expected = [
        "2026-11-20",
        "2026-11-19",
        "2026-11-18",
        "2026-11-17",
        "2026-11-15",
        "2025-11-16",
    ];
    assert_eq!(dates, expected);
    let texts = desk.texts();
    for wanted in [
        "Yesterday",
        "18 Nov",
        "Italian Game · 3 moves",
        "½–½",
        // The one that can be continued is not listed.
        "6 saved",
    ] {
        assert!(
            texts.iter().any(|text| text == wanted),
            "{wanted} in {texts:?}"
        );
    }
    desk.click_on(Command::Start(StartCommand::Recent(3)));
    assert!(desk.is_reviewing());
    assert_eq!(desk.review().tag("Date"), Some("2026.11.17"));
    desk.press(Key::Escape);
    assert!(desk.is_at_start());
    desk.key('l');
    assert_eq!(desk.review().tag("Date"), Some("2026.11.19"));
}

/// A game that was asked for on the start screen is stopped by the same game of the list that is opened meanwhile.
#[test]
fn a_recent_game_that_is_not_read_to_its_end_is_read_for_the_list() {
    let mut desk = with_folder(UNFINISHED);
    let now = desk.now();
    let asked = desk.app.update(StartCommand::Recent(0).into(), now);
    let place = match &asked[..] {
        [Effect::FileTask(FileTask::Read(ReadFor::Start, place))] => place,
        _ => panic!("{asked:?}"),
    };
    desk.key('o');
    let list = desk.app.library().expect("a list");
    assert_eq!(
        list.selected_row().map(|row| row.place),
        Some(place.clone())
    );
    assert!(list.previewed().is_some(), "the board beside the list");
}

#[test]
fn the_winner_of_a_recent_game_is_bold() {
    let desk = with_folder(UNFINISHED);
    let scene = desk.scene();
    let row = desk.zone_of(&Command::Start(StartCommand::Recent(1)));
    let face = |name: &str| {
        scene.shapes.iter().find_map(|shape| match &shape.look {
            Look::Text { text, face, .. }
                if text == name && row.intersection(shape.area).is_some() =>
            {
                Some(*face)
            }
            _ => None,
        })
    };
    assert_eq!(face("Anna"), Some(Face::Bold));
    assert_eq!(face("Ben"), Some(Face::Regular));
}

#[test]
fn the_two_who_play_most_have_their_score_on_the_start_screen() {
    let desk = with_folder(UNFINISHED);
    let (names, score) = desk.app.overview.pair.clone().expect("a pair");
    assert_eq!(names, ["Anna", "Ben"]);
    assert_eq!((score.won, score.drawn, score.lost), (2, 1, 1));
    assert_eq!(desk.app.overview.players, ["Anna", "Ben", "Cleo"]);
    let texts = desk.texts();
    for wanted in ["2½ – 1½", "2 won", "1 drawn", "1 won"] {
        assert!(
            texts.iter().any(|text| text == wanted),
            "{wanted} in {texts:?}"
        );
    }
    let two_games = Desk::with(desk::players(), |folder| {
        fs::create_dir_all(folder).expect("a folder");
        let game = "[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n";
        fs::write(folder.join("two.pgn"), game.repeat(2)).expect("a file");
    });
    assert_eq!(two_games.app.overview.pair, None, "three make a score");
}

#[test]
fn sides_without_names_are_not_players() {
    let mut desk = Desk::with(desk::players(), |folder| {
        fs::create_dir_all(folder).expect("a folder");
        let game = "[White \"White\"]\n[Black \"Black\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n";
        fs::write(folder.join("four.pgn"), game.repeat(4)).expect("a file");
    });
    assert_eq!(desk.app.overview.pair, None);
    assert!(desk.app.overview.players.is_empty());
    desk.key('o');
    assert!(!desk.texts().iter().any(|text| text.contains("against")));
}

#[test]
fn the_unfinished_game_is_on_the_board_and_a_click_continues_it() {
    let mut desk = with_folder(UNFINISHED);
    let board = desk.layout().board;
    desk.click_at(board.center());
    assert!(desk.is_playing());
    assert_eq!(desk.moves(), "e4");
}

/// A fixed board was seen by who is to move, and turned when the game went on.
#[test]
fn the_unfinished_game_is_seen_as_it_will_go_on() {
    use BoardOrientation::{FaceToFace, Fixed, Turning};
    for orientation in [Fixed, Turning, FaceToFace] {
        let mut desk = with_folder(UNFINISHED);
        desk.app.settings.orientation = orientation;
        let before = desk.is_flipped();
        assert_eq!(before, orientation == Turning, "Black is to move");
        desk.run(Command::Start(StartCommand::Continue));
        assert_eq!(desk.is_flipped(), before, "{orientation:?}");
    }
}

#[test]
fn a_quick_game_begins_at_once_with_the_colours_changed() {
    let mut desk = Desk::playing();
    desk.run(Command::Start(StartCommand::Leave));
    let quick = |number| Command::Start(StartCommand::Quick(number));
    assert!(
        desk.app
            .start_choices()
            .contains(&Command::Start(StartCommand::NewGame))
    );
    desk.new_game();
    desk.play(&["f2f3", "e7e5", "g2g4", "d8h4"]);
    desk.run(Command::Start(StartCommand::Leave));
    assert!(
        desk.texts()
            .iter()
            .any(|text| text == "colours changed · board fixed")
    );
    assert_eq!(
        desk.app.start_choices()[1..7],
        [0, 1, 2, 3, 4, 5].map(quick)
    );
    desk.click_on(quick(2));
    assert_eq!((desk.white(), desk.black()), ("Kieseritzky", "Anderssen"));
    assert_eq!(desk.game().clock().control().white.to_string(), "180+2");
    assert_eq!(desk.fen(), fen::write(&Position::initial()));
    // By keys alone: the fourth one.
    desk.play(&["f2f3", "e7e5", "g2g4", "d8h4"]);
    desk.run(Command::Start(StartCommand::Leave));
    for _ in 0..4 {
        desk.press(Key::Tab);
    }
    desk.press(Key::Enter);
    assert_eq!((desk.white(), desk.black()), ("Anderssen", "Kieseritzky"));
    assert_eq!(desk.game().clock().control().white.to_string(), "300+3");
}

#[test]
fn before_the_first_game_none_begins_at_once() {
    let desk = Desk::new();
    assert!(!desk.app.offers_quick_games());
    let quick = Command::Start(StartCommand::Quick(0));
    assert_eq!(desk.scene().area_of(&quick), None);
    let none = "Games that you play appear here.";
    assert!(desk.texts().iter().any(|text| text == none));
}

#[test]
fn the_start_screen_scrolls_where_it_is_low_and_the_focus_is_always_in_sight() {
    let mut desk = with_folder(UNFINISHED);
    desk.resize(640, 480);
    assert!(!desk.layout().has_board());
    for (number, command) in desk.app.start_choices().into_iter().enumerate() {
        let seen = desk.scene().area_of(&command).expect("it is in sight");
        assert!(seen.h >= 40, "{number}: {seen:?}");
        desk.press(Key::Tab);
    }
    let first = |desk: &Desk| desk.scene().rows().map(|rows| rows.first);
    assert!(first(&desk) > Some(5), "scrolled to the focus");
    let panel = desk.layout().panel;
    desk.move_to(panel.center());
    desk.event(Event::Wheel(30));
    assert_eq!(first(&desk), Some(0), "scrolled back");
    desk.event(Event::Wheel(-30));
    assert!(first(&desk) > Some(5));
    desk.key('o');
    desk.press(Key::Escape);
    assert_eq!(first(&desk), Some(0), "it opens at its top");
}

/// The card does not name a match, so none begins there.
#[test]
fn a_quick_game_is_one_game_also_after_a_match() {
    let mut desk = Desk::with_last("1. e4 1-0\n");
    desk.app.settings.match_length = "3".into();
    desk.run(Command::Start(StartCommand::Quick(2)));
    assert!(desk.is_playing());
    assert_eq!(desk.game().part_of_match(), None);
    assert_eq!(desk.app.settings.match_length, "3", "for the next form");
}

#[test]
fn after_a_game_the_form_proposes_the_other_colours_wherever_it_is_opened() {
    let names = |desk: &Desk| {
        let form = desk.app.form().expect("the form");
        let name = |field| form.text(field).to_string();
        [
            name(FieldId::Player(Color::White)),
            name(FieldId::Player(Color::Black)),
        ]
    };
    let mate = ["f2f3", "e7e5", "g2g4", "d8h4"];
    let (first, changed) = (["Anderssen", "Kieseritzky"], ["Kieseritzky", "Anderssen"]);
    let mut desk = Desk::playing();
    desk.play(&mate);
    desk.key('s');
    assert_eq!(names(&desk), changed, "after a game from the form");
    desk.press(Key::Escape);
    desk.run(Command::Start(StartCommand::Leave));
    desk.key('s');
    assert_eq!(names(&desk), changed, "on the start screen");
    desk.press(Key::Escape);
    desk.run(Command::Start(StartCommand::Quick(0)));
    assert_eq!(desk.white(), "Kieseritzky");
    desk.play(&mate);
    desk.key('s');
    assert_eq!(names(&desk), first, "after a game at once");
    desk.press(Key::Escape);
    desk.key('r');
    assert_eq!(desk.white(), "Anderssen");
    desk.play(&mate);
    desk.key('s');
    assert_eq!(names(&desk), changed, "after a rematch");
}

#[test]
fn a_look_at_an_unfinished_game_leaves_the_colours_of_the_next_one() {
    let unfinished = "[White \"Morphy\"]\n[Black \"Isouard\"]\n[Result \"*\"]\n\n1. e4 e5 *\n";
    let mut desk = Desk::with(desk::players(), |folder| {
        fs::create_dir_all(folder).expect("a folder");
        fs::write(
            folder.join("2020-01-01_1200_Morphy-Isouard.pgn"),
            unfinished,
        )
        .expect("a file");
    });
    desk.new_game();
    desk.play(&["f2f3", "e7e5", "g2g4", "d8h4"]);
    desk.run(StartCommand::Leave);
    desk.run(StartCommand::Recent(1));
    assert_eq!(desk.white(), "Morphy");
    desk.run(StartCommand::Leave);
    desk.key('s');
    let form = desk.app.form().expect("the form");
    assert_eq!(form.text(FieldId::Player(Color::White)), "Kieseritzky");
}

#[test]
fn the_languages_have_a_second_key_and_z_leads_back_from_a_game_that_is_over() {
    let mut desk = Desk::new();
    desk.ctrl('l');
    let page = desk.app.settings_form().map(|settings| settings.page());
    assert_eq!(page, Some(SettingsPage::Language));
    let mut desk = Desk::playing();
    desk.play(&["f2f3", "e7e5", "g2g4"]);
    desk.key('z');
    assert!(desk.is_playing(), "during a game only in the menu");
    desk.play(&["d8h4"]);
    desk.key('z');
    assert!(desk.is_at_start());
}

#[test]
fn an_unfinished_game_that_is_not_the_last_is_listed_and_resumed_by_a_click() {
    let desk = with_folder("[White \"Anna\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n");
    let path = desk.games_path();
    fs::write(
        path.join("left.pgn"),
        "[White \"Carl\"]\n[Black \"Dora\"]\n[Date \"2026.11.20\"]\n\n1. d4 d5 2. c4 *\n",
    )
    .expect("a file");
    let mut desk = desk.restarted();
    let texts = desk.texts();
    assert!(
        texts
            .iter()
            .any(|text| text == "unfinished · Queen's Gambit · 2 moves"),
        "{texts:?}"
    );
    desk.click_on(Command::Start(StartCommand::Recent(0)));
    assert!(desk.is_playing());
    assert_eq!(desk.game().record().plies().len(), 3);
    desk.play(&["d5c4"]);
    let last = fs::read_to_string(path.join("last.txt")).expect("the last game");
    assert!(last.contains("Carl") && last.contains("dxc4"), "{last}");
}

#[test]
fn a_recent_game_that_does_not_count_has_no_winner() {
    let last = "[White \"Anna\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n[Termination \"resignation\"]\n\n1. e4 1-0\n";
    let mut apart = Desk::with_last(last);
    apart.app.overview.recent.clear();
    for desk in [Desk::with_last(last), apart] {
        let texts = desk.texts();
        let is_marked = texts.iter().any(|text| text.starts_with("Not counted · "));
        assert!(is_marked, "{texts:?}");
        let row = desk.zone_of(&Command::Start(StartCommand::LoadLast));
        let is_bold = |shape: &Shape| matches!(&shape.look, Look::Text { text, face: Face::Bold, .. } if text == "Anna");
        let mut shapes = desk.scene().shapes.into_iter();
        assert!(!shapes.any(|shape| is_bold(&shape) && row.intersection(shape.area).is_some()));
    }
}

/// The lines of the cards were shown in ever smaller letters.
#[test]
fn the_letters_of_the_cards_stay_readable_with_long_names_and_large_text() {
    let last = "[White \"Maximilian-Alexander von Hohenstaufen\"]\n[Black \"Bartholomew Featherstonehaugh-Cholmondeley\"]\n\
                [TimeControl \"5400+30\"]\n\n1. e4 e5 2. Nf3 *\n";
    for last in [last, UNFINISHED] {
        for (size, least) in [(TextSize::Normal, 13), (TextSize::Largest, 19)] {
            let mut desk = Desk::with_last(last);
            desk.app.settings.text_size = size;
            for command in [StartCommand::Continue, StartCommand::NewGame] {
                let card = desk.zone_of(&command.into());
                let shapes = desk.scene().shapes.into_iter();
                let inside = shapes.filter(|shape| card.intersection(shape.area).is_some());
                for shape in inside {
                    // A key cap has smaller letters.
                    if let Look::Text { text, em, .. } = shape.look
                        && text.len() > 1
                    {
                        assert!(em >= least, "{size:?}: {text} in {em}");
                        assert!(shape.area.bottom() <= card.bottom(), "{text}");
                    }
                }
            }
        }
    }
}
