//! The settings.

mod blocks;
mod cards;
mod chosen_engine;
mod engines;
mod languages;
mod pages;
mod screen;
mod sounds;
mod switches;
mod trial;
