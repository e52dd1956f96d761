//! The line for the path of a file to be opened or saved.

use super::fault::EntryFault;
use super::field_id::FieldId;
use super::form::{Field, Form, Row};
use super::label::{FieldOption, FormKind, Label};
use super::text_field::{Edit, Motion, common_beginning};
use crate::app::effect::Effect;
use crate::app::errand::{Content, Errand};
use crate::app::picture::PictureKind;

/// So many files that a path can become are offered.
const OFFERS: usize = 24;

/// What stands between the names of a path.
const SEPARATOR: char = std::path::MAIN_SEPARATOR;

/// A path while it is typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PathLine {
    /// The line, and below it the files that it can become.
    pub form: Form,
    purpose: PathPurpose,
    /// The path as it was when files were last asked for that begin like it.
    line: String,
    /// The files that it can become.
    offers: Vec<String>,
    /// The path of a file that was found in the way, and that is written over if the players insist.
    in_the_way: Option<String>,
}

/// What is to be done with a path that was entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::app) enum Entered {
    /// Show what is in the folder.
    Folder,
    /// Open the file.
    Open(String),
    /// Save the game that is shown.
    SaveGame(SaveTo),
    /// Save a picture of the game that is shown.
    Picture(SaveTo, PictureKind),
    /// Save the selected game of the list.
    ExportSelected(SaveTo),
    /// Save all games that the list shows.
    ExportAll(SaveTo),
}

/// The file in which something is saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::app) struct SaveTo {
    path: String,
    /// Whether a file of that name may be written over.
    replace: bool,
}

impl SaveTo {
    /// The path, and whether a file of that name may be written over.
    pub(in crate::app) fn into_parts(self) -> (String, bool) {
        (self.path, self.replace)
    }

    /// Saves it.
    pub(in crate::app) fn with(self, content: Content) -> Vec<Effect> {
        let SaveTo { path, replace } = self;
        vec![Effect::Errand(Errand::Save {
            content,
            path,
            replace,
        })]
    }
}

/// What a path is typed for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app) enum PathPurpose {
    /// To open the file.
    Open,
    /// To save the game there that is shown.
    SaveGame,
    /// To save a picture there of the game that is shown.
    Picture,
    /// To save the selected game of the list there, or all that it shows.
    Export,
}

impl PathLine {
    /// A line that begins with a path. Of an export, what is exported is a choice beside it.
    pub(in crate::app) fn new(purpose: PathPurpose, path: String, extent: Option<Row>) -> PathLine {
        let kind = match purpose {
            PathPurpose::Open => FormKind::OpenFile,
            PathPurpose::SaveGame => FormKind::SaveGame,
            PathPurpose::Export => FormKind::Export,
            PathPurpose::Picture => FormKind::Picture,
        };
        let mut rows = vec![Row::new(Label::Path, [Field::text(FieldId::Path, &path)])];
        rows.extend(extent);
        let form = Form {
            kind,
            rows,
            focus: FieldId::Path,
            fault: None,
        };
        PathLine {
            form,
            purpose,
            line: path,
            offers: Vec::new(),
            in_the_way: None,
        }
    }

    /// Asks for the files that the path can become.
    pub(in crate::app) fn ask(&self) -> Vec<Effect> {
        vec![Effect::Errand(Errand::Complete(self.line.clone()))]
    }

    /// What is to be done with the path that was entered. Of a folder it is asked what is in it.
    pub(in crate::app) fn enter(&self) -> Entered {
        let path = self.line.clone();
        if path.is_empty() || path.ends_with(SEPARATOR) {
            return Entered::Folder;
        }
        match self.purpose {
            PathPurpose::Open => Entered::Open(path),
            PathPurpose::SaveGame => Entered::SaveGame(self.file(path)),
            PathPurpose::Picture => {
                let chosen = self.form.chosen_of(FieldId::PictureKind, &PictureKind::ALL);
                let kind = PictureKind::of_path(&path).or(chosen);
                let kind = kind.unwrap_or(PictureKind::Position);
                Entered::Picture(self.file(path), kind)
            }
            PathPurpose::Export => match self.form.chosen(FieldId::Extent) {
                Some(0) => Entered::ExportSelected(self.file(path)),
                _ => Entered::ExportAll(self.file(path)),
            },
        }
    }

    fn file(&self, path: String) -> SaveTo {
        let replace = self.in_the_way.as_ref() == Some(&path);
        SaveTo { path, replace }
    }

    /// Asks whether a file is to be written over: the same path entered again says so.
    pub(in crate::app) fn ask_to_replace(&mut self, path: String) {
        let name = last_name(&path).to_string();
        self.form.fault = Some(EntryFault::Exists(name));
        self.in_the_way = Some(path);
    }

    /// The choice of what is painted.
    pub(in crate::app) fn picture_kinds() -> Row {
        let options = PictureKind::ALL.map(FieldOption::Picture);
        let choice = Field::choice(FieldId::PictureKind, options, Some(0));
        Row::new(Label::None, [choice])
    }

    /// Brings the end of the path and the choice of what is painted in line.
    fn match_kind(&mut self) {
        let chosen = self.form.chosen_of(FieldId::PictureKind, &PictureKind::ALL);
        let path = self.form.text(FieldId::Path).to_string();
        let named = PictureKind::of_path(&path);
        let (Some(chosen), true) = (chosen, named != chosen) else {
            return;
        };
        match (path == self.line, named) {
            (true, _) => {
                let stem = path.rsplit_once('.').map_or(&*path, |(stem, _)| stem);
                let path = format!("{stem}.{}", chosen.extension());
                self.form.set_text(FieldId::Path, &path);
            }
            (false, Some(named)) => {
                let number = PictureKind::ALL.iter().position(|&kind| kind == named);
                self.form.choose(FieldId::PictureKind, number);
            }
            (false, None) => {}
        }
    }

    /// Takes over what was changed in the fields.
    pub(in crate::app) fn revise(&mut self) -> Vec<Effect> {
        let chosen = self.form.chosen(FieldId::Offers);
        if let Some(offer) = chosen.and_then(|number| self.offers.get(number)) {
            let offer = offer.clone();
            self.form.choose(FieldId::Offers, None);
            self.set_path(offer);
        }
        if self.purpose == PathPurpose::Picture {
            self.match_kind();
        }
        if self.form.text(FieldId::Path) == self.line {
            return Vec::new();
        }
        self.line = self.form.text(FieldId::Path).to_string();
        self.form.fault = None;
        self.in_the_way = None;
        self.ask()
    }

    fn set_path(&mut self, path: String) {
        self.form.set_text(FieldId::Path, &path);
        self.form.focus_on(FieldId::Path);
        let (to, select) = (Motion::End, false);
        self.form.edit(Edit::Move { to, select });
    }

    /// Shows what the path can become, if it is still the same.
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

    /// Goes on as far as all offers agree.
    pub(in crate::app) fn complete(&mut self) -> Vec<Effect> {
        let common = common_beginning(self.offers.iter().map(String::as_str));
        if common.len() > self.line.len() {
            self.set_path(common);
        }
        self.revise()
    }
}

/// The name of a file or folder without those that it is in; a folder's ends in the separator.
fn last_name(path: &str) -> &str {
    let end = path.strip_suffix(SEPARATOR).unwrap_or(path);
    let start = end
        .rfind(SEPARATOR)
        .map_or(0, |at| at + SEPARATOR.len_utf8());
    path.get(start..).unwrap_or(path)
}
