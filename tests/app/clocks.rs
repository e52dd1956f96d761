//! Are the clocks right, from the form over flags and pauses to the file and back?

use crate::clock_start::{start, with_clock};
use crate::desk;
use crate::forms::{form, opened};

use desk::{Desk, key_press, players, to_move};
use deskmate::app::keys::{Context, Key};
use deskmate::app::{
    Command, Dialog, Effect, EntryFault, FieldId, FieldOption, FileEffect, FormCommand, Hand, Hint,
    Message, Notice, PlayCommand, StageFault, StartCommand, Wake, Widget, WindowEffect,
};
use deskmate::game::{TimeControl, TimeControlError};
use deskmate::rules::{Color, Outcome, Termination};
use deskmate::sound::Sound;
use deskmate::storage::{ClockKind, Settings};
use deskmate::view::{DARK, Event, Look, Point, Rgba};
use deskmate::words::{Phrase, Words};
use std::time::Duration;

fn paused(turn: Color, suspended_for: Option<Duration>) -> Message {
    Message::Paused {
        turn,
        suspended_for,
    }
}

/// The text of a clock that starts to run after these seconds.
fn delay(seconds: u64) -> String {
    Words::ENGLISH.delay(Duration::from_secs(seconds))
}

fn type_text(desk: &mut Desk, text: &str) {
    for letter in text.chars() {
        let mut press = key_press(Key::Char(letter), false, false);
        press.text = Some(letter);
        desk.event(Event::Key(press));
    }
}

/// Replaces the text of a field by typing.
fn enter(desk: &mut Desk, id: FieldId, text: &str) {
    // The focus selects all of it.
    desk.press(Key::Tab);
    focus(desk, id);
    type_text(desk, text);
}

fn focus(desk: &mut Desk, id: FieldId) {
    let count = form(desk).fields().count();
    for _ in 0..count {
        if form(desk).focus == id {
            return;
        }
        desk.press(Key::Tab);
    }
    panic!("no field {id:?}");
}

/// The tile for all other kinds.
const OTHER: usize = 7;

fn choose_tile(desk: &mut Desk, number: usize) {
    desk.run(Command::Form(FormCommand::Choose(
        FieldId::QuickChoice,
        number,
    )));
}

fn choose(desk: &mut Desk, kind: ClockKind) {
    if kind == ClockKind::NoClock {
        return choose_tile(desk, 0);
    }
    choose_tile(desk, OTHER);
    let field = form(desk).field(FieldId::Clock).cloned().expect("kinds");
    let Widget::Choice { options, .. } = field.widget else {
        panic!("a choice");
    };
    let mut options = options.iter();
    let number = options.position(|option| *option == FieldOption::Clock(kind));
    desk.run(Command::Form(FormCommand::Choose(
        FieldId::Clock,
        number.expect("a kind"),
    )));
}

fn kind(desk: &Desk) -> ClockKind {
    let Some(Dialog::NewGame(new_game)) = desk.app.dialog() else {
        panic!("the form is open");
    };
    new_game.clock_kind()
}

const WHITE_TIME: FieldId = FieldId::Time(Color::White);
const WHITE_BONUS: FieldId = FieldId::Bonus(Color::White);

/// A game with this time for both sides, in minutes and seconds, and White's clock running.
fn playing(kind: ClockKind, time: &str, bonus: &str) -> Desk {
    let settings = Settings {
        clock_at_once: true,
        ..with_clock(kind, time, bonus)
    };
    start(settings)
}

/// A resumed game from a position, with the clock running.
fn playing_from(fen: &str, control: &str) -> Desk {
    let text = format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n[TimeControl \"{control}\"]\n\n*\n");
    let mut desk = Desk::with_last(&text);
    desk.app.settings.clock_at_once = true;
    desk.key('c');
    desk
}

fn control(desk: &Desk) -> (String, String) {
    let control = desk.game().clock().control();
    (control.white.to_string(), control.black.to_string())
}

fn outcome(desk: &Desk) -> Option<Outcome> {
    desk.game().outcome()
}

/// The colour of a text on the screen, if it is there.
fn ink(desk: &Desk, wanted: &str) -> Option<deskmate::view::Rgba> {
    let scene = desk.scene();
    scene.shapes.iter().find_map(|shape| match &shape.look {
        Look::Text { text, color, .. } if text == wanted => Some(*color),
        _ => None,
    })
}

fn heard(desk: &Desk, sound: Sound) -> usize {
    let all = desk.effects.iter();
    all.filter(|effect| **effect == Effect::Window(WindowEffect::Sound(sound)))
        .count()
}

const WHITE_LOST: Outcome = Outcome::win(Color::Black, Termination::TimeForfeit);

#[test]
fn a_clock_with_a_delay_begins_with_one() {
    for kind in [ClockKind::Bronstein, ClockKind::Delay] {
        let mut desk = opened();
        choose_tile(&mut desk, 4);
        choose(&mut desk, kind);
        assert_eq!(form(&desk).text(WHITE_BONUS), "3", "{kind:?}");
        desk.press(Key::Enter);
        assert!(desk.is_playing());
    }
}

#[test]
fn one_minute_chosen_by_keys_runs_to_the_flag() {
    let mut desk = opened();
    desk.press(Key::Escape);
    desk.app.settings.clock_at_once = true;
    desk.key('s');
    focus(&mut desk, FieldId::QuickChoice);
    desk.press(Key::Home);
    assert_eq!(kind(&desk), ClockKind::NoClock);
    desk.press(Key::Right);
    assert_eq!(kind(&desk), ClockKind::SuddenDeath);
    desk.press(Key::Enter);
    assert_eq!(desk.clocks(), (60_000, 60_000));
    desk.wait(20_000);
    desk.play(&["e2e4"]);
    desk.wait(30_000);
    desk.play(&["e7e5"]);
    assert_eq!(desk.clocks(), (40_000, 30_000));
    desk.wait(39_999);
    assert_eq!(outcome(&desk), None);
    let saves = desk.saves();
    desk.wait(1);
    assert_eq!(outcome(&desk), Some(WHITE_LOST));
    assert_eq!(desk.clocks(), (0, 30_000));
    // Once when the flag falls, and with the result.
    assert_eq!((desk.saves(), heard(&desk, Sound::End)), (saves + 2, 1));
    assert!(desk.file().contains("[Termination \"time forfeit\"]"));
    assert!(desk.file().contains("[TimeControl \"60\"]"));
    assert_eq!(desk.notice(), desk.saved_to_last());
    assert_eq!(
        ink(&desk, &Words::ENGLISH.result(WHITE_LOST, &desk.names())),
        Some(DARK.bright_text)
    );
    assert_eq!(ink(&desk, "0–1"), Some(DARK.message_text));
    assert_eq!(ink(&desk, "Out of time"), Some(DARK.red));
    assert_eq!(ink(&desk, "Won"), Some(DARK.good));
    let summary = Words::ENGLISH.summary(WHITE_LOST, 1, &desk.names());
    let tells = |look: &Look| matches!(look, Look::Text { text, .. } if text.starts_with(&summary));
    let scene = desk.scene();
    assert!(scene.shapes.iter().any(|shape| tells(&shape.look)));
    assert_eq!(ink(&desk, "0:00.0"), Some(DARK.red));
    // The game ended on time, so it cannot be taken back.
    desk.key('t');
    assert_eq!(outcome(&desk), Some(WHITE_LOST));
}

#[test]
fn a_move_that_comes_after_the_flag_is_not_played() {
    let mut desk = playing(ClockKind::SuddenDeath, "0:03", "");
    desk.wait(2_500);
    desk.click("e2");
    // The window did not wake in time.
    desk.sleep(0);
    let late = desk.at("e4");
    desk.wait(499);
    desk.move_to(late);
    desk.wait(1);
    desk.down(late);
    desk.up(late);
    assert_eq!(desk.moves(), "");
    assert_eq!(outcome(&desk), Some(WHITE_LOST));
}

#[test]
fn a_flag_against_a_bare_king_is_a_draw() {
    let mut desk = playing_from("4k3/8/8/8/8/8/3R4/4K3 w - - 0 1", "5");
    desk.wait(5_000);
    let drawn = Outcome::draw(Termination::TimeForfeit);
    assert_eq!(outcome(&desk), Some(drawn));
    assert!(
        ink(
            &desk,
            &Words::ENGLISH.result_of(desk.game(), drawn, &desk.names())
        )
        .is_some()
    );
    assert!(desk.file().contains("[Result \"1/2-1/2\"]"));
    assert!(desk.file().contains("[Termination \"time forfeit\"]"));
    assert_eq!(desk.game().flagged(), Some(Color::White));
}

#[test]
fn p_pauses_and_nothing_can_be_played_meanwhile() {
    let mut desk = playing(ClockKind::Fischer, "5", "3");
    desk.play(&["e2e4"]);
    desk.wait(2_000);
    desk.key('d');
    desk.wait(1_000);
    desk.key('p');
    assert_eq!(desk.game().question(), None, "the offer is dropped");
    desk.assert_message(paused(Color::Black, None), &[(Hint::Resume, "P")]);
    assert_eq!(
        ink(&desk, Words::ENGLISH.text(Phrase::Paused)),
        Some(DARK.message_text)
    );
    desk.wait(3_600_000);
    desk.sleep(7_200_000);
    assert_eq!(desk.clocks(), (303_000, 297_000));
    for key in ['d', 'g', 't', '+', 's'] {
        desk.app.notice = None;
        desk.key(key);
        assert_eq!(desk.notice(), Some(Notice::Paused), "{key}");
    }
    desk.shift('t');
    desk.key('k');
    assert!(desk.input().typed().is_none(), "no move is typed either");
    desk.play(&["e7e5"]);
    assert_eq!(desk.notice(), Some(Notice::Paused));
    assert_eq!((desk.moves().as_str(), outcome(&desk)), ("e4", None));
    assert_eq!(desk.game().question(), None);
    // Earlier positions can be looked at.
    desk.press(Key::Home);
    assert!(desk.live_game().is_looking_back());
    desk.press(Key::Escape);
    desk.key('p');
    assert_eq!(desk.app.message(), to_move(Color::Black));
    desk.wait(1_000);
    desk.play(&["e7e5"]);
    assert_eq!(desk.clocks(), (303_000, 299_000));
    assert_eq!(desk.moves(), "e4 e5");
}

#[test]
fn a_pause_covers_the_board_until_a_key_or_its_button() {
    let mut desk = playing(ClockKind::Fischer, "5", "3");
    desk.play(&["e2e4"]);
    let says_so = |desk: &Desk| {
        let text = "Both clocks are stopped. Kieseritzky is to move.";
        ink(desk, text).is_some()
    };
    for goes_on in [
        |desk: &mut Desk| desk.key('p'),
        |desk: &mut Desk| desk.key(' '),
        |desk: &mut Desk| {
            desk.press(Key::Enter);
        },
        |desk: &mut Desk| {
            let card = desk.layout().board.center();
            desk.click_at(Point::new(card.x, card.y + 56));
        },
    ] {
        desk.key('p');
        assert!(says_so(&desk) && desk.game().is_paused());
        desk.press(Key::Home);
        assert!(!says_so(&desk), "an earlier position can be seen");
        desk.press(Key::End);
        goes_on(&mut desk);
        assert!(!says_so(&desk) && !desk.game().is_paused());
    }
}

#[test]
fn a_game_that_counts_up_is_paused_too() {
    let mut desk = Desk::playing_at_once();
    desk.wait(2_000);
    desk.key('p');
    desk.wait(9_000);
    assert_eq!(desk.clocks(), (2_000, 0));
    assert_eq!(desk.saves(), 0, "there is nothing to save yet");
    desk.key('+');
    desk.key('p');
    desk.key('+');
    assert_eq!(desk.notice(), Some(Notice::NoTimeLimit(Color::Black)));
    desk.wait(1_000);
    assert_eq!(desk.clocks(), (3_000, 0));
}

#[test]
fn a_paused_game_that_is_left_is_resumed_with_its_clocks() {
    let mut desk = playing(ClockKind::Fischer, "5", "3");
    desk.play(&["e2e4"]);
    desk.wait(2_000);
    desk.key('p');
    assert!(
        desk.file().contains("[BlackClock \"0:04:58\"]"),
        "{}",
        desk.file()
    );
    let mut desk = desk.restarted();
    desk.wait(50_000);
    desk.key('c');
    desk.wait(1_000);
    assert_eq!(desk.clocks(), (303_000, 298_000));
    desk.key('p');
    desk.wait(1_000);
    assert_eq!(desk.clocks(), (303_000, 297_000));
    assert!(!desk.game().is_paused());
}

#[test]
fn a_pause_puts_a_promoting_pawn_back() {
    let mut desk = playing_from("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "60");
    desk.play(&["a7a8"]);
    assert!(matches!(desk.input().hand(), Hand::Promoting { .. }));
    desk.key('p');
    assert_eq!(desk.input().hand(), Hand::Empty);
    desk.key('q');
    assert_eq!(desk.moves(), "");
}

#[test]
fn the_clock_runs_until_the_promotion_is_chosen() {
    let mut desk = playing_from("4k3/P6p/8/8/8/8/8/4K3 w - - 0 1", "60+5");
    desk.wait(1_000);
    desk.play(&["a7a8"]);
    desk.wait(4_000);
    assert_eq!(desk.clocks(), (55_000, 60_000));
    desk.key('n');
    assert_eq!(desk.moves(), "a8=N");
    assert_eq!(desk.clocks(), (60_000, 60_000));
    desk.wait(1_000);
    assert_eq!(desk.clocks(), (60_000, 59_000));
    // The flag can fall while the choice is open.
    let mut desk = playing_from("4k3/P7/8/8/8/8/7p/4K3 w - - 0 1", "6");
    desk.play(&["a7a8"]);
    desk.wait(6_000);
    desk.key('q');
    assert_eq!(outcome(&desk), Some(WHITE_LOST));
    assert_eq!((desk.input().hand(), &*desk.moves()), (Hand::Empty, ""));
}

#[test]
fn plus_gives_the_opponent_fifteen_seconds() {
    let mut desk = playing(ClockKind::SuddenDeath, "1", "");
    desk.wait(10_000);
    desk.shift('+');
    assert_eq!(desk.notice(), Some(Notice::TimeGiven(Color::Black)));
    assert_eq!(desk.clocks(), (50_000, 75_000));
    desk.play(&["e2e4"]);
    desk.key('+');
    assert_eq!(desk.notice(), Some(Notice::TimeGiven(Color::White)));
    assert_eq!(desk.clocks(), (65_000, 75_000));
    assert!(
        desk.file().contains("[WhiteClock \"0:01:05\"]"),
        "{}",
        desk.file()
    );
}

#[test]
fn the_rest_of_a_delay_is_shown_below_the_clock() {
    let mut desk = playing(ClockKind::Delay, "5", "3");
    let accent = Some(DARK.message_text);
    assert_eq!(ink(&desk, &delay(3)), accent);
    desk.wait(1_999);
    assert_eq!(ink(&desk, &delay(2)), accent);
    desk.key('p');
    assert_eq!(
        (
            ink(&desk, &delay(2)),
            ink(&desk, Words::ENGLISH.text(Phrase::Paused))
        ),
        (None, accent)
    );
    desk.key('p');
    desk.wait(1_000);
    assert_eq!((ink(&desk, &delay(1)), desk.clocks().0), (accent, 300_000));
    desk.wait(1);
    assert_eq!(ink(&desk, &delay(1)), None);
    desk.play(&["e2e4"]);
    assert_eq!(ink(&desk, &delay(3)), accent, "Black’s now");
}

#[test]
fn a_takeback_keeps_given_time() {
    let mut desk = playing(ClockKind::SuddenDeath, "1", "");
    desk.play(&["e2e4"]);
    desk.key('+');
    desk.wait(2_000);
    desk.key('t');
    assert_eq!(desk.clocks(), (75_000, 60_000));
    desk.shift('t');
    assert_eq!(
        desk.clocks(),
        (75_000, 58_000),
        "Black has thought for two seconds"
    );
    let file = desk.file();
    assert!(file.contains("[WhiteClock \"0:01:15\"]"), "{file}");
}

#[test]
fn a_takeback_undoes_increments() {
    let mut desk = playing(ClockKind::Fischer, "5", "3");
    desk.wait(10_000);
    desk.play(&["e2e4"]);
    desk.wait(20_000);
    desk.play(&["e7e5"]);
    assert_eq!(desk.clocks(), (293_000, 283_000));
    desk.wait(5_000);
    desk.key('t');
    assert_eq!(desk.clocks(), (293_000, 300_000));
    desk.wait(1_000);
    assert_eq!(desk.clocks(), (293_000, 299_000));
    desk.shift('t');
    assert_eq!(
        desk.clocks(),
        (288_000, 283_000),
        "White has thought for five seconds"
    );
}

#[test]
fn a_suspended_machine_pauses_the_game_and_asks() {
    let mut desk = playing(ClockKind::SuddenDeath, "5", "");
    desk.play(&["e2e4"]);
    desk.wait(3_000);
    desk.key('d');
    desk.sleep(7_200_000);
    assert_eq!(outcome(&desk), None);
    assert!(desk.game().is_paused());
    assert_eq!(desk.game().question(), None);
    let asleep = Some(Duration::from_secs(7_200));
    desk.assert_message(paused(Color::Black, asleep), &[(Hint::Resume, "P")]);
    assert_eq!(desk.clocks(), (300_000, 297_000), "as of the last wake-up");
    desk.wait(60_000);
    desk.key('p');
    desk.wait(1_000);
    assert_eq!(desk.clocks(), (300_000, 296_000));
}

#[test]
fn up_to_five_seconds_of_sleep_are_charged() {
    for (millis, paused) in [(5_000, false), (5_001, true)] {
        for kind in [ClockKind::CountUp, ClockKind::Delay] {
            let mut desk = playing(kind, "5", "3");
            desk.sleep(millis);
            assert_eq!(desk.game().is_paused(), paused, "{millis}");
        }
    }
    // An action right after it is not played any more.
    let mut desk = playing(ClockKind::SuddenDeath, "1", "");
    desk.click("a2");
    let at = desk.at("a4");
    desk.sleep(3_000_000);
    desk.click_at(at);
    assert_eq!((&*desk.moves(), outcome(&desk)), ("", None));
    assert_eq!(desk.notice(), Some(Notice::Paused));
}

#[test]
fn a_sleep_discards_a_move_being_typed() {
    let mut desk = playing(ClockKind::SuddenDeath, "5", "");
    desk.press(Key::Enter);
    type_text(&mut desk, "e4");
    assert!(desk.input().typed().is_some());
    desk.sleep(60_000);
    assert!(desk.input().typed().is_none() && desk.game().is_paused());
    let asleep = Some(Duration::from_secs(60));
    desk.assert_message(paused(Color::White, asleep), &[(Hint::Resume, "P")]);
}

#[test]
fn a_window_closed_after_a_sleep_saves_the_clocks_from_before() {
    let mut desk = playing(ClockKind::SuddenDeath, "5", "");
    desk.play(&["e2e4"]);
    desk.wait(2_000);
    let mut later = desk.now();
    later.time += Duration::from_secs(3_600);
    let effects = desk.app.close(later);
    let Some(Effect::File(FileEffect::Save(game))) = effects.last() else {
        panic!("{effects:?}");
    };
    let text = game.write();
    assert!(text.contains("[BlackClock \"0:04:58\"]"), "{text}");
}

#[test]
fn the_window_wakes_for_seconds_tenths_and_flags() {
    let next = |desk: &Desk| match desk.app.wake(desk.now()) {
        Some(Wake::At(time)) => (time - desk.now().time).as_millis(),
        other => panic!("{other:?}"),
    };
    let mut desk = playing(ClockKind::SuddenDeath, "0:12", "");
    assert_eq!(next(&desk), 1);
    desk.wait(1);
    assert_eq!(next(&desk), 1_000);
    desk.wait(2_500);
    assert_eq!(next(&desk), 100);
    desk.wait(9_499 - 50);
    assert_eq!(next(&desk), 50, "the flag");
    desk.wait(50);
    let now = desk.now();
    assert_eq!(
        desk.app.wake(now),
        None,
        "no king falls, as it does not count"
    );
    // A delay is counted down too.
    let mut desk = playing(ClockKind::Delay, "5", "30");
    assert_eq!(next(&desk), 1_000);
    desk.wait(100);
    assert_eq!(next(&desk), 900);
    desk.key('p');
    assert_eq!(desk.app.wake(desk.now()), None, "nothing moves in a pause");
}

#[test]
fn low_time_is_red_with_tenths_and_sounds_once() {
    let mut desk = playing(ClockKind::Fischer, "0:12", "1");
    desk.wait(2_000);
    assert_eq!(ink(&desk, "0:10"), Some(DARK.black_side));
    assert_eq!(heard(&desk, Sound::LowTime), 0);
    desk.wait(40);
    assert_eq!(ink(&desk, "0:09.9"), Some(DARK.on_mark), "lit");
    desk.wait(1_000);
    assert_eq!(heard(&desk, Sound::LowTime), 1);
    desk.play(&["e2e4"]);
    desk.wait(3_000);
    assert_eq!(heard(&desk, Sound::LowTime), 2, "once for each player");
    desk.play(&["e7e5"]);
    desk.wait(3_000);
    assert_eq!(heard(&desk, Sound::LowTime), 2);
    // More than ten minutes: below twenty seconds.
    let mut desk = playing(ClockKind::SuddenDeath, "10:01", "");
    desk.wait(581_000);
    assert_eq!(ink(&desk, "0:20"), Some(DARK.black_side));
    desk.wait(100);
    assert_eq!(ink(&desk, "0:19.9"), Some(DARK.on_mark), "lit");
}

#[test]
fn quick_choices_and_fields_follow_each_other() {
    let mut desk = opened();
    assert_eq!(form(&desk).chosen(FieldId::QuickChoice), Some(OTHER));
    assert!(form(&desk).field(WHITE_TIME).is_none(), "it counts up");
    choose_tile(&mut desk, 5);
    assert_eq!(kind(&desk), ClockKind::Fischer);
    assert!(
        form(&desk).field(FieldId::Clock).is_none(),
        "the band is closed"
    );
    choose_tile(&mut desk, OTHER);
    assert_eq!(form(&desk).text(WHITE_TIME), "15");
    assert_eq!(form(&desk).text(WHITE_BONUS), "10");
    enter(&mut desk, WHITE_TIME, "5");
    enter(&mut desk, WHITE_BONUS, "3");
    assert_eq!(form(&desk).chosen(FieldId::QuickChoice), Some(OTHER));
    desk.press(Key::Enter);
    assert_eq!(control(&desk), ("300+3".into(), "300+3".into()));
    desk.key('g');
    desk.key('y');
    // Next time it is a tile.
    desk.key('s');
    assert_eq!(form(&desk).chosen(FieldId::QuickChoice), Some(3));
    assert!(form(&desk).field(FieldId::Clock).is_none());
    // Digits choose tiles while no text has the focus.
    desk.key('5');
    assert_eq!(form(&desk).chosen(FieldId::QuickChoice), Some(4));
    desk.key('8');
    assert!(form(&desk).field(FieldId::Clock).is_some());
    desk.key('1');
    assert_eq!(kind(&desk), ClockKind::NoClock);
}

#[test]
fn every_kind_of_clock_is_chosen_and_remembered() {
    let table = [
        (ClockKind::NoClock, "-"),
        (ClockKind::CountUp, "count-up"),
        (ClockKind::SuddenDeath, "180"),
        (ClockKind::Fischer, "180+2"),
        (ClockKind::Bronstein, "180b2"),
        (ClockKind::Delay, "180d2"),
        (ClockKind::Hourglass, "*180"),
    ];
    for (kind, expected) in table {
        let mut desk = opened();
        choose(&mut desk, kind);
        if form(&desk).field(WHITE_TIME).is_some() {
            enter(&mut desk, WHITE_TIME, "3");
        }
        if form(&desk).field(WHITE_BONUS).is_some() {
            enter(&mut desk, WHITE_BONUS, "2");
        }
        desk.press(Key::Enter);
        assert_eq!(control(&desk), (expected.into(), expected.into()));
        let (written, fault) = desk.files.settings.read();
        assert_eq!((written.clock.kind, fault), (kind, None));
        let desk = desk.restarted();
        let control = expected.parse().expect("a time control");
        let name = Words::ENGLISH.time_control(&control);
        let offered = format!("Anderssen – Kieseritzky · {name}");
        assert!(ink(&desk, &offered).is_some(), "{offered}");
    }
}

const WHITE: Color = Color::White;

#[test]
fn stages_are_entered_in_rows() {
    let mut desk = opened();
    choose(&mut desk, ClockKind::Stages);
    enter(&mut desk, FieldId::StageMoves(WHITE, 0), "30");
    enter(&mut desk, FieldId::StageMinutes(WHITE, 0), "1,5");
    enter(&mut desk, FieldId::StageBonus(WHITE, 0), "");
    enter(&mut desk, FieldId::StageMinutes(WHITE, 1), "1/2");
    enter(&mut desk, FieldId::StageBonus(WHITE, 1), "d3");
    // The last stage has the rest of the moves.
    assert!(form(&desk).field(FieldId::StageMoves(WHITE, 1)).is_none());
    assert!(desk.texts().contains(&"the rest".to_string()));
    desk.press(Key::Enter);
    assert_eq!(control(&desk).0, "30/90+30:30d3");
    let settings = desk.files.settings.read().0;
    assert_eq!(settings.clock.white.stages, "30/1:30+30, 0:30d3");
    let desk = desk.restarted();
    assert_eq!(control_of(&desk.app.settings), "30/90+30:30d3");
}

fn control_of(settings: &Settings) -> String {
    let control = deskmate::app::time_control(&settings.clock).expect("a time control");
    control.white.to_string()
}

#[test]
fn stages_are_added_and_removed_by_clicks_and_keys() {
    let mut desk = opened();
    choose(&mut desk, ClockKind::Stages);
    desk.click_on(Command::Form(FormCommand::AddStage(WHITE)));
    // The second stage was the rest of the game; now it has moves, which can be typed at once.
    assert_eq!(form(&desk).focus, FieldId::StageMoves(WHITE, 1));
    type_text(&mut desk, "25");
    assert!(form(&desk).field(FieldId::StageMinutes(WHITE, 2)).is_some());
    assert_eq!(desk.fault(), None);
    desk.click_on(Command::Form(FormCommand::RemoveStage(WHITE, 2)));
    assert!(form(&desk).field(FieldId::StageMinutes(WHITE, 2)).is_none());
    assert!(form(&desk).field(FieldId::StageMoves(WHITE, 1)).is_none());
    // By keys alone.
    focus(&mut desk, FieldId::AddStage(WHITE));
    desk.press(Key::Enter);
    assert_eq!(form(&desk).focus, FieldId::StageMoves(WHITE, 1));
    focus(&mut desk, FieldId::RemoveStage(WHITE, 1));
    desk.press(Key::Enter);
    assert!(form(&desk).field(FieldId::StageMinutes(WHITE, 2)).is_none());
    // The first stage stays.
    let remove = Command::Form(FormCommand::RemoveStage(WHITE, 1));
    desk.click_on(remove.clone());
    assert_eq!(desk.scene().area_of(&remove), None);
    assert!(form(&desk).field(FieldId::RemoveStage(WHITE, 0)).is_none());
    for _ in 0..20 {
        desk.run(Command::Form(FormCommand::AddStage(WHITE)));
    }
    assert!(form(&desk).field(FieldId::StageMinutes(WHITE, 8)).is_some());
    assert!(form(&desk).field(FieldId::StageMinutes(WHITE, 9)).is_none());
    assert!(form(&desk).field(FieldId::AddStage(WHITE)).is_none());
}

#[test]
fn each_side_can_have_its_own_stages() {
    let mut desk = opened();
    choose(&mut desk, ClockKind::Stages);
    desk.run(Command::Form(FormCommand::Choose(FieldId::Sides, 1)));
    let black = Color::Black;
    enter(&mut desk, FieldId::StageMinutes(black, 0), "60");
    desk.run(Command::Form(FormCommand::RemoveStage(black, 1)));
    enter(&mut desk, FieldId::StageMinutes(black, 0), "60");
    desk.press(Key::Enter);
    assert_eq!(
        control(&desk),
        ("40/5400+30:1800+30".into(), "3600+30".into())
    );
}

#[test]
fn a_side_with_as_many_stages_as_there_can_be_has_its_buttons_once() {
    let mut desk = opened();
    choose(&mut desk, ClockKind::Stages);
    desk.run(Command::Form(FormCommand::Choose(FieldId::Sides, 1)));
    for _ in 0..9 {
        desk.run(Command::Form(FormCommand::AddStage(WHITE)));
    }
    enter(&mut desk, FieldId::StageMinutes(Color::Black, 0), "60");
    let fields = form(&desk).rows.iter().flat_map(|row| &row.fields);
    let is_add = |id: FieldId| id == FieldId::AddStage(Color::Black);
    assert_eq!(fields.filter(|field| is_add(field.id)).count(), 1);
    let heads = form(&desk).rows.iter();
    let sides = heads
        .filter(|row| row.look == deskmate::app::RowLook::Sides)
        .count();
    assert_eq!(sides, 1);
}

#[test]
fn a_wrong_entry_is_told_beside_its_field_and_start_is_dimmed() {
    let mut desk = opened();
    choose(&mut desk, ClockKind::Fischer);
    let wrong = |desk: &Desk| form(desk).wrong.as_ref().map(|wrong| wrong.field);
    let start = |desk: &Desk| ink(desk, "Start");
    let bright = start(&desk);
    assert_eq!(wrong(&desk), None);
    enter(&mut desk, WHITE_TIME, "soon");
    assert_eq!(wrong(&desk), Some(WHITE_TIME));
    assert_ne!(start(&desk), bright);
    let reason = Words::ENGLISH.entry_fault(&EntryFault::Time(None));
    let said = |desk: &Desk| desk.texts().join(" ").contains(&reason);
    assert!(said(&desk), "{:?}", desk.texts());
    // It leads to the field at fault.
    focus(&mut desk, FieldId::Player(Color::White));
    desk.press(Key::Enter);
    assert_eq!(form(&desk).focus, WHITE_TIME);
    assert!(desk.is_at_start());
    type_text(&mut desk, "5");
    assert_eq!((wrong(&desk), start(&desk)), (None, bright));
    assert!(!said(&desk));
}

#[test]
fn black_can_have_its_own_time_that_follows_the_player() {
    let mut desk = opened();
    choose_tile(&mut desk, 3);
    choose_tile(&mut desk, OTHER);
    desk.run(Command::Form(FormCommand::Choose(FieldId::Sides, 1)));
    enter(&mut desk, FieldId::Time(Color::Black), "1");
    enter(&mut desk, FieldId::Bonus(Color::Black), "0");
    assert_eq!(form(&desk).chosen(FieldId::QuickChoice), Some(OTHER));
    desk.press(Key::Enter);
    assert_eq!(control(&desk), ("300+3".into(), "60".into()));
    desk.play(&["e2e4", "e7e5"]);
    assert!(desk.file().contains("[BlackTimeControl \"60\"]"));
    desk.key('g');
    desk.key('y');
    desk.key('r');
    assert_eq!(control(&desk), ("60".into(), "300+3".into()));
    assert_eq!(desk.white(), "Kieseritzky");
    // So it is in a new game, which proposes the other colours.
    desk.play(&["e2e4", "e7e5"]);
    desk.key('g');
    desk.key('y');
    desk.run(Command::Start(StartCommand::Leave));
    desk.new_game();
    assert_eq!(desk.white(), "Anderssen");
    assert_eq!(control(&desk), ("300+3".into(), "60".into()));
}

/// Longer than what can be entered.
#[test]
fn a_game_of_days_goes_on() {
    let mut desk = Desk::with_last("[TimeControl \"259200+7200\"]\n\n1. e4 e5 *\n");
    desk.key('c');
    assert_eq!(desk.clocks(), (259_200_000, 259_200_000));
}

#[test]
fn an_invalid_time_is_reported_in_the_form() {
    let mut desk = opened();
    choose(&mut desk, ClockKind::Fischer);
    for wrong in ["soon", "601"] {
        enter(&mut desk, WHITE_TIME, wrong);
        desk.press(Key::Enter);
        assert_eq!(desk.fault(), Some(EntryFault::Time(None)), "{wrong}");
    }
    enter(&mut desk, WHITE_TIME, "5");
    assert_eq!(form(&desk).fault, None, "an edit takes it back");
    for wrong in ["-1", "3601"] {
        enter(&mut desk, WHITE_BONUS, wrong);
        desk.press(Key::Enter);
        assert_eq!(desk.fault(), Some(EntryFault::Increment(None)), "{wrong}");
    }
    choose(&mut desk, ClockKind::Stages);
    enter(&mut desk, FieldId::StageMoves(WHITE, 0), "x");
    desk.press(Key::Enter);
    let moves = StageFault::Control(TimeControlError::Moves("x".into()));
    assert_eq!(desk.fault(), Some(EntryFault::Stages(None, moves)));
    assert!(desk.is_at_start());
}

#[test]
fn a_fault_focuses_its_field() {
    let mut desk = opened();
    choose(&mut desk, ClockKind::Fischer);
    desk.run(Command::Form(FormCommand::Choose(FieldId::Sides, 1)));
    for id in [WHITE_BONUS, FieldId::Time(Color::Black)] {
        enter(&mut desk, id, "x");
        focus(&mut desk, FieldId::Player(Color::White));
        desk.press(Key::Enter);
        assert_eq!(form(&desk).focus, id);
        assert!(form(&desk).fault.is_some(), "{id:?}");
        // All of it is selected, so that typing replaces it.
        type_text(&mut desk, "1");
        assert_eq!(form(&desk).text(id), "1");
    }
    for (field, id) in [
        (FieldId::Rules, FieldId::Number),
        (FieldId::Start, FieldId::Fen),
    ] {
        desk.run(Command::Form(FormCommand::Choose(FieldId::More, 1)));
        desk.run(Command::Form(FormCommand::Choose(field, 1)));
        enter(&mut desk, id, "x");
        focus(&mut desk, FieldId::Player(Color::White));
        desk.press(Key::Enter);
        assert_eq!(form(&desk).focus, id);
    }
    assert!(desk.is_at_start());
}

#[test]
fn entries_survive_a_change_of_the_kind_of_clock() {
    let mut desk = opened();
    choose(&mut desk, ClockKind::Fischer);
    enter(&mut desk, WHITE_BONUS, "7");
    for kind in [ClockKind::SuddenDeath, ClockKind::CountUp, ClockKind::Delay] {
        choose(&mut desk, kind);
    }
    assert_eq!(form(&desk).text(WHITE_BONUS), "7");
    // A caret in the middle of a text stays there.
    enter(&mut desk, WHITE_TIME, "12");
    desk.press(Key::Left);
    type_text(&mut desk, "0");
    assert_eq!(form(&desk).text(WHITE_TIME), "102");
}

#[test]
fn a_game_is_resumed_in_its_stage() {
    let start = "4k3/8/8/8/8/8/3R4/4K3 w - - 0 1";
    let mut desk = playing_from(start, "2/60+5:30");
    for mv in ["d2d3", "e8e7", "d3d4", "e7e6"] {
        desk.wait(1_000);
        desk.play(&[mv]);
    }
    assert_eq!(desk.clocks(), (98_000, 98_000));
    desk.wait(1_500);
    desk.press(Key::Escape);
    desk.click_on(Command::Start(StartCommand::Leave));
    let mut desk = desk.restarted();
    desk.key('c');
    assert_eq!(desk.clocks(), (96_500, 98_000));
    desk.key('p');
    desk.wait(500);
    desk.play(&["d4d5"]);
    assert_eq!(desk.clocks(), (96_000, 98_000), "no increment any more");
    assert_eq!(
        desk.game().record().time_spent(5),
        Some(Duration::from_secs(2))
    );
    let white: &TimeControl = &desk.game().clock().control().white;
    assert_eq!(white.to_string(), "2/60+5:30");
}

#[test]
fn the_keys_for_the_clocks_are_listed_and_in_the_menu() {
    let mut desk = playing(ClockKind::SuddenDeath, "1", "");
    desk.press(Key::F1);
    assert!(
        ink(
            &desk,
            Words::ENGLISH.does(Context::Clocks, &PlayCommand::Pause.into())
        )
        .is_some()
    );
    assert!(
        ink(
            &desk,
            Words::ENGLISH.does(Context::Clocks, &PlayCommand::GiveTime.into())
        )
        .is_some()
    );
    desk.press(Key::Escape);
    desk.press(Key::Escape);
    desk.click_on(Command::Play(PlayCommand::GiveTime));
    assert_eq!(desk.clocks(), (60_000, 75_000));
    desk.press(Key::Escape);
    desk.click_on(Command::Play(PlayCommand::Pause));
    assert!(desk.game().is_paused());
}

/// The colour behind the clock of the player below the board.
fn lower_plate(desk: &Desk) -> Option<Rgba> {
    let scene = desk.scene();
    let at = Point::new(1_000, 656);
    let plain = scene
        .shapes
        .iter()
        .rev()
        .filter(|shape| shape.visible.contains(at));
    plain.into_iter().find_map(|shape| match shape.look {
        Look::Plain(color) => Some(color),
        _ => None,
    })
}

#[test]
fn a_card_pulses_while_time_is_low_unless_the_players_want_no_warning() {
    let mut desk = playing(ClockKind::SuddenDeath, "1", "0");
    desk.wait(50_000);
    let mut grounds = Vec::new();
    for _ in 0..4 {
        desk.wait(500);
        grounds.push(lower_plate(&desk));
    }
    let (lit, usual) = (Some(DARK.red), Some(DARK.fault));
    assert_eq!(grounds, [lit, usual, lit, usual]);
    assert_eq!(heard(&desk, Sound::LowTime), 1);
    desk.app.settings.low_time_warning = false;
    desk.wait(500);
    assert_eq!(lower_plate(&desk), usual);

    let mut desk = playing(ClockKind::SuddenDeath, "1", "0");
    desk.app.settings.low_time_warning = false;
    desk.wait(51_000);
    assert_eq!(heard(&desk, Sound::LowTime), 0);
}

/// Five minutes for each, and a move by each.
fn timed() -> Desk {
    let mut settings = players();
    settings.clock.kind = ClockKind::SuddenDeath;
    let mut desk = Desk::with(settings, |_| {});
    desk.new_game();
    desk.play(&["e2e4", "e7e5"]);
    desk
}

#[test]
fn a_game_whose_time_runs_down_is_paused_when_it_is_continued() {
    let mut desk = timed();
    desk.run(Command::Start(StartCommand::Leave));
    let mut desk = desk.restarted();
    desk.key('c');
    assert!(desk.game().is_paused());
    let before = desk.clocks();
    desk.wait(60_000);
    assert_eq!(desk.clocks(), before);
    desk.press(Key::Enter);
    assert!(!desk.game().is_paused());
    desk.wait(1_000);
    assert_eq!(desk.clocks(), (before.0 - 1_000, before.1));
}

#[test]
fn who_resumes_sees_the_present_position() {
    let mut desk = timed();
    desk.key('p');
    desk.press(Key::Left);
    assert!(desk.live_game().is_looking_back());
    desk.press(Key::Enter);
    assert!(!desk.game().is_paused());
    assert!(!desk.live_game().is_looking_back());
}

/// They would do nothing.
#[test]
fn during_a_pause_the_other_buttons_are_dimmed() {
    let commands = [
        PlayCommand::TakeBack,
        PlayCommand::Draw,
        PlayCommand::Resign,
    ];
    let lit = |desk: &Desk| {
        let scene = desk.scene();
        let is_lit = |command: &PlayCommand| scene.area_of(&Command::Play(*command)).is_some();
        commands.iter().filter(|command| is_lit(command)).count()
    };
    let mut desk = timed();
    assert_eq!(lit(&desk), 3);
    desk.key('p');
    assert_eq!(lit(&desk), 0);
    desk.key('p');
    assert_eq!(lit(&desk), 3);
}
