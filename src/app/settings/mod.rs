//! The settings form and its commands.

mod command;
mod entries;
mod form;

pub use command::SettingsCommand;
pub use entries::Setting;
pub(super) use form::{add_engine, apply, form, offer_engines, remove_engine, show};
