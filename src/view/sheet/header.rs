//! The header above the moves.

use super::content::Content;
use super::page::{CAPTION, LEFT, Pen, RIGHT, Style, TOP, bold, regular};
use crate::app::Label;
use crate::rules::Color;
use crate::view::Face;
use crate::words::{SheetLabel, Text};

const HEADING: Style = bold(6.0);
const VALUE: Style = regular(3.9);
const NAME: Style = bold(4.3);
const SHORT: Style = bold(3.6);

/// The distance between rows of entries.
const ROW: f32 = 9.8;
/// The gap between two entries of a row.
const GAP: f32 = 5.0;
/// The width of the shorter entries at the right.
const SIDE: f32 = 54.0;
/// How far a long value may shrink, as a fraction of the normal size.
const SMALLEST: f32 = 0.75;
/// The gap between the last row and the moves.
const BELOW: f32 = 4.5;

/// A value with its caption; an unknown value is a line to write on by hand.
struct Entry<'a> {
    label: Text,
    value: &'a str,
    set: Style,
    width: f32,
}

/// The heading of the first page. Returns where the moves can begin.
pub(super) fn whole(pen: &mut Pen, content: &Content) -> f32 {
    let mut y = TOP + HEADING.size * 0.72;
    pen.label(LEFT, y, RIGHT - LEFT, SheetLabel::ScoreSheet, HEADING);
    y += 1.0;
    let wide = RIGHT - LEFT - SIDE - GAP;
    let half = (SIDE - GAP) / 2.0;
    let entry = |label, value, width| Entry {
        label,
        value,
        set: VALUE,
        width,
    };
    let name = |label, value| Entry {
        label,
        value,
        set: NAME,
        width: wide,
    };
    let words = pen.words;
    let sheet = |label| words.sheet_label(label);
    let players = &content.players;
    let mut rows = vec![
        vec![
            entry(words.label(Label::Event), &content.event, wide),
            entry(sheet(SheetLabel::Date), &content.date, SIDE),
        ],
        vec![
            entry(words.label(Label::Site), &content.site, wide),
            entry(sheet(SheetLabel::Round), &content.round, half),
            entry(sheet(SheetLabel::Board), &content.board, half),
        ],
        vec![
            name(words.side(Color::White), &players.white),
            entry(sheet(SheetLabel::Rating), &content.ratings.white, SIDE),
        ],
        vec![
            name(words.side(Color::Black), &players.black),
            entry(sheet(SheetLabel::Rating), &content.ratings.black, SIDE),
        ],
        vec![
            entry(sheet(SheetLabel::Opening), &content.opening, wide),
            entry(sheet(SheetLabel::TimeControl), &content.time_control, SIDE),
        ],
    ];
    if let Some(fen) = &content.start {
        let start = sheet(SheetLabel::StartPosition);
        rows.push(vec![entry(start, fen, RIGHT - LEFT)]);
    }
    for row in rows {
        y += ROW;
        let mut x = LEFT;
        for entry in row {
            self::entry(pen, x, y, &entry);
            x += entry.width + GAP;
        }
    }
    y + BELOW
}

/// The caption above the line, the value on it.
fn entry(pen: &mut Pen, x: f32, y: f32, entry: &Entry) {
    pen.text(x, y - 5.2, entry.width, entry.label, CAPTION);
    if !entry.value.is_empty() {
        let set = narrowed(pen, entry);
        pen.text(x, y - 0.9, entry.width, entry.value, set);
    }
    pen.level(x, x + entry.width, y, 0.15);
}

/// Smaller type for a value that is slightly too long.
fn narrowed(pen: &Pen, entry: &Entry) -> Style {
    let needed = pen.width(entry.value, entry.set);
    let part = (entry.width / needed).clamp(SMALLEST, 1.0);
    Style {
        size: entry.set.size * part,
        ..entry.set
    }
}

/// The heading of the pages after the first. Returns where the moves can begin.
pub(super) fn short(pen: &mut Pen, content: &Content) -> f32 {
    let y = TOP + SHORT.size;
    let plain = Style {
        face: Face::Regular,
        ..SHORT
    };
    let aside = [&content.event, &content.date].map(String::as_str);
    let aside = aside.into_iter().filter(|words| !words.is_empty());
    let aside = aside.collect::<Vec<_>>().join(", ");
    let aside = pen.fit(&aside, plain, (RIGHT - LEFT) / 3.0);
    let room = RIGHT - LEFT - pen.width(&aside, plain) - GAP;
    pen.right(RIGHT, y, &aside, plain);
    let between = " – ";
    let each = (room - pen.width(between, SHORT)) / 2.0;
    let [white, black] = Color::BOTH.map(|color| pen.fit(&content.name(color), SHORT, each));
    pen.text(LEFT, y, room, &format!("{white}{between}{black}"), SHORT);
    y + BELOW
}
