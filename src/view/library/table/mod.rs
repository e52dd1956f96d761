//! The table of games.

mod columns;
mod head;
mod row;
mod rows;
mod sizes;
mod text;
mod widths;
