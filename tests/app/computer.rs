//! Games against the program, with a worker that answers when the test wants.

use std::time::Duration;

use crate::desk;

use desk::{Desk, asked};
use deskmate::app::keys::Key;
use deskmate::app::{
    Command, Effect, FieldId, Finding, FormCommand, Goal, Hand, Notice, PlayCommand, Prompt, Reply,
    ThinkingTask, Thought,
};
use deskmate::engine::{DrawReason, Limits, Opponent, Proposal, StopFlag, Strength};
use deskmate::game::{Question, program_name};
use deskmate::language::Language;
use deskmate::notation::read_move;
use deskmate::rules::{Color, IllegalMove, Move, Outcome, Square, Termination};
use deskmate::storage::{BoardOrientation, Settings, TextSize};
use deskmate::words::Phrase;

/// Anna plays White against the program, without a clock.
fn against(level: u8) -> Settings {
    let mut settings = Settings {
        white: Some("Anna".into()),
        black: Some(program_name(level)),
        ..Settings::default()
    };
    settings.clock.kind = deskmate::storage::ClockKind::NoClock;
    settings
}

pub fn playing(settings: Settings) -> Desk {
    let mut desk = Desk::with(settings, |_| {});
    desk.new_game();
    desk
}

/// The last position that the program was to think about, if it was not stopped since.
pub fn task(desk: &Desk) -> Option<ThinkingTask> {
    let mut effects = desk.effects.iter().rev();
    effects.find_map(|effect| match effect {
        Effect::Think(task) => Some(Some(task.clone())),
        Effect::StopThinking => Some(None),
        _ => None,
    })?
}

/// The level and the seed of the opponent whose move is asked for.
fn asked_for(task: &ThinkingTask) -> (u8, u32) {
    match task.goal {
        Goal::Move { level, seed } => (level, seed),
        other => panic!("{other:?}"),
    }
}

fn thought(mv: Move) -> Thought {
    Thought {
        mv,
        is_obvious: false,
        likes_draw: false,
        proposal: None,
    }
}

/// The program finds this move.
fn finds(desk: &mut Desk, word: &str) {
    finds_with(desk, word, None);
}

/// The program finds this move, and has a proposal.
fn finds_with(desk: &mut Desk, word: &str, proposal: Option<Proposal>) {
    let task = task(desk).expect("it thinks");
    let mv = read_move(task.root.position(), word).expect("a legal move");
    let thought = Thought {
        proposal,
        ..thought(mv)
    };
    desk.run(Reply::Thought(task.number, Finding::Move(thought)));
}

/// The program plays this move, after the time of a person.
fn answers(desk: &mut Desk, word: &str) {
    finds(desk, word);
    desk.wait(12_000);
}

#[test]
fn the_program_answers_after_a_persons_time() {
    let mut desk = playing(against(4));
    assert_eq!(task(&desk), None);
    desk.play(&["e2e4"]);
    let asked = task(&desk).expect("it thinks");
    assert_eq!(
        (asked_for(&asked).0, asked.root.position()),
        (4, desk.game().position())
    );
    finds(&mut desk, "e5");
    desk.wait(599);
    assert_eq!(desk.moves(), "e4");
    desk.wait(11_401);
    assert_eq!(desk.moves(), "e4 e5");
    assert_eq!(task(&desk), None);
    assert!(desk.file().contains("1. e4 e5"), "{}", desk.file());
}

#[test]
fn nobody_else_moves_for_it() {
    let mut desk = playing(against(1));
    desk.play(&["e2e4", "e7e5"]);
    let its_turn = Notice::NotYourTurn(Color::Black);
    let acts: [fn(&mut Desk); 2] = [
        |desk| {
            desk.type_text("e5");
            desk.press(Key::Enter);
        },
        |desk| {
            desk.press(Key::Escape);
            desk.key('d');
        },
    ];
    for act in acts {
        act(&mut desk);
        assert_eq!(
            (desk.notice(), desk.moves()),
            (Some(its_turn.clone()), "e4".into())
        );
        assert_eq!(desk.game().question(), None);
    }
    assert!(desk.message().contains("turn"), "{}", desk.message());
    // Once it has moved, it is no longer its turn.
    answers(&mut desk, "e5");
    assert!(
        !desk.message().contains("Deskmate's turn"),
        "{}",
        desk.message()
    );
    desk.key('g');
    assert_eq!(desk.game().question(), Some(Question::Resign(Color::White)));
}

/// The letters were refused, and the rest of them, typed after its move, made another move.
#[test]
fn what_is_typed_while_the_program_thinks_waits_for_its_move() {
    let mut desk = playing(against(2));
    desk.play(&["e2e4"]);
    desk.type_text("Nf");
    finds(&mut desk, "e5");
    desk.press(Key::Tab);
    assert_eq!(desk.input().typed().map(|it| it.field().text()), Some("Nf"));
    desk.wait(12_000);
    assert_eq!(desk.moves(), "e4 e5");
    let typed = desk.input().typed().expect("it is still there");
    let offers: Vec<&str> = typed.offers().iter().map(|it| &*it.text).collect();
    assert_eq!(offers, ["Nf3"]);
    desk.type_text("3");
    desk.press(Key::Enter);
    assert_eq!(desk.moves(), "e4 e5 Nf3");
    // The whole move before its answer: it is played when the player says so again.
    desk.type_text("d4");
    desk.press(Key::Enter);
    let its_turn = Notice::NotYourTurn(Color::Black);
    assert_eq!(desk.notice(), Some(its_turn));
    answers(&mut desk, "Nc6");
    desk.press(Key::Enter);
    assert_eq!(desk.moves(), "e4 e5 Nf3 Nc6 d4");
}

#[test]
fn a_move_that_comes_after_a_takeback_is_dropped() {
    let mut desk = playing(against(2));
    desk.play(&["e2e4"]);
    let asked = task(&desk).expect("it thinks");
    desk.key('t');
    assert_eq!((desk.moves(), task(&desk)), (String::new(), None));
    let late = read_move(asked.root.position(), "e5").expect("a legal move");
    desk.run(Reply::Thought(asked.number, Finding::Move(thought(late))));
    desk.wait(12_000);
    assert_eq!(desk.moves(), "");
    // A move that was found but not played yet is dropped too.
    desk.play(&["d2d4"]);
    finds(&mut desk, "d5");
    desk.key('t');
    desk.wait(12_000);
    assert_eq!(desk.moves(), "");
    desk.play(&["c2c4"]);
    answers(&mut desk, "c5");
    assert_eq!(desk.moves(), "c4 c5");
    // Back to the person's move, without asking.
    desk.key('t');
    assert_eq!(
        (desk.moves(), desk.game().question()),
        (String::new(), None)
    );
}

/// It waited for the answer while its clock ran.
#[test]
fn it_plays_on_while_its_opponent_is_asked_whether_to_resign() {
    let mut desk = playing(against(3));
    desk.play(&["e2e4"]);
    let asked = Some(Question::Resign(Color::White));
    desk.key('g');
    assert_eq!(desk.game().question(), asked);
    answers(&mut desk, "e5");
    assert_eq!(
        (desk.moves(), desk.game().question()),
        ("e4 e5".into(), asked)
    );
    // An own move withdraws the question, and who says yes has resigned.
    desk.play(&["g1f3"]);
    assert_eq!(desk.game().question(), None);
    desk.key('g');
    answers(&mut desk, "Nc6");
    desk.key('y');
    assert!(desk.game().is_over());
    assert_eq!(task(&desk), None);
}

#[test]
fn a_pause_stops_it() {
    let mut settings = against(3);
    settings.clock = Settings::default().clock;
    let mut desk = playing(settings);
    desk.play(&["e2e4"]);
    finds(&mut desk, "e5");
    desk.key('p');
    assert!(desk.game().is_paused());
    assert_eq!(task(&desk), None);
    desk.wait(12_000);
    assert_eq!(desk.moves(), "e4");
    desk.key('p');
    answers(&mut desk, "c5");
    assert_eq!(desk.moves(), "e4 c5");
}

#[test]
fn a_piece_touched_while_the_program_thinks_is_answered() {
    let mut desk = playing(against(3));
    desk.play(&["e2e4"]);
    desk.click("g1");
    let (turn, from) = (Color::Black, Square::G1);
    let touched = Notice::Illegal(IllegalMove::NotYourTurn { turn, from });
    assert_eq!(desk.notice(), Some(touched));
    assert_eq!(desk.input().hand(), Hand::Empty);
    answers(&mut desk, "e5");
    assert_eq!(desk.notice(), None);
    // The pieces of the program are not to be touched.
    desk.play(&["d2d4"]);
    desk.click("g8");
    assert_eq!(desk.notice(), None);
}

#[test]
fn it_is_stopped_when_the_game_is_left_and_thinks_on_after_a_restart() {
    let mut desk = playing(against(5));
    desk.play(&["e2e4"]);
    answers(&mut desk, "e5");
    desk.play(&["g1f3"]);
    let asked = task(&desk).expect("it thinks");
    let file = desk.file();
    for tag in [
        "[White \"Anna\"]",
        "[Black \"Deskmate (level 5)\"]",
        "[BlackType \"program\"]",
        &format!("[Seed \"{}\"]", asked_for(&asked).1),
    ] {
        assert!(file.contains(tag), "{tag}: {file}");
    }
    assert!(!file.contains("WhiteType"), "{file}");
    desk.run(deskmate::app::StartCommand::Leave);
    assert_eq!(task(&desk), None);
    let mut desk = desk.restarted();
    desk.key('c');
    let again = task(&desk).expect("it thinks");
    assert_eq!(asked_for(&again), (5, asked_for(&asked).1));
    assert_eq!(again.root, asked.root);
}

#[test]
fn an_offered_draw_is_answered_at_once() {
    // Black is a queen up, or has nothing to hope for; or nobody stands better, with much or little left to play for.
    for (fen, accepts) in [
        ("3qk3/8/8/8/8/8/4P3/4K3 w - - 0 1", false),
        ("4k3/8/8/8/8/8/4P3/3QK3 w - - 0 1", true),
        (
            "rnbqk1nr/ppp2ppp/3p4/4p3/4P3/3P4/PPP2PPP/RNBQK1NR w - - 0 5",
            false,
        ),
        ("r3k3/5ppp/8/8/8/8/5PPP/R3K3 w - - 0 30", true),
    ] {
        let text = format!(
            "[SetUp \"1\"]\n[FEN \"{fen}\"]\n[White \"Anna\"]\n[Black \"Deskmate (level 2)\"]\n\
             [BlackType \"program\"]\n[TimeControl \"-\"]\n\n*\n"
        );
        let mut desk = Desk::with_last(&text);
        desk.key('c');
        desk.play(&["e1f1"]);
        answers(&mut desk, "Ke7");
        desk.key('d');
        let outcome = desk.game().outcome().map(|outcome| outcome.termination);
        assert_eq!(outcome == Some(Termination::Agreement), accepts, "{fen}");
        if !accepts {
            assert_eq!(desk.notice(), Some(Notice::DrawDeclined(Color::Black)));
        }
    }
}

/// A game against the fifth level from a position, which Anna continues.
fn continued(fen: &str, clock: &str) -> Desk {
    let mut desk = Desk::with_last(&format!(
        "[SetUp \"1\"]\n[FEN \"{fen}\"]\n[White \"Anna\"]\n[Black \"Deskmate (level 5)\"]\n\
         [BlackType \"program\"]\n[TimeControl \"{clock}\"]\n\n*\n"
    ));
    desk.key('c');
    desk
}

const EVEN: &str = "r3k3/5ppp/8/8/8/8/5PPP/R3K3 w - - 0 30";

#[test]
fn the_program_resigns_and_says_why() {
    let mut desk = continued(EVEN, "-");
    desk.play(&["e1f1"]);
    finds_with(&mut desk, "Ke7", Some(Proposal::Resign));
    assert_eq!(
        desk.game().outcome(),
        None,
        "it thinks as long as about a move"
    );
    desk.wait(12_000);
    let won = Outcome::win(Color::White, Termination::Resignation);
    assert_eq!(
        (desk.moves().as_str(), desk.game().outcome()),
        ("Kf1", Some(won))
    );
    assert_eq!(desk.notice(), Some(Notice::Resigned(Color::Black)));
    assert!(desk.file().contains("1-0"), "{}", desk.file());
}

/// The program wants to resign, and plays on.
#[track_caller]
fn assert_plays_on(mut desk: Desk, milliseconds: u64) {
    desk.play(&["e1f1"]);
    finds_with(&mut desk, "Ke7", Some(Proposal::Resign));
    desk.wait(milliseconds);
    assert_eq!(
        (desk.moves().as_str(), desk.game().outcome()),
        ("Kf1 Ke7", None)
    );
}

#[test]
fn a_won_position_that_was_set_up_is_won_on_the_board() {
    assert_plays_on(continued("4k3/8/8/8/8/8/8/3QK3 w - - 0 1", "-"), 12_000);
}

#[test]
fn nobody_resigns_against_a_player_who_has_hardly_any_time() {
    assert_plays_on(continued(EVEN, "5"), 1_500);
}

#[test]
fn the_program_proposes_nothing_to_itself() {
    for proposal in [Proposal::Resign, Proposal::Draw(DrawReason::FewPieces)] {
        let settings = Settings {
            white: Some(program_name(5)),
            ..against(5)
        };
        let mut desk = playing(settings);
        for word in ["e4", "e5"] {
            finds_with(&mut desk, word, Some(proposal));
            desk.wait(12_000);
        }
        assert_eq!(desk.moves(), "e4 e5");
        assert_eq!(
            (desk.game().question(), desk.game().outcome()),
            (None, None)
        );
    }
}

#[test]
fn the_program_offers_a_draw_with_its_move_and_says_why() {
    let offer = Some(Proposal::Draw(DrawReason::FewPieces));
    let offered = || {
        let mut desk = continued(EVEN, "-");
        desk.play(&["e1f1"]);
        finds_with(&mut desk, "Ke7", offer);
        desk.wait(12_000);
        assert_eq!(desk.moves(), "Kf1 Ke7");
        assert_eq!(desk.game().question(), Some(Question::Draw(Color::Black)));
        let prompt = Prompt::Draw(Color::Black, Some(DrawReason::FewPieces));
        assert_eq!(desk.app.message(), Some(asked(prompt)));
        desk
    };
    let mut desk = offered();
    desk.key('y');
    assert_eq!(
        desk.game().outcome(),
        Some(Outcome::draw(Termination::Agreement))
    );

    let mut desk = offered();
    desk.key('n');
    assert_eq!(desk.notice(), Some(Notice::DrawDeclined(Color::White)));
    // A move declines it too, and it is not repeated for some time.
    let mut desk = offered();
    desk.play(&["f1e2"]);
    assert_eq!(desk.notice(), Some(Notice::DrawDeclined(Color::White)));
    assert_eq!(desk.game().question(), None);
    let (mut there, mut king) = (
        ["e2d2", "d2e2"].into_iter().cycle(),
        ["Kd7", "Ke7"].into_iter().cycle(),
    );
    for _ in 0..3 {
        finds_with(&mut desk, king.next().expect("a move"), offer);
        desk.wait(12_000);
        assert_eq!(desk.game().question(), None);
        desk.play(&[there.next().expect("a move")]);
    }
}

#[test]
fn how_the_board_stands_is_chosen_for_two_people_only() {
    let mut desk = Desk::new();
    desk.open_new_game();
    let orientation = |desk: &Desk| {
        let form = desk.app.form().expect("the form");
        form.chosen(FieldId::BoardOrientation)
    };
    desk.run(FormCommand::Choose(FieldId::BoardOrientation, 2));
    desk.run(FormCommand::Choose(FieldId::Kind(Color::Black), 1));
    assert_eq!(orientation(&desk), None);
    desk.run(FormCommand::Choose(FieldId::Kind(Color::Black), 0));
    assert_eq!(orientation(&desk), Some(0));
}

#[test]
fn the_form_says_how_strong_a_level_is() {
    let mut desk = Desk::new();
    desk.open_new_game();
    desk.run(FormCommand::Choose(FieldId::Kind(Color::Black), 1));
    let says = |desk: &Desk, said: &str| desk.texts().iter().any(|text| text == said);
    assert!(says(&desk, "Level 3") && says(&desk, "about 1000"));
    desk.run(FormCommand::Choose(FieldId::Player(Color::Black), 9));
    assert!(says(&desk, "Level 10") && says(&desk, "about 2400"));
}

#[test]
fn a_person_whom_the_program_replaced_comes_back_after_an_exchange_and_esc() {
    let swap = || Command::from(FormCommand::SwapPlayers);
    let replace = || FormCommand::Choose(FieldId::Kind(Color::Black), 1).into();
    for commands in [[swap(), replace()], [replace(), swap()]] {
        let mut desk = Desk::new();
        desk.open_new_game();
        for command in commands {
            desk.run(command);
        }
        desk.press(Key::Escape);
        let players = desk.app.settings.players();
        let mut names = [players.white, players.black];
        names.sort();
        let both = ["Anderssen", "Kieseritzky"].map(|name| Some(name.to_string()));
        assert_eq!(names, both);
    }
}

#[test]
fn the_board_stays_towards_the_person() {
    for orientation in BoardOrientation::ALL {
        let settings = Settings {
            white: Some(program_name(1)),
            black: Some("Ben".into()),
            orientation,
            ..against(1)
        };
        let mut desk = playing(settings);
        assert!(desk.is_flipped(), "{orientation:?}");
        assert_eq!(desk.app.across(), None);
        answers(&mut desk, "e4");
        assert!(desk.is_flipped(), "{orientation:?}");
    }
}

#[test]
fn sides_are_exchanged_and_the_next_game_has_another_level() {
    let mut desk = playing(against(9));
    desk.key('l');
    assert_eq!(desk.notice(), Some(Notice::NextLevel(10)));
    desk.key('l');
    assert_eq!(desk.notice(), Some(Notice::NextLevel(1)));
    assert_eq!(desk.game().program(Color::Black), Some(9));
    desk.run(PlayCommand::ExchangeSides);
    assert_eq!(desk.game().program(Color::White), Some(9));
    assert!(desk.is_flipped());
    answers(&mut desk, "e4");
    assert_eq!(desk.moves(), "e4");
    desk.play(&["e7e5"]);
    desk.key('g');
    desk.key('y');
    desk.key('r');
    assert_eq!(desk.game().program(Color::Black), Some(1));
    assert_eq!(desk.black(), "Deskmate (level 1)");
    assert_eq!(
        desk.app.settings.black.as_deref(),
        Some("Deskmate (level 1)")
    );
}

#[test]
fn a_player_of_a_new_game_is_a_person_or_the_program() {
    let settings = Settings {
        white: Some("Anna".into()),
        black: Some("Ben".into()),
        ..Settings::default()
    };
    let mut desk = Desk::with(settings, |_| {});
    desk.open_new_game();
    desk.run(FormCommand::Choose(FieldId::Kind(Color::Black), 1));
    desk.run(FormCommand::Choose(FieldId::Player(Color::Black), 6));
    desk.run(Command::Form(FormCommand::SwapPlayers));
    let form = desk.app.form().expect("the form");
    assert_eq!(form.text(FieldId::Player(Color::Black)), "Anna");
    assert_eq!(form.chosen(FieldId::Player(Color::White)), Some(6));
    assert_eq!(form.chosen(FieldId::Kind(Color::White)), Some(1));
    // The person comes back.
    desk.run(FormCommand::Choose(FieldId::Kind(Color::White), 0));
    assert_eq!(
        desk.app
            .form()
            .expect("the form")
            .text(FieldId::Player(Color::White)),
        "Ben"
    );
    desk.run(FormCommand::Choose(FieldId::Kind(Color::White), 1));
    desk.press(Key::Enter);
    assert_eq!(desk.game().program(Color::White), Some(7));
    assert_eq!(desk.white(), "Deskmate (level 7)");
    // Its name is not offered among those of people.
    assert!(
        !desk
            .app
            .settings
            .names
            .iter()
            .any(|name| name.starts_with("Deskmate"))
    );
}

#[test]
fn the_time_that_it_thinks_is_seen_every_second() {
    let mut desk = playing(against(3));
    desk.play(&["e2e4"]);
    desk.wait(4_500);
    let thought = desk.app.thinks_for(desk.now().time);
    assert_eq!(thought.map(|time| time.as_secs()), Some(4));
    let wakes = desk.app.wake(desk.now());
    let next = desk.now().time + Duration::from_millis(500);
    assert_eq!(wakes, Some(deskmate::app::Wake::At(next)));
}

#[test]
fn a_whole_game_ends_and_is_kept() {
    let mut desk = playing(against(1));
    let mut white = Opponent::new(Strength::of_level(6), 3);
    for _ in 0..150 {
        if desk.game().outcome().is_some() {
            break;
        }
        match task(&desk) {
            Some(task) => {
                let (level, seed) = asked_for(&task);
                let mut black = Opponent::new(Strength::of_level(level), seed.into());
                let choice = black.choose(&task.root, &Limits::default(), &StopFlag::default());
                let found = Finding::Move(thought(choice.expect("a move").mv));
                desk.run(Reply::Thought(task.number, found));
                desk.wait(12_000);
            }
            None => {
                let game = desk.game();
                let root = deskmate::engine::Root::at(game.record(), game.record().plies().len());
                let choice = white.choose(&root, &Limits::nodes(400), &StopFlag::default());
                let mv = choice.expect("a move").mv.to_string();
                desk.type_move(&mv);
            }
        }
    }
    let outcome = desk.game().outcome().expect("the game has ended");
    assert_eq!(outcome.termination, Termination::Checkmate);
    assert!(desk.file().contains("[BlackType \"program\"]"));
    assert!(deskmate::game::is_helped(|name| {
        desk.file()
            .contains(&format!("[{name} \"program\"]"))
            .then_some("program")
    }));
}

/// The program offers no draw and gets no time by the keys of the person.
#[test]
fn what_concerns_the_side_to_move_is_not_done_for_the_program() {
    let mut settings = against(5);
    settings.clock.kind = deskmate::storage::ClockKind::SuddenDeath;
    let mut desk = playing(settings);
    desk.play(&["e2e4"]);
    answers(&mut desk, "e5");
    desk.play(&["g1f3"]);
    let clocks = desk.clocks();
    desk.key('d');
    desk.key('+');
    assert_eq!(desk.game().question(), None);
    assert_eq!(desk.clocks(), clocks);
    for command in [PlayCommand::Draw, PlayCommand::GiveTime] {
        assert!(!deskmate::app::keys::works(&desk.app, &command.into()));
    }
    answers(&mut desk, "Nc6");
    desk.key('d');
    assert!(
        desk.notice().is_some() || desk.game().is_over(),
        "it answers"
    );
}

#[test]
fn letters_typed_before_the_move_of_the_program_do_not_undo_it() {
    let mut desk = playing(against(3));
    desk.play(&["e2e4"]);
    let task = task(&desk).expect("it thinks");
    let mv = read_move(task.root.position(), "e5").expect("a legal move");
    desk.run(Reply::Thought(task.number, Finding::Move(thought(mv))));
    desk.wait(9_900);
    desk.key('d');
    desk.wait(650);
    if desk.moves() == "e4" {
        desk.wait(10_000);
    }
    desk.key('4');
    assert_eq!(desk.moves(), "e4 e5");
}

/// In German L is the bishop, and in a game against the program the key for its next level.
#[test]
fn a_typed_bishop_does_not_raise_the_level() {
    let settings = Settings {
        language: Some(deskmate::language::Language::German),
        ..against(4)
    };
    let mut desk = playing(settings);
    desk.play(&["e2e4"]);
    answers(&mut desk, "e5");
    desk.type_text("lb5");
    desk.press(Key::Enter);
    assert_eq!(desk.moves(), "e4 e5 Bb5");
    answers(&mut desk, "a6");
    desk.key('g');
    desk.key('y');
    desk.key('r');
    assert_eq!(desk.game().program(Color::White), Some(4));
}

/// In a game against the fourth level, after which the fifth is wanted.
fn with_next_level() -> Desk {
    let mut desk = playing(against(4));
    desk.play(&["e2e4"]);
    answers(&mut desk, "e5");
    desk.key('l');
    desk
}

#[test]
fn the_next_level_is_that_of_its_game_alone() {
    let mut desk = with_next_level();
    desk.run(deskmate::app::StartCommand::Leave);
    desk.key('c');
    desk.wait(1_000);
    desk.play(&["g1f3"]);
    desk.wait(1_000);
    desk.key('g');
    desk.key('y');
    desk.key('r');
    assert_eq!(desk.game().program(Color::White), Some(4));
}

#[test]
fn the_next_level_is_proposed_for_a_new_game_too() {
    let mut desk = with_next_level();
    desk.key('g');
    desk.key('y');
    desk.key('s');
    desk.run(FormCommand::Submit);
    assert_eq!(desk.game().program(Color::White), Some(5));
}

#[test]
fn a_person_in_place_of_the_program_has_a_known_name() {
    let settings = Settings {
        names: vec!["Ben".into(), "Anna".into()],
        ..against(4)
    };
    let mut desk = Desk::with(settings, |_| {});
    desk.key('s');
    let kind = FieldId::Kind(Color::Black);
    let black = |desk: &Desk| {
        desk.app
            .form()
            .map(|form| form.text(FieldId::Player(Color::Black)).to_string())
    };
    desk.run(FormCommand::Choose(kind, 0));
    assert_eq!(black(&desk).as_deref(), Some("Ben"));
    // The program is the same when it comes back, and so is the person.
    desk.run(FormCommand::Choose(kind, 1));
    desk.run(FormCommand::Choose(kind, 0));
    assert_eq!(black(&desk).as_deref(), Some("Ben"));
    let kind = FieldId::Kind(Color::White);
    desk.run(FormCommand::Choose(kind, 1));
    desk.run(FormCommand::Choose(kind, 0));
    let white = desk
        .app
        .form()
        .map(|form| form.text(FieldId::Player(Color::White)).to_string());
    assert_eq!(white.as_deref(), Some("Anna"));
}

#[test]
fn what_the_program_does_is_told_whole_or_not_at_all() {
    for language in [Language::English, Language::German, Language::French] {
        for text_size in TextSize::ALL {
            let settings = Settings {
                language: Some(language),
                text_size,
                ..against(10)
            };
            let mut desk = playing(settings);
            desk.speak();
            for (w, h) in [(600, 1000), (540, 900), (768, 1024)] {
                desk.resize(w, h);
                let told = desk.words.text(Phrase::WaitsForMove);
                let is_part = |text: &String| {
                    let begun = text.strip_suffix('…').unwrap_or_default();
                    !begun.is_empty() && told.starts_with(begun)
                };
                let cut: Vec<String> = desk.texts().into_iter().filter(is_part).collect();
                assert_eq!(cut, [""; 0], "{language:?} {text_size:?} {w}x{h}");
            }
        }
    }
}

/// Its key reviews the game then.
#[test]
fn the_level_has_no_button_once_the_game_has_ended() {
    let mut desk = playing(against(4));
    let level = Command::Play(PlayCommand::NextLevel);
    assert!(desk.scene().area_of(&level).is_some());
    desk.key('g');
    desk.key('y');
    assert!(desk.app.has_game_ended());
    assert_eq!(desk.scene().area_of(&level), None);
}
