//! Texts as people type them who look for something: small letters without accents.

/// The letters that are typed as another one.
const ACCENTED: [(char, &str); 25] = [
    ('a', "àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ"),
    ('b', "ḃḅḇ"),
    ('c', "çćĉċčḉ"),
    ('d', "ďḋḍḏḑḓđð"),
    ('e', "èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ"),
    ('f', "ḟ"),
    ('g', "ĝğġģǧǵḡ"),
    ('h', "ĥȟḣḥḧḩḫẖħ"),
    ('i', "ìíîïĩīĭįǐȉȋḭḯỉịı"),
    ('j', "ĵǰ"),
    ('k', "ķǩḱḳḵ"),
    ('l', "ĺļľḷḹḻḽł"),
    ('m', "ḿṁṃ"),
    ('n', "ñńņňǹṅṇṉṋ"),
    ('o', "òóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợø"),
    ('p', "ṕṗ"),
    ('r', "ŕŗřȑȓṙṛṝṟ"),
    ('s', "śŝşšșṡṣṥṧṩ"),
    ('t', "ţťțṫṭṯṱẗŧ"),
    ('u', "ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự"),
    ('v', "ṽṿ"),
    ('w', "ŵẁẃẅẇẉẘ"),
    ('x', "ẋẍ"),
    ('y', "ýÿŷȳẏẙỳỵỷỹ"),
    ('z', "źżžẑẓẕ"),
];

/// A text in small letters without accents: `Łukasz` is typed `lukasz`.
pub fn plain(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'ß' => plain.push_str("ss"),
            'æ' => plain.push_str("ae"),
            'œ' => plain.push_str("oe"),
            'ё' => plain.push('е'),
            // Accents that stand alone.
            '\u{300}'..='\u{36f}' => {}
            '\u{80}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}' => {
                let base = ACCENTED.iter().find(|(_, all)| all.contains(letter));
                plain.push(base.map_or(letter, |(base, _)| *base));
            }
            _ => plain.push(letter),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn letters_lose_their_accents_and_capitals() {
        for (text, typed) in [
            ("Müller, Jürgen", "muller, jurgen"),
            ("Nguyễn", "nguyen"),
            ("Zoë Łukasz", "zoe lukasz"),
            ("Bjørn Weiß", "bjorn weiss"),
            ("Zoe\u{308}", "zoe"),
            ("Пётр", "петр"),
            ("Крамник", "крамник"),
            ("李", "李"),
        ] {
            assert_eq!(plain(text), typed);
        }
    }
}
