//! The settings form and its commands.

mod command;
mod form;

pub use command::SettingsCommand;
pub(super) use form::{apply, choose_volume, form, offer_engines};
