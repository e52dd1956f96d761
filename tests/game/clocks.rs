//! Is every millisecond charged once, to the side that thought?

use crate::data;

use std::time::Duration;

use data::legal;
use deskmate::game::{Game, TimeControl};
use deskmate::notation::pgn;
use deskmate::rules::{ByColor, Color, Position};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

const fn ms(millis: u64) -> Duration {
    Duration::from_millis(millis)
}

fn new_game() -> Game {
    Game::new(ByColor::default(), Position::initial(), None)
}

fn read(text: &str) -> Game {
    let reading = pgn::read(text);
    assert_eq!(reading.faults, [], "{text}");
    Game::from_pgn(&reading.game)
}

fn push(game: &mut Game, mv: &str, now: u64) {
    let mv = legal(game.position(), mv);
    game.push(mv, ms(now)).expect("a legal move");
}

/// The times of both clocks, in milliseconds.
fn shown(game: &Game, now: u64) -> (u128, u128) {
    let clocks = game.clock().read(ms(now));
    (clocks.white.as_millis(), clocks.black.as_millis())
}

#[test]
fn the_clock_runs_from_the_start_of_whites_first_move() {
    let mut game = new_game();
    assert_eq!(game.clock().running(), None);
    game.start_clock(ms(500));
    assert_eq!(game.clock().running(), Some(Color::White));
    assert_eq!(shown(&game, 1_234), (734, 0));
}

#[test]
fn no_part_of_a_second_is_lost_at_a_move() {
    let mut game = new_game();
    game.start_clock(ms(0));
    for (number, mv) in ["Nf3", "Nf6", "Ng1", "Ng8"].into_iter().enumerate() {
        push(&mut game, mv, 999 * (number as u64 + 1));
    }
    assert_eq!(shown(&game, 4 * 999), (2 * 999, 2 * 999));
}

#[test]
fn an_illegal_move_costs_its_time_and_stops_no_clock() {
    let mut game = new_game();
    game.start_clock(ms(0));
    let black_move = legal(&data::play(game.position(), &["e4"]), "e5");
    assert!(game.push(black_move, ms(700)).is_err());
    assert_eq!(game.clock().running(), Some(Color::White));
    assert_eq!(shown(&game, 1_000), (1_000, 0));
}

#[test]
fn time_is_charged_correctly_however_rarely_the_clock_is_read() {
    // A suspended machine, or a window that is not drawn, never reads the clock.
    let mut game = new_game();
    game.start_clock(ms(0));
    push(&mut game, "e4", 86_400_000);
    assert_eq!(shown(&game, 86_400_001), (86_400_000, 1));
    // Time that runs backwards changes nothing.
    assert_eq!(shown(&game, 5), (86_400_000, 0));
}

#[test]
fn the_clock_stops_at_mate() {
    let mut game = new_game();
    game.start_clock(ms(0));
    for (mv, now) in [("f3", 10), ("e5", 30), ("g4", 60), ("Qh4#", 100)] {
        push(&mut game, mv, now);
    }
    assert_eq!(game.clock().running(), None);
    assert_eq!(game.clock().next_change(ms(100)), None);
    assert_eq!(shown(&game, 1_000_000), (40, 60));
}

#[test]
fn the_clock_stops_when_the_players_end_the_game() {
    let mut resigned = new_game();
    resigned.start_clock(ms(0));
    resigned.ask_to_resign(resigned.turn());
    resigned.answer(true, ms(250));
    assert_eq!(shown(&resigned, 9_999), (250, 0));

    let mut agreed = new_game();
    agreed.start_clock(ms(0));
    for mv in ["e4", "e5"] {
        push(&mut agreed, mv, 0);
    }
    agreed.request_draw(ms(100));
    agreed.answer(true, ms(400));
    assert_eq!(shown(&agreed, 9_999), (400, 0));
}

#[test]
fn a_question_stops_no_clock() {
    let mut game = new_game();
    game.start_clock(ms(0));
    game.request_draw(ms(100));
    assert_eq!(game.clock().running(), Some(Color::White));
    game.answer(false, ms(300));
    assert_eq!(shown(&game, 500), (500, 0));
}

#[test]
fn after_a_takeback_both_clocks_are_restored_and_the_side_to_move_is_charged() {
    let mut game = new_game();
    game.start_clock(ms(0));
    push(&mut game, "e4", 1_000);
    push(&mut game, "e5", 3_500);
    push(&mut game, "Nf3", 7_250);
    assert_eq!(shown(&game, 8_000), (4_750, 3_250));

    assert!(game.pop(ms(8_000)));
    assert_eq!(game.clock().running(), Some(Color::White));
    assert_eq!(shown(&game, 8_000), (1_000, 2_500));
    assert_eq!(shown(&game, 8_600), (1_600, 2_500));

    assert!(game.pop(ms(9_000)));
    assert_eq!(game.clock().running(), Some(Color::Black));
    assert_eq!(shown(&game, 9_000), (1_000, 0));
    assert_eq!(shown(&game, 9_300), (1_000, 300));
}

#[test]
fn with_a_replayed_move_the_clocks_go_on_from_where_it_was_taken_back() {
    let mut game = new_game();
    game.start_clock(ms(0));
    push(&mut game, "e4", 1_000);
    push(&mut game, "e5", 3_500);
    game.pop(ms(4_000));
    game.pop(ms(5_000));
    assert!(game.replay(ms(60_000)));
    assert_eq!(shown(&game, 60_000), (1_000, 1_000));
    assert_eq!(game.clock().running(), Some(Color::Black));
    assert!(game.replay(ms(60_100)));
    assert_eq!(shown(&game, 60_150), (1_550, 2_500));
    assert!(!game.replay(ms(60_200)));
}

#[test]
fn a_clock_that_counts_up_is_not_written_as_one_that_others_take_for_time_left() {
    let mut game = new_game();
    game.start_clock(ms(0));
    push(&mut game, "e4", 2_125);
    push(&mut game, "e5", 3_125);
    push(&mut game, "Nf3", 6_125);
    let text = game.to_text();
    let moves = "1. e4 {[%emt 0:00:02.125]} 1... e5 {[%emt 0:00:01]} 2. Nf3 {[%emt 0:00:03]} *";
    assert!(text.contains(moves) && !text.contains("%clk"), "{text}");
    let again = read(&text);
    assert_eq!(again.to_text(), text);
    assert_eq!(shown(&again, 0), (5_125, 1_000));
    assert!(again.record().is_timed());
    for ply in 1..=3 {
        assert_eq!(again.record().clocks_at(ply), game.record().clocks_at(ply));
        assert_eq!(
            again.record().time_spent(ply),
            game.record().time_spent(ply)
        );
    }
}

/// Such clocks were once written as `%clk`. They are kept as they are, and the game continues from
/// there.
#[test]
fn a_game_whose_clocks_counted_up_as_clk_is_still_read() {
    let text = "[TimeControl \"-\"]\n[WhiteClock \"0:00:05.125\"]\n[BlackClock \"0:00:02\"]\n\n\
        1. e4 {[%clk 0:00:02.125]} 1... e5 {[%clk 0:00:01]} 2. Nf3 {[%clk 0:00:05.125]} *\n";
    let mut game = read(text);
    let spent: Vec<_> = (1..=3).map(|ply| game.record().time_spent(ply)).collect();
    assert_eq!(spent, [ms(2_125), ms(1_000), ms(3_000)].map(Some));
    assert_eq!(shown(&game, 0), (5_125, 2_000));
    game.start_clock(ms(10_000));
    push(&mut game, "Nc6", 10_500);
    push(&mut game, "d4", 12_000);
    let text = game.to_text();
    let moves = "1. e4 {[%clk 0:00:02.125]} 1... e5 {[%clk 0:00:01]} 2. Nf3 {[%clk 0:00:05.125]} \
        2... Nc6 {[%emt 0:00:01.500]} 3. d4 {[%emt 0:00:01.500]} *\n";
    assert!(text.replace('\n', " ").contains(moves.trim_end()), "{text}");
    let again = read(&text);
    assert_eq!(again.to_text(), text);
    assert_eq!(shown(&again, 0), (6_625, 2_500));
    assert_eq!(again.record().clocks_at(4), game.record().clocks_at(4));
}

/// Up to version 0.2.0 the time control of a clock that counts up was `-`, which means no clock now.
#[test]
fn a_clock_that_counted_up_is_told_from_no_clock_by_its_times() {
    let table = [
        ("[TimeControl \"-\"]\n\n1. e4 *", false),
        ("[TimeControl \"-\"]\n\n1. e4 {[%emt 0:00:02]} *", true),
        ("[TimeControl \"-\"]\n\n1. e4 {[%clk 0:00:02]} *", true),
        ("[TimeControl \"-\"]\n[WhiteClock \"0:00:00\"]\n\n*", true),
        ("[TimeControl \"-\"]\n[BlackTimeControl \"300\"]\n\n*", true),
        ("[TimeControl \"count-up\"]\n\n*", true),
        ("[TimeControl \"?\"]\n\n1. e4 *", true),
        ("1. e4 *", true),
    ];
    for (text, has_clock) in table {
        let game = read(text);
        assert_eq!(game.has_clock(), has_clock, "{text}");
        assert_eq!(read(&game.to_text()).has_clock(), has_clock, "{text}");
    }
}

#[test]
fn a_game_without_a_clock_keeps_no_time() {
    let no_clock = ByColor::from_fn(|_| TimeControl::NoClock);
    let mut game = new_game().with_time_control(no_clock);
    game.start_clock(ms(0));
    push(&mut game, "e4", 2_000);
    push(&mut game, "e5", 3_000);
    assert_eq!(game.clock().running(), None);
    assert_eq!(game.clock().next_change(ms(3_000)), None);
    assert_eq!(game.record().time_spent(1), None);
    game.stop_clock(ms(9_000));
    let text = game.to_text();
    assert!(
        text.contains("1. e4 e5 *") && !text.contains("Clock"),
        "{text}"
    );
    assert_eq!(read(&text).to_text(), text);
}

#[test]
fn moves_to_the_next_stage_are_counted() {
    let control = |text: &str| text.parse::<TimeControl>().expect("a time control");
    let to_go = |text: &str, made: u32| control(text).moves_to_go(made);
    let stages = "40/5400+30:20/3600:900";
    let table = [
        (0, Some(40)),
        (39, Some(1)),
        (40, Some(20)),
        (59, Some(1)),
        (60, None),
    ];
    for (made, moves) in table {
        assert_eq!(to_go(stages, made), moves, "{made}");
    }
    // The last stage repeats if it has a number of moves.
    assert_eq!(
        (to_go("40/5400", 39), to_go("40/5400", 40)),
        (Some(1), Some(40))
    );
    for text in ["-", "count-up", "300+3", "*300"] {
        assert_eq!(to_go(text, 0), None, "{text}");
    }
}

#[test]
fn the_moves_before_a_game_that_is_played_on_count_for_its_stages() {
    let moves = ["e4", "e5", "Nf3", "Nc6"];
    let mut at = Position::initial();
    let moves: Vec<_> = moves
        .map(|mv| {
            let mv = legal(&at, mv);
            at = at.play(mv).expect("a legal move");
            mv
        })
        .into();
    let control = "3/60:30".parse::<TimeControl>().expect("a time control");
    let game = new_game().with_time_control(ByColor {
        white: control.clone(),
        black: control,
    });
    let mut game = game.after(&moves);
    assert_eq!(game.clock().made(), ByColor { white: 2, black: 2 });
    game.start_clock(ms(0));
    push(&mut game, "Bb5", 1_000);
    assert_eq!(shown(&game, 1_000), (89_000, 60_000));
}

#[test]
fn an_unfinished_game_keeps_the_clock_of_the_side_to_move() {
    let mut game = new_game();
    game.start_clock(ms(0));
    push(&mut game, "e4", 2_000);
    game.stop_clock(ms(9_500));
    let text = game.to_text();
    assert!(text.contains("[WhiteClock \"0:00:02\"]"), "{text}");
    assert!(text.contains("[BlackClock \"0:00:07.500\"]"), "{text}");

    // Time while the program was off is not charged.
    let mut again = Game::from_pgn(&pgn::read(&text).game);
    assert_eq!(again.clock().running(), None);
    again.start_clock(ms(1_000_000));
    assert_eq!(shown(&again, 1_000_100), (2_000, 7_600));
}

#[test]
fn an_impossible_clock_tag_is_ignored() {
    let text = "[WhiteClock \"0:00:01\"]\n[BlackClock \"soon\"]\n\n1. e4 {[%clk 0:00:09]} *\n";
    let game = Game::from_pgn(&pgn::read(text).game);
    assert_eq!(shown(&game, 0), (9_000, 0));
}

/// Events in a game, each after a number of milliseconds.
#[derive(Clone, Debug)]
enum Event {
    Move(Index),
    TakeBack,
    Replay,
    /// The game is left and resumed later.
    Leave(u64),
    OfferAndDecline,
    Illegal,
}

fn events() -> impl Strategy<Value = Vec<(Event, u64)>> {
    let event = prop_oneof![
        6 => any::<Index>().prop_map(Event::Move),
        2 => Just(Event::TakeBack),
        1 => Just(Event::Replay),
        1 => (0..100_000_u64).prop_map(Event::Leave),
        1 => Just(Event::OfferAndDecline),
        1 => Just(Event::Illegal),
    ];
    vec((event, 0..5_000_u64), 0..80)
}

/// A second, simple model of the clocks.
struct Account {
    /// The clocks of both sides when each position first occurred.
    positions: Vec<[u64; 2]>,
    /// The same of what was taken back, and both clocks at that time.
    undone: Vec<([u64; 2], [u64; 2])>,
    shown: [u64; 2],
}

impl Account {
    fn mover(&self) -> usize {
        (self.positions.len() - 1) % 2
    }

    fn take(&mut self, event: &Event) {
        match event {
            Event::Move(_) => {
                self.positions.push(self.shown);
                self.undone.clear();
            }
            Event::TakeBack if self.positions.len() > 1 => {
                let position = self.positions.pop().expect("a move");
                self.undone.push((position, self.shown));
                self.shown = *self.positions.last().expect("the start");
            }
            Event::Replay => {
                if let Some((position, left)) = self.undone.pop() {
                    self.positions.push(position);
                    self.shown = left;
                }
            }
            _ => {}
        }
    }
}

/// Applies an event. Returns false if it was not possible.
fn happen(game: &mut Game, event: &Event, now: &mut u64) -> bool {
    let time = ms(*now);
    match event {
        Event::Move(choice) => {
            let moves = game.position().legal_moves();
            if game.outcome().is_some() || moves.is_empty() {
                return false;
            }
            return game.push(*choice.get(&moves), time).is_ok();
        }
        Event::TakeBack => {
            game.pop(time);
        }
        Event::Replay => {
            game.replay(time);
        }
        Event::Leave(away) => {
            game.stop_clock(time);
            *now += away;
            game.start_clock(ms(*now));
        }
        Event::OfferAndDecline => {
            // In a position that allows a claim this would end the game.
            if game.claim().is_none() {
                game.request_draw(time);
                game.answer(false, time);
            }
        }
        Event::Illegal => {
            let mv = deskmate::rules::Move::new(
                game.position().king(Color::White),
                game.position().king(Color::White),
            );
            assert!(game.push(mv, time).is_err());
        }
    }
    true
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_time_charged_adds_up_to_the_millisecond(events in events()) {
        let mut game = new_game();
        let mut now = 777;
        game.start_clock(ms(now));
        let mut account = Account { positions: vec![[0, 0]], undone: vec![], shown: [0, 0] };
        for (event, after) in &events {
            now += after;
            if game.outcome().is_none() {
                let mover = account.mover();
                account.shown[mover] += after;
            }
            if !happen(&mut game, event, &mut now) {
                break;
            }
            account.take(event);
            let (white, black) = shown(&game, now);
            let expected = account.shown.map(u128::from);
            prop_assert_eq!([white, black], expected, "after {:?}", event);
            for (ply, &[white, black]) in account.positions.iter().enumerate() {
                let clocks = game.record().clocks_at(ply);
                prop_assert_eq!((clocks.white, clocks.black), (ms(white), ms(black)));
            }
        }
    }

    #[test]
    fn without_takebacks_both_clocks_together_show_the_time_that_has_passed(
        moves in vec((any::<Index>(), 0..100_000_u64), 0..100),
        read_after in 0..5_000_u64,
    ) {
        let mut game = new_game();
        game.start_clock(ms(0));
        let mut now = 0;
        for (choice, after) in &moves {
            if game.outcome().is_some() {
                break;
            }
            now += after;
            let legal = game.position().legal_moves();
            game.push(*choice.get(&legal), ms(now)).expect("a legal move");
        }
        if game.outcome().is_none() {
            now += read_after;
        }
        let (white, black) = shown(&game, now);
        prop_assert_eq!(white + black, u128::from(now));
        let spent: Duration = (1..=game.record().plies().len())
            .map(|number| game.record().time_spent(number))
            .sum::<Option<Duration>>().expect("a timed game");
        let settled = game.clock().settled();
        prop_assert_eq!(spent, settled.white + settled.black);
    }
}
