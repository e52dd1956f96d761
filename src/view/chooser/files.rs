//! What is in a folder.

use crate::app::{
    Chooser, ChooserColumn, ChooserCommand, ChooserGroup, ChooserOrder, ChooserRow, Command,
    FieldId,
};
use crate::storage::library::FolderEntry;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::Align;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::view::widgets::list::{TRIANGLE, TRIANGLE_GAP};
use crate::words::{Counted, Phrase};

/// The heights of the head, of the names of the columns and of a row, in units.
const HEAD: i32 = 40;
const COLUMNS: i32 = 32;
const ROW: i32 = 40;

/// The height of the foot with the button, in units.
const FOOT: i32 = 56;
const SHOW_ALL: i32 = 192;

/// The space at the sides, and before the names, in units.
const PAD: i32 = 16;
const NAME: i32 = 44;

/// The widths of the columns, in units: games, size and date.
const GAMES: i32 = 96;
const SIZE: i32 = 88;
const CHANGED: i32 = 112;

/// The least width of the list with all columns, in units.
const WIDE: i32 = 536;

/// The columns of a row; size and date only if there is room.
struct Cells {
    name: Rect,
    games: Rect,
    more: Option<[Rect; 2]>,
}

impl View<'_> {
    /// The files of a folder; below them, if asked for, what kinds of them are listed.
    pub(super) fn files(&mut self, area: Rect, chooser: &Chooser, has_foot: bool) {
        let is_wide = area.w >= self.unit(WIDE);
        let mut rest = area;
        let head = rest.cut_top(self.unit(HEAD));
        self.folder_head(head.inset(self.unit(PAD), 0), chooser);
        let line = rest.cut_top(self.unit(1));
        self.scene.plain(line, self.theme.border);
        let columns = rest.cut_top(self.unit(COLUMNS));
        self.column_names(columns, is_wide, chooser);
        let line = rest.cut_top(self.unit(1));
        self.scene.plain(line, self.theme.border);
        if has_foot {
            let foot = rest.cut_bottom(self.unit(FOOT).min(rest.h / 3));
            self.files_foot(foot.inset(self.unit(PAD), 0), chooser);
        }
        let height = self.unit(ROW);
        let scroll = chooser.scroll();
        let rows = self.rows_above_fade(rest, height, chooser.count(), scroll, chooser.selected());
        for (number, strip) in self.list(rest, height, rows) {
            if let Some(row) = chooser.row(number) {
                self.file_row(strip, chooser, number, row, is_wide);
            }
        }
        if chooser.is_listed() && chooser.items() == 0 {
            // Below the row that leads out of the folder.
            let above = height * chooser.count().min(rows.visible) as i32;
            let set = self.set(Face::Regular, 14, self.theme.dim_text);
            let words = match chooser.typed_name() {
                "" if chooser.seeks_games() => self.words.text(Phrase::EmptyFolder).to_owned(),
                name if chooser.seeks_games() => self.words.no_match(name),
                _ => self.words.text(Phrase::NoFiles).to_owned(),
            };
            let words = self.cut(&words, set, rest.w);
            let middle = rest.center();
            let y = middle.y.max(rest.y + above + set.em);
            // The head tells it too.
            if y + set.em <= rest.bottom() {
                self.text(Point { y, ..middle }, Align::Center, &words, set);
            }
        }
    }

    /// The names of the folders on the way, and how much is in the last one.
    fn folder_head(&mut self, mut area: Rect, chooser: &Chooser) {
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let items = self.words.counted(Counted::Items, chooser.items());
        let taken = self.text_in(area, Align::Right, &items, set);
        area.cut_right(taken + self.unit(PAD));
        let names = chooser.folder().components();
        let names: Vec<String> = names
            .map(|part| part.as_os_str().to_string_lossy().into_owned())
            .filter(|name| !name.is_empty())
            .collect();
        let Some((last, above)) = names.split_last() else {
            return;
        };
        let bold = self.set(Face::Bold, 14, self.theme.bright_text);
        let last = self.cut(last, bold, area.w);
        let own = self.width(&last, bold);
        let plain = self.set(Face::Regular, 14, self.theme.dim_text);
        let between = "  ›  ";
        let mut shown: Vec<String> = Vec::new();
        let mut width = own;
        for name in above.iter().rev() {
            let more = format!("{name}{between}");
            width += self.width(&more, plain);
            if width > area.w {
                break;
            }
            shown.insert(0, more);
        }
        let mut at = Point::new(area.x, area.center().y);
        for name in shown {
            at.x += self.text(at, Align::Left, &name, plain);
        }
        self.text(at, Align::Left, &last, bold);
    }

    fn cells(&self, strip: Rect, is_wide: bool, chooser: &Chooser) -> Cells {
        let mut rest = strip.inset(self.unit(PAD), 0);
        let more = is_wide.then(|| {
            let changed = rest.cut_right(self.unit(CHANGED));
            [rest.cut_right(self.unit(SIZE)), changed]
        });
        // Names have that room where no games are looked for.
        let games = if chooser.seeks_games() { GAMES } else { 0 };
        let games = rest.cut_right(self.unit(games));
        rest.cut_left(self.unit(NAME - PAD));
        rest.cut_right(self.unit(8));
        Cells {
            name: rest,
            games,
            more,
        }
    }

    fn column_names(&mut self, strip: Rect, is_wide: bool, chooser: &Chooser) {
        let order = chooser.order();
        // As wide as the rows beside their scroll bar.
        let mut strip = strip;
        strip.cut_right(self.unit(10));
        let Cells { name, games, more } = self.cells(strip, is_wide, chooser);
        let left = strip.x + self.unit(PAD);
        let name = Rect {
            x: left,
            w: name.right() - left,
            ..strip
        };
        self.column_name(name, ChooserColumn::Name, order);
        if chooser.seeks_games() {
            self.right_cell(games, self.words.text(Phrase::Games), 13, false);
        }
        if let Some([size, changed]) = more {
            self.column_name(size, ChooserColumn::Size, order);
            self.column_name(changed, ChooserColumn::Changed, order);
        }
    }

    /// The name of a column, which sorts by it. That of the present order is bold, with a triangle at its end.
    fn column_name(&mut self, cell: Rect, column: ChooserColumn, order: ChooserOrder) {
        let (phrase, is_left) = match column {
            ChooserColumn::Name => (Phrase::NameOfFile, true),
            ChooserColumn::Size => (Phrase::SizeOfFile, false),
            ChooserColumn::Changed => (Phrase::ChangedAt, false),
        };
        let is_chosen = order.column == column;
        let set = self.head_type(cell, is_chosen);
        let room = cell.w - self.unit(TRIANGLE) - 2 * self.unit(TRIANGLE_GAP);
        let words = self.words.text(phrase);
        let words = self.cut(words, set, room);
        let align = if is_left { Align::Left } else { Align::Right };
        let order = is_chosen.then_some(order.is_rising);
        self.sort_head(cell, (&words, set), align, order);
        let sort = Command::Choose(ChooserCommand::SortBy(column));
        self.scene.add_zone(cell, Zone::Do(sort));
    }

    /// A text at the right of a cell.
    fn right_cell(&mut self, cell: Rect, words: &str, size: i32, is_chosen: bool) {
        let set = self.set(Face::Regular, size, self.theme.dim(is_chosen));
        let words = self.cut(words, set, cell.w - self.unit(4));
        self.text_in(cell, Align::Right, &words, set);
    }

    fn file_row(
        &mut self,
        strip: Rect,
        chooser: &Chooser,
        number: usize,
        row: ChooserRow,
        is_wide: bool,
    ) {
        let in_list = chooser.form.focus == FieldId::Path && chooser.group() == ChooserGroup::Files;
        let is_marked = chooser.is_marked(number) && in_list;
        self.line_below(strip.inset(self.unit(PAD), 0), self.theme.row_line());
        self.row_ground(strip, is_marked, false);
        let entry = match row {
            ChooserRow::Up => None,
            ChooserRow::Entry(entry) => Some(entry),
        };
        let is_file = entry.is_some_and(|entry| !entry.is_folder);
        let icon = if is_file { Icon::File } else { Icon::Folder };
        self.row_icon(strip, icon);
        let Cells {
            mut name,
            games,
            more,
        } = self.cells(strip, is_wide, chooser);
        let counted = entry
            .filter(|_| chooser.seeks_games())
            .map(|entry| self.words.survey(chooser.survey(&entry.path)));
        if let Some(counted) = &counted {
            self.right_cell(games, counted, 14, is_marked);
            // A long name goes on up to the number.
            let taken = self.bold_width(counted, 14).min(games.w);
            name.w += games.w - taken;
        }
        let (face, ink) = if is_marked {
            (Face::Bold, self.theme.bright_text)
        } else {
            (Face::Regular, self.theme.text)
        };
        let set = self.set(face, 15, ink);
        let text = entry.map_or(self.words.text(Phrase::FolderUp), |entry| &entry.name);
        self.cut_in(name, Align::Left, text, set);
        if let Some(entry) = entry {
            self.size_and_date(entry, more, is_marked);
        }
        let click = Command::Choose(ChooserCommand::Click(number));
        self.scene.add_zone(strip, Zone::Do(click));
    }

    fn size_and_date(&mut self, entry: &FolderEntry, cells: Option<[Rect; 2]>, is_marked: bool) {
        let Some([size, changed]) = cells.filter(|_| !entry.is_folder) else {
            return;
        };
        let words = self.words.file_size(entry.size);
        self.right_cell(size, &words, 14, is_marked);
        let when = self
            .words
            .when(entry.modified.without_time(), self.now.wall);
        self.right_cell(changed, &when, 14, is_marked);
    }

    fn files_foot(&mut self, mut area: Rect, chooser: &Chooser) {
        let button = area.cut_right(self.unit(SHOW_ALL).min(area.w / 2));
        let button = Rect {
            h: self.unit(40).min(button.h),
            ..button
        };
        self.show_all_button(button, chooser);
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let words = self.words.text(if chooser.shows_all() {
            Phrase::AllFilesShown
        } else {
            Phrase::OtherFiles
        });
        if self.width(words, set) <= area.w - self.unit(8) {
            let at = Point::new(area.x, button.center().y);
            self.text(at, Align::Left, words, set);
        }
    }
}
