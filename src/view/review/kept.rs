//! What is kept from one frame to the next: the lines of the move list, since laying out a huge game takes longer
//! than a frame.

use std::cell::RefCell;
use std::sync::Arc;

use super::laid_out::{Lines, Source};
use super::sizes::Sizes;
use crate::app::Version;
use crate::notation::PieceLetters;
use crate::tree::NodeId;
use crate::words::{Phrase, Text};

/// The lines of the last move list that was shown.
#[derive(Debug, Default)]
pub struct Kept(RefCell<Option<(Key, Arc<Lines>)>>);

/// All that the lines depend on, besides the fonts.
#[derive(PartialEq, Eq, Debug)]
struct Key {
    version: Version,
    /// The first moves of the variations that lead to the position shown, since these are unfolded.
    shown: Vec<NodeId>,
    sizes: Sizes,
    letters: PieceLetters,
    /// What is said of the best move.
    was_best: Text,
}

impl Kept {
    /// The lines of a review, laid out again only if something in them has changed.
    pub(in crate::view) fn lines(&self, source: Source) -> Arc<Lines> {
        let Source { review, measures } = source;
        let key = Key {
            version: review.move_list().version().clone(),
            shown: review.variations_shown(),
            sizes: measures.sizes,
            letters: measures.words.piece_letters(),
            was_best: measures.words.text(Phrase::WasBest),
        };
        let mut kept = self.0.borrow_mut();
        let made = match &*kept {
            Some((known, lines)) if *known == key => return Arc::clone(lines),
            Some((known, lines)) => updated(lines, known, source, &key),
            None => None,
        };
        let made = Arc::new(made.unwrap_or_else(|| Lines::of(source, key.shown.clone())));
        *kept = Some((key, Arc::clone(&made)));
        made
    }
}

/// The lines of a list that differs from another one in places that are known. Another language is everywhere.
fn updated(lines: &Lines, known: &Key, source: Source, key: &Key) -> Option<Lines> {
    if (key.letters, key.was_best) != (known.letters, known.was_best) {
        return None;
    }
    let mut places = key.version.differs(&known.version)?.to_vec();
    if key.shown != known.shown {
        let unfolded = key.shown.iter().chain(&known.shown);
        places.extend(unfolded.map(|&first| source.review.list_place(first)));
    }
    Some(lines.updated(source, key.shown.clone(), &places))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use chrono::NaiveDateTime;

    use super::*;
    use crate::app::{App, BoardCommand, Command, Now, Reply, ReviewCommand, Step};
    use crate::language::Language;
    use crate::storage::{SavedGame, Settings};
    use crate::tree::NagKind;
    use crate::view::review::sizes::Measures;
    use crate::view::text::font::Fonts;
    use crate::words::Words;

    const NOW: Now = Now {
        time: Duration::ZERO,
        wall: NaiveDateTime::MIN,
    };

    fn reviewing(text: &str) -> App {
        let saved = SavedGame::to_be_last(text).expect("a game");
        let mut app = App::new(Settings::default(), Ok(None), Arc::new(Words::ENGLISH));
        app.update(Reply::Opened(Box::new(saved.into()), None).into(), NOW);
        app
    }

    #[test]
    fn the_language_of_moves_and_of_what_the_analysis_said_can_change() {
        let app = reviewing("1. Nf3 Nf6 ({Nc6 was best.} 1... Nc6) *");
        let (fonts, kept) = (Fonts::embedded(), Kept::default());
        let text_in = |language: Language| {
            let measures = Measures {
                words: Words::of(&Settings {
                    language: Some(language),
                    ..Settings::default()
                }),
                ..Measures::for_tests(&fonts, 300)
            };
            let review = app.review().expect("a review");
            let source = Source { review, measures };
            let lines = kept.lines(source);
            let seen = lines.seen(source, lines.top_at(source, 0, 900), 900);
            seen[0].0.text.clone()
        };
        let texts = [Language::English, Language::German].map(text_in);
        assert_eq!(texts, ["Nc6wasbest.1…Nc6", "Sc6warambesten.1…Sc6"]);
    }

    #[test]
    fn the_lines_are_laid_out_only_when_they_change() {
        let mut app = reviewing("1. e4 {A comment.} e5 (1... c5 (1... e6)) 2. Nf3 Nc6 *");
        let (fonts, kept) = (Fonts::embedded(), Kept::default());
        let mut lines = |commands: &[Command], width| {
            for command in commands {
                app.update(command.clone(), NOW);
            }
            let measures = Measures::for_tests(&fonts, width);
            let review = app.review().expect("a review");
            kept.lines(Source { review, measures })
        };
        let step = |step| Command::Board(BoardCommand::Show(step));
        let first = lines(&[], 300);
        let stepped = lines(&[step(Step::Forward), step(Step::Last)], 300);
        assert!(Arc::ptr_eq(&first, &stepped));
        assert!(!Arc::ptr_eq(&first, &lines(&[], 200)));
        let narrow = lines(&[], 200);
        for change in [ReviewCommand::Nag(NagKind::Good), ReviewCommand::FoldAll] {
            let changed = lines(&[change.into()], 200);
            assert!(!Arc::ptr_eq(&narrow, &changed));
        }
    }
}
