//! Pictures of the game or the position on the screen.

use std::path::Path;

use super::chooser::Chooser;
use super::effect::{Effect, FileEffect};
use super::file_access::FileAccess;
use super::forms::FormKind;
use super::notice::Notice;
use super::now::Now;
use super::picture::{Picture, PictureKind};
use super::review::Written;
use super::save_target::SaveTarget;
use super::{App, Screen};
use crate::rules::Color;

impl App {
    /// Asks what to save a picture of, and where.
    pub(super) fn ask_for_picture(&mut self) -> Vec<Effect> {
        let name = self.name_shown();
        let name = name.strip_suffix(".pgn").unwrap_or(&name);
        let written = self.review().and_then(|it| it.written(it.at()));
        let place = written.map_or(String::new(), place_of);
        let last = Path::new(&self.settings.picture_folder);
        let is_first = last.as_os_str().is_empty();
        let folder = if is_first { &self.folder } else { last };
        let kind = self.settings.picture;
        self.ask_for_file(Chooser::to_paint(folder, (name, &place), kind, is_first))
    }

    /// Paints a picture of the game or the position on the screen, and saves it.
    pub(super) fn paint(
        &mut self,
        to: SaveTarget,
        kind: PictureKind,
        side: i32,
        now: Now,
    ) -> Vec<Effect> {
        let flipped = self.is_flipped(now.time);
        let Screen::Review(review) = &self.screen else {
            return Vec::new();
        };
        let picture = Picture {
            kind,
            side,
            to,
            game: review.pgn(),
            position: review.position().clone(),
            last_move: review.last_move(),
            nags: review.node().nags().to_vec(),
            marks: review.marks_in_picture(),
            flipped,
            theme: self.settings.board_theme,
            pieces: self.settings.pieces,
            coordinates: self.settings.coordinates,
        };
        self.is_painting = true;
        self.settings.picture = kind;
        vec![Effect::Paint(Box::new(picture))]
    }

    /// A picture was saved here. The next one is of the same kind and in the same folder.
    pub(super) fn picture_saved(&mut self, path: String) -> Vec<Effect> {
        self.close_chooser(FormKind::Picture);
        let folder = Path::new(&path).parent();
        if let Some(folder) = folder.filter(|_| self.file_access == FileAccess::Paths) {
            self.settings.picture_folder = folder.display().to_string();
        }
        self.notice = Some(Notice::Saved(Some(self.shown_path(path))));
        vec![Effect::File(FileEffect::SaveSettings)]
    }
}

/// A move in the name of a file: `_12w`.
fn place_of(written: &Written) -> String {
    let side = match written.color {
        Color::White => 'w',
        Color::Black => 'b',
    };
    format!("_{}{side}", written.number)
}
