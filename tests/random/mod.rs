//! Random games, with everything that a game file can have.

#![allow(dead_code)] // Every test uses its own share of this.

use std::time::Duration;

use deskmate::notation::pgn::{GameResult, Pgn, Tag};
use deskmate::rules::{Color, Move, Position};
use deskmate::tree::{GameTree, Nag, Node, NodeId};
use proptest::collection::{hash_set, vec};
use proptest::option;
use proptest::prelude::*;
use proptest::sample::{Index, select};

use crate::data::after;

/// A random game of legal moves; it ends early if there is none.
pub fn games(longest: usize) -> impl Strategy<Value = Pgn> {
    games_from(Position::initial(), longest)
}

/// The same from another position.
pub fn games_from(start: Position, longest: usize) -> impl Strategy<Value = Pgn> {
    let moves = moves_from(start.clone(), longest);
    moves.prop_map(move |moves| game_of(start.clone(), &moves))
}

fn moves_from(start: Position, longest: usize) -> impl Strategy<Value = Vec<Move>> {
    vec(any::<Index>(), 0..longest).prop_map(move |choices| {
        let mut played = Vec::new();
        let mut position = start.clone();
        for choice in choices {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = *choice.get(&moves);
            position = position.play(mv).expect("a legal move");
            played.push(mv);
        }
        played
    })
}

fn game_of(start: Position, moves: &[Move]) -> Pgn {
    let mut game = Pgn::new(start);
    let mut last = NodeId::ROOT;
    for &mv in moves {
        last = game.tree.add(last, mv);
    }
    game
}

/// Clocks that are the same millisecond whether rounded or truncated.
fn clocks() -> impl Strategy<Value = Duration> {
    let nanos = prop_oneof![4 => Just(0), 1 => 0..500_000_u64];
    (0..400_000_000_u64, nanos)
        .prop_map(|(millis, nanos)| Duration::from_millis(millis) + Duration::from_nanos(nanos))
}

/// A clock in another form than ours.
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
        "[Event \"x\"]",
        "привет",
        "♞",
        "\u{feff}",
        "a-very-long-word-that-does-not-leave-much-room-on-a-line-of-80",
    ];
    prop_oneof![3 => select(ODD).prop_map(str::to_owned), 1 => "[^\\s\\[]{1,12}"]
}

fn comments() -> impl Strategy<Value = Option<String>> {
    option::weighted(0.3, vec((words(), any::<bool>()), 1..40).prop_map(in_lines))
}

/// The words of a comment, with breaks between some of them. There is none beside a word that cannot stand in braces.
fn in_lines(words: Vec<(String, bool)>) -> String {
    let mut comment = String::new();
    for (word, breaks) in words {
        let can_break = |text: &str| !text.contains('}');
        let last = comment.rsplit([' ', '\n']).next().unwrap_or_default();
        let gap = match (
            comment.is_empty(),
            breaks && can_break(last) && can_break(&word),
        ) {
            (true, _) => "",
            (_, true) => "\n",
            (_, false) => " ",
        };
        comment = [&*comment, gap, &*word].concat();
    }
    comment
}

/// The NAGs of a move, without duplicates.
fn nags() -> impl Strategy<Value = Vec<Nag>> {
    hash_set(any::<u8>().prop_map(Nag), 0..3).prop_map(Vec::from_iter)
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

/// The annotations of a move, without variations.
type Notes = (Option<Duration>, Option<String>, Vec<Nag>);

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
    /// The comment after the variations, before the next move.
    comment: Option<String>,
}

fn plan_with(variations: impl Strategy<Value = Vec<Plan>>) -> impl Strategy<Value = Plan> {
    let choice = option::weighted(0.9, any::<Index>());
    let step = (choice, notes(), variations, comments()).prop_map(
        |(choice, notes, variations, comment)| Step {
            choice,
            notes,
            variations,
            comment,
        },
    );
    (comments(), vec(step, 0..6)).prop_map(|(comment, steps)| Plan { comment, steps })
}

fn plans() -> impl Strategy<Value = Plan> {
    plan_with(Just(Vec::new())).prop_recursive(5, 40, 6, |inner| {
        plan_with(prop_oneof![3 => Just(Vec::new()), 1 => vec(inner, 0..3)])
    })
}

/// Adds the planned variations of a move in a position, as far as there are legal moves. Returns
/// whether any was added.
fn add_variations(
    tree: &mut GameTree,
    replaced: NodeId,
    position: &Position,
    plans: &[Plan],
) -> bool {
    for plan in plans {
        add_variation(tree, replaced, position.clone(), plan);
    }
    plans.iter().any(|plan| !plan.steps.is_empty()) && !position.legal_moves().is_empty()
}

fn add_variation(tree: &mut GameTree, replaced: NodeId, mut position: Position, plan: &Plan) {
    let mut last = None;
    let mut comment_before = plan.comment.clone();
    for step in &plan.steps {
        let moves = position.legal_moves();
        let mv = match step.choice {
            None if position.pass().is_some() => Move::NULL,
            _ if moves.is_empty() => break,
            Some(choice) => *choice.get(&moves),
            None => moves[0],
        };
        let id = match last {
            None => tree.add_variation(replaced, mv),
            Some(last) => tree.add(last, mv),
        };
        write_notes(tree.node_mut(id), &step.notes);
        tree.node_mut(id).set_comment_before(comment_before.take());
        if add_variations(tree, id, &position, &step.variations) {
            comment_before = step.comment.clone();
        }
        position = after(&position, mv);
        last = Some(id);
    }
}

fn write_notes(node: &mut Node, (clock, comment, nags): &Notes) {
    node.clock = *clock;
    node.comment.clone_from(comment);
    for &nag in nags {
        node.add_nag(nag);
    }
}

/// A game with all annotations that PGN can have, from any position of a random game.
pub fn annotated_games() -> impl Strategy<Value = Pgn> {
    let results = option::of(select(&[Some(Color::White), Some(Color::Black), None][..]));
    let variations = (any::<Index>(), vec(plans(), 1..3), comments());
    (
        moves_from(Position::initial(), 60),
        0..20_usize,
        tags(),
        comments(),
        results,
        vec(notes(), 60),
        vec(variations, 0..4),
    )
        .prop_map(
            |(moves, skipped, tags, comment, result, notes, variations)| {
                let (before, moves) = moves.split_at(skipped.min(moves.len()));
                let start = before
                    .iter()
                    .fold(Position::initial(), |position, &mv| after(&position, mv));
                let mut game = game_of(start, moves);
                annotate(&mut game.tree, &notes, &variations);
                game.tags = tags;
                game.tree.node_mut(NodeId::ROOT).comment = comment;
                game.result = result.map(GameResult::of);
                game
            },
        )
}

/// Annotates the moves of the main line, and adds variations to some of them, with a comment after
/// them.
fn annotate(
    tree: &mut GameTree,
    notes: &[Notes],
    variations: &[(Index, Vec<Plan>, Option<String>)],
) {
    let line: Vec<NodeId> = tree.main_line().collect();
    let mut position = tree.start().clone();
    for (ply, (&id, notes)) in line.iter().zip(notes).enumerate() {
        write_notes(tree.node_mut(id), notes);
        for (at, plans, comment) in variations {
            if at.index(line.len()) == ply
                && add_variations(tree, id, &position, plans)
                && let Some(&next) = line.get(ply + 1)
            {
                tree.node_mut(next).set_comment_before(comment.clone());
            }
        }
        position = after(&position, tree.node(id).mv());
    }
}
