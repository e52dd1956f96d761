//! The shape of an arrow on a board.

/// The width of the shaft of an arrow, in hundredths of a square.
pub(crate) const ARROW_WIDTH: u8 = 17;

/// The outline of an arrow between the centres of two squares, for squares of this side. The width is that of its shaft in
/// hundredths of a square; the head is in proportion.
pub(crate) fn arrow(from: (f32, f32), to: (f32, f32), side: f32, width: u8) -> [(f32, f32); 7] {
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let length = x.hypot(y).max(1.0);
    let (along_x, along_y) = (x / length, y / length);
    let shaft = side * f32::from(width) / 200.0;
    let (head, neck) = (shaft * 50.0 / 17.0, length - shaft * 84.0 / 17.0);
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
