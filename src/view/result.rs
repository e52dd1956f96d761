//! How a game ended, over the lower part of the move list.

use super::View;
use super::font::Face;
use super::geometry::{Point, Rect};
use super::panel::face_of;
use super::scene::Align;
use super::theme::THEME;
use super::widgets::ButtonFace;
use crate::app::keys::{Context, bindings};
use crate::app::{Command, MatchScore, Table, reason, result, score};
use crate::rules::Outcome;

impl View<'_> {
    pub(super) fn result(&mut self, list: Rect, table: &Table, outcome: Outcome) {
        let (button, gap) = (self.unit(44), self.unit(8));
        let below = 2 * button + gap + self.unit(56);
        let height = (self.unit(110) + below).min(list.h);
        let mut area = list;
        area.cut_bottom(self.unit(14).min(list.h - height));
        let mut area = area.cut_bottom(height);
        self.raised_card(area);

        // In a low window the words move closer to each other.
        let head = area.cut_top(height - below);
        let set = self.set(Face::Bold, 34, THEME.text);
        let at = Point::new(head.center().x, head.y + head.h * 42 / 110);
        self.scene.text(at, Align::Center, &result(outcome), set);
        let set = self.set(Face::Regular, 15, THEME.dim_text);
        let at = Point::new(head.center().x, head.y + head.h * 82 / 110);
        let line = set.face.fit(&summary(table, outcome), set.em, area.w);
        self.scene.text(at, Align::Center, &line, set);

        area = area.inset(self.unit(18), 0);
        self.result_buttons(area.cut_top(2 * button + gap), button);
        if let Some(score) = self.app.match_score() {
            self.match_score(area, &score);
        }
    }

    /// `Anderssen 1½ – ½ Kieseritzky`, names shortened where they are too long.
    fn match_score(&mut self, area: Rect, score: &MatchScore) {
        let set = self.set(Face::Regular, 13, THEME.dim_text);
        let [one, other] = &score.points;
        let points = format!(" {one} – {other} ");
        let room = (area.w - set.face.width(&points, set.em)) / 2;
        let [one, other] = score
            .names
            .each_ref()
            .map(|name| set.face.fit(name, set.em, room));
        let line = format!("{one}{points}{other}");
        self.scene.text(area.center(), Align::Center, &line, set);
    }

    fn result_buttons(&mut self, mut area: Rect, height: i32) {
        let gap = self.unit(8);
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
