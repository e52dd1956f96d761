//! Letters that the embedded fonts lack, as Type 3 fonts of shapes (ISO 32000-1, 9.6.5), since other
//! fonts may have any format. They look the same and can be searched, too.

use std::collections::HashMap;

use pdf_writer::types::{SystemInfo, UnicodeCmap};
use pdf_writer::{Content, Name, Pdf, Rect, Ref, Str};

use super::pdf_objects::{Numbers, add_stream};
use crate::paint::outline::{Step, steps};
use crate::view::Glyph;

/// The maximum number of letters in a font.
const CODES: usize = 256;

/// The used letters.
#[derive(Default)]
pub(super) struct Shapes {
    shapes: Vec<Shape>,
    /// By the letters too: those that no font has share a box, but are read as themselves.
    places: HashMap<((usize, u16), String), usize>,
}

struct Shape {
    /// The letters that it stands for.
    letters: String,
    width: f32,
    steps: Vec<Step>,
}

impl Shapes {
    /// The name of the font that has a letter, and the code there.
    pub(super) fn code(&mut self, letters: &str, glyph: &Glyph) -> (Vec<u8>, Vec<u8>) {
        let place = *self
            .places
            .entry((glyph.key(), letters.to_owned()))
            .or_insert_with(|| {
                self.shapes.push(Shape {
                    letters: letters.to_owned(),
                    width: glyph.advance(),
                    steps: steps(glyph),
                });
                self.shapes.len() - 1
            });
        (name(place / CODES), vec![(place % CODES) as u8])
    }

    /// Adds the fonts to the document, with their names and objects to `written`.
    pub(super) fn write(
        &self,
        pdf: &mut Pdf,
        numbers: &mut Numbers,
        written: &mut Vec<(Vec<u8>, Ref)>,
    ) {
        for (number, shapes) in self.shapes.chunks(CODES).enumerate() {
            written.push((name(number), write_font(pdf, numbers, shapes)));
        }
    }
}

fn name(number: usize) -> Vec<u8> {
    format!("Shapes{number}").into_bytes()
}

fn write_font(pdf: &mut Pdf, numbers: &mut Numbers, shapes: &[Shape]) -> Ref {
    let (id, to_unicode) = (numbers.next(), numbers.next());
    let drawings: Vec<Ref> = shapes.iter().map(|_| numbers.next()).collect();
    let names: Vec<String> = (0..shapes.len()).map(|code| format!("g{code}")).collect();
    let names = || names.iter().map(|name| Name(name.as_bytes()));
    let last = u8::try_from(shapes.len().saturating_sub(1)).unwrap_or(u8::MAX);
    let mut font = pdf.type3_font(id);
    font.bbox(
        shapes
            .iter()
            .map(Shape::bounds)
            .fold(Rect::new(0.0, 0.0, 1.0, 1.0), joined),
    )
    .matrix([0.001, 0.0, 0.0, 0.001, 0.0, 0.0])
    .first_char(0)
    .last_char(last)
    .widths(shapes.iter().map(|shape| shape.width))
    .to_unicode(to_unicode);
    font.char_procs()
        .pairs(names().zip(drawings.iter().copied()));
    font.encoding_custom().differences().consecutive(0, names());
    font.resources();
    drop(font);
    let info = SystemInfo {
        registry: Str(b"Adobe"),
        ordering: Str(b"UCS"),
        supplement: 0,
    };
    let mut cmap = UnicodeCmap::<u8>::new(Name(b"Letters"), info);
    for (code, shape) in (0..=u8::MAX).zip(shapes) {
        cmap.pair_with_multiple(code, shape.letters.chars());
    }
    add_stream(pdf, to_unicode, &cmap.finish());
    for (&drawing, shape) in drawings.iter().zip(shapes) {
        add_stream(pdf, drawing, &shape.drawing());
    }
    id
}

impl Shape {
    fn places(&self) -> impl Iterator<Item = [f32; 2]> + '_ {
        self.steps.iter().flat_map(|step| match step {
            Step::Move(to) | Step::Line(to) => vec![*to],
            Step::Curve(places) => places.to_vec(),
        })
    }

    /// Its bounding box.
    fn bounds(&self) -> Rect {
        let points = self.places().map(|[x, y]| Rect::new(x, y, x, y));
        points
            .reduce(joined)
            .unwrap_or(Rect::new(0.0, 0.0, 0.0, 0.0))
    }

    /// The letter in thousandths of an em.
    fn drawing(&self) -> Vec<u8> {
        let Rect { x1, y1, x2, y2 } = self.bounds();
        let mut content = Content::new();
        content.start_shape_glyph(self.width, x1, y1, x2, y2);
        for step in &self.steps {
            match *step {
                Step::Move([x, y]) => content.move_to(x, y),
                Step::Line([x, y]) => content.line_to(x, y),
                Step::Curve([[x1, y1], [x2, y2], [x3, y3]]) => {
                    content.cubic_to(x1, y1, x2, y2, x3, y3)
                }
            };
        }
        if !self.steps.is_empty() {
            content.fill_nonzero();
        }
        content.finish().to_vec()
    }
}

fn joined(one: Rect, other: Rect) -> Rect {
    Rect {
        x1: one.x1.min(other.x1),
        y1: one.y1.min(other.y1),
        x2: one.x2.max(other.x2),
        y2: one.y2.max(other.y2),
    }
}
