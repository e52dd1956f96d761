//! What is found in games, with an index and without, against python-chess playing all of them through.

use std::fs;
use std::ops::ControlFlow;
use std::sync::Arc;

use deskmate::notation::{fen, pgn};
use deskmate::rules::Position;
use deskmate::storage::Disk;
use deskmate::storage::library::{
    DateOrder, Explored, Explorer, GameQuery, Indexing, Material, PawnStructure, Results, Sought,
    Source,
};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::data::foreign_table;

/// Of five questions two are about positions.
const POSITIONS: usize = 500;
const QUESTIONS: usize = POSITIONS * 5 / 2;

fn answer(explorer: &mut Explorer, question: &GameQuery) -> Explored {
    let mut last = Explored::default();
    explorer.answer(question, |explored| {
        last = explored;
        ControlFlow::Continue(())
    });
    last
}

/// The same as python-chess writes it.
fn as_json(found: &Explored) -> Value {
    let Results {
        games,
        white,
        draws,
        black,
    } = found.all;
    let mut moves: Vec<(String, usize)> = found
        .moves
        .iter()
        .map(|it| (it.what.to_string(), it.results.games))
        .collect();
    moves.sort();
    json!({ "results": [games, white, draws, black], "moves": moves })
}

#[test]
fn python_chess_finds_the_same_positions_structures_and_material() {
    let Some(text) = foreign_table("games.pgn") else {
        return;
    };
    let games = pgn::games(&text).map(|reading| reading.game);
    let positions = games.flat_map(|game| game.positions().collect::<Vec<_>>());
    let positions: Vec<Position> = positions.collect();
    let step = (positions.len() / QUESTIONS).max(1);
    let mut asked = Vec::new();
    for (number, position) in positions.iter().step_by(step).enumerate() {
        let pawns = PawnStructure::of(position.board());
        let (kind, sought) = match number % 5 {
            0 => ("pawns", Sought::Pawns(pawns)),
            1 => ("either", Sought::Pawns(pawns.or_exchanged())),
            2 => ("material", Sought::Material(Material::of(position.board()))),
            _ => ("position", Sought::Position(Box::new(position.clone()))),
        };
        asked.push((json!({ "kind": kind, "fen": fen::write(position) }), sought));
    }
    let are_positions = asked.iter();
    let are_positions = are_positions.filter(|(_, sought)| matches!(sought, Sought::Position(_)));
    assert!(are_positions.count() >= POSITIONS);
    let questions: Vec<&Value> = asked.iter().map(|(question, _)| question).collect();
    let input = format!("{}\n{text}", json!(questions));
    let answers = crate::python::run(include_str!("library.py"), &input);
    let answers: Vec<Value> = answers
        .lines()
        .map(|line| serde_json::from_str(line).expect("a line of JSON"))
        .collect();
    assert_eq!(answers.len(), asked.len());

    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("games.pgn");
    fs::write(&file, &text).expect("written");
    let indexing = Indexing::at(folder.path().join("index")).of_small_files(50_000);
    let mut slow = Explorer::new(Arc::new(Disk));
    let mut fast = Explorer::new(Arc::new(Disk)).with_index(indexing);
    for (number, ((asked, sought), expected)) in asked.into_iter().zip(answers).enumerate() {
        let question = GameQuery {
            sought,
            sources: vec![Source::File(file.clone())],
            among: None,
            most_games: 0,
            order: DateOrder::OldestFirst,
        };
        assert_eq!(as_json(&answer(&mut fast, &question)), expected, "{asked}");
        // All games are read for some of them, since that takes long without optimisation.
        if number % 100 < 5 {
            assert_eq!(as_json(&answer(&mut slow, &question)), expected, "{asked}");
        }
    }
}
