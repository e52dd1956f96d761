//! Lists of games: those of a folder, or of one file of any size.
//!
//! Games are listed without playing their moves. [`Page`]s hold what a list shows of them, but not
//! their text: a [`GamePlace`] says where that is.

mod backup;
mod batch;
mod catalog;
mod complete;
mod criteria;
mod date;
mod end;
mod escapes;
mod explored;
mod explorer;
mod export;
mod filter;
mod folder;
mod head_to_head;
mod index;
mod indexing;
mod lister;
mod material;
mod overview;
mod page;
mod place;
mod played;
mod rewrite;
mod search;
mod sorting;
mod sought;
mod source;
mod span;
mod survey;
mod text_lister;
mod trash;
mod trash_index;

pub use backup::Backups;
pub use batch::{Batch, ListError, ListFault};
pub use catalog::{Catalog, Order, Row, RowId};
pub use complete::{complete, expand};
pub use criteria::{Criteria, NameWords};
pub use date::Date;
pub use end::End;
pub use explored::{Counting, Explored, FoundGame, PlayedMove, Results};
pub use explorer::{Explorer, Question};
pub use export::{Exported, export, save_bytes};
pub use filter::{Choice, Filter};
pub use folder::{FolderEntry, entries, game_files_in};
pub use head_to_head::HeadToHead;
pub use indexing::Indexing;
pub use lister::Lister;
pub use material::{Material, ParseMaterialError};
pub use overview::{EVENING, EveningGame, Overview, RecentGame};
pub use page::{EndNames, Page, Summary};
pub use place::{FileState, GamePlace, Origin, read_game, read_game_unless};
pub use rewrite::rewrite;
pub use sorting::{Column, Sorted, Sorting, Unsorted};
pub use sought::{PawnStructure, Sought};
pub use source::Source;
pub use span::{DateSpan, EcoSpan, Span, SpanError};
pub use survey::{CheckedGames, FileFacts, Survey, Surveyor};
pub use trash::{Restored, delete, deleted_games, destroy, origin, restore};
