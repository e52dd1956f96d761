//! Buttons, key caps and hints.

use crate::app::keys::{self, Context, bindings};
use crate::app::{Command, Hint, Library, LibraryCommand, SettingsCommand};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::{Align, Type, Zone};
use crate::view::scene::shape::Look;
use crate::view::scene::theme::Rgba;
use crate::view::text::font::Face;
use crate::words::{Text, Words};

/// The opacity of the text on a button that is off, and of its edge.
pub(in crate::view) const OFF_INK: u8 = 130;
const OFF_EDGE: u8 = 110;

/// The room at either side of a button's text, and if there is none for it, the least room, in units.
const BUTTON_PAD: i32 = 8;
const NARROW_PAD: i32 = 4;

/// The gap between two keys of a hint, in units.
const CAP_GAP: i32 = 4;

/// The gap between hints, in units.
pub(in crate::view) const HINT_GAP: i32 = 9;

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

    fn weight(&self) -> Face {
        if self.primary || self.is_chosen {
            Face::Bold
        } else {
            Face::Regular
        }
    }
}

impl View<'_> {
    /// A text style with its size in units.
    pub(in crate::view) fn set(&self, face: Face, size: i32, color: Rgba) -> Type {
        let em = self.unit(size);
        Type { face, em, color }
    }

    /// A text and its type for a width: in smaller letters, down to three quarters, before it is cut.
    pub(in crate::view) fn fitting(&self, text: &str, set: Type, width: i32) -> (String, Type) {
        let mut sizes = (set.em * 3 / 4..=set.em).rev().map(|em| Type { em, ..set });
        let fits = |set: &Type| self.fonts.width(set.face, text, set.em) <= width;
        match sizes.find(fits) {
            Some(set) => (text.to_owned(), set),
            None => (self.fonts.fit(set.face, text, set.em, width), set),
        }
    }

    /// The width of a key cap.
    pub(in crate::view) fn cap_width(&self, cap: &str) -> i32 {
        let text = self.fonts.width(Face::Bold, cap, self.unit(12));
        (text + self.unit(14)).max(self.unit(21))
    }

    /// A key cap with its left edge at a point. Returns its width.
    pub(in crate::view) fn key_cap(
        &mut self,
        left: Point,
        cap: &str,
        color: Rgba,
        ink: Rgba,
    ) -> i32 {
        self.edged_cap(left, cap, [color, self.theme.border, ink])
    }

    /// A key cap in these colours: of its ground, its edge and its text. Returns its width.
    pub(in crate::view) fn edged_cap(
        &mut self,
        left: Point,
        cap: &str,
        [color, edge, ink]: [Rgba; 3],
    ) -> i32 {
        let (width, height) = (self.cap_width(cap), self.unit(21));
        let area = Rect::new(left.x, left.y - height / 2, width, height);
        let border = self.edge(edge);
        let radius = self.unit(4);
        self.scene.bordered(area, radius, color, border);
        let set = self.set(Face::Bold, 12, ink);
        self.scene
            .text(self.fonts, area.center(), Align::Center, cap, set);
        width
    }

    fn plain_cap(&mut self, left: Point, cap: &str) -> i32 {
        self.key_cap(left, cap, self.theme.key_cap, self.theme.text)
    }

    /// A button with its label and key cap in the centre.
    pub(in crate::view) fn button(&mut self, area: Rect, face: &ButtonFace) {
        let ink = self.button_ground(area, face);
        self.button_label(area, face, ink);
        self.button_zone(area, face);
    }

    /// The label and the key cap of a button, in the centre of an area.
    pub(in crate::view) fn button_label(&mut self, area: Rect, face: &ButtonFace, ink: Rgba) {
        let gap = self.unit(8);
        let is_large = face.primary && area.h >= self.unit(LARGE_BUTTON);
        let size = if is_large { 18 } else { 14 };
        let set = self.set(face.weight(), size, ink);
        let room = area.w - self.unit(8);
        let label_width = self.fonts.width(set.face, face.label, set.em);
        let cap_width = gap + self.cap_width(&face.cap);
        let middle = area.center().y;
        let room_with_cap = area.w - 2 * self.unit(BUTTON_PAD);
        if face.cap.is_empty() || label_width + cap_width > room_with_cap {
            let (label, set) = self.fitting(face.label, set, room);
            self.scene
                .text(self.fonts, area.center(), Align::Center, &label, set);
        } else {
            let x = area.x + (area.w - label_width - cap_width) / 2;
            self.scene.text(
                self.fonts,
                Point::new(x, middle),
                Align::Left,
                face.label,
                set,
            );
            let left = Point::new(x + label_width + gap, middle);
            self.button_cap(left, face);
        }
    }

    /// An icon in a square area.
    pub(in crate::view) fn icon(&mut self, area: Rect, icon: Icon, color: Rgba) {
        self.scene.add(area, Look::Icon { icon, color });
    }

    /// Paints the background of a button; returns the text colour.
    pub(in crate::view) fn button_ground(&mut self, area: Rect, face: &ButtonFace) -> Rgba {
        let hover = self.scene.is_pointed_at(area) && !self.is_covered();
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
    pub(in crate::view) fn chosen_ground(&mut self, area: Rect) {
        let radius = self.unit(8);
        self.scene.rounded(area, radius, self.theme.bright_text);
        let mut body = area;
        body.cut_bottom(self.unit(3));
        let border = self.edge(self.theme.border);
        self.scene.bordered(body, radius, self.theme.chosen, border);
    }

    pub(in crate::view) fn button_zone(&mut self, area: Rect, face: &ButtonFace) {
        if !face.is_off {
            self.scene.add_zone(area, Zone::Do(face.command.clone()));
        }
    }

    pub(in crate::view) fn button_cap(&mut self, left: Point, face: &ButtonFace) {
        if face.is_off {
            let ink = self.theme.faint_text.alpha(OFF_INK);
            self.key_cap(left, &face.cap, self.theme.key_cap.alpha(OFF_INK), ink);
        } else if face.primary {
            self.key_cap(left, &face.cap, self.theme.accent_cap, self.theme.on_accent);
        } else {
            self.plain_cap(left, &face.cap);
        }
    }

    /// A row of buttons, sized by their content, that fills the row.
    pub(in crate::view) fn button_row(&mut self, row: Rect, faces: &[ButtonFace]) {
        let gap = self.unit(8);
        let count = faces.len() as i32;
        let room = row.w - gap * (count - 1);
        // The last button, which leads to the menu or back, is the first to lose its cap.
        let all = faces.len();
        let most = [all, all.saturating_sub(1)].into_iter().find(|&caps| {
            let widths = self.natural_widths(faces, caps, BUTTON_PAD);
            widths.iter().sum::<i32>() <= room
        });
        let (caps, pad) = most.map_or((0, NARROW_PAD), |caps| (caps, BUTTON_PAD));
        let natural = self.natural_widths(faces, caps, pad);
        let spare = room - natural.iter().sum::<i32>();
        let mut rest = row;
        for (number, (face, width)) in faces.iter().zip(natural).enumerate() {
            let number = number as i32;
            let share = spare * (number + 1) / count - spare * number / count;
            let area = rest.cut_left((width + share).max(1));
            rest.cut_left(gap);
            let cap = if (number as usize) < caps {
                face.cap.clone()
            } else {
                String::new()
            };
            let command = face.command.clone();
            self.button(
                area,
                &ButtonFace {
                    cap,
                    command,
                    ..*face
                },
            );
        }
    }

    /// Whether a row has room for the labels of buttons.
    pub(in crate::view) fn fits_row(&self, row: Rect, faces: &[ButtonFace]) -> bool {
        let gaps = self.unit(8) * (faces.len() as i32 - 1);
        let widths = self.natural_widths(faces, 0, NARROW_PAD);
        widths.iter().sum::<i32>() + gaps <= row.w
    }

    /// Whether a button of this size shows its whole label.
    pub(in crate::view) fn shows_label(&self, area: Rect, face: &ButtonFace) -> bool {
        let faces = std::slice::from_ref(face);
        self.natural_widths(faces, 0, NARROW_PAD)
            .iter()
            .sum::<i32>()
            <= area.w
    }

    /// Whether it also shows its key cap.
    pub(in crate::view) fn shows_cap(&self, area: Rect, face: &ButtonFace) -> bool {
        let faces = std::slice::from_ref(face);
        self.natural_widths(faces, 1, BUTTON_PAD)
            .iter()
            .sum::<i32>()
            <= area.w
    }

    /// A row of buttons with their key caps below the labels. They are equally wide, but for those whose labels need more.
    pub(in crate::view) fn tall_button_row(&mut self, row: Rect, faces: &[ButtonFace]) {
        let gap = self.unit(8);
        let mut needed = self.natural_widths(faces, 0, BUTTON_PAD);
        let room = row.w - gap * (faces.len() as i32 - 1);
        if needed.iter().sum::<i32>() > room {
            needed = self.natural_widths(faces, 0, NARROW_PAD);
        }
        self.share(&mut needed, room);
        let mut rest = row;
        for (face, width) in faces.iter().zip(needed) {
            let area = rest.cut_left(width);
            rest.cut_left(gap);
            self.tall_button(area, face);
        }
    }

    /// Widens cells to fill a row: they are equally wide, but for those that need more.
    pub(in crate::view) fn share(&self, needed: &mut [i32], mut room: i32) {
        // The widest get what they need first, and the others share the rest.
        let mut order: Vec<usize> = (0..needed.len()).collect();
        order.sort_by_key(|&number| std::cmp::Reverse(needed[number]));
        for (done, number) in order.into_iter().enumerate() {
            let share = room / (needed.len() - done) as i32;
            needed[number] = needed[number].max(share).min(room);
            room -= needed[number];
        }
    }

    fn tall_button(&mut self, area: Rect, face: &ButtonFace) {
        let ink = self.button_ground(area, face);
        let set = self.set(face.weight(), 14, ink);
        let (label, set) = self.fitting(face.label, set, area.w - self.unit(4));
        let cap = self.cap_width(&face.cap);
        let has_cap = cap + 2 * self.unit(NARROW_PAD) <= area.w;
        let middle = area.center();
        let y = if has_cap {
            area.y + self.unit(15)
        } else {
            middle.y
        };
        let at = Point::new(middle.x, y);
        self.scene.text(self.fonts, at, Align::Center, &label, set);
        if has_cap {
            let left = Point::new(middle.x - cap / 2, area.y + self.unit(39));
            self.button_cap(left, face);
        }
        self.button_zone(area, face);
    }

    /// The widths of buttons, the first of which have caps, with this much room at either side.
    fn natural_widths(&self, faces: &[ButtonFace], caps: usize, pad: i32) -> Vec<i32> {
        let em = self.unit(14);
        let width = |(number, face): (usize, &ButtonFace)| {
            let cap = if number < caps && !face.cap.is_empty() {
                self.unit(8) + self.cap_width(&face.cap)
            } else {
                0
            };
            self.fonts.width(face.weight(), face.label, em) + cap + 2 * self.unit(pad)
        };
        faces.iter().enumerate().map(width).collect()
    }

    /// The width of hints.
    pub(in crate::view) fn hints_width(&self, hints: &[Hint], set: Type) -> i32 {
        self.width_of_hints(&self.hint_faces(hints), set)
    }

    fn width_of_hints(&self, faces: &[HintFace], set: Type) -> i32 {
        let width = |hint: &HintFace| {
            self.fonts.width(set.face, hint.does, set.em)
                + self.caps_width(&hint.caps)
                + self.unit(5)
                + self.unit(HINT_GAP)
        };
        faces.iter().map(width).sum()
    }

    /// Hints, ending at a point; a click gives the command. Returns the width taken.
    pub(in crate::view) fn hints(&mut self, right: Point, hints: &[Hint], set: Type) -> i32 {
        self.hint_line(right, self.hint_faces(hints), set)
    }

    /// Commands with their keys and labels, like hints.
    pub(in crate::view) fn labelled_keys(
        &mut self,
        right: Point,
        keys: &[(Text, Command)],
        set: Type,
    ) -> i32 {
        self.hint_line(right, self.labelled_faces(keys), set)
    }

    /// The width that they need.
    pub(in crate::view) fn labelled_width(&self, keys: &[(Text, Command)], set: Type) -> i32 {
        self.width_of_hints(&self.labelled_faces(keys), set)
    }

    fn labelled_faces(&self, keys: &[(Text, Command)]) -> Vec<HintFace> {
        let hint = |(does, command): &(Text, Command)| HintFace {
            caps: self.caps_of(std::slice::from_ref(command)),
            does,
            command: Some(command.clone()),
        };
        let hints = keys.iter().map(hint);
        hints.filter(|hint| !hint.caps.is_empty()).collect()
    }

    fn hint_line(&mut self, right: Point, hints: Vec<HintFace>, set: Type) -> i32 {
        let mut x = right.x;
        for hint in hints.into_iter().rev() {
            let at = Point::new(x, right.y);
            x -= self
                .scene
                .text(self.fonts, at, Align::Right, hint.does, set)
                + self.unit(5);
            x -= self.caps_width(&hint.caps);
            let mut cap_at = Point::new(x, right.y);
            for cap in &hint.caps {
                cap_at.x += self.plain_cap(cap_at, cap) + self.unit(CAP_GAP);
            }
            if let Some(command) = hint.command {
                let height = self.unit(34);
                let area = Rect::new(x, right.y - height / 2, at.x - x, height);
                self.scene.add_zone(area, Zone::Do(command));
            }
            x -= self.unit(HINT_GAP);
        }
        right.x - x
    }

    /// The keys of commands on this screen.
    fn caps_of(&self, commands: &[Command]) -> Vec<String> {
        let caps = commands
            .iter()
            .map(|command| self.words.cap(keys::cap_of(self.app, command)));
        caps.filter(|cap| !cap.is_empty()).collect()
    }

    fn caps_width(&self, caps: &[String]) -> i32 {
        let widths: i32 = caps.iter().map(|cap| self.cap_width(cap)).sum();
        widths + (caps.len() as i32 - 1).max(0) * self.unit(CAP_GAP)
    }

    /// The hints whose keys work here.
    fn hint_faces(&self, hints: &[Hint]) -> Vec<HintFace> {
        let face = |&hint: &Hint| {
            let commands = hint.commands();
            let caps = self.caps_of(&commands);
            let command = match commands.len() {
                1 => commands.into_iter().next(),
                _ => None,
            };
            let does = self.words.hint(hint);
            (!caps.is_empty()).then_some(HintFace {
                caps,
                does,
                command,
            })
        };
        // In the search line, Esc only leaves it.
        let library = self.app.library().filter(|_| self.app.review().is_none());
        let is_searching = library.is_some_and(Library::is_searching);
        let works = |hint: &&Hint| !(is_searching && **hint == Hint::StopReading);
        hints.iter().filter(works).filter_map(face).collect()
    }
}

/// The content of a hint.
struct HintFace {
    caps: Vec<String>,
    does: &'static str,
    /// The command of a click.
    command: Option<Command>,
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
        label: words.does(context, command),
        cap: words.cap(binding.cap),
        command: command.clone(),
        primary: false,
        is_off: false,
        is_chosen: false,
    })
}
