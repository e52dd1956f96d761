//! The players of a folder: the file of their names, and what their games say.

use std::cell::Cell;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use chrono::{Datelike, NaiveDate};

use crate::index::below;
use crate::memory::Memory;
use crate::places::{self, everywhere};

use deskmate::game::{RatedGame, TimeClass, rated_days};
use deskmate::rules::{ByColor, Color};
use deskmate::storage::library::{Date, HeadToHead};
use deskmate::storage::players::{
    Person, PlayerNames, PlayerPage, PlayerReader, Players, ReadPlayers, Thinking,
};
use deskmate::storage::{FileFault, Files, GamesFolder};

const FOLDER: &str = "/games";

fn folder(files: &Arc<dyn Files>, path: &Path) -> GamesFolder {
    GamesFolder::at(files.clone(), path.into())
}

fn with_files(texts: &[(&str, &str)]) -> Arc<dyn Files> {
    let files: Arc<dyn Files> = Arc::new(Memory::default());
    for (name, text) in texts {
        let path = Path::new(FOLDER).join(name);
        files.write_own(&path, text.as_bytes()).expect("written");
    }
    files
}

fn read(files: &Arc<dyn Files>, names: &PlayerNames) -> Players {
    read_again(&mut PlayerReader::new(files.clone()), names)
}

fn read_again(reader: &mut PlayerReader, names: &PlayerNames) -> Players {
    let mut found = None;
    reader.read(&|| false, Path::new(FOLDER), names, |read| {
        if let ReadPlayers::All(players) = read {
            found = Some(players);
        }
    });
    (*found.expect("all is read")).clone()
}

fn joined(pairs: &[(&str, &str)]) -> PlayerNames {
    let mut names = PlayerNames::default();
    for (written, name) in pairs {
        names.join(&[written.to_string()], name);
    }
    names
}

fn people(players: &Players) -> Vec<(&str, usize)> {
    let people = players.people().iter();
    people
        .map(|it| (it.name.as_str(), it.games.len()))
        .collect()
}

fn person<'a>(players: &'a Players, name: &str) -> (&'a Person, PlayerPage) {
    let number = players.find(name).expect(name);
    let page = players.page(number).expect("a page");
    (&players.people()[number], page)
}

pub fn score(won: u32, drawn: u32, lost: u32) -> HeadToHead {
    HeadToHead { won, drawn, lost }
}

#[test]
fn names_are_read_as_they_were_written() {
    everywhere(|files, path| {
        let mut games = folder(files, path);
        assert_eq!(games.read_names(), (PlayerNames::default(), None));
        let mut names = joined(&[("Ana", "Anna"), ("A. S.", "anna"), ("B", "Ben")]);
        names.keep_apart("Max", "Maxi");
        games.write_names(&names).expect("written");
        drop(games);
        assert_eq!(folder(files, path).read_names(), (names, None));
    });
}

#[test]
fn what_a_later_program_adds_is_kept() {
    let text = r#"{"version": 1, "colours": {"Anna": 2},
        "players": [{"name": "Anna", "spellings": ["Ana"], "born": 1990}]}"#;
    let files = with_files(&[("players.json", text)]);
    let mut games = folder(&files, Path::new(FOLDER));
    let (mut names, fault) = games.read_names();
    assert_eq!((names.name_of("ana"), fault), ("Anna", None));
    names.join(&["Bob".into()], "Ben");
    games.write_names(&names).expect("written");
    let written = places::text(&*files, &Path::new(FOLDER).join("players.json"));
    for kept in ["\"colours\"", "\"born\": 1990", "\"Bob\""] {
        assert!(written.contains(kept), "{kept}: {written}");
    }
}

#[test]
fn a_damaged_or_newer_file_of_names_is_set_aside() {
    for damaged in [
        "",
        "[]",
        r#"{"version": 2}"#,
        r#"{"version": 1, "players": 3}"#,
    ] {
        let files = with_files(&[("players.json", damaged)]);
        let (names, fault) = folder(&files, Path::new(FOLDER)).read_names();
        assert_eq!(names, PlayerNames::default());
        let Some(FileFault::SetAside { name, .. }) = fault else {
            panic!("{damaged}: {fault:?}");
        };
        assert_eq!(name, "players.damaged.json");
    }
}

#[test]
fn names_are_joined_and_parted() {
    let mut names = joined(&[("Ana", "Anna"), ("Anni", "Anna")]);
    assert_eq!(names.name_of(" ANA "), "Anna");
    assert_eq!(names.name_of("Ben"), "Ben");
    // All names of a player go to another one.
    names.join(&["Anna".into(), "Ana".into()], "Anna Schmidt");
    for written in ["Anna", "Ana", "Anni", "anna schmidt"] {
        assert_eq!(names.name_of(written), "Anna Schmidt", "{written}");
    }
    names.part("ana");
    assert_eq!(names.name_of("Ana"), "Ana");
    assert_eq!(names.name_of("Anni"), "Anna Schmidt");
    assert!(names.are_apart("Ana", "Anna Schmidt"));
    // What was kept apart may be joined later.
    names.join(&["Ana".into()], "Anna Schmidt");
    assert!(!names.are_apart("Ana", "Anna Schmidt"));
    for written in ["Anna", "Ana", "Anni"] {
        names.part(written);
    }
    assert!(names.joined_to("Anna Schmidt").is_empty());
}

/// A name that goes from one player to another leaves the other names of the first.
#[test]
fn a_name_that_is_joined_to_another_player_leaves_the_first() {
    let mut names = joined(&[("Ana", "Anna"), ("Anni", "Anna")]);
    names.join(&["Ana".into()], "Ben");
    assert_eq!(names.name_of("Ana"), "Ben");
    assert_eq!(names.name_of("Anni"), "Anna");
    assert_eq!(names.joined_to("Anna"), ["Anni"]);
    assert_eq!(names.joined_to("Ben"), ["Ana"]);
}

/// A game with these tags, of these moves.
fn game(tags: &[(&str, &str)], moves: &str) -> String {
    let tags = tags.iter();
    let tags: Vec<String> = tags
        .map(|(name, value)| format!("[{name} \"{value}\"]\n"))
        .collect();
    format!("{}\n{moves}\n\n", tags.concat())
}

fn plain(white: &str, black: &str, result: &str) -> String {
    let tags = [
        ("White", white),
        ("Black", black),
        ("Date", "2026.11.20"),
        ("Result", result),
        ("TimeControl", "300"),
    ];
    game(&tags, &format!("1. e4 e5 2. Nf3 {result}"))
}

#[test]
fn joined_names_are_one_player_and_the_files_stay() {
    let text = [
        plain("Anna", "Ben", "1-0"),
        plain("anna ", "Ben", "1-0"),
        plain("Ana", "Ben", "0-1"),
        plain("White", "Ben", "1/2-1/2"),
    ]
    .concat();
    let files = with_files(&[("a.pgn", &text)]);
    let apart = read(&files, &PlayerNames::default());
    assert_eq!(people(&apart), [("Ben", 4), ("Anna", 2), ("Ana", 1)]);
    let both = read(&files, &joined(&[("Ana", "Anna")]));
    assert_eq!(people(&both), [("Ben", 4), ("Anna", 3)]);
    let (anna, page) = person(&both, "ana");
    assert_eq!(anna.name, "Anna");
    assert_eq!(anna.spellings, ["Ana", "Anna", "anna"]);
    assert_eq!(page.by_color.total(), score(2, 0, 1));
    let new_name = read(&files, &joined(&[("Ana", "Anna S."), ("Anna", "Anna S.")]));
    assert_eq!(people(&new_name), [("Ben", 4), ("Anna S.", 3)]);
    let listed = person(&new_name, "Anna S.").0.games.iter();
    let names: Vec<_> = listed
        .map(|&it| &new_name.game(it).expect("a game").names.white)
        .collect();
    assert!(names.contains(&&"Ana".to_string()));
}

#[test]
fn similar_names_are_told_unless_they_met_or_are_kept_apart() {
    let text = [
        plain("Anna", "Ben", "1-0"),
        plain("Anna", "Clara", "1-0"),
        plain("Ana", "Ben", "0-1"),
        plain("Clara", "Klara", "0-1"),
    ]
    .concat();
    let files = with_files(&[("a.pgn", &text)]);
    let mut names = PlayerNames::default();
    let players = read(&files, &names);
    let alike = players.alike(&names).expect("Ana is like Anna");
    let named = |number: usize| players.people()[number].name.as_str();
    assert_eq!((named(alike.0), named(alike.1)), ("Ana", "Anna"));
    names.keep_apart("Anna", "ana");
    assert_eq!(players.alike(&names), None, "Clara has met Klara");
}

#[test]
fn games_against_the_computer_count_apart() {
    let against = |level: &str, result| {
        let name = format!("Deskmate (level {level})");
        let tags = [
            ("White", "Anna"),
            ("Black", name.as_str()),
            ("Result", result),
            ("TimeControl", "300"),
            ("BlackType", "program"),
        ];
        game(&tags, &format!("1. e4 e5 {result}"))
    };
    let text = [
        against("3", "1-0"),
        against("3", "1-0"),
        against("4", "0-1"),
        plain("Anna", "Ben", "1/2-1/2"),
    ]
    .concat();
    let players = read(&with_files(&[("a.pgn", &text)]), &PlayerNames::default());
    let (anna, page) = person(&players, "Anna");
    assert_eq!((anna.games.len(), anna.against_programs.len()), (1, 3));
    assert_eq!(
        (page.by_color.total(), page.programs),
        (score(0, 1, 0), score(2, 0, 1))
    );
    let (program, page) = person(&players, "Deskmate (level 3)");
    assert_eq!((program.level(), program.games.len()), (Some(3), 2));
    assert_eq!(page.by_color.total(), score(0, 0, 2));
    assert!(program.days.is_empty());
}

#[test]
fn times_accuracy_and_matches_are_read_from_the_games() {
    let played = [
        ("White", "Anna"),
        ("Black", "Ben"),
        ("Date", "2026.11.20"),
        ("Result", "0-1"),
        ("TimeControl", "300"),
        ("Event", "Match of 3 games"),
    ];
    let moves = "1. f3 { [%clk 0:04:50] [%eval -0.3] } 1... e5 { [%clk 0:04:56] [%eval -0.4] } \
                 2. g4 { [%clk 0:04:30] [%eval #-1] } 2... Qh4# { [%clk 0:04:50] } 0-1";
    let text = game(&played, moves) + &plain("Ben", "Anna", "1-0");
    let files = with_files(&[("a.pgn", &text)]);
    let players = read(&files, &PlayerNames::default());
    let (_, page) = person(&players, "Anna");
    let thought = |seconds, moves| Thinking {
        time: Duration::from_secs(seconds),
        moves,
    };
    assert_eq!(page.thinking, thought(30, 2));
    assert_eq!(page.thinking.average(), Some(Duration::from_secs(15)));
    let (accuracy, games) = page.accuracy.expect("one game is analysed");
    assert!(games == 1 && (10.0..70.0).contains(&accuracy), "{accuracy}");
    let (_, page) = person(&players, "Ben");
    assert_eq!(page.thinking, thought(10, 2));
    let [anna, ben] = ["Anna", "Ben"].map(|name| players.find(name).expect(name));
    let pair = players.pair(anna, ben).expect("they have met");
    assert_eq!(pair.by_color.total(), score(0, 0, 2));
    assert_eq!(pair.records.thinking, [thought(30, 2), thought(10, 2)]);
    assert_eq!(pair.records.shortest_win.map(|(player, _)| player), Some(1));
    let (player, percent, _) = pair.records.most_accurate.expect("one game is analysed");
    assert!(player == 1 && percent > 95.0, "{percent}");
    assert_eq!(pair.records.comeback, None, "Anna lost");

    let saved = [&played[..3], &[("Result", "1/2-1/2")]].concat();
    let moves = "1. f3 { [%eval -8] } 1... e5 { [%eval -8] } 2. g3 { [%eval -8] } 1/2-1/2";
    let players = read(
        &with_files(&[("a.pgn", &game(&saved, moves))]),
        &PlayerNames::default(),
    );
    let pair = players.pair(
        players.find("Anna").expect("a player"),
        players.find("Ben").expect("a player"),
    );
    let comeback = pair.expect("they have met").records.comeback;
    let (player, lowest, _) = comeback.expect("Anna did not lose");
    assert!(player == 0 && lowest < 10.0, "{lowest}");
}

#[test]
fn a_file_is_read_again_only_when_it_changes() {
    let files = with_files(&[("a.pgn", &plain("Anna", "Ben", "1-0"))]);
    let mut reader = PlayerReader::new(files.clone());
    let names = PlayerNames::default();
    assert_eq!(
        people(&read_again(&mut reader, &names)),
        [("Anna", 1), ("Ben", 1)]
    );
    let path = Path::new(FOLDER).join("b.pgn");
    let more = plain("Anna", "Clara", "1-0");
    files.write_own(&path, more.as_bytes()).expect("written");
    let second = read_again(&mut reader, &names);
    assert_eq!(people(&second), [("Anna", 2), ("Ben", 1), ("Clara", 1)]);
    // Stopped at once, it tells nothing.
    let told = &mut false;
    reader.read(&|| true, Path::new(FOLDER), &names, |_| *told = true);
    PlayerReader::new(files).read(&|| true, Path::new(FOLDER), &names, |_| *told = true);
    assert!(!*told);
}

#[test]
fn a_game_at_which_the_reading_was_stopped_is_read_the_next_time() {
    let game = plain("Anna", "Ben", "1-0");
    let names = PlayerNames::default();
    let mut stops = 0;
    loop {
        let files = with_files(&[("a.pgn", &game.repeat(2))]);
        let mut reader = PlayerReader::new(files);
        let (asked, told) = (Cell::new(0), &mut false);
        let stopped = || asked.replace(asked.get() + 1) >= stops;
        reader.read(&stopped, Path::new(FOLDER), &names, |read| {
            *told |= matches!(read, ReadPlayers::All(_));
        });
        let second = read_again(&mut reader, &names);
        assert_eq!(people(&second), [("Anna", 2), ("Ben", 2)], "after {stops}");
        if *told {
            break;
        }
        stops += 1;
    }
    assert!(stops > 3, "{stops}");
}

/// A game of the random folder, as the test knows it.
struct Known {
    names: [&'static str; 2],
    winner: Option<usize>,
    date: NaiveDate,
    control: &'static str,
    eco: &'static str,
    opening: &'static str,
    moves: usize,
}

const SHUFFLE: [&str; 4] = ["Nf3", "Nf6", "Ng1", "Ng8"];

impl Known {
    fn text(&self) -> String {
        let result = match self.winner {
            Some(0) => "1-0",
            Some(_) => "0-1",
            None => "1/2-1/2",
        };
        let date = self.date.format("%Y.%m.%d").to_string();
        let tags = [
            ("White", self.names[0]),
            ("Black", self.names[1]),
            ("Date", &*date),
            ("Result", result),
            ("TimeControl", self.control),
            ("ECO", self.eco),
            ("Opening", self.opening),
        ];
        let words = SHUFFLE.iter().cycle().take(2 * self.moves);
        let words: Vec<&str> = words.copied().collect();
        game(&tags, &format!("{} {result}", words.join(" ")))
    }

    fn color_of(&self, name: &str) -> Option<usize> {
        self.names.iter().position(|it| *it == name)
    }

    fn count(&self, score: &mut HeadToHead, color: usize) {
        match self.winner {
            None => score.drawn += 1,
            Some(winner) if winner == color => score.won += 1,
            Some(_) => score.lost += 1,
        }
    }
}

const NAMES: [&str; 5] = ["Anna", "Boris", "Clara", "Dmitri", "Emil"];

/// The same games in every run, on different days.
fn known_games(count: u32) -> Vec<Known> {
    let mut state = 20_261_125_u64;
    let mut next = |end: usize| below(&mut state, end);
    let mut date = NaiveDate::from_ymd_opt(2024, 1, 3).expect("a date");
    let games = (0..count).map(|_| {
        date += chrono::TimeDelta::days(1 + next(4) as i64);
        let white = next(5);
        let black = (white + 1 + next(4)) % 5;
        let controls = ["60", "300+3", "600", "3600", "-"];
        let openings = [
            ("C50", "Italian Game: Giuoco Piano"),
            ("C53", "Italian Game"),
            // Both spellings are one opening.
            ("B20", "Sicilian Defense"),
            ("B20", "Sicilian Defence"),
        ];
        let (eco, opening) = openings[next(4)];
        Known {
            names: [NAMES[white], NAMES[black]],
            winner: [Some(0), Some(1), None][next(3)],
            date,
            control: controls[next(5)],
            eco,
            opening,
            moves: 1 + next(30),
        }
    });
    games.collect()
}

fn known_files(games: &[Known]) -> Arc<dyn Files> {
    let parts: Vec<String> = games
        .chunks(50)
        .map(|part| part.iter().map(Known::text).collect())
        .collect();
    let names: Vec<String> = (0..parts.len())
        .map(|number| format!("{number}.pgn"))
        .collect();
    let texts = names.iter().zip(&parts);
    let texts: Vec<(&str, &str)> = texts
        .map(|(name, text)| (name.as_str(), text.as_str()))
        .collect();
    with_files(&texts)
}

fn class_of(control: &str) -> Option<TimeClass> {
    match control {
        "60" => Some(TimeClass::Bullet),
        "300+3" => Some(TimeClass::Blitz),
        "600" => Some(TimeClass::Rapid),
        "3600" => Some(TimeClass::Classical),
        _ => None,
    }
}

#[test]
fn a_page_says_what_a_slow_count_of_the_games_says() {
    let games = known_games(320);
    let players = read(&known_files(&games), &PlayerNames::default());
    assert_eq!(players.people().len(), NAMES.len());
    let rated = games.iter().filter(|it| it.control != "-").map(|it| {
        let number = |side: usize| NAMES.iter().position(|name| *name == it.names[side]);
        let [white, black] = [0, 1].map(|side| number(side).expect("known") as u32);
        RatedGame {
            day: it.date.num_days_from_ce(),
            players: ByColor { white, black },
            winner: it.winner.map(|winner| Color::BOTH[winner]),
        }
    });
    let days = rated_days(&rated.collect::<Vec<_>>());
    for (number, name) in NAMES.into_iter().enumerate() {
        let (person, page) = person(&players, name);
        let own: Vec<(&Known, usize)> = games
            .iter()
            .filter_map(|it| Some((it, it.color_of(name)?)))
            .collect();
        assert_eq!(person.games.len(), own.len(), "{name}");
        assert_eq!(person.days, days[&(number as u32)], "{name}");
        let counted = |holds: &dyn Fn(&Known, usize) -> bool| {
            let mut score = HeadToHead::default();
            let found = own.iter().filter(|(game, color)| holds(game, *color));
            found.for_each(|(game, color)| game.count(&mut score, *color));
            score
        };
        for (color, side) in Color::BOTH.into_iter().zip([0, 1]) {
            assert_eq!(page.by_color[color], counted(&|_, it| it == side));
            for (family, code) in [("Italian Game", ""), ("Sicilian Defence", "B20")] {
                let is_it = |name: &str| name.replace("Defense", "Defence").starts_with(family);
                let has = |game: &Known, it| it == side && is_it(game.opening);
                let found = page.openings[color]
                    .iter()
                    .find(|it| it.opening.ends_with(family));
                let found = found.expect(family);
                assert_eq!(found.score, counted(&has), "{name}: {family}");
                assert!(found.opening.starts_with(code));
            }
        }
        for it in &page.by_class {
            let is_it = |game: &Known, _| class_of(game.control) == it.class;
            assert_eq!(it.score, counted(&is_it), "{name}: {:?}", it.class);
        }
        assert_eq!(page.by_class.len(), 5);
        for (opponent, score) in &page.opponents {
            let other = &players.people()[*opponent].name;
            assert_eq!(*score, counted(&|game, _| game.color_of(other).is_some()));
        }
        let moves: Vec<usize> = own.iter().map(|(game, _)| game.moves).collect();
        let mean = moves.iter().sum::<usize>() as f64 / moves.len() as f64;
        assert_eq!(page.average_moves, Some(mean.round() as u32));
        let plies = |number: Option<u32>| players.game(number.expect("a game")).expect("it").plies;
        assert_eq!(
            plies(page.longest),
            2 * *moves.iter().max().expect("games") as u32
        );
        let won = own
            .iter()
            .filter(|(game, color)| game.winner == Some(*color));
        let least = won.map(|(game, _)| game.moves).min().expect("a win");
        assert_eq!(plies(page.shortest_win), 2 * least as u32);
        let text: String = own
            .iter()
            .map(|(game, color)| {
                if game.winner == Some(*color) {
                    '1'
                } else {
                    '0'
                }
            })
            .collect();
        let longest = text.split('0').map(str::len).max();
        assert_eq!(Some(page.longest_run as usize), longest, "{text}");
        let dates = [own[0].0.date, own[own.len() - 1].0.date].map(Date::on);
        assert_eq!([page.first, page.last], dates);
    }
}

#[test]
fn a_page_of_two_says_what_a_slow_count_says() {
    let games = known_games(320);
    let players = read(&known_files(&games), &PlayerNames::default());
    let number = |name: &str| players.find(name).expect(name);
    for (one, other) in [("Anna", "Boris"), ("Emil", "Clara")] {
        let pair = players
            .pair(number(one), number(other))
            .expect("they have met");
        let own = games
            .iter()
            .filter(|it| it.color_of(one).is_some() && it.color_of(other).is_some());
        let own: Vec<(&Known, usize)> =
            own.filter_map(|it| Some((it, it.color_of(one)?))).collect();
        for (color, side) in Color::BOTH.into_iter().zip([0, 1]) {
            let mut score = HeadToHead::default();
            let with = own.iter().filter(|(_, it)| *it == side);
            with.for_each(|(game, color)| game.count(&mut score, *color));
            assert_eq!(pair.by_color[color], score);
        }
        let dates = pair
            .games
            .iter()
            .map(|(number, _)| players.game(*number).expect("it").date);
        let dates: Vec<Date> = dates.collect();
        let known: Vec<Date> = own
            .iter()
            .rev()
            .map(|(game, _)| Date::on(game.date))
            .collect();
        assert_eq!(dates, known, "the latest first");
        let last = own.last().expect("a game");
        assert_eq!(
            pair.next_white,
            usize::from(last.1 == 0),
            "Black had it before"
        );
        let runs = [0, 1].map(|player| {
            let text = own.iter().map(|(game, color)| {
                let side = if player == 0 { *color } else { 1 - *color };
                if game.winner == Some(side) { '1' } else { '0' }
            });
            let text: String = text.collect();
            text.split('0').map(str::len).max().unwrap_or(0) as u32
        });
        let run = pair.records.longest_run.expect("someone won");
        assert_eq!(run.wins, runs[run.player]);
        assert_eq!(run.wins, runs[0].max(runs[1]));
        let total: u32 = pair.openings.iter().map(|it| it.score.games()).sum();
        assert_eq!(total as usize, own.len());
    }
    assert_eq!(players.pair(number("Anna"), number("Anna")), None);
}

#[test]
fn too_few_rated_games_make_no_rating() {
    let five = plain("Anna", "Ben", "1-0").repeat(5);
    let today = NaiveDate::from_ymd_opt(2026, 11, 25).expect("a date");
    for (games, is_rated) in [(4, false), (5, true)] {
        let text = &five[..five.len() / 5 * games];
        let players = read(&with_files(&[("a.pgn", text)]), &PlayerNames::default());
        let (anna, _) = person(&players, "Anna");
        assert_eq!(anna.rating(today).is_some(), is_rated);
        assert_eq!(anna.rated_days().len(), usize::from(is_rated));
        if let Some(rating) = anna.rating(today) {
            assert!(rating.value > 1500.0 && rating.deviation > anna.days[0].rating.deviation);
        }
    }
}
