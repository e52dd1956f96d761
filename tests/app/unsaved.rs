//! Is nothing lost when a review is left, or saved while something else happens?

use std::fs;
use std::path::PathBuf;

use deskmate::app::keys::Key;
use deskmate::app::{
    Command, Effect, Failure, FileCommand, FileEffect, GameText, MenuCommand, Notice, Reply,
    ReviewCommand, Screen, StartCommand, Tab, TaskReply, Unwritten, WindowEffect,
};
use deskmate::game::Game;
use deskmate::rules::{ByColor, Position};
use deskmate::storage::library::{GamePlace, Source};
use tempfile::TempDir;

use crate::desk::{self, Desk};

/// A pasted game with a move of one's own, which is saved nowhere.
fn with_changes() -> Desk {
    let mut desk = Desk::new();
    desk.run(Reply::Pasted("1. e4 e5 *".into()));
    desk.type_move("d4");
    assert!(desk.app.is_unsaved());
    desk
}

/// A file with this text, and the review of its only game.
fn opened(text: &str) -> (Desk, PathBuf, TempDir) {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("x.pgn");
    fs::write(&file, text).expect("a file");
    let mut desk = Desk::new();
    desk.run(FileCommand::Open(file.clone()));
    assert!(desk.is_reviewing());
    (desk, file, folder)
}

/// Deleted moves were lost with the review.
#[test]
fn of_a_game_of_the_folder_that_was_not_played_here_a_copy_is_kept() {
    let game = "[White \"Anna\"]\n\n1. e4 e5 2. Nf3 *\n";
    let mut desk = Desk::with(desk::players(), |folder| {
        fs::create_dir_all(folder).expect("a folder");
        fs::write(folder.join("game.pgn"), game).expect("a file");
    });
    desk.key('o');
    desk.press(Key::Enter);
    desk.press(Key::Home);
    desk.press(Key::Right);
    desk.press(Key::Delete);
    assert_eq!(desk.notice(), Some(Notice::MovesDeleted));
    let text = |name: &str| fs::read_to_string(desk.games_path().join(name)).expect("a file");
    assert!(!text("game.pgn").contains("Nf3"));
    assert_eq!(text("game.pgn.deskmate.bak"), game);
}

/// Gives a command whose effects are not carried out yet.
fn asked(desk: &mut Desk, command: impl Into<Command>) -> Vec<Effect> {
    let now = desk.now();
    desk.app.update(command.into(), now)
}

/// Saves to the opened file, which may be changed, without the answer. Returns the place.
fn saving(desk: &mut Desk) -> GamePlace {
    asked(desk, FileCommand::Save);
    let effects = asked(desk, FileCommand::Save);
    place_in(&effects).expect("the game is written")
}

fn place_in(effects: &[Effect]) -> Option<GamePlace> {
    effects.iter().find_map(|effect| match effect {
        Effect::FileTask(task) => task.rewrites().cloned(),
        _ => None,
    })
}

fn rewritten(place: &GamePlace, done: Result<GamePlace, Failure>) -> Reply {
    let game = GameText::from(&Game::new(ByColor::default(), Position::initial(), None));
    let done = done.map_err(|why| Box::new(Unwritten { game, why }));
    Reply::Task(TaskReply::Rewritten(place.clone().into(), done))
}

#[test]
fn the_menu_does_not_hide_that_changes_are_unsaved() {
    let mut desk = with_changes();
    desk.key('n');
    assert!(desk.app.dialog().is_some(), "the menu");
    desk.key('z');
    assert_eq!(desk.app.dialog(), None);
    assert_eq!(desk.notice(), Some(Notice::Unsaved));
    assert!(desk.is_reviewing());
}

#[test]
fn no_other_game_takes_the_place_of_unsaved_changes() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("x.pgn");
    fs::write(&file, "1. d4 d5 *").expect("a file");
    let ways: [Command; 6] = [
        FileCommand::Open(file).into(),
        FileCommand::OpenFile.into(),
        Reply::Pasted("1. d4 d5 *".into()).into(),
        Command::Start(StartCommand::NewGame),
        ReviewCommand::PlayOn.into(),
        Command::Quit,
    ];
    for way in ways {
        let mut desk = with_changes();
        desk.run(way.clone());
        assert_eq!(desk.notice(), Some(Notice::Unsaved), "{way:?}");
        assert!(
            desk.app.form().is_none() && desk.app.chooser().is_none(),
            "{way:?}"
        );
        assert!(desk.review().is_unsaved(), "{way:?}");
        let quits = Effect::Window(WindowEffect::Quit);
        assert!(!desk.effects.contains(&quits));
    }
}

#[test]
fn a_file_that_was_asked_for_does_not_take_the_place_of_later_changes() {
    let mut desk = Desk::new();
    desk.run(Reply::Pasted("1. e4 e5 *".into()));
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("x.pgn");
    fs::write(&file, "1. d4 d5 *\n\n1. c4 *\n").expect("a file");
    let effects = asked(&mut desk, FileCommand::Open(file));
    desk.type_move("d4");
    desk.carry_out_all(effects);
    assert!(desk.review().is_unsaved());
    assert_eq!(desk.notice(), Some(Notice::Unsaved));
}

#[test]
fn playing_on_and_quitting_are_done_the_second_time() {
    let mut desk = with_changes();
    desk.key('p');
    assert_eq!(desk.notice(), Some(Notice::Unsaved));
    desk.key('p');
    assert!(desk.app.form().is_some());

    let mut desk = with_changes();
    desk.run(Command::Quit);
    desk.run(MenuCommand::Open);
    let effects = asked(&mut desk, Command::Quit);
    assert!(effects.contains(&Effect::Window(WindowEffect::Quit)));
    let now = desk.now();
    let rescued = |effect: &Effect| matches!(effect, Effect::File(FileEffect::Rescue(_)));
    assert!(
        !desk.app.close(now).iter().any(rescued),
        "they are given up"
    );
}

#[test]
fn what_is_not_saved_when_the_window_closes_is_kept() {
    let mut desk = with_changes();
    desk.key('c');
    desk.type_text("mine");
    let now = desk.now();
    let texts = desk
        .app
        .close(now)
        .into_iter()
        .filter_map(|effect| match effect {
            Effect::File(FileEffect::Rescue(game)) => Some(game.write()),
            _ => None,
        });
    let texts: Vec<String> = texts.collect();
    assert_eq!(texts.len(), 1);
    assert!(texts[0].contains("d4 {mine}"), "{}", texts[0]);
}

#[test]
fn a_game_without_tags_that_could_not_be_saved_is_unsaved() {
    let (mut desk, ..) = opened("1. e4 e5 *\n");
    desk.type_move("d4");
    let place = saving(&mut desk);
    assert!(!desk.review().is_unsaved());
    desk.run(rewritten(&place, Err(Failure::Panicked)));
    assert!(desk.review().is_unsaved());
    desk.press(Key::Escape);
    assert!(desk.is_reviewing());
}

#[test]
fn a_game_that_could_not_be_saved_after_its_review_was_left_is_kept() {
    let (mut desk, ..) = opened("[White \"Anna\"]\n\n1. e4 e5 *\n");
    desk.type_move("d4");
    let place = saving(&mut desk);
    desk.run(Reply::Pasted("1. c4 *".into()));
    let effects = asked(&mut desk, rewritten(&place, Err(Failure::Panicked)));
    assert_eq!(desk.notice(), Some(Notice::NotSaved(Failure::Panicked)));
    let is_kept = |effect: &Effect| matches!(effect, Effect::File(FileEffect::Rescue(_)));
    assert!(effects.iter().any(is_kept), "{effects:?}");
}

#[test]
fn leaving_is_asked_again_once_something_else_was_done() {
    let others: [fn(&mut Desk); 3] = [
        |desk| desk.key('f'),
        |desk| desk.press(Key::Left),
        |desk| {
            desk.press(Key::F1);
            desk.press(Key::Escape);
        },
    ];
    for other in others {
        let mut desk = with_changes();
        desk.press(Key::Escape);
        assert_eq!(desk.notice(), Some(Notice::Unsaved));
        other(&mut desk);
        desk.press(Key::Escape);
        assert_eq!(desk.notice(), Some(Notice::Unsaved));
        assert!(desk.is_reviewing());
        desk.ctrl_key(Key::Delete);
        assert!(desk.is_at_start());
    }
}

#[test]
fn a_second_esc_loses_nothing() {
    let mut desk = with_changes();
    for notice in [Some(Notice::Unsaved), None, Some(Notice::Unsaved)] {
        desk.press(Key::Escape);
        assert_eq!(desk.notice(), notice);
        assert!(desk.review().is_unsaved());
    }
    desk.key('f');
    desk.ctrl_key(Key::Delete);
    assert_eq!(desk.notice(), Some(Notice::Unsaved), "it is asked first");
    assert!(desk.review().is_unsaved());
}

#[test]
fn a_question_on_another_screen_is_asked_again_in_the_review() {
    let mut desk = with_changes();
    desk.ctrl('3');
    desk.run(Command::Quit);
    assert_eq!(desk.notice(), Some(Notice::Unsaved));
    desk.press(Key::Escape);
    assert!(desk.review().is_unsaved());
    desk.press(Key::Escape);
    assert_eq!(desk.notice(), Some(Notice::Unsaved));
    assert!(desk.review().is_unsaved());
}

#[test]
fn changes_are_discarded_where_the_question_came_from_another_way_out() {
    let mut desk = with_changes();
    desk.ctrl('o');
    assert_eq!(desk.notice(), Some(Notice::Unsaved));
    desk.ctrl_key(Key::Delete);
    assert!(desk.is_at_start());
}

/// What an analysis has found so far is not in the game yet.
#[test]
fn a_save_during_the_analysis_of_the_game_says_that_it_is_without_it() {
    let (mut desk, file, _folder) = opened("1. e4 e5 *\n");
    desk.run(ReviewCommand::AnalyseGame);
    let saved = Some(Notice::SavedUnanalysed(file.display().to_string()));
    desk.ctrl('s');
    assert_eq!(desk.notice(), saved);
    desk.key('!');
    desk.ctrl('s');
    desk.ctrl('s');
    assert!(!desk.app.is_unsaved());
    assert_eq!(desk.notice(), saved);
    desk.run(ReviewCommand::AnalyseGame);
    desk.ctrl('s');
    assert_eq!(
        desk.notice(),
        Some(Notice::Saved(Some(file.display().to_string())))
    );
}

/// They led to the list whatever was asked for.
#[test]
fn who_discards_changes_comes_to_where_the_way_out_leads() {
    let asked = |way: fn(&mut Desk)| {
        let folder = TempDir::new().expect("a folder");
        let file = folder.path().join("x.pgn");
        fs::write(&file, "1. e4 e5 *\n\n1. c4 *\n").expect("a file");
        let mut desk = Desk::new();
        desk.run(FileCommand::Open(file));
        desk.press(Key::Enter);
        desk.type_move("d4");
        way(&mut desk);
        assert_eq!(desk.notice(), Some(Notice::Unsaved));
        desk.ctrl_key(Key::Delete);
        assert!(!desk.app.is_unsaved());
        desk
    };
    let desk = asked(|desk| {
        desk.key('n');
        desk.key('z');
    });
    assert!(desk.is_at_start());
    let desk = asked(|desk| desk.run(StartCommand::NewGame));
    assert!(desk.app.form().is_some());
    let desk = asked(|desk| desk.ctrl('o'));
    assert!(desk.app.chooser().is_some());
    let desk = asked(|desk| desk.ctrl('5'));
    assert_eq!(desk.app.shown_tab(), Some(Tab::Trash));
    // The list of the file, not that of the folder.
    let ways: [fn(&mut Desk); 2] = [|desk| desk.key('o'), |desk| desk.press(Key::Escape)];
    for way in ways {
        let desk = asked(way);
        let list = desk.app.library().expect("a list");
        assert!(matches!(list.source(), Source::File(_)));
        assert_eq!(desk.app.shown_tab(), Some(Tab::Games));
    }
}

#[test]
fn the_answer_to_a_save_goes_to_the_game_that_was_saved() {
    let (mut desk, ..) = opened("[White \"Anna\"]\n\n1. e4 e5 *\n");
    desk.type_move("d4");
    let place = saving(&mut desk);
    desk.run(Reply::Pasted("1. c4 *".into()));
    desk.run(rewritten(&place, Ok(place.clone())));
    desk.type_move("d4");
    assert!(desk.app.is_unsaved(), "the pasted game has no file");
}

#[test]
fn a_second_save_during_the_first_is_not_lost() {
    let (mut desk, file, _folder) = opened("1. e4 e5 *\n");
    desk.type_move("d4");
    let place = saving(&mut desk);
    desk.type_move("d5");
    assert!(asked(&mut desk, FileCommand::Save).is_empty());
    let whole = GamePlace::whole(&deskmate::storage::Disk, &file).expect("the file");
    desk.run(rewritten(&place, Ok(whole)));
    assert!(!desk.review().is_unsaved());
    let text = fs::read_to_string(&file).expect("the file");
    assert!(text.contains("1. d4 d5"), "{text}");
}

#[test]
fn an_export_does_not_count_as_the_save_of_a_game() {
    let mut desk = with_changes();
    let exported = TaskReply::Exported {
        path: "games.pgn".into(),
        games: 1,
        altered: 0,
        left_out: 0,
    };
    desk.run(Reply::Task(exported));
    assert!(desk.review().is_unsaved());
}

#[test]
fn changes_during_a_save_under_another_name_stay_unsaved() {
    let mut desk = with_changes();
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("y.pgn");
    desk.ctrl('s');
    desk.ctrl('a');
    desk.type_text(&file.display().to_string());
    let effects = asked(&mut desk, deskmate::app::FormCommand::Submit);
    assert!(!effects.is_empty());
    desk.carry_out_all(effects);
    assert!(!desk.review().is_unsaved());
    assert!(fs::read_to_string(&file).expect("a file").contains("d4"));
}

#[test]
fn a_damaged_game_is_not_overwritten_by_what_was_read_of_it() {
    let text =
        "[White \"Anna\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Ke3 d5 3. d4 1-0\n";
    let mut desk = Desk::with(desk::players(), |folder| {
        fs::create_dir_all(folder).expect("a folder");
        fs::write(folder.join("damaged.pgn"), text).expect("a file");
    });
    desk.run(StartCommand::Recent(0));
    assert!(desk.is_reviewing(), "{:?}", desk.notice());
    desk.type_move("Nf3");
    let file = desk.games_path().join("damaged.pgn");
    assert_eq!(fs::read_to_string(file).expect("the file"), text);
    assert!(desk.review().is_unsaved());
}

#[test]
fn the_reviewed_game_stays_selected_when_its_list_is_read_again() {
    let game = |white: &str, hour: u32| {
        format!(
            "[White \"{white}\"]\n[Black \"Ben\"]\n[Date \"2026.11.20\"]\n[Time \"{hour}:00:00\"]\n\
             [Result \"1-0\"]\n\n1. e4 e5 1-0\n"
        )
    };
    let mut desk = Desk::with(desk::players(), |folder| {
        fs::create_dir_all(folder).expect("a folder");
        for (number, name) in ["Carl", "Dora", "Emil"].into_iter().enumerate() {
            let file = folder.join(format!("{name}.pgn"));
            fs::write(file, game(name, 12 + number as u32)).expect("a file");
        }
    });
    desk.key('o');
    desk.press(Key::Down);
    desk.press(Key::Enter);
    let white = desk.review().tag("White").map(str::to_owned);
    desk.key('!');
    desk.press(Key::Escape);
    let Screen::Library(list) = &desk.app.screen else {
        panic!("the list");
    };
    let selected = list.selected_row().map(|row| row.summary.white.to_owned());
    assert_eq!(selected, white);
}

/// A copy begins with new numbers of its changes, one of which is that of the saved game.
#[test]
fn a_copy_with_other_moves_is_unsaved() {
    let mut desk = Desk::begun();
    desk.key('g');
    desk.key('y');
    desk.key('l');
    desk.press(Key::Home);
    desk.press(Key::Right);
    desk.type_move("d5");
    assert!(!desk.app.is_unsaved(), "it is saved at once");
    let promote = ReviewCommand::Promote;
    desk.run(promote);
    desk.run(promote);
    assert_eq!(desk.notice(), Some(Notice::EditsCopy));
    assert!(desk.app.is_unsaved());
    desk.press(Key::Escape);
    assert_eq!(desk.notice(), Some(Notice::Unsaved));
    assert!(desk.is_reviewing());
}

#[test]
fn a_copy_whose_changes_are_undone_is_left_without_a_question() {
    let mut desk = Desk::begun();
    desk.play(&["e2e4", "e7e5"]);
    desk.key('g');
    desk.key('y');
    desk.key('l');
    let delete = ReviewCommand::DeleteFrom;
    desk.run(delete);
    desk.run(delete);
    assert_eq!(desk.notice(), Some(Notice::EditsCopy));
    assert_eq!(desk.review().name(), "", "it is in no file");
    assert!(desk.app.is_unsaved());
    desk.key('u');
    assert!(!desk.app.is_unsaved(), "it is like the saved game");
    desk.press(Key::Escape);
    assert!(desk.app.has_game_ended(), "{:?}", desk.notice());
}

#[test]
fn a_game_that_saves_itself_is_said_to_be_saved() {
    let mut desk = Desk::with_last("1. e4 e5 1-0\n");
    desk.key('l');
    desk.key('!');
    desk.ctrl('s');
    assert_eq!(desk.notice(), Some(Notice::Saved(None)));
    assert!(desk.app.dialog().is_none());
    assert!(desk.file().contains("e5 $1"), "{}", desk.file());
}

#[test]
fn whatever_is_undone_leaves_the_game_as_it_was_saved() {
    let edits: [fn(&mut Desk); 5] = [
        |desk| desk.type_move("c5"),
        |desk| desk.key('?'),
        |desk| {
            desk.key('c');
            desk.type_text("mine");
            desk.press(Key::Enter);
        },
        |desk| desk.run(ReviewCommand::DeleteFrom),
        |desk| {
            desk.key('t');
            desk.type_text("Anna");
            desk.press(Key::Enter);
        },
    ];
    for (number, edit) in edits.into_iter().enumerate() {
        let (mut desk, ..) = opened("1. e4 e5 *\n");
        desk.press(Key::Right);
        edit(&mut desk);
        assert!(desk.app.is_unsaved(), "{number}");
        while desk.review().can_undo() {
            desk.key('u');
        }
        assert!(!desk.app.is_unsaved(), "{number}");
        desk.press(Key::Escape);
        assert!(!desk.is_reviewing(), "{number}: {:?}", desk.notice());
    }
}

#[test]
fn a_game_that_is_saved_under_a_name_is_in_that_file_from_then_on() {
    let (mut desk, _, folder) = opened("1. e4 e5 *\n");
    assert_eq!(desk.review().name(), "x.pgn");
    desk.type_move("d4");
    let file = folder.path().join("y.pgn");
    desk.run(FileCommand::SaveAs);
    desk.ctrl('a');
    desk.type_text(&file.display().to_string());
    desk.run(deskmate::app::FormCommand::Submit);
    assert_eq!(desk.review().name(), "y.pgn");
    assert!(desk.texts().iter().any(|it| it.ends_with("y.pgn")));
    desk.type_move("d5");
    desk.ctrl('s');
    assert!(!desk.app.is_unsaved());
    let text = fs::read_to_string(&file).expect("a file");
    assert!(text.contains("1. d4 d5"), "{text}");
}

#[test]
fn changes_that_wait_for_an_older_save_are_not_left_behind() {
    let mut desk = Desk::with_last("[White \"Anna\"]\n\n1. e4 e5 *\n");
    desk.key('l');
    let mark = ReviewCommand::Mark(deskmate::tree::Nag::GOOD);
    // Its answer does not come.
    asked(&mut desk, mark);
    assert!(!desk.app.is_unsaved());
    desk.type_move("Nf3");
    assert!(desk.app.is_unsaved());
    desk.press(Key::Escape);
    assert!(desk.is_reviewing());
    let now = desk.now();
    let closing = desk.app.close(now);
    let is_save = |effect: &Effect| matches!(effect, Effect::File(FileEffect::Save(_)));
    assert!(closing.iter().any(is_save));
}

#[test]
fn a_warning_holds_only_until_something_else_is_done() {
    let acts: [fn(&mut Desk); 3] = [
        |desk| desk.press(Key::Left),
        |desk| desk.type_move("d5"),
        |desk| desk.play(&["d7d5"]),
    ];
    for act in acts {
        let mut desk = with_changes();
        desk.press(Key::Escape);
        assert_eq!(desk.notice(), Some(Notice::Unsaved));
        act(&mut desk);
        assert_eq!(desk.notice(), None);
        desk.press(Key::Escape);
        assert_eq!(desk.notice(), Some(Notice::Unsaved));
        assert!(desk.is_reviewing());
    }
}

/// Another program has the folder: it may be writing the same file.
#[test]
fn no_file_of_a_folder_in_use_is_rewritten() {
    let text = "[White \"Anna\"]\n[Black \"Ben\"]\n\n1. e4 e5 *\n";
    let mut desk = Desk::with(desk::players(), |folder| {
        fs::create_dir_all(folder).expect("a folder");
        fs::write(folder.join("game.pgn"), text).expect("a file");
    });
    let why = deskmate::storage::StorageError::InUse(desk.games_path());
    desk.run(Reply::FolderInUse(why));
    desk.key('o');
    desk.press(Key::Enter);
    desk.type_move("Nf3");
    let file = desk.games_path().join("game.pgn");
    assert_eq!(fs::read_to_string(&file).expect("the file"), text);
    assert!(desk.app.is_unsaved());
    // What the other program has written meanwhile is read.
    desk.effects.clear();
    desk.run(Reply::FolderFree);
    let own = [FileEffect::ReadExercises, FileEffect::ReadNames].map(Effect::File);
    assert!(own.iter().all(|effect| desk.effects.contains(effect)));
}

/// What is still being saved is the game that it was made from.
#[test]
fn a_copy_made_during_a_save_is_saved_itself() {
    let mut desk = Desk::begun();
    desk.key('g');
    desk.key('y');
    desk.key('s');
    desk.run(deskmate::app::FormCommand::Submit);
    desk.run(StartCommand::Leave);
    desk.run(StartCommand::Recent(0));
    assert!(desk.is_reviewing(), "{:?}", desk.notice());
    desk.press(Key::Home);
    desk.press(Key::Right);
    // Its answer does not come.
    asked(&mut desk, ReviewCommand::Mark(deskmate::tree::Nag::GOOD));
    desk.run(ReviewCommand::DeleteFrom);
    desk.run(ReviewCommand::DeleteFrom);
    assert_eq!(desk.notice(), Some(Notice::EditsCopy));
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("copy.pgn");
    let save = |desk: &mut Desk| {
        desk.ctrl('s');
        if desk.app.form().is_some() {
            desk.ctrl('a');
            desk.type_text(&file.display().to_string());
            desk.run(deskmate::app::FormCommand::Submit);
        }
    };
    save(&mut desk);
    assert!(!desk.app.is_unsaved());
    desk.type_move("d4");
    desk.ctrl('s');
    desk.ctrl('s');
    assert!(!desk.app.is_unsaved(), "{:?}", desk.notice());
}

/// The review with the changes lies beneath a search for its position.
#[test]
fn quitting_over_a_review_is_done_the_second_time_too() {
    let mut desk = with_changes();
    desk.ctrl('3');
    assert!(matches!(desk.app.screen, Screen::Position(_)));
    desk.run(Command::Quit);
    assert_eq!(desk.notice(), Some(Notice::Unsaved));
    let effects = asked(&mut desk, Command::Quit);
    assert!(effects.contains(&Effect::Window(WindowEffect::Quit)));
}
