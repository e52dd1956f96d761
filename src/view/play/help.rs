//! Help for a player: switches in the panel, and marks on the board.

use crate::app::{Command, Hand, Label, LiveGame, PlayCommand, ShownHint};
use crate::diagram::mark_color;
use crate::game::HelpKind;
use crate::rules::Square;
use crate::tree::{Ink, Mark};
use crate::view::View;
use crate::view::play::move_list::ONE_ROW;
use crate::view::scene::geometry::Rect;
use crate::view::scene::shape::Border;
use crate::view::scene::theme::Rgba;

/// The height of a switch with its line, in units.
const LINE: i32 = 48;

/// The height of the moves that have to stay above the switches, in units.
const MOVES: i32 = 2 * ONE_ROW;

/// What is turned on and off during a game against the program. Hints are asked for.
const SWITCHES: [HelpKind; 2] = [HelpKind::Threats, HelpKind::Warnings];

impl View<'_> {
    /// Cuts the area of the switches off that of the moves, against the program and if there is room for both.
    pub(super) fn help_area(&self, live: &LiveGame, list: &mut Rect) -> Option<Rect> {
        let game = live.game();
        game.person_against_program().filter(|_| !game.is_over())?;
        let height = self.unit(LINE) * SWITCHES.len() as i32;
        let gap = self.unit(8);
        let has_room = self.layout.above.is_none() && list.h >= height + gap + self.unit(MOVES);
        has_room.then(|| {
            let area = list.cut_bottom(height);
            list.cut_bottom(gap);
            area
        })
    }

    /// The switches for what the person who plays against the program is helped with.
    pub(super) fn help_switches(&mut self, area: Rect, live: &LiveGame) {
        let game = live.game();
        let Some(person) = game.person_against_program() else {
            return;
        };
        self.scene.rounded(area, self.unit(8), self.theme.panel);
        let mut rest = area.inset(self.unit(16), 0);
        for (number, kind) in SWITCHES.into_iter().enumerate() {
            let line = rest.cut_top(self.unit(LINE));
            if number > 0 {
                let rule = Rect::new(line.x, line.y, line.w, self.unit(1));
                self.scene.plain(rule, self.theme.border);
            }
            let label = self.words.label(Label::Help(kind));
            let is_on = game.help(person).has(kind);
            let command = Command::Play(PlayCommand::Help(kind));
            self.labelled_switch(line, label, is_on, command);
        }
    }

    /// What the board shows to help: pieces that can be won, a hint, or what refutes a move.
    pub fn help_on_board(&mut self, live: &LiveGame) {
        // The pieces to promote to stand over everything.
        if matches!(live.input().hand(), Hand::Promoting { .. }) {
            return;
        }
        let turn = live.game().turn();
        for threat in live.threats() {
            let is_own = threat.owner == turn;
            let ink = if is_own { Ink::Red } else { Ink::Green };
            self.frame(threat.square, ink);
            if is_own {
                let (from, to) = (threat.by, threat.square);
                self.mark(Mark { from, to, ink });
            }
        }
        match live.shown_hint() {
            None => {}
            Some(ShownHint::Piece(mv)) => self.frame(mv.from, Ink::Blue),
            Some(ShownHint::Move(mv)) => {
                let (from, to) = live.position().path_of(mv);
                let ink = Ink::Blue;
                self.mark(Mark { from, to, ink });
            }
        }
        if let Some(warning) = live.warning().filter(|_| !live.is_looking_back()) {
            let (from, to) = live.position().path_of(warning.reply);
            let ink = Ink::Red;
            self.frame(to, ink);
            self.mark(Mark { from, to, ink });
        }
    }

    /// A frame around a square.
    pub fn frame(&mut self, square: Square, ink: Ink) {
        let border = Border {
            width: self.unit(4),
            color: opaque(ink),
        };
        let area = self.grid().area_of(square);
        self.outline(area, 0, border);
    }
}

fn opaque(ink: Ink) -> Rgba {
    mark_color(ink).alpha(u8::MAX)
}
