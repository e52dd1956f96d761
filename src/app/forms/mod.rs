//! Forms and their fields.

mod clock_entry;
mod clock_rows;
mod clock_times;
mod command;
mod fault;
mod field_id;
mod form;
mod label;
mod match_rows;
mod minutes;
mod more_rows;
mod new_game;
mod odds_rows;
mod option;
mod player_rows;
mod row;
mod stages_entry;
mod tags;
mod text_field;
mod time_entry;
mod widget;

pub use clock_times::ClockTimes;
pub use command::FormCommand;
pub use fault::{EntryFault, Fault, StageFault};
pub use field_id::FieldId;
pub use form::{Form, FormScroll};
pub use label::{FormKind, Label, Unit};
pub use new_game::NewGame;
pub use option::{FieldOption, MatchChoice, Rules, Volume};
pub use row::{Row, RowLook};
pub use tags::TagsForm;
pub(super) use text_field::common_prefix;
pub use text_field::{Edit, Motion, TextField};
pub use time_entry::{quick_choices, time_control};
pub use widget::{Field, Widget};
