//! Tips: in words, what a click does where only an icon stands, and whole texts that are cut.

use crate::app::keys::{self, contexts};
use crate::app::{
    Command, FieldId, FormCommand, LibraryCommand, ReviewCommand, Screen, SourceCommand, Widget,
};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;
use crate::view::scene::shape::{Fill, Look, Shape};
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::view::widgets::controls::face_of;

/// What a cut label ends with.
const CUT: char = '…';

/// The room inside a tip, and between it and what it is about or the edge of the window, in units.
const PAD: i32 = 10;
const GAP: i32 = 6;
const HEIGHT: i32 = 32;

impl View<'_> {
    /// The tip for what the pointer has rested on.
    pub(super) fn tip(&mut self, rests_on: Option<Rect>) {
        let at = self.pointer.filter(|_| rests_on.is_some());
        let zone = at.and_then(|at| self.scene.zone_at(at));
        let Some((area, zone)) = zone.filter(|(area, _)| rests_on == Some(*area)) else {
            return;
        };
        let said = match zone {
            Zone::Do(command) => self.tip_words(area, command),
            Zone::Cut(whole) => Some((whole.clone(), String::new())),
            _ => None,
        };
        if let Some((text, cap)) = said {
            self.paint_tip(area, &text, &cap);
        }
    }

    /// The words of a tip and the key beside them; `None` if all is said already.
    fn tip_words(&self, area: Rect, command: &Command) -> Option<(String, String)> {
        if let Some((_, text)) = self.told.as_ref().filter(|(of, _)| *of == area) {
            return Some((text.clone(), String::new()));
        }
        if let Some(whole) = self.whole_label(command) {
            let is_cut = |label: &&str| {
                let cut = label.split_once(CUT);
                cut.is_some_and(|(begin, _)| whole.contains(begin))
            };
            let is_cut = self.labels(area).iter().any(is_cut);
            return is_cut.then(|| (whole, String::new()));
        }
        let face = face_of(self.words, contexts(self.app), command);
        let cap = match &face {
            Some(face) => face.cap.clone(),
            None => self.words.cap(keys::cap_of(self.app, command)),
        };
        let text = match (command, face) {
            (Command::Form(FormCommand::Choose(id, number)), _) => {
                self.option_text(*id, *number)?
            }
            (_, Some(face)) => face.label.to_owned(),
            (command, None) => {
                let context = *contexts(self.app).first()?;
                self.words.does(context, command).to_owned()
            }
        };
        let is_missing = !text.is_empty()
            && (self.lacks(area, &text, &cap) || self.looks_plain(area, command, &text));
        is_missing.then_some((text, cap))
    }

    /// The label of what is named by the user's own words, as it is where nothing is cut.
    fn whole_label(&self, command: &Command) -> Option<String> {
        match (command, &self.app.screen) {
            (&Command::Library(LibraryCommand::ClickGame(row)), Screen::Library(library)) => {
                let game = library.catalog().row(row)?.summary;
                Some(self.words.versus([game.white, game.black]))
            }
            (&Command::Source(SourceCommand::Show(number)), Screen::Library(_)) => {
                Some(self.list_name(number))
            }
            _ => None,
        }
    }

    /// What an option of a form is called.
    fn option_text(&self, id: FieldId, number: usize) -> Option<String> {
        match &self.app.form()?.field(id)?.widget {
            Widget::Choice { options, .. } => Some(self.words.field_option(options.get(number)?)),
            Widget::Toggle { label, .. } | Widget::Button { label, .. } => {
                Some(self.words.label(*label).to_owned())
            }
            Widget::Text { .. } | Widget::Palette { .. } | Widget::Squares => None,
        }
    }

    /// Whether an area has an icon without a label, or a label that is cut, on the topmost ground below its middle.
    fn lacks(&self, area: Rect, text: &str, cap: &str) -> bool {
        let labels = self.labels(area);
        let mut labels = labels.into_iter().filter(|label| *label != cap);
        let is_icon = |shape: &Shape| matches!(shape.look, Look::Icon { .. });
        let has_icon = || self.on_top(area).any(is_icon);
        match (labels.next(), labels.next()) {
            (None, _) => has_icon(),
            (Some(label), None) => label.ends_with(CUT) && label != text,
            // What has more to say than its label explains itself.
            (Some(_), Some(_)) => false,
        }
    }

    /// Whether a target says something else than what a click does, as the header of a review does, or only a sign.
    fn looks_plain(&self, area: Rect, command: &Command, text: &str) -> bool {
        let labels = self.labels(area);
        match command {
            Command::Review(ReviewCommand::EditTags) => !labels.contains(&text),
            Command::Source(SourceCommand::OtherFile) => labels == ["+"],
            _ => false,
        }
    }

    /// The texts on the topmost ground below the middle of an area.
    fn labels(&self, area: Rect) -> Vec<&str> {
        let texts = self.on_top(area).filter_map(|shape| match &shape.look {
            Look::Text { text, .. } => Some(text.as_str()),
            _ => None,
        });
        texts.collect()
    }

    /// What stands in an area, on the topmost ground below its middle.
    fn on_top(&self, area: Rect) -> impl Iterator<Item = &Shape> {
        let shapes = &self.scene.shapes;
        let middle = area.center();
        let ground = shapes.iter().rposition(|shape| is_ground(shape, middle));
        let on_top = shapes.get(ground.unwrap_or(0)..).unwrap_or_default();
        let inside = on_top.iter();
        inside.filter(move |it| area.contains(it.visible.center()))
    }

    fn paint_tip(&mut self, about: Rect, text: &str, cap: &str) {
        let (pad, gap) = (self.unit(PAD), self.unit(GAP));
        let window = self.scene.area().shrunk(gap);
        let set = self.set(Face::Regular, 13, self.theme.bright_text);
        let cap_room = if cap.is_empty() {
            0
        } else {
            self.cap_width(cap) + self.unit(8)
        };
        let text = self.cut(text, set, window.w - 2 * pad - cap_room);
        let wide = self.width(&text, set) + cap_room + 2 * pad;
        let high = self.unit(HEIGHT);
        let below = about.bottom() + gap;
        let y = if below + high <= window.bottom() {
            below
        } else {
            (about.y - gap - high).max(window.y)
        };
        let x = (about.center().x - wide / 2).min(window.right() - wide);
        let tip = Rect::new(x.max(window.x), y, wide, high);
        let border = self.edge(self.theme.border);
        let radius = self.unit(6);
        self.scene.bordered(tip, radius, self.theme.comment, border);
        let at = Point::new(tip.x + pad, tip.center().y);
        self.text(at, Align::Left, &text, set);
        if !cap.is_empty() {
            let left = Point::new(tip.right() - pad - self.cap_width(cap), tip.center().y);
            self.key_cap(left, cap, self.theme.key_cap, self.theme.text);
        }
    }
}

/// Whether a shape hides what is below a point.
fn is_ground(shape: &Shape, at: Point) -> bool {
    let is_solid = match &shape.look {
        Look::Plain(color) => color.is_opaque(),
        Look::Rounded { fill, .. } => match fill {
            Fill::Solid(color) => color.is_opaque(),
            Fill::Across(..) | Fill::Down(..) => true,
        },
        _ => false,
    };
    is_solid && shape.visible.contains(at)
}
