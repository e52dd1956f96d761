//! Pictures of what is done with the mouse: the mouse with its button in white, and what happens on the board.

use crate::app::keys::Gesture;
use crate::diagram::{ARROW_WIDTH, mark_color};
use crate::rules::{Color, Piece, Role};
use crate::tree::Ink;
use crate::view::View;
use crate::view::board::mark::arrow_corners;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::shape::{Border, Fill, Look};
use crate::view::scene::theme::Rgba;

/// The size of the mouse, the space after it, and the size of the picture and the space after it, in units.
const MOUSE: (i32, i32) = (20, 26);
const AFTER_MOUSE: i32 = 12;
const PICTURE: (i32, i32) = (72, 24);
const AFTER_PICTURE: i32 = 20;

/// What is used on the mouse.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Used {
    Left,
    Right,
    Wheel,
}

impl View<'_> {
    /// The distance of a gesture's text from the left edge of its row.
    pub(super) fn text_of_gesture(&self) -> i32 {
        self.unit(MOUSE.0 + AFTER_MOUSE + PICTURE.0 + AFTER_PICTURE)
    }

    /// The pictures of a gesture, at the left of an area.
    pub(super) fn gesture(&mut self, area: Rect, gesture: Gesture) {
        let middle = area.center().y;
        let (w, h) = (self.unit(MOUSE.0), self.unit(MOUSE.1));
        let mouse = Rect::new(area.x, middle - h / 2, w, h);
        self.mouse(mouse, used(gesture));
        let side = self.unit(PICTURE.1);
        let left = mouse.right() + self.unit(AFTER_MOUSE);
        let picture = Rect::new(left, middle - side / 2, 3 * side, side);
        match gesture {
            Gesture::WheelSteps | Gesture::WheelScrolls => self.lines_of_list(picture),
            _ => self.squares_of_gesture(picture, gesture),
        }
    }

    fn mouse(&mut self, area: Rect, used: Used) {
        let (radius, line) = (area.w / 2 - 1, self.unit(2).max(1));
        let upper = Rect {
            h: area.h / 2 - line,
            ..area
        };
        let half = area.w / 2;
        let pressed = match used {
            Used::Left => Rect { w: half, ..upper },
            Used::Right => Rect {
                x: area.x + half,
                w: area.w - half,
                ..upper
            },
            Used::Wheel => Rect::new(
                area.center().x - line,
                area.y + 2 * line,
                2 * line,
                area.h / 3,
            ),
        };
        let outer = self.scene.begin_clip(pressed);
        let fill = Fill::Solid(self.theme.bright_text);
        let border = None;
        self.scene.add(
            area,
            Look::Rounded {
                radius,
                fill,
                border,
            },
        );
        self.scene.end_clip(outer);
        let color = self.theme.dim_text;
        self.outline(area, radius, Border { width: line, color });
        let width = (line / 2).max(1);
        let across = Rect::new(area.x + line, upper.bottom(), area.w - 2 * line, width);
        self.scene.plain(across, color);
        if used != Used::Wheel {
            let between = Rect::new(
                area.center().x - width / 2,
                area.y + line,
                width,
                upper.h - line,
            );
            self.scene.plain(between, color);
        }
    }

    /// The lines of a list, one of which is bright.
    fn lines_of_list(&mut self, area: Rect) {
        let inner = area.inset(self.unit(8), self.unit(1));
        let inks = [self.theme.chosen, self.theme.bright_text, self.theme.chosen];
        let radius = self.unit(2);
        let rows: Vec<Rect> = inner.rows(3, self.unit(3)).collect();
        for (row, ink) in rows.into_iter().zip(inks) {
            self.scene.rounded(row, radius, ink);
        }
    }

    fn squares_of_gesture(&mut self, area: Rect, gesture: Gesture) {
        let cells: Vec<Rect> = area.columns(3, 0).collect();
        let &[first, second, third] = &cells[..] else {
            return;
        };
        for (cell, color) in [
            (first, self.colors.light_square),
            (second, self.colors.dark_square),
            (third, self.colors.light_square),
        ] {
            self.scene.plain(cell, color);
        }
        let set = self.app.settings.pieces;
        let knight = Piece::new(Color::White, Role::Knight);
        match gesture {
            Gesture::DragPiece => {
                self.scene.piece(first, set, knight, u8::MAX);
                let dark = self.theme.on_accent;
                self.thin_arrow(second.x, third.x + third.w / 3, area.center().y, dark);
                self.pointer_on(third);
            }
            Gesture::ClickPiece => {
                self.scene.plain(first, self.colors.selected);
                self.scene.piece(first, set, knight, u8::MAX);
                self.target_dots([second, third]);
                self.pointer_on(third);
            }
            Gesture::ShowMoves => {
                let rook = Piece::new(Color::Black, Role::Rook);
                self.scene.piece(first, set, rook, u8::MAX);
                self.target_dots([second, third]);
            }
            Gesture::Arrow => {
                let from = Point::new(first.x + first.w / 4, area.center().y);
                self.drawn_arrow(area, from, third.center());
            }
            Gesture::Circle => self.ring(second, Ink::Green),
            Gesture::Colors => {
                for (cell, ink) in [(first, Ink::Red), (second, Ink::Green), (third, Ink::Blue)] {
                    self.ring(cell, ink);
                }
            }
            Gesture::WheelSteps | Gesture::WheelScrolls => {}
        }
        let radius = self.unit(3);
        self.scene.round_off(area, radius, self.theme.panel);
    }

    fn target_dots(&mut self, cells: [Rect; 2]) {
        for cell in cells {
            let diameter = (cell.w / 3).max(4);
            let dot = Rect::around(cell.center(), diameter);
            self.scene.rounded(dot, diameter / 2, self.colors.target);
        }
    }

    fn ring(&mut self, cell: Rect, ink: Ink) {
        let area = cell.shrunk((cell.w / 12).max(1));
        let width = (cell.w / 8).max(2);
        let color = mark_color(ink).alpha(u8::MAX);
        self.outline(area, area.w / 2, Border { width, color });
    }

    /// An arrow as it is drawn on the board.
    fn drawn_arrow(&mut self, area: Rect, from: Point, to: Point) {
        let place = |at: Point| Point::new(at.x - area.x, at.y - area.y);
        let side = area.h as f32 * 1.25;
        let corners = arrow_corners(place(from), place(to), side, ARROW_WIDTH);
        let color = mark_color(Ink::Green).alpha(u8::MAX);
        self.scene.add(area, Look::Polygon { corners, color });
    }

    /// A thin arrow to the right.
    fn thin_arrow(&mut self, left: i32, right: i32, y: i32, color: Rgba) {
        let (line, head) = (self.unit(2).max(1), self.unit(5));
        self.scene.plain(
            Rect::new(left, y - line / 2, right - left - line, line),
            color,
        );
        let area = Rect::new(right - head, y - head, head, 2 * head);
        let corners = vec![
            Point::new(0, 0),
            Point::new(head, head),
            Point::new(0, 2 * head),
        ];
        self.scene.add(area, Look::Polygon { corners, color });
    }

    /// A pointer in the lower right part of a square: bright with a dark edge.
    fn pointer_on(&mut self, cell: Rect) {
        let (w, h) = (cell.w * 7 / 10, cell.h * 8 / 10);
        let area = Rect::new(cell.right() - w, cell.bottom() - h, w, h);
        let shape = |area: Rect| {
            let at = |x: i32, y: i32| Point::new(area.w * x / 12, area.h * y / 17);
            vec![
                at(0, 0),
                at(0, 14),
                at(4, 11),
                at(6, 16),
                at(8, 15),
                at(6, 10),
                at(11, 10),
            ]
        };
        let corners = shape(area);
        let color = self.theme.on_accent;
        self.scene.add(area, Look::Polygon { corners, color });
        let inner = Rect {
            x: area.x + (area.w / 10).max(1),
            y: area.y + (area.h / 6).max(1),
            w: area.w * 7 / 10,
            h: area.h * 7 / 10,
        };
        let corners = shape(inner);
        let color = self.theme.white_side;
        self.scene.add(inner, Look::Polygon { corners, color });
    }
}

fn used(gesture: Gesture) -> Used {
    match gesture {
        Gesture::DragPiece | Gesture::ClickPiece => Used::Left,
        Gesture::ShowMoves | Gesture::Arrow | Gesture::Circle | Gesture::Colors => Used::Right,
        Gesture::WheelSteps | Gesture::WheelScrolls => Used::Wheel,
    }
}
