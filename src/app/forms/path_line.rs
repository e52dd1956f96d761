//! The form for the path of a file to save.

use super::fault::EntryFault;
use super::field_id::FieldId;
use super::form::Form;
use super::label::{FormKind, Label};
use super::option::FieldOption;
use super::row::Row;
use super::text_field::{Edit, Motion, common_prefix};
use super::widget::Field;
use crate::app::effect::Effect;
use crate::app::file_task::FileTask;
use crate::app::picture::PictureKind;
use crate::app::save_target::{Existing, SaveTarget};
use crate::app::step::Step;
use crate::storage::library::IfExists;

/// The greatest number of completions shown.
const OFFERS: usize = 24;

/// The separator between the names of a path.
const SEPARATOR: char = std::path::MAIN_SEPARATOR;

/// A path being typed, with its completions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PathLine {
    /// The text field, and below it the completions.
    pub form: Form,
    purpose: PathPurpose,
    /// The path that completions were last requested for.
    line: String,
    /// The completions.
    offers: Vec<String>,
    existing: Existing,
    /// The proposed name of a picture of the game, and of one of its position, which names the move. Without extensions.
    stems: [String; 2],
}

/// What to do with an entered path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::app) enum PathAction {
    /// List the files of the folder.
    Folder,
    /// Save a picture of the game on the screen, whose board has this side.
    Picture(SaveTarget, PictureKind, i32),
    /// Export games.
    Export {
        to: SaveTarget,
        /// The number of the scope.
        scope: usize,
        /// Whether duplicates are left out.
        unique: bool,
    },
}

/// The purpose of a typed path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app) enum PathPurpose {
    /// Save a picture of the game on the screen.
    Picture,
    /// Export games.
    Export,
}

impl PathLine {
    /// A form with this path, and rows for what to save.
    pub(in crate::app) fn new(purpose: PathPurpose, path: String, what: Vec<Row>) -> PathLine {
        let kind = match purpose {
            PathPurpose::Export => FormKind::Export,
            PathPurpose::Picture => FormKind::Picture,
        };
        let line = Row::new(Label::Path, [Field::text(FieldId::Path, &path)]);
        let rows = [line].into_iter().chain(what).collect();
        PathLine {
            form: Form::new(kind, rows, FieldId::Path),
            purpose,
            line: path,
            offers: Vec::new(),
            existing: Existing::default(),
            stems: Default::default(),
        }
    }

    /// Requests completions of the path.
    pub(in crate::app) fn ask(&self) -> Vec<Effect> {
        vec![Effect::FileTask(FileTask::Complete(self.line.clone()))]
    }

    /// What to do with the entered path.
    pub(in crate::app) fn enter(&self) -> PathAction {
        let path = self.line.clone();
        if path.is_empty() || path.ends_with(SEPARATOR) {
            return PathAction::Folder;
        }
        match self.purpose {
            PathPurpose::Picture => {
                let chosen = self.form.chosen_of(FieldId::PictureKind, &PictureKind::ALL);
                let chosen = chosen.unwrap_or(PictureKind::Position);
                let kind = PictureKind::of_path(&path, chosen).unwrap_or(chosen);
                let side = kind.side(self.form.chosen(FieldId::PictureSide));
                PathAction::Picture(self.existing.target(path), kind, side)
            }
            PathPurpose::Export => {
                let scope = self.form.chosen(FieldId::ExportScope).unwrap_or_default();
                let is_on = |id| self.form.is_on(id) == Some(true);
                let mut to = self.existing.target(path);
                if is_on(FieldId::Append) {
                    to.if_exists = IfExists::Append;
                }
                PathAction::Export {
                    to,
                    scope,
                    unique: is_on(FieldId::Unique),
                }
            }
        }
    }

    /// Asks whether to replace a file. Entering the same path again agrees.
    pub(in crate::app) fn ask_to_replace(&mut self, path: String) {
        let name = self.existing.ask(path);
        self.form.fault = Some(EntryFault::Exists(name));
    }

    /// The form for a picture of the position, or of the game, whose proposed name lacks the place of the position.
    pub(in crate::app) fn of_picture(stem: String, place: &str) -> PathLine {
        let of_position = format!("{stem}{place}");
        let path = format!("{of_position}.{}", PictureKind::Position.extension());
        PathLine {
            stems: [stem, of_position],
            ..PathLine::new(PathPurpose::Picture, path, picture_rows())
        }
    }

    /// The stem of a name for another kind of picture. One that was typed stays.
    fn stem_for(&self, kind: PictureKind, stem: &str) -> String {
        let is_proposed = self.stems.iter().any(|it| it == stem);
        let [of_game, of_position] = &self.stems;
        match kind {
            _ if !is_proposed => stem.to_string(),
            PictureKind::Position | PictureKind::PositionSvg => of_position.clone(),
            PictureKind::Game | PictureKind::SheetPdf | PictureKind::SheetSvg => of_game.clone(),
        }
    }

    /// Offers the sizes of the chosen kind of picture.
    fn sync_sides(&mut self) {
        let kind = self.form.chosen_of(FieldId::PictureKind, &PictureKind::ALL);
        let number = self.form.chosen(FieldId::PictureSide);
        let has = |row: &Row, id| row.fields.iter().any(|field| field.id == id);
        self.form.rows.retain(|row| !has(row, FieldId::PictureSide));
        let mut rows = self.form.rows.iter();
        let kinds = rows.position(|row| has(row, FieldId::PictureKind));
        if let (Some(kind), Some(at)) = (kind.filter(|it| !it.sides().is_empty()), kinds) {
            self.form.rows.insert(at + 1, sides_row(kind, number));
        }
    }

    /// Keeps the file extension and the chosen kind of picture in sync.
    fn sync_kind(&mut self) {
        let chosen = self.form.chosen_of(FieldId::PictureKind, &PictureKind::ALL);
        let path = self.form.text(FieldId::Path).to_string();
        let Some(chosen) = chosen else {
            return;
        };
        let named = PictureKind::of_path(&path, chosen);
        let is_chosen_now = self.form.focus == FieldId::PictureKind;
        match (path == self.line, named) {
            (true, _) if is_chosen_now && !path.ends_with(SEPARATOR) => {
                // Another point is one of the name.
                let of_other_kind = named.and_then(|_| path.rsplit_once('.'));
                let stem = of_other_kind.map_or(&*path, |(stem, _)| stem);
                let stem = self.stem_for(chosen, stem);
                let path = format!("{stem}.{}", chosen.extension());
                self.form.set_text(FieldId::Path, &path);
            }
            (true, _) => {}
            (false, Some(named)) => {
                let number = PictureKind::ALL.iter().position(|&kind| kind == named);
                self.form.choose(FieldId::PictureKind, number);
            }
            (false, None) => {}
        }
    }

    /// Applies what was changed in the fields.
    pub(in crate::app) fn revise(&mut self) -> Vec<Effect> {
        let chosen = self.form.chosen(FieldId::Offers);
        if let Some(offer) = chosen.and_then(|number| self.offers.get(number)) {
            let offer = offer.clone();
            self.form.choose(FieldId::Offers, None);
            self.set_path(offer);
        }
        if self.purpose == PathPurpose::Picture {
            self.sync_kind();
            self.sync_sides();
        }
        if self.form.is_on(FieldId::Append) == Some(true) {
            self.form.fault = None;
        }
        if self.form.text(FieldId::Path) == self.line {
            return Vec::new();
        }
        self.line = self.form.text(FieldId::Path).to_string();
        self.form.fault = None;
        self.existing = Existing::default();
        self.ask()
    }

    fn set_path(&mut self, path: String) {
        self.form.set_text(FieldId::Path, &path);
        self.form.focus_on(FieldId::Path);
        let (to, select) = (Motion::End, false);
        self.form.edit(Edit::Move { to, select });
    }

    /// Shows the completions of a path, if it has not changed since.
    pub(in crate::app) fn offer(&mut self, path: &str, offers: Vec<String>) {
        if path != self.line {
            return;
        }
        let is_offer = |row: &Row| row.fields.iter().any(|field| field.id == FieldId::Offers);
        self.form.rows.retain(|row| !is_offer(row));
        let names = offers
            .iter()
            .take(OFFERS)
            .map(|offer| last_name(offer).to_string());
        let choice = Field::choice(FieldId::Offers, names.map(FieldOption::File), None);
        if !offers.is_empty() {
            self.form.rows.push(Row::new(Label::None, [choice]));
        }
        self.offers = offers;
    }

    /// Completes the path as far as all offers agree. If there is nothing to add, goes to the next field.
    pub(in crate::app) fn complete(&mut self) -> Vec<Effect> {
        let common = common_prefix(self.offers.iter().map(String::as_str));
        if common.len() > self.line.len() {
            self.set_path(common);
        } else {
            self.form.step_focus(Step::Forward);
        }
        self.revise()
    }
}

/// The choices of the kind of picture and of its size.
fn picture_rows() -> Vec<Row> {
    let options = PictureKind::ALL.map(FieldOption::Picture);
    let choice = Field::choice(FieldId::PictureKind, options, Some(0));
    vec![
        Row::new(Label::None, [choice]),
        sides_row(PictureKind::Position, None),
    ]
}

/// The choice of the size of a picture, the usual one if no number is given.
fn sides_row(kind: PictureKind, number: Option<usize>) -> Row {
    let sides = kind.sides();
    let options = sides.iter().copied().map(FieldOption::Pixels);
    let number = number.or(Some(sides.len() / 2));
    let choice = Field::choice(FieldId::PictureSide, options, number);
    Row::new(Label::None, [choice])
}

/// The last name in a path; that of a folder ends in the separator.
fn last_name(path: &str) -> &str {
    let end = path.strip_suffix(SEPARATOR).unwrap_or(path);
    let start = end
        .rfind(SEPARATOR)
        .map_or(0, |at| at + SEPARATOR.len_utf8());
    path.get(start..).unwrap_or(path)
}
