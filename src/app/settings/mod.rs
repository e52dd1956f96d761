//! The settings.

mod command;
mod engines;
mod entries;
mod find;
mod form;
mod machine;
mod page;
mod sounds;

pub use command::SettingsCommand;
pub(super) use engines::{add as add_engine, remove as remove_engine};
pub use entries::Setting;
pub(super) use find::Offer;
pub use find::SettingWords;
pub use form::SettingsForm;
pub use machine::{Machine, usual_threads};
pub use page::{SettingGroup, SettingsPage};
pub(super) use sounds::heard_as;
