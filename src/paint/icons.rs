//! Icons.

use tiny_skia::{FillRule, LineCap, LineJoin, Pixmap, Stroke, Transform};

use super::{drawing, solid};
use crate::view::{Icon, Rgba};

/// The side of the grid that icons are drawn on.
const SIDE: f32 = 24.0;

/// Draws an icon with lines of 2 on its grid, with round ends.
pub(super) fn paint(pixmap: &mut Pixmap, icon: Icon, color: Rgba) {
    let stroke = Stroke {
        width: 2.0,
        line_cap: LineCap::Round,
        line_join: LineJoin::Round,
        ..Stroke::default()
    };
    let [across, down] = [pixmap.width(), pixmap.height()].map(|side| side as f32 / SIDE);
    if let Some(path) = drawing::path(lines(icon)) {
        let placed = Transform::from_scale(across, down);
        if is_filled(icon) {
            pixmap.fill_path(&path, &solid(color), FillRule::Winding, placed, None);
        }
        pixmap.stroke_path(&path, &solid(color), &stroke, placed, None);
    }
}

/// Whether an icon is more than its lines.
const fn is_filled(icon: Icon) -> bool {
    matches!(icon, Icon::First | Icon::Back | Icon::Forward | Icon::Last)
}

/// The lines of an icon, as path data of SVG.
const fn lines(icon: Icon) -> &'static str {
    match icon {
        Icon::Menu => "M4 7h16M4 12h16M4 17h16",
        // Two lines beside each other make a thick one.
        Icon::Pause => "M8 6v12M9.5 6v12M14.5 6v12M16 6v12",
        Icon::Resume => "M8 5l11 7-11 7z",
        Icon::Clock => "M12 3a9 9 0 0 0 0 18a9 9 0 0 0 0-18M12 7v5l3.5 2",
        Icon::Exchange => "M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4",
        Icon::Again => "M7.5 6.5A7.5 7.5 0 1 1 4.6 11M8.5 2.5L7 6.7 11 8.2",
        Icon::Sound => {
            "M3.5 9.5v5H7l4.5 3.5V6L7 9.5zM15 9a4.5 4.5 0 0 1 0 6M17.6 6.2a8.5 8.5 0 0 1 0 11.6"
        }
        Icon::Silent => "M3.5 9.5v5H7l4.5 3.5V6L7 9.5zM16 9.5l5 5M21 9.5l-5 5",
        Icon::Tick => "M5 12.5l4.5 4.5L19 7.5",
        Icon::Cross => "M6 6l12 12M18 6L6 18",
        Icon::Home => "M4 11l8-7 8 7M6.5 9.5V20h11V9.5",
        Icon::Folder => "M3.5 6h6l2 2.5h9V19h-17z",
        Icon::File => "M6 3.5h8l4 4v13H6zM14 3.5v4h4",
        Icon::Plus => "M12 5v14M5 12h14",
        Icon::Minus => "M5 12h14",
        Icon::Warning => "M12 3.5L2.5 20h19zM12 9.5v5M12 17.2h.01",
        Icon::Search => "M10.5 4a6.5 6.5 0 0 0 0 13a6.5 6.5 0 0 0 0-13M15.2 15.2L20.5 20.5",
        Icon::Person => "M12 4a4 4 0 0 0 0 8a4 4 0 0 0 0-8M5 20v-1a4 4 0 0 1 4-4h6a4 4 0 0 1 4 4v1",
        Icon::Computer => "M4 5h16v11H4zM9 20h6M12 16v4",
        // A line without length is a dot.
        Icon::List => "M4 6h.01M4 12h.01M4 18h.01M9 6h12M9 12h12M9 18h12",
        Icon::Grid => {
            "M5 3.5h14a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V5A1.5 1.5 0 0 1 5 3.5zM12 4v16M4 12h16"
        }
        Icon::Sliders => {
            "M3 8h9M18 8h3M18 8a3 3 0 1 1-6 0a3 3 0 1 1 6 0M3 16h3M12 16h9M12 16a3 3 0 1 1-6 0a3 3 0 1 1 6 0"
        }
        Icon::Right => "M9 6l6 6-6 6",
        Icon::Left => "M15 6l-6 6 6 6",
        Icon::First => "M18.5 5.5L9 12l9.5 6.5zM5.5 5.5v13",
        Icon::Back => "M17 5.5L7.5 12l9.5 6.5z",
        Icon::Forward => "M7 5.5l9.5 6.5L7 18.5z",
        Icon::Last => "M5.5 5.5L15 12l-9.5 6.5zM18.5 5.5v13",
        Icon::Down => "M6 9l6 6 6-6",
        Icon::Up => "M6 15l6-6 6 6",
        Icon::SwapRows => "M8 20V4M4 8l4-4 4 4M16 4v16M12 16l4 4 4-4",
        Icon::TurnUp => "M14 20A11 11 0 0 1 13 5M8.5 7L13 5l2 4.5",
        Icon::TurnDown => "M10 4A11 11 0 0 1 11 19M15.5 17L11 19l-2-4.5",
        Icon::TakeBack => "M9 6L4.5 10.5 9 15M4.5 10.5H14a5 5 0 0 1 0 9.5h-3",
        Icon::Flag => "M6 21V4h13l-3 4.5 3 4.5H6",
        Icon::Flip => {
            "M19.5 10A8 8 0 0 0 5 8.5M5 4v4.5h4.5M4.5 14A8 8 0 0 0 19 15.5M19 20v-4.5h-4.5"
        }
        Icon::Copy => "M8.5 8.5H20V20H8.5zM5.5 15.5H4V4h11.5v1.5",
        Icon::Save => "M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 19.5h15",
        Icon::Globe => {
            "M12 3a9 9 0 0 0 0 18a9 9 0 0 0 0-18M12 3a13 13 0 0 0 0 18a13 13 0 0 0 0-18M3 12h18"
        }
        Icon::Dice => {
            "M6 3.5h12A2.5 2.5 0 0 1 20.5 6v12a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V6A2.5 2.5 0 0 1 6 3.5zM8 8h.01M16 8h.01M12 12h.01M8 16h.01M16 16h.01"
        }
    }
}
