//! The tags that a game reads and writes.

use crate::rules::ByColor;

/// The tags that are written from the state of the game. The writer of PGN adds `Result`, `SetUp` and `FEN`.
pub(super) const OWN_TAGS: [&str; 11] = [
    "White",
    "Black",
    "Date",
    "Time",
    "Termination",
    "WhiteClock",
    "BlackClock",
    ELAPSED_TAG,
    "Result",
    "SetUp",
    "FEN",
];

/// The `Event` of a game if none is known.
pub const USUAL_EVENT: &str = "Casual game";

/// The `Termination` of a game that goes on (PGN standard 9.8.1).
pub(super) const UNTERMINATED: &str = "unterminated";

/// Our own tag for a game under another repetition rule than FIDE's; any other value than this one is
/// kept as it is.
pub(super) const DRAW_RULE_TAG: &str = "DrawRule";
/// Its value: four half-moves played twice are a draw.
pub(super) const EIGHT_HALF_MOVES: &str = "eight half-moves";

/// The beginning of the `Event` of a game of a match, before the number of games.
pub(super) const MATCH_EVENT: &str = "Match, best of ";
/// Our own tag with the points of White and Black in a match before the game.
pub(super) const MATCH_SCORE_TAG: &str = "MatchScore";
/// Our own tag for what one of the players gives.
pub(in crate::game) const HANDICAP_TAG: &str = "Handicap";

/// The tags with the start time of a game.
pub(super) const DATE_TAGS: [&str; 2] = ["Date", "Time"];

/// The tags with the time control of each side. Values in a file are kept as they are. Black's is our
/// own tag, written only if it differs from White's.
pub(in crate::game) const TIME_TAG: &str = "TimeControl";
/// See [`TIME_TAG`].
pub(in crate::game) const BLACK_TIME_TAG: &str = "BlackTimeControl";

/// Our own tag with the time that the side to move has thought, where its clock does not show it
/// because the delay is not over.
pub(super) const ELAPSED_TAG: &str = "ElapsedTime";

/// The tags with the clock of each side when it was stopped, possibly after its last move.
pub(super) const CLOCK_TAGS: ByColor<&str> = ByColor::new("WhiteClock", "BlackClock");

/// The tags with what kind of player each side is (PGN standard 9.1.3).
pub(in crate::game) const TYPE_TAGS: ByColor<&str> = ByColor::new("WhiteType", "BlackType");

/// Our own tags with what each side is helped with.
pub(in crate::game) const HELP_TAGS: ByColor<&str> = ByColor::new("WhiteHelp", "BlackHelp");

/// Our own tags with the number of hints that each side has had.
pub(in crate::game) const HINTS_TAGS: ByColor<&str> = ByColor::new("WhiteHints", "BlackHints");

/// Our own tags with the number of times that each side has taken a move back against the program.
pub(in crate::game) const TAKEBACKS_TAGS: ByColor<&str> =
    ByColor::new("WhiteTakebacks", "BlackTakebacks");

/// Our own tag with the number that decides between the moves of the program.
pub(super) const SEED_TAG: &str = "Seed";

/// The tags with the names of the players.
pub(super) const NAME_TAGS: ByColor<&str> = ByColor::new("White", "Black");
