//! The lists between which the library changes: the games of the folder, and what was opened besides.

use crate::storage::library::Source;

/// More lists have no room above the table. The one opened first is forgotten.
const MOST: usize = 6;

/// The files and texts that were opened, in their order, with the number of their games.
#[derive(Clone, Debug, Default)]
pub struct OpenLists(Vec<(Source, usize)>);

impl OpenLists {
    /// The number of the lists, with that of the folder.
    pub fn count(&self) -> usize {
        self.0.len() + 1
    }

    /// What was opened besides the folder.
    pub fn opened(&self) -> &[(Source, usize)] {
        &self.0
    }

    /// What was opened, the latest first.
    pub(in crate::app) fn latest_first(&self) -> impl Iterator<Item = Source> + '_ {
        self.0.iter().rev().map(|(source, _)| source.clone())
    }

    /// Takes a list that has been read.
    pub(in crate::app) fn note(&mut self, source: &Source, games: usize) {
        match self.0.iter_mut().find(|(it, _)| it == source) {
            Some((_, count)) => *count = games,
            None => {
                let surplus = (self.0.len() + 1).saturating_sub(MOST);
                self.0.drain(..surplus);
                self.0.push((source.clone(), games));
            }
        }
    }

    /// The number of a list, or of the one whose trash it is: 0 for the folder.
    pub fn number_of(&self, source: &Source) -> usize {
        let of = source.of_games();
        let at = self.0.iter().position(|(it, _)| it == of);
        at.map_or(0, |at| at + 1)
    }

    /// A list by its number, unless it is the folder.
    pub(in crate::app) fn get(&self, number: usize) -> Option<&Source> {
        let (source, _) = self.0.get(number.checked_sub(1)?)?;
        Some(source)
    }

    /// Forgets a list. Returns whether there was one with this number.
    pub(in crate::app) fn close(&mut self, number: usize) -> bool {
        let is_there = self.get(number).is_some();
        if is_there {
            self.0.remove(number - 1);
        }
        is_there
    }
}
