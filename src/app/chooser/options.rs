//! What is chosen beside the file to write: the kind and the size of a picture, or which games are exported.

use std::path::Path;

use super::command::ChooserPurpose;
use super::state::Chooser;
use crate::app::forms::{Field, FieldId, FieldOption, Label, Row};
use crate::app::picture::PictureKind;

impl Chooser {
    /// The choice of a file to export games to, with a proposed name and rows for what to export.
    pub(in crate::app) fn to_export(folder: &Path, name: &str, what: Vec<Row>) -> Chooser {
        let mut chooser = Chooser::at(folder, name, ChooserPurpose::Export);
        chooser.form.rows.extend(what);
        chooser
    }

    /// The choice of a file for a picture of the position, or of the game, whose proposed name lacks the place of the position.
    pub(in crate::app) fn to_paint(folder: &Path, stem: &str, place: &str) -> Chooser {
        let of_position = format!("{stem}{place}");
        let name = format!("{of_position}.{}", PictureKind::Position.extension());
        let mut chooser = Chooser::at(folder, &name, ChooserPurpose::Picture);
        chooser.form.rows.extend(picture_rows());
        chooser.stems = [stem.to_owned(), of_position];
        chooser
    }

    /// The chosen kind of picture, if a picture is to be saved.
    pub fn picture_kind(&self) -> Option<PictureKind> {
        self.form.chosen_of(FieldId::PictureKind, &PictureKind::ALL)
    }

    /// The name for another kind of picture, without its extension. One that was typed stays.
    fn stem_for(&self, kind: PictureKind, stem: &str) -> String {
        let is_proposed = self.stems.iter().any(|it| it == stem);
        let [of_game, of_position] = &self.stems;
        match kind {
            _ if !is_proposed => stem.to_owned(),
            PictureKind::Position | PictureKind::PositionSvg => of_position.clone(),
            PictureKind::Game | PictureKind::SheetPdf | PictureKind::SheetSvg => of_game.clone(),
        }
    }

    /// Keeps the extension and the chosen kind of picture in agreement, and offers the sizes of that kind.
    pub(super) fn sync_picture(&mut self) {
        let Some(chosen) = self.picture_kind() else {
            return;
        };
        let path = self.form.text(FieldId::Path);
        let named = PictureKind::of_path(path, chosen);
        if path != self.line {
            let number = PictureKind::ALL
                .iter()
                .position(|&kind| Some(kind) == named);
            if number.is_some() {
                self.form.choose(FieldId::PictureKind, number);
            }
        } else if self.form.focus == FieldId::PictureKind {
            self.name_picture(chosen, named);
        }
        self.sync_sides();
    }

    /// Gives the name the extension of the chosen kind in place of that of another one.
    fn name_picture(&mut self, chosen: PictureKind, named: Option<PictureKind>) {
        let (folder, name) = self.split();
        if name.is_empty() {
            return;
        }
        // Another point is one of the name.
        let of_other_kind = named.and_then(|_| name.rsplit_once('.'));
        let stem = of_other_kind.map_or(name, |(stem, _)| stem);
        let stem = self.stem_for(chosen, stem);
        let path = format!("{folder}{stem}.{}", chosen.extension());
        self.form.set_text(FieldId::Path, &path);
    }

    /// Offers the sizes of the chosen kind of picture.
    fn sync_sides(&mut self) {
        let number = self.form.chosen(FieldId::PictureSide);
        let is_side = |id| id == FieldId::PictureSide;
        self.form.rows.retain(|row| !row.has(is_side));
        let kind = self.picture_kind().filter(|it| !it.sides().is_empty());
        let sides = kind.map(|kind| sides_row(kind, number));
        self.form.rows.extend(sides);
    }
}

/// The choices of the kind of picture and of its size.
fn picture_rows() -> [Row; 2] {
    let options = PictureKind::ALL.map(FieldOption::Picture);
    let choice = Field::choice(FieldId::PictureKind, options, Some(0));
    let kinds = Row::new(Label::None, [choice]);
    [kinds, sides_row(PictureKind::Position, None)]
}

/// The choice of the size of a picture, the usual one if no number is given.
fn sides_row(kind: PictureKind, number: Option<usize>) -> Row {
    let sides = kind.sides();
    let options = sides.iter().copied().map(FieldOption::Pixels);
    let number = number.or(Some(sides.len() / 2));
    let choice = Field::choice(FieldId::PictureSide, options, number);
    Row::new(Label::None, [choice])
}
