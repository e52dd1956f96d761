//! The remark that Lichess writes into the comment of a bad move: `(0.35 → 3.10) Blunder. Nc6 was best.`

/// What a move can be called. The last one is only in older games.
const NAMES: [&str; 6] = [
    "Inaccuracy",
    "Mistake",
    "Blunder",
    "Checkmate is now unavoidable",
    "Lost forced checkmate sequence",
    "Not the best checkmate sequence",
];

const WAS_BEST: &str = " was best.";

/// A remark of Lichess in the words of a comment.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Remark<'a> {
    /// The best move, in SAN.
    pub(super) best: Option<&'a str>,
    /// The other words of the comment.
    pub(super) others: String,
}

/// The remark in the words of a comment. A name alone, such as `Blunder.`, could be a person's word.
pub(super) fn remark(words: &str) -> Option<Remark<'_>> {
    NAMES.into_iter().find_map(|name| {
        let mut places = words.match_indices(name).map(|(at, _)| at);
        places.find_map(|at| remark_at(words, at, name))
    })
}

/// The remark whose name is here.
fn remark_at<'a>(words: &'a str, at: usize, name: &str) -> Option<Remark<'a>> {
    let (before, rest) = (&words[..at], words[at..].strip_prefix(name)?);
    let rest = rest.strip_prefix('.')?;
    let best = best_move(rest);
    let without_scores = without_scores(before);
    if best.is_none() && without_scores.is_none() {
        return None;
    }
    let before = without_scores.unwrap_or(before);
    if !before.is_empty() && !before.ends_with(char::is_whitespace) {
        return None;
    }
    let taken = best.map_or(0, |best| 1 + best.len() + WAS_BEST.len());
    let (before, after) = (before.trim_end(), rest[taken..].trim_start());
    let others = [before, after].join(" ").trim().to_owned();
    Some(Remark { best, others })
}

/// The move in ` Nc6 was best.`
fn best_move(text: &str) -> Option<&str> {
    let text = text.strip_prefix(' ')?;
    let (best, after) = text.split_at(text.find(' ')?);
    (!best.is_empty() && after.starts_with(WAS_BEST)).then_some(best)
}

/// The words before `(0.35 → 3.10) `. What is before another closing parenthesis is not searched.
fn without_scores(text: &str) -> Option<&str> {
    let inside = text.strip_suffix(") ")?;
    let (before, scores) = inside.split_at(inside.rfind(['(', ')'])?);
    (scores.starts_with('(') && scores.contains(" → ")).then_some(before)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_remark_is_told_from_other_words() {
        for (words, best, others) in [
            ("Blunder. Nc6 was best.", Some("Nc6"), ""),
            ("(0.35 → 3.10) Inaccuracy. O-O was best.", Some("O-O"), ""),
            (
                "(0.35 → Mate in 1) Checkmate is now unavoidable. e4 was best.",
                Some("e4"),
                "",
            ),
            ("(0.35 → 3.10) Mistake.", None, ""),
            (
                "So tired! Blunder. Nc6 was best. Sad.",
                Some("Nc6"),
                "So tired! Sad.",
            ),
        ] {
            let others = others.to_owned();
            assert_eq!(remark(words), Some(Remark { best, others }), "{words}");
        }
    }

    #[test]
    fn the_words_of_people_are_no_remark() {
        for words in [
            "",
            "Blunder.",
            "Mistake. The rook was best.",
            "Nc6 was best.",
            "aBlunder. Nc6 was best.",
            "(sigh) Blunder.",
            "(0.35 → 3.10)) Blunder.",
        ] {
            assert_eq!(remark(words), None, "{words}");
        }
    }

    #[test]
    fn a_name_often_repeated_takes_linear_time() {
        // It would take minutes if the whole text were searched for each name.
        for words in ["Blunder. ", ") Blunder. "] {
            assert_eq!(remark(&words.repeat(500_000)), None, "{words}");
        }
    }
}
