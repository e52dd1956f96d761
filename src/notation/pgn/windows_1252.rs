//! Windows-1252, in which ChessBase and other programs write.

/// The characters of the bytes from 0x80 to 0x9F. Every other byte is the character of the same number, and so are the
/// five of these that are not defined.
const SPECIAL: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// The first byte of the table.
const FIRST: u8 = 0x80;

/// The character of a byte.
pub(super) fn character(byte: u8) -> char {
    let at = byte.checked_sub(FIRST).map(usize::from);
    let special = at.and_then(|at| SPECIAL.get(at));
    special.copied().unwrap_or(char::from(byte))
}

/// A text in Windows-1252. `None` if it has another character, or words that would be read as UTF-8 then.
#[cfg(feature = "storage")]
pub(crate) fn encode(text: &str) -> Option<Vec<u8>> {
    let bytes: Vec<u8> = text.chars().map(byte).collect::<Option<_>>()?;
    let is_read_so = bytes.utf8_chunks().all(|it| it.valid().is_ascii());
    is_read_so.then_some(bytes)
}

/// The byte of a character.
#[cfg(feature = "storage")]
fn byte(wanted: char) -> Option<u8> {
    let special = (FIRST..).zip(SPECIAL).find(|(_, it)| *it == wanted);
    let byte = special.map(|(byte, _)| byte);
    byte.or_else(|| {
        u8::try_from(wanted)
            .ok()
            .filter(|it| character(*it) == wanted)
    })
}

#[cfg(all(test, feature = "storage"))]
mod tests {
    use super::*;

    #[test]
    fn every_byte_is_read_and_written() {
        for number in 0..=u8::MAX {
            assert_eq!(byte(character(number)), Some(number));
        }
        let quoted = "“Šukys” – 50 €…";
        let written = b"\x93\x8Aukys\x94 \x96 50 \x80\x85";
        assert_eq!(encode(quoted).as_deref(), Some(&written[..]));
    }

    #[test]
    fn what_would_not_be_read_as_it_was_is_not_written() {
        // The characters of a byte that stands for another one, and of no byte.
        for other in ["\u{80}", "ő", "♞"] {
            assert_eq!(encode(other), None);
        }
        // Its bytes are those of ä.
        assert_eq!(encode("Ã¤"), None);
    }
}
