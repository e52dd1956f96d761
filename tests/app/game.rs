//! Do whole games work: offers, takebacks, looking back?

use crate::desk;

use desk::{Desk, YES_OR_NO, asked, effects_of_a_start, insisting, players, to_move};
use deskmate::app::keys::{self, Key};
use deskmate::app::{
    BoardCommand, Command, Effect, FileEffect, FormCommand, Hand, Hint, Message, Notice, Place,
    PlayCommand, Prompt, Reply, StartCommand, Step, Wake,
};
use deskmate::game::Question;
use deskmate::rules::{ByColor, Color, Outcome, Termination};
use deskmate::storage::{Settings, file_name};
use deskmate::view::{DARK, Event, Look, Point};

pub const MATE: [&str; 4] = ["f2f3", "e7e5", "g2g4", "d8h4"];

pub fn mated() -> Desk {
    let mut desk = Desk::playing();
    desk.play(&MATE);
    desk
}

fn reason(desk: &Desk) -> Option<&'static str> {
    let outcome = desk.game().outcome();
    outcome.map(|outcome| outcome.termination.tag())
}

#[test]
fn s_starts_a_game_whose_clock_begins_with_the_first_move() {
    let mut desk = Desk::new();
    assert!(desk.is_at_start());
    desk.new_game();
    assert!(desk.is_playing());
    assert_eq!(desk.effects, effects_of_a_start());
    assert_eq!(desk.app.message(), to_move(Color::White));
    assert_eq!(desk.app.wake(desk.now()), None);
    desk.wait(1_500);
    desk.play(&["e2e4"]);
    desk.wait(700);
    assert_eq!(desk.clocks(), (0, 700));
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
    let mut desk = Desk::playing_at_once();
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
    let mut desk = Desk::begun();
    let saves = desk.saves();
    desk.key('d');
    desk.assert_message(asked(Prompt::Draw(Color::White, None)), &YES_OR_NO);
    desk.key('n');
    assert_eq!(desk.notice(), Some(Notice::DrawDeclined(Color::Black)));
    assert_eq!(desk.game().question(), None);
    assert_eq!(desk.saves(), saves);
    desk.key('y');
    assert_eq!(reason(&desk), None, "there is nothing to answer any more");
    // In this position it is not asked again.
    desk.key('d');
    assert_eq!(desk.notice(), Some(Notice::DrawDeclinedHere));
    assert_eq!(desk.game().question(), None);
    desk.play(&["g1f3"]);
    desk.key('d');
    desk.key('y');
    assert_eq!(reason(&desk), Some("agreement"));
    assert!(desk.file().contains("[Termination \"agreement\"]"));
    assert_eq!(desk.notice(), desk.saved_to_last());
    desk.key('n');
    assert_eq!(desk.notice(), desk.saved_to_last());
}

/// The next game takes its place.
#[test]
fn a_game_that_does_not_count_is_not_said_to_be_kept() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4"]);
    desk.key('g');
    desk.key('y');
    assert_eq!(reason(&desk), Some("resignation"));
    assert_eq!(desk.notice(), None);
    let says_kept = |text: &String| text.contains("kept as");
    assert!(!desk.texts().iter().any(says_kept), "{:?}", desk.texts());
}

/// The file of the second one gets a number.
#[test]
fn of_two_games_in_a_minute_the_second_is_not_said_to_have_the_name_of_the_first() {
    let mut desk = mated();
    let name = file_name(desk.game());
    let place = desk.files.games.last().display().to_string();
    assert_eq!(desk.notice(), desk.saved_to_last());
    desk.run(StartCommand::NewGame);
    desk.run(FormCommand::SwapPlayers);
    desk.press(Key::Enter);
    desk.play(&MATE);
    assert_eq!(file_name(desk.game()), name);
    assert_eq!(desk.notice(), Some(Notice::Saved(Some(place))));
    desk.key('r');
    desk.play(&MATE);
    assert_eq!(desk.notice(), desk.saved_to_last());
}

/// The path is named only if it is not the usual one.
#[test]
fn a_game_saved_in_the_usual_folder_is_saved_without_a_path() {
    let mut desk = Desk::begun();
    desk.key('g');
    desk.key('y');
    desk.run(Reply::Saved(None));
    let (place, name) = (None, file_name(desk.game()));
    assert_eq!(desk.notice(), Some(Notice::Kept { place, name }));
    assert!(!desk.files.games.is_usual());
}

#[test]
fn pressing_d_again_neither_asks_again_nor_answers() {
    let mut desk = Desk::begun();
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
    let mut desk = Desk::begun();
    desk.key('d');
    desk.drag("e4", "e5");
    assert_eq!(desk.game().question(), Some(Question::Draw(Color::White)));
}

#[test]
fn no_takeback_loses_an_open_offer() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4", "e7e5"]);
    desk.key('d');
    desk.key('t');
    desk.assert_message(insisting(Prompt::Draw(Color::White, None)), &YES_OR_NO);
    assert_eq!(desk.moves(), "e4 e5");
    desk.key('n');
    desk.key('t');
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
    let mut desk = Desk::begun();
    desk.key('d');
    desk.press(Key::Escape);
    assert_eq!(desk.notice(), Some(Notice::DrawDeclined(Color::Black)));
}

#[test]
fn a_question_puts_a_promoting_pawn_back() {
    for key in ['d', 'g'] {
        let mut desk = Desk::playing_from("7k/1P6/8/8/8/8/6P1/K7 w - - 0 1");
        desk.play(&["g2g3", "h8h7", "b7b8"]);
        desk.key(key);
        assert!(desk.game().question().is_some(), "{key}");
        assert_eq!(desk.input().hand(), Hand::Empty, "{key}");
    }
}

fn black_resigns(counts: bool) -> Prompt {
    Prompt::Resign {
        by: Color::Black,
        counts,
    }
}

#[test]
fn the_question_for_a_resignation_says_if_the_game_does_not_count() {
    for (moves, counts) in [(&["e2e4"][..], false), (&["e2e4", "e7e5", "g1f3"], true)] {
        let mut desk = Desk::playing();
        desk.play(moves);
        desk.key('g');
        desk.assert_message(asked(black_resigns(counts)), &YES_OR_NO);
        let said = desk.texts().join(" ");
        let warns = said.contains("The game does not count: not both sides have moved.");
        assert_eq!(warns, !counts, "{said}");
    }
}

#[test]
fn a_resignation_is_refused_and_confirmed() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4"]);
    desk.key('g');
    desk.assert_message(asked(black_resigns(false)), &YES_OR_NO);
    desk.key('n');
    assert_eq!(desk.notice(), Some(Notice::GameGoesOn));
    desk.click_on(Command::Play(PlayCommand::Resign));
    desk.key('y');
    assert_eq!(reason(&desk), Some("resignation"));
    assert!(desk.file().contains("[Result \"1-0\"]"), "{}", desk.file());
    desk.run(Command::Escape);
    desk.run(Command::Escape);
    let won = Outcome::win(Color::White, Termination::Resignation);
    let moves = desk.live_game().full_moves();
    assert_eq!(
        desk.app.message(),
        Some(Message::Ended {
            outcome: won,
            moves,
            counts: false,
            part: None,
        })
    );
}

#[test]
fn resign_draw_yes_gives_the_same_result_on_the_screen_and_in_the_file() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4"]);
    desk.key('g');
    desk.assert_message(asked(black_resigns(false)), &YES_OR_NO);
    desk.key('d');
    desk.assert_message(insisting(black_resigns(false)), &YES_OR_NO);
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
    let mut desk = Desk::playing_at_once();
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
    let mut desk = Desk::playing_at_once();
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
    desk.key('y');
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
    assert!(
        desk.effects
            .contains(&Effect::File(FileEffect::SaveSettings))
    );
    assert_eq!(desk.app.settings.white.as_deref(), Some("Kieseritzky"));
    desk.wait(700);
    desk.play(&["e2e4"]);
    desk.wait(300);
    assert_eq!(desk.clocks(), (0, 300));
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
    assert!(!desk.is_flipped());
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
        let is_lead = |text: &str| text == "Even" || text.contains(" +");
        let found = scene.shapes.iter().find_map(|shape| match &shape.look {
            Look::Text { text, em: 13, .. } if is_lead(text) => Some(text.clone()),
            _ => None,
        });
        found.expect("a meter")
    };
    assert_eq!(leads(&desk), "Even");
    desk.play(&["e2e4", "d7d5", "e4d5"]);
    assert_eq!(leads(&desk), "Anderssen +1");
    desk.play(&["d8d5"]);
    assert_eq!(leads(&desk), "Even");
    desk.play(&["b1c3", "e7e6", "c3d5"]);
    assert_eq!(leads(&desk), "Anderssen +9");
    desk.press(Key::Home);
    assert_eq!(leads(&desk), "Even");
    desk.press(Key::End);
    desk.key('t');
    assert_eq!(leads(&desk), "Even");
}

#[test]
fn the_meter_is_not_red_in_the_next_game() {
    let red = |desk: &Desk| {
        let scene = desk.scene();
        let is_red = |look: &Look| matches!(look, Look::Text { text, color, em: 13, .. } if *color == DARK.red && text.contains('+'));
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
fn the_window_wakes_at_the_next_second_and_not_before() {
    let mut desk = Desk::playing_at_once();
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
fn the_wheel_and_a_drag_step_through_the_strip_of_moves() {
    let mut desk = Desk::playing();
    desk.resize(600, 1_000);
    desk.play(&["e2e4", "e7e5", "g1f3", "b8c6"]);
    let strip = desk.zone_of(&Command::Board(BoardCommand::Show(Step::To(4))));
    let at = strip.center();
    desk.move_to(at);
    desk.event(Event::Wheel(1));
    assert_eq!(desk.shown(), 3);
    desk.event(Event::Wheel(-1));
    assert_eq!(desk.shown(), 4);
    let right = |by: i32| Point { x: at.x + by, ..at };
    desk.down(at);
    desk.move_to(right(20));
    desk.move_to(right(85));
    assert_eq!(desk.shown(), 2, "the moves follow the finger");
    desk.move_to(right(40));
    desk.up(right(40));
    assert_eq!(desk.shown(), 3);
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
    let mut desk = Desk::begun();
    desk.key('d');
    desk.click_on(Command::Play(PlayCommand::Answer(false)));
    assert_eq!(desk.notice(), Some(Notice::DrawDeclined(Color::Black)));
    desk.key('g');
    desk.click_on(Command::Play(PlayCommand::Answer(true)));
    assert!(desk.file().contains("[Termination \"resignation\"]"));
}

#[test]
fn a_move_that_withdraws_an_offer_says_so_however_it_is_made() {
    let ways: [fn(&mut Desk); 3] = [
        |desk| desk.type_move("Nf3"),
        |desk| desk.play(&["g1f3"]),
        |desk| desk.drag("g1", "f3"),
    ];
    for way in ways {
        let mut desk = Desk::begun();
        desk.key('d');
        way(&mut desk);
        desk.wait(1_000);
        let withdrawn = Notice::Withdrawn(Question::Draw(Color::White));
        assert_eq!(desk.notice(), Some(withdrawn));
    }
}

#[test]
fn the_button_for_a_draw_is_dim_until_both_sides_have_moved() {
    let mut desk = Desk::playing();
    let draw = PlayCommand::Draw.into();
    assert!(!keys::works(&desk.app, &draw));
    desk.play(&["e2e4", "e7e5"]);
    assert!(keys::works(&desk.app, &draw));
}
