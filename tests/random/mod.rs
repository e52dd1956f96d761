//! Random games, with everything that a game file can hold.

#![allow(dead_code)] // Every test uses its own share of this.

use std::time::Duration;

use deskmate::notation::pgn::{GameResult, Line, Pgn, PgnMove, Tag};
use deskmate::rules::{Color, Move, Position};
use proptest::collection::{hash_set, vec};
use proptest::option;
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// A random game of legal moves; it ends early where there is none.
pub fn games(longest: usize) -> impl Strategy<Value = Pgn> {
    games_from(Position::initial(), longest)
}

/// The same from another position.
pub fn games_from(start: Position, longest: usize) -> impl Strategy<Value = Pgn> {
    vec(any::<Index>(), 0..longest).prop_map(move |choices| {
        let mut game = Pgn::new(start.clone());
        let mut position = game.start.clone();
        for choice in choices {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = *choice.get(&moves);
            position = position.play(mv).expect("a legal move");
            game.main.moves.push(PgnMove::new(mv));
        }
        game
    })
}

/// Clocks that come to the same millisecond whether they are rounded or cut.
fn clocks() -> impl Strategy<Value = Duration> {
    let nanos = prop_oneof![4 => Just(0), 1 => 0..500_000_u64];
    (0..400_000_000_u64, nanos)
        .prop_map(|(millis, nanos)| Duration::from_millis(millis) + Duration::from_nanos(nanos))
}

/// A clock in another form than the one that we write.
fn odd_clocks() -> impl Strategy<Value = (Duration, String)> {
    (0..100_000_u64, "[0-9]{0,3}|[0-9]{3}[0-4][0-9]{0,5}").prop_map(|(seconds, decimals)| {
        let nanos = format!("{decimals:0<9}").parse().expect("nine digits");
        let (minutes, rest) = (seconds / 60, seconds % 60);
        let text = format!("[%clk 000:{minutes}:{rest}.{decimals}]");
        (Duration::new(seconds, nanos), text)
    })
}

/// Words that a careless reader or writer could trip over.
fn words() -> impl Strategy<Value = String> {
    const ODD: &[&str] = &[
        "}",
        "{",
        "};",
        "%",
        "%x",
        "[%cal",
        "Ge2e4]",
        "[%csl",
        "\"",
        "\\",
        "1-0",
        "*",
        "(",
        ")",
        "$1",
        "[",
        "]",
        "1.",
        "e4",
        "привет",
        "♞",
        "\u{feff}",
        "a-very-long-word-that-does-not-leave-much-room-on-a-line-of-80",
    ];
    prop_oneof![3 => select(ODD).prop_map(str::to_owned), 1 => "[^\\s\\[]{1,12}"]
}

fn comments() -> impl Strategy<Value = Option<String>> {
    option::weighted(0.3, vec(words(), 1..40).prop_map(|words| words.join(" ")))
}

/// Glyphs beside a move, each once.
fn nags() -> impl Strategy<Value = Vec<u8>> {
    hash_set(any::<u8>(), 0..3).prop_map(Vec::from_iter)
}

fn tags() -> impl Strategy<Value = Vec<Tag>> {
    let tag = ("[A-Za-z][A-Za-z0-9_]{0,12}", "\\PC{0,40}")
        .prop_map(|(name, value)| Tag::new(name, value));
    let roster = (
        select(&["White", "Date", "Result", "FEN", "SetUp"][..]),
        "\\PC{0,9}",
    )
        .prop_map(|(name, value)| Tag::new(name, value));
    vec(prop_oneof![4 => tag, 1 => roster], 0..6)
}

/// What stands beside a move, apart from variations.
type Notes = (Option<Duration>, Option<String>, Vec<u8>);

fn notes() -> impl Strategy<Value = Notes> {
    let with_usual_clock = (option::of(clocks()), comments());
    let with_odd_clock =
        (odd_clocks(), comments(), comments()).prop_map(|((clock, text), before, after)| {
            let words: Vec<String> = before.into_iter().chain([text]).chain(after).collect();
            (Some(clock), Some(words.join(" ")))
        });
    let clock_and_comment = prop_oneof![3 => with_usual_clock, 1 => with_odd_clock];
    (clock_and_comment, nags()).prop_map(|((clock, comment), nags)| (clock, comment, nags))
}

/// A variation, before it is known which moves are legal in it.
#[derive(Clone, Debug)]
struct Plan {
    comment: Option<String>,
    steps: Vec<Step>,
}

#[derive(Clone, Debug)]
struct Step {
    /// Which of the legal moves it is; `None` is the null move.
    choice: Option<Index>,
    notes: Notes,
    variations: Vec<Plan>,
}

fn plan_with(variations: impl Strategy<Value = Vec<Plan>>) -> impl Strategy<Value = Plan> {
    let choice = option::weighted(0.9, any::<Index>());
    let step = (choice, notes(), variations).prop_map(|(choice, notes, variations)| Step {
        choice,
        notes,
        variations,
    });
    (comments(), vec(step, 0..6)).prop_map(|(comment, steps)| Plan { comment, steps })
}

fn plans() -> impl Strategy<Value = Plan> {
    plan_with(Just(Vec::new())).prop_recursive(5, 40, 6, |inner| {
        plan_with(prop_oneof![3 => Just(Vec::new()), 1 => vec(inner, 0..3)])
    })
}

/// The position after a move of a line, which in a variation may be the null move.
pub fn after(position: &Position, mv: Move) -> Position {
    if mv == Move::NULL {
        position.pass().expect("the side to move is not in check")
    } else {
        position.play(mv).expect("a legal move")
    }
}

/// Carries plans out in a position. Those in which nothing stands are left out.
fn lines(position: &Position, plans: &[Plan]) -> Vec<Line> {
    let lines = plans.iter().map(|plan| line(position, plan));
    lines.filter(|line| *line != Line::default()).collect()
}

/// Carries a plan out as far as there are legal moves.
fn line(start: &Position, plan: &Plan) -> Line {
    let mut position = start.clone();
    let mut line = Line {
        comment: plan.comment.clone(),
        moves: Vec::new(),
    };
    for step in &plan.steps {
        let moves = position.legal_moves();
        let mv = match step.choice {
            None if position.pass().is_some() => Move::NULL,
            _ if moves.is_empty() => break,
            Some(choice) => *choice.get(&moves),
            None => moves[0],
        };
        let (clock, comment, nags) = step.notes.clone();
        line.moves.push(PgnMove {
            mv,
            clock,
            comment,
            nags,
            variations: lines(&position, &step.variations),
        });
        position = after(&position, mv);
    }
    line
}

/// A game with everything beside its moves that PGN can hold, from any position of a random game.
pub fn annotated_games() -> impl Strategy<Value = Pgn> {
    let results = option::of(select(&[Some(Color::White), Some(Color::Black), None][..]));
    (
        games(60),
        0..20_usize,
        tags(),
        comments(),
        results,
        vec(notes(), 60),
        vec((any::<Index>(), vec(plans(), 1..3)), 0..4),
    )
        .prop_map(|(mut game, skipped, tags, comment, result, notes, plans)| {
            for played in game.main.moves.drain(..skipped.min(game.main.moves.len())) {
                game.start = after(&game.start, played.mv);
            }
            annotate(&mut game, notes, &plans);
            game.tags = tags;
            game.main.comment = comment;
            game.result = result.map(GameResult::of);
            game
        })
}

/// Writes beside the moves of a game, and hangs variations on some of them.
fn annotate(game: &mut Pgn, notes: Vec<Notes>, plans: &[(Index, Vec<Plan>)]) {
    let length = game.main.moves.len();
    let mut position = game.start.clone();
    for (ply, (played, notes)) in game.main.moves.iter_mut().zip(notes).enumerate() {
        (played.clock, played.comment, played.nags) = notes;
        for (at, plans) in plans {
            if at.index(length) == ply {
                played.variations.extend(lines(&position, plans));
            }
        }
        position = after(&position, played.mv);
    }
}
