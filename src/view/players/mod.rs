//! The players of the folder.

mod axes;
mod curve;
mod curve_value;
mod list;
mod page;
mod pair;
mod pair_cards;
mod player_openings;
mod rating;
mod scale;
mod score_card;
mod scores;
mod screen;
mod sizes;
mod title;
mod values;
