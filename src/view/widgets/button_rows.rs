//! Rows of buttons.

use super::controls::{BUTTON_PAD, ButtonFace, NARROW_PAD};
use crate::app::{Command, PlayCommand};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::Align;

/// The least room at the sides of a label with its key cap, in units: where there is less, the caps give way.
const CAPPED_PAD: i32 = 6;

impl View<'_> {
    /// A row of buttons, sized by their content, that fills the row. All have their key caps, or none.
    pub fn button_row(&mut self, row: Rect, faces: &[ButtonFace]) {
        let gap = self.unit(8);
        let count = faces.len() as i32;
        let room = row.w - gap * (count - 1);
        let with_caps = Some(self.natural_widths(faces, true, CAPPED_PAD));
        let with_caps = with_caps.filter(|widths| widths.iter().sum::<i32>() <= room);
        let has_caps = with_caps.is_some();
        let natural = with_caps.unwrap_or_else(|| self.natural_widths(faces, false, NARROW_PAD));
        let spare = room - natural.iter().sum::<i32>();
        let mut rest = row;
        for (number, (face, width)) in faces.iter().zip(natural).enumerate() {
            let number = number as i32;
            let share = spare * (number + 1) / count - spare * number / count;
            let area = rest.cut_left((width + share).max(1));
            rest.cut_left(gap);
            let cap = face.cap.clone();
            let cap = if has_caps { cap } else { String::new() };
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
    pub fn fits_row(&self, row: Rect, faces: &[ButtonFace]) -> bool {
        self.fits_row_with(row, faces, NARROW_PAD)
    }

    /// Whether it also has the usual room at their sides.
    pub fn fits_row_well(&self, row: Rect, faces: &[ButtonFace]) -> bool {
        self.fits_row_with(row, faces, BUTTON_PAD)
    }

    fn fits_row_with(&self, row: Rect, faces: &[ButtonFace], pad: i32) -> bool {
        let gaps = self.unit(8) * (faces.len() as i32 - 1);
        let widths = self.natural_widths(faces, false, pad);
        widths.iter().sum::<i32>() + gaps <= row.w
    }

    /// Whether a button of this size shows its whole label.
    pub fn shows_label(&self, area: Rect, face: &ButtonFace) -> bool {
        let faces = std::slice::from_ref(face);
        self.natural_widths(faces, false, NARROW_PAD)
            .iter()
            .sum::<i32>()
            <= area.w
    }

    /// Whether it also shows its key cap.
    pub fn shows_cap(&self, area: Rect, face: &ButtonFace) -> bool {
        let faces = std::slice::from_ref(face);
        self.natural_widths(faces, true, BUTTON_PAD)
            .iter()
            .sum::<i32>()
            <= area.w
    }

    /// The least widths of buttons with their key caps.
    pub fn widths_with_caps(&self, faces: &[ButtonFace]) -> Vec<i32> {
        self.steady_widths(faces, true, NARROW_PAD, 0)
    }

    /// The widths of buttons as they are while a game is not paused. If Pause gets at least this share it is wide enough for
    /// Resume too, so that the other buttons stay where they are.
    fn steady_widths(
        &self,
        faces: &[ButtonFace],
        has_caps: bool,
        pad: i32,
        share: i32,
    ) -> Vec<i32> {
        let pause = Command::Play(PlayCommand::Pause);
        let steady = |face: &ButtonFace| {
            if face.command != pause {
                return self.natural_width(face, has_caps, pad);
            }
            let width = |is_paused: bool, is_chosen: bool, pad: i32| {
                let face = ButtonFace {
                    cap: face.cap.clone(),
                    is_chosen,
                    ..ButtonFace::plain(self.words.pause_button(is_paused), pause.clone())
                };
                self.natural_width(&face, has_caps, pad)
            };
            let usual = width(false, false, pad);
            let resume = width(true, true, NARROW_PAD);
            if resume <= share {
                usual
            } else {
                usual.max(resume)
            }
        };
        faces.iter().map(steady).collect()
    }

    /// A row of buttons with their key caps below the labels, all or none. They are equally wide, but for those whose labels
    /// need more.
    pub fn tall_button_row(&mut self, row: Rect, faces: &[ButtonFace]) {
        let gap = self.unit(8);
        let room = row.w - gap * (faces.len() as i32 - 1);
        let share = room / faces.len().max(1) as i32;
        let fits = |widths: &Vec<i32>| widths.iter().sum::<i32>() <= room;
        let steady = self.steady_widths(faces, false, BUTTON_PAD, share);
        let usual = || self.natural_widths(faces, false, BUTTON_PAD);
        let mut needed = Some(steady)
            .filter(fits)
            .or_else(|| Some(usual()).filter(fits))
            .unwrap_or_else(|| self.natural_widths(faces, false, NARROW_PAD));
        self.share(&mut needed, room);
        let pads = 2 * self.unit(NARROW_PAD);
        let mut cells = faces.iter().zip(&needed);
        let has_caps = cells.all(|(face, &width)| self.cap_width(&face.cap) + pads <= width);
        let mut rest = row;
        for (face, width) in faces.iter().zip(needed) {
            let area = rest.cut_left(width);
            rest.cut_left(gap);
            self.tall_button(area, face, has_caps);
        }
    }

    /// Widens cells to fill a row: they are equally wide, but for those that need more.
    pub fn share(&self, needed: &mut [i32], mut room: i32) {
        // The widest get what they need first, and the others share the rest.
        let mut order: Vec<usize> = (0..needed.len()).collect();
        order.sort_by_key(|&number| std::cmp::Reverse(needed[number]));
        for (done, number) in order.into_iter().enumerate() {
            let share = room / (needed.len() - done) as i32;
            needed[number] = needed[number].max(share).min(room);
            room -= needed[number];
        }
    }

    fn tall_button(&mut self, area: Rect, face: &ButtonFace, has_cap: bool) {
        let ink = self.button_ground(area, face);
        let set = self.set(face.weight(), 14, ink);
        let (label, set) = self.fitting(face.label, set, area.w - self.unit(4));
        let cap = self.cap_width(&face.cap);
        let middle = area.center();
        let y = if has_cap {
            area.y + self.unit(15)
        } else {
            middle.y
        };
        let at = Point::new(middle.x, y);
        self.text(at, Align::Center, &label, set);
        if has_cap {
            let left = Point::new(middle.x - cap / 2, area.y + self.unit(39));
            self.button_cap(left, face);
        }
        self.button_zone(area, face);
    }

    /// The widths of buttons, with or without caps, and with this much room at either side.
    fn natural_widths(&self, faces: &[ButtonFace], has_caps: bool, pad: i32) -> Vec<i32> {
        let width = |face| self.natural_width(face, has_caps, pad);
        faces.iter().map(width).collect()
    }

    fn natural_width(&self, face: &ButtonFace, has_caps: bool, pad: i32) -> i32 {
        let cap = if has_caps && !face.cap.is_empty() {
            self.unit(8) + self.cap_width(&face.cap)
        } else {
            0
        };
        let label = self.fonts.width(face.weight(), face.label, self.unit(14));
        label + cap + 2 * self.unit(pad)
    }
}
