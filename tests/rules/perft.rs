//! Does move generation find exactly the legal moves? Compared with published counts.

use crate::data;

use deskmate::notation::fen;
use deskmate::rules::{Position, perft};

/// `FEN ;D1 20 ;D2 400 …`
fn check_line(number: usize, line: &str) {
    let mut parts = line.split(';').map(str::trim);
    let text = parts.next().expect("a FEN");
    let position = data::position(text);
    for part in parts {
        let (depth, count) = part.split_once(' ').expect("a depth and a count");
        let depth = depth.trim_start_matches('D').parse().expect("a depth");
        let count: u64 = count.parse().expect("a count");
        assert_eq!(
            perft(&position, depth),
            count,
            "line {number}: {text}, depth {depth}"
        );
    }
}

/// Two bishops check the king along one line from both sides, which no move can cause.
const UNREACHABLE: &str = "B6b/8/8/8/2K5/5k2/8/b6B b - - 0 1";

#[test]
fn every_count_of_the_table() {
    let table = data::table("perft.epd");
    assert_eq!(table.lines().count(), 217);
    for (number, line) in (1..).zip(table.lines()) {
        if !line.starts_with(UNREACHABLE) {
            check_line(number, line);
        }
    }
}

#[test]
fn the_one_unreachable_position_of_the_table_is_refused() {
    let table = data::table("perft.epd");
    let line = table.lines().nth(69).expect("a line 70");
    assert!(line.starts_with(UNREACHABLE), "{line}");
    let error = fen::read(UNREACHABLE).expect_err("it is not legal");
    assert_eq!(
        error.to_string(),
        "the position is not legal: no move can have given these checks together"
    );
}

#[test]
fn perft_of_depth_zero_is_one() {
    assert_eq!(perft(&Position::initial(), 0), 1);
}

/// Full depth takes minutes; this counts as deep as takes a second.
#[test]
fn the_published_counts_as_deep_as_time_allows() {
    const MOST: u64 = 12_000_000;
    let table = data::table("perft_deep.epd");
    for (number, line) in (1..).zip(table.lines()) {
        let is_short = |part: &&str| {
            let count = part.split_whitespace().nth(1);
            count
                .and_then(|count| count.parse::<u64>().ok())
                .is_none_or(|count| count <= MOST)
        };
        let parts: Vec<&str> = line.split(';').filter(is_short).collect();
        if !line.starts_with(UNREACHABLE) {
            check_line(number, &parts.join(";"));
        }
    }
}

#[test]
fn every_line_of_the_table_has_its_label() {
    let (table, labels) = (data::table("perft.epd"), data::table("perft.labels.txt"));
    assert_eq!(labels.lines().count(), table.lines().count());
    for (number, label) in (1..).zip(labels.lines()) {
        assert!(label.starts_with(&format!("{number}\t")), "{label}");
    }
}
