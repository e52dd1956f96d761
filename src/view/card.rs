//! A player's card: name, colour, captured pieces, clock.

use std::time::Duration;

use super::View;
use super::font::Face;
use super::geometry::{Point, Rect};
use super::scene::Align;
use super::shape::{Border, Look};
use super::theme::THEME;
use crate::app::Table;
use crate::game::{TimeControl, material_difference};
use crate::notation::pgn;
use crate::rules::{Color, Outcome, Piece, Role, Termination};

/// The height of a card in units, and that of one that has only a name and a clock.
pub(super) const CARD: i32 = 86;
pub(super) const SLIM_CARD: i32 = 40;

impl View<'_> {
    pub(super) fn player_card(&mut self, mut area: Rect, table: &Table, color: Color) {
        let active = self.is_on_move(table, color);
        let ground = match active {
            true => THEME.active_panel,
            false => THEME.panel,
        };
        self.card(area, ground);
        if active {
            self.active_bar(area);
        }
        area.cut_left(self.unit(16));
        area.cut_right(self.unit(16));
        let disc = area.cut_left(self.unit(22));
        self.color_disc(Rect::around(disc.center(), disc.w), table, color);
        area.cut_left(self.unit(14));
        let clock_width = self.clock(area, table, color, active);
        area.cut_right(clock_width + self.unit(8));
        if self.is_slim(area) {
            self.name(area, area.center().y, table, color);
        } else {
            self.name(area, area.y + self.unit(28), table, color);
            self.captured(area, table, color);
        }
    }

    fn is_slim(&self, card: Rect) -> bool {
        card.h < self.unit(CARD)
    }

    /// A bar along the left edge of a card, round at its outer corners.
    fn active_bar(&mut self, card: Rect) {
        let (bar, radius) = (self.unit(4), self.unit(8));
        let left = Rect {
            w: bar + radius,
            ..card
        };
        let outer = self.scene.begin_clip(left);
        self.scene.rounded(card, radius, THEME.accent);
        let body = Rect {
            x: card.x + bar,
            ..card
        };
        self.scene.rounded(body, radius, THEME.active_panel);
        self.scene.end_clip(outer);
    }

    /// Whether the side's card is the one to be looked at: it is on move in a game that goes on, or in
    /// the position that is looked through.
    fn is_on_move(&self, table: &Table, color: Color) -> bool {
        match table.source {
            Some(_) => table.position().turn() == color && !table.is_at_end(),
            None => table.game.turn() == color && table.game.outcome().is_none(),
        }
    }

    /// Red for the side that has been mated, or whose time has run out.
    fn color_disc(&mut self, area: Rect, table: &Table, color: Color) {
        let mate = Outcome::win(color.other(), Termination::Checkmate);
        let mated = table.game.outcome() == Some(mate);
        let beaten = mated || table.game.flagged() == Some(color);
        let fill = match (beaten && table.is_at_end(), color) {
            (true, _) => THEME.red,
            (false, Color::White) => THEME.white_side,
            (false, Color::Black) => THEME.black_side,
        };
        let border = Border {
            width: self.unit(2),
            color: THEME.dim_text.alpha(170),
        };
        self.scene.bordered(area, area.w / 2, fill, border);
    }

    /// Returns the width taken; nothing is shown of a file that tells no times.
    fn clock(&mut self, area: Rect, table: &Table, color: Color, active: bool) -> i32 {
        if table.source.is_some() && !table.game.record().is_timed() {
            return 0;
        }
        let shown = match table.source {
            Some(_) if !table.is_at_end() => table.game.record().clocks_at(table.shown()),
            _ => table.game.clock().read(self.now.time),
        };
        let control = &table.game.clock().control()[color];
        let low = control.is_low(shown[color]);
        let paused = active && table.game.is_paused();
        let ink = match low {
            true => THEME.red,
            false if active && !paused => THEME.bright_text,
            false => THEME.dim_text,
        };
        let text = clock_text(control, shown[color]);
        let slim = self.is_slim(area);
        let set = self.set(Face::Bold, if slim { 24 } else { 36 }, ink);
        let at = Point::new(area.right(), area.center().y);
        if active && !slim {
            let below = Point::new(at.x, at.y + self.unit(29));
            self.clock_state(below, table);
        }
        self.scene.text(self.fonts, at, Align::Right, &text, set)
    }

    /// Why the clock of the side on move does not run: the game is paused, or its delay is not over.
    fn clock_state(&mut self, right: Point, table: &Table) {
        let delay = table.game.clock().delay_left(self.now.time);
        let state = match table.game.is_paused() {
            true => "Paused".to_string(),
            false if delay.is_zero() => return,
            false => format!("Delay {}", delay.as_millis().div_ceil(1_000)),
        };
        let set = self.set(Face::Bold, 13, THEME.accent);
        self.scene
            .text(self.fonts, right, Align::Right, &state, set);
    }

    fn name(&mut self, area: Rect, middle: i32, table: &Table, color: Color) {
        let name = &table.game.players[color];
        let side = color.to_string();
        let set = self.set(Face::Bold, 18, THEME.text);
        let shown = self.fonts.fit(set.face, name, set.em, area.w);
        let at = Point::new(area.x, middle);
        let width = self.scene.text(self.fonts, at, Align::Left, &shown, set);
        let set = self.set(Face::Regular, 13, THEME.dim_text);
        let gap = self.unit(8);
        if *name != side && width + gap + self.fonts.width(set.face, &side, set.em) <= area.w {
            let at = Point::new(at.x + width + gap, at.y + self.unit(1));
            self.scene.text(self.fonts, at, Align::Left, &side, set);
        }
    }

    fn captured(&mut self, area: Rect, table: &Table, color: Color) {
        let roles = &table.game.record().captured_by(table.shown())[color];
        let mut x = area.x;
        let middle = area.y + self.unit(58);
        let lead_room = self.unit(44);
        if !roles.is_empty() {
            let tray = Rect::new(x, middle - self.unit(13), area.w - lead_room, self.unit(26));
            x += self.tray(tray, roles, color) + self.unit(14);
        }
        let difference = material_difference(table.position());
        let lead = match color {
            Color::White => difference,
            Color::Black => -difference,
        };
        if lead > 0 {
            let set = self.set(Face::Bold, 13, THEME.dim_text);
            let at = Point::new(x, middle);
            self.scene
                .text(self.fonts, at, Align::Left, &format!("+{lead}"), set);
        }
    }

    /// The pieces that a side has captured, in a tray no wider than `room`. Returns its width.
    fn tray(&mut self, room: Rect, roles: &[Role], color: Color) -> i32 {
        let count = roles.len() as i32;
        let pad = self.unit(8);
        let step = self.unit(17).min((room.w - 2 * pad) / count).max(1);
        let tray = Rect {
            w: step * count + 2 * pad,
            ..room
        };
        let ground = match color {
            Color::White => THEME.light_tray,
            Color::Black => THEME.black_side,
        };
        let radius = self.unit(6);
        self.scene.rounded(tray, radius, ground);
        let side = self.unit(21);
        for (number, &role) in roles.iter().enumerate() {
            let left = tray.x + pad + step * number as i32;
            let at = Point::new(left + step / 2, tray.center().y);
            let piece = Piece::new(color.other(), role);
            self.scene
                .add(Rect::around(at, side), Look::Piece { piece, alpha: 255 });
        }
        tray.w
    }
}

/// What a clock with this control shows.
pub(super) fn clock_text(control: &TimeControl, shown: Duration) -> String {
    match control.counts_down() {
        true => time_left(shown, control.is_low(shown)),
        false => hours_minutes_seconds(shown),
    }
}

/// A time as `H:MM:SS`, what is less than a second left out.
fn hours_minutes_seconds(time: Duration) -> String {
    pgn::write_clock(Duration::from_secs(time.as_secs()))
}

/// The time left as `M:SS` or `H:MM:SS`, with tenths of a second where it is low; what is less is left
/// out.
fn time_left(time: Duration, low: bool) -> String {
    let seconds = time.as_secs();
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    let seconds = seconds % 60;
    let tenths = match low {
        true => format!(".{}", time.subsec_millis() / 100),
        false => String::new(),
    };
    match hours {
        0 => format!("{minutes}:{seconds:02}{tenths}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}{tenths}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_shows_tenths_where_it_is_low() {
        let shown = |millis, low| time_left(Duration::from_millis(millis), low);
        assert_eq!(shown(5_400_000, false), "1:30:00");
        assert_eq!(shown(3_599_999, false), "59:59");
        assert_eq!(shown(10_000, false), "0:10");
        assert_eq!(shown(9_999, true), "0:09.9");
        assert_eq!(shown(99, true), "0:00.0");
    }

    #[test]
    fn clocks_show_whole_seconds() {
        assert_eq!(hours_minutes_seconds(Duration::from_millis(999)), "0:00:00");
        assert_eq!(
            hours_minutes_seconds(Duration::from_secs(36_061)),
            "10:01:01"
        );
    }
}
