//! The order of a list.

use super::list::{Library, usual_sorting};
use super::update::LibraryUpdate;
use crate::app::effect::Effect;
use crate::app::file_task::ListRequest;
use crate::app::forms::FormScroll;
use crate::storage::library::{Column, Sorted, Sorting, Source};

impl Library {
    /// How the list is sorted, if it is not as in its file.
    pub fn sorting(&self) -> Option<Sorting> {
        self.sorting
    }

    /// Sorts the list by a column as soon as all of it is read. A third time gives a file its own order back.
    pub(super) fn sort_by(&mut self, column: Column) -> Vec<Effect> {
        let is_file = matches!(self.source, Source::File(_) | Source::Text(_));
        if is_file && self.sorting == Some(Sorting::by(column, None).reversed()) {
            return self.sort_as_found();
        }
        let sorting = Sorting::by(column, self.sorting);
        self.sorting = Some(sorting);
        self.sorts_anew = true;
        self.sort()
    }

    /// Reads the list again, which is not kept in the order in which it was found.
    pub(super) fn sort_as_found(&mut self) -> Vec<Effect> {
        match self.sorting.take() {
            Some(_) => vec![Effect::List(ListRequest::Again(self.source.clone()))],
            None => Vec::new(),
        }
    }

    /// Sorts the list, if all of it has been read.
    pub(super) fn sort(&self) -> Vec<Effect> {
        let sorting = self.sorting.filter(|_| self.reading.is_none());
        let request = |sorting| Effect::List(ListRequest::Sort(self.catalog.unsorted(sorting)));
        sorting.map(request).into_iter().collect()
    }

    /// Sorts the list if it has another order: what was asked for meanwhile takes the place of a sort.
    pub(super) fn sort_if_needed(&self) -> Vec<Effect> {
        let usual = usual_sorting(&self.source);
        if self.catalog.sorting().or(usual) == self.sorting {
            return Vec::new();
        }
        self.sort()
    }

    /// Sorts the list if it has another order, and looks for its duplicates then; else at once.
    pub(super) fn sort_or_seek(&self) -> Vec<Effect> {
        let sorting = self.sort_if_needed();
        if sorting.is_empty() {
            self.seek_duplicates().into_iter().collect()
        } else {
            sorting
        }
    }

    /// Takes the list in another order. The selected game stays so, unless a click on a head has sorted the list.
    pub(in crate::app) fn sorted(&mut self, sorted: Sorted) -> LibraryUpdate {
        let selected = self.catalog.id(self.selected());
        if Some(sorted.sorting()) != self.sorting || !self.catalog.arrange(sorted) {
            return LibraryUpdate::default();
        }
        let place = if std::mem::take(&mut self.sorts_anew) {
            self.scroll = FormScroll::default();
            None
        } else if self.again.is_some() {
            self.select_again();
            Some(self.selected)
        } else {
            selected.and_then(|id| self.catalog.index_of_number(id))
        };
        let mut effects = self.select(place.unwrap_or_default());
        effects.extend(self.seek_duplicates());
        effects.into()
    }
}
