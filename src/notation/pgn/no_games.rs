//! What a text is that is taken for games by mistake.

use crate::notation::fen;

/// The first bytes of files that are compressed: by gzip, bzip2, xz, zstd, zip and 7z.
const COMPRESSED: [&[u8]; 6] = [
    b"\x1f\x8b",
    b"BZh",
    b"\xfd7zXZ\0",
    b"\x28\xb5\x2f\xfd",
    b"PK\x03\x04",
    b"7z\xbc\xaf\x27\x1c",
];

/// What a text is that is taken for games by mistake.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoGames {
    /// A compressed file.
    #[error("it is compressed; unpack it first")]
    Compressed,
    /// Positions in FEN or EPD, one on each line.
    #[error("it is a list of positions, not of games")]
    Positions,
}

impl NoGames {
    /// Tells by the beginning of a text without games what it is.
    pub fn of(beginning: &[u8]) -> Option<NoGames> {
        if COMPRESSED.iter().any(|first| beginning.starts_with(first)) {
            return Some(NoGames::Compressed);
        }
        let text = String::from_utf8_lossy(beginning.trim_ascii_start());
        let line = text.trim_start_matches('\u{feff}').lines().next()?;
        fen::read_epd_setup(line)
            .is_ok()
            .then_some(NoGames::Positions)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn compressed_files_and_positions_are_known_by_their_beginning() {
        let initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";
        for (beginning, known) in [
            (b"\x1f\x8b\x08\x08".to_vec(), Some(NoGames::Compressed)),
            (b"BZh91AY".to_vec(), Some(NoGames::Compressed)),
            (format!("{initial} 0 1\n").into(), Some(NoGames::Positions)),
            (
                format!("\u{feff}{initial}\r\n8/8").into(),
                Some(NoGames::Positions),
            ),
            (
                format!("\n {initial} bm e4; id \"x\";").into(),
                Some(NoGames::Positions),
            ),
            (b"1. e4 e5 *".to_vec(), None),
            (b"[FEN \"8/8\"]".to_vec(), None),
            (b"".to_vec(), None),
        ] {
            assert_eq!(NoGames::of(&beginning), known);
        }
    }
}
