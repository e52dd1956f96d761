//! The message line.

use crate::app::{Message, Tone};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Type};
use crate::view::scene::theme::THEME;
use crate::view::text::font::{Face, Fonts};
use crate::words::Sentence;

impl View<'_> {
    pub(in crate::view) fn message(&mut self, mut area: Rect, message: &Message) {
        let (ground, ink) = match message.tone() {
            Tone::Plain | Tone::Question => (THEME.message, THEME.message_text),
            Tone::Fault => (THEME.fault, THEME.fault_text),
        };
        // The keys that answer a question are as important as the question.
        let set_of_hints = match message.tone() {
            Tone::Question => self.set(Face::Regular, 15, ink),
            Tone::Plain | Tone::Fault => self.set(Face::Regular, 13, ink.alpha(170)),
        };
        self.card(area, ground);
        let pad = self.unit(16);
        area = area.inset(pad, 0);
        let right = Point::new(area.right(), area.center().y);
        let taken = self.hints(right, &message.hints(), set_of_hints);
        area.cut_right(taken);

        let sentence = self.words.message(message, &self.names());
        let words = styled_words(&sentence);
        let large = self.set(Face::Regular, 15, ink);
        let small = self.set(Face::Regular, 13, ink);
        let lines = wrap(self.fonts, &words, large, area.w);
        let (lines, set) = match lines.len() {
            0 | 1 => (lines, large),
            _ => (wrap(self.fonts, &words, small, area.w), small),
        };
        self.message_lines(area, lines, set);
    }

    /// Lines of words, centred vertically in an area; if not all fit, the last one ends in `…`.
    fn message_lines(&mut self, area: Rect, mut lines: Vec<Line>, set: Type) {
        let height = set.em + set.em / 4;
        let most = (area.h / height).max(1) as usize;
        if lines.len() > most {
            lines.truncate(most);
            if let Some(line) = lines.last_mut() {
                line.push((Face::Regular, "…"));
            }
        }
        let first = area.center().y - height * (lines.len() as i32 - 1) / 2;
        for (number, line) in lines.iter().enumerate() {
            let y = first + height * number as i32;
            self.message_line(Rect { y, h: 0, ..area }, line, set);
        }
    }

    /// One line, in runs of words of the same face.
    fn message_line(&mut self, mut area: Rect, line: &Line, set: Type) {
        for (face, text) in runs(line) {
            let text = self.fonts.fit(face, &text, set.em, area.w);
            let at = Point::new(area.x, area.y);
            let width = self
                .scene
                .text(self.fonts, at, Align::Left, &text, Type { face, ..set });
            area.cut_left(width + space(set.em));
        }
    }
}

type Line<'a> = Vec<(Face, &'a str)>;

fn styled_words(sentence: &Sentence) -> Line<'_> {
    let parts = [
        (Face::Bold, &sentence.lead),
        (Face::Regular, &sentence.text),
        (Face::Bold, &sentence.end),
    ];
    parts
        .into_iter()
        .flat_map(|(face, text)| text.split_whitespace().map(move |word| (face, word)))
        .collect()
}

/// Wraps words to lines of at most this width. A single word may be wider.
fn wrap<'a>(fonts: &Fonts, words: &[(Face, &'a str)], set: Type, width: i32) -> Vec<Line<'a>> {
    let mut lines: Vec<Line> = Vec::new();
    let mut end = LineEnd::default();
    for &word in words {
        let longer = end.after(fonts, word, set.em);
        match lines.last_mut() {
            Some(line) if longer.x() <= width => {
                line.push(word);
                end = longer;
            }
            _ => {
                lines.push(vec![word]);
                end = LineEnd::default().after(fonts, word, set.em);
            }
        }
    }
    lines
}

/// The end of a line while words are added.
#[derive(Clone, Copy, Default)]
struct LineEnd {
    /// The start of its last run of words of one face.
    run: i32,
    /// The length of that run, and its face.
    reach: Option<(Face, f32)>,
}

impl LineEnd {
    fn x(self) -> i32 {
        let reach = self.reach.map_or(0.0, |(_, reach)| reach);
        self.run + reach.ceil() as i32
    }

    fn after(self, fonts: &Fonts, (face, word): (Face, &str), em: i32) -> LineEnd {
        let added = fonts.reach(face, word, em);
        let (run, reach) = match self.reach {
            None => (0, added),
            Some((last, reach)) if last == face => {
                (self.run, reach + fonts.reach(face, " ", em) + added)
            }
            Some(_) => (self.x() + space(em), added),
        };
        LineEnd {
            run,
            reach: Some((face, reach)),
        }
    }
}

/// The words of a line in runs of the same face.
fn runs(line: &Line) -> impl Iterator<Item = (Face, String)> {
    line.chunk_by(|(one, _), (other, _)| one == other)
        .filter_map(|words| {
            let &(face, _) = words.first()?;
            let words: Vec<&str> = words.iter().map(|&(_, word)| word).collect();
            Some((face, words.join(" ")))
        })
}

/// The width of a space between words.
fn space(em: i32) -> i32 {
    (em + 2) / 4
}
