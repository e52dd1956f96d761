//! The lists between which the library changes: the games of the folder, and what was opened besides.

use super::searched::MOST_FILES;
use crate::app::library::LeftList;
use crate::storage::library::Source;

/// The files and texts that were opened, in their order, with the number of their games. The one opened first is forgotten
/// where there are too many.
#[derive(Clone, Debug, Default)]
pub struct OpenLists {
    opened: Vec<(Source, usize)>,
    /// How lists were shown when they left the screen.
    left: Vec<LeftList>,
}

impl OpenLists {
    /// The number of the lists, with that of the folder.
    pub fn count(&self) -> usize {
        self.opened.len() + 1
    }

    /// What was opened besides the folder.
    pub fn opened(&self) -> &[(Source, usize)] {
        &self.opened
    }

    /// The same without the numbers of games.
    pub(in crate::app) fn sources(&self) -> impl Iterator<Item = Source> + '_ {
        self.opened.iter().map(|(source, _)| source.clone())
    }

    /// Takes a list that has been read.
    pub(in crate::app) fn note(&mut self, source: &Source, games: usize) {
        match self.opened.iter_mut().find(|(it, _)| it == source) {
            Some((_, count)) => *count = games,
            None => {
                let surplus = (self.opened.len() + 1).saturating_sub(MOST_FILES);
                self.opened.drain(..surplus);
                self.opened.push((source.clone(), games));
            }
        }
    }

    /// The number of a list, or of the one whose trash it is: 0 for the folder.
    pub fn number_of(&self, source: &Source) -> usize {
        let of = source.of_games();
        let at = self.opened.iter().position(|(it, _)| it == of);
        at.map_or(0, |at| at + 1)
    }

    /// A list by its number, unless it is the folder.
    pub(in crate::app) fn get(&self, number: usize) -> Option<&Source> {
        let (source, _) = self.opened.get(number.checked_sub(1)?)?;
        Some(source)
    }

    /// Notes how a list is shown that leaves the screen.
    pub(in crate::app) fn note_left(&mut self, list: LeftList) {
        self.left.retain(|it| it.source != list.source);
        self.left.push(list);
    }

    /// How a list was shown last, if it was.
    pub(in crate::app) fn left(&self, source: &Source) -> Option<LeftList> {
        self.left.iter().find(|it| it.source == *source).cloned()
    }

    /// A game begins, which a search could hide.
    pub(in crate::app) fn forget_searches(&mut self) {
        self.left.iter_mut().for_each(LeftList::forget_search);
    }

    /// Forgets a list. Returns whether there was one with this number.
    pub(in crate::app) fn close(&mut self, number: usize) -> bool {
        let is_there = self.get(number).is_some();
        if is_there {
            let (source, _) = self.opened.remove(number - 1);
            self.left.retain(|it| it.source != source);
        }
        is_there
    }
}
