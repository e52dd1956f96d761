//! The settings.

mod blocks;
mod cards;
mod engines;
mod languages;
mod pages;
mod screen;
mod switches;
mod trial;
