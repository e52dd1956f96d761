//! Real engines as external engines: Stockfish and GNU Chess.

use std::num::NonZeroUsize;

use deskmate::engine::{Limits, Root, Score, StopFlag};
use deskmate::external::{ChosenEngine, Deadlines, ExternalEngine, Launch, Program, installed};
use deskmate::notation::fen;
use deskmate::rules::Position;

fn launch(name: &str) -> Launch {
    let is_named = |program: &Program| program.path.file_name().is_some_and(|it| it == name);
    let program = installed().into_iter().find(is_named);
    Launch {
        program: program.unwrap_or_else(|| panic!("{name} is not installed")),
        folder: Some(std::env::temp_dir().join("deskmate-peers")),
        mebibytes: 16,
        threads: NonZeroUsize::MIN,
        deadlines: Deadlines::default(),
    }
}

fn mate_in_two() -> Root {
    Root::new(fen::read("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1").expect("a position"))
}

#[test]
fn they_say_who_they_are() {
    for (name, said) in [("stockfish", "Stockfish"), ("gnuchess", "GNU Chess")] {
        let identity = ExternalEngine::new(launch(name)).identify();
        let identity = identity.unwrap_or_else(|fault| panic!("{name} {fault}"));
        assert!(identity.name.contains(said), "{identity:?}");
        assert!(identity.options.iter().any(|option| option.name == "Hash"));
    }
}

#[test]
fn they_find_a_mate() {
    for name in ["stockfish", "gnuchess"] {
        let mut engine = ChosenEngine::external(launch(name));
        let root = mate_in_two();
        let result = engine.search(
            &root,
            &Limits::depth(16),
            &StopFlag::default(),
            &mut |_| (),
            &mut |fault| panic!("{name} {fault}"),
        );
        assert_eq!(result.lines[0].score, Score::Mate(2), "{name}");
    }
}

/// GNU Chess does not know a limit of nodes, so that it is stopped.
#[test]
fn a_limit_of_nodes_ends_the_search() {
    for name in ["stockfish", "gnuchess"] {
        let result = ChosenEngine::external(launch(name)).search(
            &Root::new(Position::initial()),
            &Limits::nodes(50_000),
            &StopFlag::default(),
            &mut |_| (),
            &mut |fault| panic!("{name} {fault}"),
        );
        assert!(result.best.is_some(), "{name}");
        assert!(result.nodes < 10_000_000, "{name}: {}", result.nodes);
    }
}

#[test]
fn a_game_is_searched_halted_and_searched_again() {
    for name in ["stockfish", "gnuchess"] {
        let mut engine = ChosenEngine::external(launch(name));
        let mut root = Root::new(Position::initial());
        for ply in 0..12 {
            let stop_flag = StopFlag::default();
            // Every other search runs until it is halted.
            let limits = match ply % 2 {
                0 => Limits::default(),
                _ => Limits::nodes(20_000),
            };
            let result = engine.search(
                &root,
                &limits,
                &stop_flag,
                &mut |_| stop_flag.stop(),
                &mut |fault| panic!("{name} {fault}"),
            );
            root.play(result.best.expect("a move")).expect("legal");
        }
    }
}

#[test]
fn stockfish_gives_several_lines_and_plays_chess960() {
    let mut engine = ChosenEngine::external(launch("stockfish"));
    for number in [0, 518, 959] {
        let position = Position::chess960(number).expect("a number below 960");
        let limits = Limits {
            lines: 3,
            ..Limits::nodes(30_000)
        };
        let root = Root::new(position);
        let stop_flag = StopFlag::default();
        let fault = &mut |fault| panic!("{fault}");
        let result = engine.search(&root, &limits, &stop_flag, &mut |_| (), fault);
        assert_eq!(result.lines.len(), 3);
        let firsts: Vec<_> = result.lines.iter().map(|line| line.moves[0]).collect();
        // The last iteration may have found a better move, but no score for it.
        assert!(result.best.is_some_and(|best| firsts.contains(&best)));
        assert!(firsts[0] != firsts[1] && firsts[1] != firsts[2] && firsts[0] != firsts[2]);
        assert_eq!(result.lines[1].line, 2);
    }
}
