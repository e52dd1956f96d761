//! Scenes: shapes in painting order. What reacts to the pointer is in `zones`.

use crate::view::scene::geometry::{Point, Rect, Size};
use crate::view::scene::shape::{Border, Fill, Look, Shape};
use crate::view::scene::theme::Rgba;
use crate::view::scene::zone::Zone;
use crate::view::text::font::{self, Face, Fonts};

/// A picture of the program at one moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// The size of the picture.
    pub size: Size,
    /// The shapes, the lowest first.
    pub shapes: Vec<Shape>,
    pub(super) zones: Vec<(Rect, Zone)>,
    pub(super) clip: Rect,
    /// The area about whose centre added shapes and zones are turned.
    turn: Option<Rect>,
    pointer: Option<Point>,
}

/// An edge of a rectangle between its corners.
#[derive(Clone, Copy)]
enum Edge {
    Top,
    Bottom,
    /// Both sides, with all that is between them.
    Sides,
}

/// The alignment of text to a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Align {
    Left,
    Center,
    Right,
}

/// The style of a line of text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Type {
    pub face: Face,
    pub em: i32,
    pub color: Rgba,
}

impl Type {
    /// The height of a line of a text of several.
    pub(in crate::view) const fn line_height(self) -> i32 {
        self.em + self.em / 4
    }

    /// The smallest letters that a text may have before it is cut.
    pub(in crate::view) const fn smallest(self) -> Type {
        let em = self.em * 3 / 4;
        Type { em, ..self }
    }
}

impl Scene {
    /// An empty scene.
    pub fn new(size: Size, pointer: Option<Point>) -> Scene {
        Scene {
            size,
            shapes: Vec::new(),
            zones: Vec::new(),
            clip: Rect::new(0, 0, size.w, size.h),
            turn: None,
            pointer,
        }
    }

    /// The whole area.
    pub fn area(&self) -> Rect {
        Rect::new(0, 0, self.size.w, self.size.h)
    }

    /// Whether at least half of an area is inside the clip.
    pub fn is_mostly_visible(&self, area: Rect) -> bool {
        let visible = self.placed(area).intersection(self.clip);
        visible.is_some_and(|visible| 2 * visible.area() >= area.area())
    }

    /// Whether the pointer is over an area.
    pub fn is_pointed_at(&self, area: Rect) -> bool {
        self.pointer
            .is_some_and(|at| self.placed(area).contains(at))
    }

    /// A part of a rounded rectangle.
    pub(in crate::view) fn rounded_part(
        &mut self,
        part: Rect,
        whole: Rect,
        radius: i32,
        color: Rgba,
    ) {
        let outer = self.begin_clip(part);
        self.rounded(whole, radius, color);
        self.end_clip(outer);
    }

    /// Clips shapes and zones to an area from now on. Returns the clip before, for [`Scene::end_clip`].
    pub fn begin_clip(&mut self, area: Rect) -> Rect {
        let outer = self.clip;
        let inner = outer.intersection(self.placed(area));
        self.clip = inner.unwrap_or(Rect::new(0, 0, 0, 0));
        outer
    }

    /// Where shapes are seen now.
    pub fn clip(&self) -> Rect {
        self.clip
    }

    /// Restores the clip.
    pub fn end_clip(&mut self, outer: Rect) {
        self.clip = outer;
    }

    /// Turns shapes, zones and clips added from now on by 180° about the centre of an area, to be read from
    /// across the screen; `None` ends this.
    pub fn turn_about(&mut self, area: Option<Rect>) {
        self.turn = area;
    }

    /// An area after the turn.
    pub(super) fn placed(&self, area: Rect) -> Rect {
        self.turn.map_or(area, |about| area.turned_in(about))
    }

    /// Adds a shape.
    pub fn add(&mut self, area: Rect, look: Look) {
        let area = self.placed(area);
        if let Some(visible) = area.intersection(self.clip) {
            self.shapes.push(Shape {
                area,
                visible,
                look,
                turned: self.turn.is_some(),
            });
        }
    }

    /// Adds a plain rectangle.
    pub fn plain(&mut self, area: Rect, color: Rgba) {
        self.add(area, Look::Plain(color));
    }

    /// Adds a filled rectangle with rounded corners.
    pub fn rounded(&mut self, area: Rect, radius: i32, color: Rgba) {
        let fill = Fill::Solid(color);
        let border = None;
        let look = Look::Rounded {
            radius,
            fill,
            border,
        };
        let strip = |scene: &mut Scene, strip: Rect, _| scene.plain(strip, color);
        self.sliced(area, radius, look, strip);
    }

    /// Adds a filled rectangle with rounded corners and a border.
    pub fn bordered(&mut self, area: Rect, radius: i32, color: Rgba, border: Border) {
        let fill = Fill::Solid(color);
        let look = Look::Rounded {
            radius,
            fill,
            border: Some(border),
        };
        let Border { width, color: line } = border;
        let strip = |scene: &mut Scene, strip: Rect, edge: Edge| {
            scene.plain(strip, color);
            let mut rest = strip;
            match edge {
                Edge::Top => scene.plain(rest.cut_top(width), line),
                Edge::Bottom => scene.plain(rest.cut_bottom(width), line),
                Edge::Sides => {
                    scene.plain(rest.cut_left(width), line);
                    scene.plain(rest.cut_right(width), line);
                }
            }
        };
        self.sliced(area, radius, look, strip);
    }

    /// Rounds off the corners of what is below, with a colour for the outside.
    pub fn round_off(&mut self, area: Rect, radius: i32, color: Rgba) {
        self.sliced(area, radius, Look::Corners { radius, color }, |_, _, _| {});
    }

    /// Adds the four corners as small shapes, and between them what `strip` adds. Plain rectangles cost a
    /// painter almost nothing, however large they are.
    fn sliced(
        &mut self,
        area: Rect,
        radius: i32,
        look: Look,
        strip: impl Fn(&mut Scene, Rect, Edge),
    ) {
        let side = 2 * radius;
        if radius == 0 || area.w <= side || area.h <= side {
            self.add(area, look);
            return;
        }
        for (right, down) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            let x = area.x + right * (area.w - side);
            let y = area.y + down * (area.h - side);
            let corner = Rect::new(x + right * radius, y + down * radius, radius, radius);
            let look = look.clone();
            let outer = self.begin_clip(corner);
            self.add(Rect::new(x, y, side, side), look);
            self.end_clip(outer);
        }
        let mut rest = area;
        let top = rest.cut_top(radius).inset(radius, 0);
        let bottom = rest.cut_bottom(radius).inset(radius, 0);
        strip(self, top, Edge::Top);
        strip(self, bottom, Edge::Bottom);
        strip(self, rest, Edge::Sides);
    }

    /// Adds a line of text whose capitals are centred at `at.y`. Returns its width. A line wider than the
    /// scene is reduced to its visible letters.
    pub fn text(&mut self, fonts: &Fonts, at: Point, align: Align, text: &str, set: Type) -> i32 {
        let Type { face, em, color } = set;
        let width = fonts.width(face, text, em);
        let x = match align {
            Align::Left => at.x,
            Align::Center => at.x - width / 2,
            Align::Right => at.x - width,
        };
        let baseline = at.y + (font::cap_height(em) + 1) / 2;
        let top = baseline - font::ascent(em);
        let whole = Rect::new(x, top, width, font::ascent(em) + font::descent(em));
        let (area, text) = if width <= self.size.w {
            (whole, text)
        } else {
            self.seen_text(fonts, whole, text, set)
        };
        let text = text.to_string();
        self.add(
            area,
            Look::Text {
                text,
                face,
                em,
                color,
            },
        );
        width
    }

    /// The visible part of a line of text, with its area.
    fn seen_text<'t>(
        &self,
        fonts: &Fonts,
        whole: Rect,
        text: &'t str,
        set: Type,
    ) -> (Rect, &'t str) {
        let clip = self.placed(self.clip);
        let part = clip.x - whole.x..clip.right() - whole.x;
        let (places, reaches) = fonts.seen(set.face, text, set.em, part);
        let area = Rect {
            x: whole.x + reaches.start,
            w: reaches.end - reaches.start,
            ..whole
        };
        (area, text.get(places).unwrap_or_default())
    }
}
