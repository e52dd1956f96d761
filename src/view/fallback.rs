//! Letters that the embedded fonts lack, from other fonts.
//!
//! They are sought only where the program says so, so that a picture is the same on every machine, and only
//! once such a letter is met, since to look through all fonts of a system takes a moment.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{LazyLock, Mutex, OnceLock, PoisonError};

use ab_glyph::{Font as _, FontRef, VariableFont as _};
use fontdb::{Database, FaceInfo, ID, Style, Weight};

/// Where fonts are sought for letters that the embedded ones lack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FontSource {
    /// Where the system keeps its fonts.
    System,
    /// In a folder and those in it.
    Folder(PathBuf),
}

static SOURCE: OnceLock<FontSource> = OnceLock::new();
static FALLBACK: LazyLock<Mutex<Fallback>> = LazyLock::new(|| Mutex::new(Fallback::load()));

/// Says where fonts are sought for letters that the embedded ones lack; what is said first holds. Before,
/// such letters are boxes.
pub fn use_fonts_from(source: FontSource) {
    SOURCE.get_or_init(|| source);
}

/// A font with a letter, if there is any.
pub(super) fn font_with(letter: char) -> Option<&'static FontRef<'static>> {
    SOURCE.get()?;
    let mut fallback = FALLBACK.lock().unwrap_or_else(PoisonError::into_inner);
    fallback.font_with(letter)
}

/// The fonts and what is known of them.
struct Fallback {
    database: Database,
    /// The faces in the order in which they are asked.
    order: Vec<ID>,
    /// The fonts that had a letter; they are read whole and stay in memory.
    opened: Vec<&'static FontRef<'static>>,
    letters: HashMap<char, Option<&'static FontRef<'static>>>,
}

impl Fallback {
    fn load() -> Fallback {
        let mut database = Database::new();
        match SOURCE.get() {
            Some(FontSource::System) => database.load_system_fonts(),
            Some(FontSource::Folder(folder)) => database.load_fonts_dir(folder),
            None => {}
        }
        let mut faces: Vec<&FaceInfo> = database.faces().collect();
        faces.sort_by_cached_key(|face| strangeness(face));
        let order = faces.iter().map(|face| face.id).collect();
        Fallback {
            database,
            order,
            opened: Vec::new(),
            letters: HashMap::new(),
        }
    }

    fn font_with(&mut self, letter: char) -> Option<&'static FontRef<'static>> {
        if let Some(&known) = self.letters.get(&letter) {
            return known;
        }
        // A word looks best in one font.
        let opened = self.opened.iter().copied();
        let found = opened
            .clone()
            .find(|font| has(font, letter))
            .or_else(|| self.open_font_with(letter));
        self.letters.insert(letter, found);
        found
    }

    fn open_font_with(&mut self, letter: char) -> Option<&'static FontRef<'static>> {
        let has_letter =
            |data: &[u8], index| read(data, index).is_some_and(|font| has(&font, letter));
        let database = &self.database;
        let mut faces = self.order.iter();
        let &face = faces.find(|&&face| database.with_face_data(face, has_letter) == Some(true))?;
        let keep = |data: &[u8], index| read(data.to_vec().leak(), index);
        let mut font = database.with_face_data(face, keep)??;
        // Without this a font of all weights is as thin as it can be.
        font.set_variation(b"wght", 400.0);
        let font: &FontRef = Box::leak(Box::new(font));
        self.opened.push(font);
        Some(font)
    }
}

/// How far a face is from the embedded ones, which are upright, without serifs and of usual weight; its name
/// makes the order the same every time.
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

fn read(data: &[u8], index: u32) -> Option<FontRef<'_>> {
    let font = FontRef::try_from_slice_and_index(data, index).ok()?;
    let is_measured = font.units_per_em().is_some() && font.height_unscaled() > 0.0;
    is_measured.then_some(font)
}

/// Whether a font can draw a letter; colour fonts have pictures in the place of outlines.
fn has(font: &FontRef, letter: char) -> bool {
    let id = font.glyph_id(letter);
    id.0 != 0 && (font.outline(id).is_some() || letter.is_whitespace())
}
