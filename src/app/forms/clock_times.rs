//! The form for the times of the big clock.

use super::clock_entry::ClockEntry;
use super::command::FormCommand;
use super::fault::Fault;
use super::field_id::FieldId;
use super::form::Form;
use super::label::FormKind;
use crate::storage::ClockChoice;

/// The form for the times of the big clock, with what has been entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClockTimes {
    /// The fields.
    pub form: Form,
    clock: ClockEntry,
}

impl ClockTimes {
    /// The form with these times.
    pub(in crate::app) fn new(choice: &ClockChoice) -> ClockTimes {
        let clock = ClockEntry::of_clock(choice);
        ClockTimes {
            form: Form::new(FormKind::ClockTimes, clock.rows(), FieldId::QuickChoice),
            clock,
        }
    }

    /// Updates dependent fields after a change.
    pub(in crate::app) fn revise(&mut self) {
        self.form.fault = None;
        self.clock.revise(&mut self.form);
        self.form.wrong = self.fault();
    }

    /// Presses a button of the form.
    pub(in crate::app) fn press(&mut self, command: FormCommand) {
        self.clock.change_stages(command, &mut self.form);
        self.revise();
    }

    /// What was entered.
    pub(in crate::app) fn choice(&self) -> ClockChoice {
        self.clock.choice()
    }

    /// The first wrong entry.
    pub(in crate::app) fn fault(&self) -> Option<Fault> {
        self.clock.time_control().err()
    }
}
