//! The message line.

use std::path::is_separator;

use crate::app::{BoardCommand, Hint, Message, Tone, keys};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Type};
use crate::view::scene::theme::{Rgba, Theme};
use crate::view::text::font::{Face, Fonts, line_mark, words};
use crate::words::Sentence;

/// The distance of the text from the sides, in units.
const PAD: i32 = 16;

/// The distance of several lines from the top and the bottom, in units.
const MARGIN: i32 = 5;

/// The height of a line in the middle of an area, in units.
const LINE: i32 = 24;

/// Sizes for a message that is too long for its area.
const SMALLER: [i32; 2] = [11, 10];

/// The parts of a width in which lines are balanced.
const BALANCED: i32 = 16;

/// The lines of a message.
struct MessageLines<'a> {
    lines: Vec<Line<'a>>,
    set: Type,
}

impl MessageLines<'_> {
    /// The height of one line.
    fn height(&self) -> i32 {
        self.set.line_height()
    }

    fn fit(&self, area: Rect) -> bool {
        self.height() * self.lines.len() as i32 <= area.h
    }
}

impl View<'_> {
    /// A text in lines in the middle of an area.
    pub fn centered_lines(&mut self, area: Rect, said: &str, set: Type) {
        let lines = self.wrapped(said, set, area.w);
        self.text_lines(area, Align::Center, &lines, set, self.unit(LINE));
    }

    pub fn message(&mut self, area: Rect, message: &Message) {
        let mut area = self.message_ground(area, message);
        let right = Point::new(area.right(), area.center().y);
        let mut hints = self.hints_with_typing(area.w, message);
        if message.tone() == Tone::Fault && !self.has_room_beside(area, message, &hints) {
            hints.clear();
        }
        let taken = self.hints(right, &hints, self.set_of_hints(message));
        area.cut_right(taken);
        self.message_text(area, message);
    }

    /// A message in a low row, with the first of its keys, and with the others as far as it then has one line.
    pub fn message_in_row(&mut self, area: Rect, message: &Message) {
        let mut area = self.message_ground(area, message);
        let hints = self.hints_beside(message);
        let set = self.set_of_hints(message);
        let sentence = self.words.message(message, &self.names());
        let room = area.w - self.sentence_width(&sentence) - self.unit(PAD);
        let is_whole_question =
            message.tone().asks() && self.has_room_beside(area, message, &hints);
        let shown = if is_whole_question {
            hints.len()
        } else {
            self.hints_that_fit(&hints, set, room).len().max(1)
        };
        let shown = &hints[..shown.min(hints.len())];
        let right = Point::new(area.right(), area.center().y);
        let taken = self.hints(right, shown, set);
        area.cut_right(taken);
        self.message_text(area, message);
    }

    /// The first hints, as many as fit.
    pub fn hints_that_fit<'h>(&self, hints: &'h [Hint], set: Type, room: i32) -> &'h [Hint] {
        let mut shown = hints;
        while let [fewer @ .., _] = shown
            && self.hints_width(shown, set) > room
        {
            shown = fewer;
        }
        shown
    }

    /// Whether all of a message is seen beside keys.
    fn has_room_beside(&self, mut area: Rect, message: &Message, hints: &[Hint]) -> bool {
        area.cut_right(self.hints_width(hints, self.set_of_hints(message)));
        let (_, ink) = colors_of(self.theme, message.tone());
        let sentence = self.words.message(message, &self.names());
        self.largest_lines(&sentence, ink, area).fit(area)
    }

    /// The keys to name beside a message. Where all keys are named, that for typing a move comes before, if both fit.
    fn hints_with_typing(&self, width: i32, message: &Message) -> Vec<Hint> {
        let hints = self.hints_beside(message);
        let both = vec![Hint::TypeMove, Hint::AllKeys];
        let sentence = self.words.message(message, &self.names());
        let room = width - self.sentence_width(&sentence) - self.unit(PAD);
        let fits = self.hints_width(&both, self.set_of_hints(message)) <= room;
        let works = keys::works(self.app, &BoardCommand::TypeMove.into());
        if hints == [Hint::AllKeys] && works && fits {
            both
        } else {
            hints
        }
    }

    /// The same with the first of these notes that fits in the line, in place of the key for all keys. What has no room is
    /// left out.
    pub fn message_with_note(&mut self, area: Rect, message: &Message, notes: &[String]) {
        if self.hints_beside(message) != [Hint::AllKeys] {
            return self.message(area, message);
        }
        let mut area = self.message_ground(area, message);
        let set = self.set_of_hints(message);
        let sentence = self.words.message(message, &self.names());
        let room = area.w - self.sentence_width(&sentence);
        let gap = self.unit(PAD);
        let right = Point::new(area.right(), area.center().y);
        let width = |note: &str| self.width(note, set);
        let mut notes = notes.iter().filter(|note| !note.is_empty());
        if let Some(note) = notes.find(|note| width(note) + gap <= room) {
            area.cut_right(width(note));
            self.text(right, Align::Right, note, set);
        } else if self.hints_width(&[Hint::AllKeys], set) + gap <= room {
            area.cut_right(self.hints(right, &[Hint::AllKeys], set));
        }
        self.message_text(area, message);
    }

    /// The width of a sentence in one line.
    fn sentence_width(&self, sentence: &Sentence) -> i32 {
        let em = self.unit(15);
        let words = styled_words(sentence);
        let width = |(face, text): (Face, String)| self.fonts.width(face, &text, em) + space(em);
        runs(&words).map(width).sum()
    }

    /// Paints the ground of a message, and returns the room for what it says.
    fn message_ground(&mut self, area: Rect, message: &Message) -> Rect {
        let (ground, _) = colors_of(self.theme, message.tone());
        self.card(area, ground);
        area.inset(self.unit(PAD), 0)
    }

    /// What a message says, in the largest letters in which all of it is seen.
    fn message_text(&mut self, area: Rect, message: &Message) {
        let (_, ink) = colors_of(self.theme, message.tone());
        let names = [self.names().whole(), self.names()];
        let [whole, short] = names.map(|names| self.words.message(message, &names));
        let [whole, short] = [&whole, &short].map(|said| self.largest_lines(said, ink, area));
        let is_like = whole.lines.len() <= short.lines.len() && whole.height() == short.height();
        let lines = if whole.lines.len() <= 1 || is_like {
            whole
        } else {
            short
        };
        self.message_lines(area, lines);
    }

    /// A sentence in the largest letters in which all of it is seen, or in the smallest.
    fn largest_lines<'a>(&self, sentence: &'a Sentence, ink: Rgba, area: Rect) -> MessageLines<'a> {
        let mut lines = self.lines_of(sentence, ink, area.w);
        for size in SMALLER {
            if !lines.fit(area) {
                lines = self.lines_in(sentence, ink, area.w, size);
            }
        }
        lines
    }

    /// The first of these sentences without keys of which all is seen, in the largest of its sizes in which it is.
    pub fn told(&mut self, area: Rect, tone: Tone, said: &[(Sentence, &[i32])]) {
        let (ground, ink) = colors_of(self.theme, tone);
        self.card(area, ground);
        let inner = area.inset(self.unit(PAD).min(area.w / 12), self.unit(MARGIN));
        let all = said
            .iter()
            .flat_map(|(sentence, sizes)| sizes.iter().map(move |&size| (sentence, size)));
        let mut all = all.map(|(sentence, size)| self.lines_in(sentence, ink, inner.w, size));
        let found = all.clone().find(|lines| lines.fit(inner));
        if let Some(lines) = found.or_else(|| all.next_back()) {
            self.message_lines(inner, lines);
        }
    }

    /// The height that a message needs in this width.
    pub fn message_height(&self, message: &Message, width: i32) -> i32 {
        let taken = self.hints_width(&self.hints_beside(message), self.set_of_hints(message));
        let (_, ink) = colors_of(self.theme, message.tone());
        let sentence = self.words.message(message, &self.names());
        let lines = self.lines_of(&sentence, ink, width - 2 * self.unit(PAD) - taken);
        lines.height() * lines.lines.len() as i32 + 2 * self.unit(MARGIN)
    }

    /// A text in lines of at most this width; a single word that is wider is shortened. A no-break space
    /// ends no line.
    pub fn wrapped(&self, text: &str, set: Type, width: i32) -> Vec<String> {
        let words: Line = words(text).map(|word| (set.face, word)).collect();
        let lines = wrap(self.fonts, &words, set, width);
        let mark = line_mark(text);
        let joined = lines.iter().flat_map(runs);
        joined
            .map(|(face, line)| format!("{mark}{}", self.fonts.fit(face, &line, set.em, width)))
            .collect()
    }

    /// The same in lines that are about equally long.
    pub fn balanced(&self, text: &str, set: Type, width: i32) -> Vec<String> {
        let count = self.wrapped(text, set, width).len() as i32;
        let mut widths = (1..=BALANCED).map(|part| width * part / BALANCED);
        let narrowest = widths.find(|&narrow| self.fits_lines(text, set, narrow, count));
        self.wrapped(text, set, narrowest.unwrap_or(width))
    }

    /// The keys that answer a question are as important as the question.
    fn set_of_hints(&self, message: &Message) -> Type {
        let (_, ink) = colors_of(self.theme, message.tone());
        match message.tone() {
            Tone::Question | Tone::Danger => self.set(Face::Regular, 15, ink),
            Tone::Plain | Tone::Fault => self.set(Face::Regular, 13, ink.alpha(215)),
        }
    }

    /// A sentence in lines of this width, in smaller letters if it takes several.
    fn lines_of<'a>(&self, sentence: &'a Sentence, ink: Rgba, width: i32) -> MessageLines<'a> {
        let large = self.lines_in(sentence, ink, width, 15);
        if large.lines.len() <= 1 {
            large
        } else {
            self.lines_in(sentence, ink, width, 13)
        }
    }

    fn lines_in<'a>(
        &self,
        sentence: &'a Sentence,
        ink: Rgba,
        width: i32,
        size: i32,
    ) -> MessageLines<'a> {
        let set = self.set(Face::Regular, size, ink);
        let lines = wrap(self.fonts, &styled_words(sentence), set, width);
        MessageLines { lines, set }
    }

    /// Lines of words, centred vertically in an area; if not all fit, the last one ends in `…`.
    fn message_lines(&mut self, area: Rect, message: MessageLines) {
        let height = message.height();
        let MessageLines { mut lines, set } = message;
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

    /// The keys to name beside a message, of those that have an effect: a question on a card has them on its buttons.
    fn hints_beside(&self, message: &Message) -> Vec<Hint> {
        let has_effect = |hint: &Hint| hint.commands().iter().any(|it| keys::works(self.app, it));
        match message {
            Message::Question { question, .. } if question.is_card() => Vec::new(),
            _ => message.hints().into_iter().filter(has_effect).collect(),
        }
    }

    /// One line, in runs of words of the same face.
    fn message_line(&mut self, mut area: Rect, line: &Line, set: Type) {
        for (face, text) in runs(line) {
            let text = self.fonts.fit(face, &text, set.em, area.w);
            let at = Point::new(area.x, area.y);
            let width = self.text(at, Align::Left, &text, Type { face, ..set });
            area.cut_left(width + space(set.em));
        }
    }
}

type Line<'a> = Vec<(Face, &'a str)>;

/// The colours of the ground and of the letters.
fn colors_of(theme: &Theme, tone: Tone) -> (Rgba, Rgba) {
    match tone {
        Tone::Plain | Tone::Question => (theme.message, theme.message_text),
        Tone::Danger | Tone::Fault => (theme.fault, theme.fault_text),
    }
}

fn styled_words(sentence: &Sentence) -> Line<'_> {
    let parts = [
        (Face::Bold, &sentence.lead),
        (Face::Regular, &sentence.text),
        (Face::Bold, &sentence.end),
    ];
    parts
        .into_iter()
        .flat_map(|(face, text)| words(text).map(move |word| (face, word)))
        .collect()
}

/// Wraps words to lines of at most this width, paths and names of files too. Any other single word may be wider.
fn wrap<'a>(fonts: &Fonts, words: &[(Face, &'a str)], set: Type, width: i32) -> Vec<Line<'a>> {
    let mut lines: Vec<Line> = Vec::new();
    let mut end = LineEnd::default();
    let parts = words
        .iter()
        .flat_map(|&(face, word)| parts_of_word(fonts, face, word, set.em, width));
    for word in parts {
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

/// The parts of a path or the name of a file that is wider than a line; any other word is left whole. No two parts
/// fit in one line.
fn parts_of_word<'a>(
    fonts: &Fonts,
    face: Face,
    mut word: &'a str,
    em: i32,
    width: i32,
) -> Vec<(Face, &'a str)> {
    let fits = |text: &str| fonts.width(face, text, em) <= width;
    let mut parts = Vec::new();
    while !fits(word) {
        let separators = |letter| is_separator(letter) || letter == '-' || letter == '_';
        let ends = word.match_indices(separators).map(|(at, _)| at + 1);
        let Some(end) = ends.take_while(|&end| fits(&word[..end])).last() else {
            break;
        };
        let (part, rest) = word.split_at(end);
        parts.push((face, part));
        word = rest;
    }
    parts.push((face, word));
    parts
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
