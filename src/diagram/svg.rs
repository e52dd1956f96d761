//! A board as SVG.

use std::fmt::{self, Write};

use super::arrow::{ARROW_WIDTH, arrow};
use super::colors::{BoardColors, BoardTheme, GLOW, Rgba, mark_color};
use super::pieces::PieceSet;
use crate::notation::fen;
use crate::rules::{Piece, Position, Square};
use crate::tree::Mark;

/// The side of a square in the units of the drawing, in which a piece has a margin.
const SQUARE: i32 = 100;
const MARGIN: i32 = 3;

/// How a board is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The width and height of the picture in pixels. As it consists of shapes, it can be shown in any size.
    pub side: u32,
    /// Whether h1 is in the upper left corner.
    pub flipped: bool,
    /// The colours of the board.
    pub theme: BoardTheme,
    /// The drawings of the pieces.
    pub pieces: PieceSet,
    /// Whether to show coordinates.
    pub coordinates: bool,
    /// The squares of the last move, which are tinted.
    pub last_move: Option<(Square, Square)>,
    /// A sign such as `?` in a disc of this colour, at the target of the last move.
    pub glyph: Option<(&'static str, Rgba)>,
    /// Arrows and circles.
    pub marks: Vec<Mark>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            side: 720,
            flipped: false,
            theme: BoardTheme::default(),
            pieces: PieceSet::default(),
            coordinates: true,
            last_move: None,
            glyph: None,
            marks: Vec::new(),
        }
    }
}

/// The board of a position as an SVG file, which needs no other files.
pub fn svg(position: &Position, options: &Options) -> String {
    let mut out = String::new();
    let drawing = Drawing {
        position,
        options,
        colors: BoardColors::of(options.theme),
    };
    // Writing to a string cannot fail.
    let _ = drawing.write(&mut out);
    out
}

struct Drawing<'a> {
    position: &'a Position,
    options: &'a Options,
    colors: &'static BoardColors,
}

/// A colour as attributes of an element.
struct Fill(Rgba);

impl fmt::Display for Fill {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "fill=\"{}\"", hex(self.0))?;
        if self.0.is_opaque() {
            Ok(())
        } else {
            write!(f, " fill-opacity=\"{:.3}\"", opacity(self.0.0[3]))
        }
    }
}

fn hex(Rgba([r, g, b, _]): Rgba) -> String {
    format!("#{r:02x}{g:02x}{b:02x}")
}

fn opacity(alpha: u8) -> f32 {
    f32::from(alpha) / 255.0
}

impl Drawing<'_> {
    fn write(&self, out: &mut String) -> fmt::Result {
        let (side, whole) = (self.options.side, 8 * SQUARE);
        writeln!(
            out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"{side}\" \
             height=\"{side}\" viewBox=\"0 0 {whole} {whole}\">\n<title>{}</title>",
            fen::write(self.position)
        )?;
        self.write_definitions(out)?;
        for square in Square::all() {
            let color = if square.is_light() {
                self.colors.light_square
            } else {
                self.colors.dark_square
            };
            self.write_tint(out, square, &Fill(color).to_string())?;
        }
        for square in self
            .options
            .last_move
            .into_iter()
            .flat_map(|(from, to)| [from, to])
        {
            self.write_tint(out, square, &Fill(self.colors.last_move).to_string())?;
        }
        if self.position.is_check() {
            let king = self.position.king(self.position.turn());
            self.write_tint(out, king, "fill=\"url(#check)\"")?;
        }
        if self.options.coordinates {
            self.write_coordinates(out)?;
        }
        self.write_pieces(out)?;
        for &mark in &self.options.marks {
            self.write_mark(out, mark)?;
        }
        if let (Some((_, to)), Some((sign, color))) = (self.options.last_move, self.options.glyph) {
            self.write_glyph(out, to, sign, color)?;
        }
        writeln!(out, "</svg>")
    }

    /// The pieces that stand on the board, each once, and the glow behind a king.
    fn write_definitions(&self, out: &mut String) -> fmt::Result {
        writeln!(out, "<defs>")?;
        for piece in Piece::ALL {
            let stands = self
                .position
                .board()
                .pieces()
                .any(|(_, other)| other == piece);
            let file = self.options.pieces.file(piece).trim_end();
            let inner = file
                .split_once('>')
                .and_then(|(_, rest)| rest.strip_suffix("</svg>"));
            if let Some(inner) = inner.filter(|_| stands) {
                let id = id(piece);
                writeln!(
                    out,
                    "<symbol id=\"{id}\" viewBox=\"0 0 100 100\">{inner}</symbol>"
                )?;
            }
        }
        if self.position.is_check() {
            let color = hex(self.colors.check);
            writeln!(out, "<radialGradient id=\"check\">")?;
            for (at, alpha) in GLOW {
                let alpha = opacity(alpha);
                writeln!(
                    out,
                    "<stop offset=\"{at}\" stop-color=\"{color}\" stop-opacity=\"{alpha:.3}\"/>"
                )?;
            }
            writeln!(out, "</radialGradient>")?;
        }
        writeln!(out, "</defs>")
    }

    /// The upper left corner of a square.
    fn corner(&self, square: Square) -> (i32, i32) {
        let (file, rank) = (square.file() as i32, square.rank() as i32);
        let (column, row) = if self.options.flipped {
            (7 - file, rank)
        } else {
            (file, 7 - rank)
        };
        (column * SQUARE, row * SQUARE)
    }

    fn center(&self, square: Square) -> (f32, f32) {
        let (x, y) = self.corner(square);
        ((x + SQUARE / 2) as f32, (y + SQUARE / 2) as f32)
    }

    fn write_tint(&self, out: &mut String, square: Square, fill: &str) -> fmt::Result {
        let (x, y) = self.corner(square);
        writeln!(
            out,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{SQUARE}\" height=\"{SQUARE}\" {fill}/>"
        )
    }

    /// Ranks are in the upper left corners of the left squares, files in the lower right corners of the bottom squares.
    fn write_coordinates(&self, out: &mut String) -> fmt::Result {
        writeln!(
            out,
            "<g font-family=\"sans-serif\" font-weight=\"bold\" font-size=\"16\" text-anchor=\"middle\">"
        )?;
        for square in Square::all() {
            let (x, y) = self.corner(square);
            let fill = Fill(self.colors.coordinate(square.is_light()));
            if x == 0 {
                let (y, rank) = (y + 20, square.rank().to_char());
                writeln!(out, "<text x=\"11\" y=\"{y}\" {fill}>{rank}</text>")?;
            }
            if y == 7 * SQUARE {
                let (x, y, file) = (x + 89, y + 91, square.file().to_char());
                writeln!(out, "<text x=\"{x}\" y=\"{y}\" {fill}>{file}</text>")?;
            }
        }
        writeln!(out, "</g>")
    }

    fn write_pieces(&self, out: &mut String) -> fmt::Result {
        let side = SQUARE - 2 * MARGIN;
        for (square, piece) in self.position.board().pieces() {
            let (x, y) = self.corner(square);
            let (x, y, id) = (x + MARGIN, y + MARGIN, id(piece));
            writeln!(
                out,
                "<use xlink:href=\"#{id}\" x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\"/>"
            )?;
        }
        Ok(())
    }

    /// A sign in a disc over the upper right corner of a square, as far as it is on the board.
    fn write_glyph(
        &self,
        out: &mut String,
        square: Square,
        sign: &str,
        color: Rgba,
    ) -> fmt::Result {
        let radius = SQUARE / 5;
        let (x, y) = self.corner(square);
        let x = (x + SQUARE - radius / 3).min(8 * SQUARE - radius);
        let y = (y + radius / 3).max(radius);
        let (fill, baseline) = (Fill(color), y + radius * 2 / 5);
        writeln!(
            out,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" {fill}/>\n<text x=\"{x}\" y=\"{baseline}\" \
             font-family=\"sans-serif\" font-weight=\"bold\" font-size=\"{}\" text-anchor=\"middle\">{sign}</text>",
            radius * 6 / 5
        )
    }

    fn write_mark(&self, out: &mut String, mark: Mark) -> fmt::Result {
        let color = mark_color(mark.ink);
        let to = self.center(mark.to);
        if mark.is_circle() {
            let width = SQUARE / 14;
            let radius = (SQUARE - width) as f32 / 2.0;
            return writeln!(
                out,
                "<circle cx=\"{}\" cy=\"{}\" r=\"{radius}\" fill=\"none\" stroke=\"{}\" stroke-opacity=\"{:.3}\" \
                 stroke-width=\"{width}\"/>",
                to.0,
                to.1,
                hex(color),
                opacity(color.0[3])
            );
        }
        write!(out, "<polygon points=\"")?;
        for (x, y) in arrow(self.center(mark.from), to, SQUARE as f32, ARROW_WIDTH) {
            write!(out, "{x:.1},{y:.1} ")?;
        }
        writeln!(out, "\" {}/>", Fill(color))
    }
}

/// The name of a drawing, of which no part of it has one like it.
fn id(piece: Piece) -> String {
    format!("piece-{}", piece.fen_letter())
}
