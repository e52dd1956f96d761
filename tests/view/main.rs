//! Tests of scenes and painting.

#[path = "../acts/mod.rs"]
mod acts;
#[path = "../data/mod.rs"]
mod data;
#[path = "../desk/mod.rs"]
mod desk;
#[path = "../people/mod.rs"]
mod people;

mod columns;
mod contact_sheets;
mod contrast;
mod damage;
mod every_way;
mod fonts;
mod gif;
mod glyphs;
mod golden;
mod golden_chooser;
mod golden_clock;
mod golden_contrast;
mod golden_keys;
mod golden_players;
mod golden_position;
mod golden_practice;
mod golden_review;
mod golden_settings;
mod golden_start;
mod huge;
mod icon;
mod kept;
mod languages;
mod layout;
mod page_fonts;
mod paint_sprites;
mod playing;
mod pseudo;
mod questions;
mod right_to_left;
mod screens;
mod sheet;
mod targets;
mod themes;
mod tips;
