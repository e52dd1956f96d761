//! The palette of an animated picture.

use std::cmp::Reverse;
use std::collections::HashMap;

/// A colour without alpha.
type Rgb = [u8; 3];

/// The index of an unchanged, transparent pixel.
pub(super) const TRANSPARENT: u8 = 255;

/// The number of other colours.
const ROOM: usize = TRANSPARENT as usize;

/// How many of the most frequent colours are kept exactly, even if they are similar: those of the
/// squares, the pieces and the player lines. The antialiased edges share the rest.
const KEPT: usize = 32;

/// How often each colour occurs.
#[derive(Default)]
pub(super) struct ColorCounts(HashMap<Rgb, u64>);

impl ColorCounts {
    pub(super) fn add(&mut self, colors: impl Iterator<Item = Rgb>) {
        // Most pixels have the same colour as their neighbour.
        let mut run: Option<(Rgb, u64)> = None;
        for color in colors {
            run = match run {
                Some((same, length)) if same == color => Some((same, length + 1)),
                other => {
                    self.add_run(other);
                    Some((color, 1))
                }
            };
        }
        self.add_run(run);
    }

    fn add_run(&mut self, run: Option<(Rgb, u64)>) {
        if let Some((color, length)) = run {
            *self.0.entry(color).or_default() += length;
        }
    }
}

/// The colours of a file, and which of them replaces each painted one.
pub(super) struct Palette {
    colors: Vec<Rgb>,
    nearest: HashMap<Rgb, u8>,
}

/// A painted colour, and the nearest one chosen so far.
struct Painted {
    color: Rgb,
    nearest: usize,
    distance: u32,
}

impl Palette {
    /// Chooses the most frequent colours, and then repeatedly the one farthest from all chosen ones. So
    /// every colour is near a chosen one (T. F. Gonzalez, 1985: at most twice the optimal distance).
    pub(super) fn of(counts: ColorCounts) -> Palette {
        let mut counted: Vec<(Rgb, u64)> = counts.0.into_iter().collect();
        // Ties are ordered too, so that the same game gives the same file.
        counted.sort_unstable_by_key(|&(color, count)| (Reverse(count), color));
        let painted = counted.into_iter().map(|(color, _)| Painted {
            color,
            nearest: 0,
            distance: u32::MAX,
        });
        let mut painted: Vec<Painted> = painted.collect();
        let mut colors = Vec::new();
        while colors.len() < ROOM {
            let next = if colors.len() < KEPT {
                painted.get(colors.len())
            } else {
                painted.iter().max_by_key(|painted| painted.distance)
            };
            let Some(color) = next.map(|painted| painted.color) else {
                break;
            };
            if colors.contains(&color) {
                break;
            }
            for painted in &mut painted {
                let distance = distance(painted.color, color);
                if distance < painted.distance {
                    (painted.nearest, painted.distance) = (colors.len(), distance);
                }
            }
            colors.push(color);
        }
        let nearest = painted.into_iter().map(|painted| {
            let index = u8::try_from(painted.nearest).unwrap_or(TRANSPARENT);
            (painted.color, index)
        });
        Palette {
            nearest: nearest.collect(),
            colors,
        }
    }

    /// The colours in the format of the file; the transparent one is last.
    pub(super) fn bytes(&self) -> Vec<u8> {
        let mut bytes = self.colors.concat();
        bytes.resize(3 * (ROOM + 1), 0);
        bytes
    }

    /// The index of the chosen colour nearest to a painted one.
    pub(super) fn index_of(&self, color: Rgb) -> u8 {
        self.nearest.get(&color).copied().unwrap_or(0)
    }
}

/// The squared distance of two colours.
fn distance(one: Rgb, other: Rgb) -> u32 {
    let parts = one.iter().zip(other);
    parts
        .map(|(one, other)| u32::from(one.abs_diff(other)).pow(2))
        .sum()
}
