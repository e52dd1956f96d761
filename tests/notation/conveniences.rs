//! What users of the library expect of its types: text, serde, games of a text, a visitor of their own.

use std::io::{self, Read};
use std::ops::ControlFlow;

use deskmate::notation::fen::FenError;
use deskmate::notation::pgn::{self, Answer, GameResult, PgnError, PgnFault, Reader, Visitor};
use deskmate::rules::{Color, Move, Position, Square};
use deskmate::tree::Nag;

#[test]
fn a_position_is_text_as_fen_is() {
    let text = "4k3/8/8/3pP3/8/8/8/4K2R w K d6 3 7";
    let read: Position = text.parse().expect("a position");
    assert_eq!((read.turn(), read.fullmove_number()), (Color::White, 7));
    assert_eq!(read.to_string(), text);
    assert_eq!("8/8".parse::<Position>(), Err(FenError::RankCount(2)));
}

#[test]
fn squares_moves_and_positions_are_text_for_serde() {
    let start = Position::initial();
    let json = serde_json::json!([Square::E4, Move::new(Square::E2, Square::E4), start]);
    let expected = format!("[\"e4\",\"e2e4\",\"{start}\"]");
    assert_eq!(json.to_string(), expected);
    let read: (Square, Move, Position) = serde_json::from_str(&expected).expect("all of them");
    assert_eq!(read, (Square::E4, Move::new(Square::E2, Square::E4), start));
    let fault = serde_json::from_str::<Move>("\"e2e9\"").expect_err("no move");
    assert!(
        fault.to_string().starts_with("not a move such as e2e4"),
        "{fault}"
    );
    assert!(serde_json::from_str::<Square>("4").is_err());
    assert!(serde_json::from_str::<Position>("\"8/8\"").is_err());
}

#[test]
fn all_games_of_a_text_are_read() {
    let readings: Vec<_> = pgn::games("1. e4 1-0\n\n1. e5 *\n\n[White \"A\"]\n\n*").collect();
    let moves = readings.iter().map(|reading| reading.game.moves().count());
    assert_eq!(moves.collect::<Vec<_>>(), [1, 0, 0]);
    let faults = readings.iter().map(|reading| reading.faults.len());
    assert_eq!(faults.collect::<Vec<_>>(), [0, 1, 0]);
    assert_eq!(pgn::games(" \n").count(), 0);
}

/// Writes down all that it is shown.
#[derive(Default)]
struct Witness {
    seen: Vec<String>,
    skips_moves: bool,
}

impl Visitor for Witness {
    fn tag(&mut self, name: &str, value: &str) -> Result<(), PgnFault> {
        self.seen.push(format!("{name}={value}"));
        Ok(())
    }

    fn begin_movetext(&mut self) -> Answer {
        if self.skips_moves {
            Answer::Skip
        } else {
            Answer::Visit
        }
    }

    fn move_word(&mut self, word: &[u8]) -> Result<(), PgnFault> {
        self.seen.push(pgn::decode(word).into_owned());
        Ok(())
    }

    fn nag(&mut self, Nag(number): Nag) {
        self.seen.push(format!("${number}"));
    }

    fn comment(&mut self, text: &[u8]) {
        self.seen.push(pgn::decode(text).into_owned());
    }

    fn begin_variation(&mut self) -> Answer {
        self.seen.push("(".to_string());
        Answer::Visit
    }

    fn end_variation(&mut self) {
        self.seen.push(")".to_string());
    }

    fn outcome(&mut self, result: Option<GameResult>) {
        self.seen
            .push(result.map_or("*", GameResult::text).to_string());
    }

    fn fault(&mut self, error: PgnError) -> ControlFlow<()> {
        self.seen.push(format!("fault at {}", error.column));
        ControlFlow::Break(())
    }
}

const TWO_GAMES: &str =
    "[White \"A\"]\n\n1. e4! {a} (1. d4 $5 d5) e5 1-0\n\n[White \"B\"]\n\n1. c4 ) c5 *\n";

#[test]
fn a_visitor_sees_the_parts_of_each_game_in_order() {
    let mut reader = Reader::new(TWO_GAMES.as_bytes());
    let mut games = Vec::new();
    let mut witness = Witness::default();
    while reader.visit(&mut witness).expect("memory") {
        games.push(std::mem::take(&mut witness.seen));
    }
    let first = [
        "White=A", "e4!", "$1", "a", "(", "d4", "$5", "d5", ")", "e5", "1-0",
    ];
    assert_eq!(games, [&first[..], &["White=B", "c4", "fault at 7"]]);
}

#[test]
fn a_visitor_may_skip_the_moves() {
    let mut reader = Reader::new(TWO_GAMES.as_bytes());
    let mut witness = Witness {
        skips_moves: true,
        ..Witness::default()
    };
    while reader.visit(&mut witness).expect("memory") {}
    assert_eq!(witness.seen, ["White=A", "White=B"]);
}

/// Implements nothing: every part has a default.
struct Idle;

impl Visitor for Idle {}

#[test]
fn games_can_be_read_after_others_were_visited() {
    let mut reader = Reader::new(TWO_GAMES.as_bytes());
    assert!(reader.visit(&mut Idle).expect("memory"));
    let second = reader.next().expect("a game").expect("memory");
    assert_eq!(second.game.tag("White"), Some("B"));
    assert!(!reader.visit(&mut Idle).expect("memory"));
}

#[test]
fn a_visit_tells_that_reading_fails() {
    struct Broken;
    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("broken"))
        }
    }
    assert!(Reader::new(Broken).visit(&mut Idle).is_err());
}
