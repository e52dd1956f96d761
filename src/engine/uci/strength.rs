//! The strength of the engine by the number of nodes that it searches for a move, so that it is the same on every
//! machine.

/// The least rating of the option `UCI_Elo`.
pub(super) const MIN_ELO: u32 = NODES[0].0;

/// The greatest rating of the option `UCI_Elo`.
pub(super) const MAX_ELO: u32 = NODES[NODES.len() - 1].0;

/// Ratings and the nodes for a move with which the engine reaches them. The scale is that of the option `UCI_Elo` of
/// Stockfish 15.1, by matches of 40 to 100 games for each, at 20 ms a move, the highest at 100 ms; within about 60 points.
const NODES: [(u32, u64); 5] = [
    (1400, 80),
    (1600, 150),
    (1800, 1_000),
    (2000, 8_000),
    (2200, 64_000),
];

/// The nodes for a move at a rating, interpolated between those of the table.
pub(super) fn nodes_for(elo: u32) -> u64 {
    let elo = elo.clamp(MIN_ELO, MAX_ELO);
    let between = |pair: &[(u32, u64)]| match *pair {
        [(low, least), (high, most)] if (low..=high).contains(&elo) => {
            let share = u64::from(elo - low);
            Some(least + (most - least) * share / u64::from(high - low))
        }
        _ => None,
    };
    NODES.windows(2).find_map(between).unwrap_or(NODES[0].1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_elo_needs_more_nodes() {
        for (elo, nodes) in NODES {
            assert_eq!(nodes_for(elo), nodes);
        }
        assert!((MIN_ELO..MAX_ELO).all(|elo| nodes_for(elo) <= nodes_for(elo + 1)));
        assert_eq!(nodes_for(0), nodes_for(MIN_ELO));
        assert_eq!(nodes_for(u32::MAX), nodes_for(MAX_ELO));
    }
}
