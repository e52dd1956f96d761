//! Tests of the program without a window.

#[path = "../acts/mod.rs"]
mod acts;
#[path = "../desk/mod.rs"]
mod desk;
#[path = "../memory/mod.rs"]
mod memory;
#[path = "../people/mod.rs"]
mod people;

mod analysis;
mod annotate;
mod big_clock;
mod board;
mod chooser;
mod claims;
mod clock_start;
mod clocks;
mod computer;
mod cursor;
mod file_access;
mod forms;
mod game;
mod games_in_a_row;
mod help;
mod keys;
mod keys_overview;
mod languages;
mod library;
mod marks;
mod match_score;
mod menu;
mod move_letters;
mod openings;
mod orientation;
mod pending;
mod players;
mod position;
mod practice;
mod random;
mod result_card;
mod review;
mod settings;
mod setup;
mod shared_moves;
mod sounds;
mod start;
mod text;
mod touch_move;
mod typed;
mod unsaved;
mod walk;
mod ways;
mod winnability;
