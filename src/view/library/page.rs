//! The page with the list of games: its source and the search above, the table, and what can be done below.

use super::screen::{BUTTONS, GAP, Shape};
use crate::app::keys::{self, Context};
use crate::app::{
    Command, FieldId, FileCommand, FilterCommand, Library, LibraryCommand, Message, StartCommand,
    Tab, Unit,
};
use crate::storage::library::Source;
use crate::view::View;
use crate::view::scene::geometry::Rect;
use crate::view::scene::picture::Align;
use crate::view::text::font::Face;
use crate::view::widgets::controls::{ButtonFace, face_of};

/// The heights of the row with source and search, and of the one with the number of games, in units.
const CONTROL: i32 = 40;
const COUNT: i32 = 32;

/// The widths of the search, where many lists are open too, and of the buttons that open a file and show all games, in units.
const SEARCH: i32 = 352;
const LEAST_SEARCH: i32 = 176;
const OPEN: i32 = 176;
const SMALL_OPEN: i32 = 132;
const SHOW_ALL: i32 = 280;

/// In a narrower head the button that opens a file has no key, in units.
const NARROW: i32 = 760;

/// The height of a message, in units.
const MESSAGE: i32 = 44;

impl View<'_> {
    pub(super) fn games_page(&mut self, area: Rect, library: &Library, shape: Shape) {
        let gap = self.layout.board_unit(GAP);
        let mut area = area;
        let mut buttons = area.cut_bottom(self.unit(BUTTONS));
        area.cut_bottom(gap);
        match shape {
            Shape::Portrait => {
                let below = area.cut_bottom(self.height_below_list());
                area.cut_bottom(gap);
                self.game_below_list(below, library);
            }
            Shape::Wide | Shape::Medium | Shape::Small => {}
        }
        if let Some(beside) = self.beside_list(&mut area) {
            self.game_beside_list(beside, library);
        }
        if let Some(corner) = self.beside_list(&mut buttons) {
            self.corner_button(corner, library.tab());
        }
        if library.is_trash() {
            self.said_in_list(&mut area, Rect::cut_top);
        }
        self.list_buttons(buttons, library, shape);
        let chip = self.list_head(&mut area, library, shape);
        let below_head = area;
        if !library.is_trash() {
            self.said_in_list(&mut area, Rect::cut_bottom);
        }
        self.card(area, self.theme.panel);
        self.table(area, library, shape);
        if let Some(why) = self.app.empty_list() {
            self.empty_table(area, &why);
        }
        if let Some(choosing) = library.choosing() {
            self.choices(chip, below_head, choosing);
        }
    }

    /// What is said, in a strip that is cut off the list.
    fn said_in_list(&mut self, area: &mut Rect, cut: fn(&mut Rect, i32) -> Rect) {
        let is_in_table = |said: &Message| Some(said) == self.app.empty_list().as_ref();
        let said = self.app.message().filter(|said| !is_in_table(said));
        if let Some(said) = said.filter(has_strip) {
            let strip = cut(area, self.unit(MESSAGE));
            cut(area, self.layout.board_unit(GAP));
            self.message(strip, &said);
        }
    }

    /// What the list holds, the search, what it is narrowed to, and how many games are shown. Returns the chip whose
    /// choices are shown.
    fn list_head(&mut self, area: &mut Rect, library: &Library, shape: Shape) -> Rect {
        let gap = self.layout.board_unit(GAP);
        let mut row = area.cut_top(self.unit(CONTROL));
        area.cut_top(gap);
        let chip = match shape {
            Shape::Wide | Shape::Medium => {
                // The search has more need of little room than the key of the button.
                let is_narrow = row.w < self.unit(NARROW);
                let width = self.unit(if is_narrow { SMALL_OPEN } else { OPEN });
                // Lists that would be cut beside the search have a row of their own.
                let lists = self.lists_width(library);
                let (room, least) = (row.w - width - 2 * gap - lists, self.unit(LEAST_SEARCH));
                let is_full = lists > 0 && room < least;
                let search = if is_full {
                    row.w - width - gap
                } else {
                    self.unit(SEARCH).min(room.max(least)).min(row.w / 2)
                };
                let search = row.cut_right(search);
                self.search_line(search, library);
                row.cut_right(gap);
                let open = row.cut_right(if is_full { row.w } else { width.min(row.w / 2) });
                self.open_button(open);
                row.cut_right(gap);
                if is_full {
                    row = area.cut_top(self.unit(COUNT));
                    area.cut_top(gap);
                }
                self.open_lists(row, library);
                let mut chips = area.cut_top(self.unit(COUNT));
                area.cut_top(gap);
                let taken = self.list_count(chips, library);
                chips.cut_right(taken + gap);
                self.filter_chips(chips, library)
            }
            Shape::Portrait => {
                let open = row.cut_right(self.unit(SMALL_OPEN));
                row.cut_right(gap);
                self.search_line(row, library);
                self.open_button(open);
                let mut lists = area.cut_top(self.unit(COUNT));
                area.cut_top(gap);
                let mut chips = area.cut_top(self.unit(COUNT));
                area.cut_top(gap);
                // Lists that would be cut beside the number of games have a row of their own.
                let is_full = self.lists_width(library) > lists.w * 3 / 4;
                let beside = if is_full { &mut chips } else { &mut lists };
                let taken = self.list_count(*beside, library);
                beside.cut_right(taken + self.unit(2 * GAP));
                self.open_lists(lists, library);
                self.filter_chips(chips, library)
            }
            Shape::Small => {
                let taken = self.list_count(row, library);
                row.cut_right(taken + gap);
                let open = row.cut_right(self.unit(SMALL_OPEN).min(row.w / 3));
                row.cut_right(gap);
                self.open_button(open);
                let filters = row.cut_right(self.unit(CONTROL));
                row.cut_right(gap);
                self.search_line(row, library);
                self.filters_button(filters, library);
                if self.app.open_lists().count() > 1 {
                    let lists = area.cut_top(self.unit(COUNT));
                    area.cut_top(gap);
                    self.open_lists(lists, library);
                }
                filters
            }
        };
        if let Some(part) = library.part_read() {
            let bar = Rect {
                y: area.y - gap,
                h: gap,
                ..*area
            };
            self.progress(bar, part);
        }
        chip
    }

    fn search_line(&mut self, area: Rect, library: &Library) {
        let focused = library.is_searching();
        self.text_widget(area, FieldId::Search, library.search(), Unit::None, focused);
    }

    pub(super) fn source_of_list(&mut self, area: Rect, library: &Library) {
        let title = self.words.source_title(library.source());
        let set = self.set(Face::Bold, 18, self.theme.bright_text);
        self.fitted_in(area, Align::Left, &title, set);
    }

    fn open_button(&mut self, area: Rect) {
        let open = Command::File(FileCommand::OpenFile);
        if let Some(face) = face_of(self.words, &[Context::Opening], &open) {
            self.button(area, &face);
        }
    }

    /// How many games are shown. Returns the width that it takes.
    fn list_count(&mut self, area: Rect, library: &Library) -> i32 {
        let catalog = library.catalog();
        let found = catalog.is_searched().then(|| catalog.len());
        let said = self
            .words
            .list_size(catalog.total(), found, library.part_read());
        let set = self.set(Face::Regular, 14, self.theme.dim_text);
        self.cut_in(area, Align::Right, &said, set)
    }

    /// How much of some work is done.
    pub fn progress(&mut self, strip: Rect, part: f32) {
        let height = self.unit(4);
        let bar = strip.band(height);
        self.scene.rounded(bar, height / 2, self.theme.key_cap);
        let w = ((bar.w as f32 * part) as i32).max(height);
        self.scene
            .rounded(Rect { w, ..bar }, height / 2, self.theme.message_text);
    }

    /// Why there is nothing in the table.
    fn empty_table(&mut self, area: Rect, message: &Message) {
        let sentence = self.words.message(message, &self.names());
        let said = [sentence.lead, sentence.text, sentence.end];
        let said: Vec<String> = said.into_iter().filter(|it| !it.is_empty()).collect();
        let set = self.set(Face::Regular, 15, self.theme.dim_text);
        self.centered_lines(area.inset(self.unit(2 * GAP), 0), &said.join(" "), set);
        if matches!(message, Message::NoMatch(_) | Message::NoneLeft { .. }) {
            self.show_all_games_button(area);
        }
    }

    /// What shows all games, below the middle of an empty table.
    fn show_all_games_button(&mut self, area: Rect) {
        let show = Command::Library(LibraryCommand::Narrow(FilterCommand::ClearAll));
        let (w, h) = (self.unit(SHOW_ALL).min(area.w), self.unit(CONTROL));
        let middle = area.center();
        let button = Rect::new(middle.x - w / 2, middle.y + h, w, h);
        if let Some(face) = face_of(self.words, &[Context::Library], &show)
            && button.bottom() <= area.bottom()
        {
            let cap = self.cap_in_list(&face);
            self.button(button, &ButtonFace { cap, ..face });
        }
    }

    /// What begins something else: a new game, or an empty trash.
    fn corner_button(&mut self, area: Rect, tab: Tab) {
        let (context, command) = match tab {
            Tab::Games => (Context::Library, Command::Start(StartCommand::NewGame)),
            // They are other pages.
            Tab::Players | Tab::Position | Tab::Practice => return,
            Tab::Trash => (Context::Trash, Command::Library(LibraryCommand::EmptyTrash)),
        };
        if let Some(face) = face_of(self.words, &[context], &command) {
            let is_off = !keys::works(self.app, &command);
            let cap = self.cap_in_list(&face);
            self.button(
                area,
                &ButtonFace {
                    is_off,
                    cap,
                    ..face
                },
            );
        }
    }

    /// What can be done with the selected game.
    fn list_buttons(&mut self, row: Rect, library: &Library, shape: Shape) {
        let (context, mut wanted) = match library.tab() {
            Tab::Games | Tab::Players | Tab::Position | Tab::Practice => (
                Context::Library,
                vec![
                    Command::Library(LibraryCommand::OpenGame),
                    Command::Library(LibraryCommand::Continue),
                    Command::File(FileCommand::ExportGame),
                    Command::Library(LibraryCommand::DeleteGame),
                ],
            ),
            Tab::Trash => (Context::Trash, self.commands_in_trash(row, shape)),
        };
        // An unfinished game of the folder is resumed rather than reviewed.
        let is_folder = matches!(library.source(), Source::Folder(_));
        if is_folder && keys::works(self.app, &LibraryCommand::Continue.into()) {
            wanted.swap(0, 1);
        }
        // Without a corner, a new game has the place of a game that cannot be resumed.
        let resume = Command::from(LibraryCommand::Continue);
        if shape != Shape::Wide && !keys::works(self.app, &resume) {
            let place = wanted.iter_mut().filter(|it| **it == resume);
            place.for_each(|it| *it = StartCommand::NewGame.into());
        }
        let first = wanted.first().cloned();
        let faces = wanted.iter();
        let faces = faces.filter_map(|command| face_of(self.words, &[context], command));
        let faces: Vec<ButtonFace> = faces.collect();
        let labels = faces.iter().map(|face| label_for(library.several(), face));
        let labels: Vec<String> = labels.collect();
        let faces: Vec<ButtonFace> = faces
            .iter()
            .zip(&labels)
            .map(|(face, label)| ButtonFace {
                label,
                command: face.command.clone(),
                cap: self.cap_in_list(face),
                primary: Some(&face.command) == first.as_ref(),
                is_off: !keys::works(self.app, &face.command),
                is_chosen: face.is_chosen,
            })
            .collect();
        self.button_row(row, &faces);
    }

    /// What can be done in the trash. Without a corner, emptying it is one more of these where that has room; else it has the
    /// place of the review, which a double click opens too.
    fn commands_in_trash(&self, row: Rect, shape: Shape) -> Vec<Command> {
        use LibraryCommand::{Destroy, EmptyTrash, OpenGame, Restore, RestoreAll};
        if shape == Shape::Wide {
            return [Restore, RestoreAll, OpenGame, Destroy]
                .map(Command::from)
                .to_vec();
        }
        let all = [Restore, RestoreAll, OpenGame, Destroy, EmptyTrash].map(Command::from);
        let face = |command| face_of(self.words, &[Context::Trash], command);
        let faces: Vec<ButtonFace> = all.iter().filter_map(face).collect();
        let has_room = self.fits_row(row, &faces);
        let review = Command::from(OpenGame);
        all.into_iter()
            .filter(|it| has_room || *it != review)
            .collect()
    }

    /// In the search line, letters are letters.
    fn cap_in_list(&self, face: &ButtonFace<'static>) -> String {
        let is_searching = self.app.library().is_some_and(Library::is_searching);
        if is_searching {
            let face = face_of(self.words, &[Context::SearchLine], &face.command);
            face.map_or(String::new(), |it| it.cap)
        } else {
            face.cap.clone()
        }
    }
}

/// What is on a button: what acts on several games says how many.
fn label_for(several: Option<usize>, face: &ButtonFace) -> String {
    let acts_on_all = matches!(
        face.command,
        Command::File(FileCommand::ExportGame)
            | Command::Library(
                LibraryCommand::DeleteGame | LibraryCommand::Restore | LibraryCommand::Destroy
            )
    );
    match several.filter(|_| acts_on_all) {
        Some(count) => format!("{} ({count})", face.label),
        None => face.label.to_owned(),
    }
}

/// Whether a message has a strip of its own. The others are part of the page.
fn has_strip(message: &Message) -> bool {
    !matches!(message, Message::ReadingList(_) | Message::Score { .. })
}
