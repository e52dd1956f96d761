//! External engines: other programs that search for the best move and speak UCI. Only this module starts them.
//!
//! An engine may be silent, hang, crash, lie or leave processes behind; whatever it does, a [`ChosenEngine`] answers,
//! by the search of [`crate::engine`] if need be, and says what the engine did. No process stays behind when the
//! program ends, whatever ends it.
//!
//! | file | what it does |
//! |---|---|
//! | `found` | looks for engines on this machine |
//! | `conversation` | decides what to send and when to give up, without a process or a clock of its own |
//! | `lines` | divides the output of an engine into lines |
//! | `group` | ends all processes of an engine together |
//! | `process` | runs an engine, with a thread for its input and one for its output |
//! | `external_engine` | searches with a process and a conversation |
//! | `chosen_engine` | searches with an engine or the built-in engine |

mod chosen_engine;
mod conversation;
mod deadlines;
mod external_engine;
mod failures;
mod fault;
mod found;
mod group;
mod launch;
mod lines;
mod process;

pub use chosen_engine::ChosenEngine;
pub use conversation::Identity;
pub use deadlines::Deadlines;
pub use external_engine::ExternalEngine;
pub use fault::EngineFault;
pub use found::{CAN_START, Program, engine_name, folders, installed, installed_in};
pub use launch::Launch;
