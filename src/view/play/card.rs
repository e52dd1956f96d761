//! A player's card: name, colour, captured pieces, clock.

use std::time::Duration;

use crate::app::{LiveGame, Now};
use crate::game::{Game, TimeControl, material_difference};
use crate::rules::{Color, Outcome, Piece, Role, Termination};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::scene::shape::{Border, Look};
use crate::view::scene::theme::{Rgba, THEME};
use crate::view::text::font::Face;
use crate::words;

/// The height of a card in units, and of a slim one with only a name and a clock.
pub(in crate::view) const CARD: i32 = 86;
pub(in crate::view) const SLIM_CARD: i32 = 40;

/// A player's card.
pub(in crate::view) struct PlayerCard<'a> {
    color: Color,
    /// The name, if there is one.
    name: Option<&'a str>,
    /// Whether it is highlighted.
    active: bool,
    /// Whether the side was mated or ran out of time.
    beaten: bool,
    clock: Option<ClockFace>,
    /// The pieces that the side has captured.
    captured: Vec<Role>,
    /// Its material advantage in pawns.
    lead: i32,
}

/// The clock on a card.
struct ClockFace {
    text: String,
    ink: Rgba,
    /// Why it is not running.
    state: Option<String>,
}

impl<'a> PlayerCard<'a> {
    fn new(game: &'a Game, shown: usize, color: Color, active: bool) -> PlayerCard<'a> {
        let record = game.record();
        let mate = Outcome::win(color.other(), Termination::Checkmate);
        let beaten = game.outcome() == Some(mate) || game.flagged() == Some(color);
        let difference = material_difference(record.position_at(shown));
        PlayerCard {
            color,
            name: game.players[color].as_deref(),
            active,
            beaten: beaten && shown == record.plies().len(),
            clock: None,
            captured: record.captured_by(shown)[color].clone(),
            lead: match color {
                Color::White => difference,
                Color::Black => -difference,
            },
        }
    }

    /// The card of a side in the game in progress.
    pub(in crate::view) fn in_play(live: &'a LiveGame, color: Color, now: Now) -> PlayerCard<'a> {
        let game = live.game();
        let card = PlayerCard::new(game, live.shown(), color, live.is_on_move(color));
        let clock = game.clock();
        let delay = clock.delay_left(now.time);
        let state = match game.is_paused() {
            true => Some(words::paused().to_string()),
            false if delay.is_zero() => None,
            false => Some(words::delay(delay)),
        };
        let shown = clock.read(now.time)[color];
        let runs = card.active && !game.is_paused();
        PlayerCard {
            clock: Some(ClockFace {
                state: state.filter(|_| card.active),
                ..ClockFace::new(&clock.control()[color], shown, runs)
            }),
            ..card
        }
    }
}

impl ClockFace {
    fn new(control: &TimeControl, shown: Duration, runs: bool) -> ClockFace {
        let ink = match control.is_low(shown) {
            true => THEME.red,
            false if runs => THEME.bright_text,
            false => THEME.dim_text,
        };
        ClockFace {
            text: words::clock(control, shown),
            ink,
            state: None,
        }
    }
}

impl View<'_> {
    pub(in crate::view) fn player_card(&mut self, mut area: Rect, card: &PlayerCard) {
        let ground = match card.active {
            true => THEME.active_panel,
            false => THEME.panel,
        };
        self.card(area, ground);
        if card.active {
            self.active_bar(area);
        }
        area.cut_left(self.unit(16));
        area.cut_right(self.unit(16));
        let disc = area.cut_left(self.unit(22));
        self.color_disc(Rect::around(disc.center(), disc.w), card);
        area.cut_left(self.unit(14));
        if let Some(clock) = &card.clock {
            let width = self.clock(area, clock);
            area.cut_right(width);
        }
        area.cut_right(self.unit(8));
        if self.is_slim(area) {
            self.name(area, area.center().y, card);
        } else {
            self.name(area, area.y + self.unit(28), card);
            self.captured(area, card);
        }
    }

    fn is_slim(&self, card: Rect) -> bool {
        card.h < self.unit(CARD)
    }

    /// A bar along the left edge of a card, with rounded outer corners.
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

    /// The disc in the side's colour; red if the side was mated or ran out of time.
    fn color_disc(&mut self, area: Rect, card: &PlayerCard) {
        let fill = match (card.beaten, card.color) {
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

    /// Adds a clock and returns its width.
    fn clock(&mut self, area: Rect, clock: &ClockFace) -> i32 {
        let slim = self.is_slim(area);
        let set = self.set(Face::Bold, if slim { 24 } else { 36 }, clock.ink);
        let at = Point::new(area.right(), area.center().y);
        if let Some(state) = clock.state.as_ref().filter(|_| !slim) {
            let below = Point::new(at.x, at.y + self.unit(29));
            let set = self.set(Face::Bold, 13, THEME.accent);
            self.scene.text(self.fonts, below, Align::Right, state, set);
        }
        self.scene
            .text(self.fonts, at, Align::Right, &clock.text, set)
    }

    fn name(&mut self, area: Rect, middle: i32, card: &PlayerCard) {
        let side = words::side(card.color);
        let name = words::player(card.color, card.name);
        let set = self.set(Face::Bold, 18, THEME.text);
        let shown = self.fonts.fit(set.face, name, set.em, area.w);
        let at = Point::new(area.x, middle);
        let width = self.scene.text(self.fonts, at, Align::Left, &shown, set);
        let set = self.set(Face::Regular, 13, THEME.dim_text);
        let gap = self.unit(8);
        let has_room = width + gap + self.fonts.width(set.face, side, set.em) <= area.w;
        if card.name.is_some() && has_room {
            let at = Point::new(at.x + width + gap, at.y + self.unit(1));
            self.scene.text(self.fonts, at, Align::Left, side, set);
        }
    }

    fn captured(&mut self, area: Rect, card: &PlayerCard) {
        let mut x = area.x;
        let middle = area.y + self.unit(58);
        let lead_room = self.unit(44);
        if !card.captured.is_empty() {
            let tray = Rect::new(x, middle - self.unit(13), area.w - lead_room, self.unit(26));
            x += self.tray(tray, &card.captured, card.color) + self.unit(14);
        }
        if card.lead > 0 {
            let set = self.set(Face::Bold, 13, THEME.dim_text);
            let at = Point::new(x, middle);
            let lead = format!("+{}", card.lead);
            self.scene.text(self.fonts, at, Align::Left, &lead, set);
        }
    }

    /// The captured pieces, in a tray no wider than `room`. Returns its width.
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
