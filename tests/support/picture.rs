//! Reads the chess board from the pixels of the window.
//!
//! Pieces are recognised by comparison with the drawings in `assets/pieces/classic` on the colour of the
//! square, independently of the program's own painting code.

use super::driver::Point;
use image::{GenericImageView, Rgba, RgbaImage};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::path::Path;
use std::rc::Rc;

const LIGHT: [u8; 3] = [235, 228, 211];
const DARK: [u8; 3] = [136, 153, 127];
/// The dark squares of the theme after the first.
const BROWN: [u8; 3] = [169, 127, 93];
/// Largest difference of one channel between pixels that count as one colour.
const SAME_COLOUR: u8 = 8;
/// Largest difference of one channel caused by a shadow; the colours of marks differ more.
const SHADOW: u8 = 24;
/// How much more red than green the glow of a check has; squares and pieces have less.
const GLOW: u8 = 48;
/// Largest mean difference of a channel between a square and the piece that is read there.
const RECOGNISED: u32 = 24;
/// Pieces are drawn slightly smaller than their square, centred.
const PIECE: f32 = 0.94;
/// Every third pixel of every third row is enough to recognise a piece.
const STEP: usize = 3;

/// A rectangle of the window, in pixels.
#[derive(Clone, Copy)]
pub struct Area {
    pub x: u32,
    pub y: u32,
    pub width: u32,
    pub height: u32,
}

/// The place of the board in the window, with White at the bottom.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Board {
    pub left: u32,
    pub top: u32,
    /// The side of one square.
    pub square: u32,
}

impl Board {
    /// Finds the board by the colour of its dark squares, which reach all four of its sides.
    pub fn find(window: &RgbaImage) -> Option<Board> {
        let found = [DARK, BROWN].map(|dark| Board::find_by(window, dark));
        found.into_iter().flatten().next()
    }

    /// Finds a board with dark squares of this colour.
    pub fn find_by(window: &RgbaImage, dark: [u8; 3]) -> Option<Board> {
        let (width, height) = window.dimensions();
        // A few stray pixels or a rounded corner are not a row or column of the board.
        let enough = width.min(height) as usize / 20;
        let is_dark = |x, y| is_near(window.get_pixel(x, y), dark, SAME_COLOUR);
        let columns = span(
            (0..width).map(|x| (0..height).filter(|&y| is_dark(x, y)).count()),
            enough,
        );
        let rows = span(
            (0..height).map(|y| (0..width).filter(|&x| is_dark(x, y)).count()),
            enough,
        );
        let ((left, right), (top, bottom)) = (columns?, rows?);
        let (across, down) = (right - left + 1, bottom - top + 1);
        (across.abs_diff(down) <= 1 && across >= 80).then_some(Board {
            left,
            top,
            square: (across + 4) / 8,
        })
    }

    /// The centre of a square, such as `e4`.
    pub fn centre(&self, square: &str) -> Point {
        let (column, row) = column_and_row(square);
        let middle = |start: u32, index: u32| {
            i16::try_from(start + index * self.square + self.square / 2).expect("on the screen")
        };
        (middle(self.left, column), middle(self.top, row))
    }

    pub fn area(&self) -> Area {
        Area {
            x: self.left,
            y: self.top,
            width: 8 * self.square,
            height: 8 * self.square,
        }
    }

    fn square_area(&self, column: u32, row: u32) -> Area {
        Area {
            x: self.left + column * self.square,
            y: self.top + row * self.square,
            width: self.square,
            height: self.square,
        }
    }
}

/// First and last index of the values that are at least `enough`.
fn span(values: impl Iterator<Item = usize>, enough: usize) -> Option<(u32, u32)> {
    let mut large = (0..).zip(values).filter(|&(_, value)| value >= enough);
    let (first, _) = large.next()?;
    Some((first, large.last().map_or(first, |(last, _)| last)))
}

fn column_and_row(square: &str) -> (u32, u32) {
    match square.as_bytes() {
        &[file @ b'a'..=b'h', rank @ b'1'..=b'8'] => {
            (u32::from(file - b'a'), u32::from(b'8' - rank))
        }
        _ => panic!("{square:?} is not a square"),
    }
}

fn square_name(column: u32, row: u32) -> String {
    let file = b"abcdefgh"[column as usize] as char;
    format!("{file}{}", 8 - row)
}

fn is_near(pixel: &Rgba<u8>, colour: [u8; 3], tolerance: u8) -> bool {
    (0..3).all(|channel| pixel[channel].abs_diff(colour[channel]) <= tolerance)
}

fn is_red(pixel: &Rgba<u8>) -> bool {
    pixel[0].saturating_sub(pixel[1]) > GLOW
}

/// A picture of the window.
pub struct Picture {
    pub pixels: RgbaImage,
    board: Board,
    drawings: Rc<Drawings>,
}

impl Picture {
    pub fn new(pixels: RgbaImage, board: Board, drawings: Rc<Drawings>) -> Picture {
        Picture {
            pixels,
            board,
            drawings,
        }
    }

    pub fn crop(&self, area: Area) -> RgbaImage {
        self.pixels
            .view(area.x, area.y, area.width, area.height)
            .to_image()
    }

    /// The pieces on the board as the first field of a FEN, read from the upper left corner; `?` is a
    /// square that is not empty but shows no known piece.
    pub fn placement(&self) -> String {
        let ranks = (0..8).map(|row| {
            let pieces: String = (0..8)
                .map(|column| self.drawings.read(&self.square(column, row)))
                .collect();
            count_empty_squares(&pieces)
        });
        ranks.collect::<Vec<_>>().join("/")
    }

    /// The squares with another colour than that of the bare board (last move, selection), in the
    /// order of the file letters.
    pub fn marked_squares(&self) -> Vec<String> {
        self.squares_where(|column, row, square| {
            let bare = if (column + row) % 2 == 0 { LIGHT } else { DARK };
            !is_near(&Rgba(background(square)), bare, SHADOW)
        })
    }

    /// Whether the board is in the colours of the theme after the first.
    pub fn is_brown(&self) -> bool {
        let corner = self.square(0, 7);
        is_near(&Rgba(background(&corner)), BROWN, SAME_COLOUR)
    }

    /// The squares with a red glow: a king in check or mated.
    pub fn red_squares(&self) -> Vec<String> {
        self.squares_where(|_, _, square| {
            let red = square.pixels().filter(|pixel| is_red(pixel)).count();
            red > square.pixels().len() / 50
        })
    }

    fn squares_where(&self, holds: impl Fn(u32, u32, &RgbaImage) -> bool) -> Vec<String> {
        let mut names = Vec::new();
        for column in 0..8 {
            for row in (0..8).rev() {
                if holds(column, row, &self.square(column, row)) {
                    names.push(square_name(column, row));
                }
            }
        }
        names
    }

    fn square(&self, column: u32, row: u32) -> RgbaImage {
        self.crop(self.board.square_area(column, row))
    }
}

/// The colour of a square, from the two corners without pieces and coordinates.
fn background(square: &RgbaImage) -> [u8; 4] {
    let near = square.width() / 8;
    let far = square.width() - 1 - near;
    let (a, b) = (square.get_pixel(far, near), square.get_pixel(near, far));
    std::array::from_fn(|channel| a[channel].midpoint(b[channel]))
}

/// Replaces runs of empty squares (spaces) by digits.
fn count_empty_squares(rank: &str) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for piece in rank.chars().chain(['/']) {
        if piece == ' ' {
            empty += 1;
            continue;
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
            empty = 0;
        }
        text.push(piece);
    }
    text.trim_end_matches('/').to_string()
}

/// The drawings of the twelve pieces for one square size.
#[derive(Default)]
pub struct Drawings {
    pieces: Vec<(char, Pixmap)>,
}

impl Drawings {
    pub fn new(square: u32) -> Drawings {
        let draw = |letter: char| {
            let colour = if letter.is_uppercase() { 'w' } else { 'b' };
            let name = format!("{colour}{}.svg", letter.to_ascii_uppercase());
            (letter, drawing(&name, square))
        };
        Drawings {
            pieces: "KQRBNPkqrbnp".chars().map(draw).collect(),
        }
    }

    /// The piece on a square, a space, or `?`.
    fn read(&self, square: &RgbaImage) -> char {
        let empty = transparent(square.width());
        let pieces = self
            .pieces
            .iter()
            .map(|(letter, drawing)| (*letter, drawing));
        let (difference, letter) = pieces
            .chain([(' ', &empty)])
            .map(|(letter, drawing)| (difference(square, drawing), letter))
            .min()
            .expect("there are thirteen candidates");
        if difference > RECOGNISED { '?' } else { letter }
    }
}

fn transparent(size: u32) -> Pixmap {
    Pixmap::new(size, size).expect("a square has a size")
}

fn drawing(name: &str, square: u32) -> Pixmap {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/pieces/classic");
    let svg = std::fs::read(folder.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    let tree = Tree::from_data(&svg, &Options::default()).expect("a valid SVG");
    let size = (square as f32 * PIECE).round();
    let scale = size / tree.size().width();
    let margin = ((square as f32 - size) / 2.).floor();
    let transform = Transform::from_scale(scale, scale).post_translate(margin, margin);
    let mut pixmap = transparent(square);
    resvg::render(&tree, transform, &mut pixmap.as_mut());
    pixmap
}

/// Mean difference of a channel between the square and the drawing over the square's colour. A red
/// glow is left out.
fn difference(square: &RgbaImage, drawing: &Pixmap) -> u32 {
    let background = background(square);
    let (mut sum, mut count) = (0, 0);
    for y in (0..square.height()).step_by(STEP) {
        for x in (0..square.width()).step_by(STEP) {
            let seen = square.get_pixel(x, y);
            if is_red(seen) {
                continue;
            }
            let over = drawing.pixel(x, y).expect("of the same size");
            let rest = u32::from(u8::MAX - over.alpha());
            let colours = [over.red(), over.green(), over.blue()];
            for (channel, colour) in colours.into_iter().enumerate() {
                let expected = u32::from(colour) + u32::from(background[channel]) * rest / 255;
                sum += expected.abs_diff(seen[channel].into());
                count += 1;
            }
        }
    }
    sum / count.max(1)
}
