//! The fonts of the program. In a page, which is sent through a network, they are without what nobody sees there.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

/// Tables of a font that a page needs. The others move letters in pairs or join them, as is only done with the other
/// fonts of a system.
const NEEDED: [&[u8; 4]; 10] = [
    b"OS/2", b"cmap", b"glyf", b"head", b"hhea", b"hmtx", b"loca", b"maxp", b"name", b"post",
];

/// Letters that are in hardly any name or comment of a game: phonetic ones and the capitals that belong to them (but for the
/// Ə of Azerbaijani), Latin ones with accents of verse, modifiers, Coptic, Greek and Cyrillic of earlier centuries.
const RARE: [RangeInclusive<u32>; 20] = [
    0x180..=0x18E,
    0x190..=0x19F,
    0x1A2..=0x1AE,
    0x1B1..=0x1C3,
    0x1DD..=0x1E5,
    0x1F0..=0x1F9,
    0x200..=0x217,
    0x21C..=0x258,
    0x25A..=0x2B8,
    0x2C0..=0x2C5,
    0x2DE..=0x2FF,
    0x370..=0x37D,
    0x3D0..=0x3FF,
    0x460..=0x48F,
    0x500..=0x52F,
    0x1D00..=0x1DFF,
    0x1F00..=0x1FFF,
    0x2C60..=0x2C7F,
    0x2DE0..=0x2DFF,
    0xA640..=0xA7FF,
];

/// How a glyph that is made of others says how it goes on (OpenType, `glyf`).
const HAS_WORDS: u16 = 0x1;
const HAS_SCALE: u16 = 0x8;
const HAS_MORE: u16 = 0x20;
const HAS_TWO_SCALES: u16 = 0x40;
const HAS_MATRIX: u16 = 0x80;

/// A TrueType font without rare letters, and without glyphs that no letter leads to. The others keep their numbers.
/// `None` if it is not as expected.
pub fn without_rare(font: &[u8]) -> Option<Vec<u8>> {
    let tables = tables(font)?;
    let table = |name: &[u8; 4]| tables.get(name).copied();
    let mut letters = letters(table(b"cmap")?)?;
    letters.retain(|letter, _| !RARE.iter().any(|range| range.contains(letter)));
    // Offsets have four bytes from here on.
    let is_long = word(table(b"head")?, 50)? == 1;
    let outlines = outlines(table(b"glyf")?, table(b"loca")?, is_long)?;
    let mut seen = BTreeSet::new();
    let mut waiting: Vec<u16> = letters.values().copied().chain([0]).collect();
    while let Some(glyph) = waiting.pop() {
        if seen.insert(glyph) {
            waiting.extend(parts(outlines.get(usize::from(glyph))?)?);
        }
    }
    let is_seen = |glyph: usize| u16::try_from(glyph).is_ok_and(|it| seen.contains(&it));
    let (mut glyf, mut loca) = (Vec::new(), vec![0; 4]);
    for (glyph, outline) in outlines.iter().enumerate() {
        if is_seen(glyph) {
            glyf.extend_from_slice(outline);
        }
        loca.extend_from_slice(&u32::try_from(glyf.len()).ok()?.to_be_bytes());
    }
    let mut head = table(b"head")?.to_vec();
    head.get_mut(50..52)?.copy_from_slice(&1_u16.to_be_bytes());
    let mut changed: BTreeMap<&[u8; 4], Vec<u8>> = BTreeMap::new();
    changed.insert(b"cmap", cmap(&letters));
    changed.insert(b"glyf", glyf);
    changed.insert(b"head", head);
    changed.insert(b"loca", loca);
    let kept = NEEDED.iter().filter_map(|name| {
        let whole = changed
            .remove(*name)
            .or_else(|| Some(table(name)?.to_vec()));
        Some((**name, whole?))
    });
    Some(file(&kept.collect::<Vec<_>>()))
}

fn word(bytes: &[u8], at: usize) -> Option<u16> {
    let two = bytes.get(at..)?.first_chunk()?;
    Some(u16::from_be_bytes(*two))
}

fn long(bytes: &[u8], at: usize) -> Option<usize> {
    let four = bytes.get(at..)?.first_chunk()?;
    usize::try_from(u32::from_be_bytes(*four)).ok()
}

/// The tables of a font by their names.
fn tables(font: &[u8]) -> Option<BTreeMap<[u8; 4], &[u8]>> {
    let count = usize::from(word(font, 4)?);
    let records = (0..count).map(|index| 12 + 16 * index);
    let table = |at: usize| {
        let (start, length) = (long(font, at + 8)?, long(font, at + 12)?);
        Some((
            *font.get(at..)?.first_chunk()?,
            font.get(start..start + length)?,
        ))
    };
    records.map(table).collect()
}

/// The glyph of each letter, from a table in format 4.
fn letters(cmap: &[u8]) -> Option<BTreeMap<u32, u16>> {
    let start = long(cmap, 8)?;
    if word(cmap, start)? != 4 {
        return None;
    }
    let doubled = usize::from(word(cmap, start + 6)?);
    let mut letters = BTreeMap::new();
    for segment in (0..doubled).step_by(2) {
        let last_at = start + 14 + segment;
        let first_at = last_at + doubled + 2;
        let offset_at = first_at + 2 * doubled;
        let (first, last) = (word(cmap, first_at)?, word(cmap, last_at)?);
        let (delta, offset) = (word(cmap, first_at + doubled)?, word(cmap, offset_at)?);
        for letter in first..=last.min(0xFFFE) {
            let glyph = match usize::from(offset) {
                0 => letter.wrapping_add(delta),
                offset => word(cmap, offset_at + offset + 2 * usize::from(letter - first))?,
            };
            if glyph != 0 {
                letters.insert(letter.into(), glyph);
            }
        }
    }
    Some(letters)
}

/// The outline of each glyph; empty where there is nothing to be seen.
fn outlines<'a>(glyf: &'a [u8], loca: &[u8], is_long: bool) -> Option<Vec<&'a [u8]>> {
    let size = if is_long { 4 } else { 2 };
    let place = |index: usize| {
        if is_long {
            long(loca, 4 * index)
        } else {
            Some(2 * usize::from(word(loca, 2 * index)?))
        }
    };
    let glyphs = 0..(loca.len() / size).checked_sub(1)?;
    glyphs
        .map(|index| glyf.get(place(index)?..place(index + 1)?))
        .collect()
}

/// The glyphs that a glyph is made of, if it is made of others.
fn parts(outline: &[u8]) -> Option<Vec<u16>> {
    let mut parts = Vec::new();
    if outline.is_empty() || word(outline, 0)? < 0x8000 {
        return Some(parts);
    }
    let mut at = 10;
    loop {
        let flags = word(outline, at)?;
        parts.push(word(outline, at + 2)?);
        let size = |flag, bytes| if flags & flag != 0 { bytes } else { 0 };
        at += 6
            + size(HAS_WORDS, 2)
            + size(HAS_SCALE, 2)
            + size(HAS_TWO_SCALES, 4)
            + size(HAS_MATRIX, 8);
        if flags & HAS_MORE == 0 {
            return Some(parts);
        }
    }
}

/// A table of letters in format 12: runs of letters whose glyphs follow each other.
fn cmap(letters: &BTreeMap<u32, u16>) -> Vec<u8> {
    let mut runs: Vec<[u32; 3]> = Vec::new();
    for (&letter, &glyph) in letters {
        match runs.last_mut() {
            Some([first, last, start])
                if *last + 1 == letter && *start + letter - *first == u32::from(glyph) =>
            {
                *last = letter;
            }
            _ => runs.push([letter, letter, glyph.into()]),
        }
    }
    let count = runs.len() as u32;
    // One table, for Unicode on Windows.
    let head = [0, 1, 3, 10, 0, 12, 12, 0].map(u16::to_be_bytes).concat();
    let lengths = [16 + 12 * count, 0, count].map(u32::to_be_bytes).concat();
    let runs = runs.concat().into_iter().flat_map(u32::to_be_bytes);
    head.into_iter().chain(lengths).chain(runs).collect()
}

/// The file of these tables, which are sorted. Nobody reads its check sums.
fn file(tables: &[([u8; 4], Vec<u8>)]) -> Vec<u8> {
    let mut file = vec![0, 1, 0, 0];
    file.extend((tables.len() as u16).to_be_bytes());
    file.extend([0; 6]);
    let mut start = 12 + 16 * tables.len();
    for (name, bytes) in tables {
        file.extend(name);
        file.extend([0; 4]);
        file.extend((start as u32).to_be_bytes());
        file.extend((bytes.len() as u32).to_be_bytes());
        start += bytes.len().next_multiple_of(4);
    }
    for (_, bytes) in tables {
        file.extend(bytes);
        file.resize(file.len().next_multiple_of(4), 0);
    }
    file
}
