//! A score sheet as SVG.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::paint::outline::{Step, steps};
use crate::view::ScoreSheet;
use crate::view::sheet::{EM, HEIGHT, Line, Page, Text, WIDTH};
use crate::view::{Fonts, Glyph, Placed};

/// Writing to a string cannot fail.
macro_rules! put {
    ($out:expr, $($part:tt)*) => {
        let _ = write!($out, $($part)*);
    };
}

pub(super) fn write(fonts: &Fonts, sheet: &ScoreSheet) -> String {
    let mut letters = Letters {
        fonts,
        names: BTreeMap::new(),
        paths: String::new(),
    };
    let mut pages = String::new();
    for (number, page) in sheet.pages.iter().enumerate() {
        put!(
            pages,
            "<g transform=\"translate(0 {})\">\n",
            number as f32 * HEIGHT
        );
        add_page(&mut pages, page, &mut letters);
        pages += "</g>\n";
    }
    let height = HEIGHT * sheet.pages.len() as f32;
    let mut out = String::new();
    put!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \
         width=\"{WIDTH}mm\" height=\"{height}mm\" viewBox=\"0 0 {WIDTH} {height}\">\n\
         <title>{}</title>\n<defs>\n{}</defs>\n\
         <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#fff\"/>\n{pages}</svg>\n",
        escaped(&sheet.title),
        letters.paths
    );
    out
}

fn add_page(out: &mut String, page: &Page, letters: &mut Letters) {
    for Line { from, to, width } in &page.lines {
        put!(
            out,
            "<path d=\"M{} {}L{} {}\" stroke=\"#000\" stroke-width=\"{width}\"/>\n",
            short(from.0),
            short(from.1),
            short(to.0),
            short(to.1)
        );
    }
    for text in &page.texts {
        add_text(out, text, letters);
    }
}

fn add_text(out: &mut String, text: &Text, letters: &mut Letters) {
    let Text { x, y, set, text } = text;
    put!(
        out,
        "<g role=\"img\" aria-label=\"{}\" transform=\"translate({} {}) scale({})\">",
        escaped(text),
        short(*x),
        short(*y),
        set.size / EM as f32
    );
    for Placed { glyph, x, rise, .. } in letters.fonts.line(set.face, text, EM) {
        if let Some(name) = letters.name(&glyph) {
            put!(out, "<use xlink:href=\"#{name}\" x=\"{}\"", short(x));
            if rise != 0.0 {
                put!(out, " y=\"{}\"", short(-rise));
            }
            *out += "/>";
        }
    }
    *out += "</g>\n";
}

/// The used letters, each a path in thousandths of an em.
struct Letters<'a> {
    fonts: &'a Fonts,
    names: BTreeMap<(usize, u16), Option<String>>,
    paths: String,
}

impl Letters<'_> {
    /// The id of a letter; `None` for a space.
    fn name(&mut self, glyph: &Glyph) -> Option<&str> {
        let (font, number) = glyph.key();
        let name = self.names.entry((font, number)).or_insert_with(|| {
            let steps = steps(glyph);
            let name = format!("f{font}-{number}");
            put!(self.paths, "<path id=\"{name}\" d=\"{}\"/>\n", path(&steps));
            (!steps.is_empty()).then_some(name)
        });
        name.as_deref()
    }
}

/// The path data, with y downwards.
fn path(steps: &[Step]) -> String {
    let mut data = String::new();
    for step in steps {
        let (symbol, places) = match step {
            Step::Move(to) => ('M', std::slice::from_ref(to)),
            Step::Line(to) => ('L', std::slice::from_ref(to)),
            Step::Curve(places) => ('C', &places[..]),
        };
        if symbol == 'M' && !data.is_empty() {
            data.push('Z');
        }
        data.push(symbol);
        for (number, [x, y]) in places.iter().enumerate() {
            let gap = if number > 0 { " " } else { "" };
            put!(data, "{gap}{} {}", short(*x), short(-y));
        }
    }
    data.push('Z');
    data
}

/// A number with at most two decimals.
fn short(number: f32) -> f32 {
    // Adding zero turns negative zero into zero.
    (number * 100.0).round() / 100.0 + 0.0
}

/// A text escaped for XML, without control characters.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for symbol in text.chars() {
        match symbol {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            '\u{fffe}' | '\u{ffff}' => out.push('\u{fffd}'),
            symbol if symbol.is_control() => out.push('\u{fffd}'),
            symbol => out.push(symbol),
        }
    }
    out
}
