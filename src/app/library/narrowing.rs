//! Narrowing a list of games by choosing.

use super::choosing::Choosing;
use super::filter_command::FilterCommand;
use super::list::Library;
use super::update::LibraryUpdate;
use crate::app::effect::Effect;
use crate::app::file_task::ListRequest;
use crate::app::forms::{Edit, FormScroll, TextField};
use crate::storage::library::{Catalog, Choice, Column, CountedChoice, Filter, ListedDuplicates};

impl Library {
    /// What can be chosen now, if the list is being narrowed.
    pub fn choosing(&self) -> Option<&Choosing> {
        self.choosing.as_ref()
    }

    /// The filters by which there is something to choose: nothing by ratings that nobody has.
    pub fn filters(&self) -> Vec<Filter> {
        let ratings = [Column::WhiteRating, Column::BlackRating];
        let has_ratings = ratings.into_iter().any(|it| self.catalog.has(it));
        let is_of_use =
            |it: &Filter| *it != Filter::Rating || has_ratings || self.chosen(*it).is_some();
        Filter::ALL.into_iter().filter(is_of_use).collect()
    }

    /// What was chosen by a filter.
    pub fn chosen(&self, filter: Filter) -> Option<&Choice> {
        self.catalog.chosen(filter)
    }

    pub(super) fn narrow(&mut self, command: FilterCommand) -> Vec<Effect> {
        self.searching = false;
        match command {
            FilterCommand::Open => {
                if self.choosing.take().is_none() {
                    self.open(Filter::Player);
                }
            }
            FilterCommand::Close => self.choosing = None,
            FilterCommand::OpenOne(filter) => {
                // A filter with one choice needs no list.
                match filter.only_choice() {
                    Some(_) if self.chosen(filter).is_some() => return self.choose(filter, None),
                    Some(choice) => return self.choose(filter, Some(choice)),
                    None => self.open(filter),
                }
            }
            FilterCommand::Turn(step) => {
                if let Some(choosing) = self.choosing.take() {
                    let to = step.among(&self.filters(), Some(&choosing.filter));
                    self.open(to.unwrap_or(choosing.filter));
                }
            }
            FilterCommand::Step(step) => {
                if let Some(choosing) = &mut self.choosing {
                    choosing.step(step);
                }
            }
            FilterCommand::Choose(number) => return self.choose_shown(number),
            FilterCommand::ChooseMarked => {
                let marked = self.choosing.as_ref().map(|choosing| choosing.marked);
                return self.choose_shown(marked.unwrap_or_default());
            }
            FilterCommand::Clear(filter) => return self.choose(filter, None),
            FilterCommand::ClearShown => {
                let shown = self.choosing.as_ref().map(|choosing| choosing.filter);
                return shown.map_or_else(Vec::new, |filter| self.choose(filter, None));
            }
            FilterCommand::ClearAll => {
                self.choosing = None;
                self.search = TextField::default();
                return self.list_others(|catalog| {
                    catalog.search("");
                    catalog.narrow(Vec::new());
                });
            }
        }
        Vec::new()
    }

    /// Shows what can be chosen by a filter, or puts it away.
    fn open(&mut self, filter: Filter) {
        let is_open = |choosing: Choosing| choosing.filter == filter;
        if self.choosing.take().is_some_and(is_open) {
            return;
        }
        let choices = filter.choices(&self.catalog, "");
        let chosen = self.chosen(filter);
        let is_chosen = |counted: &CountedChoice| Some(&counted.choice) == chosen;
        let marked = choices.iter().position(is_chosen).unwrap_or_default();
        self.choosing = Some(Choosing {
            filter,
            typed: TextField::default(),
            choices,
            marked,
            scroll: FormScroll::default(),
        });
    }

    /// Edits the line of what can be chosen.
    pub(super) fn edit_choosing(&mut self, edit: Edit) {
        let Some(choosing) = &mut self.choosing else {
            return;
        };
        let before = choosing.typed.text().to_owned();
        choosing.typed.edit(edit);
        if choosing.typed.text() != before {
            self.find_choices();
        }
    }

    /// Finds the choices that go with what is typed, and marks the first one.
    fn find_choices(&mut self) {
        if let Some(choosing) = &mut self.choosing {
            choosing.choices = choosing
                .filter
                .choices(&self.catalog, choosing.typed.text());
            choosing.marked = 0;
            choosing.scroll = FormScroll::default();
        }
    }

    /// Empties the line of what can be chosen, else puts all of it away. Returns whether there was something of that.
    pub(super) fn leave_choosing(&mut self) -> bool {
        match &mut self.choosing {
            Some(choosing) if !choosing.typed.text().is_empty() => {
                choosing.typed = TextField::default();
                self.find_choices();
                true
            }
            _ => self.choosing.take().is_some(),
        }
    }

    fn choose_shown(&mut self, number: usize) -> Vec<Effect> {
        let Some(choosing) = &self.choosing else {
            return Vec::new();
        };
        match choosing.choices.get(number).cloned() {
            Some(counted) => self.choose(choosing.filter, Some(counted.choice)),
            None => Vec::new(),
        }
    }

    /// Takes back what was chosen last.
    pub(super) fn take_back_choice(&mut self) -> Vec<Effect> {
        let last = self.catalog.choices().last().map(Choice::filter);
        last.map_or_else(Vec::new, |filter| self.choose(filter, None))
    }

    /// Narrows the list to a choice, or no longer by a filter.
    fn choose(&mut self, filter: Filter, choice: Option<Choice>) -> Vec<Effect> {
        let before = self.catalog.choices().iter();
        let others = before.filter(|choice| choice.filter() != filter).cloned();
        let choices: Vec<Choice> = others.chain(choice).collect();
        if self.catalog.choices() == choices {
            self.choosing = None;
            return Vec::new();
        }
        self.narrow_to(|catalog| catalog.narrow(choices))
    }

    /// Shows the games for which all of these hold, whatever was searched for.
    pub(in crate::app) fn show_only(&mut self, choices: Vec<Choice>) -> Vec<Effect> {
        self.search = TextField::default();
        self.narrow_to(|catalog| {
            catalog.search("");
            catalog.narrow(choices);
        })
    }

    fn narrow_to(&mut self, change: impl FnOnce(&mut Catalog)) -> Vec<Effect> {
        self.choosing = None;
        let mut effects = self.list_others(change);
        effects.extend(self.seek_duplicates());
        effects
    }

    /// Whether the duplicates that are to be shown are still being looked for.
    pub fn seeks_duplicates(&self) -> bool {
        self.reading.is_none() && self.catalog.lacks_duplicates()
    }

    /// Looks for the duplicates, if they are to be shown and all games have been read.
    pub(super) fn seek_duplicates(&self) -> Option<Effect> {
        let games = self.seeks_duplicates().then(|| self.catalog.games());
        games.map(|games| Effect::List(ListRequest::FindDuplicates(games)))
    }

    /// Takes the duplicates.
    pub(in crate::app) fn duplicates_found(&mut self, found: ListedDuplicates) -> LibraryUpdate {
        if !self.catalog.take_duplicates(found) {
            return LibraryUpdate::default();
        }
        self.scroll = FormScroll::default();
        let mut effects = self.select(0);
        effects.extend(self.sort_if_needed());
        effects.into()
    }
}
