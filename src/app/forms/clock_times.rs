//! The form for the times of the big clock.

use super::clock_rows;
use super::fault::Fault;
use super::field_id::FieldId;
use super::form::{Form, FormScroll};
use super::label::FormKind;
use super::time_entry;
use crate::game::TimeControl;
use crate::rules::ByColor;
use crate::storage::ClockChoice;

/// The form for the times of the big clock, with what has been entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClockTimes {
    /// The fields.
    pub form: Form,
    choice: ClockChoice,
}

impl ClockTimes {
    /// The form with these times.
    pub(in crate::app) fn new(choice: &ClockChoice) -> ClockTimes {
        ClockTimes {
            form: Form {
                kind: FormKind::ClockTimes,
                rows: clock_rows::rows(choice, clock_rows::OTHER_KINDS),
                focus: FieldId::Clock,
                fault: None,
                scroll: FormScroll::default(),
            },
            choice: choice.clone(),
        }
    }

    /// Updates dependent fields after a change.
    pub(in crate::app) fn revise(&mut self) {
        self.form.fault = None;
        clock_rows::revise(&mut self.form, &mut self.choice, clock_rows::OTHER_KINDS);
    }

    /// What was entered.
    pub(in crate::app) fn choice(&self) -> &ClockChoice {
        &self.choice
    }

    /// The time of each side.
    ///
    /// # Errors
    /// If an entry is wrong.
    pub(in crate::app) fn time_control(&self) -> Result<ByColor<TimeControl>, Fault> {
        time_entry::time_control(&self.choice)
    }
}
