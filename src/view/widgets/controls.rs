//! Buttons and key caps.

use crate::app::keys::{Context, bindings};
use crate::app::{Command, LibraryCommand, SettingsCommand};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::Align;
use crate::view::scene::shape::Look;
use crate::view::scene::theme::Rgba;
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;
use crate::words::Words;

/// The opacity of the text on a button that is off, and of its edge.
pub(in crate::view) const OFF_INK: u8 = 130;
const OFF_EDGE: u8 = 110;

/// The room at either side of a button's text, and if there is none for it, the least room, in units.
pub(super) const BUTTON_PAD: i32 = 8;
pub(super) const NARROW_PAD: i32 = 4;

/// The height from which the main button has large letters, in units.
const LARGE_BUTTON: i32 = 56;

/// The content of a button.
pub(in crate::view) struct ButtonFace<'a> {
    pub label: &'a str,
    pub cap: String,
    pub command: Command,
    /// Whether it is the main button.
    pub primary: bool,
    /// Whether it is dimmed and does nothing.
    pub is_off: bool,
    /// Whether what it does has been done, and it undoes it.
    pub is_chosen: bool,
}

impl ButtonFace<'_> {
    /// A button like others, without a key.
    pub(in crate::view) fn plain(label: &str, command: Command) -> ButtonFace<'_> {
        ButtonFace {
            label,
            cap: String::new(),
            command,
            primary: false,
            is_off: false,
            is_chosen: false,
        }
    }

    /// Whether it takes something away that does not come back.
    fn is_dangerous(&self) -> bool {
        matches!(
            self.command,
            Command::Library(LibraryCommand::Destroy | LibraryCommand::EmptyTrash)
                | Command::Settings(
                    SettingsCommand::RemoveEngine | SettingsCommand::AnswerRemoval(true)
                )
        )
    }

    pub(super) fn weight(&self) -> Face {
        if self.primary || self.is_chosen {
            Face::Bold
        } else {
            Face::Regular
        }
    }
}

impl View<'_> {
    /// The width of a key cap.
    pub fn cap_width(&self, cap: &str) -> i32 {
        let text = self.fonts.width(Face::Bold, cap, self.unit(12));
        (text + self.unit(14)).max(self.unit(21))
    }

    /// A key cap with its left edge at a point. Returns its width.
    pub fn key_cap(&mut self, left: Point, cap: &str, color: Rgba, ink: Rgba) -> i32 {
        self.edged_cap(left, cap, [color, self.theme.border, ink])
    }

    /// A key cap in these colours: of its ground, its edge and its text. Returns its width.
    pub fn edged_cap(&mut self, left: Point, cap: &str, [color, edge, ink]: [Rgba; 3]) -> i32 {
        let (width, height) = (self.cap_width(cap), self.unit(21));
        let area = Rect::new(left.x, left.y - height / 2, width, height);
        let border = self.edge(edge);
        let radius = self.unit(4);
        self.scene.bordered(area, radius, color, border);
        let set = self.set(Face::Bold, 12, ink);
        self.text(area.center(), Align::Center, cap, set);
        width
    }

    pub(super) fn plain_cap(&mut self, left: Point, cap: &str) -> i32 {
        self.key_cap(left, cap, self.theme.key_cap, self.theme.text)
    }

    /// A button with its label and key cap in the centre.
    pub fn button(&mut self, area: Rect, face: &ButtonFace) {
        let ink = self.button_ground(area, face);
        self.button_label(area, face, ink);
        self.button_zone(area, face);
    }

    /// The label and the key cap of a button, in the centre of an area.
    pub fn button_label(&mut self, area: Rect, face: &ButtonFace, ink: Rgba) {
        let gap = self.unit(8);
        let is_large = face.primary && area.h >= self.unit(LARGE_BUTTON);
        let size = if is_large { 18 } else { 14 };
        let set = self.set(face.weight(), size, ink);
        let room = area.w - self.unit(8);
        let label_width = self.width(face.label, set);
        let cap_width = gap + self.cap_width(&face.cap);
        let middle = area.center().y;
        let room_with_cap = area.w - 2 * self.unit(NARROW_PAD);
        if face.cap.is_empty() || label_width + cap_width > room_with_cap {
            let (label, set) = self.fitting(face.label, set, room);
            self.text(area.center(), Align::Center, &label, set);
        } else {
            let x = area.x + (area.w - label_width - cap_width) / 2;
            self.text(Point::new(x, middle), Align::Left, face.label, set);
            let left = Point::new(x + label_width + gap, middle);
            self.button_cap(left, face);
        }
    }

    /// An icon in a square area.
    pub fn icon(&mut self, area: Rect, icon: Icon, color: Rgba) {
        self.scene.add(area, Look::Icon { icon, color });
    }

    /// A button with an icon of a size in units.
    pub fn plain_icon_button(
        &mut self,
        area: Rect,
        icon: Icon,
        size: i32,
        command: Command,
        is_off: bool,
    ) {
        let face = ButtonFace {
            is_off,
            ..ButtonFace::plain("", command)
        };
        let ink = self.button_ground(area, &face);
        self.icon(Rect::around(area.center(), self.unit(size)), icon, ink);
        self.button_zone(area, &face);
    }

    /// Paints the background of a button; returns the text colour.
    pub fn button_ground(&mut self, area: Rect, face: &ButtonFace) -> Rgba {
        let hover = self.is_pointed_at(area);
        let (color, edge, ink) = match (face.primary, hover) {
            _ if face.is_off => (
                self.theme.panel,
                self.theme.border.alpha(OFF_EDGE),
                self.theme.faint_text.alpha(OFF_INK),
            ),
            (false, _) if face.is_chosen => {
                (self.theme.chosen, self.theme.border, self.theme.bright_text)
            }
            (true, hover) => {
                let ground = if hover {
                    self.theme.accent_hover
                } else {
                    self.theme.accent
                };
                (ground, self.theme.edge_of(ground), self.theme.on_accent)
            }
            (false, hover) => {
                let (ground, ink) = if hover {
                    (self.theme.button_hover, self.theme.bright_text)
                } else {
                    (self.theme.button, self.theme.text)
                };
                let is_red = face.is_dangerous();
                let ink = if is_red { self.theme.red } else { ink };
                (ground, self.theme.border, ink)
            }
        };
        if face.is_chosen && !face.is_off {
            self.chosen_ground(area);
            return ink;
        }
        let border = self.edge(edge);
        let radius = self.unit(8);
        self.scene.bordered(area, radius, color, border);
        ink
    }

    /// The ground of what is chosen, with a bar that follows its lower corners.
    pub fn chosen_ground(&mut self, area: Rect) {
        let radius = self.unit(8);
        self.scene.rounded(area, radius, self.theme.bright_text);
        let mut body = area;
        body.cut_bottom(self.unit(3));
        let border = self.edge(self.theme.border);
        self.scene.bordered(body, radius, self.theme.chosen, border);
    }

    pub fn button_zone(&mut self, area: Rect, face: &ButtonFace) {
        if !face.is_off {
            self.scene.add_zone(area, Zone::Do(face.command.clone()));
        }
    }

    pub fn button_cap(&mut self, left: Point, face: &ButtonFace) {
        if face.is_off {
            let ink = self.theme.faint_text.alpha(OFF_INK);
            self.key_cap(left, &face.cap, self.theme.key_cap.alpha(OFF_INK), ink);
        } else if face.primary {
            self.key_cap(left, &face.cap, self.theme.accent_cap, self.theme.on_accent);
        } else {
            self.plain_cap(left, &face.cap);
        }
    }
}

/// The button for a command, by its key in the first context that has one.
pub(in crate::view) fn face_of(
    words: Words,
    contexts: &[Context],
    command: &Command,
) -> Option<ButtonFace<'static>> {
    let in_context = |&context: &Context| bindings(context).iter().map(move |it| (context, it));
    let mut all = contexts.iter().flat_map(in_context);
    let (context, binding) = all.find(|(_, binding)| binding.command == *command)?;
    Some(ButtonFace {
        cap: words.cap(binding.cap),
        ..ButtonFace::plain(words.does(context, command), command.clone())
    })
}
