//! Icons.

/// An icon, drawn with lines.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Icon {
    Menu,
    Pause,
    Resume,
    Clock,
    Exchange,
    Again,
    Sound,
    Silent,
    Cross,
    Plus,
    List,
    Grid,
    Sliders,
    Right,
    Down,
    Up,
    SwapRows,
    Dice,
    Tick,
    Home,
    Folder,
    File,
    TurnUp,
    TurnDown,
    TakeBack,
    Flag,
    Flip,
    Copy,
    Save,
    Globe,
}
