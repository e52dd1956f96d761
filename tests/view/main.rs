//! Does it look right?

#[path = "../data/mod.rs"]
mod data;
#[path = "../desk/mod.rs"]
mod desk;

mod fonts;
mod golden;
mod layout;
mod paint_sprites;
mod themes;
