//! Which games filters select, against python-chess.

use deskmate::notation::pgn::{self, GameResult, Pgn};
use deskmate::storage::library::{Criteria, NameWords};
use serde_json::{Map, Value, json};

use crate::data::foreign_table;

const PLAYERS: [&str; 10] = [
    "fischer",
    "gary kasparov",
    "Euwe, Max",
    "cruz",
    "xu",
    "STEINITZ",
    "a",
    "robert fischer",
    "engel uwe",
    "nobody",
];
const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];
const DATES: [&str; 7] = [
    "2025",
    "1900..1950",
    "..1935",
    "1997",
    "2000..",
    "2025.05.01",
    "1950..1999",
];
const RATINGS: [&str; 6] = [
    "2600..",
    "..1500",
    "1500..2000",
    "2740",
    "1000..1200",
    "..3000",
];
const MOVES: [&str; 7] = ["1..10", "20..30", "40..", "..5", "25", "60..100", "..0"];
const CODES: [&str; 6] = ["B00", "B20..B99", "C", "D30..D69", "A", "E.."];

/// Each alone, then some of them together.
fn filters() -> Vec<Map<String, Value>> {
    let lists: [(&str, &[&str]); 8] = [
        ("player", &PLAYERS),
        ("white", &PLAYERS),
        ("black", &PLAYERS),
        ("result", &RESULTS),
        ("date", &DATES),
        ("elo", &RATINGS),
        ("moves", &MOVES),
        ("eco", &CODES),
    ];
    let pair = |name: &str, value: &str| (name.to_owned(), json!(value));
    let mut filters: Vec<Map<String, Value>> = vec![Map::from_iter([("mate".into(), json!(true))])];
    for (number, (name, values)) in lists.iter().enumerate() {
        for (at, value) in values.iter().enumerate() {
            let mut filter = Map::from_iter([pair(name, value)]);
            filters.push(filter.clone());
            // With one of another list, a different one each time.
            let (other, others) = lists[(number + 3) % lists.len()];
            filter.extend([pair(other, others[at % others.len()])]);
            filters.push(filter);
        }
    }
    for result in RESULTS {
        let mut filter = Map::from_iter([pair("result", result), pair("moves", "..40")]);
        filter.insert("mate".into(), json!(true));
        filters.push(filter);
    }
    filters
}

fn criteria(filter: &Map<String, Value>) -> Criteria {
    let text = |name: &str| filter.get(name).and_then(Value::as_str);
    let words = |name: &str| text(name).map(NameWords::new);
    Criteria {
        player: words("player"),
        white: words("white"),
        black: words("black"),
        result: text("result").map(GameResult::parse),
        date: text("date").map(|span| span.parse().expect("dates")),
        ratings: text("elo").map(|span| span.parse().expect("ratings")),
        eco: text("eco").map(|span| span.parse().expect("codes")),
        moves: text("moves").map(|span| span.parse().expect("numbers")),
        is_mate: filter.contains_key("mate"),
        sought: Vec::new(),
    }
}

#[test]
fn python_chess_selects_the_same_games() {
    let Some(text) = foreign_table("games.pgn") else {
        return;
    };
    let games: Vec<Pgn> = pgn::games(&text).map(|reading| reading.game).collect();
    let filters = filters();
    assert!(filters.len() >= 60, "{}", filters.len());
    let input = format!("{}\n{text}", json!(filters));
    let answers = crate::python::run(include_str!("filters.py"), &input);
    let answers: Vec<&str> = answers.lines().collect();
    assert_eq!(answers.len(), filters.len());
    let mut selected = 0;
    for (filter, answer) in filters.iter().zip(answers) {
        let expected: Vec<usize> = serde_json::from_str(answer).expect("numbers");
        let criteria = criteria(filter);
        let numbered = games.iter().enumerate();
        // A code without a tag is found by the moves, which python-chess has no table for.
        let has_code = |game: &Pgn| !filter.contains_key("eco") || game.tag("ECO").is_some();
        let found = numbered.filter(|(_, game)| has_code(game) && criteria.hold_for(game));
        let found: Vec<usize> = found.map(|(number, _)| number).collect();
        assert_eq!(found, expected, "{}", json!(filter));
        selected += found.len();
    }
    assert!(selected > 1_000, "hardly anything is selected: {selected}");
}
