//! The settings.

mod command;
mod engines;
mod entries;
mod find;
mod form;
mod page;

pub use command::SettingsCommand;
pub use entries::Setting;
pub use find::SettingWords;
pub(super) use form::Offer;
pub use form::SettingsForm;
pub use page::{SettingGroup, SettingsPage};
