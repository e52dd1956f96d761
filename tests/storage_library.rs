//! Are the games of a folder or a file listed as they are, and found, opened, exported and deleted
//! without any loss?

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;

use deskmate::storage::library::{
    Batch, Catalog, HeadToHead, Lister, Order, Source, Summary, read_game,
};
use tempfile::TempDir;

/// A game with a date and a time, as the program saves it.
fn game(players: [&str; 2], date: &str, end: &str, moves: &str, result: &str) -> String {
    let [white, black] = players;
    format!(
        "[White \"{white}\"]\n[Black \"{black}\"]\n[Date \"{date}\"]\n[Time \"14:02:31\"]\n\
         [Result \"{result}\"]\n[Termination \"{end}\"]\n[TimeControl \"300+3\"]\n\n{moves} {result}\n"
    )
}

fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = TempDir::new().expect("a temporary folder");
    for (name, text) in files {
        fs::write(folder.path().join(name), text).expect("a file");
    }
    folder
}

fn batches(lister: &mut Lister, source: &Source) -> Vec<Batch> {
    let mut batches = Vec::new();
    lister.list(source, |batch| {
        batches.push(batch);
        ControlFlow::Continue(())
    });
    batches
}

/// A list of everything in a source, and what could not be read.
fn catalog(source: &Source, order: Order) -> (Catalog, Vec<String>) {
    let mut catalog = Catalog::new(order);
    let mut faults = Vec::new();
    for batch in batches(&mut Lister::new(), source) {
        catalog.add(&batch.pages);
        faults.extend(batch.faults);
    }
    (catalog, faults)
}

fn folder_catalog(path: &Path) -> Catalog {
    let (catalog, faults) = catalog(&Source::Folder(path.into()), Order::NewestFirst);
    assert_eq!(faults, [] as [String; 0]);
    catalog
}

fn text_catalog(text: &str) -> Catalog {
    catalog(&Source::Text(Arc::from(text)), Order::AsWritten).0
}

fn summaries(catalog: &Catalog) -> Vec<Summary<'_>> {
    let row = |n| catalog.row(n).expect("a row").summary;
    (0..catalog.len()).map(row).collect()
}

fn whites(catalog: &Catalog) -> Vec<&str> {
    summaries(catalog).iter().map(|game| game.white).collect()
}

const MATE: &str = "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#";

#[test]
fn a_folder_is_listed_with_its_newest_game_first() {
    let folder = folder(&[
        (
            "last.txt",
            &game(
                ["Anderssen", "Kieseritzky"],
                "2026.11.20",
                "unterminated",
                "1. e4 e5",
                "*",
            ),
        ),
        (
            "old.pgn",
            &game(
                ["Morphy", "Isouard"],
                "1858.11.02",
                "checkmate",
                MATE,
                "1-0",
            ),
        ),
        (
            "two.PGN",
            &(game(
                ["Isouard", "Morphy"],
                "2026.11.19",
                "agreement",
                "1. d4",
                "1/2-1/2",
            ) + "\n"
                + &game(
                    ["Morphy", "Anderssen"],
                    "2026.11.21",
                    "time forfeit",
                    "1. d4",
                    "0-1",
                )),
        ),
        ("notes.txt", "These are no games."),
    ]);
    let catalog = folder_catalog(folder.path());
    assert_eq!(
        whites(&catalog),
        ["Morphy", "Anderssen", "Isouard", "Morphy"]
    );
    let shown: Vec<String> = summaries(&catalog)
        .iter()
        .map(|game| format!("{} {} {}", game.date, game.end, game.plies))
        .collect();
    assert_eq!(
        shown,
        [
            "2026-11-21 14:02 Time 1",
            "2026-11-20 14:02 Unfinished 2",
            "2026-11-19 14:02 Agreed 1",
            "1858-11-02 14:02 Checkmate 7",
        ]
    );
}

#[test]
fn a_listed_game_is_read_from_its_place() {
    let text = game(["A", "B"], "2026.11.20", "checkmate", MATE, "1-0")
        + "\n\n"
        + &game(["C", "D"], "2026.11.21", "resignation", "1. d4", "0-1");
    let folder = folder(&[("two.pgn", &text)]);
    let file = Source::File(folder.path().join("two.pgn"));
    for source in [file, Source::Text(Arc::from(&*text))] {
        let (catalog, _) = catalog(&source, Order::AsWritten);
        let places: Vec<_> = (0..2)
            .map(|n| catalog.row(n).expect("a row").place)
            .collect();
        let games: Vec<_> = places
            .iter()
            .map(|place| read_game(place).expect("readable"))
            .collect();
        assert_eq!(games[0].game.players.white, "A");
        assert_eq!(games[1].game.players.white, "C");
        assert_eq!(games[0].game.record().plies().len(), 7);
        assert!(games.iter().all(|game| game.more && game.fault.is_none()));
    }
}

#[test]
fn head_to_head_counts_the_games_between_two_names() {
    let text: String = [
        (["Anderssen", "Morphy"], "1-0"),
        ([" morphy", "ANDERSSEN"], "1-0"),
        (["Morphy", "Anderssen"], "1/2-1/2"),
        (["Anderssen, Adolf", "Morphy"], "1-0"),
        (["Anderssen", "Morphy"], "*"),
    ]
    .map(|(players, result)| game(players, "1858.12.20", "agreement", "1. e4", result))
    .join("\n");
    let catalog = text_catalog(&text);
    assert_eq!(
        catalog.head_to_head("Anderssen", "Morphy"),
        HeadToHead {
            won: 1,
            drawn: 1,
            lost: 1
        }
    );
    assert_eq!(
        catalog.head_to_head("morphy", "anderssen, adolf"),
        HeadToHead {
            won: 0,
            drawn: 0,
            lost: 1
        }
    );
    assert_eq!(
        catalog.head_to_head("Anderssen", "Steinitz"),
        HeadToHead::default()
    );
}

#[test]
fn every_word_that_is_typed_has_to_be_found() {
    let text = game(
        ["Anderssen", "Müller"],
        "2026.11.20",
        "agreement",
        "1. e4",
        "1/2-1/2",
    ) + "\n"
        + &game(
            ["Morphy", "Anderssen"],
            "1858.12.20",
            "checkmate",
            MATE,
            "1-0",
        );
    let mut catalog = text_catalog(&text);
    for (query, found) in [
        ("", vec!["Anderssen", "Morphy"]),
        ("anders", vec!["Anderssen", "Morphy"]),
        ("ANDERS 2026", vec!["Anderssen"]),
        ("MÜLLER", vec!["Anderssen"]),
        ("ü", vec!["Anderssen"]),
        ("mate", vec!["Morphy"]),
        ("1-0 morphy", vec!["Morphy"]),
        ("½-½", vec!["Anderssen"]),
        ("2026-11-20", vec!["Anderssen"]),
        ("morphy 2026", vec![]),
    ] {
        for (end, _) in query.char_indices() {
            catalog.search(&query[..end]);
        }
        catalog.search(query);
        assert_eq!(whites(&catalog), found, "{query}");
        assert_eq!(catalog.total(), 2);
    }
}
