//! Do whole games come to the ends that they should come to, at the right half-move?
//!
//! Claims and automatic draws belong to a game and not to a position; what positions tell about them
//! (equality, the half-move clock) is held against the table here.

mod data;

use std::collections::HashMap;

use data::{legal, rows, text, texts};
use deskmate::notation::fen;
use deskmate::rules::{Position, Termination};
use serde_json::Value;

#[test]
fn games_of_the_table_end_as_they_should() {
    let rows = rows(&data::table("endings.jsonl"));
    assert_eq!(rows.len(), 271);
    rows.iter().for_each(check);
}

fn check(row: &Value) {
    let id = text(row, "id");
    let expect = &row["expect"];
    let positions = positions(row);
    let first = |wanted: &dyn Fn(&Position) -> bool| Value::from(positions.iter().position(wanted));
    let repeated = |times| Value::from(first_repetition(&positions, times));

    let last = positions.last().expect("a start position");
    assert_eq!(fen::write(last), text(expect, "final_fen"), "{id}");
    assert_eq!(
        first(&|p| p.halfmove_clock() >= 100),
        expect["fifty_ply"],
        "{id}"
    );
    assert_eq!(
        first(&|p| p.halfmove_clock() >= 150),
        expect["seventyfive_ply"],
        "{id}"
    );
    assert_eq!(
        first(&|p| p.is_insufficient_material()),
        expect["insufficient_ply"],
        "{id}"
    );
    assert_eq!(repeated(3), expect["threefold_ply"], "{id}");
    assert_eq!(repeated(5), expect["fivefold_ply"], "{id}");
    check_end_on_board(row, &positions);
}

/// Checkmate, stalemate and insufficient material are seen from the position alone.
fn check_end_on_board(row: &Value, positions: &[Position]) {
    let id = text(row, "id");
    let expect = &row["expect"];
    let Some(end) = expect["end"].as_str() else {
        return;
    };
    let ply = expect["end_ply"].as_u64().expect("a ply") as usize;
    let outcome = positions[ply].outcome();
    let terminations = [
        Termination::Checkmate,
        Termination::Stalemate,
        Termination::InsufficientMaterial,
    ];
    let name = |termination: Termination| termination.to_string().replace(' ', "_");
    if terminations
        .into_iter()
        .any(|termination| name(termination) == end)
    {
        let outcome = outcome.unwrap_or_else(|| panic!("{id}: not seen: {end}"));
        let winner = outcome.winner.map(|color| color.to_string().to_lowercase());
        assert_eq!(name(outcome.termination), end, "{id}");
        assert_eq!(Value::from(winner), expect["winner"], "{id}");
        assert!(
            positions[..ply].iter().all(|p| p.outcome().is_none()),
            "{id}: seen too early"
        );
    } else {
        assert_eq!(outcome, None, "{id}");
    }
}

fn positions(row: &Value) -> Vec<Position> {
    let mut positions = vec![data::position(text(row, "fen"))];
    for word in texts(row, "moves") {
        let position = &positions[positions.len() - 1];
        let next = position.play(legal(position, word)).expect("a legal move");
        positions.push(next);
    }
    positions
}

/// The first ply at which a position has come up so many times.
fn first_repetition(positions: &[Position], times: usize) -> Option<usize> {
    let mut counts: HashMap<&Position, usize> = HashMap::new();
    positions.iter().position(|position| {
        let count = counts.entry(position).or_default();
        *count += 1;
        *count == times
    })
}
