//! Lists of games: those of a folder, or of one file of any size.
//!
//! Games are listed without playing their moves. [`Page`]s hold what a list shows of them, but not
//! their text: a [`GamePlace`] says where that is.

mod backup;
mod batch;
mod catalog;
mod choices;
mod circumstances;
mod column;
mod counting;
mod criteria;
mod date;
mod duplicates;
mod each_game;
mod end;
mod escapes;
mod explored;
mod explorer;
mod export;
mod filter;
mod folder;
mod found_games;
mod game_query;
mod head_to_head;
mod index;
mod indexing;
mod lister;
mod material;
mod overview;
mod page;
mod paths;
mod pawns;
mod place;
mod plain;
mod played;
mod rewrite;
mod row_id;
mod search;
mod sides;
mod sorting;
mod sought;
mod source;
mod span;
mod stood;
mod survey;
mod tally;
mod text_lister;
mod trash;
mod trash_index;

pub use backup::Backups;
pub use batch::{Batch, ListError, ListFault};
pub use catalog::{Catalog, Row};
pub use choices::CountedChoice;
pub use column::Column;
pub use counting::Counting;
pub use criteria::{Criteria, NameWords};
pub use date::Date;
pub use duplicates::{Duplicates, ListedDuplicates, ListedGames, without_duplicates};
pub use each_game::{each_saved, game_of};
pub use end::End;
pub use explored::{Explored, FoundGame, Played, Results};
pub use explorer::Explorer;
pub use export::{Exported, IfExists, export, save_bytes};
pub use filter::{Choice, Filter};
pub use folder::{FolderEntry, entries, game_files_in};
pub use found_games::DateOrder;
pub use game_query::{GameQuery, GameSet};
pub use head_to_head::{HeadToHead, Meetings};
pub use indexing::Indexing;
pub use lister::Lister;
pub use material::{Material, ParseMaterialError};
pub use overview::{EVENING, EveningGame, Overview, RecentGame};
pub use page::{Page, Summary};
pub use paths::{expand, with_ending};
pub use pawns::PawnStructure;
pub use place::{FileState, GamePlace, Origin, read_game, read_game_unless};
pub use plain::plain;
pub use rewrite::rewrite;
pub use row_id::{Order, RowId};
pub use search::{EndNames, typed_date};
pub use sorting::{Sorted, Sorting, Unsorted};
pub use sought::Sought;
pub use source::Source;
pub use span::{DateSpan, EcoSpan, Span, SpanError};
pub use stood::Stood;
pub use survey::{CheckedGames, FileFacts, Survey, Surveyor, count_games};
pub use trash::{
    Deletion, Restored, delete, delete_all, deleted_games, deletions, destroy, origin, remove,
    restore, restore_all,
};
