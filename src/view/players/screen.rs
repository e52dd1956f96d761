//! The tab with the players: the list, and the page of one of them beside it, or instead of it.

use crate::app::keys::{self, Context};
use crate::app::{Command, FileCommand, Library, PlayersCommand, PlayersTab};
use crate::game::{name_key, program_level};
use crate::storage::players::{Person, PlayerPage, Players};
use crate::view::View;
use crate::view::scene::geometry::Rect;
use crate::view::scene::picture::Align;
use crate::view::scene::theme::Rgba;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::view::widgets::controls::{ButtonFace, face_of};
use crate::words::PlayersText;

/// The gaps between panels and between columns, and the space in panels, in units.
pub(super) const GAP: i32 = 8;
pub(super) const COLUMN_GAP: i32 = 16;
pub(super) const PAD: i32 = 16;

/// The heights of the buttons and of a message, in units.
const BUTTONS: i32 = 48;
const MESSAGE: i32 = 44;

/// The width of the list, and the least size of a page beside it, in units.
const LIST: i32 = 304;
const LEAST_PAGE: (i32, i32) = (640, 590);

/// A player with all that the page shows.
#[derive(Clone, Copy)]
pub(super) struct Shown<'a> {
    pub(super) players: &'a Players,
    pub(super) person: &'a Person,
    pub(super) page: &'a PlayerPage,
}

impl View<'_> {
    /// The page of the library with the players.
    pub fn players_page(&mut self, area: Rect, library: &Library) {
        let Some(tab) = library.players() else {
            return;
        };
        let gap = self.layout.board_unit(GAP);
        let mut area = area;
        let buttons = area.cut_bottom(self.unit(BUTTONS));
        area.cut_bottom(gap);
        self.players_buttons(buttons, tab);
        let mut rest = area;
        let strip = rest.cut_bottom(self.unit(MESSAGE));
        rest.cut_bottom(gap);
        let said = self.app.message().filter(|_| self.app.notice.is_some());
        // Where there is just room for the list beside the page, a message covers the end of both.
        if said.is_some() && (tab.pair().is_some() || !self.is_roomy(area) || self.is_roomy(rest)) {
            area = rest;
        }
        self.players_area(area, tab);
        if let Some(said) = said {
            self.message(strip, &said);
        }
    }

    /// Whether a page has room beside the list.
    fn is_roomy(&self, area: Rect) -> bool {
        let page = area.w - self.unit(LIST) - self.layout.board_unit(COLUMN_GAP);
        page >= self.unit(LEAST_PAGE.0) && area.h >= self.unit(LEAST_PAGE.1)
    }

    fn players_area(&mut self, mut area: Rect, tab: &PlayersTab) {
        let players = tab.players();
        if let (Some(pair), Some(players)) = (tab.pair(), players) {
            return self.pair_page(area, tab, pair, players);
        }
        let is_roomy = self.is_roomy(area);
        if is_roomy {
            let list = area.cut_left(self.unit(LIST));
            area.cut_left(self.layout.board_unit(COLUMN_GAP));
            self.players_list(list, tab);
        }
        let shown = players.zip(tab.person()).zip(tab.page());
        let shown = shown.map(|((players, person), page)| Shown {
            players,
            person,
            page,
        });
        match shown {
            Some(shown) if is_roomy => self.player_page(area, tab, shown),
            Some(shown) => self.player_column(area, tab, shown),
            None => self.no_page(area, tab, is_roomy),
        }
    }

    /// Why there is no page.
    fn no_page(&mut self, area: Rect, tab: &PlayersTab, is_roomy: bool) {
        let mut area = area;
        if !is_roomy && tab.players().is_some() {
            let line = area.cut_top(self.unit(40));
            area.cut_top(self.unit(GAP));
            self.player_line(line, tab);
        }
        self.card(area, self.theme.panel);
        let said = match tab.players() {
            None => self.words.reading_players(tab.progress()),
            Some(players) if players.people().is_empty() => {
                self.words.of_players(PlayersText::NoPlayers).to_owned()
            }
            Some(_) => self.words.of_players(PlayersText::NoneFound).to_owned(),
        };
        let set = self.set(Face::Regular, 15, self.theme.dim_text);
        self.centered_lines(area.inset(self.unit(PAD), 0), &said, set);
    }

    fn players_buttons(&mut self, row: Rect, tab: &PlayersTab) {
        use PlayersCommand::*;
        let commands: &[PlayersCommand] = if tab.pair().is_some() {
            &[PlayAgain, Review, ShowGames, HeadToHead]
        } else {
            &[ShowGames, HeadToHead, Learn]
        };
        let wanted = commands.iter().map(|it| Command::Players(*it));
        let wanted: Vec<Command> = wanted.chain([FileCommand::ExportGame.into()]).collect();
        let mut row = row;
        if let Some(next) = self.app.next_of_pair() {
            let said = self.words.of_player(PlayersText::WhiteNext, &next.white);
            let set = self.set(Face::Regular, 14, self.theme.dim_text);
            let width = self.width(&said, set);
            // It is left out before a button is cut.
            if width + self.unit(700) <= row.w {
                self.text_in(row, Align::Right, &said, set);
                row.cut_right(width + self.unit(GAP));
            }
        }
        let faces = wanted.iter().filter_map(|command| {
            let face = self.players_face(command.clone())?;
            let is_off = !keys::works(self.app, &face.command);
            let primary = Some(command) == wanted.first();
            Some(ButtonFace {
                primary,
                is_off,
                ..face
            })
        });
        let mut faces: Vec<ButtonFace> = faces.collect();
        // Of the last ones the key is enough where there is no room.
        while faces.len() > 1 && !self.fits_row(row, &faces) {
            faces.pop();
        }
        self.button_row(row, &faces);
    }

    /// The button of a command. In the line for a name, letters are letters.
    pub(super) fn players_face(&self, command: impl Into<Command>) -> Option<ButtonFace<'static>> {
        let tab = self.app.players_tab()?;
        let context = if tab.pair().is_some() {
            Context::HeadToHead
        } else {
            Context::PlayersTab
        };
        let command = command.into();
        let face = face_of(self.words, &[context], &command)?;
        if !tab.is_searching() {
            return Some(face);
        }
        let typed = face_of(self.words, &[Context::PlayerLine], &command);
        let cap = typed.map_or(String::new(), |it| it.cap);
        Some(ButtonFace { cap, ..face })
    }

    /// What a click in an area does.
    pub(super) fn players_zone(&mut self, area: Rect, command: PlayersCommand) {
        self.scene
            .add_zone(area, Zone::Do(Command::Players(command)));
    }

    /// The colour of a player: the two who play most have one.
    pub(super) fn ink_of(&self, name: &str) -> Option<Rgba> {
        let people = self.app.overview.players.iter();
        let mut people = people.filter(|it| program_level(it).is_none());
        let names = [people.next(), people.next()].map(|it| it.map_or("", String::as_str));
        let mut inks = names.into_iter().zip(self.inks_by_alphabet(names));
        inks.find(|(it, _)| *it == name).map(|(_, ink)| ink)
    }

    /// The colours of two players: who has one keeps it on all pages, beside whomever.
    pub(in crate::view) fn inks_of(&self, names: [&str; 2]) -> [Rgba; 2] {
        let [first, second] = [self.theme.first, self.theme.second];
        let is_second = |ink| ink == second;
        match names.map(|name| self.ink_of(name).map(is_second)) {
            [Some(true), _] | [None, Some(false)] => [second, first],
            [Some(false), _] | [None, Some(true)] => [first, second],
            [None, None] => self.inks_by_alphabet(names),
        }
    }

    fn inks_by_alphabet(&self, names: [&str; 2]) -> [Rgba; 2] {
        let [first, second] = [self.theme.first, self.theme.second];
        let [one, other] = names.map(name_key);
        if one <= other {
            [first, second]
        } else {
            [second, first]
        }
    }

    /// A panel with a heading, a note at its right and a line below. Returns what is below the line.
    pub(super) fn headed_panel(&mut self, area: Rect, title: &str, note: &str) -> Rect {
        self.card(area, self.theme.panel);
        let mut rest = area;
        let head = rest.cut_top(self.unit(40).min(area.h));
        self.line_below(head, self.theme.border);
        self.panel_head(head.inset(self.unit(PAD), 0), title, note);
        rest
    }

    /// A heading with a note at the right, which is left out where it has no room.
    pub(super) fn panel_head(&mut self, row: Rect, title: &str, note: &str) {
        let set = self.set(Face::Bold, 14, self.theme.bright_text);
        let taken = self.fitted_in(row, Align::Left, title, set);
        let set = self.set(Face::Regular, 12, self.theme.dim_text);
        let width = self.width(note, set);
        if !note.is_empty() && taken + width + self.unit(PAD) <= row.w {
            self.text_in(row, Align::Right, note, set);
        }
    }
}
