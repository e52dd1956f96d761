//! The promotion chooser.

use crate::app::{BoardCommand, Command};
use crate::rules::{Color, Piece, Role, Square};
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::zone::Zone;

impl View<'_> {
    /// The promotion chooser: four pieces, from the promotion square into the board.
    pub(super) fn promotion(&mut self, color: Color, from: Square, to: Square, chosen: Role) {
        let board = self.layout.board;
        let pawn = Piece::new(color, Role::Pawn);
        let home = self.grid().area_of(from);
        self.diagram().piece(home, pawn, 255);
        self.scene.plain(board, self.theme.dimmed);
        let whole = self.scene.area();
        self.scene.add_zone(whole, Zone::Do(Command::Escape));

        let first = self.grid().area_of(to);
        let downwards = first.y < board.center().y;
        let top = if downwards {
            first.y
        } else {
            first.bottom() - 4 * first.h
        };
        let chooser = Rect::new(first.x, top, first.w, 4 * first.h);
        self.shadow(chooser, self.unit(8));
        let radius = self.unit(6);
        self.scene
            .rounded(chooser, radius, self.colors.light_square);
        for (number, role) in Role::PROMOTIONS.into_iter().enumerate() {
            let offset = number as i32 * first.h;
            let y = if downwards {
                first.y + offset
            } else {
                first.y - offset
            };
            let cell = Rect { y, ..first };
            let piece = Piece::new(color, role);
            self.for_player(color, cell, |view| {
                view.promotion_choice(cell, piece, role == chosen);
            });
        }
        for row in 1..4 {
            let y = chooser.y + row * first.h;
            let h = self.unit(1);
            self.scene
                .plain(Rect { y, h, ..chooser }, self.theme.light_tray);
        }
    }

    /// A choice in the chooser, highlighted if it is selected or pointed at.
    fn promotion_choice(&mut self, cell: Rect, piece: Piece, chosen: bool) {
        let strength = match (chosen, self.is_pointed_at(cell)) {
            (true, _) => 96,
            (false, true) => 48,
            (false, false) => 0,
        };
        if strength > 0 {
            let radius = self.unit(6);
            self.scene
                .rounded(cell, radius, self.theme.accent.alpha(strength));
        }
        self.scene.piece(cell, self.app.settings.pieces, piece, 255);
        // Face to face there is no keyboard between them.
        if self.app.across().is_none() {
            let letters = self.app.settings.language().piece_letters();
            self.promotion_cap(cell, letters.of(piece.role()));
        }
        let command = Command::Board(BoardCommand::Promote(piece.role()));
        self.scene.add_zone(cell, Zone::Do(command));
    }

    /// The key of a choice. It is small on a small board even if text is large, and left out on a tiny one, so that it
    /// does not cover the piece.
    fn promotion_cap(&mut self, cell: Rect, cap: &str) {
        let usual = self.layout;
        self.layout = usual.in_board_units();
        let width = self.cap_width(cap);
        if width <= cell.w / 2 {
            let left = Point::new(
                cell.right() - width - self.unit(4),
                cell.bottom() - self.unit(21) / 2 - self.unit(4).max(3),
            );
            self.key_cap(left, cap, self.theme.key_cap, self.theme.text);
        }
        self.layout = usual;
    }
}
