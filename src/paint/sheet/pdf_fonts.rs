//! The fonts of a PDF document: subsets of the embedded fonts.

use std::collections::BTreeMap;

use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Name, Pdf, Rect, Ref, Str};
use subsetter::GlyphRemapper;

use super::pdf_objects::{Numbers, add_stream};
use super::pdf_shapes::Shapes;
use crate::view::sheet::EM;
use crate::view::{Face, Fonts, Placed};

/// Identity encoding: codes are glyph numbers.
const IDENTITY: SystemInfo = SystemInfo {
    registry: Str(b"Adobe"),
    ordering: Str(b"Identity"),
    supplement: 0,
};

/// The fonts that a document needs for its texts so far.
pub(super) struct PdfFonts<'a> {
    fonts: &'a Fonts,
    regular: Subset,
    bold: Subset,
    shapes: Shapes,
}

/// A part of a text in one font.
pub(super) struct Run {
    /// Its distance from the start of the text, and that above the baseline, in thousandths of an em.
    pub(super) x: f32,
    pub(super) rise: f32,
    /// The name of the font within the document.
    pub(super) font: Vec<u8>,
    /// The text in the codes of the font.
    pub(super) codes: Vec<u8>,
}

impl<'a> PdfFonts<'a> {
    pub(super) fn new(fonts: &'a Fonts) -> PdfFonts<'a> {
        PdfFonts {
            fonts,
            regular: Subset::new(Face::Regular),
            bold: Subset::new(Face::Bold),
            shapes: Shapes::default(),
        }
    }

    /// Splits a text by the fonts of its letters, and where these do not follow each other.
    pub(super) fn runs(&mut self, face: Face, text: &str) -> Vec<Run> {
        let mut runs: Vec<Run> = Vec::new();
        let mut reach = 0.0;
        for Placed {
            glyph,
            x,
            rise,
            letters,
        } in self.fonts.line(face, text, EM)
        {
            let letters = text.get(letters).unwrap_or_default();
            let subset = match face {
                Face::Regular => &mut self.regular,
                Face::Bold => &mut self.bold,
            };
            let (font, codes) = match glyph.embedded_id() {
                Some(id) => {
                    let code = subset.code(id, letters, glyph.advance());
                    (subset.name().to_vec(), code.to_be_bytes().to_vec())
                }
                None => self.shapes.code(letters, &glyph),
            };
            match runs.last_mut() {
                Some(run) if run.font == font && run.rise == rise && x == reach => {
                    run.codes.extend(codes);
                }
                _ => runs.push(Run {
                    font,
                    codes,
                    x,
                    rise,
                }),
            }
            reach = x + glyph.advance();
        }
        runs
    }

    /// Adds the fonts to the document. Returns their names and objects.
    pub(super) fn write(self, pdf: &mut Pdf, numbers: &mut Numbers) -> Vec<(Vec<u8>, Ref)> {
        let mut written = Vec::new();
        for subset in [self.regular, self.bold] {
            if !subset.letters.is_empty() {
                written.push((subset.name().to_vec(), subset.write(pdf, numbers)));
            }
        }
        self.shapes.write(pdf, numbers, &mut written);
        written
    }
}

/// The used letters of an embedded font.
struct Subset {
    face: Face,
    remapper: GlyphRemapper,
    /// The letters and their widths, by code.
    letters: BTreeMap<u16, (String, f32)>,
}

impl Subset {
    fn new(face: Face) -> Subset {
        Subset {
            face,
            remapper: GlyphRemapper::new(),
            letters: BTreeMap::new(),
        }
    }

    /// The name within the document.
    fn name(&self) -> &'static [u8] {
        match self.face {
            Face::Regular => b"Regular",
            Face::Bold => b"Bold",
        }
    }

    fn code(&mut self, id: u16, letters: &str, width: f32) -> u16 {
        let code = self.remapper.remap(id);
        let new = || (letters.to_owned(), width);
        self.letters.entry(code).or_insert_with(new);
        code
    }

    fn write(&self, pdf: &mut Pdf, numbers: &mut Numbers) -> Ref {
        let [font, cid, descriptor, file, to_unicode] = [(); 5].map(|()| numbers.next());
        let base = self.base_name();
        let base = Name(base.as_bytes());
        pdf.type0_font(font)
            .base_font(base)
            .encoding_predefined(Name(b"Identity-H"))
            .descendant_font(cid)
            .to_unicode(to_unicode);
        let mut cid_font = pdf.cid_font(cid);
        cid_font
            .subtype(CidFontType::Type2)
            .base_font(base)
            .system_info(IDENTITY)
            .font_descriptor(descriptor)
            .cid_to_gid_map_predefined(Name(b"Identity"));
        let mut widths = cid_font.widths();
        for (&code, &(_, width)) in &self.letters {
            widths.consecutive(code, [width]);
        }
        drop(widths);
        drop(cid_font);
        let (_, stem) = self.family();
        pdf.font_descriptor(descriptor)
            .name(base)
            .flags(FontFlags::SYMBOLIC)
            .bbox(Rect::new(-621.0, -389.0, 2800.0, 1067.0))
            .italic_angle(0.0)
            .ascent(1069.0)
            .descent(-293.0)
            .cap_height(714.0)
            .stem_v(stem)
            .font_file2(file);
        let subset = subsetter::subset(self.face.file(), 0, &self.remapper);
        add_stream(pdf, file, &subset.expect("the embedded fonts are whole"));
        let mut cmap = UnicodeCmap::new(Name(b"Letters"), IDENTITY);
        for (&code, (letters, _)) in &self.letters {
            cmap.pair_with_multiple(code, letters.chars());
        }
        add_stream(pdf, to_unicode, &cmap.finish());
        font
    }

    /// The name of the font, and its stem width in thousandths of an em.
    fn family(&self) -> (&'static str, f32) {
        match self.face {
            Face::Regular => ("NotoSans-Regular", 92.0),
            Face::Bold => ("NotoSans-Bold", 152.0),
        }
    }

    /// The name of the font after a six-letter subset tag (ISO 32000-1, 9.6.4).
    fn base_name(&self) -> String {
        let letters = self.letters.values();
        let mut number = letters
            .flat_map(|(letters, _)| letters.chars())
            .fold(0u64, |number, letter| {
                number.wrapping_mul(31).wrapping_add(u64::from(letter))
            });
        let mut name = String::new();
        for _ in 0..6 {
            name.push(char::from(b'A' + (number % 26) as u8));
            number /= 26;
        }
        format!("{name}+{}", self.family().0)
    }
}
