//! Are the lines of a move list the same wherever its parts begin, and all within reach?

use super::*;
use crate::app::{App, Now, Reply, ReviewCommand};
use crate::rules::Color;
use crate::storage::{SavedGame, Settings};
use crate::view::review::line::{Line, Style, Token};
use crate::view::text::font::Fonts;
use crate::words::Words;
use std::fmt::Write;

fn reviewing(text: &str) -> App {
    let saved = SavedGame::to_be_last(text).expect("a game");
    assert_eq!(saved.fault, None);
    let mut app = App::new(Settings::default(), Ok(None), Arc::new(Words::ENGLISH));
    let now = Now {
        time: Default::default(),
        wall: Default::default(),
    };
    app.update(Reply::Opened(Box::new(saved.into()), None).into(), now);
    app.update(ReviewCommand::FoldAll.into(), now);
    app
}

/// Knights that go to and fro, with this after each move.
fn knights(plies: usize, after: impl Fn(usize) -> String) -> String {
    let mut text = String::from("{The whole game.} ");
    for ply in 0..plies {
        let word = ["Nf3", "Nf6", "Ng1", "Ng8"][ply % 4];
        write!(text, "{word} {} ", after(ply)).expect("a string takes it");
    }
    text + "*"
}

/// A game in which most moves have something to say.
fn commented(plies: usize) -> String {
    let comment = |ply: usize| match ply % 11 {
        0 => "{白方在中心占优势，黑方必须立即反击，否则王翼将受到攻击。}".repeat(3),
        3 => "{[%eval 0.17] [%csl Ge4] White holds the centre.} {Black waits.}".to_owned(),
        5 => "(1... e5 {good} (1... e6 2. d4 (2. d3 d5 3. c3 (3. c4 e5)) d5) 2. Nc3)".to_owned(),
        6 => String::new(),
        8 => "{[%eval 0.17]}".to_owned(),
        _ => format!("{{{}}}", "The knight on f5 decides. ".repeat(ply % 5)),
    };
    // The variation fits where the first move of Black can be replaced.
    let fits = |ply: usize| ply % 4 == 1 || ply % 11 != 5;
    knights(plies, |ply| {
        if fits(ply) {
            comment(ply)
        } else {
            String::new()
        }
    })
}

fn with_source<T>(app: &App, width: i32, use_it: impl FnOnce(Source) -> T) -> T {
    let fonts = Fonts::embedded();
    let measures = Measures::for_tests(&fonts, width);
    let review = app.review().expect("a review");
    use_it(Source { review, measures })
}

/// The lines with their texts.
fn printed(block: &LineBlock) -> Vec<String> {
    let print = |line: &Line| match line {
        Line::Pair { .. } => format!("{line:?}"),
        Line::Text {
            style,
            is_first,
            is_last,
            tokens,
        } => {
            let text = |token: &Token| {
                let Token { kind, x, width, .. } = token;
                format!("{} {kind:?} {x} {width}", block.text(token))
            };
            let tokens: Vec<String> = block.tokens(tokens).iter().map(text).collect();
            format!("{style:?} {is_first} {is_last}: {}", tokens.join(" "))
        }
    };
    block.lines.iter().map(print).collect()
}

#[test]
fn the_parts_of_a_list_are_the_whole_list() {
    let black_begins = "[SetUp \"1\"]\n[FEN \"7k/5q2/8/8/8/8/8/K7 b - - 0 1\"]\n\n\
        {Before.} 1... Kg8 {King.} (1... Qf1+ {mate soon} 2. Kb2) 2. Kb1 {one} Kh8 3. Ka1 (3. Kc1) 3... Kg8 *";
    for text in [&commented(40), black_begins, "{Nothing yet.} *", "*"] {
        let app = reviewing(text);
        with_source(&app, 300, |Source { review, measures }| {
            let lay_out = |plies| printed(&lines(review, &[], measures, plies));
            let moves = review.analysis().main_line().len();
            let is_white = |&ply: &usize| mover(review.tree().start(), ply).0 == Color::White;
            for middle in (1..moves).filter(is_white) {
                let parts = [lay_out(0..middle), lay_out(middle..usize::MAX)];
                assert_eq!(parts.concat(), lay_out(0..usize::MAX), "{middle}");
            }
        });
    }
}

#[test]
fn only_what_is_seen_of_a_huge_game_is_laid_out() {
    let app = reviewing(&commented(8_000));
    with_source(&app, 300, |source| {
        let lines = Lines::of(source, Vec::new());
        let last = *source.review.main_line().last().expect("a move");
        let top = lines.top_showing(source, last, 500);
        let seen = lines.seen(source, top, 500);
        assert!(
            seen.iter()
                .any(|(part, line)| part.line_of(last) == Some(*line))
        );
        let heights = seen
            .iter()
            .map(|(part, line)| source.measures.sizes.height(&part.lines[*line]));
        assert!(heights.sum::<i32>() > 450);
        let (kept, parts) = (lines.kept().len(), lines.parts.len());
        assert!(kept <= 3 && parts > 50, "{kept} of {parts}");
    });
}

/// Only its first lines were seen, since two lines after the move were thought to be enough.
#[test]
fn the_comment_of_the_move_shown_is_seen_as_far_as_it_fits() {
    let text = knights(40, |ply| match ply {
        20 => format!("{{{}}}", "The knight decides. ".repeat(30)),
        _ => String::new(),
    });
    let app = reviewing(&text);
    with_source(&app, 300, |source| {
        let lines = Lines::of(source, Vec::new());
        let move_at = |ply: usize| source.review.main_line()[ply];
        let seen = |ply, room| {
            let top = lines.top_showing(source, move_at(ply), room);
            lines.seen(source, top, room)
        };
        let is_last = |(part, line): &(Arc<LineBlock>, usize)| {
            matches!(part.lines[*line], Line::Text { is_last: true, .. })
        };
        let has = |seen: &[(Arc<LineBlock>, usize)], ply| {
            let is_it =
                |(part, line): &(Arc<LineBlock>, usize)| part.line_of(move_at(ply)) == Some(*line);
            seen.iter().any(is_it)
        };
        let all = seen(20, 450);
        assert!(has(&all, 20) && all.iter().any(is_last));
        // Where there is less room, the move is seen and the beginning of its comment.
        let some = seen(20, 200);
        assert!(has(&some, 20) && !some.iter().any(is_last));
        assert!(!has(&some, 18), "no room is lost");
        // The comment of a later move may end below.
        assert!(!seen(16, 200).iter().any(is_last));
    });
}

/// By steps of three rows, as a wheel turns, in a low list.
#[test]
fn every_line_of_a_huge_game_can_be_scrolled_to() {
    let app = reviewing(&commented(4_000));
    with_source(&app, 230, |source| {
        let lines = Lines::of(source, Vec::new());
        let room = 300;
        let mut next = Some(Place { part: 0, line: 0 });
        let last_first = lines.count() - lines.visible(source, room);
        for row in (0..last_first).step_by(3).chain([last_first]) {
            let top = lines.top_at(source, row, room);
            assert!(
                next.is_none_or(|next| top <= next),
                "{top:?} after {next:?}"
            );
            let shown = std::iter::successors(Some(top), |&at| lines.next(source, at));
            let mut rest = room;
            let shown = shown.take_while(|&at| {
                rest -= lines.height(source, at);
                rest >= 0
            });
            let last = shown.last().expect("a line that fits");
            next = next.max(lines.next(source, last));
        }
        let bottom = lines.top_at(source, last_first, room);
        let seen = lines.seen(source, bottom, room);
        let (part, line) = seen.last().expect("a line");
        assert_eq!(*line + 1, part.lines.len());
        assert_eq!(lines.last_top(source, room), bottom);
    });
}

#[test]
fn the_rows_of_a_short_game_are_its_lines() {
    let app = reviewing(&commented(60));
    with_source(&app, 300, |source| {
        let lines = Lines::of(source, Vec::new());
        let whole = super::lines(source.review, &[], source.measures, 0..usize::MAX);
        assert_eq!(lines.count(), whole.lines.len());
        for row in 0..lines.count() {
            assert_eq!(lines.row_of(source, lines.line_at(source, row)), row);
        }
    });
}

/// A comment before a move, which belongs to it, can alone be as long as a part.
#[test]
fn the_parts_of_a_list_are_known_as_if_each_were_alone() {
    let long = "The words of a whole book. ".repeat(200);
    let text = knights(400, |ply| match ply % 8 {
        1 => format!("(1... e5) {{{long}}}"),
        2 | 5 => format!("{{{long}}}"),
        _ => String::new(),
    });
    let app = reviewing(&text);
    with_source(&app, 300, |source| {
        let lines = Lines::of(source, Vec::new());
        assert!(lines.parts.len() > 50);
        for (number, known) in lines.parts.iter().enumerate() {
            let alone = part(source.review, &[], lines.plies_of(number));
            assert_eq!(format!("{known:?}"), format!("{alone:?}"), "{number}");
            assert!(!lines.part(source, number).lines.is_empty(), "{number}");
        }
    });
}

/// The texts of the lines, each after the marks of its block.
fn texts(block: &LineBlock) -> Vec<String> {
    let text = |line: &Line| match line {
        Line::Pair { number, .. } => format!("{number}"),
        Line::Text { style, tokens, .. } => {
            let words: Vec<_> = block
                .tokens(tokens)
                .iter()
                .map(|it| block.text(it))
                .collect();
            let mark = match style {
                Style::Comment => "#".to_owned(),
                Style::Variation(depth) => "|".repeat(*depth),
            };
            format!("{mark} {}", words.join(" "))
        }
    };
    block.lines.iter().map(text).collect()
}

#[test]
fn every_nested_line_is_on_a_line_of_its_own_and_moves_keep_their_numbers() {
    let text = "1. e4 {King.} e5 (1... c5 {bold} 2. Nf3 (2. c3 (2. d4)) (2. Nc3) 2... d6) 2. Nf3 *";
    let app = reviewing(text);
    with_source(&app, 300, |Source { review, measures }| {
        let block = lines(review, &[], measures, 0..usize::MAX);
        let expected = [
            "1",
            "# King.",
            "1",
            "| 1…c5 bold 2.Nf3",
            "|| 2.c3",
            "||| 2.d4",
            "|| 2.Nc3",
            "| 2…d6",
            "2",
        ];
        assert_eq!(texts(&block), expected);
        let last = |line: &Line| matches!(line, Line::Text { is_last: true, .. });
        let ends: Vec<usize> = (0..)
            .zip(&block.lines)
            .filter(|(_, it)| last(it))
            .map(|it| it.0)
            .collect();
        assert_eq!(ends, [1, 7], "a block is all that stands below a move");
    });
}

#[test]
fn a_word_wider_than_a_line_is_split() {
    let address = format!("https://example.org/{}", "study/".repeat(40));
    let app = reviewing(&format!("1. e4 {{See {address} for more.}} *"));
    with_source(&app, 300, |Source { review, measures }| {
        let block = lines(review, &[], measures, 0..usize::MAX);
        for token in &block.tokens {
            let end = token.x + token.width;
            assert!(end <= measures.sizes.width, "{}", block.text(token));
        }
        let words = texts(&block).concat().replace(['#', ' '], "");
        assert!(words.contains(&address), "{words}");
    });
}
