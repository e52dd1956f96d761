//! Fallback fonts for letters that the embedded fonts lack.
//!
//! The system's fonts are scanned when the first such letter is met, since that takes a moment.

use std::collections::HashMap;
use std::fmt;
use std::path::PathBuf;
use std::sync::{Mutex, OnceLock, PoisonError};

use ab_glyph::{Font as _, FontArc, FontRef, FontVec, VariableFont as _};
use fontdb::{Database, FaceInfo, ID, Style, Weight};

use super::glyph::{EMBEDDED, FontInUse, REGULAR_WEIGHT};
use super::shaping::{self, ShapedLine};
use crate::words::has_right_to_left;

/// What a family of fonts lacks. Behind a trait, so that a program without other fonts has no code for them.
pub(super) trait OtherFonts: fmt::Debug + Send + Sync {
    /// A font that has a letter, if there is one.
    fn font_with(&self, letter: char) -> Option<FontInUse>;

    /// A line that has letters from right to left; `None` for any other.
    fn shaped(&self, embedded: &FontInUse, text: &str, em: i32) -> Option<ShapedLine>;
}

/// Where to look for fallback fonts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FontSource {
    /// The fonts of the system.
    System,
    /// The fonts in a folder and its subfolders.
    Folder(PathBuf),
}

/// The fallback fonts of a source, scanned when they are first needed.
#[derive(Debug)]
pub(super) struct Fallback {
    source: FontSource,
    fonts: OnceLock<Mutex<FoundFonts>>,
}

impl Fallback {
    pub(super) fn new(source: FontSource) -> Fallback {
        let fonts = OnceLock::new();
        Fallback { source, fonts }
    }
}

impl OtherFonts for Fallback {
    fn font_with(&self, letter: char) -> Option<FontInUse> {
        let load = || Mutex::new(FoundFonts::load(&self.source));
        let fonts = self.fonts.get_or_init(load).lock();
        let mut fonts = fonts.unwrap_or_else(PoisonError::into_inner);
        fonts.font_with(letter)
    }

    fn shaped(&self, embedded: &FontInUse, text: &str, em: i32) -> Option<ShapedLine> {
        if !has_right_to_left(text) {
            return None;
        }
        let is_embedded = |letter| embedded.font.glyph_id(letter).0 != 0;
        Some(shaping::shape(text, em, |letter| {
            let other = (!is_embedded(letter)).then(|| self.font_with(letter));
            other.flatten().unwrap_or_else(|| embedded.clone())
        }))
    }
}

/// The fonts that were found.
#[derive(Debug)]
struct FoundFonts {
    database: Database,
    /// The faces in order of preference.
    order: Vec<ID>,
    /// The fonts in use, loaded into memory.
    opened: Vec<FontInUse>,
    letters: HashMap<char, Option<FontInUse>>,
}

impl FoundFonts {
    fn load(source: &FontSource) -> FoundFonts {
        let mut database = Database::new();
        match source {
            FontSource::System => database.load_system_fonts(),
            FontSource::Folder(folder) => database.load_fonts_dir(folder),
        }
        let mut faces: Vec<&FaceInfo> = database.faces().collect();
        faces.sort_by_cached_key(|face| strangeness(face));
        let order = faces.iter().map(|face| face.id).collect();
        FoundFonts {
            database,
            order,
            opened: Vec::new(),
            letters: HashMap::new(),
        }
    }

    fn font_with(&mut self, letter: char) -> Option<FontInUse> {
        if let Some(known) = self.letters.get(&letter) {
            return known.clone();
        }
        // A font already in use is preferred, since a word looks best in one font.
        let opened = self
            .opened
            .iter()
            .find(|opened| has(&opened.font, letter))
            .cloned();
        let found = opened.or_else(|| self.open_font_with(letter));
        self.letters.insert(letter, found.clone());
        found
    }

    fn open_font_with(&mut self, letter: char) -> Option<FontInUse> {
        let has_letter = |data: &[u8], index| {
            let font = FontRef::try_from_slice_and_index(data, index);
            font.is_ok_and(|font| is_measured(&font) && has(&font, letter))
        };
        let database = &self.database;
        let mut faces = self.order.iter();
        let &face = faces.find(|&&face| database.with_face_data(face, has_letter) == Some(true))?;
        let keep = |data: &[u8], index| FontVec::try_from_vec_and_index(data.to_vec(), index).ok();
        let mut font = database.with_face_data(face, keep)??;
        font.set_variation(b"wght", REGULAR_WEIGHT);
        let found = FontInUse {
            font: FontArc::new(font),
            index: database.face(face)?.index,
            number: EMBEDDED + self.opened.len(),
        };
        self.opened.push(found.clone());
        Some(found)
    }
}

/// How much a face differs from the embedded ones, which are upright, sans serif and of regular weight. The
/// name makes the order deterministic.
fn strangeness(face: &FaceInfo) -> (bool, bool, bool, u16, String) {
    let name = face.post_script_name.clone();
    (
        face.style != Style::Normal,
        face.monospaced,
        !name.contains("Sans"),
        face.weight.0.abs_diff(Weight::NORMAL.0),
        name,
    )
}

fn is_measured(font: &FontRef) -> bool {
    font.units_per_em().is_some() && font.height_unscaled() > 0.0
}

/// Whether a font has an outline for a letter; colour fonts have pictures instead.
fn has(font: &impl ab_glyph::Font, letter: char) -> bool {
    let id = font.glyph_id(letter);
    id.0 != 0 && (font.outline(id).is_some() || letter.is_whitespace())
}
