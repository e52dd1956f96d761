//! The list of the players.

use super::screen::{GAP, PAD};
use crate::app::{FieldId, PlayersCommand, PlayersTab, Unit};
use crate::storage::players::Person;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::Align;
use crate::view::scene::theme::Rgba;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::words::{Phrase, PlayersText, SheetLabel};

/// The heights of the line for a name, of the head, of a row and of the card about two similar names, in units.
const LINE: i32 = 40;
const HEAD: i32 = 32;
const ROW: i32 = 40;
pub(super) const ALIKE: i32 = 148;
const BUTTON: i32 = 38;

/// The widths of what stands before a name, and of both numbers, in units.
const MARK: i32 = 20;
const GAMES: i32 = 44;
const RATING: i32 = 64;

impl View<'_> {
    pub(super) fn players_list(&mut self, area: Rect, tab: &PlayersTab) {
        self.card(area, self.theme.panel);
        let mut rest = area;
        let pad = self.unit(12);
        rest.cut_top(pad);
        let line = rest.cut_top(self.unit(LINE)).inset(pad, 0);
        self.player_line(line, tab);
        if tab.alike().is_some() {
            rest.cut_bottom(pad);
            let card = rest.cut_bottom(self.unit(ALIKE)).inset(pad, 0);
            self.alike_card(card, tab);
            rest.cut_bottom(self.unit(GAP));
        }
        rest.cut_top(self.unit(GAP));
        let head = rest.cut_top(self.unit(HEAD));
        let names = [
            self.words.text(Phrase::Player),
            self.words.text(Phrase::Games),
            self.words.sheet_label(SheetLabel::Rating),
        ];
        self.player_heads(head, names);
        rest.cut_bottom(self.unit(GAP));
        let height = self.unit(ROW);
        let count = tab.row_count();
        let rows = self.rows_above_fade(rest, height, count, tab.scroll(), tab.selected());
        for (number, strip) in self.list(rest, height, rows) {
            // The scroll bar has room in the space at the side.
            let whole = Rect { w: rest.w, ..strip };
            if let Some(person) = tab.row(number) {
                self.row_of_player(whole, person, number == tab.selected());
            }
            self.players_zone(strip, PlayersCommand::ChooseRow(number));
        }
        if rows.first + rows.visible < rows.count {
            self.fade(rest, self.theme.panel);
        }
    }

    /// The line to find a player by name.
    pub(super) fn player_line(&mut self, area: Rect, tab: &PlayersTab) {
        let focused = tab.is_searching();
        self.text_widget(area, FieldId::FindPlayer, tab.search(), Unit::None, focused);
    }

    fn player_heads(&mut self, head: Rect, names: [&str; 3]) {
        self.line_below(head, self.theme.border);
        let mut rest = head.inset(self.unit(PAD), 0);
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let ratings = rest.cut_right(self.unit(RATING));
        let counts = rest.cut_right(self.unit(GAMES));
        let [player, games, rating] = names;
        let gap = self.unit(4);
        // The head of the names leaves room at its right.
        for (cell, name, room) in [(ratings, rating, -gap), (counts, games, 2 * gap)] {
            let (name, set) = self.fitting(name, set, cell.w + room);
            self.text_in(cell, Align::Right, &name, set);
        }
        self.fitted(
            Point::new(rest.x, rest.center().y),
            player,
            set,
            rest.w - 2 * gap,
        );
    }

    fn row_of_player(&mut self, strip: Rect, person: &Person, is_chosen: bool) {
        self.line_below(strip.inset(self.unit(PAD), 0), self.theme.row_line());
        if is_chosen {
            let ground = strip.inset(self.unit(4), 0);
            self.scene.rounded(ground, self.unit(6), self.theme.chosen);
        }
        let mut rest = strip.inset(self.unit(PAD), 0);
        let mark = rest.cut_left(self.unit(MARK));
        let ink = self.ink_of(&person.name);
        self.person_mark(mark, person, ink);
        let rating = rest.cut_right(self.unit(RATING));
        let games = rest.cut_right(self.unit(GAMES));
        let (face, name_ink, dim) = if is_chosen {
            (Face::Bold, self.theme.bright_text, self.theme.text)
        } else {
            (Face::Regular, self.theme.bright_text, self.theme.dim_text)
        };
        let set = self.set(face, 15, name_ink);
        let name = self.words.name_of(person);
        self.cut_in(rest, Align::Left, &name, set);
        let count = self.words.grouped(person.games.len());
        let value = self.words.listed_rating(person, self.now.wall.date());
        for (cell, text, ink) in [(games, count, dim), (rating, value, self.theme.text)] {
            let set = self.set(Face::Regular, 14, ink);
            self.text_in(cell, Align::Right, &text, set);
        }
    }

    /// The disc of one of the two who play most, or that it is a program.
    pub(super) fn person_mark(&mut self, area: Rect, person: &Person, ink: Option<Rgba>) {
        let center = Point::new(area.x + self.unit(5), area.center().y);
        if person.is_program {
            let icon = Rect::around(center, self.unit(14));
            self.icon(icon, Icon::Computer, self.theme.dim_text);
        } else if let Some(ink) = ink {
            let disc = Rect::around(center, self.unit(10));
            self.scene.rounded(disc, disc.w / 2, ink);
        }
    }

    /// Whether two similar names are those of one person.
    pub(super) fn alike_card(&mut self, area: Rect, tab: &PlayersTab) {
        let Some([fewer, more]) = tab.alike() else {
            return;
        };
        self.card(area, self.theme.message);
        let mut inner = area.inset(self.unit(PAD), self.unit(12));
        let buttons = inner.cut_bottom(self.unit(BUTTON));
        let asked = self.words.one_person([&fewer.name, &more.name]);
        let games = fewer.games.len();
        let under = self.words.games_under(&fewer.name, games);
        let stay = self.words.of_players(PlayersText::FilesStay).to_owned();
        let bold = self.set(Face::Bold, 14, self.theme.message_text);
        let asked = self.wrapped(&asked, bold, inner.w).into_iter();
        let asked = asked.map(|line| (Face::Bold, 14, line));
        let notes = [under, stay].map(|note| (Face::Regular, 13, note));
        // Long names need two lines, and leave one note out.
        for (face, size, text) in asked.chain(notes).take(3) {
            let row = inner.cut_top(self.unit(24));
            let set = self.set(face, size, self.theme.message_text);
            self.fitted_in(row, Align::Left, &text, set);
        }
        let commands = [PlayersCommand::Merge, PlayersCommand::KeepApart];
        let faces: Vec<_> = commands
            .into_iter()
            .filter_map(|it| self.players_face(it))
            .collect();
        self.button_row(buttons, &faces);
    }

    /// What steps through the players where there is no list.
    pub(super) fn step_players(&mut self, area: Rect, tab: &PlayersTab) {
        use crate::app::{Command, Step};
        let mut rest = area;
        let width = rest.w / 2;
        let sides = [
            (rest.cut_left(width), Icon::Left, Step::Back),
            (rest, Icon::Right, Step::Forward),
        ];
        for (side, icon, step) in sides {
            let goes = match step {
                Step::Back => tab.selected() > 0,
                _ => tab.selected() + 1 < tab.row_count(),
            };
            let ink = match (goes, self.is_pointed_at(side)) {
                (false, _) => self.theme.faint_text,
                (true, true) => self.theme.bright_text,
                (true, false) => self.theme.text,
            };
            self.icon(Rect::around(side.center(), self.unit(20)), icon, ink);
            let command = Command::Players(PlayersCommand::Choose(step));
            self.scene.add_zone(side, Zone::Do(command));
        }
    }
}
