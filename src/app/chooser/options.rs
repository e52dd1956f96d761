//! What is chosen beside the file to write: the kind and the size of a picture, or which games are exported.

use std::path::Path;

use super::command::ChooserPurpose;
use super::state::Chooser;
use crate::app::forms::{Field, FieldId, FieldOption, Label, Row};
use crate::app::picture::PictureKind;

impl Chooser {
    /// The choice of a file to export games to: what there is to choose from, each with its proposed name, and the number of
    /// what is proposed. If the folder is proposed too, it is left for the one of the file that was opened last.
    pub(in crate::app) fn to_export(
        (folder, is_proposed): (&Path, bool),
        scopes: Vec<(FieldOption, String)>,
        proposed: usize,
    ) -> Chooser {
        let (scopes, names): (Vec<FieldOption>, Vec<String>) = scopes.into_iter().unzip();
        let name = names.get(proposed).map_or("", String::as_str);
        let mut chooser = Chooser::at(folder, name, ChooserPurpose::Export);
        let choice = Field::choice(FieldId::ExportScope, scopes, Some(proposed));
        let append = Field::toggle(FieldId::Append, Label::Append, false);
        let rows = [choice, append].map(|field| Row::new(Label::None, [field]));
        chooser.form.rows.extend(rows);
        chooser.names = names;
        chooser.is_fresh = is_proposed;
        chooser.sync_unique();
        chooser
    }

    /// Proposes the name for what is exported, unless one was typed.
    pub(super) fn sync_export(&mut self) {
        let Some(scope) = self.form.chosen(FieldId::ExportScope) else {
            return;
        };
        let (folder, name) = self.split();
        let is_proposed = self.names.iter().any(|it| it == name);
        let wanted = self.names.get(scope).filter(|_| is_proposed);
        if let Some(wanted) = wanted.filter(|_| self.form.focus == FieldId::ExportScope) {
            let path = format!("{folder}{wanted}");
            self.form.set_text(FieldId::Path, &path);
        }
        self.sync_unique();
    }

    /// Offers to leave duplicates out where there may be some.
    fn sync_unique(&mut self) {
        let is_unique = |id| id == FieldId::Unique;
        let on = self.form.is_on(FieldId::Unique) == Some(true);
        self.form.rows.retain(|row| !row.has(is_unique));
        if let Some(FieldOption::Games(2..) | FieldOption::AllGames(2..)) =
            self.form.chosen_option(FieldId::ExportScope)
        {
            let unique = Field::toggle(FieldId::Unique, Label::Unique, on);
            let before_append = self.form.rows.len().saturating_sub(1);
            let row = Row::new(Label::None, [unique]);
            self.form.rows.insert(before_append, row);
        }
    }

    /// The choice of a file for a picture of the position, or of the game, whose proposed name lacks the place of the position.
    pub(in crate::app) fn to_paint(
        folder: &Path,
        (stem, place): (&str, &str),
        kind: PictureKind,
        is_proposed: bool,
    ) -> Chooser {
        let stems = [stem.to_owned(), format!("{stem}{place}")];
        let name = format!("{}.{}", stem_of(&stems, kind), kind.extension());
        let mut chooser = Chooser::at(folder, &name, ChooserPurpose::Picture);
        let options = PictureKind::ALL.map(FieldOption::Picture);
        let number = PictureKind::ALL.iter().position(|it| *it == kind);
        let choice = Field::choice(FieldId::PictureKind, options, number);
        chooser.form.rows.push(Row::new(Label::None, [choice]));
        chooser.sync_sides();
        chooser.stems = stems;
        chooser.is_fresh = is_proposed;
        chooser
    }

    /// The chosen kind of picture, if a picture is to be saved.
    pub fn picture_kind(&self) -> Option<PictureKind> {
        self.form.chosen_of(FieldId::PictureKind, &PictureKind::ALL)
    }

    /// The name for another kind of picture, without its extension. One that was typed stays.
    fn stem_for(&self, kind: PictureKind, stem: &str) -> String {
        let is_proposed = self.stems.iter().any(|it| it == stem);
        if is_proposed {
            stem_of(&self.stems, kind).to_owned()
        } else {
            stem.to_owned()
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

/// The proposed name of a picture of this kind, without its extension, from those of the game and of the position.
fn stem_of([of_game, of_position]: &[String; 2], kind: PictureKind) -> &str {
    match kind {
        PictureKind::Position | PictureKind::PositionSvg => of_position,
        PictureKind::Game | PictureKind::SheetPdf | PictureKind::SheetSvg => of_game,
    }
}

/// The choice of the size of a picture, the usual one if no number is given.
fn sides_row(kind: PictureKind, number: Option<usize>) -> Row {
    let sides = kind.sides();
    let options = sides.iter().copied().map(FieldOption::Pixels);
    let number = number.or(Some(sides.len() / 2));
    let choice = Field::choice(FieldId::PictureSide, options, number);
    Row::new(Label::None, [choice])
}
