//! Points and rectangles in whole pixels of the window, y downwards.

/// A point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct Point {
    pub x: i32,
    pub y: i32,
}

impl Point {
    /// The point at these coordinates.
    pub const fn new(x: i32, y: i32) -> Point {
        Point { x, y }
    }

    /// Whether two points are at most this many pixels apart along each axis.
    pub fn is_near(self, other: Point, pixels: i32) -> bool {
        (self.x - other.x).abs() <= pixels && (self.y - other.y).abs() <= pixels
    }
}

/// The size of a window or a picture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct Size {
    pub w: i32,
    pub h: i32,
}

/// A rectangle; the right and lower edges are not part of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[allow(missing_docs)]
pub struct Rect {
    pub x: i32,
    pub y: i32,
    pub w: i32,
    pub h: i32,
}

impl Rect {
    /// The rectangle with this upper left corner and size.
    pub const fn new(x: i32, y: i32, w: i32, h: i32) -> Rect {
        Rect { x, y, w, h }
    }

    /// The square with this centre.
    pub const fn around(center: Point, side: i32) -> Rect {
        Rect::new(center.x - side / 2, center.y - side / 2, side, side)
    }

    /// Whether it contains a point.
    pub const fn contains(self, at: Point) -> bool {
        at.x >= self.x && at.x < self.right() && at.y >= self.y && at.y < self.bottom()
    }

    /// The x coordinate just right of it.
    pub const fn right(self) -> i32 {
        self.x + self.w
    }

    /// The y coordinate just below it.
    pub const fn bottom(self) -> i32 {
        self.y + self.h
    }

    /// Its centre.
    pub const fn center(self) -> Point {
        Point::new(self.x + self.w / 2, self.y + self.h / 2)
    }

    /// The rectangle with every edge moved inwards.
    pub const fn shrunk(self, by: i32) -> Rect {
        self.inset(by, by)
    }

    /// The rectangle with vertical edges moved inwards by `x` and horizontal ones by `y`.
    pub const fn inset(self, x: i32, y: i32) -> Rect {
        Rect::new(self.x + x, self.y + y, self.w - 2 * x, self.h - 2 * y)
    }

    /// A band of this height in the middle of its height.
    pub const fn band(self, h: i32) -> Rect {
        Rect::new(self.x, self.center().y - h / 2, self.w, h)
    }

    /// Its columns in a row.
    pub const fn in_row(self, row: Rect) -> Rect {
        Rect::new(self.x, row.y, self.w, row.h)
    }

    /// The rectangle turned by 180° about the centre of an area.
    pub const fn turned_in(self, area: Rect) -> Rect {
        Rect {
            x: area.x + area.right() - self.right(),
            y: area.y + area.bottom() - self.bottom(),
            ..self
        }
    }

    /// The intersection of two rectangles, if it is not empty.
    pub fn intersection(self, other: Rect) -> Option<Rect> {
        let (x, y) = (self.x.max(other.x), self.y.max(other.y));
        let w = self.right().min(other.right()) - x;
        let h = self.bottom().min(other.bottom()) - y;
        (w > 0 && h > 0).then_some(Rect { x, y, w, h })
    }

    /// The smallest rectangle that contains both.
    pub fn union(self, other: Rect) -> Rect {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let w = self.right().max(other.right()) - x;
        let h = self.bottom().max(other.bottom()) - y;
        Rect { x, y, w, h }
    }

    /// Its area in pixels.
    pub const fn area(self) -> i32 {
        self.w * self.h
    }

    /// Cuts a strip of this height off the top and returns it.
    pub fn cut_top(&mut self, height: i32) -> Rect {
        let strip = Rect::new(self.x, self.y, self.w, height);
        self.y += height;
        self.h -= height;
        strip
    }

    /// Cuts a strip of this height off the bottom and returns it.
    pub fn cut_bottom(&mut self, height: i32) -> Rect {
        self.h -= height;
        Rect::new(self.x, self.bottom(), self.w, height)
    }

    /// Cuts a strip of this width off the left and returns it.
    pub fn cut_left(&mut self, width: i32) -> Rect {
        let strip = Rect::new(self.x, self.y, width, self.h);
        self.x += width;
        self.w -= width;
        strip
    }

    /// Cuts a strip of this width off the right and returns it.
    pub fn cut_right(&mut self, width: i32) -> Rect {
        self.w -= width;
        Rect::new(self.right(), self.y, width, self.h)
    }

    /// Its parts from left to right, as wide as these counts are large beside each other.
    pub fn shares(self, counts: [u32; 3]) -> [Rect; 3] {
        let total = counts.iter().copied().map(i64::from).sum::<i64>().max(1);
        let edge = |count: i64| self.x + (i64::from(self.w) * count / total) as i32;
        let mut before = 0;
        counts.map(|count| {
            let from = edge(before);
            before += i64::from(count);
            Rect::new(from, self.y, edge(before) - from, self.h)
        })
    }

    /// Divides it into columns of equal width with gaps between them.
    pub fn columns(self, count: i32, gap: i32) -> impl Iterator<Item = Rect> {
        let total = self.w - gap * (count - 1);
        (0..count).map(move |n| {
            let (start, end) = (total * n / count, total * (n + 1) / count);
            Rect::new(self.x + start + gap * n, self.y, end - start, self.h)
        })
    }

    /// Divides it into rows of equal height with gaps between them.
    pub fn rows(self, count: i32, gap: i32) -> impl Iterator<Item = Rect> {
        let total = self.h - gap * (count - 1);
        (0..count).map(move |n| {
            let (start, end) = (total * n / count, total * (n + 1) / count);
            Rect::new(self.x, self.y + start + gap * n, self.w, end - start)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_fill_the_width() {
        let row = Rect::new(10, 0, 100, 5);
        let columns: Vec<Rect> = row.columns(3, 8).collect();
        assert_eq!(columns[0], Rect::new(10, 0, 28, 5));
        assert_eq!(columns[2].right(), row.right());
    }

    #[test]
    fn rows_fill_the_height() {
        let column = Rect::new(0, 10, 5, 100);
        let rows: Vec<Rect> = column.rows(3, 8).collect();
        assert_eq!(rows[0], Rect::new(0, 10, 5, 28));
        assert_eq!(rows[2].bottom(), column.bottom());
    }

    #[test]
    fn a_turned_rectangle_is_in_the_opposite_corner() {
        let area = Rect::new(10, 20, 100, 50);
        let turned = Rect::new(10, 20, 30, 8).turned_in(area);
        assert_eq!(turned, Rect::new(80, 62, 30, 8));
        assert_eq!(turned.turned_in(area), Rect::new(10, 20, 30, 8));
    }

    #[test]
    fn rectangles_that_only_touch_do_not_intersect() {
        let left = Rect::new(0, 0, 10, 10);
        assert_eq!(left.intersection(Rect::new(10, 0, 5, 5)), None);
        assert_eq!(
            left.intersection(Rect::new(8, 5, 5, 9)),
            Some(Rect::new(8, 5, 2, 5))
        );
    }
}
