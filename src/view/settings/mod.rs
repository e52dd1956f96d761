//! The settings.

mod blocks;
mod cards;
mod engines;
mod pages;
mod screen;
mod switches;
