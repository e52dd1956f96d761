//! The paces of auto-play, above the button that plays.

use crate::app::keys::{self, Context};
use crate::app::{Command, ReviewCommand, ReviewPace};
use crate::view::View;
use crate::view::scene::content::GAP;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::Align;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;

/// The least width, the height of a line, and the edge around them, in units.
const WIDTH: i32 = 224;
const LINE: i32 = 36;
const PAD: i32 = 4;

/// The distance of a text from the edges of its line, in units.
const TEXT_PAD: i32 = 12;

/// The room for a time, in units.
const TIME: i32 = 64;

impl View<'_> {
    /// The list, over everything else. A click outside closes it.
    pub fn pace_menu(&mut self) {
        let whole = self.scene.area();
        let buttons = [ReviewCommand::Paces, ReviewCommand::AutoPlay];
        let button = buttons
            .into_iter()
            .find_map(|it| self.scene.area_of(&it.into()));
        let button = button.unwrap_or(self.layout.panel);
        self.scene.cover(whole, Command::Escape);
        let chosen = self.app.chosen_line();
        let lines: Vec<(ReviewPace, &str)> = keys::menu(self.app)
            .into_iter()
            .filter_map(|line| match line.command {
                Command::Review(ReviewCommand::SetPace(pace)) => {
                    Some((pace, self.words.does(Context::PaceMenu, &line.command)))
                }
                _ => None,
            })
            .collect();
        let em = self.unit(15);
        let widths = lines
            .iter()
            .map(|(_, text)| self.fonts.width(Face::Bold, text, em));
        let around = self.unit(TIME + 2 * TEXT_PAD + 2 * PAD);
        let w = (widths.max().unwrap_or(0) + around).max(self.unit(WIDTH));
        let h = lines.len() as i32 * self.unit(LINE) + 2 * self.unit(PAD);
        let gap = self.unit(GAP);
        let x = (button.right() - w).clamp(0, (whole.w - w).max(0));
        let y = (button.y - gap - h).max(0);
        let mut area = Rect::new(x, y, w, h);
        self.raised_card(area);
        area = area.shrunk(self.unit(PAD));
        for (number, (pace, text)) in lines.into_iter().enumerate() {
            let row = area.cut_top(self.unit(LINE));
            self.pace_line(row, pace, text, number == chosen);
        }
    }

    fn pace_line(&mut self, row: Rect, pace: ReviewPace, text: &str, is_chosen: bool) {
        if is_chosen || self.is_pointed_at(row) {
            let radius = self.unit(6);
            self.scene.rounded(row, radius, self.theme.chosen);
        }
        let face = if is_chosen { Face::Bold } else { Face::Regular };
        let set = self.set(face, 15, self.theme.bright_text);
        let inner = row.inset(self.unit(TEXT_PAD), 0);
        self.text_in(inner, Align::Left, text, set);
        match pace.time() {
            Some(time) => {
                let set = self.set(Face::Regular, 14, self.theme.text);
                let text = self.words.pace(time);
                self.text_in(inner, Align::Right, &text, set);
            }
            None => {
                let side = self.unit(18);
                let center = Point::new(inner.right() - side / 2, inner.center().y);
                self.icon(Rect::around(center, side), Icon::Clock, self.theme.text);
            }
        }
        let command = Command::Review(ReviewCommand::SetPace(pace));
        self.scene.add_zone(row, Zone::Do(command));
    }
}
