//! Does every kind of clock charge and add the right time, to the millisecond, and survive writing and
//! reading?

use crate::data;
use crate::winnability::note;

use std::time::Duration;

use data::{legal, position};
use deskmate::game::{Bonus, DrawRequest, GIVEN_TIME, Game, PlayError, Question, TimeControl};
use deskmate::notation::pgn;
use deskmate::rules::{
    ByColor, Color, Move, Outcome, Position, Termination, WINNABILITY_LIMIT, Winnability,
};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::{Index, select};

const fn ms(millis: u64) -> Duration {
    Duration::from_millis(millis)
}

fn control(text: &str) -> TimeControl {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn game_from(start: Position, white: &str, black: &str) -> Game {
    let control = ByColor {
        white: control(white),
        black: control(black),
    };
    Game::new(ByColor::default(), start, None).with_time_control(control)
}

/// A game with its clock started at 0.
fn started(text: &str) -> Game {
    let mut game = game_from(Position::initial(), text, text);
    game.start_clock(ms(0));
    game
}

fn push(game: &mut Game, mv: &str, now: u64) {
    let mv = legal(game.position(), mv);
    game.push(mv, ms(now)).expect("a legal move in time");
}

fn shown(game: &Game, now: u64) -> [u128; 2] {
    let clocks = game.clock().read(ms(now));
    [clocks.white.as_millis(), clocks.black.as_millis()]
}

fn read(game: &Game) -> Game {
    let text = game.to_text();
    let reading = pgn::read(&text);
    assert_eq!(reading.faults, [], "{text}");
    Game::from_pgn(&reading.game)
}

/// Half-moves with their times in milliseconds.
const OPENING: [(&str, u64); 8] = [
    ("e4", 2_000),
    ("e5", 500),
    ("Nf3", 7_000),
    ("Nc6", 1_250),
    ("Bb5", 1),
    ("a6", 10_000),
    ("Ba4", 3_000),
    ("Nf6", 4_999),
];

#[test]
fn time_controls_are_written_as_they_were_read() {
    let texts = [
        "-",
        "count-up",
        "300",
        "300+3",
        "5400+30",
        "90",
        "3",
        "0.5+0.1",
        "300b3",
        "300d3",
        "*180",
        "40/9000",
        "40/5400+30:1800+30",
        "40/7200:20/3600:900d5",
    ];
    for text in texts {
        assert_eq!(control(text).to_string(), text);
    }
    assert_eq!(control("300+0").to_string(), "300");
}

#[test]
fn invalid_time_controls_say_why() {
    let table = [
        ("", "“” is not a time in seconds"),
        ("?", "“?” is not a time in seconds"),
        ("five", "“five” is not a time in seconds"),
        ("0", "a time must be more than zero"),
        ("0+5", "a time must be more than zero"),
        ("*0", "a time must be more than zero"),
        ("*", "“” is not a time in seconds"),
        ("300+", "“” is not a time in seconds"),
        ("300+-1", "“-1” is not a time in seconds"),
        ("300+é", "“é” is not a time in seconds"),
        ("0/300", "“0” is not a number of moves"),
        ("x/300", "“x” is not a number of moves"),
        (
            "300:600",
            "only the last stage can be without a number of moves",
        ),
        ("40/300:", "“” is not a time in seconds"),
        ("360001", "a time can be at most 100 hours"),
        ("99999999999999999999999", "a time can be at most 100 hours"),
        ("0.0001", "“0.0001” is not a time in seconds"),
        ("300é", "“300é” is not a time in seconds"),
    ];
    for (text, why) in table {
        let error = text.parse::<TimeControl>().expect_err(text);
        assert_eq!(error.to_string(), why, "{text}");
    }
}

#[test]
fn every_kind_charges_and_adds_the_right_time() {
    // Both clocks after OPENING: White used 12,001 ms, Black 16,749 ms.
    let table = [
        ("count-up", [12_001, 16_749]),
        ("60", [60_000 - 12_001, 60_000 - 16_749]),
        ("60+3", [60_000 - 12_001 + 12_000, 60_000 - 16_749 + 12_000]),
        // Added back: 2,000 + 3,000 + 1 + 3,000 and 500 + 1,250 + 3,000 + 3,000.
        ("60b3", [60_000 - 4_000, 60_000 - 8_999]),
        ("60d3", [60_000 - 4_000, 60_000 - 8_999]),
        ("*60", [60_000 - 12_001 + 16_749, 60_000 - 16_749 + 12_001]),
        // Two moves with an increment, and then half a minute without one.
        ("2/60+1:30", [92_000 - 12_001, 92_000 - 16_749]),
        // The last stage repeats with its number of moves.
        ("2/60", [180_000 - 12_001, 180_000 - 16_749]),
        (
            "1/60+1:2/10:5+2",
            [60_000 + 1_000 + 10_000 + 5_000 + 2_000 - 12_001, 61_251],
        ),
    ];
    for (text, expected) in table {
        let mut game = started(text);
        let mut now = 0;
        for (number, (mv, spent)) in OPENING.into_iter().enumerate() {
            now += spent;
            push(&mut game, mv, now);
            assert_eq!(
                game.record().time_spent(number + 1),
                Some(ms(spent)),
                "{text}"
            );
        }
        assert_eq!(shown(&game, now), expected, "{text}");
        let again = read(&game);
        for ply in 0..=OPENING.len() {
            assert_eq!(
                again.record().clocks_at(ply),
                game.record().clocks_at(ply),
                "{text}"
            );
            assert_eq!(
                again.record().time_spent(ply),
                game.record().time_spent(ply),
                "{text}"
            );
        }
    }
}

#[test]
fn bronstein_runs_down_and_gives_back_and_a_delay_waits() {
    let mut bronstein = started("60b5");
    assert_eq!(shown(&bronstein, 3_000), [57_000, 60_000]);
    push(&mut bronstein, "e4", 3_000);
    assert_eq!(shown(&bronstein, 3_000), [60_000, 60_000]);
    let mut delay = started("60d5");
    assert_eq!(shown(&delay, 5_000), [60_000, 60_000]);
    assert_eq!(shown(&delay, 5_001), [59_999, 60_000]);
    push(&mut delay, "e4", 5_001);
    assert_eq!(shown(&delay, 10_001), [59_999, 60_000]);
}

#[test]
fn the_clock_in_the_file_is_that_after_the_increment() {
    let mut game = started("300+3");
    push(&mut game, "e4", 1_500);
    let text = game.to_text();
    assert!(text.contains("[TimeControl \"300+3\"]"), "{text}");
    assert!(!text.contains("BlackTimeControl"), "{text}");
    assert!(text.contains("1. e4 {[%clk 0:05:01.500]} *"), "{text}");
}

#[test]
fn sides_with_different_times_are_written_and_read() {
    let mut game = game_from(Position::initial(), "300+3", "60");
    game.start_clock(ms(0));
    assert_eq!(shown(&game, 0), [300_000, 60_000]);
    let text = game.to_text();
    assert!(text.contains("[TimeControl \"300+3\"]"), "{text}");
    assert!(text.contains("[BlackTimeControl \"60\"]"), "{text}");
    assert_eq!(read(&game).clock().control(), game.clock().control());
    assert_eq!(read(&read(&game)).to_text(), read(&game).to_text());
}

#[test]
fn what_a_file_says_of_its_time_control_is_kept() {
    for text in ["300+0", "?", "rapid", "G/60", "1/86400"] {
        let file = format!("[TimeControl \"{text}\"]\n[Result \"*\"]\n\n1. e4 e5 *\n");
        let game = Game::from_pgn(&pgn::read(&file).game);
        let written = game.to_text();
        assert!(
            written.contains(&format!("[TimeControl \"{text}\"]")),
            "{written}"
        );
    }
}

#[test]
fn move_times_that_cannot_be_derived_are_written() {
    let mut game = started("60d5");
    push(&mut game, "e4", 2_000);
    push(&mut game, "e5", 10_000);
    let text = game.to_text();
    assert!(
        text.contains("1. e4 {[%clk 0:01:00] [%emt 0:00:02]}"),
        "{text}"
    );
    assert!(text.contains("e5 {[%clk 0:00:57]}"), "{text}");
    assert_eq!(read(&game).to_text(), text);
    // Also in files of other programs, where it is kept.
    let file = "1. e4 {good [%emt 0:00:07]} 1... e5 {[%clk 0:00:03] [%emt 0:00:03] why} *\n";
    let game = Game::from_pgn(&pgn::read(file).game);
    assert_eq!(game.record().time_spent(1), Some(ms(7_000)));
    assert_eq!(game.record().time_spent(2), Some(ms(3_000)));
    let text = game.to_text();
    assert!(text.contains("{good [%emt 0:00:07]}"), "{text}");
    assert!(
        text.contains("{[%clk 0:00:03] [%emt 0:00:03] why}"),
        "{text}"
    );
}

#[test]
fn a_clock_that_goes_the_wrong_way_gives_no_time() {
    let file = "[TimeControl \"-\"]\n\n1. e4 {[%clk 0:09:00]} e5 {[%clk 0:09:00]} 2. d4 {[%clk 0:08:00]} *";
    let game = Game::from_pgn(&pgn::read(file).game);
    assert_eq!(game.record().time_spent(3), None);
}

#[test]
fn the_flag_falls_at_zero_and_no_move_is_played_after_it() {
    let mut game = started("60");
    assert_eq!(game.clock().flag_falls_at(), Some(ms(60_000)));
    assert!(!game.tick(ms(59_999)));
    let mut in_time = game.clone();
    push(&mut in_time, "e4", 59_999);
    assert_eq!(shown(&in_time, 59_999), [1, 60_000]);
    let e4 = legal(game.position(), "e4");
    assert_eq!(game.push(e4, ms(60_000)), Err(PlayError::Over));
    assert!(note(&mut game, 60));
    assert_eq!(
        game.outcome(),
        Some(Outcome::win(Color::Black, Termination::TimeForfeit))
    );
    assert_eq!(game.flagged(), Some(Color::White));
    assert_eq!(game.record().plies().len(), 0);
    assert_eq!(shown(&game, 99_999), [0, 60_000]);
    assert!(!game.tick(ms(99_999)) && game.clock().flag_falls_at().is_none());
}

#[test]
fn nothing_is_possible_after_the_flag_has_fallen() {
    type Ask = fn(&mut Game);
    const LATE: Duration = ms(70_000);
    let asks: [Ask; 8] = [
        |game| assert!(!game.pop(LATE)),
        |game| assert!(!game.replay(LATE)),
        |game| assert_eq!(game.answer(true, LATE), None),
        |game| assert!(!game.pause(LATE)),
        |game| assert!(!game.give_time(LATE)),
        |game| assert_eq!(game.request_draw(LATE), DrawRequest::Refused),
        |game| {
            assert!(
                game.claim_with(legal(game.position(), "Nc6"), LATE)
                    .is_err()
            )
        },
        |game| game.stop_clock(LATE),
    ];
    for (number, ask) in asks.into_iter().enumerate() {
        let mut game = started("60");
        for (mv, now) in [("e4", 1_000), ("e5", 2_000), ("Nf3", 3_000)] {
            push(&mut game, mv, now);
        }
        game.request_draw(ms(4_000));
        assert_eq!(game.question(), Some(Question::Draw(Color::Black)));
        ask(&mut game);
        assert!(note(&mut game, 70));
        let lost = Outcome::win(Color::White, Termination::TimeForfeit);
        assert_eq!(game.outcome(), Some(lost), "ask {number}");
        assert_eq!(game.question(), None);
        assert_eq!(shown(&game, 70_000), [58_000, 0]);
    }
}

#[test]
fn a_flag_is_a_draw_where_the_opponent_cannot_mate() {
    let table = [
        // Against a bare king.
        ("4k3/8/8/8/8/8/3R4/4K3 w - - 0 1", None),
        ("4k3/8/8/8/8/8/3Q4/3NK3 w - - 0 1", None),
        // A pawn can promote.
        ("4k3/4p3/8/8/8/8/3R4/4K3 w - - 0 1", Some(Color::Black)),
        // The rook's side is not the one that is out of time.
        ("4k3/8/8/8/8/8/3R4/4K3 b - - 0 1", Some(Color::White)),
    ];
    for (fen, winner) in table {
        let mut game = game_from(position(fen), "3", "3");
        game.start_clock(ms(0));
        assert!(game.tick(ms(3_000)), "{fen}");
        assert!(note(&mut game, 3), "{fen}");
        let termination = Termination::TimeForfeit;
        assert_eq!(
            game.outcome(),
            Some(Outcome {
                winner,
                termination
            }),
            "{fen}"
        );
        assert_eq!(game.flagged(), Some(game.turn()));
        let again = read(&game);
        assert_eq!(again.outcome(), game.outcome());
        assert_eq!(again.flagged(), game.flagged());
        assert_eq!(shown(&again, 0), shown(&game, 0));
    }
}

#[test]
fn a_mate_in_time_counts_however_late_it_is_checked() {
    let mut game = started("60");
    for (number, mv) in ["f3", "e5", "g4", "Qh4#"].into_iter().enumerate() {
        push(&mut game, mv, 1_000 * (number as u64 + 1));
    }
    assert!(!game.tick(ms(1_000_000)));
    let mated = Outcome::win(Color::Black, Termination::Checkmate);
    assert_eq!(game.outcome(), Some(mated));
}

#[test]
fn a_takeback_undoes_increments_and_stages() {
    let mut game = started("2/60+5:30");
    for (mv, now) in [("e4", 1_000), ("e5", 2_000), ("Nf3", 3_000), ("Nc6", 4_000)] {
        push(&mut game, mv, now);
    }
    // Two moves each: two increments and the second stage.
    assert_eq!(shown(&game, 4_000), [98_000, 98_000]);
    assert!(game.pop(ms(9_000)));
    assert_eq!(shown(&game, 9_000), [98_000, 64_000]);
    assert!(game.pop(ms(9_000)));
    assert_eq!(shown(&game, 9_000), [64_000, 64_000]);
    push(&mut game, "Bc4", 12_000);
    assert_eq!(
        shown(&game, 12_000),
        [64_000 - 3_000 + 5_000 + 30_000, 64_000]
    );
    assert!(game.pop(ms(12_000)) && game.replay(ms(13_000)));
    assert_eq!(shown(&game, 13_000), [96_000, 64_000]);
}

#[test]
fn a_pause_stops_both_clocks_and_drops_what_was_asked() {
    let mut game = started("60+1");
    push(&mut game, "e4", 1_000);
    game.request_draw(ms(2_000));
    assert!(game.pause(ms(3_000)));
    assert!(!game.pause(ms(3_500)), "it is paused");
    assert_eq!((game.question(), game.is_paused()), (None, true));
    assert_eq!(game.clock().running(), None);
    let e5 = legal(game.position(), "e5");
    assert_eq!(game.push(e5, ms(4_000)), Err(PlayError::Paused));
    assert!(!game.pop(ms(4_000)) && !game.replay(ms(4_000)) && !game.give_time(ms(4_000)));
    game.request_draw(ms(4_000));
    game.ask_to_resign(game.turn());
    assert_eq!(game.question(), None);
    game.start_clock(ms(3_600_000));
    assert!(!game.is_paused());
    push(&mut game, "e5", 3_601_000);
    assert_eq!(shown(&game, 3_601_000), [60_000, 58_000]);
    assert_eq!(
        game.record().time_spent(2),
        Some(ms(3_000)),
        "pauses left out"
    );
}

#[test]
fn time_is_given_to_the_waiting_side() {
    let mut game = started("60");
    assert!(game.give_time(ms(1_000)));
    assert_eq!(shown(&game, 1_500), [58_500, 75_000]);
    push(&mut game, "e4", 2_000);
    push(&mut game, "e5", 5_000);
    assert_eq!(shown(&game, 5_000), [58_000, 72_000]);
    assert_eq!(game.record().time_spent(2), Some(ms(3_000)));
    let again = read(&game);
    assert_eq!(again.record().time_spent(2), Some(ms(3_000)));
    assert_eq!(again.record().clocks_at(1), game.record().clocks_at(1));
    assert!(
        !started("-").give_time(ms(0)),
        "there is no end to be put off"
    );
}

/// Given time is kept, even if the position in which it was given is taken back.
#[test]
fn a_takeback_keeps_given_time() {
    let mut game = started("60+1");
    push(&mut game, "e4", 1_000);
    push(&mut game, "e5", 2_000);
    push(&mut game, "Nf3", 3_000);
    assert!(game.give_time(ms(4_000)), "Black gives White 15 seconds");
    push(&mut game, "Nc6", 5_000);
    assert_eq!(shown(&game, 5_000), [75_000, 59_000]);
    // To the position in which it was given, and to one before.
    assert!(game.pop(ms(5_000)));
    assert_eq!(shown(&game, 5_000), [75_000, 60_000]);
    assert!(game.pop(ms(6_000)));
    assert_eq!(shown(&game, 6_000), [75_000, 60_000]);
    assert!(game.give_time(ms(7_000)), "White gives as much to Black");
    // Replayed, or taken back after a restart: no given time is lost or doubled.
    assert!(game.replay(ms(7_000)));
    assert_eq!(
        shown(&game, 7_000),
        [75_000, 74_000],
        "Black has thought for a second"
    );
    game.stop_clock(ms(9_000));
    let mut again = read(&game);
    assert_eq!(shown(&again, 0), [75_000, 72_000]);
    again.start_clock(ms(0));
    assert!(again.pop(ms(0)) && again.pop(ms(0)));
    assert_eq!(shown(&again, 0), [75_000, 75_000]);
    push(&mut again, "c5", 1_000);
    assert!(again.pop(ms(1_000)) && again.pop(ms(1_000)));
    assert_eq!(shown(&again, 1_000), [75_000, 75_000]);
}

#[test]
fn a_game_left_within_its_delay_resumes_within_it() {
    let mut game = started("60d5");
    push(&mut game, "e4", 1_000);
    game.stop_clock(ms(4_000));
    let mut again = read(&game);
    again.start_clock(ms(0));
    assert_eq!(shown(&again, 2_000), [60_000, 60_000]);
    assert_eq!(shown(&again, 2_500), [60_000, 59_500]);
    push(&mut again, "e5", 2_500);
    assert_eq!(again.record().time_spent(2), Some(ms(5_500)));
}

/// Events in a game, each after a number of milliseconds.
#[derive(Clone, Debug)]
enum Event {
    Move(Index),
    TakeBack,
    Replay,
    Pause(u64),
    /// The program is restarted some time later.
    Restart(u64),
    OfferAndDecline,
    Illegal,
    Give,
}

fn events() -> impl Strategy<Value = Vec<(Event, u64)>> {
    let event = prop_oneof![
        8 => any::<Index>().prop_map(Event::Move),
        2 => Just(Event::TakeBack),
        1 => Just(Event::Replay),
        2 => (0..100_000_u64).prop_map(Event::Pause),
        1 => (0..100_000_u64).prop_map(Event::Restart),
        1 => Just(Event::OfferAndDecline),
        1 => Just(Event::Illegal),
        1 => Just(Event::Give),
    ];
    vec((event, 0..5_000_u64), 0..80)
}

fn controls() -> impl Strategy<Value = TimeControl> {
    select(
        &[
            "count-up",
            "20",
            "20+2",
            "20b3",
            "20d3",
            "*20",
            "3/20+1:2/10b2:15d3",
            "2/9",
        ][..],
    )
    .prop_map(control)
}

/// A second, simple model of the clocks.
struct Account {
    control: [TimeControl; 2],
    shown: [u64; 2],
    /// The clocks of both sides when each position first occurred.
    positions: Vec<[u64; 2]>,
    undone: Vec<[u64; 2]>,
    /// The time given before each position occurred, and in total.
    given: Vec<[u64; 2]>,
    undone_given: Vec<[u64; 2]>,
    all_given: [u64; 2],
    /// The time of each half-move.
    spent: Vec<u64>,
    undone_spent: Vec<u64>,
    /// When moves were taken back: both clocks, the time given, and how long the side to move had thought.
    left: Vec<([u64; 2], [u64; 2], u64)>,
    thinking: u64,
    /// All elapsed time, by category.
    charged: u64,
    within_delay: u64,
    paused: u64,
    flagged: bool,
}

impl Account {
    fn new(control: [TimeControl; 2]) -> Account {
        let shown = control.each_ref().map(|c| c.initial().as_millis() as u64);
        Account {
            control,
            shown,
            positions: vec![shown],
            undone: vec![],
            given: vec![[0; 2]],
            undone_given: vec![],
            all_given: [0; 2],
            spent: vec![],
            undone_spent: vec![],
            left: vec![],
            thinking: 0,
            charged: 0,
            within_delay: 0,
            paused: 0,
            flagged: false,
        }
    }

    fn mover(&self) -> usize {
        self.spent.len() % 2
    }

    fn bonus(&self) -> Bonus {
        self.control[self.mover()].bonus(self.spent.len() as u32 / 2)
    }

    /// The side to move thinks on. Returns for how long.
    fn think(&mut self, time: u64) -> u64 {
        let mover = self.mover();
        let delay = match self.bonus() {
            Bonus::Delay(delay) => (delay.as_millis() as u64).saturating_sub(self.thinking),
            _ => 0,
        };
        let free = time.min(delay);
        let mut charge = time - free;
        if self.control[mover] == TimeControl::CountUp {
            self.shown[mover] += charge;
        } else {
            self.flagged = time >= delay && charge >= self.shown[mover];
            charge = charge.min(self.shown[mover]);
            self.shown[mover] -= charge;
        }
        if matches!(self.control[1 - mover], TimeControl::Hourglass(_)) {
            self.shown[1 - mover] += charge;
        }
        self.thinking += free + charge;
        self.charged += charge;
        self.within_delay += free;
        free + charge
    }

    fn press(&mut self) {
        let (mover, made) = (self.mover(), self.spent.len() as u32 / 2);
        let spent = ms(self.thinking);
        let next = self.control[mover].next_stage(made).unwrap_or_default();
        self.shown[mover] += (self.bonus().added(spent) + next).as_millis() as u64;
        self.spent.push(self.thinking);
        self.positions.push(self.shown);
        self.given.push(self.all_given);
        self.forget_undone();
        self.thinking = 0;
    }

    fn forget_undone(&mut self) {
        self.undone.clear();
        self.undone_given.clear();
        self.undone_spent.clear();
        self.left.clear();
    }

    fn give(&mut self) {
        let waiting = 1 - self.mover();
        let given = GIVEN_TIME.as_millis() as u64;
        self.shown[waiting] += given;
        self.all_given[waiting] += given;
    }

    /// Both clocks after the game goes back to a position.
    fn on_return(&self, ply: usize) -> [u64; 2] {
        [0, 1].map(|side| self.positions[ply][side] + self.all_given[side] - self.given[ply][side])
    }

    fn take_back(&mut self) {
        if let Some(spent) = self.spent.pop() {
            self.left.push((self.shown, self.all_given, self.thinking));
            self.undone_spent.push(spent);
            self.undone.extend(self.positions.pop());
            self.undone_given.extend(self.given.pop());
            self.shown = self.on_return(self.spent.len());
            self.thinking = 0;
        }
    }

    fn replay(&mut self) {
        if let Some(spent) = self.undone_spent.pop() {
            self.spent.push(spent);
            self.positions.extend(self.undone.pop());
            self.given.extend(self.undone_given.pop());
            let (shown, given, thinking) = self.left.pop().expect("it was taken back");
            self.shown = [0, 1].map(|side| shown[side] + self.all_given[side] - given[side]);
            self.thinking = thinking;
        }
    }
}

/// Applies an event to the game and the model. Returns false if it is not possible.
fn happen(game: &mut Game, account: &mut Account, event: &Event, now: &mut u64) -> bool {
    let time = ms(*now);
    match event {
        Event::Move(choice) => {
            let moves = game.position().legal_moves();
            game.push(*choice.get(&moves), time).expect("in time");
            account.press();
        }
        Event::TakeBack => {
            game.pop(time);
            account.take_back();
        }
        Event::Replay => {
            game.replay(time);
            account.replay();
        }
        Event::Pause(away) => {
            assert!(game.pause(time));
            *now += away;
            account.paused += away;
            game.start_clock(ms(*now));
        }
        Event::Restart(away) => {
            game.stop_clock(time);
            *game = read(game);
            *now += away;
            account.paused += away;
            game.start_clock(ms(*now));
            account.forget_undone();
        }
        Event::OfferAndDecline => {
            // In a position that allows a claim this would end the game.
            if game.claim().is_none() {
                game.request_draw(time);
                game.answer(false, time);
            }
        }
        Event::Illegal => {
            let king = game.position().king(Color::White);
            assert!(game.push(Move::new(king, king), time).is_err());
        }
        Event::Give => {
            if game.give_time(time) {
                account.give();
            }
        }
    }
    game.outcome().is_none()
}

fn check(game: &Game, account: &Account, now: u64) {
    assert_eq!(shown(game, now), account.shown.map(u128::from));
    for ply in 0..account.positions.len() {
        let (record, given) = (game.record(), game.clock().given());
        let on_return = Color::BOTH.map(|color| {
            let since = given[color] - record.given_at(ply)[color];
            record.clocks_at(ply)[color] + since
        });
        assert_eq!(on_return, account.on_return(ply).map(ms), "{ply}");
    }
    for (index, &spent) in account.spent.iter().enumerate() {
        assert_eq!(game.record().time_spent(index + 1), Some(ms(spent)));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// For all clocks: charged time, delays and pauses add up to the elapsed time. The clocks show the
    /// charged time minus bonuses and given time; the sum of two hourglasses is constant.
    #[test]
    fn no_time_is_lost_or_gained(events in events(), white in controls(), black in controls()) {
        let mut game = game_from(Position::initial(), &white.to_string(), &black.to_string());
        let mut account = Account::new([white, black]);
        let start = 777;
        let mut now = start;
        let mut given = 0;
        game.start_clock(ms(now));
        for (event, after) in &events {
            let falls_at = game.clock().flag_falls_at();
            now += account.think(*after);
            check(&game, &account, now);
            prop_assert_eq!(account.charged + account.within_delay + account.paused, now - start);
            prop_assert_eq!(falls_at.is_some_and(|moment| moment <= ms(now)), account.flagged);
            if account.flagged {
                let opponent = game.turn().other();
                prop_assert!(game.tick(ms(now + 1_000)));
                prop_assert!(note(&mut game, now / 1_000 + 2));
                let end = game.outcome().expect("an end");
                prop_assert_eq!(end.termination, Termination::TimeForfeit);
                let winnability = game.position().winnability(opponent, WINNABILITY_LIMIT);
                let wins = (winnability != Winnability::Unwinnable).then_some(opponent);
                prop_assert_eq!(end.winner, wins);
                check(&game, &account, now + 1_000);
                check(&read(&game), &account, 0);
                break;
            }
            let goes_on = happen(&mut game, &mut account, event, &mut now);
            check(&game, &account, now);
            given += u64::from(matches!(event, Event::Give)) * 15_000;
            if account.control.iter().all(|c| matches!(c, TimeControl::Hourglass(_))) {
                let takebacks = events.iter().any(|(event, _)| matches!(event, Event::TakeBack));
                prop_assert!(takebacks || account.shown[0] + account.shown[1] == 40_000 + given);
            }
            if !goes_on {
                break;
            }
        }
    }

    #[test]
    fn time_controls_are_the_same_after_writing_and_reading(
        stages in vec((1..100_u32, 1..10_000_000_u64, 0..4_usize, 1..60_000_u64), 0..4),
        last in (option::of(1..100_u32), 1..10_000_000_u64),
    ) {
        let time = |millis: u64| format!("{}.{:03}", millis / 1000, millis % 1000);
        let mut text = String::new();
        for (moves, millis, kind, bonus) in stages {
            let sign = ["", "+", "b", "d"][kind];
            let bonus = if kind == 0 { String::new() } else { time(bonus) };
            text += &format!("{moves}/{}{sign}{bonus}:", time(millis));
        }
        let moves = last.0.map(|moves| format!("{moves}/")).unwrap_or_default();
        text += &format!("{moves}{}", time(last.1));
        let read = control(&text);
        prop_assert_eq!(&read, &control(&read.to_string()));
        prop_assert_eq!(read.initial() , control(&text).initial());
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC{0,20}", digits in "[-*0-9/+:bd.]{0,20}") {
        for text in [text, digits] {
            if let Ok(control) = text.parse::<TimeControl>() {
                prop_assert_eq!(control.to_string().parse(), Ok(control));
            }
        }
    }
}
