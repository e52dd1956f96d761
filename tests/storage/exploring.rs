//! Is it found what was played in a position, and where structures and material stood?

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use deskmate::notation::pgn::{self, Pgn};
use deskmate::notation::{fen, opening, read_moves};
use deskmate::rules::{Color, Piece, Position, Role, Square};
use deskmate::storage::Disk;
use deskmate::storage::library::{
    DateOrder, Explored, Explorer, GameQuery, Lister, Material, PawnStructure, Results, Sought,
    Source,
};

use crate::listed::{batches, folder};

fn after(moves: &str) -> Position {
    let mut position = Position::initial();
    for mv in read_moves(&position, moves).expect("legal moves") {
        position = position.play(mv).expect("a legal move");
    }
    position
}

fn question(sought: Sought, sources: Vec<Source>) -> GameQuery {
    GameQuery {
        sought,
        sources,
        among: None,
        most_games: 10,
        order: DateOrder::OldestFirst,
    }
}

/// The last answer.
fn answer(question: &GameQuery) -> Explored {
    let mut last = Explored::default();
    Explorer::new(Arc::new(Disk)).answer(question, |explored| {
        last = explored;
        ControlFlow::Continue(())
    });
    assert!(last.finished);
    last
}

fn position_in(text: &str, moves: &str) -> Explored {
    let sought = Sought::Position(Box::new(after(moves)));
    answer(&question(sought, vec![Source::Text(text.into())]))
}

/// A move with its games, won, drawn and lost by White, the mean rating and the last year.
type Row = (String, [usize; 4], Option<u16>, Option<u16>);

fn rows(explored: &Explored) -> Vec<Row> {
    let numbers = |it: Results| [it.games, it.white, it.draws, it.black];
    let moves = explored.moves.iter();
    moves
        .map(|it| {
            let mv = it.what.to_string();
            (mv, numbers(it.results), it.rating, it.last_year)
        })
        .collect()
}

const GAMES: &str = r#"[White "Anna"]
[Black "Ben"]
[WhiteElo "1600"]
[BlackElo "2000"]
[Date "1999.05.01"]
[Result "1-0"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 1-0

[White "Clara"]
[Black "?"]
[BlackElo "2101"]
[Date "????.??.??"]
[Result "1/2-1/2"]

1. Nf3 {another order} Nc6 2. e4 (2. d4 d5) 2... e5 3. Bc4 1/2-1/2

[White "Dora"]
[Black "Emil"]
[Date "1980.??.??"]
[Result "*"]

1. e4 e5 2. Nf3 Nc6 *

[White "Finn"]
[Black "Gert"]
[WhiteElo "2000"]
[Date "2001.01.02"]
[Result "0-1"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nb8 5. Bb5 Nc6 6. Bf1 0-1
"#;

#[test]
fn a_game_counts_once_with_the_move_after_the_first_time_by_any_order_of_moves() {
    let found = position_in(GAMES, "1. e4 e5 2. Nf3 Nc6");
    let all = Results {
        games: 4,
        white: 1,
        draws: 1,
        black: 1,
    };
    assert_eq!((found.all, found.looked_through), (all, 4));
    let expected = [
        ("f1b5".into(), [2, 1, 0, 1], Some(1800), Some(2001)),
        ("f1c4".into(), [1, 0, 1, 0], None, None),
    ];
    assert_eq!(rows(&found), expected);
    // The oldest first, and those without a year last.
    let names: Vec<&str> = found.games.iter().map(|it| &*it.players.white).collect();
    assert_eq!(names, ["Dora", "Anna", "Finn", "Clara"]);
    assert!(found.games.iter().all(|it| it.ply == 4));
    assert_eq!(found.read, GAMES.len() as u64);
    assert_eq!(found.read, found.total);
}

#[test]
fn games_of_one_day_are_named_in_the_order_in_which_they_were_played() {
    let played = |white, time| {
        format!(
            "[White \"{white}\"]\n[Black \"X\"]\n[Date \"2026.11.20\"]\n[Time \"{time}\"]\n\n1. e4 *\n"
        )
    };
    let games = [
        ("2026-11-20_0915_A-X.pgn", &*played("Morning", "09:15:00")),
        ("2026-11-20_1402_A-X.pgn", &*played("Noon", "14:02:10")),
        ("2026-11-20_1402_A-X_2.pgn", &*played("Rematch", "14:02:50")),
        ("last.txt", &*played("Evening", "20:30:00")),
    ];
    let folder = folder(&games);
    let names = |order| {
        let sought = Sought::Position(Box::new(after("1. e4")));
        let found = answer(&GameQuery {
            order,
            ..question(sought, vec![Source::Folder(folder.path().into())])
        });
        let names = found.games.iter().map(|it| it.players.white.clone());
        names.collect::<Vec<_>>()
    };
    let mut expected = ["Morning", "Noon", "Rematch", "Evening"];
    assert_eq!(names(DateOrder::OldestFirst), expected);
    expected.reverse();
    assert_eq!(names(DateOrder::NewestFirst), expected);
}

#[test]
fn positions_of_variations_and_after_an_illegal_move_do_not_count() {
    let text = "[White \"A\"]\n\n1. e4 (1. d4 d5) 1... e5 2. Ke3 d6 1-0\n\n[White \"B\"]\n[FEN \"x\"]\n\n1. e4 *\n";
    assert_eq!(position_in(text, "1. d4").all.games, 0);
    assert_eq!(position_in(text, "1. e4").all.games, 1);
    assert_eq!(position_in(text, "1. e4 e5").all.games, 1);
    assert_eq!(position_in(text, "").all.games, 1);
}

#[test]
fn places_are_those_of_the_list() {
    let texts: [&str; 2] = [
        GAMES,
        "\n1. e4 e5 2. d4 *\n\n{a comment} 1. e4 e5 1-0 {after}\n",
    ];
    let folder = folder(&[("a.pgn", texts[0]), ("b.pgn", texts[1])]);
    for name in ["a.pgn", "b.pgn"] {
        let source = Source::File(folder.path().join(name));
        let sought = Sought::Position(Box::new(after("")));
        let mut found = answer(&question(sought, vec![source.clone()])).games;
        found.sort_by_key(|game| game.place.range.start);
        let listed = batches(&mut Lister::new(Arc::new(Disk)), &source);
        let pages = listed.iter().flat_map(|batch| &batch.pages);
        let places: Vec<_> = pages
            .flat_map(|page| (0..page.len()).filter_map(|game| page.place(game)))
            .collect();
        let found: Vec<_> = found.into_iter().map(|game| game.place).collect();
        assert_eq!(found, places, "{name}");
    }
}

#[test]
fn folders_and_files_are_looked_through_together_and_faults_are_named() {
    let folder = folder(&[("a.pgn", GAMES), ("b.txt", GAMES)]);
    let sources = vec![
        Source::Folder(folder.path().into()),
        Source::File(folder.path().join("b.txt")),
        Source::File(folder.path().join("missing.pgn")),
        Source::File(folder.path().into()),
        Source::Folder(folder.path().join("no folder")),
    ];
    let sought = Sought::Position(Box::new(after("1. e4 e5 2. Nf3 Nc6 3. Bc4")));
    let found = answer(&question(sought, sources));
    assert_eq!((found.all.games, found.looked_through), (2, 8));
    let names: Vec<_> = found.faults.iter().map(|it| it.name.as_deref()).collect();
    let own = folder.path().file_name().and_then(|name| name.to_str());
    assert_eq!(names, [Some("missing.pgn"), own]);
}

#[test]
fn it_is_told_on_the_way_and_can_be_stopped() {
    let text = GAMES.repeat(100);
    let question = question(
        Sought::Position(Box::new(after("1. e4"))),
        vec![Source::Text(text.into())],
    );
    let mut answers = Vec::new();
    let mut explorer = Explorer::reporting_every(Arc::new(Disk), Duration::ZERO);
    explorer.answer(&question, |explored| {
        answers.push((explored.looked_through, explored.all.games));
        if explored.looked_through == 40 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    let last = answers.last().copied();
    assert_eq!(last, Some((40, 30)));
    assert!(answers.is_sorted());
    // Also how much of a text has been read.
    let long = GameQuery {
        sources: vec![Source::Text(GAMES.repeat(2_000).into())],
        ..question
    };
    let mut read = Vec::new();
    explorer.answer(&long, |explored| {
        read.push((explored.read, explored.total));
        ControlFlow::Continue(())
    });
    assert!(read.is_sorted());
    assert!(read.iter().any(|&(read, total)| 0 < read && read < total));
}

#[test]
fn material_has_to_last() {
    let text = "[White \"A\"]\n\n1. e4 d5 2. exd5 Qxd5 3. Nc3 Qa5 4. Nf3 Nf6 5. d4 1-0\n";
    let find = |sought| answer(&question(sought, vec![Source::Text(text.into())])).games;
    let places = |sought| -> Vec<_> {
        let games = find(sought);
        games.iter().map(|it| (it.ply, it.lasts)).collect()
    };
    let pawns = |moves| PawnStructure::of(after(moves).board());
    let material = |name: &str| Sought::Material(name.parse().expect("the pieces of both sides"));
    assert_eq!(
        places(Sought::Pawns(pawns("1. e4 d5 2. exd5 Qxd5"))),
        [(4, 5)]
    );
    // Pawns that stood for one position only are found too.
    assert_eq!(places(Sought::Pawns(pawns("1. e4 d5"))), [(2, 1)]);
    assert_eq!(places(material("KQRRBBNNPPPPPPPKQRRBBNNPPPPPPP")), [(4, 6)]);
    assert_eq!(places(material("KQRRBBNNPPPPPPPPKQRRBBNNPPPPPPP")), []);
    // Its mirror image, as if Black had begun.
    let mirrored = fen::read("rnbqkbnr/pppp1ppp/8/8/8/8/PPP1PPPP/RNBQKBNR w KQkq - 0 1");
    let mirrored = PawnStructure::of(mirrored.expect("a position").board());
    assert_eq!(places(Sought::Pawns(mirrored)), []);
    let either = Sought::Pawns(mirrored.or_exchanged());
    assert_eq!(places(either), [(4, 5)]);
}

#[test]
fn colours_and_the_side_to_move_can_matter() {
    // A rook and two pawns against a rook and a pawn, which arises by a move of Black.
    let endgame = |result| {
        format!(
            "[White \"A\"]\n[FEN \"4k3/r3p3/8/8/8/7n/6PP/4K2R w - - 0 40\"]\n[Result \"{result}\"]\n\n\
             40. gxh3 Rb7 41. Kd2 Rb5 42. Kd3 Kd7 43. Ke4 Rb4+ {result}\n\n"
        )
    };
    let text = endgame("1-0") + &endgame("1/2-1/2");
    let board = |placed: &str| *fen::read(placed).expect("a position").board();
    let white = board("4k3/r3p3/8/8/8/7P/7P/4K2R b - - 0 1");
    let black = board("4k2r/7p/7p/8/8/8/R3P3/4K3 w - - 0 1");
    let find = |material| {
        let sought = Sought::Material(material);
        let found = answer(&question(sought, vec![Source::Text(text.as_str().into())]));
        (found.all.games, found.exchanged, found)
    };
    let (count, exchanged, found) = find(Material::of_sides(&white));
    assert_eq!((count, exchanged), (2, 0));
    assert_eq!(
        (found.all.white, found.all.draws, found.all.black),
        (1, 1, 0)
    );
    assert_eq!(found.stood.mean_moves(), Some(4));
    assert_eq!(found.stood.usual_moves(), Some((40, 44)));
    let moves: Vec<_> = found.games.iter().map(|it| (it.ply, it.moves)).collect();
    assert_eq!(moves, [(1, (40, 44)); 2]);
    // From the other side the winner is the other one.
    let (count, exchanged, found) = find(Material::of(&black));
    assert_eq!((count, exchanged), (2, 2));
    assert_eq!(
        (found.all.white, found.all.draws, found.all.black),
        (0, 1, 1)
    );
    assert!(found.games.iter().all(|it| it.is_exchanged));
    assert_eq!(find(Material::of_sides(&black)).0, 0);
    // It arises with Black to move; with the colours exchanged, that is White.
    let [to_white, to_black] = Color::BOTH.map(|turn| {
        [Material::of_sides(&white), Material::of(&black)]
            .map(|material| find(material.first_moved_by(turn)).0)
    });
    assert_eq!((to_white, to_black), ([0, 2], [2, 0]));
}

#[test]
fn the_newest_games_can_come_first() {
    let ask = GameQuery {
        order: DateOrder::NewestFirst,
        most_games: 2,
        ..question(
            Sought::Position(Box::new(after(""))),
            vec![Source::Text(GAMES.into())],
        )
    };
    let found = answer(&ask);
    let names: Vec<&str> = found.games.iter().map(|it| &*it.players.white).collect();
    assert_eq!((found.all.games, names), (4, vec!["Finn", "Anna"]));
}

/// The list named the opening by the tags, and the search by the moves.
#[test]
fn a_game_has_the_opening_of_its_tags_as_in_the_list() {
    let moves = "1. e4 e6 2. d4 d5 3. exd5 exd5 4. Bd3 Bd6 5. Nf3 Nf6 *";
    let tags = "[White \"Anna\"]\n[Opening \"Ours\"]\n[ECO \"C02\"]";
    let text = format!("{tags}\n\n{moves}\n\n[White \"Ben\"]\n\n{moves}\n");
    let pawns = PawnStructure::of(after("1. e4 e6 2. d4 d5 3. exd5 exd5").board());
    let source = Source::Text(text.as_str().into());
    let found = answer(&question(Sought::Pawns(pawns), vec![source]));
    let openings: Vec<&str> = found.games.iter().map(|it| &*it.opening).collect();
    assert_eq!(
        openings,
        ["C02 Ours", "C01 French Defence: Exchange Variation"]
    );
}

#[test]
fn openings_of_structures_are_counted_by_code_and_name() {
    let game = |moves: &str, elo, result| {
        format!(
            "[White \"A\"]\n[WhiteElo \"{elo}\"]\n[Date \"{elo}.01.01\"]\n[Result \"{result}\"]\n\n{moves} {result}\n\n"
        )
    };
    let text = [
        game(
            "1. e4 e6 2. d4 d5 3. exd5 exd5 4. Bd3 Bd6 5. Nf3 Nf6",
            1900,
            "1-0",
        ),
        game(
            "1. e4 e6 2. d4 d5 3. exd5 exd5 4. Nf3 Nf6 5. Be2 Be7",
            2000,
            "0-1",
        ),
        game(
            "1. e4 e5 2. Nf3 Nf6 3. Nxe5 d6 4. Nf3 Nxe4 5. d4 d5 6. Bd3 Bd6 7. O-O O-O",
            1950,
            "*",
        ),
    ]
    .concat();
    let pawns = PawnStructure::of(after("1. e4 e6 2. d4 d5 3. exd5 exd5").board());
    let found = answer(&question(
        Sought::Pawns(pawns),
        vec![Source::Text(text.as_str().into())],
    ));
    assert_eq!(found.all.games, 3);
    let openings = found.openings.iter().map(|it| {
        (
            it.what.eco,
            it.what.name,
            it.results.games,
            it.rating,
            it.last_year,
        )
    });
    let openings: Vec<_> = openings.collect();
    let expected = [
        (
            "C01",
            "French Defence: Exchange Variation",
            2,
            Some(1950),
            Some(2000),
        ),
        (
            "C42",
            "Petrov Defence: Classical Attack",
            1,
            Some(1950),
            Some(1950),
        ),
    ];
    assert_eq!(openings, expected);
}

/// What a slow search finds of a question: the half-moves before it, for how many positions, and whether with the colours
/// exchanged.
fn slowly(
    game: &Pgn,
    stands: impl Fn(&Position) -> Option<bool>,
    (turn, least): (Option<Color>, usize),
) -> Option<(u32, u32, bool)> {
    let positions: Vec<Position> = game.positions().collect();
    let there: Vec<Option<bool>> = positions.iter().map(stands).collect();
    let mut from = 0;
    while from < there.len() {
        let lasts = there[from..].iter().take_while(|it| it.is_some()).count();
        let mover = positions[from].turn();
        if let Some(exchanged) = there[from].filter(|_| lasts >= least) {
            let wanted = turn.map(|turn| if exchanged { turn.other() } else { turn });
            if wanted.is_none_or(|wanted| wanted == mover) {
                return Some((from as u32, lasts as u32, exchanged));
            }
        }
        from += lasts.max(1);
    }
    None
}

/// The pawns, or all men but where they stand, of a side.
fn sorted_men(position: &Position, color: Color) -> Vec<Role> {
    let men = position.board().pieces();
    let mut roles: Vec<Role> = men
        .filter(|(_, piece)| piece.color() == color)
        .map(|(_, piece)| piece.role())
        .collect();
    roles.sort();
    roles
}

fn pawns_of(position: &Position, color: Color, exchanged: bool) -> Vec<Square> {
    let men = position.board().pieces();
    let own = men.filter(|(_, piece)| *piece == Piece::new(color, Role::Pawn));
    let mut squares: Vec<Square> = own
        .map(|(square, _)| {
            if exchanged {
                Square::from_index(square.index() ^ 56).expect("a square")
            } else {
                square
            }
        })
        .collect();
    squares.sort();
    squares
}

/// Structures and material with all their options equal a slow search: which games, from which half-move on, how long, with
/// which results.
#[test]
fn structures_and_material_equal_a_slow_search() {
    let (text, games) = odd_games();
    let positions: Vec<Position> = games
        .iter()
        .flat_map(|game| game.positions().collect::<Vec<_>>())
        .collect();
    let turns = [None, Some(Color::White), Some(Color::Black)];
    for position in positions.iter().step_by(positions.len() / 10 + 1) {
        for (either, turn) in [false, true]
            .into_iter()
            .flat_map(|it| turns.map(|turn| (it, turn)))
        {
            let pawns = PawnStructure::of(position.board());
            let pawns = if either { pawns.or_exchanged() } else { pawns };
            let pawns = turn.map_or(pawns, |turn| pawns.first_moved_by(turn));
            let material = if either {
                Material::of(position.board())
            } else {
                Material::of_sides(position.board())
            };
            let material = turn.map_or(material, |turn| material.first_moved_by(turn));
            // Whether the sides have the same, and whether with the colours exchanged.
            let stands = |are_same: &dyn Fn(Color, Color, bool) -> bool| {
                let same = |exchanged: &bool| {
                    Color::BOTH.into_iter().all(|color| {
                        let there = if *exchanged { color.other() } else { color };
                        are_same(color, there, *exchanged)
                    })
                };
                let mut ways = [false, true].into_iter().filter(|it| either || !it);
                ways.find(same)
            };
            let same_pawns = |other: &Position| {
                stands(&|color, there, exchanged| {
                    pawns_of(position, color, exchanged) == pawns_of(other, there, false)
                })
            };
            let same_men = |other: &Position| {
                stands(&|color, there, _| sorted_men(position, color) == sorted_men(other, there))
            };
            let expected_pawns: Vec<_> = games
                .iter()
                .map(|game| slowly(game, same_pawns, (turn, 1)))
                .collect();
            let expected_men: Vec<_> = games
                .iter()
                .map(|game| slowly(game, same_men, (turn, 4)))
                .collect();
            for (sought, expected) in [
                (Sought::Pawns(pawns), expected_pawns),
                (Sought::Material(material), expected_men),
            ] {
                let found = answer(&GameQuery {
                    most_games: games.len(),
                    ..question(sought.clone(), vec![Source::Text(text.as_str().into())])
                });
                let mut places: Vec<_> = found
                    .games
                    .iter()
                    .map(|it| (it.place.range.start, (it.ply, it.lasts, it.is_exchanged)))
                    .collect();
                places.sort();
                let places: Vec<_> = places.into_iter().map(|(_, it)| it).collect();
                let there: Vec<_> = expected.iter().flatten().copied().collect();
                assert_eq!(places, there, "{position} {sought:?}");
                let exchanged = there.iter().filter(|it| it.2).count();
                assert_eq!((found.all.games, found.exchanged), (there.len(), exchanged));
                let won = |color: Color| {
                    games
                        .iter()
                        .zip(&expected)
                        .filter(|(game, found)| {
                            let winner = game.result.and_then(|result| result.winner());
                            found.is_some_and(|(.., exchanged)| {
                                winner == Some(if exchanged { color.other() } else { color })
                            })
                        })
                        .count()
                };
                assert_eq!(
                    (found.all.white, found.all.black),
                    (won(Color::White), won(Color::Black))
                );
                let sum: u32 = there.iter().map(|it| it.1).sum();
                let mean = (!there.is_empty())
                    .then(|| (f64::from(sum) / 2.0 / there.len() as f64).round() as u32);
                assert_eq!(found.stood.mean_moves(), mean, "{position} {sought:?}");
                let openings: usize = found.openings.iter().map(|it| it.results.games).sum();
                let named = games
                    .iter()
                    .zip(&expected)
                    .filter(|(game, found)| found.is_some() && opening::of_game(game).is_some());
                assert_eq!(openings, named.count());
            }
        }
    }
}

/// Games with many oddities, and their text.
fn odd_games() -> (String, Vec<Pgn>) {
    let mut text = String::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    for name in [
        "pgn_odd.pgn",
        "pgn_odd_joined.pgn",
        "pgn_odd_crlf.pgn",
        "opera.pgn",
    ] {
        let bytes = fs::read(folder.join(name)).expect("test data");
        text += &pgn::decode(&bytes);
        text += "\n\n";
    }
    let games: Vec<Pgn> = pgn::games(&text)
        .filter(|reading| {
            use pgn::PgnFault::{Fen, NoGame, NoGames};
            let is_lost = |fault: &pgn::PgnFault| matches!(fault, NoGame | NoGames(_) | Fen(_));
            !reading.faults.iter().any(|error| is_lost(&error.fault))
        })
        .map(|reading| reading.game)
        .collect();
    assert!(games.len() > 80, "{}", games.len());
    (text, games)
}

/// Every answer equals that of a slow search: all games read in full, every position compared.
#[test]
fn answers_equal_a_slow_search() {
    let (text, games) = odd_games();
    let mut positions: Vec<Position> = Vec::new();
    for game in &games {
        positions.extend(game.positions());
    }
    for position in positions.iter().step_by(positions.len() / 30 + 1) {
        let sought = Sought::Position(Box::new(position.clone()));
        let found = answer(&question(sought, vec![Source::Text(text.as_str().into())]));
        let expected = games
            .iter()
            .filter(|game| game.positions().any(|it| it == *position));
        assert_eq!(found.all.games, expected.count(), "{position}");
        let pawns = PawnStructure::of(position.board());
        for pawns in [pawns, pawns.or_exchanged()] {
            let stands = |game: &&Pgn| game.positions().any(|it| pawns.is_on(it.board()));
            let expected = games.iter().filter(stands).count();
            let sources = vec![Source::Text(text.as_str().into())];
            let found = answer(&question(Sought::Pawns(pawns), sources));
            assert_eq!(found.all.games, expected, "{position}");
        }
    }
}
