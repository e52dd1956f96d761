//! Do whole games work: offers, takebacks, keys, the menu?

use crate::desk;

use desk::{Desk, YES_OR_NO, asked, insisting, players, to_move};
use deskmate::app::keys::{self, Action, Context, Key};
use deskmate::app::{
    BoardCommand, Command, Dialog, Effect, EscTarget, FileCommand, FormCommand, Hand, Hint,
    MenuCommand, Message, Notice, Place, PlayCommand, Prompt, Reply, SettingsCommand, StartCommand,
    Step, Wake,
};
use deskmate::game::Question;
use deskmate::rules::{ByColor, Color, Outcome, Position, Role, Termination};
use deskmate::storage::Settings;
use deskmate::tree::Ink;
use deskmate::view::{Event, Look, THEME};
use deskmate::words;

const MATE: [&str; 4] = ["f2f3", "e7e5", "g2g4", "d8h4"];

fn mated() -> Desk {
    let mut desk = Desk::playing();
    desk.play(&MATE);
    desk
}

fn reason(desk: &Desk) -> Option<&'static str> {
    let outcome = desk.game().outcome();
    outcome.map(|outcome| outcome.termination.tag())
}

/// The number of the chosen line of the menu, if that is open.
fn menu_line(desk: &Desk) -> Option<usize> {
    let is_open = matches!(desk.app.dialog(), Some(Dialog::Menu { .. }));
    is_open.then(|| desk.app.chosen_line())
}

#[test]
fn s_starts_a_game_with_the_clock_of_white_running() {
    let mut desk = Desk::new();
    assert!(desk.is_at_start());
    desk.new_game();
    assert!(desk.is_playing());
    let initial = Box::new(Position::initial());
    assert_eq!(
        desk.effects,
        [
            Effect::BeginGame,
            Effect::SaveSettings,
            Effect::FindWinnability(initial)
        ]
    );
    desk.wait(1_500);
    assert_eq!(desk.clocks(), (1_500, 0));
    assert_eq!(desk.app.message(), to_move(Color::White));
}

#[test]
fn s_starts_no_other_game_while_one_is_in_progress() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4"]);
    desk.key('s');
    assert_eq!(desk.moves(), "e4");
    assert_eq!(desk.notice(), Some(Notice::GameIsOn));
}

#[test]
fn c_does_nothing_if_there_is_nothing_to_continue() {
    for text in ["", "1. e4 1-0\n", "1. e4 Qh4 *\n"] {
        let mut desk = Desk::with_last(text);
        desk.key('c');
        if !text.is_empty() {
            assert!(desk.is_at_start(), "{text:?}");
        }
    }
    let mut none = Desk::new();
    none.key('c');
    assert!(none.is_at_start());
}

#[test]
fn c_restores_moves_names_clocks_and_the_side_to_move() {
    let mut desk = Desk::playing();
    desk.wait(4_000);
    desk.play(&["e2e4"]);
    desk.wait(2_500);
    desk.play(&["e7e5"]);
    desk.wait(1_000);
    desk.run(Command::Start(StartCommand::Leave));
    let mut desk = desk.restarted();
    desk.wait(3_600_000);
    desk.key('c');
    assert_eq!(desk.moves(), "e4 e5");
    assert_eq!(desk.clocks(), (5_000, 2_500), "the time off is not charged");
    desk.wait(10);
    assert_eq!(desk.clocks(), (5_010, 2_500));
    assert_eq!(desk.white(), "Anderssen");
    desk.play(&["g1f3"]);
    assert!(desk.file().contains("2. Nf3"), "{}", desk.file());
    assert_eq!(desk.files(), ["last.txt"], "it is the same game");
}

#[test]
fn a_draw_is_offered_declined_offered_and_accepted() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4"]);
    let saves = desk.saves();
    desk.key('d');
    desk.assert_message(asked(Prompt::Draw(Color::Black)), &YES_OR_NO);
    desk.key('n');
    assert_eq!(desk.notice(), Some(Notice::DrawDeclined(Color::White)));
    assert_eq!(desk.game().question(), None);
    assert_eq!(desk.saves(), saves);
    desk.key('y');
    assert_eq!(reason(&desk), None, "there is nothing to answer any more");
    desk.key('d');
    desk.key('y');
    assert_eq!(reason(&desk), Some("agreement"));
    assert!(desk.file().contains("[Termination \"agreement\"]"));
    assert_eq!(desk.notice(), desk.saved_to_last());
    desk.key('n');
    assert_eq!(desk.notice(), desk.saved_to_last());
}

/// The path is named only if it is not the usual one.
#[test]
fn a_game_saved_in_the_usual_folder_is_saved_without_a_path() {
    let mut desk = Desk::playing();
    desk.key('g');
    desk.key('y');
    desk.run(Reply::Saved(None));
    assert_eq!(desk.notice(), Some(Notice::Saved(None)));
    assert!(!desk.files.games.is_usual());
}

#[test]
fn pressing_d_again_neither_asks_again_nor_answers() {
    let mut desk = Desk::playing();
    desk.key('d');
    desk.key('d');
    assert_eq!(desk.game().question(), Some(Question::Draw(Color::White)));
    assert_eq!(reason(&desk), None);
}

#[test]
fn a_move_declines_the_offer() {
    let mut desk = Desk::playing();
    desk.key('d');
    desk.play(&["e2e4"]);
    assert_eq!(desk.game().question(), None);
    assert_eq!(desk.app.message(), to_move(Color::Black));
    desk.key('y');
    assert_eq!(reason(&desk), None);
}

#[test]
fn an_illegal_move_leaves_the_offer() {
    let mut desk = Desk::playing();
    desk.key('d');
    desk.drag("e2", "e5");
    assert_eq!(desk.game().question(), Some(Question::Draw(Color::White)));
}

#[test]
fn a_takeback_cancels_the_offer() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4", "e7e5"]);
    desk.key('d');
    desk.key('t');
    assert_eq!(desk.game().question(), None);
    desk.key('y');
    assert_eq!(reason(&desk), None);
    assert_eq!(desk.moves(), "e4");
}

#[test]
fn esc_closes_the_question_and_not_the_game() {
    let mut desk = Desk::playing();
    desk.key('g');
    desk.press(Key::Escape);
    assert_eq!(desk.game().question(), None);
    assert_eq!(desk.app.dialog(), None);
    assert_eq!(reason(&desk), None);
}

#[test]
fn esc_declines_an_offer_with_a_message() {
    let mut desk = Desk::playing();
    desk.key('d');
    desk.press(Key::Escape);
    assert_eq!(desk.notice(), Some(Notice::DrawDeclined(Color::Black)));
}

#[test]
fn a_question_puts_a_promoting_pawn_back() {
    for key in ['d', 'g'] {
        let mut desk = Desk::playing_from("7k/1P6/8/8/8/8/8/K7 w - - 0 1");
        desk.play(&["b7b8"]);
        desk.key(key);
        assert!(desk.game().question().is_some(), "{key}");
        assert_eq!(desk.input().hand(), Hand::Empty, "{key}");
    }
}

#[test]
fn a_resignation_is_refused_and_confirmed() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4"]);
    desk.key('g');
    desk.assert_message(asked(Prompt::Resign(Color::Black)), &YES_OR_NO);
    desk.key('n');
    assert_eq!(desk.notice(), Some(Notice::GameGoesOn));
    desk.click_on(Command::Play(PlayCommand::Resign));
    desk.key('y');
    assert_eq!(reason(&desk), Some("resignation"));
    assert!(desk.file().contains("[Result \"1-0\"]"), "{}", desk.file());
    desk.run(Command::Escape);
    desk.run(Command::Escape);
    let won = Outcome::win(Color::White, Termination::Resignation);
    assert_eq!(desk.app.message(), Some(Message::Ended(won)));
}

#[test]
fn resign_draw_yes_gives_the_same_result_on_the_screen_and_in_the_file() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4"]);
    let resign = || Prompt::Resign(Color::Black);
    desk.key('g');
    desk.assert_message(asked(resign()), &YES_OR_NO);
    desk.key('d');
    desk.assert_message(insisting(resign()), &YES_OR_NO);
    desk.key('y');
    assert_eq!(reason(&desk), Some("resignation"));
    assert!(desk.file().contains("[Result \"1-0\"]"), "{}", desk.file());
    assert!(desk.file().contains("[Termination \"resignation\"]"));
}

#[test]
fn d_claims_a_threefold_repetition() {
    let mut desk = Desk::playing();
    for _ in 0..2 {
        desk.play(&["g1f3", "g8f6", "f3g1", "f6g8"]);
    }
    let can_claim = Message::ToMove {
        turn: Color::White,
        is_check: false,
        claim: Some(Termination::ThreefoldRepetition),
    };
    desk.assert_message(can_claim, &[(Hint::ClaimDraw, "D")]);
    desk.key('d');
    assert_eq!(reason(&desk), Some("threefold repetition"));
    assert!(
        desk.file()
            .contains("[Termination \"threefold repetition\"]")
    );
}

#[test]
fn takebacks_go_back_to_the_start_and_then_say_so() {
    let mut desk = Desk::playing();
    desk.wait(1_000);
    desk.play(&["e2e4"]);
    desk.wait(2_000);
    desk.play(&["d7d5"]);
    desk.wait(3_000);
    desk.play(&["e4d5"]);
    let saves = desk.saves();
    desk.key('t');
    assert_eq!(desk.moves(), "e4 d5");
    assert_eq!(desk.clocks(), (1_000, 2_000));
    desk.click_on(Command::Play(PlayCommand::TakeBack));
    desk.key('t');
    assert_eq!(desk.moves(), "");
    assert_eq!(desk.clocks(), (0, 0));
    assert_eq!(desk.saves(), saves + 3, "each is saved");
    assert!(!desk.file().contains("e4"), "{}", desk.file());
    desk.key('t');
    assert_eq!(desk.notice(), Some(Notice::NoMoveToTakeBack));
    assert_eq!(desk.saves(), saves + 3);
}

#[test]
fn a_takeback_before_the_first_move_does_no_harm() {
    let mut desk = Desk::playing();
    desk.key('t');
    desk.shift('t');
    assert_eq!(desk.notice(), Some(Notice::NoMoveToReplay));
    desk.play(&["e2e4"]);
    assert_eq!(desk.moves(), "e4");
}

#[test]
fn shift_t_replays_moves_until_another_is_made() {
    let mut desk = Desk::playing();
    desk.wait(1_000);
    desk.play(&["e2e4", "e7e5", "g1f3"]);
    for _ in 0..3 {
        desk.key('t');
    }
    desk.shift('t');
    desk.shift('t');
    assert_eq!(desk.moves(), "e4 e5");
    assert_eq!(desk.clocks(), (1_000, 0));
    desk.play(&["b1c3"]);
    desk.shift('t');
    assert_eq!(desk.moves(), "e4 e5 Nc3");
    assert_eq!(desk.notice(), Some(Notice::NoMoveToReplay));
}

#[test]
fn a_game_continues_after_a_mate_is_taken_back() {
    let mut desk = mated();
    assert_eq!(desk.app.wake(desk.now()).is_some(), desk.slide().is_some());
    desk.key('t');
    assert_eq!(desk.moves(), "f3 e5 g4");
    assert_eq!(reason(&desk), None);
    assert!(desk.file().contains("[Result \"*\"]"));
    desk.play(&["d7d5"]);
    assert_eq!(desk.moves(), "f3 e5 g4 d5");
}

#[test]
fn a_game_that_the_players_ended_cannot_be_continued() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4"]);
    desk.key('g');
    desk.key('y');
    let file = desk.file();
    desk.key('t');
    assert_eq!(desk.moves(), "e4");
    assert_eq!(desk.notice(), Some(Notice::EndedByPlayers));
    assert_eq!(desk.file(), file);
}

#[test]
fn r_gives_a_rematch_with_colours_changed() {
    let mut desk = mated();
    desk.key('r');
    assert_eq!(desk.moves(), "");
    assert_eq!((desk.white(), desk.black()), ("Kieseritzky", "Anderssen"));
    assert!(desk.effects.contains(&Effect::SaveSettings));
    assert_eq!(desk.app.settings.white.as_deref(), Some("Kieseritzky"));
    desk.wait(700);
    assert_eq!(desk.clocks(), (700, 0));
}

#[test]
fn after_r_players_without_names_still_have_none() {
    let mut desk = Desk::playing();
    desk.app.settings = Settings::default();
    desk.key('g');
    desk.key('y');
    desk.new_game();
    desk.key('g');
    desk.key('y');
    desk.key('r');
    let unnamed = ByColor {
        white: None,
        black: None,
    };
    assert_eq!(desk.game().players, unnamed);
}

#[test]
fn r_does_nothing_while_a_game_is_in_progress() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4"]);
    desk.key('r');
    assert_eq!(desk.moves(), "e4");
}

#[test]
fn after_a_game_s_starts_another_and_l_reviews_this_one() {
    let mut desk = mated();
    desk.key('l');
    assert!(desk.is_reviewing());
    assert_eq!(desk.moves(), "f3 e5 g4 Qh4#");
    let mut desk = mated();
    desk.click_on(Command::Start(StartCommand::NewGame));
    desk.click_on(Command::Form(FormCommand::Submit));
    assert_eq!(desk.moves(), "");
    assert!(desk.is_playing());
}

#[test]
fn earlier_positions_are_shown_by_keys_and_left_by_esc() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4", "e7e5", "g1f3"]);
    desk.press(Key::Left);
    assert_eq!(desk.shown(), 2);
    let back = [(Hint::BackToGame, "Esc")];
    let first = Place::Move(1, Color::Black);
    desk.assert_message(Message::LookingBack(first), &back);
    desk.press(Key::Home);
    assert_eq!(desk.shown(), 0);
    desk.assert_message(Message::LookingBack(Place::Start), &back);
    desk.press(Key::Left);
    assert_eq!(desk.shown(), 0);
    desk.press(Key::Right);
    assert_eq!(desk.shown(), 1);
    desk.press(Key::End);
    assert!(!desk.live_game().is_looking_back());
    desk.press(Key::Right);
    assert_eq!(desk.shown(), 3);
    desk.press(Key::Home);
    desk.press(Key::Escape);
    assert_eq!(desk.shown(), 3);
    assert_eq!(desk.app.dialog(), None);
    assert_eq!(desk.saves(), 3, "looking changes nothing");
}

#[test]
fn a_held_arrow_steps_on_and_a_held_letter_does_nothing_again() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4", "e7e5", "g1f3"]);
    desk.press(Key::Left);
    desk.repeat(Key::Left);
    desk.repeat(Key::Left);
    assert_eq!(desk.shown(), 0);
    desk.press(Key::End);
    desk.repeat(Key::Char('t'));
    desk.repeat(Key::Char('f'));
    desk.repeat(Key::Escape);
    assert_eq!(desk.moves(), "e4 e5 Nf3");
    assert!(!desk.app.flipped);
    assert_eq!(desk.app.dialog(), None);
}

#[test]
fn a_click_in_the_list_shows_that_position() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4", "e7e5", "g1f3"]);
    desk.click_on(Command::Board(BoardCommand::Show(Step::To(1))));
    assert_eq!(desk.shown(), 1);
    assert!(desk.shown_fen().starts_with("rnbqkbnr/pppppppp/8/8/4P3/"));
    desk.click_on(Command::Board(BoardCommand::Show(Step::To(3))));
    assert!(!desk.live_game().is_looking_back());
}

#[test]
fn a_press_on_the_board_while_looking_back_returns_to_the_game() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4", "e7e5"]);
    desk.press(Key::Home);
    desk.click("e2");
    assert!(!desk.live_game().is_looking_back());
    assert_eq!(desk.moves(), "e4 e5");
    assert_eq!(desk.input().hand(), Hand::Empty);
    desk.play(&["g1f3"]);
    assert_eq!(desk.moves(), "e4 e5 Nf3");
}

#[test]
fn a_takeback_while_looking_back_takes_the_last_move_and_shows_the_game() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4", "e7e5", "g1f3"]);
    desk.press(Key::Home);
    desk.key('t');
    assert_eq!(desk.moves(), "e4 e5");
    assert!(!desk.live_game().is_looking_back());
}

#[test]
fn the_material_follows_every_half_move_and_the_position_shown() {
    let mut desk = Desk::playing();
    let leads = |desk: &Desk| {
        let scene = desk.scene();
        let signed = |text: &str| text.starts_with(['+', '-', '=']) && text.len() <= 3;
        let found = scene.shapes.iter().find_map(|shape| match &shape.look {
            Look::Text { text, em: 14, .. } if signed(text) => Some(text.clone()),
            _ => None,
        });
        found.expect("a meter")
    };
    assert_eq!(leads(&desk), "=");
    desk.play(&["e2e4", "d7d5", "e4d5"]);
    assert_eq!(leads(&desk), "+1");
    desk.play(&["d8d5"]);
    assert_eq!(leads(&desk), "=");
    desk.play(&["b1c3", "e7e6", "c3d5"]);
    assert_eq!(leads(&desk), "+9");
    desk.press(Key::Home);
    assert_eq!(leads(&desk), "=");
    desk.press(Key::End);
    desk.key('t');
    assert_eq!(leads(&desk), "=");
}

#[test]
fn the_meter_is_not_red_in_the_next_game() {
    let red = |desk: &Desk| {
        let scene = desk.scene();
        let is_red = |look: &Look| matches!(look, Look::Text { text, color, em: 14, .. } if *color == THEME.red && text.starts_with('+'));
        scene.shapes.iter().any(|shape| is_red(&shape.look))
    };
    let mut desk = Desk::playing_from("7k/8/8/8/8/8/Q1Q5/K7 w - - 0 1");
    assert!(red(&desk));
    desk.key('g');
    desk.key('y');
    desk.new_game();
    assert!(!red(&desk));
}

#[test]
fn arrows_move_through_the_menu() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4"]);
    desk.press(Key::Escape);
    assert_eq!(menu_line(&desk), Some(0));
    desk.press(Key::Up);
    assert_eq!(menu_line(&desk), Some(0));
    for _ in 0..9 {
        desk.repeat(Key::Down);
    }
    assert_eq!(menu_line(&desk), Some(8));
    desk.press(Key::Up);
    desk.press(Key::Enter);
    assert!(desk.is_at_start(), "the line above the last leads there");
    assert_eq!(desk.app.dialog(), None);
    desk.key('c');
    assert_eq!(desk.moves(), "e4");
}

#[test]
fn every_line_of_the_menu_does_what_it_says_by_enter_by_key_and_by_click() {
    let open = || {
        let mut desk = Desk::playing();
        desk.click_on(Command::Escape);
        desk
    };
    type Way = fn(&mut Desk, usize);
    let by_enter: Way = |desk, line| {
        for _ in 0..line {
            desk.press(Key::Down);
        }
        desk.press(Key::Enter);
    };
    let by_click: Way = |desk, line| {
        let commands = [
            Command::Escape,
            Command::Board(BoardCommand::TypeMove),
            Command::Play(PlayCommand::Pause),
            Command::Menu(MenuCommand::AllKeys),
            Command::Settings(SettingsCommand::Show),
            Command::Settings(SettingsCommand::FullScreen),
            Command::File(FileCommand::SaveAs),
            Command::Start(StartCommand::Leave),
            Command::Quit,
        ];
        desk.click_on(commands[line].clone());
    };
    let by_key: Way = |desk, line| {
        let keys = [
            Key::Escape,
            Key::Char('k'),
            Key::Char('p'),
            Key::Char('?'),
            Key::Char(','),
            Key::F11,
            // With Ctrl.
            Key::Char('s'),
            Key::Char('s'),
            Key::Char('q'),
        ];
        match line {
            6 => desk.ctrl('s'),
            _ => desk.press(keys[line]),
        }
    };
    for way in [by_enter, by_click, by_key] {
        let mut back = open();
        way(&mut back, 0);
        assert!(back.is_playing() && back.app.dialog().is_none());
        let mut typing = open();
        way(&mut typing, 1);
        assert!(typing.input().typed().is_some() && typing.app.dialog().is_none());
        let mut paused = open();
        way(&mut paused, 2);
        assert!(paused.game().is_paused() && paused.app.dialog().is_none());
        let mut keys = open();
        way(&mut keys, 3);
        assert_eq!(keys.app.dialog(), Some(&Dialog::Keys));
        let mut settings = open();
        way(&mut settings, 4);
        assert!(matches!(settings.app.dialogs[..], [Dialog::Settings(_)]));
        let mut full = open();
        way(&mut full, 5);
        assert_eq!(full.effects.last(), Some(&Effect::ToggleFullScreen));
        let mut saving = open();
        way(&mut saving, 6);
        assert!(saving.app.asks_for_path());
        let mut left = open();
        way(&mut left, 7);
        assert!(left.is_at_start());
        let mut quit = open();
        way(&mut quit, 8);
        assert_eq!(quit.effects.last(), Some(&Effect::Quit));
    }
}

#[test]
fn the_menu_replays_a_move_that_was_taken_back() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4"]);
    desk.press(Key::Escape);
    assert_eq!(
        desk.scene().area_of(&Command::Play(PlayCommand::Replay)),
        None
    );
    desk.press(Key::Escape);
    for way in [
        (|desk| desk.click_on(Command::Play(PlayCommand::Replay))) as fn(&mut Desk),
        |desk| desk.shift('t'),
    ] {
        desk.key('t');
        desk.press(Key::Escape);
        way(&mut desk);
        assert_eq!((desk.moves().as_str(), menu_line(&desk)), ("e4", None));
    }
}

/// The menu lines change when a flag falls; Enter must not run another command because of that.
#[test]
fn the_chosen_line_of_the_menu_stays_when_the_game_ends_by_itself() {
    let steps_to = |desk: &mut Desk, command: Command| {
        desk.press(Key::Escape);
        while !matches!(desk.app.dialog(), Some(Dialog::Menu { chosen }) if *chosen == command) {
            desk.press(Key::Down);
        }
    };
    let open = || {
        let mut desk = Desk::with_last("[TimeControl \"5\"]\n\n1. e4 e5 *\n");
        desk.key('c');
        desk
    };
    let mut desk = open();
    steps_to(&mut desk, Command::Settings(SettingsCommand::Show));
    let before = menu_line(&desk);
    desk.wait(5_000);
    assert!(desk.game().outcome().is_some());
    assert_ne!(menu_line(&desk), before);
    desk.press(Key::Enter);
    assert!(matches!(desk.app.dialogs[..], [Dialog::Settings(_)]));
    // A command that has become impossible does nothing.
    let mut desk = open();
    steps_to(&mut desk, Command::Play(PlayCommand::Pause));
    desk.wait(5_000);
    assert_eq!(menu_line(&desk), Some(0));
    desk.press(Key::Enter);
    assert!(desk.is_playing() && desk.app.dialog().is_none());
}

#[test]
fn the_menu_takes_the_keys_and_the_clicks() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4"]);
    let take_back = desk.zone_of(&Command::Play(PlayCommand::TakeBack)).center();
    desk.press(Key::Escape);
    for key in ['t', 'd', 'g', 'f', 'y'] {
        desk.key(key);
    }
    assert_eq!(desk.moves(), "e4");
    assert_eq!(desk.game().question(), None);
    desk.click_at(take_back);
    assert_eq!(desk.app.dialog(), None, "a click beside it closes it");
    assert_eq!(desk.moves(), "e4");
}

#[test]
fn all_keys_open_and_close_by_several_keys() {
    for open in [Key::Char('?'), Key::F1] {
        for close in [Key::Char('?'), Key::F1, Key::Escape, Key::Enter] {
            let mut desk = Desk::playing();
            desk.press(open);
            assert_eq!(desk.app.dialog(), Some(&Dialog::Keys));
            desk.press(close);
            assert_eq!(desk.app.dialog(), None);
        }
    }
    // On most keyboards the question mark needs Shift.
    let mut desk = Desk::new();
    desk.shift('?');
    assert_eq!(desk.app.dialog(), Some(&Dialog::Keys));
}

/// What a command does, as the list of keys says.
fn word(command: impl Into<Command>) -> &'static str {
    word_in(Context::Anywhere, command)
}

/// What a command does in a context.
fn word_in(context: Context, command: impl Into<Command>) -> &'static str {
    words::does(context, &command.into())
}

/// Only keys that work at this moment are listed.
#[test]
fn the_list_of_keys_has_each_key_once_with_its_action() {
    let mut desk = Desk::playing();
    assert!(is_listed(&desk, "Enter", word(BoardCommand::TypeMove)));
    assert!(is_listed(&desk, "←", word(BoardCommand::Show(Step::Back))));
    desk.press(Key::Tab);
    assert!(
        !does(&desk, word(BoardCommand::TypeMove))
            && !does(&desk, word(BoardCommand::Show(Step::Back)))
    );
    assert!(is_listed(
        &desk,
        "Tab Esc",
        word_in(Context::Board, BoardCommand::Focus)
    ));
    desk.press(Key::Tab);
    desk.play(&["f2f3", "e7e5", "g2g4", "d8h4"]);
    assert!(!does(&desk, word(PlayCommand::Answer(true))));
    desk.app.settings.takeback_asks = true;
    desk.key('t');
    assert!(
        is_listed(&desk, "Y", word(PlayCommand::Answer(true)))
            && is_listed(&desk, "N Esc", word(PlayCommand::Answer(false)))
    );
}

/// The entries of the list of keys, with spaces between the keys of each.
fn listed(desk: &Desk) -> Vec<(String, &'static str)> {
    let lines = keys::list(&desk.app).into_iter();
    lines
        .map(|line| (line.caps.join(" "), words::action(&line.action)))
        .collect()
}

fn is_listed(desk: &Desk, caps: &str, wanted: &str) -> bool {
    let mut lines = listed(desk).into_iter();
    lines.any(|line| line.0 == caps && line.1 == wanted)
}

fn does(desk: &Desk, wanted: &str) -> bool {
    listed(desk).iter().any(|(_, does)| *does == wanted)
}

#[test]
fn the_list_of_keys_has_only_keys_that_work() {
    let has = |desk: &Desk, all: &[&str]| {
        for wanted in all {
            assert!(does(desk, wanted), "{wanted}: {:?}", listed(desk));
        }
    };
    let has_not = |desk: &Desk, all: &[&str]| {
        for refused in all {
            assert!(!does(desk, refused), "{refused}: {:?}", listed(desk));
        }
    };
    let desk = Desk::new();
    has(
        &desk,
        &[
            word_in(Context::Start, StartCommand::NewGame),
            word(StartCommand::SetUp),
        ],
    );
    has_not(
        &desk,
        &[
            word(StartCommand::Continue),
            word_in(Context::Start, StartCommand::LoadLast),
        ],
    );
    has(
        &Desk::with_last("1. e4 *\n"),
        &[
            word(StartCommand::Continue),
            word_in(Context::Start, StartCommand::LoadLast),
        ],
    );

    let mut desk = Desk::playing();
    let elsewhere = [
        word(StartCommand::Library),
        word(FileCommand::OpenFile),
        word(FileCommand::Paste),
    ];
    has_not(&desk, &elsewhere);
    has_not(
        &desk,
        &[
            word(StartCommand::NewGame),
            word(PlayCommand::Answer(true)),
            word(BoardCommand::Promote(Role::Queen)),
        ],
    );
    has_not(
        &desk,
        &[
            word(PlayCommand::TakeBack),
            word(PlayCommand::Replay),
            word(PlayCommand::GiveTime),
        ],
    );
    desk.play(&["e2e4", "e7e5"]);
    has(
        &desk,
        &[
            word(PlayCommand::TakeBack),
            word(PlayCommand::Draw),
            word(PlayCommand::Resign),
            word(FileCommand::CopyGame),
            word(MenuCommand::Open),
        ],
    );
    desk.key('t');
    has(&desk, &[word(PlayCommand::Replay)]);
    desk.key('p');
    has(&desk, &[word(PlayCommand::Pause), word(MenuCommand::Open)]);
    has_not(
        &desk,
        &[
            word(PlayCommand::TakeBack),
            word(PlayCommand::Draw),
            word(PlayCommand::Resign),
            word(BoardCommand::TypeMove),
        ],
    );
    desk.key('p');
    desk.key('d');
    has(
        &desk,
        &[
            word(PlayCommand::Answer(true)),
            word(PlayCommand::Answer(false)),
            word(PlayCommand::TakeBack),
        ],
    );
    has_not(
        &desk,
        &[
            word(PlayCommand::Draw),
            word(PlayCommand::Resign),
            word(MenuCommand::Open),
        ],
    );
    desk.key('n');
    desk.press(Key::Left);
    has(&desk, &[words::action(&Action::Close(EscTarget::Past))]);
    has_not(&desk, &[word(MenuCommand::Open)]);
    desk.press(Key::Escape);
    desk.press(Key::Enter);
    desk.press(Key::F1);
    has(
        &desk,
        &[
            word_in(Context::MoveLine, FormCommand::Submit),
            word_in(Context::Text, FileCommand::Paste),
        ],
    );
    desk.press(Key::F1);
    desk.press(Key::Escape);
    desk.key('g');
    desk.key('y');
    has(
        &desk,
        &[
            word(StartCommand::Rematch),
            word(StartCommand::NewGame),
            word_in(Context::Ended, StartCommand::LoadLast),
            word(StartCommand::SetUp),
        ],
    );
    has(&desk, &elsewhere);
    has_not(&desk, &[word(PlayCommand::TakeBack)]);
}

#[test]
fn keys_with_the_same_action_share_one_entry() {
    let mut desk = Desk::new();
    assert!(is_listed(&desk, "? F1", word(MenuCommand::AllKeys)));
    assert!(
        !does(&desk, words::action(&Action::Draw(Ink::Blue))),
        "there is no game"
    );
    desk.key('s');
    assert!(is_listed(
        &desk,
        "Tab ↓",
        word(FormCommand::Focus(Step::Forward))
    ));
    desk.press(Key::Escape);
    assert!(is_listed(
        &Desk::playing(),
        "Ctrl Alt",
        words::action(&Action::Draw(Ink::Blue))
    ));
    for mut desk in [desk, Desk::playing(), mated(), Desk::with_last("1. e4 *\n")] {
        for key in ['o', ',', 's'] {
            let mut words: Vec<&str> = listed(&desk).iter().map(|(_, does)| *does).collect();
            words.sort_unstable();
            let count = words.len();
            words.dedup();
            assert_eq!(words.len(), count, "{words:?}");
            desk.press(Key::Escape);
            desk.key(key);
        }
    }
}

/// The menu after a game names it, and so it works there too.
#[test]
fn e_opens_the_board_editor_after_a_game() {
    let mut desk = mated();
    desk.press(Key::Escape);
    desk.zone_of(&Command::Start(StartCommand::SetUp));
    desk.press(Key::Escape);
    desk.key('e');
    assert!(desk.app.editor().is_some());
    desk.press(Key::Escape);
    assert_eq!(desk.app.dialog(), None);
    desk.key('e');
    desk.press(Key::Enter);
    desk.press(Key::Enter);
    assert!(desk.is_playing() && desk.game().outcome().is_none());
    desk.key('e');
    assert!(desk.app.editor().is_none(), "a running game goes on");
}

#[test]
fn f11_toggles_full_screen_on_every_screen() {
    let mut desk = Desk::new();
    desk.press(Key::F11);
    desk.new_game();
    desk.press(Key::F11);
    desk.play(&MATE);
    desk.press(Key::F11);
    desk.key('l');
    desk.press(Key::F11);
    let toggles = desk
        .effects
        .iter()
        .filter(|&effect| *effect == Effect::ToggleFullScreen);
    assert_eq!(toggles.count(), 4);
}

#[test]
fn letters_do_the_same_only_without_shift_but_for_t() {
    let mut desk = Desk::playing();
    desk.shift('g');
    assert_eq!(desk.game().question(), None);
    desk.shift('d');
    assert_eq!(desk.game().question(), None);
}

#[test]
fn every_key_of_every_screen_is_harmless_at_every_moment() {
    let moments: [fn() -> Desk; 11] = [
        Desk::new,
        Desk::playing,
        || {
            let mut desk = Desk::playing();
            desk.key('d');
            desk
        },
        || {
            let mut desk = Desk::playing();
            desk.lift("e2", "e4");
            desk
        },
        || {
            let mut desk = Desk::playing_from("2r3k1/1P6/8/8/8/8/8/6K1 w - - 0 1");
            desk.play(&["b7c8"]);
            desk
        },
        || {
            let mut desk = Desk::playing();
            desk.press(Key::Enter);
            desk.type_text("n");
            desk
        },
        || {
            let mut desk = Desk::playing();
            desk.press(Key::Tab);
            desk
        },
        || {
            let mut desk = Desk::playing_from("4k3/8/8/8/8/8/4P3/R3K3 w - - 99 80");
            desk.key('d');
            desk
        },
        mated,
        || {
            let mut desk = mated();
            desk.key('l');
            desk
        },
        || Desk::with_last("1. e4 *\n"),
    ];
    let letters = ('a'..='z').chain("?0+, ".chars()).map(Key::Char);
    let named = [
        Key::Enter,
        Key::Escape,
        Key::Left,
        Key::Right,
        Key::Up,
        Key::Down,
        Key::Home,
        Key::End,
        Key::F1,
        Key::Tab,
        Key::Backspace,
    ];
    let keys: Vec<Key> = letters.chain(named).collect();
    for moment in moments {
        let mut desk = moment();
        let before = desk.app.clone();
        for &key in &keys {
            desk.app = before.clone();
            desk.press(key);
            desk.scene();
            desk.repeat(key);
            desk.event(Event::FocusLost);
            desk.scene();
            desk.app.wake(desk.now());
        }
    }
}

#[test]
fn the_window_wakes_at_the_next_second_and_not_before() {
    let mut desk = Desk::playing();
    desk.wait(400);
    let wake = desk.app.wake(desk.now());
    let next = desk.now().time + std::time::Duration::from_millis(600);
    assert_eq!(wake, Some(Wake::At(next)));
    desk.play(&["e2e4"]);
    assert_eq!(
        desk.app.wake(desk.now()),
        Some(Wake::NextFrame),
        "the pawn slides"
    );
    desk.wait(150);
    assert!(matches!(desk.app.wake(desk.now()), Some(Wake::At(_))));
}

#[test]
fn nothing_wakes_the_window_when_no_clock_runs() {
    assert_eq!(Desk::new().app.wake(Desk::new().now()), None);
    let mut desk = mated();
    desk.wait(1_000);
    assert_eq!(desk.app.wake(desk.now()), None);
    desk.key('l');
    assert_eq!(desk.app.wake(desk.now()), None);
}

#[test]
fn a_dragged_piece_and_moves_without_animation_do_not_slide() {
    let mut desk = Desk::playing();
    desk.drag("e2", "e4");
    assert!(desk.slide().is_none());
    let mut settings = players();
    settings.animation = false;
    desk.app.settings = settings;
    desk.play(&["e7e5"]);
    desk.key('t');
    desk.press(Key::Left);
    assert!(desk.slide().is_none());
}

#[test]
fn the_wheel_scrolls_a_long_list_and_the_next_move_follows_the_game() {
    let rounds = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O \
        9. h3 Nb8 10. d4 Nbd7 11. Nbd2 Bb7 12. Bc2 Re8 13. Nf1 Bf8 14. Ng3 g6 15. a4 c5 16. d5 c4 *\n";
    let mut desk = Desk::with_last(rounds);
    desk.key('c');
    let first_row = |desk: &Desk| desk.live_game().scroll();
    assert_eq!(first_row(&desk), None);
    let first_move = Command::Board(BoardCommand::Show(Step::To(1)));
    assert_eq!(
        desk.scene().area_of(&first_move),
        None,
        "the list follows the game"
    );
    let list = desk
        .zone_of(&Command::Board(BoardCommand::Show(Step::To(31))))
        .center();
    desk.move_to(list);
    for _ in 0..5 {
        desk.event(Event::Wheel(1));
    }
    assert_eq!(first_row(&desk), Some(0));
    desk.click_on(first_move.clone());
    assert_eq!(desk.shown(), 1);
    desk.press(Key::Escape);
    desk.move_to(list);
    desk.event(Event::Wheel(1));
    desk.event(Event::Wheel(-1));
    desk.event(Event::Wheel(-1));
    let bottom = first_row(&desk).expect("scrolled");
    desk.event(Event::Wheel(-1));
    assert_eq!(
        first_row(&desk),
        Some(bottom),
        "it ends where the list ends"
    );
    desk.event(Event::Wheel(1));
    desk.play(&["b2b3"]);
    assert_eq!(first_row(&desk), None);
}

#[test]
fn the_wheel_beside_the_list_does_nothing() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4"]);
    desk.move_to(desk.at("e4"));
    desk.event(Event::Wheel(1));
    assert_eq!(desk.live_game().scroll(), None);
}

#[test]
fn questions_are_answered_by_click_on_the_keys_that_are_shown() {
    let mut desk = Desk::playing();
    desk.key('d');
    desk.click_on(Command::Play(PlayCommand::Answer(false)));
    assert_eq!(desk.notice(), Some(Notice::DrawDeclined(Color::Black)));
    desk.key('g');
    desk.click_on(Command::Play(PlayCommand::Answer(true)));
    assert!(desk.file().contains("[Termination \"resignation\"]"));
}
