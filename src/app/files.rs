//! Opening and saving files.

use std::path::{Path, PathBuf};

use super::chooser::{Chooser, ChooserAction, ChooserCommand, ChooserPurpose};
use super::command::Command;
use super::effect::{Effect, WindowEffect};
use super::file_access::FileAccess;
use super::file_command::FileCommand;
use super::file_task::{Content, FileTask, ListRequest};
use super::forms::{FieldId, FormKind};
use super::game_text::GameText;
use super::hint::Hint;
use super::menu::Dialog;
use super::notice::Notice;
use super::now::Now;
use super::picture::PictureKind;
use super::review::Review;
use super::save_target::SaveTarget;
use super::{App, Screen};
use crate::game::Game;
use crate::rules::Position;
use crate::storage::file_name;
use crate::storage::library::{self, GamePlace, IfExists, Origin, Source};

impl App {
    pub(super) fn exchange(&mut self, command: FileCommand) -> Vec<Effect> {
        match command {
            FileCommand::OpenFile => self.ask_what_to_open(),
            FileCommand::Open(path) => self.open_file(path),
            FileCommand::Save => self.save(),
            FileCommand::SaveAs => self.ask_where_to_save(),
            FileCommand::ExportGame => self.export(false),
            FileCommand::ExportAll => self.export(true),
            FileCommand::CopyGame => self.copy_game(),
            FileCommand::CopyPosition => self.copy_position(),
            FileCommand::Paste => self.ask_for_paste(),
        }
    }

    /// The game and position on the screen; in the library, those of the preview.
    pub(super) fn game_shown(&self) -> Option<(&Game, &Position)> {
        match &self.screen {
            Screen::Start | Screen::Clock(_) | Screen::Practice(_) | Screen::Position(_) => None,
            Screen::Play(live) => Some((live.game(), live.position())),
            Screen::Review(review) => Some((review.game(), review.position())),
            Screen::Library(library) => {
                let game = &library.previewed()?.game;
                Some((game, game.record().position_at(library.shown())))
            }
        }
    }

    /// The name of a file with that game.
    pub(super) fn name_shown(&self) -> String {
        let name = self.game_shown().map(|(game, _)| file_name(game));
        name.unwrap_or_default()
    }

    /// The PGN of the game on the screen, with all its variations.
    pub(super) fn text_shown(&self) -> Option<GameText> {
        match &self.screen {
            Screen::Review(review) => Some(review.text()),
            // The game alone would lose what others wrote of it.
            Screen::Library(library) => library.previewed().map(|saved| (&saved.pgn).into()),
            _ => self.game_shown().map(|(game, _)| game.into()),
        }
    }

    /// The file that a command would change although it is not the program's own, and the key of the command.
    pub(super) fn opened_file_changed_by(&self, command: &Command) -> Option<(PathBuf, Hint)> {
        match (command, &self.screen) {
            (Command::Library(command), Screen::Library(library)) => library
                .changes_opened_file(*command)
                .filter(|_| self.saving.trouble().is_none()),
            (Command::File(FileCommand::Save), Screen::Review(review)) => {
                let has_new = review.is_unsaved() || review.is_exploring();
                let file = review.opened_file().filter(|_| has_new);
                file.map(|file| (file.into(), Hint::Save))
            }
            _ => None,
        }
    }

    /// Whether a file that is not the program's own may be changed. Asks once for each file; giving the command again
    /// agrees.
    pub(super) fn may_change(&mut self, path: PathBuf, hint: Hint) -> bool {
        let name = path.file_name().unwrap_or_default();
        let name = name.to_string_lossy().into_owned();
        let question = Notice::ChangesFile { name, hint };
        if self.cleared.as_ref() == Some(&question) {
            self.changeable.insert(path);
            return true;
        }
        let may = self.changeable.contains(&path);
        if !may {
            self.notice = Some(question);
        }
        may
    }

    /// Opens a file dropped on the window or named on the command line.
    fn open_file(&mut self, path: PathBuf) -> Vec<Effect> {
        if std::mem::take(&mut self.is_choosing_games) && self.review().is_some() {
            self.look_through(path);
            Vec::new()
        } else if self.refuses_another_game() {
            self.dialogs.clear();
            Vec::new()
        } else {
            self.begin_with(Source::File(path))
        }
    }

    /// The effects to run where the program opens games. A file is noted among the recent ones once it is read.
    pub fn begin_with(&mut self, games: Source) -> Vec<Effect> {
        self.opening = games.opened_file().map(PathBuf::from);
        self.is_folder_used &= self.opening.is_none();
        vec![Effect::List(ListRequest::Open(games))]
    }

    fn ask_what_to_open(&mut self) -> Vec<Effect> {
        self.is_choosing_games = false;
        if self.refuses_another_game() {
            Vec::new()
        } else {
            self.choose(ChooserPurpose::Games)
        }
    }

    /// Opens the choice of a file.
    pub(super) fn choose(&mut self, purpose: ChooserPurpose) -> Vec<Effect> {
        if self.file_access == FileAccess::Dialogs {
            self.dialogs.clear();
            return vec![Effect::Window(WindowEffect::ChooseFile)];
        }
        self.ask_for_file(Chooser::new(&self.folder, purpose))
    }

    /// Asks for a file in this choice.
    pub(super) fn ask_for_file(&mut self, chooser: Chooser) -> Vec<Effect> {
        let effects = chooser.begin();
        self.dialogs = vec![Dialog::Open(Box::new(chooser))];
        effects
    }

    /// Saves the game to the file that it was opened from, or asks where; also with moves that were only looked at.
    fn save(&mut self) -> Vec<Effect> {
        let mut effects = match &mut self.screen {
            Screen::Review(review) => review.keep_explored(),
            _ => Vec::new(),
        };
        effects.extend(self.save_shown());
        effects
    }

    fn save_shown(&mut self) -> Vec<Effect> {
        let file = self.review().and_then(Review::opened_file);
        // A file that was opened by a dialog cannot be written to.
        let file = file.filter(|_| self.file_access == FileAccess::Paths);
        let Some(file) = file.map(PathBuf::from) else {
            if self.is_saved_by_itself() {
                self.notice = Some(Notice::Saved(None));
                return Vec::new();
            }
            return self.ask_where_to_save();
        };
        match &mut self.screen {
            Screen::Review(review) if review.is_unsaved() => review.save_now(),
            Screen::Review(review) => {
                self.notice = Some(review.saved_notice(file.display().to_string()));
                Vec::new()
            }
            _ => Vec::new(),
        }
    }

    /// Whether the reviewed game is one that is saved by itself, as it is now.
    fn is_saved_by_itself(&self) -> bool {
        let is_kept = |review: &Review| review.saves_itself() && !review.is_unsaved();
        let writes = self.file_access == FileAccess::Paths && !self.saving.is_unsaved();
        writes && self.review().is_some_and(is_kept)
    }

    fn ask_where_to_save(&mut self) -> Vec<Effect> {
        if !matches!(self.screen, Screen::Play(_) | Screen::Review(_)) {
            return self.export(false);
        }
        let name = self.name_shown();
        if self.file_access == FileAccess::Dialogs {
            let content = self.text_shown().map(Content::Game);
            self.note_saving();
            return content.map_or_else(Vec::new, |it| self.save_by_dialog(&name, it));
        }
        let review = self.review();
        let opened = review.and_then(Review::opened_file);
        // A file with many games is not replaced by one of them.
        let is_alone = review.is_none_or(|review| review.list().is_none());
        let is_proposed = match opened {
            None => !self.is_folder_used,
            Some(_) => !is_alone,
        };
        let path = match opened {
            Some(file) if is_alone => file.to_path_buf(),
            Some(file) => file.with_file_name(name),
            None => self.folder.join(name),
        };
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let folder = path.parent().unwrap_or(Path::new("."));
        self.ask_for_file(Chooser::to_save(folder, &name, is_proposed))
    }

    /// Saves to a file of which the system asks where it goes.
    pub(super) fn save_by_dialog(&mut self, name: &str, content: Content) -> Vec<Effect> {
        self.dialogs.clear();
        let path = self.folder.join(name).display().to_string();
        let if_exists = IfExists::Replace;
        let to = SaveTarget { path, if_exists };
        vec![Effect::FileTask(FileTask::Save { content, to })]
    }

    /// Notes that the game on the screen is being saved to a chosen file.
    fn note_saving(&mut self) {
        if let Screen::Review(review) = &mut self.screen {
            review.note_saving();
        }
    }

    /// Games were saved here; the next file is suggested in the same folder.
    pub(super) fn note_folder(&mut self, path: &str) {
        let folder = Path::new(path).parent().unwrap_or(Path::new(""));
        if self.file_access == FileAccess::Paths && folder.is_absolute() {
            self.folder = folder.into();
            self.is_folder_used = true;
        }
    }

    /// The path as a notice shows it: only the name, if the folder is not one of the user.
    pub(super) fn shown_path(&self, path: String) -> String {
        let name = Path::new(&path).file_name();
        match (self.file_access, name) {
            (FileAccess::Dialogs, Some(name)) => name.to_string_lossy().into_owned(),
            _ => path,
        }
    }

    /// The reviewed game was saved to a chosen file.
    pub(super) fn note_saved_as(&mut self, place: Option<GamePlace>) {
        if let Some(GamePlace {
            origin: Origin::File(state),
            ..
        }) = &place
        {
            // Its name was chosen just now.
            self.changeable.insert(state.path.clone());
        }
        if let Screen::Review(review) = &mut self.screen {
            review.saved_elsewhere(place);
        }
    }

    /// The choice of a file.
    pub(super) fn chooser_mut(&mut self) -> Option<&mut Chooser> {
        match self.dialogs.last_mut()? {
            Dialog::Open(chooser) => Some(chooser),
            _ => None,
        }
    }

    pub(super) fn update_chooser(&mut self, command: ChooserCommand, now: Now) -> Vec<Effect> {
        let action = self
            .chooser_mut()
            .map(|chooser| chooser.update(command, now.time));
        action.map_or_else(Vec::new, |action| self.choose_file(action, now))
    }

    /// Does what was asked in the choice of a file.
    pub(super) fn choose_file(&mut self, action: ChooserAction, now: Now) -> Vec<Effect> {
        let (path, line) = match action {
            ChooserAction::Effects(effects) => return effects,
            ChooserAction::Open(path) => (path, None),
            ChooserAction::OpenTyped(line) => (library::expand(&line), Some(line)),
        };
        let purpose = self.chooser_mut().map(|chooser| chooser.purpose());
        let mut effects = match (purpose.unwrap_or(ChooserPurpose::Games), line) {
            (ChooserPurpose::Engine { replaces }, _) => return self.add_engine(&path, replaces),
            (ChooserPurpose::Save | ChooserPurpose::Picture | ChooserPurpose::Export, line) => {
                return self.save_to(line.unwrap_or_else(|| path.display().to_string()), now);
            }
            (ChooserPurpose::Openings, _) => {
                self.look_through(path);
                Vec::new()
            }
            (ChooserPurpose::Games, None) => self.open_file(path),
            (ChooserPurpose::Games, Some(_)) if self.refuses_another_game() => {
                self.dialogs.clear();
                return Vec::new();
            }
            (ChooserPurpose::Games, Some(line)) => {
                self.opening = Some(path);
                vec![Effect::List(ListRequest::Path(line))]
            }
        };
        // A huge game is not read twice at once.
        if self.chooser_mut().is_some_and(Chooser::forget_asked) {
            effects.push(Effect::StopReading);
        }
        effects
    }

    /// Saves to the chosen file what it was chosen for: the game on the screen, its picture, or games.
    fn save_to(&mut self, path: String, now: Now) -> Vec<Effect> {
        let Some(chooser) = self.chooser() else {
            return Vec::new();
        };
        let kind = chooser.picture_kind();
        let path = library::with_ending(path, kind.map(PictureKind::extension));
        let (to, form) = (chooser.target(path), &chooser.form);
        if let Some(kind) = kind {
            let side = kind.side(form.chosen(FieldId::PictureSide));
            return self.paint(to, kind, side, now);
        }
        let content = if let Some(scope) = form.chosen(FieldId::ExportScope) {
            let unique = form.is_on(FieldId::Unique) == Some(true);
            let places = self.exported(scope);
            Some(Content::Games { places, unique })
        } else {
            let content = self.text_shown().map(Content::Game);
            self.note_saving();
            content
        };
        let save = content.map(|content| Effect::FileTask(FileTask::Save { content, to }));
        save.into_iter().collect()
    }

    /// Stops reading the file that was asked for.
    pub(super) fn stop_opening(&mut self) -> Vec<Effect> {
        let opened = self.opening.take();
        opened.map(|_| Effect::StopListing).into_iter().collect()
    }

    /// Notes that the file that was asked for was opened, with this many games.
    pub(super) fn note_opened(&mut self, games: usize) -> Vec<Effect> {
        let opened = self.opening.take().filter(|_| games > 0);
        let note = opened.map(|path| Effect::FileTask(FileTask::NoteOpened(path, games)));
        note.into_iter().collect()
    }

    pub(super) fn complete_path(&mut self) -> Vec<Effect> {
        self.chooser_mut().map_or_else(Vec::new, Chooser::complete)
    }

    pub(super) fn file_exists(&mut self, path: String, games: usize) {
        self.is_painting = false;
        if let Some(chooser) = self.chooser_mut() {
            chooser.ask_to_replace(path, games);
        }
    }

    /// Closes the choice of a file when what it was opened for is done. What was opened meanwhile for something else stays.
    pub(super) fn close_chooser(&mut self, kind: FormKind) {
        let is_done = |dialog: &Dialog| dialog.form().is_some_and(|form| form.kind == kind);
        self.dialogs.retain(|dialog| !is_done(dialog));
    }
}
