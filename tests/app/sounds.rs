//! Are the right sounds played at the right moments, and none if sound is off?

use crate::desk;

use desk::{Desk, YES_OR_NO, insisting, players, to_move};
use deskmate::app::keys::{self, Context, Key};
use deskmate::app::{
    BoardCommand, Command, Effect, FieldId, Notice, Prompt, Setting, SettingsCommand, StartCommand,
    Step, WindowEffect,
};
use deskmate::rules::Color;
use deskmate::sound::Sound;
use deskmate::storage::Settings;
use deskmate::words::Words;

/// The sounds since the last call.
fn heard(desk: &mut Desk) -> Vec<Sound> {
    let effects = std::mem::take(&mut desk.effects).into_iter();
    effects
        .filter_map(|effect| match effect {
            Effect::Window(WindowEffect::Sound(sound)) => Some(sound),
            _ => None,
        })
        .collect()
}

fn heard_after(desk: &mut Desk, act: impl FnOnce(&mut Desk)) -> Vec<Sound> {
    heard(desk);
    act(desk);
    heard(desk)
}

/// The sounds of one move from a position, made by clicks.
fn of_move(fen: &str, mv: &str) -> Vec<Sound> {
    heard_after(&mut Desk::playing_from(fen), |desk| desk.play(&[mv]))
}

fn with_settings(change: impl FnOnce(&mut Settings)) -> Desk {
    let mut settings = players();
    change(&mut settings);
    let mut desk = Desk::with(settings, |_| {});
    desk.new_game();
    desk
}

#[test]
fn moves_captures_and_checks_are_told_apart() {
    let mut desk = Desk::playing();
    let mut sounds = Vec::new();
    for mv in ["e2e4", "d7d5", "e4d5", "d8d5", "b1c3", "d5e5"] {
        sounds.extend(heard_after(&mut desk, |desk| desk.play(&[mv])));
    }
    use Sound::{Capture, Check, Move};
    assert_eq!(sounds, [Move, Move, Capture, Capture, Move, Check]);
}

#[test]
fn special_moves_sound_like_what_they_do() {
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    assert_eq!(of_move(castling, "e1g1"), [Sound::Move]);
    assert_eq!(
        of_move(castling, "e1a1"),
        [Sound::Move],
        "onto the own rook"
    );
    assert_eq!(of_move(castling, "h1h8"), [Sound::Check], "a capture too");
    let en_passant = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    assert_eq!(of_move(en_passant, "e5d6"), [Sound::Capture]);
}

#[test]
fn a_promotion_is_silent_until_it_is_chosen() {
    let mut desk = Desk::playing_from("8/P6k/8/8/8/8/8/K7 w - - 0 1");
    assert_eq!(heard_after(&mut desk, |desk| desk.play(&["a7a8"])), []);
    assert_eq!(heard_after(&mut desk, |desk| desk.key('q')), [Sound::Move]);
}

#[test]
fn a_dragged_piece_is_heard_when_it_is_put_down() {
    let mut desk = Desk::playing();
    assert_eq!(heard_after(&mut desk, |desk| desk.lift("e2", "e4")), []);
    let dropped = heard_after(&mut desk, |desk| desk.up(desk.at("e4")));
    assert_eq!(dropped, [Sound::Move]);
}

#[test]
fn every_end_is_heard_once() {
    let mate = of_move("6k1/5ppp/8/8/8/8/8/R6K w - - 0 1", "a1a8");
    assert_eq!(mate, [Sound::End]);
    let stalemate = of_move("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "g6f7");
    assert_eq!(stalemate, [Sound::End]);
    let mut resigned = Desk::playing();
    assert_eq!(heard_after(&mut resigned, |desk| desk.key('g')), []);
    assert_eq!(
        heard_after(&mut resigned, |desk| desk.key('y')),
        [Sound::End]
    );
    assert_eq!(heard_after(&mut resigned, |desk| desk.key('t')), []);
    let mut agreed = Desk::begun();
    agreed.key('d');
    assert_eq!(heard_after(&mut agreed, |desk| desk.key('n')), []);
    agreed.play(&["g1f3"]);
    agreed.key('d');
    assert_eq!(heard_after(&mut agreed, |desk| desk.key('y')), [Sound::End]);
}

#[test]
fn a_claimed_draw_is_an_end() {
    let mut desk = Desk::playing_from("7k/8/8/8/8/8/8/R6K w - - 100 80");
    assert_eq!(heard_after(&mut desk, |desk| desk.key('d')), [Sound::End]);
}

#[test]
fn a_takeback_sounds_like_a_move_and_a_replayed_move_as_before() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4", "d7d5", "e4d5"]);
    assert_eq!(heard_after(&mut desk, |desk| desk.key('t')), [Sound::Move]);
    assert_eq!(
        heard_after(&mut desk, |desk| desk.shift('t')),
        [Sound::Capture]
    );
    assert_eq!(heard_after(&mut desk, |desk| desk.shift('t')), []);
    for _ in 0..3 {
        desk.key('t');
    }
    assert_eq!(
        heard_after(&mut desk, |desk| desk.key('t')),
        [],
        "there is none"
    );
}

#[test]
fn only_steps_forward_are_heard_in_review_and_when_looking_back() {
    let mut review = Desk::with_last("1. e4 d5 2. exd5 Qxd5 *\n");
    review.key('l');
    let mut game = Desk::playing();
    game.play(&["e2e4", "d7d5", "e4d5", "d8d5"]);
    for mut desk in [review, game] {
        let mut after = |key| heard_after(&mut desk, |desk| desk.press(key));
        assert_eq!(after(Key::Left), []);
        assert_eq!(after(Key::Right), [Sound::Move]);
        assert_eq!(after(Key::Right), [], "it is the last position");
        assert_eq!(after(Key::Home), []);
        assert_eq!(after(Key::Right), [Sound::Move]);
        assert_eq!(after(Key::End), [], "a jump");
        let jump = |desk: &mut Desk| desk.run(Command::Board(BoardCommand::Show(Step::To(1))));
        assert_eq!(heard_after(&mut desk, jump), []);
    }
}

#[test]
fn looks_around_questions_and_refusals_are_silent() {
    let mut desk = Desk::new();
    desk.new_game();
    desk.key('f');
    desk.key('?');
    desk.press(Key::Escape);
    desk.play(&["e2e5", "e7e5", "e2e2"]);
    desk.right_down("g1");
    desk.right_up("g1");
    desk.drag("e2", "d3");
    desk.key('g');
    desk.key('n');
    assert_eq!(desk.notice(), Some(Notice::GameGoesOn));
    desk.run(Command::Start(StartCommand::Leave));
    desk.key('l');
    assert_eq!(heard(&mut desk), []);
}

#[test]
fn nothing_is_heard_at_volume_0_or_with_sound_off() {
    let silent = with_settings(|settings| settings.volume = 0);
    let off = with_settings(|settings| settings.muted = true);
    for mut desk in [silent, off] {
        desk.play(&["f2f3", "e7e5", "g2g4"]);
        desk.key('t');
        desk.shift('t');
        desk.press(Key::Left);
        desk.press(Key::Right);
        desk.play(&["d8h4"]);
        assert!(desk.game().outcome().is_some());
        assert_eq!(heard(&mut desk), []);
    }
}

#[test]
fn m_turns_sound_off_and_on_says_so_and_is_remembered() {
    let mut desk = Desk::playing();
    assert_eq!(heard_after(&mut desk, |desk| desk.key('m')), []);
    assert_eq!(desk.notice(), Some(Notice::Sound(false)));
    assert!(desk.files.settings.read().0.muted);
    assert_eq!(heard_after(&mut desk, |desk| desk.play(&["e2e4"])), []);
    assert_eq!(desk.app.message(), to_move(Color::Black));

    assert_eq!(heard_after(&mut desk, |desk| desk.key('m')), [Sound::Move]);
    assert_eq!(desk.notice(), Some(Notice::Sound(true)));
    assert!(!desk.files.settings.read().0.muted);
    assert_eq!(
        heard_after(&mut desk, |desk| desk.play(&["e7e5"])),
        [Sound::Move]
    );
}

#[test]
fn m_works_on_every_screen_and_is_listed() {
    let mut desk = Desk::with_last("1. e4 e5 *\n");
    for open in [None, Some('l')] {
        open.into_iter().for_each(|key| desk.key(key));
        desk.key('m');
        assert_eq!(desk.notice(), Some(Notice::Sound(false)));
        desk.key('m');
        assert_eq!(desk.notice(), Some(Notice::Sound(true)));
        let mut listed = keys::list(&desk.app).into_iter();
        assert!(listed.any(|line| {
            line.caps
                .iter()
                .any(|&cap| Words::ENGLISH.cap(Some(cap)) == "M")
        }));
    }
    let bound = keys::bindings(Context::Anywhere).iter();
    let toggles =
        bound.filter(|binding| binding.command == Command::Settings(SettingsCommand::ToggleSound));
    assert_eq!(toggles.count(), 1);
}

#[test]
fn m_at_volume_0_makes_sound_audible() {
    let mut desk = with_settings(|settings| settings.volume = 0);
    assert_eq!(heard_after(&mut desk, |desk| desk.key('m')), [Sound::Move]);
    assert_eq!(desk.app.settings.loudness(), Settings::default().volume);
    desk.app.settings.volume = 25;
    desk.key('m');
    desk.key('m');
    assert_eq!(
        desk.app.settings.loudness(),
        25,
        "the players' volume is kept"
    );
}

#[test]
fn the_sound_key_does_nothing_while_a_question_is_open() {
    let mut desk = Desk::begun();
    desk.key('d');
    desk.key('m');
    desk.assert_message(insisting(Prompt::Draw(Color::White, None)), &YES_OR_NO);
    assert!(!desk.app.settings.muted);
}

#[test]
fn in_a_text_m_is_a_letter() {
    let mut desk = Desk::new();
    desk.key('s');
    assert!(desk.app.dialog().is_some());
    desk.key('m');
    assert!(!desk.app.settings.muted);
    assert_eq!(heard(&mut desk), []);
}

/// A sound that is turned off is not heard, but silence does not tell a check or a capture from other moves.
#[test]
fn each_kind_of_sound_has_a_switch() {
    let mate = "6k1/5ppp/8/8/8/8/8/R6K w - - 0 1";
    let check = "6k1/5pp1/8/8/8/8/8/R6K w - - 0 1";
    type Turn = fn(&mut Settings);
    let cases: [(Turn, &str, &[Sound]); 5] = [
        (|it| it.end_sound = false, mate, &[]),
        (|it| it.check_sound = false, check, &[Sound::Move]),
        (|it| it.move_sound = false, check, &[Sound::Check]),
        (
            |it| (it.check_sound, it.move_sound) = (false, false),
            check,
            &[],
        ),
        (|it| it.capture_sound = false, mate, &[Sound::End]),
    ];
    for (number, (turn, fen, expected)) in cases.into_iter().enumerate() {
        let mut desk = Desk::playing_from(fen);
        turn(&mut desk.app.settings);
        let sounds = heard_after(&mut desk, |desk| desk.play(&["a1a8"]));
        assert_eq!(sounds, expected, "case {number}");
    }
}

/// From the page of the settings, by keys: also a sound that is turned off, but none while all sound is off.
#[test]
fn a_sound_is_played_to_be_chosen() {
    let mut desk = Desk::new();
    desk.key(',');
    desk.key('3');
    let check = FieldId::Setting(Setting::Sound(Sound::Check));
    while desk.app.form().map(|form| form.focus) != Some(check) {
        desk.press(Key::Tab);
    }
    assert_eq!(heard_after(&mut desk, |desk| desk.key(' ')), []);
    assert!(!desk.app.settings.check_sound);
    desk.press(Key::Tab);
    let sounds = heard_after(&mut desk, |desk| desk.key(' '));
    assert_eq!(sounds, [Sound::Check]);
    desk.app.settings.muted = true;
    assert_eq!(heard_after(&mut desk, |desk| desk.key(' ')), []);
}
