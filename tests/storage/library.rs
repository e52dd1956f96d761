//! Are the games of a folder or a file listed, found, and read from their places?

use crate::listed;
use crate::players::score;

use std::fs::{self, File};
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use deskmate::game::Game;
use deskmate::notation::pgn;
use deskmate::storage::library::{
    Batch, Catalog, Column, CountedChoice, Filter, ListError, ListFault, Lister, Order, Sorting,
    Source, Span, read_game,
};
use deskmate::storage::players::PlayerNames;
use deskmate::storage::{Disk, SavedGame, StorageError};
use deskmate::words::{Language, Words};
use listed::{MATE, batches, catalog, folder, game, summaries, whites};

fn folder_catalog(path: &Path) -> Catalog {
    let (catalog, faults) = catalog(&Source::Folder(path.into()), Order::NewestFirst);
    assert_eq!(faults, []);
    catalog
}

/// A fault of a file.
fn fault(name: &str, why: ListError) -> ListFault {
    let name = Some(name.to_string());
    ListFault { name, why }
}

fn text_catalog(text: &str) -> Catalog {
    catalog(&Source::Text(Arc::from(text)), Order::AsWritten).0
}

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
        .map(|game| format!("{} {:?} {}", game.date, game.end, game.plies))
        .collect();
    assert_eq!(
        shown,
        [
            "2026-11-21 14:02 By(TimeForfeit) 1",
            "2026-11-20 14:02 Unfinished 2",
            "2026-11-19 14:02 By(Agreement) 1",
            "1858-11-02 14:02 By(Checkmate) 7",
        ]
    );
}

#[test]
fn games_of_one_minute_stay_in_their_order_when_one_is_changed() {
    let played = |white| game([white, "X"], "2026.11.20", "", "1. e4", "*");
    let names = [
        "2026-11-20_1402_A-X.pgn",
        "2026-11-20_1402_A-X_2.pgn",
        "2026-11-20_1402_A-X_10.pgn",
        "last.txt",
    ];
    let texts = ["First", "Second", "Tenth", "Last"].map(played);
    let folder = folder(&[0, 1, 2, 3].map(|at| (names[at], texts[at].as_str())));
    for name in names {
        let path = folder.path().join(name);
        let text = fs::read_to_string(&path).expect("a file");
        fs::write(&path, text + "\n").expect("written");
        let catalog = folder_catalog(folder.path());
        assert_eq!(
            whites(&catalog),
            ["Last", "Tenth", "Second", "First"],
            "{name}"
        );
    }
}

/// Games that began in one minute stood in the order of their names.
#[test]
fn games_of_one_minute_are_in_the_order_of_their_seconds() {
    let played = |white, second| {
        let time = format!("[Date \"2026.11.20\"]\n[Time \"14:02:{second}\"]");
        format!("[White \"{white}\"]\n[Black \"X\"]\n{time}\n[Result \"*\"]\n\n1. e4 *\n")
    };
    let texts = [
        ("a.pgn", played("Second", 17)),
        ("b.pgn", played("First", 3)),
        ("c.pgn", played("Third", 41)),
    ];
    let folder = folder(&texts.each_ref().map(|(name, text)| (*name, text.as_str())));
    let catalog = folder_catalog(folder.path());
    assert_eq!(whites(&catalog), ["Third", "Second", "First"]);
}

/// Both spellings were offered, each with some of the games.
#[test]
fn a_player_with_two_spellings_is_one_choice() {
    let text =
        ["Ben", "Benn", "Ann"].map(|white| game([white, "X"], "2026.11.20", "", "1. e4", "*"));
    let mut catalog = text_catalog(&text.join("\n"));
    let mut names = PlayerNames::default();
    names.join(&["Benn".to_owned()], "Ben");
    catalog.name_players(Arc::new(names));
    for typed in ["be", "benn"] {
        let choices = Filter::Player.choices(&catalog, typed);
        let [CountedChoice { choice, games }] = &*choices else {
            panic!("{choices:?}");
        };
        assert_eq!(*games, Some(2), "{typed}");
        let mut narrowed = catalog.clone();
        narrowed.narrow(vec![choice.clone()]);
        assert_eq!(whites(&narrowed), ["Ben", "Benn"]);
        assert_eq!(narrowed.chosen(Filter::Player), Some(choice));
        assert_eq!(narrowed.chosen(Filter::Result), None);
    }
}

#[test]
fn a_span_may_be_open_at_one_end() {
    let ends = |from, to| Span::new(from, to).map(Span::ends);
    assert_eq!(ends(Some(1400), Some(1600)), Some([Some(1400), Some(1600)]));
    assert_eq!(ends(None, Some(1600)), Some([None, Some(1600)]));
    assert_eq!(ends(None, None), None);
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
            .map(|place| read_game(&Disk, place).expect("readable"))
            .collect();
        assert_eq!(games[0].game.players.white.as_deref(), Some("A"));
        assert_eq!(games[1].game.players.white.as_deref(), Some("C"));
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
    .map(|(players, result)| game(players, "1858.12.20", "agreement", "1. e4 e5", result))
    .join("\n");
    // A game of less than two half-moves counts only if it ended on the board.
    let short = [
        ("resignation", "1. e4", "1-0"),
        ("stalemate", "1. e4", "1/2-1/2"),
    ]
    .map(|(end, moves, result)| game(["Bird", "Blackburne"], "1890.01.01", end, moves, result));
    let catalog = text_catalog(&(text + "\n" + &short.join("\n")));
    for (one, other, expected) in [
        ("Bird", "Blackburne", score(0, 1, 0)),
        ("Anderssen", "Morphy", score(1, 1, 1)),
        ("morphy", "anderssen, adolf", score(0, 0, 1)),
        ("Anderssen", "Steinitz", score(0, 0, 0)),
    ] {
        assert_eq!(catalog.head_to_head(one, other), expected, "{one}, {other}");
    }
}

#[test]
fn the_latest_games_of_two_players_are_told_in_the_order_of_their_dates() {
    let game = |n: usize, white: &str, black: &str, result: &str| {
        format!(
            "[White \"{white}\"]\n[Black \"{black}\"]\n[Date \"1851.06.{n:02}\"]\n[Result \"{result}\"]\n\n1. e4 e5 {result}\n\n"
        )
    };
    let (anna, ben) = ("Anna", "Ben");
    let mut text = game(20, anna, ben, "1-0") + &game(19, ben, anna, "1-0");
    text += &game(21, anna, "Carl", "1-0");
    text += &game(22, anna, ben, "*");
    for day in 1..=9 {
        text += &game(day, anna, ben, "1/2-1/2");
    }
    let meetings = text_catalog(&text).meetings([vec![anna.to_owned()], vec![ben.to_owned()]]);
    let mut expected = vec![None; 8];
    expected.extend([Some(1), Some(0)]);
    assert_eq!(meetings.latest, expected);
    assert_eq!(meetings.score.games(), 11);
}

#[test]
fn a_name_of_any_length_is_the_same_in_a_list_and_in_its_game() {
    for letters in [1, 199, 200, 201, 20_000] {
        let long = "李".repeat(letters);
        let moves = "1. e4 e5";
        let text = game([&long, "Morphy"], "1858.12.20", "agreement", moves, "1-0");
        let catalog = text_catalog(&text);
        let players = Game::from_pgn(&pgn::read(&text).game).players;
        let white = players.white.expect("a name");
        assert_eq!(whites(&catalog), [&white]);
        assert_eq!(white.chars().count(), letters.min(200));
        assert_eq!(white.ends_with('…'), letters > 200);
        assert_eq!(catalog.head_to_head(&white, "Morphy").won, 1);
    }
}

#[test]
fn every_word_of_a_query_must_match() {
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
        // As files have it.
        ("anders 2026.11", vec!["Anderssen"]),
        ("2026.12", vec![]),
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

#[test]
fn a_result_is_not_searched_for_in_dates() {
    let won = game(["A", "X"], "2020.10.10", "resignation", "1. e4", "1-0");
    let drawn = game(["B", "X"], "1880.11.07", "agreement", "1. e4", "1/2-1/2");
    let mut catalog = text_catalog(&(won + "\n" + &drawn));
    for (query, found) in [
        ("1-0", vec!["A"]),
        ("1–0", vec!["A"]),
        ("½–½", vec!["B"]),
        ("0-1", vec![]),
        ("1880-11-0", vec!["B"]),
    ] {
        catalog.search(query);
        assert_eq!(whites(&catalog), found, "{query}");
    }
}

#[test]
fn a_large_list_comes_in_batches_and_stops_when_it_is_told() {
    let games: String = (0..10_000)
        .map(|n| {
            format!(
                "[White \"W{}\"]\n[Date \"{}.01.01\"]\n\n1. e4 *\n\n",
                n % 500,
                1000 + n % 1000
            )
        })
        .collect();
    let folder = folder(&[("many.pgn", &games)]);
    let source = Source::File(folder.path().join("many.pgn"));
    let mut lister = Lister::new(Arc::new(Disk));
    let told = batches(&mut lister, &source);
    let first: usize = told[0].pages.iter().map(|page| page.len()).sum();
    assert!(first <= 100, "{first}");
    assert!(told.is_sorted_by_key(|batch| batch.read));
    assert!(told.iter().all(|batch| batch.total == games.len() as u64));
    let finished: Vec<usize> = (0..told.len()).filter(|&n| told[n].finished).collect();
    assert_eq!(finished, [told.len() - 1]);
    assert_eq!(told[told.len() - 1].read, games.len() as u64);

    let mut catalog = Catalog::new(Order::NewestFirst).with_end_names(Arc::new(Words::ENGLISH));
    catalog.search("w17 17");
    for batch in &told {
        catalog.add(&batch.pages);
    }
    let found_meanwhile = whites(&catalog).len();
    catalog.search("W17 17");
    assert_eq!((catalog.total(), catalog.len()), (10_000, found_meanwhile));
    catalog.search("");
    let dates: Vec<_> = summaries(&catalog).iter().map(|game| game.date).collect();
    assert!(dates.iter().rev().is_sorted() && dates.len() == 10_000);

    let mut told = 0;
    Lister::new(Arc::new(Disk)).list(&source, |batch| {
        told += 1;
        assert!(!batch.finished);
        ControlFlow::Break(())
    });
    assert_eq!(told, 1);
}

#[test]
fn a_file_is_read_again_only_if_it_has_changed() {
    let old = game(["Old", "X"], "2026.11.20", "", "1. e4", "*");
    let folder = folder(&[("a.pgn", &old), ("b.pgn", &old)]);
    let source = Source::Folder(folder.path().into());
    let mut lister = Lister::new(Arc::new(Disk));
    let pages = |lister: &mut Lister| -> Vec<_> {
        let told = batches(lister, &source);
        told.into_iter().flat_map(|batch| batch.pages).collect()
    };
    let first = pages(&mut lister);
    let again = pages(&mut lister);
    assert_eq!(first.len(), 2);
    assert!(
        first
            .iter()
            .all(|page| again.iter().any(|other| Arc::ptr_eq(page, other)))
    );
    fs::write(folder.path().join("a.pgn"), old.clone() + &old).expect("written");
    fs::remove_file(folder.path().join("b.pgn")).expect("removed");
    let changed = pages(&mut lister);
    assert_eq!(changed.iter().map(|page| page.len()).sum::<usize>(), 2);
}

#[test]
fn files_that_cannot_be_listed_are_reported_and_hide_no_others() {
    let sound = game(["A", "B"], "2026.11.20", "", "1. e4", "*");
    let folder = folder(&[
        ("binary.pgn", "\u{0}\u{1}\u{2}"),
        ("empty.pgn", ""),
        ("sound.pgn", &sound),
        (
            "broken.pgn",
            "[White \"Broken\"]\n\n1. e4 Ke4 2. d4 {never closed",
        ),
    ]);
    fs::create_dir(folder.path().join("folder.pgn")).expect("a folder");
    let (mut catalog, faults) = catalog(&Source::Folder(folder.path().into()), Order::NewestFirst);
    assert_eq!(faults, [fault("binary.pgn", ListError::NoGame)]);
    catalog.search("");
    assert_eq!(whites(&catalog), ["A", "Broken"]);
    let missing = folder.path().join("missing.pgn");
    let (catalog, faults) = listed::catalog(&Source::File(missing), Order::AsWritten);
    assert!(catalog.is_empty());
    let [
        ListFault {
            name,
            why: ListError::Io(error),
        },
    ] = &faults[..]
    else {
        panic!("{faults:?}");
    };
    assert_eq!(name.as_deref(), Some("missing.pgn"));
    assert_eq!(error.kind(), io::ErrorKind::NotFound);
    let nowhere = Source::Folder(folder.path().join("nowhere"));
    let (catalog, faults) = listed::catalog(&nowhere, Order::NewestFirst);
    assert!(catalog.is_empty() && faults.is_empty(), "{faults:?}");
}

/// Extends a file by this many zeros, which take no space on the disk.
fn add_zeros(path: &Path, count: u64) {
    let file = File::options().append(true).create(true).open(path);
    let file = file.expect("a file");
    let length = file.metadata().expect("its length").len();
    file.set_len(length + count).expect("a longer file");
}

#[test]
fn a_file_that_begins_without_a_game_is_not_read_to_the_end() {
    let sound = game(["A", "B"], "2026.11.20", "", "1. e4", "*");
    let folder = folder(&[("sound.pgn", &sound)]);
    add_zeros(&folder.path().join("last.txt"), 1 << 30);
    let (catalog, faults) = catalog(&Source::Folder(folder.path().into()), Order::NewestFirst);
    assert_eq!(faults, [fault("last.txt", ListError::NoGameAtStart)]);
    assert_eq!(whites(&catalog), ["A"]);
}

#[test]
fn an_escape_line_of_any_length_before_the_first_game_is_skipped() {
    let sound = game(["A", "B"], "2026.11.20", "", "1. e4", "*");
    // The lines after it count again.
    for (after, is_found) in [(1_000, true), (17 << 20, false)] {
        let folder = folder(&[("long.pgn", "%")]);
        let path = folder.path().join("long.pgn");
        add_zeros(&path, 33 << 20);
        let mut file = File::options().append(true).open(&path).expect("a file");
        let rest = format!("\n%short\n{}{sound}", "; nothing\n".repeat(after / 10));
        file.write_all(rest.as_bytes()).expect("written");
        let (catalog, faults) = catalog(&Source::File(path.clone()), Order::AsWritten);
        if is_found {
            assert_eq!((whites(&catalog), faults), (vec!["A"], vec![]));
            let saved = SavedGame::read(&Disk, &path).expect("a game");
            assert_eq!((saved.pgn.tag("White"), saved.fault), (Some("A"), None));
        } else {
            assert_eq!(faults, [fault("long.pgn", ListError::NoGameAtStart)]);
        }
    }
}

#[test]
fn listing_can_be_stopped_in_a_file_without_games() {
    let sound = game(["A", "B"], "2026.11.20", "", "1. e4", "*");
    let folder = folder(&[("long.pgn", &sound)]);
    let path = folder.path().join("long.pgn");
    add_zeros(&path, 1 << 30);
    let mut read = Vec::new();
    Lister::new(Arc::new(Disk)).list(&Source::File(path), |batch| {
        assert!(!batch.finished && batch.faults.is_empty());
        assert_eq!(batch.pages.len(), usize::from(read.is_empty()));
        read.push(batch.read);
        match read.len() {
            3 => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        }
    });
    assert!(read.is_sorted_by(|one, next| one < next), "{read:?}");
}

#[test]
fn the_opening_is_that_of_the_tags_or_of_the_moves() {
    let list = "[White \"A\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n\n\
        [ECO \"C60\"]\n[Opening \"Spanish\"]\n\n1. e4 *\n\n\
        [ECO \"C68\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n\
        [White \"B\"]\n\n1. d4 e6 2. e4 a5 *\n\n\
        [FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w Qkq - 0 1\"]\n\n1. e4 *\n";
    let mut catalog = text_catalog(list);
    let openings: Vec<&str> = summaries(&catalog)
        .iter()
        .map(|game| game.opening)
        .collect();
    assert_eq!(
        openings,
        [
            "C60 Ruy Lopez",
            "C60 Spanish",
            "C68 Ruy Lopez: Morphy Defence",
            "C00 French Defence: Normal Variation",
            ""
        ]
    );
    catalog.search("lopez");
    assert_eq!(catalog.len(), 2);
}

/// In a language an opening is found by its name there, and by its English one where that is shown.
#[test]
fn an_opening_is_found_by_the_name_that_is_shown() {
    let sicilian = "[White \"A\"]\n\n1. e4 c5 *\n\n";
    let french = "[White \"B\"]\n\n1. e4 e6 *\n\n";
    let mut catalog = text_catalog(&format!("{sicilian}{french}"));
    catalog.name_ends(Arc::new(Words::in_language(Language::German)));
    for (query, found) in [
        ("sizil", vec!["A"]),
        ("franz", vec!["B"]),
        ("spanisch", vec![]),
    ] {
        catalog.search(query);
        assert_eq!(whites(&catalog), found, "{query}");
    }
}

/// Games that are equal stay as they came, and those without a value come last, in both directions.
#[test]
fn games_are_sorted_by_a_column() {
    let game = |white: &str, elo: &str| {
        format!("[White \"{white}\"]\n[WhiteElo \"{elo}\"]\n\n1. e4 *\n\n")
    };
    let text = game("C", "1500") + &game("A", "?") + &game("B", "2000") + &game("D", "1500");
    let catalog = text_catalog(&text);
    let arranged = |column, is_rising| {
        let sorting = Sorting { column, is_rising };
        let mut catalog = catalog.clone();
        let games = catalog.unsorted(sorting).sort(&|| false);
        assert!(catalog.arrange(games.expect("not stopped")));
        catalog
    };
    let sorted = |column, is_rising| whites(&arranged(column, is_rising)).join("");
    assert_eq!(sorted(Column::White, true), "ABCD");
    assert_eq!(sorted(Column::White, false), "DCBA");
    assert_eq!(sorted(Column::WhiteRating, true), "CDBA");
    assert_eq!(sorted(Column::WhiteRating, false), "BCDA");
    // They keep the numbers in which they came.
    let catalog_by_name = arranged(Column::White, true);
    let numbers: Vec<u32> = (0..5)
        .filter_map(|row| catalog_by_name.number(row))
        .collect();
    assert_eq!(numbers, [1, 2, 0, 3]);
    let stopped = catalog.unsorted(Sorting::NEWEST_FIRST).sort(&|| true);
    assert!(stopped.is_none());
}

/// A folder of many small files is seen while it is read.
#[test]
fn games_of_small_files_are_told_before_all_are_read() {
    let games = "[White \"A\"]\n\n1. e4 *\n\n".repeat(60);
    let folder = folder(&[("1.pgn", &games), ("2.pgn", &games), ("3.pgn", &games)]);
    let mut lister = Lister::reporting_every(Arc::new(Disk), Duration::from_secs(3_600));
    // What has not changed since is not read again.
    for _ in 0..2 {
        let told = batches(&mut lister, &Source::Folder(folder.path().into()));
        let count = |batch: &Batch| batch.pages.iter().map(|page| page.len()).sum();
        let games: Vec<usize> = told.iter().map(count).collect();
        assert_eq!(games, [120, 60]);
    }
}

#[test]
fn an_error_names_its_file() {
    let folder = folder(&[]);
    let path = folder.path().join("none.pgn");
    let error = StorageError::io(&path)(io::Error::other("a fault"));
    assert_eq!(error.path(), Some(&*path));
    assert_eq!(StorageError::NoHome.path(), None);
}

#[cfg(unix)]
#[test]
fn a_named_pipe_is_read_as_a_text_and_does_not_block_a_list() {
    let folder = folder(&[]);
    let pipe = folder.path().join("pipe.pgn");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.expect("mkfifo is there").success());
    let (empty, faults) = catalog(&Source::File(pipe.clone()), Order::AsWritten);
    assert!(empty.is_empty());
    assert_eq!(faults, [fault("pipe.pgn", ListError::NotAFile)]);
    let to = pipe.clone();
    let writer = std::thread::spawn(move || {
        let mut to = fs::File::options().write(true).open(to).expect("a reader");
        to.write_all(b"[White \"A\"]\n\n1. e4 *\n")
            .expect("written");
    });
    let source = Source::named(&Disk, &pipe).expect("readable");
    writer.join().expect("written");
    assert_eq!(whites(&catalog(&source, Order::AsWritten).0), ["A"]);
}
