//! The tab of the library with the search for a position, and the ways to it.

use super::board::{BoardCommand, Settled};
use super::editor::Editor;
use super::effect::Effect;
use super::failure::Failure;
use super::forms::EntryFault;
use super::library::{LibraryCommand, Tab};
use super::menu::Dialog;
use super::now::Now;
use super::position::{CameFrom, Earlier, PositionCommand, PositionSearch};
use super::reply::Purpose;
use super::review::{OpenedGame, Review, ReviewOrigin};
use super::sources::SourceCommand;
use super::{App, Screen};
use crate::notation::fen;
use crate::rules::{Position, Setup};
use crate::sound::Sound;
use crate::storage::library::{GamePlace, Source};

impl App {
    /// The search for a position, if it is on the screen.
    pub fn position_search(&self) -> Option<&PositionSearch> {
        match &self.screen {
            Screen::Position(search) => Some(search),
            _ => None,
        }
    }

    /// Applies a command of the search for a position.
    pub(super) fn search_position(&mut self, command: PositionCommand, now: Now) -> Vec<Effect> {
        self.close_menu();
        if command == PositionCommand::Open {
            let is_edited = matches!(self.dialogs.last(), Some(Dialog::Editor(_)));
            return match self.screen {
                Screen::Play(_) if self.can_begin() && !is_edited => {
                    self.review_last(Purpose::HadBefore, now)
                }
                _ => {
                    self.ask_had_before();
                    Vec::new()
                }
            };
        }
        let Screen::Position(search) = &mut self.screen else {
            return Vec::new();
        };
        if command == PositionCommand::SetUp {
            let mut editor = Editor::new(Setup::from(&search.query().position));
            editor.flipped = search.flipped;
            self.dialogs.push(Dialog::Editor(Box::new(editor)));
            return Vec::new();
        }
        search.update(command, now.time)
    }

    /// Applies a command on the board: a move that is played there is looked for.
    pub(super) fn use_position_board(
        &mut self,
        command: BoardCommand,
        flipped: bool,
    ) -> Vec<Effect> {
        let always_queen = self.settings.always_queen;
        let Screen::Position(search) = &mut self.screen else {
            return Vec::new();
        };
        match search.use_board(command, flipped, always_queen) {
            Settled::Nothing | Settled::Promotes => {}
            Settled::Told(notice) => self.notice = Some(notice),
            Settled::Move { mv, .. } => {
                search.play(mv);
                return self.sound_effect(Sound::Move).into_iter().collect();
            }
        }
        Vec::new()
    }

    /// Looks for the position on the screen in the saved games: that of a review, or of the board editor.
    pub(super) fn ask_had_before(&mut self) {
        if self.refuses_to_leave() {
            return;
        }
        if let Some(Dialog::Editor(_)) = self.dialogs.last() {
            return self.look_for_edited();
        }
        let Screen::Review(review) = &self.screen else {
            return self.show_position_tab();
        };
        let search = PositionSearch::of(review.position().clone(), came_from(review));
        self.open_above(Screen::Position(Box::new(search)));
    }

    /// Looks for the position in the board editor. The search leads back to it, unless it came from there.
    pub(super) fn look_for_edited(&mut self) {
        let Some(Dialog::Editor(editor)) = self.dialogs.last_mut() else {
            return;
        };
        let position = match editor.position() {
            Ok(position) => position,
            Err(fault) => {
                editor.form.fault = Some(EntryFault::Fen(fault));
                return;
            }
        };
        let flipped = editor.flipped;
        if let Screen::Position(search) = &mut self.screen {
            search.look_for(position);
            search.flipped = flipped;
            self.dialogs.clear();
            return;
        }
        let came_from = CameFrom {
            files: self.open_lists.sources().collect(),
            flipped,
            ..CameFrom::default()
        };
        let search = PositionSearch::of(position, came_from);
        self.open_above(Screen::Position(Box::new(search)));
    }

    /// Shows the tab with the position that was chosen beside the list, else with what was looked for last.
    pub(super) fn show_position_tab(&mut self) {
        if self.position_search().is_some() || self.refuses_to_leave() {
            return;
        }
        let list = self.library().map(|list| list.source().of_games().clone());
        let list = list.filter(|source| !matches!(source, Source::Folder(_)));
        let came_from = CameFrom {
            files: self.open_lists.sources().chain(list).collect(),
            ..CameFrom::default()
        };
        let (beside, is_chosen) = self.position_beside_list();
        let query = self.position_query.clone().filter(|_| !is_chosen);
        let mut search = match query {
            Some(query) => PositionSearch::with(query, came_from),
            None => PositionSearch::of(beside.unwrap_or_else(Position::initial), came_from),
        };
        // From the list of a file its games are looked through.
        if self.shown_list() > 0 {
            search.use_sources(SourceCommand::Show(self.shown_list()));
        }
        let narrowed = self.library().filter(|list| list.is_narrowed());
        if let Some(list) = narrowed.filter(|list| search.looks_through(list.source())) {
            search.look_among(list.places().into_iter().collect());
        }
        self.open_above(Screen::Position(Box::new(search)));
    }

    /// The position beside the list on the screen, and whether somebody has chosen it.
    fn position_beside_list(&self) -> (Option<Position>, bool) {
        let Screen::Library(list) = &self.screen else {
            return (None, false);
        };
        let beside = self.game_shown().map(|(_, position)| position.clone());
        let is_chosen = beside.is_some() && list.shown_by_choice().is_some();
        (beside, is_chosen)
    }

    /// Returns to where the search was opened.
    pub(super) fn leave_position(&mut self, now: Now) -> Vec<Effect> {
        let Screen::Position(search) = &mut self.screen else {
            return Vec::new();
        };
        let stops = search.forget_reading();
        self.position_query = Some(search.query().clone());
        let stopped = stops.then_some(Effect::StopReading);
        let mut effects: Vec<Effect> = stopped.into_iter().collect();
        if self.return_beneath() {
            effects.extend(self.read_last_again());
        } else {
            effects.extend(self.leave(now));
        }
        if let Screen::Library(list) = &mut self.screen {
            effects.extend(list.read_selected());
        }
        effects
    }

    /// Leaves the search for another tab: that of the list which it leads back to, or else of the saved games.
    pub(super) fn leave_position_for(&mut self, tab: Tab, now: Now) -> Vec<Effect> {
        if tab == Tab::Position {
            return Vec::new();
        }
        if self.refuses_to_lose_changes() {
            // They can be saved or given up where they are.
            return self.leave_position(now);
        }
        self.position_query = self.position_search().map(|search| search.query().clone());
        match self.take_list() {
            Some(mut list) => {
                let mut effects = list.read_selected();
                self.screen = Screen::Library(list);
                let show = LibraryCommand::ShowTab(tab).into();
                if self.shown_tab() != Some(tab) {
                    effects.extend(self.apply(show, now));
                }
                effects
            }
            None => self.open_tab(tab, now),
        }
    }

    /// Looks for a pasted position.
    pub(super) fn look_for_pasted(&mut self, text: &str) -> bool {
        let Screen::Position(search) = &mut self.screen else {
            return false;
        };
        match fen::read_epd(text.trim()) {
            Ok(position) => {
                search.look_for(position);
                true
            }
            Err(_) => false,
        }
    }

    /// Reviews a game that was found, from where the position first stands.
    pub(super) fn open_found(&mut self, place: &GamePlace, game: Result<Box<OpenedGame>, Failure>) {
        let read = match &mut self.screen {
            Screen::Position(search) => search.take_read(place),
            _ => None,
        };
        let Some((ply, is_own)) = read else {
            return;
        };
        let Some(game) = self.read_or_told(game) else {
            return;
        };
        // Of a game that is reviewed already only one may be changed.
        let origin = if self.is_above_review() {
            ReviewOrigin::Elsewhere
        } else {
            ReviewOrigin::of(&game.saved, Some(place.clone()), is_own)
        };
        let mut review = Review::new(*game, origin, None);
        review.show_ply(ply);
        self.open_above(Screen::Review(Box::new(review)));
    }

    /// Returns from the review of a game that was found, or of an edited position. Its file may have changed, so games are
    /// looked for anew.
    pub(super) fn return_from_review(&mut self) -> Vec<Effect> {
        let changed = match &self.screen {
            Screen::Review(review) => review.was_rewritten(),
            _ => false,
        };
        self.return_beneath();
        if let Screen::Position(search) = &mut self.screen
            && changed
        {
            search.look_among_all();
        }
        let mut effects = self.read_last_again();
        effects.extend(self.list_again(|_| changed));
        effects
    }
}

/// What is known of the position shown in a review.
fn came_from(review: &Review) -> CameFrom {
    let before = review.positions_before().into_iter();
    let line = before.filter_map(|(node, position)| {
        let written = review.written(node)?.clone();
        Some(Earlier {
            node,
            position,
            written,
        })
    });
    let names = [review.tag("White"), review.tag("Black")];
    let sources = review.openings().sources();
    CameFrom {
        origin: Some(review.origin().clone()),
        line: line.collect(),
        last: review.written(review.at()).cloned(),
        names: match names {
            [Some(white), Some(black)] => Some([white.into(), black.into()]),
            _ => None,
        },
        files: sources.files().cloned().collect(),
        // A game of a file is looked for in that file at first.
        shown: if review.openings().is_open() {
            sources.number_shown()
        } else {
            usize::from(review.origin().opened_file().is_some())
        },
        flipped: review.flipped,
    }
}
