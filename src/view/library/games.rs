//! The library: a list of games, with the selected one on the board.

use crate::app::keys::{self, Context};
use crate::app::{Command, FieldId, FileCommand, Hint, Library, LibraryCommand, Unit};
use crate::game::{Game, TimeControl};
use crate::rules::{Color, SquareSet};
use crate::storage::library::Summary;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Zone};
use crate::view::scene::theme::Rgba;
use crate::view::text::font::Face;
use crate::view::widgets::controls::{ButtonFace, face_of};
use crate::words::{Heading, score_of};

/// The height of a row, in units.
const ROW: i32 = 61;

/// The least width of a list with columns, in units, and with time controls as well.
const WITH_COLUMNS: i32 = 382;
const WITH_TIMES: i32 = 482;

/// The columns of a row.
struct Columns {
    date: Rect,
    players: Rect,
    result: Rect,
    end: Rect,
    time: Option<Rect>,
    moves: Rect,
}

impl View<'_> {
    /// A list of games.
    pub(in crate::view) fn library(&mut self, library: &Library) {
        self.board_of_list();
        let panel = self.layout.panel;
        self.card(panel, self.theme.panel);
        let mut area = panel.inset(self.unit(20), self.unit(16));
        self.library_title(area.cut_top(self.unit(42)), library);
        self.search_line(area.cut_top(self.unit(42)), library);
        let bar = area.cut_top(self.unit(10));
        if let Some(part) = library.part_read() {
            self.progress(bar, part);
        }
        let buttons = area.cut_bottom(self.unit(44));
        area.cut_bottom(self.unit(8));
        let message = area.cut_bottom(self.unit(46));
        area.cut_bottom(self.unit(8));
        self.games(area, library);
        if let Some(said) = self.app.message() {
            self.message(message, &said);
        }
        self.library_buttons(buttons);
    }

    /// The last position of the game next to the list, or the start position.
    pub(in crate::view) fn board_of_list(&mut self) {
        match self.app.library().and_then(Library::previewed) {
            Some(saved) => self.last_position(&saved.game),
            None => self.idle_board(),
        }
    }

    /// The position of a game after all its moves.
    pub(in crate::view) fn last_position(&mut self, game: &Game) {
        let record = game.record();
        let position = game.position();
        self.diagram().squares();
        if let Some((from, to)) = record.path_of(record.plies().len()) {
            let color = self.colors.last_move;
            self.diagram().tint(from, color);
            self.diagram().tint(to, color);
        }
        self.diagram().mark_check(position);
        self.board_edge();
        self.diagram().pieces(position.board(), SquareSet::EMPTY);
    }

    fn library_title(&mut self, area: Rect, library: &Library) {
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let catalog = library.catalog();
        let is_searched = !library.search().text().trim().is_empty();
        let found = is_searched.then(|| catalog.len());
        let said = self
            .words
            .list_size(catalog.total(), found, library.part_read());
        let y = area.y + self.unit(22);
        let trash = match library.source().trash() {
            Some(_) => self.hints(Point::new(area.right(), y), &[Hint::Trash], set),
            None => 0,
        };
        let title = self.words.list_title(library.source());
        let title_set = self.set(Face::Bold, 24, self.theme.text);
        let title_width = self.fonts.width(title_set.face, &title, title_set.em);
        let free = area.w - trash - self.unit(12);
        let size = self.fonts.width(set.face, &said, set.em);
        // The name of a file may be longer than any line.
        let is_either = title_width <= free && free < title_width + size;
        let shown = if is_either { "" } else { &said };
        let at = Point::new(area.right() - trash, y);
        let size = self.scene.text(self.fonts, at, Align::Right, shown, set);
        let title = self
            .fonts
            .fit(title_set.face, &title, title_set.em, free - size);
        let at = Point::new(area.x, area.y + self.unit(20));
        self.scene
            .text(self.fonts, at, Align::Left, &title, title_set);
    }

    fn search_line(&mut self, area: Rect, library: &Library) {
        let focused = library.is_searching();
        self.text_widget(area, FieldId::Search, library.search(), Unit::None, focused);
    }

    /// The progress bar of reading.
    fn progress(&mut self, strip: Rect, part: f32) {
        let height = self.unit(4);
        let bar = Rect {
            y: strip.bottom() - height,
            h: height,
            ..strip
        };
        self.scene.rounded(bar, height / 2, self.theme.key_cap);
        let w = ((bar.w as f32 * part) as i32).max(height);
        self.scene
            .rounded(Rect { w, ..bar }, height / 2, self.theme.message_text);
    }

    fn games(&mut self, area: Rect, library: &Library) {
        let mut body = area;
        let header = body.cut_top(self.unit(36));
        let rows = self.rows(
            body,
            self.unit(ROW),
            library.catalog().len(),
            library.first(),
        );
        let strips = self.list(body, self.unit(ROW), rows);
        let width = strips.first().map_or(header.w, |(_, strip)| strip.w);
        self.games_header(Rect { w: width, ..header });
        for (number, strip) in strips {
            if let Some(row) = library.catalog().row(number) {
                self.game_ground(strip, number == library.selected());
                self.game_row(strip, &row.summary);
                let command = Command::Library(LibraryCommand::ClickGame(number));
                self.scene.add_zone(strip, Zone::Do(command));
            }
        }
    }

    fn games_header(&mut self, header: Rect) {
        let line = Rect {
            y: header.bottom() - self.unit(1),
            h: self.unit(1),
            ..header
        };
        self.scene.plain(line, self.theme.border);
        let Some(columns) = self.columns(header) else {
            let cell = header.inset(self.unit(10), 0);
            self.cell(
                cell,
                &[self.words.heading(Heading::Players)],
                Face::Regular,
                self.theme.dim_text,
            );
            self.cell_end(
                cell,
                &[self.words.heading(Heading::Result)],
                self.theme.dim_text,
            );
            return;
        };
        let named = [
            (Some(columns.date), self.words.heading(Heading::Date)),
            (Some(columns.players), self.words.heading(Heading::Players)),
            (Some(columns.result), self.words.heading(Heading::Result)),
            (Some(columns.end), self.words.heading(Heading::End)),
            (columns.time, self.words.heading(Heading::Clock)),
            (Some(columns.moves), self.words.heading(Heading::Moves)),
        ];
        for (cell, name) in named {
            if let Some(cell) = cell {
                self.cell(cell, &[name], Face::Regular, self.theme.dim_text);
            }
        }
    }

    /// The columns of a row, if there is room for them.
    fn columns(&self, strip: Rect) -> Option<Columns> {
        if strip.w < self.unit(WITH_COLUMNS) {
            return None;
        }
        let mut rest = strip.inset(self.unit(10), 0);
        let date = rest.cut_left(self.unit(84));
        let mut take = |width: i32, heading| {
            let heading = self.words.heading(heading);
            let named = self.fonts.width(Face::Regular, heading, self.unit(14)) + self.unit(5);
            rest.cut_right(named.max(self.unit(width)))
        };
        let moves = take(48, Heading::Moves);
        let has_times = strip.w >= self.unit(WITH_TIMES);
        let time = has_times.then(|| take(72, Heading::Clock));
        let end = take(86, Heading::End);
        let result = take(52, Heading::Result);
        Some(Columns {
            date,
            players: rest,
            result,
            end,
            time,
            moves,
        })
    }

    fn game_ground(&mut self, strip: Rect, selected: bool) {
        if selected {
            self.scene.plain(strip, self.theme.active_panel);
        }
        let line = Rect {
            y: strip.bottom() - self.unit(1),
            h: self.unit(1),
            ..strip
        };
        self.scene.plain(line, self.theme.border.alpha(140));
    }

    fn game_row(&mut self, strip: Rect, game: &Summary) {
        let Some(columns) = self.columns(strip) else {
            return self.narrow_row(strip.inset(self.unit(10), 0), game);
        };
        let date = game.date.to_string();
        let (day, time) = date.split_once(' ').unwrap_or((&date, ""));
        self.cell(
            columns.date,
            &[day, time],
            Face::Regular,
            self.theme.dim_text,
        );
        self.players(columns.players, game);
        let result = score_of(game.result);
        self.cell(columns.result, &[result], Face::Regular, self.theme.text);
        self.end(columns.end, &self.words.end(game.end));
        if let Some(cell) = columns.time {
            let control = game.time_control.parse::<TimeControl>();
            let name = control.map_or(game.time_control.into(), |it| self.words.time_control(&it));
            self.cell(cell, &[&name], Face::Regular, self.theme.dim_text);
        }
        let moves = game.plies.div_ceil(2).to_string();
        self.cell(columns.moves, &[&moves], Face::Regular, self.theme.text);
    }

    /// A game on two lines, if there is no room for columns.
    fn narrow_row(&mut self, cell: Rect, game: &Summary) {
        let date = game.date.to_string();
        let day = date.split(' ').next().unwrap_or_default();
        let end = format!("{} {}", score_of(game.result), self.words.end(game.end));
        let mut names = cell;
        let half = names.cut_right(cell.w / 2);
        let taken = self.cell_end(half, &[&end, day], self.theme.dim_text);
        names.w = cell.w - taken - self.unit(8);
        self.players(names, game);
    }

    /// How a game ended, on up to two lines.
    fn end(&mut self, cell: Rect, end: &str) {
        let set = self.set(Face::Regular, 14, self.theme.text);
        let mut lines = self.fonts.wrap(set.face, end, set.em, cell.w).into_iter();
        let first = lines.next().unwrap_or_default();
        let rest = lines.collect::<Vec<String>>().join(" ");
        self.cell(cell, &[&first, &rest], Face::Regular, self.theme.text);
    }

    /// The names of the players, one below the other.
    fn players(&mut self, cell: Rect, game: &Summary) {
        let set = self.set(Face::Bold, 14, self.theme.text);
        let room = cell.w - self.unit(4) - self.fonts.width(set.face, " –", set.em);
        let white = self.words.player(Color::White, known(game.white));
        let white = self.fonts.fit(set.face, white, set.em, room) + " –";
        let black = self.words.player(Color::Black, known(game.black));
        self.cell(cell, &[&white, black], Face::Bold, self.theme.text);
    }

    /// Lines of text, centred vertically in a cell; empty lines are skipped.
    fn cell(&mut self, cell: Rect, lines: &[&str], face: Face, ink: Rgba) {
        let set = self.set(face, 14, ink);
        for (line, y) in self.cell_lines(cell, lines) {
            let text = self
                .fonts
                .fit(set.face, line, set.em, cell.w - self.unit(4));
            self.scene
                .text(self.fonts, Point::new(cell.x, y), Align::Left, &text, set);
        }
    }

    /// The same, aligned to the right of a cell. Returns the width taken.
    fn cell_end(&mut self, cell: Rect, lines: &[&str], ink: Rgba) -> i32 {
        let set = self.set(Face::Regular, 14, ink);
        let lines = self.cell_lines(cell, lines);
        let widths = lines.map(|(line, y)| {
            let at = Point::new(cell.right(), y);
            let text = self.fonts.fit(set.face, line, set.em, cell.w);
            self.scene.text(self.fonts, at, Align::Right, &text, set)
        });
        widths.max().unwrap_or(0)
    }

    /// The lines that are not empty, with their y coordinates.
    fn cell_lines<'t>(
        &self,
        cell: Rect,
        lines: &[&'t str],
    ) -> impl Iterator<Item = (&'t str, i32)> + use<'t> {
        let lines: Vec<&str> = lines.iter().copied().filter(|it| !it.is_empty()).collect();
        let step = self.unit(19);
        let first = cell.center().y - step * (lines.len() as i32 - 1) / 2;
        (0..)
            .map(move |number| first + number * step)
            .zip(lines)
            .map(|(y, line)| (line, y))
    }

    fn library_buttons(&mut self, row: Rect) {
        let wanted = [
            Command::Library(LibraryCommand::OpenGame),
            Command::Library(LibraryCommand::Continue),
            Command::Library(LibraryCommand::Restore),
            Command::File(FileCommand::ExportGame),
            Command::Escape,
        ];
        let context = if self.app.library().is_some_and(Library::is_trash) {
            Context::Trash
        } else {
            Context::Library
        };
        let is_searching = self.app.library().is_some_and(Library::is_searching);
        // In the search line, letters are letters.
        let cap = |face: &ButtonFace<'static>| {
            if is_searching {
                face_of(self.words, &[Context::SearchLine], &face.command)
                    .map_or(String::new(), |it| it.cap)
            } else {
                face.cap.clone()
            }
        };
        let faces: Vec<ButtonFace> = wanted
            .iter()
            .filter(|command| keys::works(self.app, command))
            .filter_map(|command| face_of(self.words, &[context], command))
            .map(|face| ButtonFace {
                cap: cap(&face),
                primary: face.command == Command::Library(LibraryCommand::OpenGame),
                ..face
            })
            .collect();
        self.button_row(row, &faces);
    }
}

fn known(name: &str) -> Option<&str> {
    Some(name).filter(|name| !name.is_empty())
}
