//! The shape of an arrow on a board.

/// The outline of an arrow between the centres of two squares, for squares of this side.
pub(crate) fn arrow(from: (f32, f32), to: (f32, f32), side: f32) -> [(f32, f32); 7] {
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let length = x.hypot(y).max(1.0);
    let (along_x, along_y) = (x / length, y / length);
    let (shaft, head, neck) = (side * 0.085, side * 0.25, length - side * 0.42);
    // Distances along the arrow and across it.
    let outline = [
        (side * 0.1, -shaft),
        (neck, -shaft),
        (neck, -head),
        (length, 0.0),
        (neck, head),
        (neck, shaft),
        (side * 0.1, shaft),
    ];
    outline.map(|(along, across)| {
        let x = from.0 + along * along_x - across * along_y;
        let y = from.1 + along * along_y + across * along_x;
        (x, y)
    })
}
