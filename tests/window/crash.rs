//! The program killed at random moments: the short form of `scripts/crash`.

use crate::support::crash;

#[test]
fn nothing_is_lost_when_the_program_is_killed() {
    let tally = crash::run(8, 2026);
    assert_eq!(tally.kills, 8);
}
