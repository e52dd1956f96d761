//! The settings form and its commands.

mod command;
mod form;

pub use command::SettingsCommand;
pub(super) use form::{add_engine, apply, choose_volume, form, offer_engines, remove_engine};
