//! A player's bar above or below a diagram: colour, name, result, clock.

use crate::rules::Color;
use crate::view::board::moment::PlayerLine;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Scene, Type};
use crate::view::scene::shape::Border;
use crate::view::scene::theme::{Rgba, Theme};
use crate::view::text::font::{Face, Fonts};

/// The height of a bar for a board of this side, in pixels.
pub(in crate::view) fn bar_height(side: i32) -> i32 {
    (side / 12).max(20)
}

impl Scene {
    /// Adds a player's bar.
    pub(in crate::view) fn player_bar(
        &mut self,
        (fonts, theme): (&Fonts, &Theme),
        mut area: Rect,
        color: Color,
        line: &PlayerLine,
        is_on_move: bool,
    ) {
        self.plain(area, theme.panel);
        let (pad, gap) = (area.h * 3 / 10, area.h / 4);
        area = area.inset(pad, 0);
        let disc = area.cut_left(area.h * 2 / 5);
        self.player_disc(theme, Rect::around(disc.center(), disc.w), color);
        area.cut_left(gap);

        let bar = Bar {
            fonts,
            theme,
            height: area.h,
        };
        let ink = if is_on_move {
            bar.theme.bright_text
        } else {
            bar.theme.dim_text
        };
        if let Some(clock) = &line.clock {
            let width = self.bar_text(&bar, area, Align::Right, clock, bar.bold(ink));
            area.cut_right(width + gap);
        }
        if let Some(points) = line.points
            && area.w > area.h
        {
            let badge = area.cut_right(area.h * 4 / 5);
            self.points(&bar, Rect::around(badge.center(), area.h * 3 / 5), points);
            area.cut_right(gap);
        }
        // A long name leaves room for the rest, but takes at least half of the bar.
        let asides = [
            (&line.rating, bar.theme.dim_text),
            (&line.reason, bar.theme.message_text),
        ];
        let asides =
            asides.map(|(words, ink)| (words.as_deref().unwrap_or_default(), bar.small(ink)));
        let aside = asides.map(|(words, set)| bar.width(words, set) + gap);
        let room = (area.w - aside.iter().sum::<i32>()).max(area.w / 2);
        let name = Rect { w: room, ..area };
        let width = self.bar_text(
            &bar,
            name,
            Align::Left,
            &line.name,
            bar.bold(bar.theme.text),
        );
        area.cut_left(width + gap);
        for (words, set) in asides {
            let width = self.bar_text(&bar, area, Align::Left, words, set);
            area.cut_left(width + gap);
        }
    }

    fn player_disc(&mut self, theme: &Theme, area: Rect, color: Color) {
        let fill = theme.side(color);
        let border = Border {
            width: (area.w / 10).max(1),
            color: theme.dim_text,
        };
        self.bordered(area, area.w / 2, fill, border);
    }

    /// The player's points in a small box, a plain one for a loss.
    fn points(&mut self, bar: &Bar, area: Rect, points: &str) {
        let (ground, ink) = match points {
            "0" => (bar.theme.button, bar.theme.dim_text),
            _ => (bar.theme.light_tray, bar.theme.on_accent),
        };
        self.rounded(area, area.h / 5, ground);
        self.text(
            bar.fonts,
            area.center(),
            Align::Center,
            points,
            bar.bold(ink),
        );
    }

    /// A text, shortened to fit and centred vertically. Returns its width.
    fn bar_text(&mut self, bar: &Bar, area: Rect, align: Align, text: &str, set: Type) -> i32 {
        let text = bar.fonts.fit(set.face, text, set.em, area.w);
        if text.is_empty() || bar.width(&text, set) > area.w {
            return 0;
        }
        let x = match align {
            Align::Right => area.right(),
            _ => area.x,
        };
        self.text(bar.fonts, Point::new(x, area.center().y), align, &text, set)
    }
}

/// What the texts of a bar have in common.
struct Bar<'a> {
    fonts: &'a Fonts,
    theme: &'a Theme,
    height: i32,
}

impl Bar<'_> {
    fn width(&self, text: &str, set: Type) -> i32 {
        self.fonts.width(set.face, text, set.em)
    }

    fn bold(&self, color: Rgba) -> Type {
        Type {
            face: Face::Bold,
            em: (self.height * 45 / 100).max(9),
            color,
        }
    }

    fn small(&self, color: Rgba) -> Type {
        Type {
            face: Face::Regular,
            em: (self.height * 38 / 100).max(9),
            color,
        }
    }
}
