//! The choice of a file to open or to write: places, recent files and what is in a folder, with a line for the path.

mod command;
mod finding;
mod line;
mod options;
mod order;
mod replies;
mod state;
mod update;

pub use command::{ChooserColumn, ChooserCommand, ChooserGroup, ChooserPurpose};
pub use order::ChooserOrder;
pub use state::{Chooser, ChooserRow};
pub(in crate::app) use update::ChooserAction;
