//! How a game ended, over the lower part of the move list.

use super::View;
use super::font::Face;
use super::geometry::{Point, Rect};
use super::panel::face_of;
use super::scene::Align;
use super::theme::THEME;
use super::widgets::ButtonFace;
use crate::app::keys::{Context, bindings};
use crate::app::{Command, Table, reason, result, score};
use crate::rules::Outcome;

impl View<'_> {
    pub(super) fn result(&mut self, list: Rect, table: &Table, outcome: Outcome) {
        let height = self.unit(224).min(list.h);
        let mut area = list;
        area.cut_bottom(self.unit(14).min(list.h - height));
        let mut area = area.cut_bottom(height);
        self.raised_card(area);

        let center = area.center().x;
        let set = self.set(Face::Bold, 34, THEME.text);
        let at = Point::new(center, area.y + self.unit(42));
        self.scene.text(at, Align::Center, &result(outcome), set);
        let set = self.set(Face::Regular, 15, THEME.dim_text);
        let at = Point::new(center, area.y + self.unit(82));
        let line = set.face.fit(&summary(table, outcome), set.em, area.w);
        self.scene.text(at, Align::Center, &line, set);

        area.cut_top(self.unit(110));
        self.result_buttons(area.inset(self.unit(18), 0));
    }

    fn result_buttons(&mut self, mut area: Rect) {
        let (height, gap) = (self.unit(44), self.unit(8));
        let ended = bindings(Context::Ended);
        if let Some(rematch) = face_of(ended.iter(), &Command::Rematch) {
            let primary = ButtonFace {
                primary: true,
                ..rematch
            };
            self.button(area.cut_top(height), &primary);
        }
        area.cut_top(gap);
        let others = [Command::NewGame, Command::LoadLast];
        let row = area.cut_top(height);
        for (command, cell) in others.iter().zip(row.columns(2, gap)) {
            if let Some(face) = face_of(ended.iter(), command) {
                self.button(cell, &face);
            }
        }
    }
}

/// `Checkmate · 4 moves · 1–0`
fn summary(table: &Table, outcome: Outcome) -> String {
    let moves = table.game.record().plies().len().div_ceil(2);
    let plural = if moves == 1 { "" } else { "s" };
    format!(
        "{} · {moves} move{plural} · {}",
        reason(outcome),
        score(outcome)
    )
}
