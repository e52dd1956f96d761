//! A score sheet as PDF (ISO 32000).

use pdf_writer::{Content, Name, Pdf, Rect, Ref, Str, TextStr};

use super::pdf_fonts::PdfFonts;
use super::pdf_objects::{Numbers, add_stream};
use crate::view::Fonts;
use crate::view::ScoreSheet;
use crate::view::sheet::{EM, HEIGHT, Page, Text, WIDTH};

/// PDF points per millimetre.
const POINTS: f32 = 72.0 / 25.4;

pub(super) fn write(fonts: &Fonts, sheet: &ScoreSheet) -> Vec<u8> {
    let mut numbers = Numbers::default();
    let mut letters = PdfFonts::new(fonts);
    let mut pdf = Pdf::new();
    let (catalog, tree, info) = (numbers.next(), numbers.next(), numbers.next());
    let resources = numbers.next();
    let pages: Vec<Ref> = sheet.pages.iter().map(|_| numbers.next()).collect();
    pdf.catalog(catalog)
        .pages(tree)
        .lang(TextStr(sheet.language.code()));
    let mut document = pdf.document_info(info);
    document
        .title(TextStr(&sheet.title))
        .creator(TextStr("Deskmate"));
    drop(document);
    pdf.pages(tree)
        .kids(pages.iter().copied())
        .count(pages.len() as i32);
    for (&id, page) in pages.iter().zip(&sheet.pages) {
        let content = numbers.next();
        let area = Rect::new(0.0, 0.0, WIDTH * POINTS, HEIGHT * POINTS);
        let mut written = pdf.page(id);
        written.parent(tree).media_box(area).contents(content);
        written.pair(Name(b"Resources"), resources);
        drop(written);
        add_stream(&mut pdf, content, &content_of(page, &mut letters));
    }
    let fonts = letters.write(&mut pdf, &mut numbers);
    let mut dictionary = pdf.indirect(resources).dict();
    let mut names = dictionary.insert(Name(b"Font")).dict();
    for (name, id) in &fonts {
        names.pair(Name(name), id);
    }
    drop(names);
    drop(dictionary);
    pdf.finish()
}

/// The content stream of a page: its texts and lines, in the default black.
fn content_of(page: &Page, letters: &mut PdfFonts) -> Vec<u8> {
    let mut content = Content::new();
    for line in &page.lines {
        let [from, to] = [line.from, line.to].map(|(x, y)| place(x, y));
        content.set_line_width(line.width * POINTS);
        content.move_to(from.0, from.1).line_to(to.0, to.1).stroke();
    }
    for Text { x, y, set, text } in &page.texts {
        let at = place(*x, *y);
        let factor = set.size * POINTS / EM as f32;
        content.begin_text();
        for run in letters.runs(set.face, text) {
            let (x, y) = (at.0 + run.x * factor, at.1 + run.rise * factor);
            content.set_text_matrix([1.0, 0.0, 0.0, 1.0, x, y]);
            content.set_font(Name(&run.font), set.size * POINTS);
            content.show(Str(&run.codes));
        }
        content.end_text();
    }
    content.finish().to_vec()
}

/// A position in points from the lower left corner.
fn place(x: f32, y: f32) -> (f32, f32) {
    (x * POINTS, (HEIGHT - y) * POINTS)
}
