//! Are games handed over to be saved and copied without a copy of their moves? Copying or writing a huge game takes
//! longer than a frame.

use crate::desk;

use desk::Desk;
use deskmate::app::keys::Key;
use deskmate::app::{
    Command, Content, Effect, FileCommand, FileEffect, FileTask, FormCommand, GameText, Last,
    Purpose, Reply, ReviewCommand, StartCommand,
};
use deskmate::storage::SavedGame;
use deskmate::tree::NagKind;

const TEXT: &str = "1. e4 {best by test} e5 2. Nf3 *";

/// Runs a command, and carries out none of its effects.
fn effects(desk: &mut Desk, command: impl Into<Command>) -> Vec<Effect> {
    let now = desk.now();
    desk.app.update(command.into(), now)
}

/// The game that is handed over.
fn handed_over(effects: &[Effect]) -> &GameText {
    let game = |effect| match effect {
        &Effect::CopyGame(ref game)
        | &Effect::File(FileEffect::Save(ref game))
        | &Effect::FileTask(FileTask::Save {
            content: Content::Game(ref game),
            ..
        }) => Some(game),
        Effect::FileTask(FileTask::Rewrite(_, game)) => Some(game),
        Effect::FileTask(FileTask::KeepingCopy(task)) => match &**task {
            FileTask::Rewrite(_, game) => Some(game),
            _ => None,
        },
        _ => None,
    };
    effects.iter().find_map(game).expect("a game")
}

fn assert_shares_review(desk: &Desk, effects: &[Effect]) {
    let GameText::Reviewed { tree, .. } = handed_over(effects) else {
        panic!("{effects:?}");
    };
    assert!(std::ptr::eq(&**tree, desk.review().tree()));
}

fn assert_shares_play(desk: &Desk, effects: &[Effect]) {
    let GameText::Played(game) = handed_over(effects) else {
        panic!("{effects:?}");
    };
    let moves = |game: &deskmate::game::Game| game.record().plies().as_ptr();
    assert_eq!(moves(game), moves(desk.game()));
    assert!(std::ptr::eq(
        game.record().tree(),
        desk.game().record().tree()
    ));
}

fn save_as(desk: &mut Desk) -> Vec<Effect> {
    desk.run(FileCommand::SaveAs);
    effects(desk, FormCommand::Submit)
}

#[test]
fn a_reviewed_game_is_handed_over() {
    let mut desk = Desk::new();
    let saved = SavedGame::to_be_last(TEXT).expect("a game");
    desk.run(Reply::Opened(Box::new(saved.into()), None));
    let copied = effects(&mut desk, FileCommand::CopyGame);
    assert_shares_review(&desk, &copied);
    let saved = save_as(&mut desk);
    assert_shares_review(&desk, &saved);
    // What was handed over stays as it was.
    desk.press(Key::Escape);
    desk.press(Key::End);
    desk.key('!');
    assert!(handed_over(&copied).write().contains("2. Nf3 *"));
    assert!(desk.review().text().write().contains("2. Nf3 $1 *"));
}

#[test]
fn a_reviewed_game_is_handed_over_after_an_edit() {
    let mut desk = Desk::with_last(TEXT);
    desk.key('l');
    let saved = effects(&mut desk, ReviewCommand::Nag(NagKind::Good));
    assert_shares_review(&desk, &saved);
    assert!(handed_over(&saved).write().contains("2. Nf3 $1 *"));
}

#[test]
fn a_game_in_progress_is_handed_over() {
    let mut desk = Desk::begun();
    let copied = effects(&mut desk, FileCommand::CopyGame);
    assert_shares_play(&desk, &copied);
    let saved = save_as(&mut desk);
    assert_shares_play(&desk, &saved);
    let before = handed_over(&copied).write();
    desk.press(Key::Escape);
    desk.play(&["g1f3"]);
    assert_eq!(handed_over(&copied).write(), before);
    assert!(desk.file().contains("2. Nf3"));
}

#[test]
fn a_game_that_is_left_is_read_back_by_a_worker() {
    let mut desk = Desk::begun();
    let left = effects(&mut desk, StartCommand::LoadLast);
    let Some(Effect::ReadBack(Purpose::Review, game)) = left.last() else {
        panic!("{left:?}");
    };
    let GameText::Played(game) = game else {
        panic!("{game:?}");
    };
    let moves = |game: &deskmate::game::Game| game.record().plies().as_ptr();
    assert_eq!(moves(game), moves(desk.game()));
    desk.carry_out_all(left);
    assert!(desk.is_reviewing());
}

/// A move may come before the worker's answer.
#[test]
fn a_game_that_goes_on_is_not_reviewed() {
    let mut desk = Desk::begun();
    let left = effects(&mut desk, StartCommand::LoadLast);
    desk.play(&["g1f3"]);
    desk.carry_out_all(left);
    assert!(!desk.is_reviewing());
    assert_eq!(desk.moves(), "e4 e5 Nf3");
}

/// The start screen has not heard of its file yet.
#[test]
fn a_game_just_left_is_offered_and_can_be_resumed() {
    for command in [StartCommand::Continue, StartCommand::LoadLast] {
        let mut desk = Desk::begun();
        let left = effects(&mut desk, StartCommand::Leave);
        assert!(matches!(desk.app.last, Last::Left(_)));
        desk.run(command);
        assert_eq!(desk.is_reviewing(), command == StartCommand::LoadLast);
        assert_eq!(desk.moves(), "e4 e5");
        desk.carry_out_all(left);
        assert_eq!(desk.moves(), "e4 e5");
    }
}
