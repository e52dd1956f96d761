//! Can saved games be found, reviewed, resumed, exported and deleted?

use crate::desk;

use std::fs;
use std::path::PathBuf;

use desk::{Desk, names, painted, players, square, with_games};
use deskmate::app::keys::{self, Key};
use deskmate::app::{
    ChooserRow, Command, Dialog, Effect, EntryFault, Failure, FieldId, FileCommand, FileTask,
    FilterCommand, FormCommand, Hint, Library, LibraryCommand, ListRequest, Message, Notice,
    PlayersCommand, Reply, Screen, SourceCommand, StartCommand, Tab, TaskReply, Tone,
};
use deskmate::language::Language;
use deskmate::notation::pgn::{GameResult, NoGames};
use deskmate::rules::Color;
use deskmate::storage::library::{
    Batch, Choice, Column, Date, Filter, HeadToHead, ListError, ListFault, Source,
};
use deskmate::storage::{SavedGame, TextSize};
use deskmate::view::{Event, Face, Look, Modifiers, Point, Shape, Zone};
use deskmate::words::Words;

/// Two games, the first with a fault.
const TWO: &str = "[White \"Philidor\"]\n[Black \"Legal\"]\n\n1. e4 e5 2. Qh6 Nc6 1-0\n\n\
    [White \"Greco\"]\n[Black \"Ruy\"]\n\n1. d4 d5 0-1\n";

fn library(desk: &Desk) -> &Library {
    match &desk.app.screen {
        Screen::Library(library) => library,
        other => panic!("{other:?}"),
    }
}

/// The white players of the shown games.
fn shown(desk: &Desk) -> String {
    let library = library(desk);
    let rows = (0..library.catalog().len()).filter_map(|row| library.catalog().row(row));
    let names: Vec<&str> = rows.map(|row| row.summary.white).collect();
    names.join(" ")
}

fn opened() -> Desk {
    let mut desk = with_games();
    desk.key('o');
    desk
}

/// So many short games.
fn numbered(count: usize) -> String {
    let games = (1..=count).map(|number| format!("[White \"Player {number}\"]\n\n1. e4 e5 *\n\n"));
    games.collect()
}

/// A list of `count` short games, pasted.
fn many(count: usize) -> Desk {
    pasted(numbered(count))
}

/// A list of the games in a text.
fn pasted(text: String) -> Desk {
    let mut desk = Desk::new();
    desk.clipboard = text;
    desk.ctrl('v');
    desk
}

/// A huge game takes long to read.
#[test]
fn a_game_that_is_left_while_it_is_read_is_read_no_more() {
    let mut desk = Desk::new();
    let now = desk.now();
    desk.clipboard = TWO.into();
    desk.ctrl('v');
    let is_read = |effect: &Effect| matches!(effect, Effect::FileTask(FileTask::Read(..)));
    let select = |desk: &mut Desk, row| {
        let command = LibraryCommand::SelectGame(row);
        desk.app.update(command.into(), now)
    };
    assert!(select(&mut desk, 1).iter().any(is_read));
    assert_eq!(select(&mut desk, 1), [], "it is being read");
    let left = desk.app.update(Command::Escape, now);
    assert!(left.contains(&Effect::StopReading), "{left:?}");
    assert!(desk.is_at_start(), "{left:?}");
    let after = desk.app.update(Command::Tick, now);
    assert_eq!(after, [], "once is enough");
}

#[test]
fn a_game_that_was_left_while_it_was_read_is_read_again() {
    let mut desk = Desk::new();
    desk.clipboard = TWO.into();
    desk.ctrl('v');
    let now = desk.now();
    let read = desk.app.update(LibraryCommand::SelectGame(1).into(), now);
    // Another game is opened meanwhile, and left again.
    let other = SavedGame::to_be_last("1. c4 *").expect("a game");
    let opened = desk
        .app
        .update(Reply::Opened(Box::new(other.into()), None).into(), now);
    assert_eq!(opened, [Effect::StopReading]);
    let back = desk.app.update(Command::Escape, now);
    assert_eq!(back, read);
}

#[test]
fn o_lists_the_games_of_the_folder_the_newest_first() {
    let desk = opened();
    assert_eq!(
        shown(&desk),
        "Anderssen Kieseritzky Anderssen Morphy Isouard Anderssen"
    );
    assert_eq!(
        Words::ENGLISH.source_title(library(&desk).source()),
        "Our games"
    );
    assert_eq!(library(&desk).selected(), 0);
    assert_eq!(library(&desk).part_read(), None);
}

#[test]
fn a_click_on_a_head_sorts_and_a_second_one_turns_the_order_round() {
    let mut desk = opened();
    let table = [
        (
            Column::White,
            "Anderssen Anderssen Anderssen Isouard Kieseritzky Morphy",
        ),
        (
            Column::White,
            "Morphy Kieseritzky Isouard Anderssen Anderssen Anderssen",
        ),
        (
            Column::Date,
            "Anderssen Kieseritzky Anderssen Morphy Isouard Anderssen",
        ),
        (
            Column::Date,
            "Anderssen Isouard Morphy Anderssen Kieseritzky Anderssen",
        ),
    ];
    for (column, expected) in table {
        desk.click_on(Command::Library(LibraryCommand::SortBy(column)));
        assert_eq!(shown(&desk), expected, "{column:?}");
        assert_eq!(library(&desk).selected(), 0);
    }
}

#[test]
fn a_third_click_on_a_head_gives_a_file_its_own_order_back() {
    let mut desk = opened();
    open_beside(&mut desk, "a.pgn");
    let as_written = shown(&desk);
    let sort = Command::Library(LibraryCommand::SortBy(Column::White));
    desk.click_on(sort.clone());
    desk.click_on(sort.clone());
    assert_ne!(library(&desk).sorting(), None);
    desk.click_on(sort);
    assert_eq!(library(&desk).sorting(), None);
    assert_eq!(shown(&desk), as_written);
}

fn narrow(desk: &mut Desk, command: FilterCommand) {
    desk.run(LibraryCommand::Narrow(command));
}

/// What can be chosen now, as it is shown.
fn choices(desk: &Desk) -> Vec<String> {
    let choosing = library(desk).choosing().expect("choices");
    let shown = choosing.choices.iter();
    shown
        .map(|counted| Words::ENGLISH.choice(&counted.choice))
        .collect()
}

/// The same with the numbers of games that are left.
fn counted_choices(desk: &Desk) -> Vec<String> {
    let choosing = library(desk).choosing().expect("choices");
    let named = choosing.choices.iter().zip(choices(desk));
    named
        .map(|(counted, name)| format!("{name}: {}", counted.games.expect("a number")))
        .collect()
}

/// Six games: three of Anderssen and Kieseritzky, two of Morphy and Isouard, one of them unfinished.
#[test]
fn a_list_is_narrowed_by_choosing() {
    let mut desk = opened();
    desk.key('n');
    assert_eq!(
        choices(&desk),
        ["Anderssen", "Kieseritzky", "Isouard", "Morphy"]
    );
    desk.press(Key::Enter);
    assert_eq!(shown(&desk), "Anderssen Kieseritzky Anderssen Anderssen");
    // Now the colour can be chosen.
    desk.key('n');
    desk.press(Key::Down);
    assert_eq!(
        choices(&desk)[..3],
        ["Anderssen", "Anderssen, White", "Anderssen, Black"]
    );
    desk.press(Key::Enter);
    assert_eq!(shown(&desk), "Anderssen Anderssen Anderssen");
    // Another filter narrows it further.
    desk.key('n');
    desk.press(Key::Right);
    assert_eq!(
        library(&desk).choosing().expect("choices").filter,
        Filter::Result
    );
    assert_eq!(
        counted_choices(&desk),
        ["1–0: 1", "½–½: 2"],
        "she never lost"
    );
    desk.press(Key::Enter);
    assert_eq!(shown(&desk), "Anderssen");
    assert_eq!(
        library(&desk).catalog().choices(),
        [
            Choice::Player("Anderssen".into(), Some(Color::White)),
            Choice::Result(GameResult::WhiteWins),
        ]
    );
    // A search goes on inside, and the choices stay when the list is read again.
    desk.key('/');
    desk.type_text("morphy");
    assert_eq!(shown(&desk), "");
    desk.press(Key::Tab);
    // What narrows it is named, and a click shows all games.
    let choices = library(&desk).catalog().choices().to_vec();
    let search = "morphy".to_owned();
    let empty = Some(Message::NoneLeft { search, choices });
    assert_eq!(desk.app.message(), empty);
    let show_all = || LibraryCommand::Narrow(FilterCommand::ClearAll).into();
    desk.click_on(show_all());
    assert_eq!(library(&desk).catalog().len(), 6);
    // So does the key, where something is only searched for.
    desk.key('/');
    desk.type_text("nobody");
    assert!(desk.scene().area_of(&show_all()).is_some());
    desk.press(Key::Tab);
    desk.shift('n');
    assert_eq!(library(&desk).search().text(), "");
    assert_eq!(library(&desk).catalog().len(), 6);
}

#[test]
fn a_file_can_be_opened_while_the_search_has_the_cursor() {
    let mut desk = opened();
    desk.key('/');
    desk.ctrl('o');
    assert!(matches!(desk.app.dialog(), Some(Dialog::Open(_))));
}

#[test]
fn each_filter_offers_what_the_list_has() {
    let mut desk = opened();
    narrow(&mut desk, FilterCommand::OpenOne(Filter::Date));
    assert_eq!(choices(&desk), ["Nov 2026", "2026"]);
    // A second click puts it away.
    narrow(&mut desk, FilterCommand::OpenOne(Filter::Date));
    assert!(library(&desk).choosing().is_none());
    narrow(&mut desk, FilterCommand::OpenOne(Filter::Opening));
    assert_eq!(choices(&desk).len(), 5);
    assert!(choices(&desk).contains(&"Sicilian Defence".to_owned()));
    // No game has ratings.
    narrow(&mut desk, FilterCommand::OpenOne(Filter::Rating));
    assert_eq!(choices(&desk), [""; 0]);
    desk.press(Key::Enter);
    desk.press(Key::Escape);
    assert!(library(&desk).choosing().is_none());
    assert_eq!(library(&desk).catalog().len(), 6);
    // This one needs no list: it is on or off.
    narrow(&mut desk, FilterCommand::OpenOne(Filter::Unfinished));
    assert_eq!(shown(&desk), "Isouard");
    narrow(&mut desk, FilterCommand::OpenOne(Filter::Unfinished));
    assert_eq!(library(&desk).catalog().len(), 6);
}

#[test]
fn ratings_are_chosen_by_bands() {
    let game = |white: u32, black: u32| {
        format!("[White \"A\"]\n[WhiteElo \"{white}\"]\n[BlackElo \"{black}\"]\n\n1. e4 *\n\n")
    };
    let mut desk = pasted([game(1599, 2100), game(1600, 1400), game(900, 2099)].concat());
    narrow(&mut desk, FilterCommand::OpenOne(Filter::Rating));
    assert_eq!(
        choices(&desk),
        ["800–999", "1400–1599", "1600–1799", "2000–2199"]
    );
    narrow(&mut desk, FilterCommand::Choose(3));
    assert_eq!(library(&desk).catalog().len(), 2);
}

/// Games of these players, days, openings and White's ratings.
const CLUB: &str = "[White \"Łukasz\"]\n[Black \"Ben\"]\n[Date \"2019.05.01\"]\n[ECO \"B90\"]\n[WhiteElo \"1450\"]\n\n1. e4 c5 1-0\n\n\
    [White \"Ben\"]\n[Black \"Clara\"]\n[Date \"2021.11.02\"]\n[ECO \"C65\"]\n[WhiteElo \"1600\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 0-1\n\n\
    [White \"Clara\"]\n[Black \"Łukasz\"]\n[Date \"2023.11.??\"]\n[ECO \"B20\"]\n[WhiteElo \"1800\"]\n\n1. e4 c5 1-0\n\n";

fn club() -> Desk {
    pasted(CLUB.into())
}

#[test]
fn what_is_typed_finds_what_can_be_chosen() {
    let mut desk = club();
    desk.key('n');
    assert_eq!(counted_choices(&desk), ["Ben: 2", "Clara: 2", "Łukasz: 2"]);
    desk.type_text("luk");
    assert_eq!(counted_choices(&desk), ["Łukasz: 2"], "without the accent");
    desk.press(Key::Enter);
    assert_eq!(shown(&desk), "Łukasz Clara");
    // The other filters count what is left.
    desk.key('n');
    desk.press(Key::Tab);
    assert_eq!(counted_choices(&desk), ["1–0: 2"]);
    desk.press(Key::Tab);
    assert_eq!(
        counted_choices(&desk),
        ["Nov 2023: 1", "May 2019: 1", "2023: 1", "2019: 1"]
    );
    desk.type_text("nov");
    assert_eq!(counted_choices(&desk), ["Nov 2023: 1"]);
    // Esc empties the line, then it puts all away.
    desk.press(Key::Escape);
    assert_eq!(counted_choices(&desk).len(), 4);
    desk.press(Key::Escape);
    assert!(library(&desk).choosing().is_none());
    // Nothing to choose from is no harm.
    desk.key('n');
    desk.type_text("nobody");
    assert_eq!(counted_choices(&desk), [""; 0]);
    desk.press(Key::Down);
    desk.press(Key::Enter);
    assert_eq!(shown(&desk), "Łukasz Clara");
}

#[test]
fn a_click_outside_puts_the_choices_away_whatever_is_typed() {
    let mut desk = club();
    let open_file = Command::File(FileCommand::OpenFile);
    let outside = desk.zone_of(&open_file).center();
    desk.key('n');
    desk.type_text("Ben");
    desk.click_at(outside);
    assert!(library(&desk).choosing().is_none());
    assert_eq!(library(&desk).catalog().len(), 3);
}

#[test]
fn a_click_on_another_chip_opens_its_choices() {
    let mut desk = club();
    let chip = |filter| LibraryCommand::Narrow(FilterCommand::OpenOne(filter)).into();
    desk.click_on(chip(Filter::Result));
    desk.press(Key::Enter);
    desk.click_on(chip(Filter::Player));
    desk.click_on(chip(Filter::Date));
    let open = |desk: &Desk| library(desk).choosing().map(|choosing| choosing.filter);
    assert_eq!(open(&desk), Some(Filter::Date));
    desk.click_on(chip(Filter::Date));
    assert_eq!(open(&desk), None);
    // The cross of another chip still takes back what was chosen there.
    desk.click_on(chip(Filter::Player));
    desk.click_on(LibraryCommand::Narrow(FilterCommand::Clear(Filter::Result)).into());
    assert_eq!(library(&desk).catalog().len(), 3);
    // In a small window one button opens the choices and puts them away.
    desk.resize(640, 480);
    let button = || LibraryCommand::Narrow(FilterCommand::Open).into();
    desk.click_on(button());
    desk.press(Key::Tab);
    desk.click_on(button());
    assert_eq!(open(&desk), None);
}

#[test]
fn spans_are_typed_from_to() {
    let table = [
        (Filter::Date, "2019-2021", "2019 – 2021: 2", "Łukasz Ben"),
        (Filter::Date, "2021..", "2021 –: 2", "Ben Clara"),
        (Filter::Date, "2021-", "2021 –: 2", "Ben Clara"),
        (Filter::Date, "2021-11", "Nov 2021: 1", "Ben"),
        (Filter::Opening, "b20-b99", "B20–B99: 2", "Łukasz Clara"),
        (
            Filter::Opening,
            "sicil",
            "Sicilian Defence: 2",
            "Łukasz Clara",
        ),
        (Filter::Rating, "1600-2000", "1600–2000: 2", "Ben Clara"),
        (Filter::Rating, "1600", "1600–: 2", "Ben Clara"),
        (Filter::Rating, "..1500", "–1500: 1", "Łukasz"),
        (Filter::Rating, "-1500", "–1500: 1", "Łukasz"),
    ];
    for (filter, typed, offered, games) in table {
        let mut desk = club();
        narrow(&mut desk, FilterCommand::OpenOne(filter));
        desk.type_text(typed);
        assert_eq!(counted_choices(&desk)[0], offered, "{typed}");
        desk.press(Key::Enter);
        assert_eq!(shown(&desk), games, "{typed}");
        // What was chosen is offered and marked again.
        narrow(&mut desk, FilterCommand::OpenOne(filter));
        let choosing = library(&desk).choosing().expect("a list");
        let marked = choosing.choices.get(choosing.marked);
        assert_eq!(marked.map(|it| &it.choice), library(&desk).chosen(filter));
    }
}

/// The search took only what stands in a text, and nothing from – to.
#[test]
fn spans_of_codes_and_days_are_searched_for() {
    let mut desk = club();
    for (typed, games) in [
        ("B20-B99", "Łukasz Clara"),
        ("b20..b99 clara", "Clara"),
        ("2019-2021", "Łukasz Ben"),
        ("C00-C99 2019-2021", "Ben"),
    ] {
        desk.key('/');
        desk.type_text(typed);
        assert_eq!(shown(&desk), games, "{typed}");
        desk.press(Key::Escape);
        desk.press(Key::Escape);
    }
}

#[test]
fn backspace_in_the_empty_search_takes_back_what_was_chosen_last() {
    let mut desk = club();
    narrow(&mut desk, FilterCommand::OpenOne(Filter::Opening));
    desk.type_text("B");
    desk.press(Key::Enter);
    narrow(&mut desk, FilterCommand::OpenOne(Filter::Result));
    desk.press(Key::Enter);
    desk.key('/');
    desk.type_text("x");
    desk.press(Key::Backspace);
    assert_eq!(library(&desk).catalog().choices().len(), 2);
    desk.press(Key::Backspace);
    assert!(library(&desk).chosen(Filter::Result).is_none());
    desk.press(Key::Backspace);
    desk.press(Key::Backspace);
    assert_eq!(library(&desk).catalog().len(), 3);
    assert!(library(&desk).is_searching());
}

#[test]
fn every_player_of_a_long_list_can_be_chosen() {
    let mut desk = many(200);
    desk.key('n');
    assert_eq!(choices(&desk).len(), 200);
    desk.press(Key::End);
    let last = Command::Library(LibraryCommand::Narrow(FilterCommand::Choose(199)));
    assert!(desk.scene().area_of(&last).is_some(), "it is in sight");
    // The wheel moves what can be chosen, not the list below.
    let first = Command::Library(LibraryCommand::Narrow(FilterCommand::Choose(0)));
    desk.run(Command::ScrollTo(0));
    assert!(desk.scene().area_of(&first).is_some());
    assert_eq!(library(&desk).scroll().first, 0);
    desk.click_on(first);
    assert_eq!(shown(&desk), "Player 1");
}

#[test]
fn what_was_chosen_stays_after_a_deletion() {
    let mut desk = opened();
    narrow(&mut desk, FilterCommand::OpenOne(Filter::Result));
    narrow(&mut desk, FilterCommand::Choose(1));
    assert_eq!(shown(&desk), "Anderssen Anderssen");
    desk.press(Key::Delete);
    assert_eq!(shown(&desk), "Anderssen");
    narrow(&mut desk, FilterCommand::Clear(Filter::Result));
    assert_eq!(library(&desk).catalog().len(), 5);
    // The list of what is not over is empty once that game is deleted.
    narrow(&mut desk, FilterCommand::OpenOne(Filter::Unfinished));
    desk.press(Key::Delete);
    desk.press(Key::Up);
    let unfinished = Message::NoneLeft {
        search: String::new(),
        choices: vec![Choice::Unfinished],
    };
    assert_eq!(desk.app.message(), Some(unfinished));
}

#[test]
fn columns_without_any_value_are_left_out() {
    let mut desk = opened();
    let has = |desk: &Desk, column| {
        let sort = Command::Library(LibraryCommand::SortBy(column));
        desk.scene().area_of(&sort).is_some()
    };
    assert!(has(&desk, Column::Clock));
    assert!(!has(&desk, Column::WhiteRating));
    desk.clipboard = "[White \"Anna\"]\n[WhiteElo \"1500\"]\n\n1. e4 *\n\n\
        [White \"Ben\"]\n[WhiteElo \"1600\"]\n\n1. d4 *\n"
        .into();
    desk.ctrl('v');
    assert!(!has(&desk, Column::Clock));
    assert!(has(&desk, Column::WhiteRating));
    desk.click_on(Command::Library(LibraryCommand::SortBy(
        Column::WhiteRating,
    )));
    assert_eq!(shown(&desk), "Ben Anna");
}

/// In a high window the rows have no columns, and nothing told the order.
#[test]
fn a_list_without_columns_says_what_it_is_sorted_by() {
    let mut desk = opened();
    desk.run(LibraryCommand::SortBy(Column::Opening));
    desk.resize(600, 1000);
    let has_head = |desk: &Desk| desk.texts().contains(&"Opening".to_owned());
    let sorted = has_head(&desk);
    desk.run(LibraryCommand::SortBy(Column::Date));
    assert_eq!(
        (sorted, library(&desk).sorting().map(|it| it.column)),
        (true, Some(Column::Date))
    );
    let order = Command::Library(LibraryCommand::SortBy(Column::Opening));
    assert_eq!(desk.scene().area_of(&order), None);
}

#[test]
fn a_list_stays_sorted_after_a_deletion() {
    let mut desk = opened();
    desk.click_on(Command::Library(LibraryCommand::SortBy(Column::White)));
    desk.press(Key::End);
    desk.press(Key::Delete);
    assert_eq!(
        shown(&desk),
        "Anderssen Anderssen Anderssen Isouard Kieseritzky"
    );
    assert_eq!(desk.app.tab_badge(Tab::Trash), Some(1));
    // The next game of the sorted list takes the place, not the next one of the file.
    desk.press(Key::Home);
    (0..3).for_each(|_| desk.press(Key::Down));
    desk.press(Key::Delete);
    assert_eq!(shown(&desk), "Anderssen Anderssen Anderssen Kieseritzky");
    assert_eq!(library(&desk).selected(), 3);
}

#[test]
fn enter_reviews_from_the_move_that_was_stepped_to() {
    let mut desk = opened();
    desk.press(Key::Left);
    desk.press(Key::Left);
    assert_eq!(library(&desk).shown(), 22);
    desk.press(Key::Enter);
    let review = desk.app.review().expect("a review");
    assert_eq!(review.position(), review.game().record().position_at(22));
}

/// It opened at the last move for a game of the folder, and at the start for one of a file.
#[test]
fn enter_reviews_from_the_move_shown_where_nobody_has_stepped() {
    let mut file = brilliant();
    assert_eq!(library(&file).shown(), 3);
    file.press(Key::Enter);
    assert_eq!(file.shown(), 3);
    let mut folder = Desk::with_last(include_str!("../data/opera.pgn"));
    folder.key('o');
    let shown = library(&folder).shown();
    folder.press(Key::Enter);
    let review = folder.review();
    let record = review.game().record();
    assert_eq!(review.position(), record.position_at(shown));
    assert_ne!(review.position(), record.position_at(record.plies().len()));
}

/// A list of which the first game has a brilliant move.
fn brilliant() -> Desk {
    let mut desk = Desk::new();
    desk.clipboard = format!("1. e4 e5 2. Nf3 $3 Nc6 *\n\n{TWO}");
    desk.ctrl('v');
    desk
}

#[test]
fn a_game_is_shown_after_its_brilliant_move() {
    assert_eq!(library(&brilliant()).shown(), 3);
}

#[test]
fn an_unfinished_game_is_resumed_by_its_pill() {
    let mut desk = opened();
    desk.click_on(Command::Library(LibraryCommand::ResumeGame(4)));
    assert!(desk.is_playing());
}

/// The trash, with the three latest games of the folder.
fn trash() -> Desk {
    let mut desk = opened();
    for _ in 0..3 {
        desk.press(Key::Delete);
    }
    desk.key('t');
    desk
}

#[test]
fn the_selected_game_stays_so_after_a_look_into_the_trash() {
    let mut desk = opened();
    for _ in 0..3 {
        desk.press(Key::Down);
    }
    let selected = |desk: &Desk| library(desk).selected_row().map(|row| row.place);
    let before = selected(&desk).expect("a game");
    desk.ctrl('5');
    assert!(library(&desk).is_trash());
    desk.ctrl('1');
    let now = selected(&desk).expect("a game");
    assert_eq!(now.beginning(), before.beginning());
    assert_eq!(library(&desk).selected(), 3);
}

#[test]
fn the_tabs_of_a_file_are_those_of_the_own_games() {
    let (mut desk, path) = opened_file(TWO);
    for (key, tab) in [('2', Tab::Players), ('4', Tab::Practice)] {
        assert_eq!(library(&desk).source(), &Source::File(path.clone()));
        assert_eq!(desk.app.tabs(), Tab::ALL);
        desk.ctrl(key);
        assert_eq!(desk.app.shown_tab(), Some(tab));
        assert_eq!(desk.app.tabs(), Tab::ALL);
        desk.press(Key::Escape);
        desk.run(Command::File(FileCommand::Open(path.clone())));
    }
}

#[test]
fn h_shows_the_games_of_two_players_of_a_file() {
    let game = |white: &str, black: &str| {
        format!("[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n")
    };
    let (one, other) = ("Alekhine, Alexander", "Euwe, Max");
    let text = game(one, other) + &game("Greco", "Ruy") + &game(other, one);
    let (mut desk, path) = opened_file(&text);
    // Their names have two lines, each in letters of the usual size.
    let texts = desk.texts();
    let whole = texts.join(" ");
    assert!(
        whole.contains(&format!("{one} against {other}")),
        "{texts:?}"
    );
    // Who they are is known of the own games only, so there is no page of the two.
    assert_eq!(button(&desk, PlayersCommand::OpenPair), "Show gamesH");
    desk.key('h');
    assert_eq!(shown(&desk), format!("{one} {other}"));
    assert_eq!(library(&desk).source(), &Source::File(path));
    desk.key('/');
    desk.press(Key::Backspace);
    assert_eq!(shown(&desk), format!("{one} Greco {other}"));
}

#[test]
fn o_leads_back_from_a_review_to_the_list_of_its_file() {
    let (mut desk, path) = opened_file(TWO);
    desk.key('/');
    desk.type_text("greco");
    desk.press(Key::Enter);
    assert_eq!(desk.white(), "Greco");
    desk.key('o');
    assert_eq!(library(&desk).source(), &Source::File(path));
    assert_eq!(shown(&desk), "Greco");
    // The trash that is asked for in a review is that of the own games.
    desk.press(Key::Enter);
    desk.ctrl('5');
    assert!(library(&desk).is_trash());
    assert_eq!(desk.app.shown_list(), 0);
}

#[test]
fn esc_ends_the_search_before_it_leaves_the_list() {
    let mut desk = opened();
    desk.key('/');
    desk.type_text("morphy");
    desk.press(Key::Tab);
    assert!(!library(&desk).is_searching());
    desk.press(Key::Escape);
    assert_eq!(library(&desk).search().text(), "");
    assert_eq!(library(&desk).catalog().len(), 6);
    desk.press(Key::Escape);
    assert!(desk.is_at_start());
}

/// A row that is in sight anyway is no reason to scroll.
#[test]
fn a_list_shown_again_is_scrolled_only_as_far_as_needed() {
    let games = (1..=60).map(|number| format!("[White \"Player {number}\"]\n\n1. e4 e5 *\n\n"));
    let (mut desk, _) = opened_file(&games.collect::<String>());
    let rows = |desk: &Desk| desk.scene().rows().expect("a list");
    desk.run(LibraryCommand::SelectGame(5));
    // The last row fades.
    for (row, first) in [(5, 0), (40, 42 - rows(&desk).visible)] {
        desk.run(LibraryCommand::SelectGame(row));
        desk.ctrl_key(Key::Tab);
        assert_eq!(desk.app.shown_list(), 0);
        desk.ctrl_key(Key::Tab);
        assert_eq!(library(&desk).selected(), row);
        assert_eq!(rows(&desk).first, first);
    }
    // A click leaves the rows where they are.
    let first = rows(&desk).first;
    desk.click_on(LibraryCommand::ClickGame(first + 1).into());
    assert_eq!(library(&desk).selected(), first + 1);
    assert_eq!(rows(&desk).first, first);
}

#[test]
fn a_game_is_removed_for_good_only_if_it_is_asked_for_twice() {
    let mut desk = trash();
    desk.press(Key::Delete);
    let question = |count, players: Option<[&str; 2]>, hint| {
        Some(Notice::DestroysGames {
            count,
            players: players.map(|names| names.map(String::from)),
            hint,
        })
    };
    let first = library(&desk).selected_row().expect("a game").summary;
    let players = Some([first.white, first.black]);
    assert_eq!(desk.notice(), question(1, players, Hint::Destroy));
    let said = format!(
        "1 game ({} – {}) will be deleted for good.",
        first.white, first.black
    );
    assert!(desk.message().starts_with(&said), "{}", desk.message());
    // Both answers are named, and it looks more serious than other questions.
    let message = desk.app.message().expect("a question");
    assert_eq!(message.hints(), [Hint::Destroy, Hint::NoClaim]);
    assert_eq!(message.tone(), Tone::Danger);
    assert_eq!(library(&desk).catalog().len(), 3);
    // Anything else withdraws the question; Esc only that.
    desk.press(Key::Escape);
    assert_eq!(desk.notice(), None);
    assert!(library(&desk).is_trash());
    desk.press(Key::Down);
    desk.press(Key::Delete);
    assert_eq!(library(&desk).catalog().len(), 3);
    desk.press(Key::Delete);
    assert_eq!(shown(&desk), "Anderssen Anderssen");
    assert_eq!(desk.notice(), Some(Notice::Destroyed(1)));
    let empty = Command::Library(LibraryCommand::EmptyTrash);
    desk.click_on(empty.clone());
    assert_eq!(desk.notice(), question(2, None, Hint::EmptyTrash));
    assert_eq!(library(&desk).catalog().len(), 2);
    desk.click_on(empty);
    assert_eq!(shown(&desk), "");
    assert_eq!(desk.app.tab_badge(Tab::Trash), None);
    desk.ctrl('1');
    assert_eq!(shown(&desk), "Morphy Isouard Anderssen");
}

/// The question had only a number where a player has no name, and `last.txt` was told as the place of the game.
#[test]
fn an_unfinished_game_is_called_by_its_players_in_the_trash() {
    let mut desk = Desk::with(players(), |folder| {
        fs::create_dir_all(folder).expect("a folder");
        let game = "[White \"An\"]\n[Black \"Black\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 *\n";
        fs::write(folder.join("last.txt"), game).expect("a file");
    });
    desk.key('o');
    desk.press(Key::Delete);
    desk.key('t');
    let texts = desk.texts();
    assert!(
        !texts.iter().any(|text| text.contains("last.txt")),
        "{texts:?}"
    );
    desk.press(Key::Delete);
    let said = desk.message();
    assert!(
        said.starts_with("1 game (An – Black) will be deleted for good."),
        "{said}"
    );
}

/// There is nothing to choose by what no game has.
#[test]
fn ratings_are_a_filter_only_where_a_game_has_one() {
    let desk = opened();
    assert!(!library(&desk).filters().contains(&Filter::Rating));
    let (rated, _) = opened_file("[WhiteElo \"1500\"]\n\n1. e4 e5 *\n\n1. d4 d5 *\n");
    assert!(library(&rated).filters().contains(&Filter::Rating));
}

#[test]
fn all_games_of_the_trash_are_restored_at_once() {
    let mut desk = opened();
    let before = desk.files();
    for _ in 0..3 {
        desk.press(Key::Delete);
    }
    desk.key('t');
    desk.click_on(Command::Library(LibraryCommand::RestoreAll));
    assert_eq!(shown(&desk), "");
    let after = desk.files().into_iter();
    let after: Vec<String> = after.filter(|name| name != "trash").collect();
    assert_eq!(after, before);
    desk.ctrl('1');
    assert_eq!(
        shown(&desk),
        "Anderssen Kieseritzky Anderssen Morphy Isouard Anderssen"
    );
}

#[test]
fn the_trash_tells_where_a_game_came_from_and_lists_the_latest_deletion_first() {
    let mut desk = opened();
    for _ in 0..3 {
        desk.press(Key::Delete);
    }
    desk.key('t');
    let from = |desk: &Desk| {
        let library = library(desk);
        let rows = (0..library.catalog().len()).filter_map(|row| library.catalog().row(row));
        let known = rows.filter_map(|row| library.deletion(&row.place));
        known.map(|it| it.from.clone()).collect::<Vec<_>>()
    };
    let latest_first = from(&desk);
    assert_eq!(latest_first.len(), 3);
    // Players do not know `last.txt`.
    assert_eq!(latest_first[2], None);
    desk.click_on(Command::Library(LibraryCommand::SortBy(Column::White)));
    desk.click_on(Command::Library(LibraryCommand::SortBy(Column::White)));
    assert_ne!(from(&desk), latest_first);
    desk.click_on(Command::Library(LibraryCommand::SortAsFound));
    assert_eq!(from(&desk), latest_first);
    assert_eq!(library(&desk).sorting(), None);
}

#[test]
fn the_tabs_lead_to_the_trash_and_back() {
    let mut desk = opened();
    desk.press(Key::Delete);
    desk.click_on(Command::Library(LibraryCommand::ShowTab(Tab::Trash)));
    assert_eq!(library(&desk).tab(), Tab::Trash);
    assert_eq!(shown(&desk), "Anderssen");
    desk.ctrl('1');
    assert_eq!(library(&desk).tab(), Tab::Games);
    desk.ctrl('5');
    assert_eq!(library(&desk).tab(), Tab::Trash);
    // All tabs are offered from there, and lead back.
    for tab in Tab::ALL.into_iter().filter(|&tab| tab != Tab::Trash) {
        desk.click_on(Command::Library(LibraryCommand::ShowTab(tab)));
        assert_eq!(desk.app.shown_tab(), Some(tab));
        assert_eq!(desk.app.tabs(), Tab::ALL);
        desk.click_on(Command::Library(LibraryCommand::ShowTab(Tab::Trash)));
        assert_eq!(shown(&desk), "Anderssen", "{tab:?}");
    }
}

#[test]
fn an_empty_list_says_why_also_beside_a_notice() {
    let mut desk = opened();
    desk.press(Key::Delete);
    desk.key('t');
    desk.key('u');
    assert_eq!(shown(&desk), "");
    let texts = desk.texts();
    for said in ["Restored: Anderssen – Kieseritzky.", "The trash is empty."] {
        assert!(texts.contains(&said.to_owned()), "{said}: {texts:?}");
    }
    // There is nothing to sort.
    assert!(!texts.contains(&"Deleted".to_owned()));
}

#[test]
fn the_start_screen_shows_the_number_of_games() {
    assert_eq!(with_games().app.saved_games, Some(6));
    assert_eq!(Desk::new().app.saved_games, Some(0));
    let mut desk = Desk::playing();
    desk.play(&["e2e4"]);
    desk.run(Command::Start(StartCommand::Leave));
    assert_eq!(desk.app.saved_games, Some(1));
}

#[test]
fn a_running_game_is_not_left_for_games_from_elsewhere() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4"]);
    desk.clipboard = TWO.into();
    let acts: [fn(&mut Desk); 3] = [
        |desk| desk.ctrl('o'),
        |desk| desk.ctrl('v'),
        |desk| desk.run(Command::File(FileCommand::Open("some.pgn".into()))),
    ];
    for act in acts {
        desk.app.notice = None;
        act(&mut desk);
        assert_eq!(desk.notice(), Some(Notice::GameIsOn));
        assert_eq!(desk.app.dialog(), None);
    }
    assert!(desk.is_playing());
}

#[test]
fn a_late_reply_does_not_end_a_new_game() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4"]);
    let begins = TaskReply::ListBegins(Source::Folder(desk.games_path()));
    desk.run(Reply::Task(begins));
    assert!(desk.is_playing());
    assert!(desk.effects.contains(&Effect::StopListing));
}

#[test]
fn the_keys_move_through_the_rows_and_the_list_scrolls() {
    let mut desk = many(100);
    let mut at = |key| {
        desk.press(key);
        (library(&desk).selected(), library(&desk).scroll().first)
    };
    assert_eq!(at(Key::Down), (1, 0));
    assert_eq!(at(Key::Up), (0, 0));
    assert_eq!(at(Key::Up), (0, 0));
    let (page, first) = at(Key::PageDown);
    assert!(page > 4);
    // The last row in sight fades.
    assert_eq!(first, 2);
    assert_eq!(at(Key::PageDown), (2 * page, page + 2));
    assert_eq!(at(Key::PageUp), (page, page));
    assert_eq!(at(Key::End), (99, 100 - page));
    assert_eq!(at(Key::Down), (99, 100 - page));
    assert_eq!(at(Key::Home), (0, 0));
}

#[test]
fn the_wheel_and_the_scroll_bar_do_not_change_the_selection() {
    let mut desk = many(100);
    let bar = desk.zone_where(|zone| matches!(zone, Zone::ScrollBar { .. }));
    let rows = desk.scene().rows().expect("a list");
    let over = Point::new(bar.x - 100, bar.y);
    desk.move_to(over);
    desk.event(Event::Wheel(-1));
    assert_eq!(
        (library(&desk).scroll().first, library(&desk).selected()),
        (3, 0)
    );
    desk.event(Event::Wheel(5));
    assert_eq!(library(&desk).scroll().first, 0);

    desk.down(bar);
    let middle = library(&desk).scroll().first;
    assert!((40..60).contains(&middle), "{middle}");
    desk.move_to(Point::new(bar.x + 300, 2_000));
    assert_eq!(library(&desk).scroll().first, rows.last_first());
    desk.move_to(Point::new(bar.x, 0));
    assert_eq!(library(&desk).scroll().first, 0);
    desk.up(Point::new(bar.x, 0));
    desk.move_to(bar);
    assert_eq!(
        (library(&desk).scroll().first, library(&desk).selected()),
        (0, 0)
    );
}

#[test]
fn the_selected_game_is_seen_in_its_last_position() {
    let mut desk = opened();
    let seen = |desk: &Desk| {
        let saved = library(desk).previewed().expect("a game");
        saved
            .game
            .record()
            .path_of(saved.game.record().plies().len())
    };
    assert_eq!(seen(&desk), Some((square("c6"), square("e7"))));
    desk.press(Key::Down);
    assert_eq!(seen(&desk), Some((square("d8"), square("h4"))));
    let delete = [(Hint::DeleteGame, "Del")];
    let score = |one: &str, other: &str, score| Message::Score {
        names: [one, other].map(String::from),
        score,
        can_undo: false,
    };
    // In the order of the alphabet, whoever had White.
    let (won, drawn, lost) = (2, 2, 0);
    let shared = HeadToHead { won, drawn, lost };
    desk.assert_message(score("Anderssen", "Kieseritzky", shared), &delete);
    desk.click_on(Command::Library(LibraryCommand::ClickGame(3)));
    let (won, drawn, lost) = (0, 0, 1);
    let single = HeadToHead { won, drawn, lost };
    desk.assert_message(score("Isouard", "Morphy", single), &delete);
}

#[test]
fn enter_opens_a_game_and_esc_leads_back_to_where_the_list_was() {
    let mut desk = many(100);
    desk.press(Key::End);
    desk.press(Key::Up);
    let first = library(&desk).scroll().first;
    desk.press(Key::Enter);
    assert!(desk.is_reviewing());
    assert_eq!(desk.white(), "Player 99");
    desk.press(Key::Escape);
    assert_eq!(
        (library(&desk).selected(), library(&desk).scroll().first),
        (98, first)
    );
    desk.press(Key::Escape);
    assert!(desk.is_at_start());
}

#[test]
fn a_double_click_opens_a_game_and_two_slow_clicks_do_not() {
    let mut desk = opened();
    desk.click_on(Command::Library(LibraryCommand::ClickGame(1)));
    desk.wait(600);
    desk.click_on(Command::Library(LibraryCommand::ClickGame(1)));
    assert_eq!(library(&desk).selected(), 1);
    desk.wait(600);
    desk.click_on(Command::Library(LibraryCommand::ClickGame(2)));
    desk.wait(100);
    desk.click_on(Command::Library(LibraryCommand::ClickGame(2)));
    assert!(desk.is_reviewing());
    assert_eq!(desk.moves(), "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6");
}

#[test]
fn typing_in_the_search_line_searches() {
    let mut desk = opened();
    desk.key('/');
    desk.type_text("morphy");
    assert_eq!(shown(&desk), "Morphy Isouard");
    // The arrows still move through the rows.
    desk.press(Key::Down);
    assert_eq!(library(&desk).selected(), 1);
    desk.type_text(" 1-0");
    assert_eq!(shown(&desk), "Morphy");
    assert_eq!(library(&desk).selected(), 0);
    desk.type_text("x");
    assert_eq!(shown(&desk), "");
    assert_eq!(
        desk.app.message(),
        Some(Message::NoMatch("morphy 1-0x".into()))
    );
    assert!(library(&desk).previewed().is_none());
    desk.press(Key::Backspace);
    assert_eq!(shown(&desk), "Morphy");
    // Enter opens what was found; back in the list it is still the same.
    desk.press(Key::Enter);
    assert_eq!(desk.white(), "Morphy");
    desk.press(Key::Escape);
    assert_eq!(shown(&desk), "Morphy");
}

#[test]
fn the_selected_game_stays_so_when_other_games_are_shown() {
    let mut desk = opened();
    desk.key('/');
    desk.type_text("morphy");
    desk.press(Key::Down);
    let isouard = |desk: &Desk| {
        let row = library(desk).selected_row().expect("a game");
        assert_eq!(row.summary.white, "Isouard");
        let saved = library(desk).previewed().expect("a game beside the list");
        assert_eq!(saved.game.players.white.as_deref(), Some("Isouard"));
    };
    isouard(&desk);
    desk.press(Key::Escape);
    assert_eq!(library(&desk).catalog().len(), 6);
    isouard(&desk);
    narrow(&mut desk, FilterCommand::OpenOne(Filter::Unfinished));
    assert_eq!(shown(&desk), "Isouard");
    narrow(&mut desk, FilterCommand::Clear(Filter::Unfinished));
    isouard(&desk);
}

#[test]
fn esc_and_tab_leave_the_search_line_and_a_click_goes_into_it() {
    let mut desk = opened();
    for key in [Key::Tab, Key::Escape] {
        desk.press(Key::Tab);
        assert!(library(&desk).is_searching());
        desk.press(key);
        assert!(!library(&desk).is_searching());
    }
    let line = desk.zone_where(|zone| matches!(zone, Zone::Text { .. }));
    desk.click_at(line);
    assert!(library(&desk).is_searching());
    desk.type_text("time");
    assert_eq!(shown(&desk), "Anderssen");
    desk.click_on(Command::Library(LibraryCommand::ClickGame(0)));
    assert!(!library(&desk).is_searching());
    assert_eq!(shown(&desk), "Anderssen");
}

#[test]
fn letters_are_keys_unless_the_search_line_has_the_focus() {
    let mut desk = opened();
    desk.key('x');
    assert!(desk.app.asks_for_path());
    desk.press(Key::Escape);
    assert_eq!(library(&desk).search().text(), "");
}

#[test]
fn resuming_an_archived_game_loses_no_game() {
    let mut desk = opened();
    let before = desk.files();
    for _ in 0..4 {
        desk.press(Key::Down);
    }
    desk.key('c');
    assert!(desk.is_playing());
    assert_eq!(desk.moves(), "d4 Nf6 c4 e6 Nc3 Bb4");
    // Nothing moves before the game has something new to be saved.
    assert_eq!(desk.files(), before);
    desk.play(&["e2e3"]);
    assert!(desk.file().contains("Isouard") && desk.file().contains("e3"));
    // The list has it once: its old file, of which all is in the new one, is gone.
    let after = desk.files();
    let old_last = "2026-11-20_1402_Anderssen-Kieseritzky.pgn".to_string();
    assert!(after.contains(&old_last), "{after:?}");
    let old = "2026-11-18_1902_Isouard-Morphy.pgn".to_string();
    assert!(!desk.games_path().join("trash").exists());
    let gone = |name: &&String| !after.contains(name);
    assert_eq!(before.iter().filter(gone).collect::<Vec<_>>(), [&old]);
    // The next game gives it its name back.
    desk.run(Command::Start(StartCommand::Leave));
    desk.new_game();
    desk.play(&["e2e4"]);
    assert!(desk.files().contains(&old));
}

#[test]
fn a_file_that_changes_while_its_game_is_played_is_not_moved() {
    let mut desk = opened();
    let name = "2026-11-18_1902_Isouard-Morphy.pgn";
    let path = desk.games_path().join(name);
    for _ in 0..4 {
        desk.press(Key::Down);
    }
    desk.key('c');
    fs::write(&path, "1. d4 Nf6 2. c4 e6 3. Nc3 Bb4 4. f3 *\n").expect("a file");
    desk.play(&["e2e3"]);
    assert!(desk.file().contains("e3"));
    assert!(desk.files().contains(&name.to_string()));
    assert!(!desk.files().contains(&"trash".to_string()));
}

#[test]
fn resuming_a_game_from_a_file_with_others_leaves_the_file_unchanged() {
    let mut desk = Desk::new();
    let folder = desk.games_path();
    fs::create_dir_all(&folder).expect("a folder");
    let two = "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *\n";
    let outside = folder.with_file_name("one.pgn");
    fs::write(folder.join("two.pgn"), two).expect("a file");
    fs::write(&outside, two).expect("a file");
    desk.key('o');
    desk.key('c');
    desk.play(&["e7e5"]);
    desk.run(Command::Start(StartCommand::Leave));
    desk.run(Command::File(FileCommand::Open(outside.clone())));
    desk.key('c');
    desk.play(&["c7c5"]);
    for path in [folder.join("two.pgn"), outside] {
        assert_eq!(fs::read_to_string(path).expect("a file"), two);
    }
    assert!(!desk.files().contains(&"trash".to_string()));
}

#[test]
fn the_last_game_is_resumed_in_its_own_file() {
    let mut desk = Desk::with_last("[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 *\n");
    desk.key('o');
    desk.click_on(Command::Library(LibraryCommand::Continue));
    desk.play(&["g1f3"]);
    assert_eq!(desk.files(), ["last.txt"]);
    assert!(desk.file().contains("Nf3"));
}

/// It was said to be over or damaged.
#[test]
fn a_damaged_game_is_said_to_be_damaged_when_it_cannot_be_resumed() {
    let text = "[White \"A\"]\n[Black \"B\"]\n\n1. e4 e9 *\n";
    let mut desk = Desk::with(players(), |folder| {
        fs::create_dir_all(folder).expect("a folder");
        fs::write(folder.join("torn.pgn"), text).expect("a file");
    });
    desk.key('o');
    desk.key('c');
    let notice = desk.notice();
    assert!(
        matches!(&notice, Some(Notice::Damaged { name, .. }) if name == "torn.pgn"),
        "{notice:?}"
    );
}

#[test]
fn a_finished_game_cannot_be_resumed() {
    let mut desk = opened();
    assert_eq!(
        desk.scene()
            .area_of(&Command::Library(LibraryCommand::Continue)),
        None
    );
    desk.key('c');
    assert_eq!(desk.notice(), Some(Notice::CannotResume));
}

#[test]
fn a_deleted_game_is_in_the_trash_until_it_is_restored() {
    let mut desk = opened();
    let path = desk.games_path();
    let before: Vec<String> = desk.files();
    let text = |name: &str| fs::read_to_string(path.join(name)).expect("a file");
    let texts: Vec<String> = before.iter().map(|name| text(name)).collect();
    desk.press(Key::Down);
    desk.press(Key::Delete);
    assert_eq!(shown(&desk), "Anderssen Anderssen Morphy Isouard Anderssen");
    assert_eq!(library(&desk).selected(), 1);
    assert_eq!(desk.notice(), Some(Notice::Deleted(1)));
    desk.click_on(Command::Library(LibraryCommand::ClickGame(1)));
    let hints = [(Hint::UndoDelete, "U"), (Hint::DeleteGame, "Del")];
    desk.assert_hints(&hints);
    desk.click_on(Command::Library(LibraryCommand::DeleteGame));
    assert_eq!(shown(&desk), "Anderssen Morphy Isouard Anderssen");
    desk.wait(600);
    desk.click_on(Command::Library(LibraryCommand::UndoDelete));
    desk.key('u');
    assert_eq!(
        shown(&desk),
        "Anderssen Kieseritzky Anderssen Morphy Isouard Anderssen"
    );
    assert_eq!(
        texts,
        before.iter().map(|name| text(name)).collect::<Vec<_>>()
    );
    desk.key('u');
    assert_eq!(desk.notice(), Some(Notice::NothingDeleted));
}

#[test]
fn a_restored_game_is_selected() {
    let mut desk = opened();
    desk.press(Key::Down);
    let selected = |desk: &Desk| {
        let row = library(desk).selected_row().expect("a game");
        (row.summary.white.to_owned(), row.place.range)
    };
    let first = selected(&desk);
    desk.press(Key::Delete);
    desk.press(Key::End);
    assert_ne!(selected(&desk), first);
    desk.key('u');
    assert_eq!(selected(&desk), first);
    // So is one of a file with others.
    let (mut desk, _) = opened_file(TWO);
    desk.press(Key::End);
    let greco = selected(&desk);
    assert_eq!(greco.0, "Greco");
    desk.press(Key::Delete);
    desk.press(Key::Delete);
    assert_eq!(shown(&desk), "Philidor");
    desk.key('u');
    desk.key('u');
    assert_eq!(shown(&desk), "Philidor Greco");
    assert_eq!(selected(&desk), greco);
}

#[test]
fn games_of_one_file_are_restored_one_by_one() {
    let games = (1..=3).map(|number| format!("[White \"Player {number}\"]\n\n1. e4 e5 *\n\n"));
    let text: String = games.collect();
    let mut desk = Desk::with(players(), |folder| {
        fs::create_dir_all(folder).expect("a folder");
        fs::write(folder.join("three.pgn"), &text).expect("a file");
    });
    let path = desk.games_path().join("three.pgn");
    desk.key('o');
    desk.press(Key::Delete);
    desk.press(Key::Delete);
    assert_eq!(library(&desk).catalog().len(), 1);
    // A game that cannot be restored now can be later.
    let trash = desk.games_path().join("trash");
    let away = trash.with_extension("away");
    fs::rename(&trash, &away).expect("moved");
    desk.key('u');
    let Some(Notice::Failed(Failure::NotRestored { trash: file, .. })) = desk.notice() else {
        panic!("{:?}", desk.notice());
    };
    assert!(file.starts_with(&trash), "{file:?}");
    fs::rename(&away, &trash).expect("moved back");
    desk.key('u');
    desk.key('u');
    assert_eq!(fs::read_to_string(&path).expect("a file"), text);
    desk.key('u');
    assert_eq!(desk.notice(), Some(Notice::NothingDeleted));
}

#[test]
fn a_file_of_the_trash_with_two_games_is_restored_once() {
    let mut desk = opened();
    desk.press(Key::Delete);
    let trash = desk.games_path().join("trash");
    fs::write(trash.join("two.pgn"), TWO).expect("a file");
    desk.key('t');
    desk.ctrl('a');
    assert_eq!(button(&desk, LibraryCommand::Restore), "Restore (3)U");
    desk.key('u');
    assert_eq!(desk.notice(), Some(Notice::Restored(3)));
    assert_eq!(shown(&desk), "");
    let restored = desk.games_path().join("two.pgn");
    assert_eq!(fs::read_to_string(restored).expect("a file"), TWO);
    assert_eq!(
        desk.files()
            .iter()
            .filter(|name| name.starts_with("two"))
            .count(),
        1
    );
}

#[test]
fn after_a_look_into_the_trash_the_last_games_that_are_still_there_come_back() {
    let mut desk = opened();
    let before = shown(&desk);
    desk.press(Key::Delete);
    desk.press(Key::Delete);
    desk.key('t');
    desk.assert_hints(&[(Hint::Restore, "U")]);
    // The one deleted last is restored there, so the other one is the last that is left.
    desk.key('u');
    desk.press(Key::Escape);
    desk.key('u');
    assert_eq!(shown(&desk), before);
    desk.key('u');
    assert_eq!(desk.notice(), Some(Notice::NothingDeleted));
    // One that is destroyed does not come back, nor another one in its place.
    desk.press(Key::Delete);
    desk.key('t');
    desk.press(Key::Delete);
    desk.press(Key::Delete);
    desk.press(Key::Escape);
    desk.key('u');
    assert_eq!(desk.notice(), Some(Notice::NothingDeleted));
}

#[test]
fn the_trash_names_what_was_deleted_last() {
    let mut desk = opened();
    let said = |desk: &Desk| {
        let message = desk.app.message().expect("a message");
        desk::painted(desk, &message)
    };
    desk.press(Key::Delete);
    desk.key('t');
    assert_eq!(
        said(&desk),
        "In the trash now: Anderssen – Kieseritzky, 20 Nov 2026."
    );
    desk.ctrl('1');
    desk.press(Key::Delete);
    desk.key('t');
    let last = "In the trash now: Kieseritzky – Anderssen, 20 Nov 2026.";
    assert_eq!(said(&desk), last);
    // U restores what is chosen; that can be another game.
    desk.assert_hints(&[(Hint::Restore, "U")]);
    desk.press(Key::Down);
    assert_eq!(said(&desk), last);
    desk.assert_hints(&[(Hint::UndoDelete, "Ctrl Z")]);
    desk.ctrl('z');
    assert_eq!(shown(&desk), "Anderssen");
    desk.press(Key::Down);
    assert_eq!(
        said(&desk),
        "In the trash now: Anderssen – Kieseritzky, 20 Nov 2026."
    );
    // Several are counted.
    desk.ctrl('1');
    desk.ctrl('a');
    desk.press(Key::Delete);
    desk.key('t');
    assert_eq!(said(&desk), "In the trash now: 5 games.");
    // After a restart nothing was deleted last.
    let mut desk = desk.restarted();
    desk.key('o');
    desk.key('t');
    assert!(matches!(desk.app.message(), Some(Message::Score { .. })));
}

#[test]
fn deleted_games_are_listed_and_restored_after_a_restart() {
    let mut desk = opened();
    let before = desk.files();
    desk.press(Key::Down);
    desk.press(Key::Delete);
    desk.press(Key::Delete);
    let mut desk = desk.restarted();
    desk.key('o');
    desk.key('t');
    assert_eq!(
        Words::ENGLISH.source_title(library(&desk).source()),
        "Trash"
    );
    assert_eq!(shown(&desk), "Anderssen Kieseritzky", "the latest first");
    // It can be looked at, and nothing else happens to it.
    desk.key('c');
    desk.press(Key::Enter);
    assert!(desk.is_reviewing());
    desk.press(Key::Escape);
    assert_eq!(shown(&desk), "Anderssen Kieseritzky");
    desk.press(Key::Down);
    desk.key('u');
    let players = ["Kieseritzky", "Anderssen"].map(String::from);
    assert_eq!(desk.notice(), Some(Notice::RestoredGame(players)));
    assert_eq!(shown(&desk), "Anderssen");
    desk.click_on(Command::Library(LibraryCommand::Restore));
    assert_eq!(shown(&desk), "");
    desk.wait(10_000);
    let source = Source::Folder(desk.games_path());
    let trash = source.trash().expect("a trash");
    assert_eq!(desk.app.library().map(Library::source), Some(&trash));
    desk.press(Key::Escape);
    assert_eq!(
        shown(&desk),
        "Anderssen Kieseritzky Anderssen Morphy Isouard Anderssen"
    );
    let now: Vec<String> = desk
        .files()
        .into_iter()
        .filter(|name| name != "trash")
        .collect();
    assert_eq!(now, before);
    desk.click_on(Command::Library(LibraryCommand::ShowTab(Tab::Trash)));
    assert_eq!(desk.app.message(), Some(Message::EmptyList(trash)));
    desk.press(Key::Escape);
    desk.press(Key::Escape);
    assert!(desk.is_at_start());
}

/// A file outside the folder of games, opened.
fn opened_file(text: &str) -> (Desk, std::path::PathBuf) {
    let mut desk = Desk::new();
    let folder = desk.games_path().with_file_name("outside");
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("some.pgn");
    fs::write(&path, text).expect("a file");
    desk.run(Command::File(FileCommand::Open(path.clone())));
    (desk, path)
}

/// The question before a file is changed.
fn will_change(hint: Hint) -> Option<Notice> {
    let name = "some.pgn".into();
    Some(Notice::ChangesFile { name, hint })
}

#[test]
fn a_file_from_elsewhere_is_changed_after_a_question_and_kept_as_it_was() {
    let (mut desk, path) = opened_file(TWO);
    let copy = path.with_file_name("some.pgn.deskmate.bak");
    let text = |path: &std::path::Path| fs::read_to_string(path).expect("a file");
    desk.press(Key::Delete);
    assert_eq!(desk.notice(), will_change(Hint::DeleteGame));
    desk.assert_hints(&[(Hint::DeleteGame, "Del")]);
    // Anything else declines.
    desk.press(Key::Down);
    desk.press(Key::Delete);
    assert_eq!(desk.notice(), will_change(Hint::DeleteGame));
    assert_eq!(text(&path), TWO);
    assert!(!copy.exists());
    desk.press(Key::Delete);
    assert_eq!(desk.notice(), Some(Notice::Deleted(1)));
    assert_eq!(shown(&desk), "Philidor");
    assert_eq!(text(&copy), TWO);
    // It asks once for a file, and keeps the file of before once.
    desk.key('u');
    assert_eq!(text(&path), TWO);
    desk.press(Key::Delete);
    assert_eq!(shown(&desk), "Philidor", "the restored game was selected");
    let folder = path.parent().expect("a folder");
    assert_eq!(
        names(folder),
        ["some.pgn", "some.pgn.deskmate.bak", "trash"]
    );
    // After a restart, it asks again, and the copy of before stays.
    let left = text(&path);
    let mut desk = desk.restarted();
    desk.run(Command::File(FileCommand::Open(path.clone())));
    assert!(desk.is_reviewing(), "a single game");
    desk.ctrl('m');
    let source = Source::File(path.clone());
    desk.run(Reply::Task(TaskReply::ListBegins(source.clone())));
    desk.run(Reply::Task(TaskReply::Listed(
        deskmate::storage::library::Batch {
            finished: true,
            ..Default::default()
        },
    )));
    desk.key('t');
    assert_eq!(shown(&desk), "Greco");
    desk.key('u');
    assert_eq!(desk.notice(), will_change(Hint::Restore));
    desk.key('u');
    assert_eq!(text(&path), TWO);
    assert_eq!(text(&copy), TWO);
    assert_eq!(text(&path.with_file_name("some.pgn.deskmate_2.bak")), left);
}

#[test]
fn ctrl_s_saves_an_opened_game_to_its_file_after_a_question() {
    for (n, key) in [(0, None), (1, Some(Key::Down))] {
        let sound = TWO.replace("2. Qh6 Nc6 ", "");
        let (mut desk, path) = opened_file(&sound);
        key.into_iter().for_each(|key| desk.press(key));
        desk.press(Key::Enter);
        let text = || fs::read_to_string(&path).expect("a file");
        let title = |desk: &Desk| Words::ENGLISH.window_title(&desk.app);
        assert!(!title(&desk).starts_with('●'));
        desk.ctrl('s');
        let saved = Some(Notice::Saved(Some(path.display().to_string())));
        assert_eq!(desk.notice(), saved, "nothing has changed");
        assert_eq!(text(), sound);
        desk.press(Key::End);
        desk.key('!');
        assert!(title(&desk).starts_with('●'), "{}", title(&desk));
        desk.ctrl('s');
        assert_eq!(desk.notice(), will_change(Hint::Save));
        desk.assert_hints(&[(Hint::Save, "Ctrl S")]);
        assert_eq!(text(), sound);
        desk.ctrl('s');
        assert_eq!(desk.notice(), saved);
        assert!(!title(&desk).starts_with('●'));
        let marked = [
            sound.replace("e5 1-0", "e5! 1-0"),
            sound.replace("d5 0-1", "d5! 0-1"),
        ];
        let moves = |text: &str| text.replace("$1", "!").replace(" !", "!");
        assert!(
            moves(&text()).contains(["e5! 1-0", "d5! 0-1"][n]),
            "{}",
            text()
        );
        assert_eq!(
            text().matches("[White ").count(),
            marked[n].matches("[White ").count()
        );
        let copy = path.with_file_name("some.pgn.deskmate.bak");
        assert_eq!(fs::read_to_string(&copy).expect("a copy"), sound);
        // The next change is saved without a question.
        desk.key('!');
        desk.ctrl('s');
        assert_eq!(desk.notice(), saved);
        desk.press(Key::Escape);
        assert_eq!(shown(&desk), "Philidor Greco");
    }
}

#[test]
fn ctrl_s_saves_a_game_while_a_move_or_a_comment_is_typed() {
    for begin in [Key::Enter, Key::Char('c')] {
        let (mut desk, path) = opened_file("[White \"Greco\"]\n\n1. d4 d5 0-1\n");
        let text = || fs::read_to_string(&path).expect("a file");
        desk.press(Key::End);
        desk.key('!');
        desk.press(begin);
        desk.type_text("N");
        desk.ctrl('s');
        assert_eq!(desk.notice(), will_change(Hint::Save), "{begin:?}");
        desk.assert_hints(&[(Hint::Save, "Ctrl S")]);
        let is_asked = |text: &str| text.contains("some.pgn");
        assert!(desk.texts().iter().any(|text| is_asked(text)));
        desk.ctrl('s');
        let saved = Some(Notice::Saved(Some(path.display().to_string())));
        assert_eq!(desk.notice(), saved, "{begin:?}");
        let is_comment = begin != Key::Enter;
        assert_eq!(text().contains("{N}"), is_comment, "{}", text());
        assert_eq!(desk.input().typed().is_some(), !is_comment);
    }
}

#[test]
fn a_single_game_is_saved_between_the_text_around_it() {
    let text = "% by hand\n[White \"Greco\"]\n\n1. d4 d5 0-1\n\n; about\n";
    let (mut desk, path) = opened_file(text);
    assert!(desk.is_reviewing());
    desk.key('c');
    desk.type_text("Queens");
    desk.press(Key::Enter);
    desk.ctrl('s');
    desk.ctrl('s');
    let now = fs::read_to_string(&path).expect("a file");
    for part in ["% by hand", "[White \"Greco\"]", "{Queens}", "about"] {
        assert_eq!(now.matches(part).count(), 1, "{part}: {now}");
    }
}

#[test]
fn a_game_saved_as_another_file_is_saved_there_from_then_on() {
    let (mut desk, path) = opened_file("[White \"Greco\"]\n\n1. d4 d5 0-1\n");
    let other = path.with_file_name("other.pgn");
    let comment = |desk: &mut Desk, text: &str| {
        desk.key('c');
        desk.type_text(text);
        desk.press(Key::Enter);
    };
    comment(&mut desk, "one");
    desk.ctrl_shift('s');
    assert_eq!(path_entry(&desk), path.display().to_string());
    desk.run(Command::Form(FormCommand::Edit(
        deskmate::app::Edit::Insert(other.display().to_string()),
    )));
    desk.press(Key::Enter);
    comment(&mut desk, "two");
    desk.ctrl('s');
    let saved = Some(Notice::Saved(Some(other.display().to_string())));
    assert_eq!(desk.notice(), saved);
    let text = |path| fs::read_to_string(path).expect("a file");
    assert!(text(&other).contains("two"));
    assert!(!text(&path).contains("one"));
}

/// The path in the form for paths.
fn path_entry(desk: &Desk) -> String {
    let form = desk.app.form().expect("a form");
    form.text(FieldId::Path).to_string()
}

#[test]
fn a_file_is_suggested_with_its_folder() {
    let mut desk = Desk::new();
    desk.app.folder = desk.games_path();
    desk.new_game();
    desk.play(&["e2e4"]);
    desk.ctrl('s');
    let played = PathBuf::from(path_entry(&desk));
    desk.press(Key::Escape);
    desk.clipboard = "[White \"Greco\"]\n\n1. d4 *\n".into();
    let mut desk = desk.restarted();
    desk.app.folder = desk.games_path();
    desk.ctrl('v');
    desk.ctrl_shift('s');
    let pasted = PathBuf::from(path_entry(&desk));
    for path in [played, pasted] {
        assert_eq!(path.parent(), Some(&*desk.games_path()));
    }
}

#[test]
fn one_game_or_all_found_games_are_exported() {
    let mut desk = opened();
    let folder = desk.games_path();
    let out = folder.join("out");
    fs::create_dir(&out).expect("a folder");
    let to = |desk: &mut Desk, name: &str| {
        let path = out.join(name).display().to_string();
        desk.run(Command::Form(FormCommand::Edit(
            deskmate::app::Edit::Insert(path),
        )));
        desk.press(Key::Enter);
    };
    desk.app.folder.clone_from(&folder);
    desk.key('x');
    let suggested = folder.join("2026-11-20_1402_Anderssen-Kieseritzky.pgn");
    assert_eq!(path_entry(&desk), suggested.display().to_string());
    to(&mut desk, "one.pgn");
    let one = out.join("one.pgn").display().to_string();
    let exported = Notice::Exported {
        place: one,
        games: 1,
    };
    assert_eq!(desk.notice(), Some(exported));
    // The next file is suggested where the last one was saved.
    desk.key('x');
    let suggested = out.join("2026-11-20_1402_Anderssen-Kieseritzky.pgn");
    assert_eq!(path_entry(&desk), suggested.display().to_string());
    desk.press(Key::Escape);
    desk.key('/');
    desk.type_text("kieseritzky");
    desk.press(Key::Tab);
    desk.shift('x');
    to(&mut desk, "all.pgn");
    let count = |name: &str| {
        let text = fs::read_to_string(out.join(name)).expect("a file");
        text.matches("[White ").count()
    };
    // All can be chosen in the form as well.
    desk.click_on(Command::File(FileCommand::ExportGame));
    desk.click_on(Command::Form(FormCommand::Choose(FieldId::ExportScope, 1)));
    desk.press(Key::Up);
    to(&mut desk, "too.pgn");
    let counts = ["one.pgn", "all.pgn", "too.pgn"].map(count);
    assert_eq!(counts, [1, 4, 4]);
    assert_eq!(names(&out), ["all.pgn", "one.pgn", "too.pgn"]);
}

#[test]
fn a_file_is_overwritten_only_if_entered_twice() {
    let mut desk = Desk::with_last("1. e4 e5 *\n");
    desk.key('l');
    let path = desk.games_path().join("kept.pgn");
    fs::write(&path, "something\n").expect("a file");
    desk.ctrl_shift('s');
    desk.run(Command::Form(FormCommand::Edit(
        deskmate::app::Edit::Insert(path.display().to_string()),
    )));
    desk.press(Key::Enter);
    assert_eq!(desk.fault(), Some(EntryFault::Exists("kept.pgn".into(), 0)));
    assert_eq!(fs::read_to_string(&path).expect("a file"), "something\n");
    // Another path has to be confirmed again.
    desk.press(Key::Backspace);
    desk.key('n');
    desk.press(Key::Enter);
    assert_eq!(fs::read_to_string(&path).expect("a file"), "something\n");
    desk.press(Key::Enter);
    assert_eq!(desk.app.form(), None);
    assert!(fs::read_to_string(&path).expect("a file").contains("1. e4"));
    assert!(desk.is_reviewing());
}

#[test]
fn a_file_of_one_game_is_opened_and_one_of_many_is_listed() {
    let mut desk = Desk::new();
    let folder = desk.games_path();
    fs::create_dir_all(&folder).expect("a folder");
    let one = folder.join("one.pgn");
    fs::write(&one, "[White \"Morphy\"]\n\n1. e4 *\n").expect("a file");
    desk.run(Command::File(FileCommand::Open(one)));
    assert!(desk.is_reviewing());
    let two = folder.join("two.pgn");
    fs::write(&two, TWO).expect("a file");
    desk.run(Command::File(FileCommand::Open(two)));
    assert_eq!(
        Words::ENGLISH.source_title(library(&desk).source()),
        "two.pgn"
    );
    assert_eq!(shown(&desk), "Philidor Greco");
    desk.press(Key::Enter);
    let is_damaged = |said| matches!(said, Notice::Damaged { name, .. } if name == "two.pgn");
    assert!(desk.notice().is_some_and(is_damaged), "{:?}", desk.notice());
    desk.press(Key::Escape);
    desk.press(Key::Down);
    desk.press(Key::Enter);
    assert_eq!(desk.moves(), "d4 d5");
}

/// Opens a file of two games beside the games of the folder.
fn open_beside(desk: &mut Desk, name: &str) {
    let path = desk.games_path().with_file_name(name);
    fs::write(&path, TWO).expect("a file");
    desk.run(Command::File(FileCommand::Open(path)));
}

#[test]
fn the_lists_that_were_opened_stay_beside_the_folder() {
    let mut desk = opened();
    open_beside(&mut desk, "a.pgn");
    open_beside(&mut desk, "b.pgn");
    let opened = |desk: &Desk| {
        let names = desk.app.open_lists().opened().iter();
        let names = names.map(|(it, games)| (Words::ENGLISH.source_title(it), *games));
        names.collect::<Vec<_>>()
    };
    let both = [("a.pgn".to_owned(), 2), ("b.pgn".to_owned(), 2)];
    assert_eq!(opened(&desk), both);
    assert_eq!(desk.app.shown_list(), 2);
    // Each has its place in small and in high windows too.
    for (w, h) in [(640, 480), (600, 1000)] {
        desk.resize(w, h);
        for list in [0, 1, 2] {
            desk.click_on(SourceCommand::Show(list).into());
            assert_eq!(desk.app.shown_list(), list, "{w}×{h}");
        }
    }
    desk.resize(1280, 800);
    desk.ctrl_key(Key::Tab);
    assert_eq!(
        (desk.app.shown_list(), library(&desk).catalog().len()),
        (0, 6)
    );
    desk.click_on(SourceCommand::Show(1).into());
    assert_eq!(
        (desk.app.shown_list(), library(&desk).catalog().len()),
        (1, 2)
    );
    // Each keeps its order.
    desk.click_on(LibraryCommand::SortBy(Column::White).into());
    let sorting = library(&desk).sorting();
    desk.click_on(SourceCommand::Show(2).into());
    assert_eq!(library(&desk).sorting(), None);
    desk.click_on(SourceCommand::Show(1).into());
    assert_eq!(library(&desk).sorting(), sorting);
    // The trash belongs to one of them.
    desk.key('t');
    assert_eq!(
        (library(&desk).tab(), desk.app.shown_list()),
        (Tab::Trash, 1)
    );
    // From one trash to the next.
    for list in [2, 0, 1] {
        desk.ctrl_key(Key::Tab);
        assert_eq!(
            (library(&desk).tab(), desk.app.shown_list()),
            (Tab::Trash, list)
        );
    }
    // Opened again, it has its place already.
    open_beside(&mut desk, "b.pgn");
    assert_eq!(opened(&desk), both);
    desk.click_on(SourceCommand::Close(2).into());
    assert_eq!(opened(&desk), both[..1]);
    assert_eq!(desk.app.shown_list(), 0, "the folder takes its place");
    desk.ctrl_key(Key::Tab);
    desk.ctrl('w');
    assert_eq!(opened(&desk), []);
    assert_eq!(library(&desk).catalog().len(), 6);
    // They stay when the library is left.
    open_beside(&mut desk, "a.pgn");
    desk.press(Key::Escape);
    desk.key('o');
    assert_eq!(
        (desk.app.shown_list(), opened(&desk)),
        (0, both[..1].to_vec())
    );
}

#[test]
fn one_game_is_opened_as_a_game_however_slowly_it_is_read() {
    let [one, around, two] = [
        "[White \"Morphy\"]\n\n1. e4 *\n",
        "% by hand\n[White \"Morphy\"]\n\n1. e4 *\n",
        TWO,
    ];
    for slowly in [false, true] {
        let mut desk = with_games();
        if slowly {
            desk.read_slowly();
        }
        let open = |desk: &mut Desk, text: &str| {
            let path = desk.games_path().with_file_name("opened.pgn");
            fs::write(&path, text).expect("a file");
            desk.ctrl('o');
            desk.type_text(&path.display().to_string());
            desk.press(Key::Enter);
            assert_eq!(desk.app.dialog(), None, "slowly: {slowly}");
        };
        let is_listed = |desk: &Desk| matches!(desk.app.screen, Screen::Library(_));
        for text in [one, around] {
            open(&mut desk, text);
            assert!(desk.is_reviewing(), "slowly: {slowly}");
            assert_eq!((desk.white(), desk.moves().as_str()), ("Morphy", "e4"));
            // The review leads back to where it was opened.
            desk.press(Key::Escape);
            assert!(desk.is_at_start(), "slowly: {slowly}");
        }
        desk.key('o');
        let folder = library(&desk).source().clone();
        open(&mut desk, one);
        assert!(desk.is_reviewing(), "slowly: {slowly}");
        desk.press(Key::Escape);
        assert!(is_listed(&desk), "slowly: {slowly}");
        assert_eq!(*library(&desk).source(), folder, "slowly: {slowly}");
        assert_eq!(library(&desk).catalog().total(), 6);
        // Two games are a list.
        open(&mut desk, two);
        assert!(is_listed(&desk), "slowly: {slowly}");
        assert_eq!(library(&desk).catalog().total(), 2);
        assert!(!library(&desk).is_reading());
    }
}

#[test]
fn a_single_game_is_not_opened_once_the_reading_was_stopped_or_its_list_was_left() {
    let text = "[White \"Morphy\"]\n\n1. e4 *\n";
    let source = Source::Text(text.into());
    let single = || {
        let saved = SavedGame::to_be_last(text).expect("a game");
        let game = Box::new(saved.into());
        Reply::Task(TaskReply::SingleGame(source.clone(), game, None))
    };
    let reading = || {
        let mut desk = Desk::new();
        desk.run(Reply::Task(TaskReply::ListBegins(source.clone())));
        desk.run(Reply::Task(TaskReply::Listed(Batch::default())));
        desk
    };
    let mut desk = reading();
    desk.run(single());
    assert!(desk.is_reviewing());

    let mut desk = reading();
    desk.press(Key::Escape);
    assert_eq!(desk.notice(), Some(Notice::ReadingStopped));
    desk.run(single());
    assert_eq!(library(&desk).source(), &source);

    let mut desk = reading();
    desk.run(Command::Start(StartCommand::Leave));
    desk.run(single());
    assert!(desk.is_at_start());
}

#[test]
fn a_path_is_typed_and_completed() {
    let mut desk = Desk::new();
    let folder = desk.games_path();
    fs::create_dir_all(folder.join("matches/1851")).expect("a folder");
    fs::write(folder.join("matches/immortal.pgn"), TWO).expect("a file");
    fs::write(folder.join("matches/impossible.pgn"), "").expect("a file");
    desk.ctrl('o');
    desk.type_text(&format!("{}/ma", folder.display()));
    desk.press(Key::Tab);
    desk.type_text("i");
    desk.press(Key::Tab);
    assert_eq!(
        path_entry(&desk),
        format!("{}/matches/im", folder.display())
    );
    let chooser = desk.app.chooser().expect("the choice of a file");
    let names: Vec<&str> = (0..chooser.count())
        .filter_map(|row| match chooser.row(row)? {
            ChooserRow::Up => Some(".."),
            ChooserRow::Entry(entry) => Some(&*entry.name),
        })
        .collect();
    assert_eq!(names, ["immortal.pgn", "impossible.pgn"]);
    assert_eq!(chooser.completion(), Some("mortal.pgn"));
    desk.press(Key::Tab);
    assert_eq!(
        path_entry(&desk),
        format!("{}/matches/immortal.pgn", folder.display())
    );
    desk.press(Key::Enter);
    assert_eq!(shown(&desk), "Philidor Greco");
    assert_eq!(desk.app.form(), None);
}

#[test]
fn failures_to_open_a_file_are_reported() {
    let mut desk = Desk::new();
    desk.ctrl('o');
    desk.type_text("/nowhere/at all.pgn");
    desk.press(Key::Enter);
    let Some(EntryFault::Failed(Failure::NotListed(ListFault { name, .. }))) = desk.fault() else {
        panic!("{:?}", desk.fault());
    };
    assert_eq!(name.as_deref(), Some("at all.pgn"));
    desk.press(Key::Escape);
    assert!(desk.is_at_start());
}

/// The copy had no comments and no tags of others, but a clock that nobody had used.
#[test]
fn a_game_of_the_list_is_copied_with_all_that_its_file_has() {
    let text = "[Event \"Club\"]\n[White \"Anna\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n[Annotator \"Carl\"]\n\n\
        1. e4 {The usual move.} 1... e5 (1... c5 2. Nf3) 2. f4 1-0\n";
    let mut desk = Desk::with(players(), |folder| {
        fs::create_dir_all(folder).expect("a folder");
        fs::write(folder.join("game.pgn"), text).expect("a file");
    });
    desk.key('o');
    desk.ctrl('c');
    let in_list = desk.clipboard.clone();
    for kept in ["The usual move.", "c5", "Annotator", "Club"] {
        assert!(in_list.contains(kept), "{kept}: {in_list}");
    }
    assert!(!in_list.contains("TimeControl"), "{in_list}");
    // The review copies the same.
    desk.press(Key::Enter);
    desk.ctrl('c');
    assert_eq!(desk.clipboard, in_list);
}

#[test]
fn games_and_positions_are_copied_and_pasted() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4", "e7e5"]);
    desk.press(Key::Left);
    desk.ctrl('c');
    assert!(desk.clipboard.contains("1. e4") && desk.clipboard.contains("[White \"Anderssen\"]"));
    assert_eq!(desk.notice(), Some(Notice::GameCopied));
    let game = desk.clipboard.clone();
    desk.ctrl_shift('c');
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    assert_eq!(desk.clipboard, fen);

    let mut other = Desk::new();
    other.clipboard = game;
    other.ctrl('v');
    assert!(other.is_reviewing());
    assert_eq!(other.moves(), "e4 e5");
    other.clipboard = format!("  {fen}\n");
    other.ctrl('v');
    let editor = other.app.editor().expect("the editor");
    assert_eq!(editor.form.text(FieldId::Fen), fen);
    assert_eq!(editor.form.fault, None);
    other.press(Key::Escape);
    other.clipboard = "8/8/8/8/8/8/8/9 w - - 0 1".into();
    other.ctrl('v');
    assert!(
        other
            .app
            .editor()
            .is_some_and(|editor| editor.form.fault.is_some())
    );
}

#[test]
fn a_text_without_a_game_is_refused() {
    let mut desk = Desk::new();
    let no_game = |text: &str| Notice::Failed(Failure::NoGame(Source::Text(text.into())));
    let rows = [
        ("", Notice::ClipboardEmpty),
        ("  \n", Notice::ClipboardEmpty),
        ("?", no_game("?")),
        ("hello world", no_game("hello world")),
    ];
    for (text, refused) in rows {
        desk.clipboard = text.into();
        desk.ctrl('v');
        assert!(desk.is_at_start(), "{text:?}");
        assert_eq!(desk.notice(), Some(refused), "{text:?}");
    }
}

#[test]
fn a_list_can_be_used_while_it_is_read_and_esc_stops_reading() {
    let mut desk = many(100);
    desk.read_a_part(300);
    assert_eq!(library(&desk).part_read(), Some(0.3));
    desk.assert_message(Message::ReadingList(100), &[(Hint::StopReading, "Esc")]);
    desk.press(Key::End);
    assert_eq!(library(&desk).selected(), 99);
    desk.read_more(600);
    assert_eq!(
        (library(&desk).catalog().total(), library(&desk).selected()),
        (200, 99)
    );
    desk.press(Key::Enter);
    assert!(desk.is_reviewing());
    // The list keeps growing during the review.
    desk.read_more(700);
    desk.press(Key::Escape);
    assert_eq!(
        (library(&desk).catalog().total(), library(&desk).selected()),
        (300, 99)
    );
    desk.press(Key::Escape);
    assert!(desk.effects.contains(&Effect::StopListing));
    assert_eq!(library(&desk).part_read(), None);
    // Replies under way are ignored.
    desk.read_more(800);
    assert_eq!(library(&desk).catalog().total(), 300);
    desk.press(Key::Escape);
    assert!(desk.is_at_start());
}

#[test]
fn an_empty_folder_and_an_unreadable_file_are_reported() {
    let mut desk = Desk::new();
    desk.key('o');
    let folder = Source::Folder(desk.games_path());
    assert_eq!(desk.app.message(), Some(Message::EmptyList(folder)));
    desk.press(Key::Enter);
    desk.press(Key::Delete);
    desk.key('x');
    desk.shift('x');
    assert_eq!(desk.notice(), Some(Notice::NoGameToSave));
    desk.press(Key::Escape);
    fs::create_dir_all(desk.games_path()).expect("a folder");
    fs::write(desk.games_path().join("empty.pgn"), "\n\n").expect("a file");
    desk.key('o');
    let fault = ListFault {
        name: Some("empty.pgn".into()),
        why: ListError::NoGame,
    };
    let failed = Notice::Failed(Failure::NotListed(fault));
    assert_eq!(desk.notice(), Some(failed));
}

#[test]
fn a_file_that_is_no_list_of_games_is_called_what_it_is() {
    let positions = "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4;\n4k3/8/8/8/8/8/4P3/4K3 b - - bm Kd7;\n";
    let long = format!(
        "[White \"A\"]\n\n1. e4 {}e5 *\n",
        format!("{{{}}} ", "x".repeat(1 << 20)).repeat(17)
    );
    let table = [
        (
            "games.pgn.gz",
            &b"\x1f\x8b\x08\x00\x00\x00"[..],
            ListError::NoGames(NoGames::Compressed),
            "it is compressed; unpack it first",
        ),
        (
            "mates.epd",
            positions.as_bytes(),
            ListError::NoGames(NoGames::Positions),
            "it is a list of positions, not of games",
        ),
        (
            "long.pgn",
            long.as_bytes(),
            ListError::TooLong,
            "its first game is longer than any game can be",
        ),
        (
            "poem.pgn",
            b"So much depends upon a red wheelbarrow.",
            ListError::NoGame,
            "there is no game in it",
        ),
    ];
    for (name, bytes, why, words) in table {
        let fault = ListFault {
            name: Some(name.into()),
            why,
        };
        let failure = Failure::NotListed(fault);
        // There is no list, however slowly the end is reached.
        for slowly in [false, true] {
            let mut desk = Desk::new();
            if slowly {
                desk.read_slowly();
            }
            let file = desk.games_path().with_file_name(name);
            fs::write(&file, bytes).expect("a file");
            desk.run(FileCommand::Open(file.clone()));
            let failed = Notice::Failed(failure.clone());
            assert_eq!(desk.notice(), Some(failed.clone()), "slowly: {slowly}");
            let said = painted(&desk, &Message::Notice(failed));
            assert_eq!(said, format!("{name}: {words}"));
            assert!(desk.is_at_start(), "slowly: {slowly}");
            // A path that was typed can be mended.
            desk.ctrl('o');
            desk.type_text(&file.display().to_string());
            desk.press(Key::Enter);
            let fault = Some(EntryFault::Failed(failure.clone()));
            assert_eq!(desk.fault(), fault, "slowly: {slowly}");
        }
    }
}

#[test]
fn after_a_game_the_score_of_all_games_is_shown() {
    let mut desk = with_games();
    desk.new_game();
    desk.play(&["f2f3", "e7e5", "g2g4", "d8h4"]);
    let (names, score) = desk.app.head_to_head().expect("a score").clone();
    assert_eq!(names, ["Kieseritzky", "Anderssen"]);
    assert_eq!((score.won, score.drawn, score.lost), (0, 2, 3));
    desk.key('r');
    assert_eq!(desk.app.head_to_head().map(|(_, it)| it.lost), Some(3));
    desk.play(&["e2e4", "e7e5"]);
    desk.key('g');
    desk.key('y');
    let (names, score) = desk.app.head_to_head().expect("a score").clone();
    assert_eq!(names, ["Kieseritzky", "Anderssen"]);
    assert_eq!((score.won, score.drawn, score.lost), (1, 2, 3));
}

#[test]
fn the_list_of_keys_has_every_key_of_the_library_that_works() {
    let caps = |desk: &Desk| -> Vec<String> {
        let caps = keys::list(&desk.app).into_iter().flat_map(|line| line.caps);
        caps.map(|cap| Words::ENGLISH.cap(Some(cap))).collect()
    };
    let mut desk = opened();
    let at_first = caps(&desk);
    for cap in [
        "Enter", "X", "Shift X", "Del", "/", "Tab", "Page Up", "Ctrl O", "Ctrl V", "Ctrl C",
    ] {
        assert!(at_first.iter().any(|it| it == cap), "{cap} in {at_first:?}");
    }
    assert!(!at_first.iter().any(|it| it == "C" || it == "U"));
    for _ in 0..4 {
        desk.press(Key::Down);
    }
    assert!(caps(&desk).contains(&"C".into()), "an unfinished game");
    desk.press(Key::Delete);
    assert!(caps(&desk).contains(&"U".into()));
}

/// The names of White in the list.
fn whites(desk: &Desk) -> Vec<&str> {
    let catalog = library(desk).catalog();
    let rows = (0..catalog.len()).filter_map(|row| catalog.row(row));
    rows.map(|row| row.summary.white).collect()
}

#[test]
fn accents_months_and_draws_are_found_as_they_are_typed() {
    let game = |white: &str, date: &str, result: &str| {
        format!(
            "[White \"{white}\"]\n[Black \"Novak\"]\n[Date \"{date}\"]\n[Result \"{result}\"]\n\n1. e4 e5 {result}\n\n"
        )
    };
    let games = [
        game("Müller, Jürgen", "2025.11.18", "1-0"),
        game("Nguyễn Văn", "2025.11.02", "1/2-1/2"),
        game("Łukasz, Zoë", "2024.03.18", "0-1"),
    ];
    let mut desk = Desk::with(players(), |folder| {
        fs::create_dir_all(folder).expect("a folder");
        fs::write(folder.join("games.pgn"), games.concat()).expect("a file");
    });
    desk.key('o');
    for (query, found) in [
        ("muller", vec!["Müller, Jürgen"]),
        ("MÜLLER", vec!["Müller, Jürgen"]),
        ("nguyen van", vec!["Nguyễn Văn"]),
        ("zoe lukasz", vec!["Łukasz, Zoë"]),
        ("18 nov 2025", vec!["Müller, Jürgen"]),
        ("nov 2025", vec!["Müller, Jürgen", "Nguyễn Văn"]),
        ("draw", vec!["Nguyễn Văn"]),
        ("18 mar", vec!["Łukasz, Zoë"]),
        // The number beside a month is its day, and in no year.
        ("20 nov", vec![]),
        ("nov 2", vec!["Nguyễn Văn"]),
        ("mar 2024", vec!["Łukasz, Zoë"]),
    ] {
        desk.key('/');
        desk.type_text(query);
        assert_eq!(whites(&desk), found, "{query}");
        // The first Esc empties the line, the second leaves it.
        desk.press(Key::Escape);
        assert_eq!(whites(&desk).len(), 3);
        assert!(library(&desk).is_searching());
        desk.press(Key::Escape);
        assert!(!library(&desk).is_searching());
    }
    // Back from a game, letters are keys.
    desk.key('/');
    desk.type_text("muller");
    desk.press(Key::Enter);
    assert!(desk.is_reviewing());
    desk.press(Key::Escape);
    assert!(!library(&desk).is_searching());
    assert_eq!(library(&desk).search().text(), "muller");
}

#[test]
fn a_date_is_found_as_each_language_writes_it() {
    let days = ["2025.05.01", "2024.08.30", "2023.12.09"];
    let games = days.map(|day| format!("[White \"{day}\"]\n[Date \"{day}\"]\n\n1. e4 *\n\n"));
    let mut desk = pasted(games.concat());
    for language in Language::ALL {
        desk.app.settings.language = Some(language);
        desk.speak();
        for day in days {
            let label = desk.words.date(Date::read(day, ""));
            desk.key('/');
            desk.type_text(&label);
            assert_eq!(whites(&desk), [day], "{label}");
            desk.press(Key::Escape);
            desk.press(Key::Escape);
        }
    }
}

#[test]
fn an_opening_is_found_as_each_language_names_it() {
    let games = [
        ("Sicilian", "1. e4 c5 *"),
        ("Ruy", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *"),
    ];
    let games = games.map(|(white, moves)| format!("[White \"{white}\"]\n\n{moves}\n\n"));
    let mut desk = pasted(games.concat());
    for language in Language::ALL {
        desk.app.settings.language = Some(language);
        desk.speak();
        for (white, name) in [("Sicilian", "Sicilian Defence"), ("Ruy", "Ruy Lopez")] {
            let label = desk.words.opening(name);
            desk.key('/');
            desk.type_text(&label);
            assert_eq!(whites(&desk), [white], "{label}");
            desk.press(Key::Escape);
            desk.press(Key::Escape);
        }
    }
}

/// The text of the button of a command.
fn button(desk: &Desk, command: impl Into<Command>) -> String {
    let area = desk.zone_of(&command.into());
    let shapes = desk.scene().shapes.into_iter();
    let inside = shapes.filter(|shape| area.contains(shape.area.center()));
    let texts = inside.filter_map(|shape| match shape.look {
        Look::Text { text, .. } => Some(text),
        _ => None,
    });
    texts.collect()
}

#[test]
fn several_games_are_chosen_exported_deleted_and_restored_at_once() {
    let text = |white: &str| {
        format!("[White \"{white}\"]\n[Black \"Z\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n")
    };
    let all: String = ["A", "B", "C", "D", "E"].map(text).concat();
    let mut desk = Desk::with(players(), |folder| {
        fs::create_dir_all(folder).expect("a folder");
        fs::write(folder.join("games.pgn"), &all).expect("a file");
    });
    let file = |desk: &Desk| fs::read_to_string(desk.games_path().join("games.pgn"));
    desk.key('o');
    let chosen = |desk: &Desk| -> Vec<String> {
        let rows = (0..library(desk).catalog().len()).filter(|row| library(desk).is_chosen(*row));
        rows.map(|row| whites(desk)[row].to_owned()).collect()
    };
    let order: Vec<String> = whites(&desk).into_iter().map(String::from).collect();
    desk.press_shift(Key::Down);
    desk.press_shift(Key::Down);
    assert_eq!(chosen(&desk), order[..3]);
    desk.press_shift(Key::Up);
    assert_eq!(chosen(&desk), order[..2]);
    // Ctrl chooses one more, and one less; Shift a whole part.
    let click = |desk: &mut Desk, row: usize, modifiers: Modifiers| {
        desk.hold(modifiers);
        desk.click_on(LibraryCommand::ClickGame(row).into());
        desk.hold(Modifiers::default());
    };
    let ctrl = Modifiers {
        ctrl: true,
        ..Modifiers::default()
    };
    let shift = Modifiers {
        shift: true,
        ..Modifiers::default()
    };
    click(&mut desk, 4, ctrl);
    assert_eq!(
        chosen(&desk),
        [0, 1, 4].map(|row: usize| order[row].clone())
    );
    click(&mut desk, 0, ctrl);
    assert_eq!(chosen(&desk), [1, 4].map(|row: usize| order[row].clone()));
    click(&mut desk, 1, Modifiers::default());
    assert_eq!(chosen(&desk), order[1..2]);
    assert_eq!(
        button(&desk, LibraryCommand::DeleteGame),
        "Move to trashDel"
    );
    click(&mut desk, 3, shift);
    assert_eq!(chosen(&desk), order[1..4]);
    // What acts on all of them says how many.
    assert_eq!(
        button(&desk, LibraryCommand::DeleteGame),
        "Move to trash (3)Del"
    );
    assert_eq!(button(&desk, FileCommand::ExportGame), "Export (3)X");
    desk.app.folder = desk.games_path().join("out");
    fs::create_dir(&desk.app.folder).expect("a folder");
    desk.key('x');
    assert!(desk.texts().contains(&"3 games".to_owned()));
    desk.press(Key::Enter);
    let exported = fs::read_to_string(desk.app.folder.join("games.pgn")).expect("a file");
    let names: Vec<&str> = exported
        .lines()
        .filter_map(|it| it.strip_prefix("[White \""))
        .collect();
    assert_eq!(names.len(), 3);
    fs::remove_dir_all(&desk.app.folder).expect("removed");
    assert_eq!(chosen(&desk), order[1..4]);
    desk.press(Key::Delete);
    assert_eq!(desk.notice(), Some(Notice::Deleted(3)));
    assert_eq!(whites(&desk), [&order[0], &order[4]]);
    desk.key('u');
    assert_eq!(desk.notice(), Some(Notice::Restored(3)));
    assert_eq!(file(&desk).expect("a file"), all);
    // All of them leave no file behind, and come back as they were.
    desk.ctrl('a');
    assert_eq!(chosen(&desk).len(), 5);
    desk.press(Key::Delete);
    assert!(file(&desk).is_err());
    desk.ctrl('5');
    desk.ctrl('a');
    assert_eq!(button(&desk, LibraryCommand::Restore), "Restore (5)U");
    desk.key('u');
    assert_eq!(desk.notice(), Some(Notice::Restored(5)));
    desk.press(Key::Escape);
    assert_eq!(whites(&desk).len(), 5);
    assert_eq!(file(&desk).expect("a file"), all);
}

/// A file with the same game three times, once cut short; and with its moves played by others.
const REPEATED: &str = "[White \"Anna\"]\n[Black \"Ben\"]\n\n1. e4 *\n\n\
    [White \"Clara\"]\n[Black \"Ben\"]\n\n1. e4 e5 1-0\n\n\
    [White \"Anna\"]\n[Black \"Ben\"]\n[Event \"First\"]\n\n1. e4 e5 1-0\n\n\
    [White \"ANNA\"]\n[Black \"Ben\"]\n\n1. e4 {A comment} e5 1-0\n\n\
    [White \"Anna\"]\n[Black \"Ben\"]\n\n1. d4 1-0\n";

fn repeated() -> Desk {
    let mut desk = Desk::with(players(), |folder| {
        fs::create_dir_all(folder).expect("a folder");
        fs::write(folder.join("repeated.pgn"), REPEATED).expect("a file");
    });
    desk.key('o');
    assert_eq!(library(&desk).catalog().len(), 5);
    desk
}

fn show_duplicates(desk: &mut Desk) {
    let show = Command::from(LibraryCommand::Narrow(FilterCommand::OpenOne(
        Filter::Duplicate,
    )));
    let place = desk.zone_of(&show);
    desk.click_at(place.center());
    // A second click there takes it back.
    assert_eq!(desk.zone_of(&show).x, place.x);
}

#[test]
fn games_that_stand_more_than_once_are_shown_and_deleted() {
    let mut desk = repeated();
    // How many there are is known once they were looked for.
    desk.key('n');
    for _ in 0..6 {
        desk.press(Key::Tab);
    }
    let choosing = library(&desk).choosing().expect("choices");
    assert_eq!(choosing.choices[0].games, None);
    desk.press(Key::Enter);
    assert_eq!(shown(&desk), "Anna ANNA");
    // Other filters and the order go together with it.
    narrow(&mut desk, FilterCommand::OpenOne(Filter::Result));
    assert_eq!(counted_choices(&desk), ["1–0: 1"]);
    desk.press(Key::Escape);
    desk.click_on(LibraryCommand::SortBy(Column::Result).into());
    assert_eq!(shown(&desk), "ANNA Anna");
    show_duplicates(&mut desk);
    assert_eq!(shown(&desk), "Clara Anna ANNA Anna Anna");
    show_duplicates(&mut desk);
    assert_eq!(shown(&desk), "ANNA Anna");
    // The list is read again, and they are looked for again.
    desk.ctrl('a');
    desk.press(Key::Delete);
    assert_eq!(shown(&desk), "");
    assert_eq!(
        desk.app.message(),
        Some(Message::Notice(Notice::Deleted(2)))
    );
    show_duplicates(&mut desk);
    assert_eq!(shown(&desk), "Clara Anna Anna");
}

#[test]
fn the_search_for_duplicates_is_stopped() {
    let mut desk = repeated();
    let now = desk.now();
    let show = LibraryCommand::Narrow(FilterCommand::OpenOne(Filter::Duplicate));
    // The effects are not carried out: the search is slow.
    desk.app.update(show.into(), now);
    assert_eq!(desk.app.message(), Some(Message::SeekingDuplicates));
    assert_eq!(shown(&desk), "");
    desk.press(Key::Escape);
    assert_eq!(library(&desk).chosen(Filter::Duplicate), None);
    assert_eq!(library(&desk).catalog().len(), 5);
    assert!(desk.effects.contains(&Effect::StopListing));
}

/// The search takes the place of a sort that is under way.
#[test]
fn the_list_is_sorted_as_its_head_says_after_a_search_for_duplicates() {
    let mut desk = repeated();
    let now = desk.now();
    let show = LibraryCommand::Narrow(FilterCommand::OpenOne(Filter::Duplicate));
    for stops in [true, false] {
        let wanted = LibraryCommand::SortBy(Column::White);
        // The effects are not carried out: both are slow.
        desk.app.update(wanted.into(), now);
        let searching = desk.app.update(show.into(), now);
        let sorts = |desk: &Desk| {
            let is_sort = |it: &&Effect| matches!(it, Effect::List(ListRequest::Sort(_)));
            desk.effects.iter().filter(is_sort).count()
        };
        let before = sorts(&desk);
        if stops {
            desk.press(Key::Escape);
        } else {
            desk.carry_out_all(searching);
        }
        assert_eq!(sorts(&desk), before + 1);
    }
}

#[test]
fn a_list_whose_reading_is_stopped_is_sorted_as_its_head_says() {
    let mut desk = repeated();
    desk.click_on(Command::Library(LibraryCommand::SortBy(Column::White)));
    desk.read_a_part(500);
    desk.effects.clear();
    desk.press(Key::Escape);
    let sorts = |it: &Effect| matches!(it, Effect::List(ListRequest::Sort(_)));
    assert!(desk.effects.iter().any(sorts));
}

/// As a finger scrolls: what is in the list follows it, and is not clicked.
#[test]
fn a_list_is_dragged_by_its_rows() {
    let game =
        |number: usize| format!("[White \"P{number:02}\"]\n[Black \"Ben\"]\n\n1. e4 e5 1-0\n\n");
    let games: String = (0..60).map(game).collect();
    let mut desk = Desk::with(players(), |folder| {
        fs::create_dir_all(folder).expect("a folder");
        fs::write(folder.join("games.pgn"), games).expect("a file");
    });
    desk.key('o');
    let first = |desk: &Desk| desk.scene().rows().expect("a list").first;
    let selected = library(&desk).selected();
    let row = desk.zone_of(&LibraryCommand::ClickGame(8).into());
    let at = |y: i32| Point { y, ..row.center() };
    let from = row.center().y;
    desk.down(at(from));
    desk.move_to(at(from - 10));
    assert_eq!(first(&desk), 0, "a finger shakes");
    desk.move_to(at(from - 3 * row.h));
    desk.move_to(at(from - 4 * row.h));
    assert_eq!(first(&desk), 4);
    desk.move_to(at(from - 2 * row.h));
    assert_eq!(first(&desk), 2);
    desk.up(at(from - 2 * row.h));
    assert_eq!(library(&desk).selected(), selected);
    // A tap selects as before.
    desk.wait(1_000);
    desk.click_on(LibraryCommand::ClickGame(5).into());
    assert_eq!(library(&desk).selected(), 5);
    assert_eq!(first(&desk), 2);
}

#[test]
fn an_export_leaves_out_duplicates_where_that_is_wanted() {
    let exported = |unique: bool| {
        let mut desk = repeated();
        desk.app.folder = desk.games_path().join("out");
        fs::create_dir(&desk.app.folder).expect("a folder");
        desk.shift('x');
        if unique {
            desk.click_on(Command::Form(FormCommand::Choose(FieldId::Unique, 1)));
        }
        desk.press(Key::Enter);
        let text = fs::read_to_string(desk.app.folder.join("games.pgn")).expect("a file");
        let games = text.lines().filter(|line| line.starts_with("[White "));
        (games.count(), desk.notice())
    };
    let (games, notice) = exported(false);
    assert_eq!(games, 5);
    assert!(
        matches!(notice, Some(Notice::Exported { games: 5, .. })),
        "{notice:?}"
    );
    let (games, notice) = exported(true);
    assert_eq!(games, 3);
    assert!(
        matches!(notice, Some(Notice::SavedUnique { games: 2, .. })),
        "{notice:?}"
    );
}

#[test]
fn an_export_is_added_to_a_file_where_that_is_wanted() {
    let mut desk = repeated();
    desk.app.folder = desk.games_path().join("out");
    fs::create_dir(&desk.app.folder).expect("a folder");
    let file = desk.app.folder.join("games.pgn");
    let before = "[White \"Before\"]\n\n1. d4 d5 *";
    fs::write(&file, before).expect("a file");
    desk.shift('x');
    desk.click_on(Command::Form(FormCommand::Choose(FieldId::Append, 1)));
    desk.press(Key::Enter);
    assert!(matches!(desk.notice(), Some(Notice::Exported { .. })));
    let text = fs::read_to_string(&file).expect("a file");
    assert!(text.starts_with(&format!("{before}\n\n[")), "{text}");
    let whites = text.lines().filter(|line| line.starts_with("[White "));
    assert_eq!(whites.count(), 6);
    let copy = fs::read_to_string(file.with_file_name("games.pgn.deskmate.bak"));
    assert_eq!(copy.ok().as_deref(), Some(before));
}

#[test]
fn of_a_single_game_only_itself_is_exported() {
    let mut desk = many(2);
    desk.type_text("/1");
    desk.click_on(FileCommand::ExportGame.into());
    let texts = desk.texts();
    assert!(texts.contains(&"This game".to_owned()), "{texts:?}");
    let all = texts.iter().find(|it| it.starts_with("All "));
    assert_eq!(all, None);
    assert!(!texts.contains(&"Without duplicates".to_owned()));
}

#[test]
fn digits_sort_by_the_columns_that_are_shown() {
    let mut desk = with_games();
    desk.key('o');
    let sorting = |desk: &Desk| desk.app.library().expect("a list").sorting();
    desk.key('1');
    let first = sorting(&desk).expect("an order");
    assert_eq!(first.column, Column::White);
    desk.key('1');
    let again = sorting(&desk).expect("an order");
    assert_eq!(
        (again.column, again.is_rising),
        (Column::White, !first.is_rising)
    );
    // No rating is shown, so that the second column is the other player.
    desk.key('2');
    assert_eq!(sorting(&desk).expect("an order").column, Column::Black);
    // A table with fewer columns has nothing for this key.
    desk.key('9');
    assert_eq!(sorting(&desk).expect("an order").column, Column::Black);
}

#[test]
fn a_list_that_is_shown_again_is_narrowed_as_it_was() {
    let mut desk = opened();
    open_beside(&mut desk, "a.pgn");
    narrow(&mut desk, FilterCommand::OpenOne(Filter::Result));
    assert_eq!(choices(&desk), ["1–0", "0–1"]);
    narrow(&mut desk, FilterCommand::Choose(1));
    assert_eq!(shown(&desk), "Greco");
    desk.ctrl_key(Key::Tab);
    assert_eq!(library(&desk).catalog().len(), 6);
    desk.key('/');
    desk.type_text("nobody");
    desk.run(SourceCommand::Show(1));
    assert_eq!(shown(&desk), "Greco");
    desk.key('t');
    desk.press(Key::Escape);
    assert_eq!(shown(&desk), "Greco");
    desk.ctrl_key(Key::Tab);
    assert_eq!(library(&desk).search().text(), "nobody");
    assert_eq!(shown(&desk), "");
    // Left and opened again, it is still so, until a game begins that the search could hide.
    desk.run(Command::Start(StartCommand::Leave));
    desk.key('o');
    assert_eq!(library(&desk).search().text(), "nobody");
    desk.key('s');
    desk.press(Key::Enter);
    assert!(desk.app.game_in_progress().is_some());
    desk.run(Command::Start(StartCommand::Leave));
    desk.key('o');
    assert_eq!(library(&desk).catalog().len(), 6);
    assert_eq!(library(&desk).search().text(), "");
}

#[test]
fn a_list_is_shown_again_where_it_was() {
    let (mut desk, _) = opened_file(&numbered(100));
    let shown = |desk: &Desk| {
        let list = library(desk);
        let white = list.selected_row().expect("a game").summary.white;
        (white.to_owned(), list.selected(), list.scroll().first)
    };
    for sorts in [false, true] {
        if sorts {
            desk.click_on(LibraryCommand::SortBy(Column::White).into());
        }
        desk.press(Key::End);
        desk.press(Key::Up);
        desk.scene();
        let before = shown(&desk);
        assert!(before.2 > 50, "{before:?}");
        desk.run(Command::Start(StartCommand::Leave));
        desk.key('o');
        desk.run(SourceCommand::Show(1));
        assert_eq!(shown(&desk), before);
    }
}

#[test]
fn chips_stay_while_the_program_runs() {
    let mut desk = opened();
    narrow(&mut desk, FilterCommand::OpenOne(Filter::Result));
    narrow(&mut desk, FilterCommand::Choose(0));
    let narrowed = shown(&desk);
    assert_eq!(narrowed, "Anderssen Morphy");
    desk.press(Key::End);
    desk.press(Key::Enter);
    assert!(desk.is_reviewing());
    desk.run(Command::Start(StartCommand::Leave));
    assert!(desk.is_at_start());
    desk.key('o');
    assert_eq!(shown(&desk), narrowed);
    assert_eq!(library(&desk).selected(), 1);
    let chips = library(&desk).catalog().choices();
    assert_eq!(
        chips.iter().map(Choice::filter).collect::<Vec<_>>(),
        [Filter::Result]
    );
    desk.click_on(Command::Library(LibraryCommand::Narrow(
        FilterCommand::Clear(Filter::Result),
    )));
    assert_eq!(library(&desk).catalog().len(), 6);
    desk.press(Key::Escape);
    desk.key('o');
    assert_eq!(library(&desk).catalog().len(), 6);
}

#[test]
fn the_own_games_are_among_the_lists_however_many_are_open() {
    let mut desk = opened();
    for name in ["a.pgn", "b.pgn", "c.pgn", "d.pgn", "e.pgn"] {
        open_beside(&mut desk, name);
    }
    for (w, h) in [(1280, 800), (1000, 700), (640, 480)] {
        desk.resize(w, h);
        desk.click_on(SourceCommand::Show(0).into());
        assert_eq!(desk.app.shown_list(), 0, "{w}×{h}");
        desk.run(SourceCommand::Show(5));
        assert_eq!(desk.app.shown_list(), 5);
    }
    // With large text a button leads on to the first one without room.
    desk.app.settings.text_size = TextSize::Largest;
    desk.resize(640, 480);
    desk.run(SourceCommand::Show(1));
    desk.click_on(SourceCommand::Show(4).into());
    assert_eq!(desk.app.shown_list(), 4);
}

#[test]
fn games_that_count_in_no_score_have_none_beside_the_list() {
    let desk = pasted("[White \"Anna\"]\n[Black \"Ben\"]\n[Termination \"abandoned\"]\n[Result \"1-0\"]\n\n1. e4 1-0\n\n[White \"Carl\"]\n\n1. e4 e5 1-0\n".into());
    assert_eq!(library(&desk).meetings(), None);
}

/// It is told once, so what is opened at the start does not hide it.
#[test]
fn rescued_games_are_told_also_where_a_file_is_opened() {
    let mut desk = Desk::new();
    let rescued = Failure::Rescued {
        folder: "/rescued".into(),
        games: 2,
    };
    desk.run(Reply::Failed(rescued.clone()));
    let game = SavedGame::to_be_last("1. c4 *").expect("a game");
    desk.run(Reply::Opened(Box::new(game.clone().into()), None));
    assert!(desk.is_reviewing());
    assert_eq!(desk.notice(), Some(Notice::Failed(rescued)));
    desk.press(Key::Left);
    desk.run(Reply::Opened(Box::new(game.into()), None));
    assert_eq!(desk.notice(), None);
}

/// A game in which not both sides have moved was listed with a result like any other.
#[test]
fn a_result_that_counts_in_no_score_does_not_stand_out() {
    let game = |moves: &str| {
        format!(
            "[White \"Anna\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n[Termination \"resignation\"]\n\n\
             {moves} 1-0\n\n"
        )
    };
    for (width, height) in [(1280, 800), (480, 800)] {
        let mut desk = pasted(game("1. e4") + &game("1. e4 e5"));
        desk.resize(width, height);
        let results = desk.scene().shapes.into_iter();
        let face = |shape: Shape| match shape.look {
            Look::Text { text, face, .. } if text == "1–0" => Some(face),
            _ => None,
        };
        let faces: Vec<Face> = results.filter_map(face).collect();
        let plain = faces.iter().filter(|face| **face == Face::Regular);
        assert_eq!(plain.count(), 1, "{faces:?}");
        assert!(faces.contains(&Face::Bold), "{faces:?}");
    }
}
