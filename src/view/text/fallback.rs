//! Fallback fonts for letters that the embedded fonts lack.
//!
//! The system's fonts are scanned when the first such letter is met, since that takes a moment.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Mutex, OnceLock, PoisonError};

use ab_glyph::{Font as _, FontArc, FontRef, FontVec, VariableFont as _};
use fontdb::{Database, FaceInfo, ID, Style, Weight};

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
pub(in crate::view) struct Fallback {
    source: FontSource,
    fonts: OnceLock<Mutex<FoundFonts>>,
}

impl Fallback {
    pub(in crate::view) fn new(source: FontSource) -> Fallback {
        let fonts = OnceLock::new();
        Fallback { source, fonts }
    }

    /// A font that has a letter, if there is one.
    pub(in crate::view) fn font_with(&self, letter: char) -> Option<FontArc> {
        let load = || Mutex::new(FoundFonts::load(&self.source));
        let fonts = self.fonts.get_or_init(load).lock();
        let mut fonts = fonts.unwrap_or_else(PoisonError::into_inner);
        fonts.font_with(letter)
    }
}

/// The fonts that were found.
#[derive(Debug)]
struct FoundFonts {
    database: Database,
    /// The faces in order of preference.
    order: Vec<ID>,
    /// The fonts in use, loaded into memory.
    opened: Vec<FontArc>,
    letters: HashMap<char, Option<FontArc>>,
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

    fn font_with(&mut self, letter: char) -> Option<FontArc> {
        if let Some(known) = self.letters.get(&letter) {
            return known.clone();
        }
        // A font already in use is preferred, since a word looks best in one font.
        let opened = self.opened.iter().find(|font| has(*font, letter)).cloned();
        let found = opened.or_else(|| self.open_font_with(letter));
        self.letters.insert(letter, found.clone());
        found
    }

    fn open_font_with(&mut self, letter: char) -> Option<FontArc> {
        let has_letter = |data: &[u8], index| {
            let font = FontRef::try_from_slice_and_index(data, index);
            font.is_ok_and(|font| is_measured(&font) && has(&font, letter))
        };
        let database = &self.database;
        let mut faces = self.order.iter();
        let &face = faces.find(|&&face| database.with_face_data(face, has_letter) == Some(true))?;
        let keep = |data: &[u8], index| FontVec::try_from_vec_and_index(data.to_vec(), index).ok();
        let mut font = database.with_face_data(face, keep)??;
        // Otherwise a variable font has its thinnest weight.
        font.set_variation(b"wght", 400.0);
        let font = FontArc::new(font);
        self.opened.push(font.clone());
        Some(font)
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
