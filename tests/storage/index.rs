//! Does an index of positions ever give a wrong answer, whatever happens to it?

use std::fs::{self, File};
use std::io::Read;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use deskmate::notation::pgn;
use deskmate::rules::{Color, Position};
use deskmate::storage::library::{
    DateOrder, Explored, Explorer, GameQuery, GameSet, Indexing, Material, PawnStructure, Sought,
    Source,
};
use deskmate::storage::{Disk, Files};
use tempfile::TempDir;

use crate::memory::{Failure, Memory};

/// So many bytes of games are in each file of an index here.
const PART: u64 = 1_000;

const GAMES: &str = "/games/all.pgn";
const FOLDER: &str = "/cache/positions";

fn test_games() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let mut text = String::new();
    for name in ["opera.pgn", "pgn_odd_joined.pgn", "pgn_odd.pgn"] {
        let bytes = fs::read(folder.join(name)).expect("test data");
        text += &pgn::decode(&bytes);
        text += "\n\n";
    }
    text
}

/// A few short games with many of the things that an index has to know.
fn few_games() -> String {
    let game = |number: usize, setup: &str, moves: &str, result: &str| {
        format!(
            "[White \"W{number}\"]\n[Black \"B\"]\n[Date \"{}.02.03\"]\n[WhiteElo \"{}\"]\n[BlackElo \"1500\"]\n\
             [Result \"{result}\"]\n{setup}\n{moves} {result}\n\n",
            1990 + number % 7,
            2000 + number,
        )
    };
    let lines = [
        (
            "",
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7",
            "1-0",
        ),
        (
            "",
            "1. Nf3 Nc6 2. e4 e5 3. Bb5 a6 4. Bxc6 dxc6 5. O-O f6",
            "0-1",
        ),
        (
            "",
            "1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. cxd5 exd5 5. Bg5 Be7 6. e3",
            "1/2-1/2",
        ),
        ("", "1. e4 e5 2. Nf3 Nc6", "*"),
        (
            "[SetUp \"1\"]\n[FEN \"4k3/P7/8/8/8/8/7p/4K3 w - - 0 1\"]\n",
            "1. a8=Q+ Kd7 2. Qb7+ Kd6 3. Qb6+ Kd5 4. Qb5+ Kd4 5. Qb4+ Kd3",
            "1-0",
        ),
    ];
    let games = (0..20).map(|number| {
        let (setup, moves, result) = lines[number % lines.len()];
        game(number, setup, moves, result)
    });
    games.collect()
}

fn in_memory(text: &str) -> (Memory, Arc<dyn Files>) {
    let memory = Memory::default();
    memory
        .write_own(Path::new(GAMES), text.as_bytes())
        .expect("room in memory");
    (memory.clone(), Arc::new(memory))
}

fn with_index(files: &Arc<dyn Files>, folder: &Path) -> Explorer {
    let indexing = Indexing::at(folder.into()).of_small_files(PART);
    Explorer::new(files.clone()).with_index(indexing)
}

fn question(sought: Sought, file: &Path) -> GameQuery {
    GameQuery {
        sought,
        sources: vec![Source::File(file.into())],
        among: None,
        most_games: 5,
        order: DateOrder::OldestFirst,
    }
}

fn answer(explorer: &mut Explorer, question: &GameQuery) -> Explored {
    let mut last = Explored::default();
    explorer.answer(question, |explored| {
        last = explored;
        ControlFlow::Continue(())
    });
    assert!(last.finished);
    last
}

/// Questions about some of the positions of games.
fn questions(text: &str, file: &Path, count: usize) -> Vec<GameQuery> {
    let games = pgn::games(text).map(|reading| reading.game);
    let positions: Vec<Position> = games
        .flat_map(|game| game.positions().collect::<Vec<_>>())
        .collect();
    let mut sought = vec![Sought::Position(Box::new(Position::initial()))];
    for position in positions.iter().step_by(positions.len() / count + 1) {
        let pawns = PawnStructure::of(position.board());
        sought.extend([
            Sought::Position(Box::new(position.clone())),
            Sought::Pawns(pawns),
            Sought::Pawns(pawns.or_exchanged()),
            Sought::Pawns(pawns.or_exchanged().first_moved_by(Color::White)),
            Sought::Material(Material::of(position.board())),
            Sought::Material(Material::of_sides(position.board()).first_moved_by(Color::Black)),
        ]);
    }
    sought.into_iter().map(|it| question(it, file)).collect()
}

/// The question which games begin as usual.
fn start() -> GameQuery {
    let sought = Sought::Position(Box::new(Position::initial()));
    question(sought, Path::new(GAMES))
}

fn bytes_of(files: &dyn Files, path: &Path) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut file = files.open(path).expect("opened");
    file.read_to_end(&mut bytes).expect("read");
    bytes
}

/// The files of an index.
fn parts(files: &dyn Files) -> Vec<PathBuf> {
    files.list(Path::new(FOLDER)).unwrap_or_default()
}

#[test]
fn answers_are_the_same_with_an_index_as_without() {
    for text in [test_games(), few_games()] {
        let (_, files) = in_memory(&text);
        let questions = questions(&text, Path::new(GAMES), 25);
        let mut slow = Explorer::new(files.clone());
        for (number, question) in questions.iter().enumerate() {
            let expected = answer(&mut slow, question);
            // The first time the index is made.
            let mut fast = with_index(&files, Path::new(FOLDER));
            assert_eq!(answer(&mut fast, question), expected, "{number}");
        }
        assert!(parts(&*files).len() > 2);
    }
}

#[test]
fn a_part_has_no_more_games_than_can_be_numbered() {
    let count = 40_000;
    let text = "1. e4 e5 *\n\n".repeat(count);
    let (_, files) = in_memory(&text);
    let indexing = Indexing::at(FOLDER.into()).of_small_files(1 << 30);
    let mut fast = Explorer::new(files.clone()).with_index(indexing);
    for _ in 0..2 {
        let found = answer(&mut fast, &start());
        assert_eq!((found.looked_through, found.all.games), (count, count));
        assert_eq!(parts(&*files).len(), 2);
    }
}

#[test]
fn only_some_games_are_looked_through_where_that_is_wanted() {
    let text = few_games();
    let (_, files) = in_memory(&text);
    let mut slow = Explorer::new(files.clone());
    let all = GameQuery {
        most_games: 100,
        ..start()
    };
    let found = answer(&mut slow, &all).games;
    let some: GameSet = found.iter().step_by(3).map(|it| it.place.clone()).collect();
    let among = Some(Arc::new(some));
    let (before, mut differ) = (questions(&text, Path::new(GAMES), 25), 0);
    for question in before {
        let whole = answer(&mut slow, &question);
        let question = GameQuery {
            among: among.clone(),
            ..question
        };
        let expected = answer(&mut slow, &question);
        assert_eq!((whole.looked_through, expected.looked_through), (20, 6));
        differ += usize::from(whole.all != expected.all);
        let mut fast = with_index(&files, Path::new(FOLDER));
        assert_eq!(answer(&mut fast, &question), expected);
    }
    assert!(differ > 10, "{differ}");
}

#[test]
fn the_index_is_used_as_long_as_size_and_time_of_the_file_are_the_same() {
    let folder = TempDir::new().expect("a folder");
    let games = folder.path().join("games.pgn");
    let text = few_games();
    fs::write(&games, &text).expect("written");
    let time = fs::metadata(&games)
        .and_then(|it| it.modified())
        .expect("a time");
    let files: Arc<dyn Files> = Arc::new(Disk);
    let cache = folder.path().join("cache");
    let mut explorer = with_index(&files, &cache);
    let question = question(Sought::Position(Box::new(Position::initial())), &games);
    let before = answer(&mut explorer, &question);
    assert_eq!(before.all.white, 4);
    let names: Vec<&str> = before.games.iter().map(|it| &*it.players.white).collect();
    assert_eq!(names, ["W0", "W7", "W1", "W8", "W15"]);
    // As no program would do it: the time is put back.
    let other = text.replace("1-0", "0-1");
    assert_eq!(other.len(), text.len());
    fs::write(&games, &other).expect("written");
    let file = File::options().write(true).open(&games).expect("opened");
    file.set_modified(time).expect("set");
    assert_eq!(answer(&mut explorer, &question).all, before.all);
    file.set_modified(time + Duration::from_secs(2))
        .expect("set");
    assert_eq!(answer(&mut explorer, &question).all.white, 0);
    // The index of a file that is gone is removed when another one is made.
    let gone = folder.path().join("gone.pgn");
    fs::copy(&games, &gone).expect("copied");
    let parts = || fs::read_dir(&cache).expect("a folder").count();
    let before = parts();
    let start = Sought::Position(Box::new(Position::initial()));
    let of_gone = self::question(start, &gone);
    answer(&mut explorer, &of_gone);
    assert_eq!(parts(), 2 * before);
    fs::remove_file(&gone).expect("removed");
    // A shorter file leaves nothing of the index of the longer one.
    fs::write(&games, &text[..text.len() / 2]).expect("written");
    answer(&mut explorer, &question);
    assert!(parts() < before);
}

/// A seeded random number below `end`.
pub fn below(seed: &mut u64, end: usize) -> usize {
    *seed = seed
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    (*seed >> 33) as usize % end.max(1)
}

#[test]
fn no_damage_leads_to_a_wrong_answer() {
    let text = few_games();
    let (memory, files) = in_memory(&text);
    let questions = questions(&text, Path::new(GAMES), 12);
    let mut slow = Explorer::new(files.clone());
    let expected: Vec<Explored> = questions.iter().map(|it| answer(&mut slow, it)).collect();
    let mut fast = with_index(&files, Path::new(FOLDER));
    answer(&mut fast, &questions[0]);
    let whole: Vec<(PathBuf, Vec<u8>)> = parts(&*files)
        .into_iter()
        .map(|path| (path.clone(), bytes_of(&*files, &path)))
        .collect();
    assert!(whole.len() > 2, "{}", whole.len());
    let mut seed = 26;
    for round in 0..1_000 {
        let (path, bytes) = &whole[below(&mut seed, whole.len())];
        let mut damaged = bytes.clone();
        let at = below(&mut seed, bytes.len());
        let kind = round % 8;
        match kind {
            0 => damaged[at] ^= 1 << below(&mut seed, 8),
            1 => damaged.truncate(at),
            2 => damaged.extend(vec![0; 1 + at % 100]),
            3 => {
                let length = (bytes.len() - at).min(64) / 2;
                let (one, other) = damaged[at..].split_at_mut(length);
                one.swap_with_slice(&mut other[..length]);
            }
            4 => damaged[at..].fill(0),
            // A whole part in the place of another one.
            5 => damaged.clone_from(&whole[below(&mut seed, whole.len())].1),
            6 => drop(damaged.drain(at..(at + 4).min(bytes.len()))),
            _ => damaged.clear(),
        }
        memory.write(path, &damaged).expect("room in memory");
        if kind == 7 {
            memory.remove(path).expect("it was there");
        }
        let number = round % questions.len();
        let found = answer(&mut fast, &questions[number]);
        assert_eq!(found, expected[number], "round {round}");
        // What was damaged has been made anew.
        for (path, bytes) in &whole {
            if bytes_of(&*files, path) != *bytes {
                // A question that needs no moves does not look at them.
                memory.write(path, bytes).expect("room in memory");
            }
        }
    }
}

#[test]
fn an_index_of_earlier_contents_or_another_version_is_not_used() {
    let (memory, files) = in_memory(&few_games());
    let mut fast = with_index(&files, Path::new(FOLDER));
    let start = start();
    assert_eq!(answer(&mut fast, &start).all.white, 4);
    let changed = few_games().replace("1-0", "0-1");
    memory
        .write(Path::new(GAMES), changed.as_bytes())
        .expect("room in memory");
    assert_eq!(answer(&mut fast, &start).all.white, 0);
    for path in parts(&*files) {
        let mut bytes = bytes_of(&*files, &path);
        // The end of its name is the version.
        bytes[15] += 1;
        memory.write(&path, &bytes).expect("room in memory");
    }
    assert_eq!(answer(&mut fast, &start).all.games, 16);
}

#[test]
fn a_full_disk_costs_only_the_index() {
    let (memory, files) = in_memory(&few_games());
    let start = start();
    let expected = answer(&mut Explorer::new(files.clone()), &start);
    for failure in [Failure::Early, Failure::Late] {
        memory.fail(Some(failure));
        let mut fast = with_index(&files, Path::new(FOLDER));
        assert_eq!(answer(&mut fast, &start), expected);
    }
    memory.fail(None);
    let mut fast = with_index(&files, Path::new(FOLDER));
    assert_eq!(answer(&mut fast, &start), expected);
    assert!(!parts(&*files).is_empty());
}

#[test]
fn an_index_that_was_left_unfinished_goes_on_where_it_was() {
    let (_, files) = in_memory(&few_games());
    let start = start();
    let expected = answer(&mut Explorer::new(files.clone()), &start);
    let indexing = Indexing::at(FOLDER.into()).of_small_files(PART);
    let mut told = Vec::new();
    let explorer = Explorer::reporting_every(files.clone(), Duration::ZERO);
    explorer.with_index(indexing).answer(&start, |explored| {
        told.push(explored.looked_through);
        if explored.looked_through > 0 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    assert!(told.last().is_some_and(|&games| games < 10), "{told:?}");
    let first = parts(&*files);
    assert_eq!(first.len(), 1);
    let time = files.find(&first[0]).expect("it is there").modified;
    assert_eq!(
        answer(&mut with_index(&files, Path::new(FOLDER)), &start),
        expected
    );
    assert!(parts(&*files).len() > 2);
    assert_eq!(files.find(&first[0]).expect("it is there").modified, time);
}

#[test]
fn two_programs_at_once_make_the_same_index() {
    let folder = TempDir::new().expect("a folder");
    let games = folder.path().join("games.pgn");
    fs::write(&games, test_games()).expect("written");
    let files: Arc<dyn Files> = Arc::new(Disk);
    let questions = questions(&test_games(), &games, 3);
    let mut slow = Explorer::new(files.clone());
    let expected: Vec<Explored> = questions.iter().map(|it| answer(&mut slow, it)).collect();
    let cache = folder.path().join("cache");
    thread::scope(|scope| {
        for _ in 0..3 {
            scope.spawn(|| {
                let mut fast = with_index(&files, &cache);
                let found: Vec<Explored> =
                    questions.iter().map(|it| answer(&mut fast, it)).collect();
                assert_eq!(found, expected);
            });
        }
    });
}
