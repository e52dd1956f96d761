//! Finds a text in the pixels of the window, so that tests can read messages as people do.
//!
//! The glyphs of the font are compared with the picture at every place and in every possible size. The
//! colours of the text and its background do not matter.

use ab_glyph::{Font, FontRef, OutlinedGlyph, PxScale, PxScaleFont, ScaleFont, point};
use image::{Rgba, RgbaImage};
use std::cmp::Reverse;
use std::collections::{HashMap, VecDeque};
use std::ops::RangeInclusive;

/// Sizes of text in the window, in pixels to the em.
const SIZES: RangeInclusive<u16> = 11..=48;
/// The least difference (of 255) between a text and its background.
const CONTRAST: i32 = 50;
/// The greatest width of a letter's strokes, in pixels.
const STROKE: i32 = 8;
/// One in this many pixels of a glyph may differ, where other text touches it.
const MISSES: usize = 15;
/// The number of subpixel positions at which a word may begin.
const PHASES: u8 = 4;
/// How many pixels wider than in the font the spaces between words may be: words may be placed one by
/// one, each on a whole pixel.
const SLACK: i32 = 3;

/// Whether the picture shows the text, of whole words, in one line, all regular or all bold.
pub fn shows(picture: &RgbaImage, text: &str) -> bool {
    let inks: Vec<_> = backgrounds(picture)
        .into_iter()
        .map(|background| Ink::new(picture, background))
        .collect();
    [notosans::REGULAR_TTF, notosans::BOLD_TTF]
        .iter()
        .any(|bytes| {
            let font = FontRef::try_from_slice(bytes).expect("a valid font");
            SIZES
                .filter(|&size| u32::from(size) <= picture.height())
                .map(|size| Line::new(&font, size.into(), text))
                .any(|line| inks.iter().any(|ink| line.is_in(ink)))
        })
}

/// The colours of large parts of the picture.
fn backgrounds(picture: &RgbaImage) -> Vec<Rgba<u8>> {
    let mut counts = HashMap::new();
    for pixel in picture.pixels() {
        *counts.entry(*pixel).or_insert(0) += 1;
    }
    counts.retain(|_, count| *count > picture.pixels().len() / 25);
    counts.into_keys().collect()
}

/// How far each pixel is from one background.
struct Ink {
    width: i32,
    height: i32,
    values: Vec<i32>,
}

impl Ink {
    fn new(picture: &RgbaImage, background: Rgba<u8>) -> Ink {
        let distance = |pixel: &Rgba<u8>| {
            let channels = (0..3).map(|channel| pixel[channel].abs_diff(background[channel]));
            i32::from(channels.max().unwrap_or(0))
        };
        Ink {
            width: picture.width().cast_signed(),
            height: picture.height().cast_signed(),
            values: picture.pixels().map(distance).collect(),
        }
    }

    /// The points that may belong to a text: they differ enough from the background, and have
    /// background close to their left.
    fn places(&self) -> impl Iterator<Item = (i32, i32)> {
        let places = (0..self.height).flat_map(|y| (0..self.width).map(move |x| (x, y)));
        places.filter(|&(x, y)| {
            let is_ink = |x| self.at(x, y) >= CONTRAST;
            is_ink(x) && (x - STROKE..x).any(|x| !is_ink(x))
        })
    }

    /// Whether all glyphs of a word are there, if it starts at `x`.
    fn shows(&self, look: &[Glyph], x: i32, baseline: i32) -> bool {
        look.iter()
            .all(|glyph| self.shows_glyph(glyph, x, baseline))
    }

    fn shows_glyph(&self, glyph: &Glyph, x: i32, baseline: i32) -> bool {
        let (strong_x, strong_y, strongest) = glyph[0];
        let contrast = self.at(x + strong_x, baseline + strong_y);
        if contrast < CONTRAST {
            return false;
        }
        let mut misses = 0;
        for (seen, &(dx, dy, cover)) in glyph.iter().enumerate() {
            let expected = contrast * cover / strongest;
            let found = self.at(x + dx, baseline + dy);
            if expected.abs_diff(found) > contrast.unsigned_abs() / 3 {
                misses += 1;
            }
            if misses > seen / MISSES {
                return false;
            }
        }
        true
    }

    fn at(&self, x: i32, y: i32) -> i32 {
        let inside = (0..self.width).contains(&x) && (0..self.height).contains(&y);
        if !inside {
            return 0;
        }
        self.values[(y * self.width + x) as usize]
    }
}

/// A text in one size.
struct Line {
    words: Vec<Word>,
}

/// A word as it looks at each phase of a pixel, laid out as the program does: letters stand at
/// fractions of a pixel, as their widths add up.
struct Word {
    looks: Vec<Vec<Glyph>>,
    /// From its start to that of the next word.
    advance: i32,
}

/// The pixels of one glyph, and of a border around it: without that a stem would look like any
/// other filled rectangle. Each with its place from the start of the word, and its coverage; the
/// strongest comes first.
type Glyph = Vec<(i32, i32, i32)>;

impl Line {
    fn new(font: &FontRef, size: f32, text: &str) -> Line {
        let units = font.units_per_em().expect("the font tells its em");
        let scale = PxScale::from(size * font.height_unscaled() / units);
        let words = text.split(' ').map(|word| Word::new(font, scale, word));
        Line {
            words: words.collect(),
        }
    }

    fn is_in(&self, ink: &Ink) -> bool {
        let (first, rest) = self.words.split_first().expect("a text has words");
        first.looks.iter().any(|look| {
            let (strong_x, strong_y, _) = look[0][0];
            // Only where there is ink can the strongest pixel of the first glyph be.
            ink.places()
                .map(|(x, y)| (x - strong_x, y - strong_y))
                .filter(|&(x, baseline)| ink.shows(look, x, baseline))
                .any(|(x, baseline)| follow(rest, ink, x + first.advance, baseline))
        })
    }
}

/// Whether the words follow one another from a place on.
fn follow(words: &[Word], ink: &Ink, start: i32, baseline: i32) -> bool {
    let Some((word, rest)) = words.split_first() else {
        return true;
    };
    (start - 1..=start + SLACK).any(|x| {
        word.looks.iter().any(|look| ink.shows(look, x, baseline))
            && follow(rest, ink, x + word.advance, baseline)
    })
}

impl Word {
    fn new(font: &FontRef, scale: PxScale, word: &str) -> Word {
        let font = font.as_scaled(scale);
        let width: f32 = word
            .chars()
            .map(|char| font.h_advance(font.glyph_id(char)))
            .sum();
        let looks = (0..PHASES).map(|phase| {
            let start = f32::from(phase) / f32::from(PHASES);
            look(&outlines(&font, word, start))
        });
        Word {
            looks: looks.collect(),
            advance: (width + font.h_advance(font.glyph_id(' '))).round() as i32,
        }
    }
}

fn outlines(font: &PxScaleFont<&FontRef>, word: &str, start: f32) -> Vec<OutlinedGlyph> {
    let mut pen = start;
    let mut outlines = Vec::new();
    for char in word.chars() {
        let id = font.glyph_id(char);
        let letter = id.with_scale_and_position(font.scale(), point(pen, 0.));
        outlines.extend(font.outline_glyph(letter));
        pen += font.h_advance(id);
    }
    outlines
}

fn look(outlines: &[OutlinedGlyph]) -> Vec<Glyph> {
    let mut cover = HashMap::new();
    for outline in outlines {
        let corner = outline.px_bounds().min;
        outline.draw(|x, y, part| {
            let place = (corner.x as i32 + x as i32, corner.y as i32 + y as i32);
            *cover.entry(place).or_insert(0) += (part * 255.) as i32;
        });
    }
    outlines
        .iter()
        .map(|outline| glyph(outline, &cover))
        .collect()
}

fn glyph(outline: &OutlinedGlyph, cover: &HashMap<(i32, i32), i32>) -> Glyph {
    let bounds = outline.px_bounds();
    let rows = bounds.min.y as i32 - 1..=bounds.max.y as i32;
    let columns = bounds.min.x as i32 - 1..=bounds.max.x as i32;
    let mut pixels: Vec<_> = rows
        .flat_map(|y| columns.clone().map(move |x| (x, y)))
        .map(|(x, y)| (x, y, cover.get(&(x, y)).copied().unwrap_or(0)))
        .collect();
    pixels.sort_by_key(|&(_, _, cover)| Reverse(cover));
    let mut pixels = VecDeque::from(pixels);
    // The weakest alternate with the strongest, so that a missing glyph is noticed early.
    let mut by_turns = Vec::with_capacity(pixels.len());
    while let Some(strongest) = pixels.pop_front() {
        by_turns.push(strongest);
        by_turns.extend(pixels.pop_back());
    }
    by_turns
}
