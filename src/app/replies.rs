//! Handles replies to effects.

use super::effect::{Effect, FileEffect};
use super::failure::Failure;
use super::file_task::{ListRequest, ReadFor, TaskReply, Unwritten};
use super::forms::{EntryFault, FormKind};
use super::library::{Library, LibraryUpdate};
use super::menu::Dialog;
use super::notice::Notice;
use super::now::Now;
use super::reply::Reply;
use super::review::{OpenedGame, ReviewOrigin};
use super::saving::Saving;
use super::{App, Screen};

use crate::storage::file_name;
use crate::storage::library::{Batch, GamePlace, Source};

impl App {
    /// Handles a reply.
    pub(super) fn handle_reply(&mut self, reply: Reply, now: Now) -> Vec<Effect> {
        match reply {
            Reply::Saved(place) => return self.saved(place, now),
            Reply::SavedAnew { place, aside } => return self.saved_anew(place, aside, now),
            Reply::SaveFailed(why) => self.not_saved(Notice::NotSaved(why), true, now),
            Reply::FolderInUse(why) => {
                self.not_saved(Notice::CannotSave(why.into()), false, now);
            }
            Reply::FolderFree => return self.folder_free(),
            Reply::LastRead(purpose, last) => return self.last_read(purpose, last),
            Reply::Opened(game, place) => {
                self.opened(game, place);
                return self.note_opened(1);
            }
            Reply::Pasted(text) => return self.paste(text),
            Reply::Task(answer) => return self.answered(answer, now),
            Reply::WinnabilityFound(position, winnability) => {
                return self.winnability_found(&position, &winnability, now);
            }
            Reply::Analysis(ticket, answer) => return self.analyst_answered(ticket, answer, now),
            Reply::Explored(ticket, found) => return self.explored(ticket, *found),
            Reply::Thought(number, finding) => return self.thought_found(number, finding, now),
            Reply::Exercises(exercises, fault) => self.exercises_read(*exercises, fault),
            Reply::PlayerNames(names, fault) => return self.names_read(*names, fault),
            Reply::Players(read) => self.players_read(read),
            Reply::Failed(why) => self.failed(why),
        }
        Vec::new()
    }

    /// The game was saved. After the end of a game, counts the results of its players with it.
    fn saved(&mut self, place: Option<String>, now: Now) -> Vec<Effect> {
        let live = self.live_game();
        let ended = live.filter(|live| live.game().outcome().is_some());
        let names = ended.and_then(|live| self.match_scores.names(live.game()));
        // The next game takes the place of one that does not count.
        let kept = ended.filter(|live| !live.game().is_aborted());
        let is_kept = kept.is_some();
        let name = kept.map(|live| file_name(live.game()));
        // If the game before it has the same name, this one gets a number that is not known yet.
        let before = self.last.game().filter(|game| game.outcome().is_some());
        let name = name.filter(|name| before.is_none_or(|game| file_name(game) != *name));
        let said = match name {
            Some(name) => Notice::Kept { place, name },
            None => Notice::Saved(place),
        };
        // Why the program has resigned is said nowhere else; the card of the result says where the game is.
        let has_resigned = matches!(self.notice, Some(Notice::Resigned(_)));
        if (is_kept || self.saving.is_unsaved()) && !has_resigned {
            self.notice = Some(said.clone());
        }
        if let Screen::Play(live) = &mut self.screen
            && is_kept
        {
            live.note_saved(said);
        }
        let mut effects = self.read_own_files_again();
        self.saving = Saving::default();
        let compare = |names| Effect::List(ListRequest::Compare(names));
        effects.extend(names.map(compare));
        if let Some(review) = self.saving_review(None) {
            let update = review.last_saved();
            effects.extend(self.apply_review_update(update, now));
        }
        effects
    }

    /// The game was saved after an unreadable last game was renamed.
    fn saved_anew(&mut self, place: Option<String>, aside: String, now: Now) -> Vec<Effect> {
        let effects = self.saved(place, now);
        self.notice = Some(Notice::SetAside(aside));
        effects
    }

    /// Saving failed. A failed retry is reported only if there is no other notice.
    fn not_saved(&mut self, trouble: Notice, unsaved: bool, now: Now) {
        if self.saving.trouble().is_none() || self.notice.is_none() {
            self.notice = Some(trouble.clone());
        }
        self.saving = Saving::failed(trouble, unsaved, now.time);
    }

    /// The folder of games can be written to again. The other program may have left a game in `last.txt`.
    fn folder_free(&mut self) -> Vec<Effect> {
        let mut effects = self.read_own_files_again();
        self.saving = Saving::default();
        self.notice = Some(Notice::FolderFree);
        effects.extend(self.read_last_again());
        effects
    }

    /// What reads the exercises and the joined names again after another program had the folder, and may have changed them.
    fn read_own_files_again(&mut self) -> Vec<Effect> {
        if self.saving.folder_in_use().is_none() {
            return Vec::new();
        }
        self.stop_practice();
        [FileEffect::ReadExercises, FileEffect::ReadNames]
            .map(Effect::File)
            .into()
    }

    /// A file with a single game was read. The screen may have changed since the request.
    fn opened(&mut self, game: Box<OpenedGame>, place: Option<GamePlace>) {
        if !self.refuses_another_game() {
            let origin = ReviewOrigin::of(&game.saved, place, false);
            self.open_review(game, origin);
        }
    }

    /// A game was read, or could not be. What it was read for may be over.
    fn game_read(
        &mut self,
        purpose: ReadFor,
        place: GamePlace,
        game: Result<Box<OpenedGame>, Failure>,
    ) -> Vec<Effect> {
        match purpose {
            ReadFor::Start => return self.recent_read(place, game),
            ReadFor::OpeningTree => self.open_beside(&place, game),
            ReadFor::Position => self.open_found(&place, game),
            ReadFor::Chooser => {
                if let Some(chooser) = self.chooser_mut() {
                    chooser.game_read(place, game);
                }
            }
            ReadFor::Preview => return self.change_list(|list| list.game_read(place, game)),
            ReadFor::Pair => return self.change_list(|list| list.game_of_pair_read(place, game)),
        }
        Vec::new()
    }

    /// Handles the reply to a file task or a list request.
    fn answered(&mut self, answer: TaskReply, now: Now) -> Vec<Effect> {
        match answer {
            TaskReply::ListBegins(source) => return self.list_begins(source, now),
            TaskReply::Listed(batch) => return self.listed(batch),
            TaskReply::SingleGame(source, game, place) => {
                self.single_game(&source, game, place);
                return self.note_opened(1);
            }
            TaskReply::GameRead(purpose, place, game) => {
                return self.game_read(purpose, *place, game);
            }
            TaskReply::Duplicates(found) => {
                return self.change_list(|list| list.duplicates_found(found));
            }
            TaskReply::Sorted(sorted) => return self.change_list(|list| list.sorted(*sorted)),
            TaskReply::TrashCounted(source, count) => {
                if let Some(list) = self.library_mut() {
                    list.set_deleted_games(&source, count);
                }
            }
            TaskReply::Deletions(source, known) => {
                if let Some(list) = self.library_mut() {
                    list.set_deletions(&source, known);
                }
            }
            TaskReply::Names(names) => {
                // What is changed in the tab of the players may not be in the file yet.
                if !self.players_tab().is_some_and(|tab| tab.knows_names()) {
                    self.know_names(*names);
                }
            }
            TaskReply::Destroyed(source, count, failure) => {
                return self.change_list_of(&source, |list| list.destroyed(count, failure));
            }
            TaskReply::Deleted(source, deleted, failure) => {
                return self.change_list_of(&source, |list| list.deleted(deleted, failure));
            }
            TaskReply::Restored(source, restored, failure) => {
                return self.change_list_of(&source, |list| list.restored(&restored, failure));
            }
            TaskReply::Counted(count, overview) => {
                self.saved_games = Some(count);
                self.match_scores.begin_evening(&overview.evening, now.wall);
                self.overview = *overview;
            }
            TaskReply::Compared(names, score) => self.match_scores.set_compared(names, score),
            TaskReply::Rewritten(place, done) => return self.rewritten(&place, done, now),
            TaskReply::Painted(done, total) => {
                // A report may arrive after Esc has stopped the painting.
                if self.is_painting {
                    self.close_chooser(FormKind::Picture);
                    let percent = (100 * done / total.max(1)).min(100) as u8;
                    self.notice = Some(Notice::Painting(percent));
                }
            }
            TaskReply::PictureSaved(saved) => {
                self.is_painting = false;
                match saved {
                    Ok(path) => return self.picture_saved(path),
                    Err(failure) => self.failed(failure),
                }
            }
            TaskReply::SavedAs(path, place) => {
                self.close_chooser(FormKind::SaveGame);
                self.note_folder(&path);
                self.note_saved_as(place);
                let again = self.list_again(|source| *source == Source::File(path.clone().into()));
                let path = self.shown_path(path);
                self.notice = Some(match &self.screen {
                    Screen::Review(review) => review.saved_notice(path),
                    _ => Notice::Saved(Some(path)),
                });
                return again;
            }
            TaskReply::Exported {
                path,
                games: all,
                altered,
                left_out,
            } => {
                self.close_chooser(FormKind::Export);
                self.note_folder(&path);
                let again = self.list_again(|source| *source == Source::File(path.clone().into()));
                self.notice = Some(match (altered, left_out) {
                    (0, 0) => Notice::Exported {
                        place: self.shown_path(path),
                        games: all,
                    },
                    (0, games) => Notice::SavedUnique {
                        place: self.shown_path(path),
                        games,
                    },
                    (games, _) => Notice::SavedWithFaults { place: path, games },
                });
                return again;
            }
            TaskReply::Mistakes(mistakes, games) => {
                self.book.games = Some(games);
                self.mistakes_found(mistakes);
            }
            TaskReply::GameOf(exercise, game) => {
                return self.game_of_exercise_read(&exercise, game);
            }
            TaskReply::Exists(path, games) => self.file_exists(path, games),
            TaskReply::Places(places, recent) => {
                let chooser = self.chooser_mut();
                return chooser.map_or_else(Vec::new, |it| it.set_places(places, recent));
            }
            TaskReply::FolderListed(folder, entries) => {
                let chooser = self.chooser_mut();
                return chooser.map_or_else(Vec::new, |it| it.listed(&folder, entries));
            }
            TaskReply::Recent(recent) => {
                if let Some(chooser) = self.chooser_mut() {
                    chooser.set_recent(recent);
                }
            }
            TaskReply::Surveyed(path, survey) => {
                let chooser = self.chooser_mut();
                return chooser.map_or_else(Vec::new, |it| it.surveyed(path, survey));
            }
            TaskReply::Engines(engines) => {
                self.offer_engines(engines);
                return self.propose_engine();
            }
        }
        Vec::new()
    }

    /// Reads the list of games again, if its source has changed.
    pub(super) fn list_again(&self, has_changed: impl FnOnce(&Source) -> bool) -> Vec<Effect> {
        let source = self.library().map(Library::source);
        let changed = source.filter(|source| has_changed(source));
        let again = changed.map(|source| Effect::List(ListRequest::Again(source.clone())));
        again.into_iter().collect()
    }

    /// A game was replaced in its file, or could not be. Where its review was left since, a list of that file is read again,
    /// and a game that could not be written is kept.
    fn rewritten(
        &mut self,
        place: &GamePlace,
        done: Result<GamePlace, Box<Unwritten>>,
        now: Now,
    ) -> Vec<Effect> {
        if let Some(review) = self.saving_review(Some(place)) {
            let update = review.rewritten(done.map_err(|it| it.why));
            return self.apply_review_update(update, now);
        }
        if let Err(unwritten) = done {
            let Unwritten { game, why } = *unwritten;
            self.notice = Some(Notice::NotSaved(why));
            return vec![Effect::File(FileEffect::Rescue(game))];
        }
        self.list_again(|source| source.is_of(place))
    }

    /// The same for the answer to what was asked for the list of this source, if that is still there.
    fn change_list_of(
        &mut self,
        source: &Source,
        change: impl FnOnce(&mut Library) -> LibraryUpdate,
    ) -> Vec<Effect> {
        self.change_list(|list| {
            if list.source() == source {
                change(list)
            } else {
                LibraryUpdate::default()
            }
        })
    }

    fn change_list(&mut self, change: impl FnOnce(&mut Library) -> LibraryUpdate) -> Vec<Effect> {
        match self.library_mut().map(change) {
            Some(update) => self.apply_library_update(update),
            None => Vec::new(),
        }
    }

    /// A list begins: a new one, or the current one again.
    fn list_begins(&mut self, source: Source, now: Now) -> Vec<Effect> {
        if !self.can_begin() {
            return vec![Effect::StopListing];
        }
        let is_folder = matches!(source, Source::Folder(_));
        let is_shown = |list: &&Library| *list.source() == source;
        if self.library().filter(is_shown).is_none() && self.refuses_to_lose_changes() {
            return vec![Effect::StopListing];
        }
        let list = self.library_mut().filter(|list| *list.source() == source);
        match list {
            Some(list) => list.begin_anew(),
            None => {
                let before = self.take_list();
                if let Some(before) = &before {
                    self.open_lists.note_left(before.left());
                }
                let left = self.open_lists.left(&source);
                let list = Library::new(source, self.names.clone()).in_place_of(before);
                let list = match left {
                    Some(left) => list.shown_as(left),
                    None => list,
                };
                self.screen = Screen::Library(Box::new(list));
                self.dialogs.clear();
            }
        }
        self.close_chooser(FormKind::OpenFile);
        if is_folder {
            return self.show_over_list(now);
        }
        Vec::new()
    }

    /// The list that is being read has turned out to be a single game, which is opened as if there had been no
    /// list. After Esc has stopped the reading, the list stays.
    fn single_game(&mut self, source: &Source, game: Box<OpenedGame>, place: Option<GamePlace>) {
        if let Screen::Library(list) = &mut self.screen
            && list.is_reading()
            && list.source() == source
        {
            let before = list.take_list_before();
            self.screen = before.map_or(Screen::Start, Screen::Library);
            self.opened(game, place);
        }
    }

    /// More of a list was read. After Esc has stopped the reading, it is ignored.
    fn listed(&mut self, batch: Batch) -> Vec<Effect> {
        if let Some(fault) = batch.faults.last() {
            self.notice = Some(Notice::Failed(Failure::NotListed(fault.clone())));
        }
        let finished = batch.finished;
        let Some(list) = self.library_mut().filter(|list| list.is_reading()) else {
            return Vec::new();
        };
        let mut effects = list.add_batch(batch);
        let (source, count) = (list.source().clone(), list.catalog().total());
        match source {
            Source::Folder(_) if finished => {
                self.saved_games = Some(count);
                effects.extend(self.read_players_again());
            }
            Source::File(_) | Source::Text(_) if finished => {
                self.open_lists.note(&source, count);
                if source.opened_file().is_some() {
                    effects.extend(self.note_opened(count));
                }
            }
            _ => {}
        }
        effects
    }

    /// Another effect failed. A form covers the message line, so it shows the failure itself.
    fn failed(&mut self, failure: Failure) {
        match self.dialogs.last_mut().and_then(Dialog::form_mut) {
            Some(form) => {
                form.fault = Some(EntryFault::Failed(failure));
                self.opening = None;
            }
            None => self.notice = Some(Notice::Failed(failure)),
        }
    }
}
