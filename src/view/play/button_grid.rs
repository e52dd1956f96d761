//! The buttons below the moves in two rows.

use crate::app::{Command, FileCommand, MenuCommand, PlayCommand};
use crate::view::View;
use crate::view::scene::geometry::Rect;
use crate::view::scene::icon::Icon;
use crate::view::widgets::controls::ButtonFace;
use crate::words::Phrase;

/// What a button says that offers a draw, where it has no room for words.
const DRAW: &str = "½–½";

impl View<'_> {
    /// Buttons in two rows, with signs alone if the labels do not fit, and with key caps only if all fit.
    pub(super) fn button_grid(&mut self, area: Rect, faces: &[ButtonFace]) {
        let with_caps = self.cells_with_caps(area, faces);
        let has_caps = with_caps.is_some();
        let has_labels = has_caps || self.has_labels(area, faces);
        let cells = with_caps.unwrap_or_else(|| self.equal_cells(area, faces.len()));
        for (cell, face) in cells.into_iter().zip(faces) {
            let command = face.command.clone();
            if let Some(icon) = self.game_icon(&command).filter(|_| !has_labels) {
                self.icon_alone(cell, icon, command, face.is_off);
                continue;
            }
            let is_draw = !has_labels && command == PlayCommand::Draw.into();
            let label = if is_draw { DRAW } else { face.label };
            let cap = face.cap.clone();
            let cap = if has_caps { cap } else { String::new() };
            self.button(
                cell,
                &ButtonFace {
                    label,
                    cap,
                    command,
                    ..*face
                },
            );
        }
    }

    /// The button that claims a draw says so, if the buttons then still have room for their labels.
    pub(super) fn name_claim(&self, area: Rect, faces: &mut [ButtonFace], is_grid: bool) {
        let draw = Command::Play(PlayCommand::Draw);
        let Some(at) = faces.iter().position(|face| face.command == draw) else {
            return;
        };
        let claim = self.words.text(Phrase::ClaimDraw);
        let usual = std::mem::replace(&mut faces[at].label, claim);
        let has_room = if is_grid {
            self.has_labels(area, faces)
        } else {
            self.fits_row(area, faces)
        };
        if !has_room {
            faces[at].label = usual;
        }
    }

    /// Whether equal cells have room for the labels.
    fn has_labels(&self, area: Rect, faces: &[ButtonFace]) -> bool {
        let cells = self.equal_cells(area, faces.len());
        let mut cells = cells.into_iter().zip(faces);
        cells.all(|(cell, face)| self.shows_label(cell, face))
    }

    /// Cells in two rows, each of equal widths. Of an odd number the first ones have more room.
    fn equal_cells(&self, area: Rect, count: usize) -> Vec<Rect> {
        let gap = self.unit(8);
        let above = count / 2;
        let counts = [above, count - above].map(|count| count.max(1) as i32);
        let rows = area.rows(2, gap).zip(counts);
        rows.flat_map(|(row, count)| row.columns(count, gap).collect::<Vec<Rect>>())
            .collect()
    }

    /// Cells that have room for the key caps too: of equal widths, or else in columns as wide as they need.
    fn cells_with_caps(&self, area: Rect, faces: &[ButtonFace]) -> Option<Vec<Rect>> {
        let equal = self.equal_cells(area, faces.len());
        let mut cells = equal.iter().zip(faces);
        if cells.all(|(cell, face)| self.shows_cap(*cell, face)) {
            return Some(equal);
        }
        let mut rows = faces.chunks(faces.len().div_ceil(2).max(1));
        let [above, below] = [rows.next()?, rows.next()?].map(|row| self.widths_with_caps(row));
        if above.len() != below.len() {
            return None;
        }
        let widest = above.into_iter().zip(below);
        let mut widths: Vec<i32> = widest.map(|(one, other)| one.max(other)).collect();
        let gap = self.unit(8);
        let room = area.w - gap * (widths.len() as i32 - 1);
        (widths.iter().sum::<i32>() <= room).then_some(())?;
        self.share(&mut widths, room);
        let rows = area.rows(2, gap).flat_map(|mut row| {
            let cells = widths.iter().map(move |&width| {
                let cell = row.cut_left(width);
                row.cut_left(gap);
                cell
            });
            cells.collect::<Vec<Rect>>()
        });
        Some(rows.collect())
    }

    /// The icon of a button below the moves.
    fn game_icon(&self, command: &Command) -> Option<Icon> {
        Some(match command {
            Command::Play(PlayCommand::TakeBack) => Icon::TakeBack,
            Command::Play(PlayCommand::Resign) => Icon::Flag,
            Command::Play(PlayCommand::Pause) if self.is_paused() => Icon::Resume,
            Command::Play(PlayCommand::Pause) => Icon::Pause,
            Command::Flip => Icon::Flip,
            Command::File(FileCommand::CopyGame) => Icon::Copy,
            Command::File(FileCommand::SaveAs) => Icon::Save,
            Command::Menu(MenuCommand::Open) => Icon::Menu,
            _ => return None,
        })
    }
}
