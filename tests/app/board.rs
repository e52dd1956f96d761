//! Does the board react correctly to the pointer?

use crate::desk;

use desk::{Desk, MODEL, YES_OR_NO, asked, cannot_reach, not_your_turn, players, square, to_move};
use deskmate::app::keys::Key;
use deskmate::app::{BoardCommand, Command, Hand, Hint, Message, Notice, PlayCommand, Prompt};
use deskmate::language::Language;
use deskmate::rules::{Color, IllegalMove, Outcome, Piece, PlacedPiece, Role, Square, Termination};
use deskmate::storage::BoardTheme;
use deskmate::view::{BoardColors, Button, Event, Look, Point, Zone};

const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
const INITIAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PROMOTING: &str = "2r3k1/1P6/8/8/8/8/8/6K1 w - - 0 1";

fn on(piece: Piece, name: &str) -> PlacedPiece {
    let square = square(name);
    PlacedPiece { piece, square }
}

/// The number of shapes with such a look.
fn count(desk: &Desk, looks: impl Fn(&Look) -> bool) -> usize {
    let scene = desk.scene();
    scene
        .shapes
        .iter()
        .filter(|shape| looks(&shape.look))
        .count()
}

fn targets(desk: &Desk) -> Vec<String> {
    let moves = desk.input().marked_moves(desk.position());
    let mut names: Vec<String> = moves.iter().map(|mv| mv.to.to_string()).collect();
    names.sort();
    names.dedup();
    names
}

#[test]
fn a_click_on_a_piece_and_one_on_its_target_move_it() {
    let mut desk = Desk::playing();
    desk.click("e2");
    assert_eq!(targets(&desk), ["e3", "e4"]);
    desk.click("e4");
    assert_eq!(desk.fen(), AFTER_E4);
    assert_eq!(desk.input().hand(), Hand::Empty);
    assert_eq!(desk.saves(), 1);
}

#[test]
fn a_click_on_a_piece_without_a_move_says_why() {
    let pinned = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1";
    let shields = IllegalMove::Pinned {
        pinned: on(Piece::WhiteKnight, "e2"),
        attacker: on(Piece::BlackRook, "e8"),
    };
    let blocked = IllegalMove::Blocked(on(Piece::WhiteBishop, "c1"));
    for (fen, name, reason) in [(pinned, "e2", shields), (INITIAL, "c1", blocked)] {
        let mut desk = Desk::playing_from(fen);
        let said = Some(Notice::Illegal(reason));
        desk.click(name);
        assert_eq!(desk.notice(), said);
        desk.click(name);
        assert_eq!(desk.notice(), None, "put down");
        desk.click("e1");
        assert_eq!(desk.notice().is_some(), fen == INITIAL);
        desk.click(name);
        assert_eq!(desk.notice(), said, "after another piece");
    }
}

/// Rings are the round outlines on squares.
#[test]
fn a_ring_marks_what_can_be_taken_also_in_passing() {
    let mut desk = Desk::playing_from("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    let is_ring = |desk: &Desk, name: &str| {
        let area = desk.area(name);
        let shapes = desk.scene().shapes;
        let mut on_square = shapes
            .iter()
            .filter(|shape| shape.area.center() == area.center() && shape.area.w < area.w);
        on_square.any(|shape| {
            matches!(shape.look, Look::Rounded { radius, border: Some(_), .. } if radius == shape.area.w / 2)
        })
    };
    desk.click("e5");
    assert_eq!(targets(&desk), ["d6", "e6"]);
    assert!(is_ring(&desk, "d6") && !is_ring(&desk, "e6"));
}

#[test]
fn a_drag_moves_a_piece_too() {
    let mut desk = Desk::playing();
    desk.lift("e2", "e4");
    assert_eq!(desk.input().hand(), Hand::Lifted(square("e2")));
    desk.up(desk.at("e4"));
    assert_eq!(desk.fen(), AFTER_E4);
}

#[test]
fn a_second_click_on_the_piece_deselects_it() {
    let mut desk = Desk::playing();
    desk.click("e2");
    assert_eq!(desk.input().in_hand(), Some(square("e2")));
    desk.click("e2");
    assert_eq!(desk.input().in_hand(), None);
    desk.click("e4");
    assert_eq!(desk.fen(), INITIAL);
}

#[test]
fn a_drag_begins_after_three_pixels() {
    let mut desk = Desk::playing();
    let at = desk.at("e2");
    desk.move_to(at);
    desk.down(at);
    desk.move_to(Point::new(at.x + 3, at.y - 3));
    assert!(matches!(desk.input().hand(), Hand::Selected { .. }));
    desk.move_to(Point::new(at.x + 3, at.y - 4));
    assert_eq!(desk.input().hand(), Hand::Lifted(square("e2")));
}

#[test]
fn a_piece_dropped_on_its_own_square_stays_selected_without_a_message() {
    let mut desk = Desk::playing();
    desk.lift("e2", "e4");
    desk.up(desk.at("e2"));
    assert_eq!(desk.fen(), INITIAL);
    assert_eq!(desk.input().in_hand(), Some(square("e2")));
    assert_eq!(desk.app.message(), to_move(Color::White));
    desk.click("e4");
    assert_eq!(desk.fen(), AFTER_E4);
}

#[test]
fn a_piece_dragged_out_of_the_window_in_any_direction_goes_back() {
    for (x, y) in [
        (640, 5_000),
        (640, 801),
        (-3, 100),
        (100, -1),
        (9_999, -9_999),
        (32_767, 32_767),
        (-32_768, -32_768),
    ] {
        let mut desk = Desk::playing();
        let outside = Point::new(x, y);
        desk.lift("e2", "e3");
        desk.move_to(outside);
        desk.scene();
        desk.up(outside);
        assert_eq!(desk.fen(), INITIAL, "{outside:?}");
        assert_eq!(desk.input().hand(), Hand::Empty, "{outside:?}");
        desk.play(&["e2e4"]);
        assert_eq!(desk.fen(), AFTER_E4, "{outside:?}");
    }
}

#[test]
fn a_piece_dropped_on_the_panel_goes_back_and_presses_no_button() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4"]);
    desk.lift("e7", "e5");
    let button = desk.zone_of(&Command::Play(PlayCommand::TakeBack)).center();
    desk.move_to(button);
    desk.up(button);
    assert_eq!(desk.moves(), "e4");
    assert_eq!(desk.input().hand(), Hand::Empty);
}

#[test]
fn an_illegal_drop_says_why_and_puts_the_piece_back() {
    let (rook, bishop) = (Piece::BlackRook, Piece::BlackBishop);
    let cases = [
        (
            INITIAL,
            "e2",
            "e5",
            IllegalMove::CannotReach {
                role: Role::Pawn,
                from: square("e2"),
                to: square("e5"),
            },
        ),
        (
            "4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1",
            "e2",
            "d3",
            IllegalMove::LeavesKingInCheck {
                king: square("e1"),
                attacker: on(rook, "e8"),
            },
        ),
        (
            "6k1/8/8/8/2b5/8/8/4K2R w K - 0 1",
            "e1",
            "g1",
            IllegalMove::CastlingThroughAttack {
                square: square("f1"),
                attacker: on(bishop, "c4"),
            },
        ),
        (
            "4r1k1/8/8/8/8/8/8/4K2R w K - 0 1",
            "e1",
            "g1",
            IllegalMove::CastlingOutOfCheck {
                king: square("e1"),
                attacker: on(rook, "e8"),
            },
        ),
        (
            "k7/8/8/8/8/8/8/K6R w - - 0 1",
            "a1",
            "h1",
            IllegalMove::CannotReach {
                role: Role::King,
                from: square("a1"),
                to: square("h1"),
            },
        ),
        (
            "6k1/3KP2r/8/8/8/8/8/8 w - - 0 1",
            "e7",
            "e8",
            IllegalMove::LeavesKingInCheck {
                king: square("d7"),
                attacker: on(rook, "h7"),
            },
        ),
        (
            "4r1k1/4P3/8/8/8/8/8/K7 w - - 0 1",
            "e7",
            "e8",
            IllegalMove::PawnBlocked(on(rook, "e8")),
        ),
    ];
    for (fen, from, to, reason) in cases {
        for by_drag in [true, false] {
            let mut desk = Desk::playing_from(fen);
            if by_drag {
                desk.drag(from, to);
            } else if desk.game().position().board().get(square(to)).is_none() {
                desk.play(&[&format!("{from}{to}")]);
            } else {
                continue;
            }
            assert_eq!(desk.notice(), Some(Notice::Illegal(reason)), "{fen}");
            assert_eq!(desk.fen(), fen);
            assert_eq!(desk.input().hand(), Hand::Empty);
            assert_eq!(desk.saves(), 0);
        }
    }
}

#[test]
fn a_click_on_the_opponents_piece_says_whose_turn_it_is() {
    let mut desk = Desk::playing();
    desk.click("e7");
    assert_eq!(desk.notice(), not_your_turn(Color::White, "e7"));
    assert_eq!(desk.input().hand(), Hand::Empty);
    desk.drag("d7", "d5");
    assert_eq!(desk.notice(), not_your_turn(Color::White, "d7"));
    // A move from a1 to a1 would be a null move.
    desk.play(&["e2e4"]);
    desk.click("a1");
    assert_eq!(desk.notice(), not_your_turn(Color::Black, "a1"));
    desk.key('t');
    assert_eq!(desk.fen(), INITIAL);
}

#[test]
fn a_click_on_an_empty_square_says_nothing() {
    let mut desk = Desk::playing();
    desk.click("e4");
    assert_eq!(desk.app.message(), to_move(Color::White));
}

#[test]
fn a_click_on_another_own_piece_selects_it_without_a_message() {
    let mut desk = Desk::playing();
    desk.click("e2");
    desk.click("g1");
    assert_eq!(desk.input().in_hand(), Some(square("g1")));
    assert_eq!(targets(&desk), ["f3", "h3"]);
    assert_eq!(desk.app.message(), to_move(Color::White));
    desk.click("f3");
    assert_eq!(desk.moves(), "Nf3");
}

#[test]
fn the_reason_stays_until_the_next_action() {
    let mut desk = Desk::playing();
    desk.drag("e2", "e5");
    desk.wait(60_000);
    desk.move_to(Point::new(10, 10));
    assert_eq!(desk.notice(), cannot_reach(Role::Pawn, "e2", "e5"));
    desk.click("e2");
    assert_eq!(desk.app.message(), to_move(Color::White));
}

/// The squares outlined as the reason of an illegal move.
fn outlined(desk: &Desk) -> Vec<String> {
    let scene = desk.scene();
    let is_outlined = |name: &String| {
        scene.shapes.iter().any(|shape| {
            let border = match &shape.look {
                Look::Rounded { border, .. } => *border,
                _ => None,
            };
            shape.area == desk.area(name)
                && border
                    .is_some_and(|line| line.color == BoardColors::of(BoardTheme::Green).reason)
        })
    };
    let names = Square::all().map(|square| square.to_string());
    names.filter(is_outlined).collect()
}

#[test]
fn an_illegal_move_outlines_the_squares_of_its_reason() {
    let cases = [
        ("4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1", "e2d3", "e1 e8"),
        ("6k1/8/8/8/2b5/8/8/4K2R w K - 0 1", "e1g1", "f1 c4"),
        ("4k3/8/8/8/8/4p3/8/2B1K3 w - - 0 1", "c1g5", "e3"),
        (INITIAL, "g1g3", "g1 g3"),
        (INITIAL, "e7e5", "e7"),
    ];
    for (fen, mv, squares) in cases {
        let mut desk = Desk::playing_from(fen);
        assert_eq!(outlined(&desk), <[String; 0]>::default());
        desk.drag(&mv[..2], &mv[2..]);
        assert_eq!(outlined(&desk).join(" "), squares, "{fen} {mv}");
        desk.key('f');
        assert_eq!(outlined(&desk), <[String; 0]>::default(), "{fen} {mv}");
    }
}

#[test]
fn the_outlines_last_as_long_as_the_reason_is_shown() {
    let mut desk = Desk::playing();
    desk.drag("g1", "g3");
    desk.wait(60_000);
    desk.move_to(Point::new(10, 10));
    desk.right_down("b1");
    desk.right_up("b1");
    assert_eq!(outlined(&desk), ["g1", "g3"]);
    desk.drag("b1", "d2");
    assert_eq!(outlined(&desk), ["d2"]);
    desk.play(&["e2e4", "e7e5"]);
    assert_eq!(outlined(&desk), <[String; 0]>::default());
    // The question is on the message line, so the board does not show anything else.
    desk.key('d');
    desk.drag("e4", "e3");
    desk.assert_message(asked(Prompt::Draw(Color::White, None)), &YES_OR_NO);
    assert_eq!(outlined(&desk), <[String; 0]>::default());
}

#[test]
fn castling_by_two_squares_or_onto_the_rook() {
    let short = "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1";
    let long = "r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1";
    for (to, expected) in [("g1", short), ("h1", short), ("c1", long), ("a1", long)] {
        let mut dragged = Desk::playing_from(CASTLING);
        dragged.drag("e1", to);
        assert_eq!(dragged.fen(), expected, "dragged to {to}");
        let mut clicked = Desk::playing_from(CASTLING);
        clicked.play(&[&format!("e1{to}")]);
        assert_eq!(clicked.fen(), expected, "clicked on {to}");
    }
    let mut black = Desk::playing_from("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1");
    black.drag("e8", "a8");
    assert_eq!(black.moves(), "O-O-O");
}

#[test]
fn the_king_on_a_rook_without_the_right_does_not_castle() {
    let mut desk = Desk::playing_from("r3k2r/8/8/8/8/8/8/R3K2R w kq - 0 1");
    desk.click("e1");
    desk.click("h1");
    assert_eq!(
        desk.input().in_hand(),
        Some(square("h1")),
        "it selects the rook"
    );
    assert_eq!(desk.moves(), "");
}

#[test]
fn the_king_dropped_on_a_rook_without_the_right_gets_a_reason() {
    let mut desk = Desk::playing_from("r3k2r/8/8/2b5/8/8/8/R3K2R w KQkq - 0 1");
    desk.drag("e1", "h1");
    let reason = IllegalMove::CastlingOntoAttack {
        square: square("g1"),
        attacker: on(Piece::BlackBishop, "c5"),
    };
    assert_eq!(desk.notice(), Some(Notice::Illegal(reason)));
    assert_eq!(desk.moves(), "");
}

#[test]
fn a_click_on_the_rook_does_not_move_a_king_off_its_square() {
    let mut desk = Desk::playing_from("4k3/8/8/8/8/8/8/5K1R w - - 0 1");
    desk.play(&["f1h1"]);
    assert_eq!(desk.moves(), "");
    assert_eq!(desk.input().in_hand(), Some(square("h1")));
}

#[test]
fn in_chess960_the_king_castles_onto_its_rook_and_steps_next_to_it() {
    let start = "1k3r2/pppppppp/8/8/8/8/PPPPPPPP/1K3R2 w Kk - 0 1";
    let castled = "1k3r2/pppppppp/8/8/8/8/PPPPPPPP/5RK1 b k - 1 1";
    let mut dragged = Desk::playing_from(start);
    dragged.drag("b1", "f1");
    assert_eq!(dragged.fen(), castled);
    assert_eq!(dragged.moves(), "O-O");
    let mut clicked = Desk::playing_from(start);
    clicked.click("b1");
    assert_eq!(targets(&clicked), ["a1", "c1", "f1"]);
    clicked.click("f1");
    assert_eq!(clicked.fen(), castled);
    // The king moved from b1 to g1, wherever it was dropped.
    let marked = clicked.game().record().path_of(clicked.shown());
    assert_eq!(marked, Some((square("b1"), square("g1"))));
    let mut stepped = Desk::playing_from(start);
    stepped.drag("b1", "c1");
    assert_eq!(stepped.moves(), "Kc1");
}

#[test]
fn in_chess960_castling_slides_both_pieces_to_their_squares() {
    let mut desk = Desk::playing_from("4k3/8/8/8/8/8/8/5KR1 w G - 0 1");
    desk.play(&["f1g1"]);
    let slide = desk.slide().cloned().expect("two pieces slide");
    let ways: Vec<(Square, Square)> = slide.pieces.iter().map(|&(_, a, b)| (a, b)).collect();
    assert_eq!(
        ways,
        [(square("f1"), square("g1")), (square("g1"), square("f1"))]
    );
    assert_eq!(desk.fen(), "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
}

#[test]
fn en_passant_by_drag() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4", "a7a6", "e4e5", "d7d5"]);
    desk.click("e5");
    assert_eq!(targets(&desk), ["d6", "e6"]);
    desk.click("e5");
    desk.drag("e5", "d6");
    assert_eq!(desk.moves(), "e4 a6 e5 d5 exd6");
    assert_eq!(desk.game().position().board().get(square("d5")), None);
}

#[test]
fn a_move_to_the_last_rank_opens_the_chooser() {
    for by_drag in [true, false] {
        let mut desk = Desk::playing_from(PROMOTING);
        if by_drag {
            desk.drag("b7", "c8");
        } else {
            desk.play(&["b7c8"]);
        }
        let promotion = Prompt::Promotion(Color::White, square("b7"));
        desk.assert_message(asked(promotion), &[(Hint::PutBack, "Esc")]);
        assert_eq!(desk.fen(), PROMOTING, "nothing is played unasked");
        assert_eq!(desk.saves(), 0);
    }
}

#[test]
fn the_letters_of_the_language_choose_the_piece_of_a_promotion() {
    for (language, letters) in [
        (Language::German, "dtlsqrbn"),
        (Language::Russian, "флскqrbn"),
    ] {
        for (letter, role) in letters.chars().zip(Role::PROMOTIONS.into_iter().cycle()) {
            let mut desk = Desk::playing_from(PROMOTING);
            desk.app.settings.language = Some(language);
            desk.play(&["b7c8"]);
            desk.key(letter);
            let piece = desk.game().position().board().get(square("c8"));
            assert_eq!(piece.map(|piece| piece.role()), Some(role), "{letter}");
            assert_eq!(desk.game().question(), None);
        }
    }
}

#[test]
fn the_chooser_extends_from_the_promotion_square_into_the_board() {
    let mut desk = Desk::playing_from(PROMOTING);
    desk.play(&["b7c8"]);
    let cells =
        Role::PROMOTIONS.map(|role| desk.zone_of(&Command::Board(BoardCommand::Promote(role))));
    let squares = ["c8", "c7", "c6", "c5"].map(|name| desk.area(name));
    assert_eq!(cells, squares);

    let mut flipped = Desk::playing_from(PROMOTING);
    flipped.key('f');
    flipped.play(&["b7c8"]);
    assert_eq!(
        flipped.zone_of(&Command::Board(BoardCommand::Promote(Role::Queen))),
        flipped.area("c8")
    );
    assert_eq!(
        flipped.zone_of(&Command::Board(BoardCommand::Promote(Role::Knight))),
        flipped.area("c5")
    );

    let mut black = Desk::playing_from("6k1/8/8/8/8/8/p7/7K b - - 0 1");
    black.play(&["a2a1"]);
    assert_eq!(
        black.zone_of(&Command::Board(BoardCommand::Promote(Role::Queen))),
        black.area("a1")
    );
    assert_eq!(
        black.zone_of(&Command::Board(BoardCommand::Promote(Role::Knight))),
        black.area("a4")
    );
}

#[test]
fn the_chooser_takes_clicks_and_keys() {
    let chosen = [
        (Role::Queen, 'q', "bxc8=Q+"),
        (Role::Rook, 'r', "bxc8=R+"),
        (Role::Bishop, 'b', "bxc8=B"),
        (Role::Knight, 'n', "bxc8=N"),
    ];
    for (role, key, san) in chosen {
        let mut clicked = Desk::playing_from(PROMOTING);
        clicked.drag("b7", "c8");
        clicked.click_on(Command::Board(BoardCommand::Promote(role)));
        assert_eq!(clicked.moves(), san);
        let mut typed = Desk::playing_from(PROMOTING);
        typed.play(&["b7c8"]);
        typed.key(key);
        assert_eq!(typed.moves(), san);
        assert_eq!(typed.saves(), 1);
    }
}

#[test]
fn the_chooser_closed_by_esc_or_a_click_elsewhere_puts_the_pawn_back() {
    let away = [
        |desk: &mut Desk| desk.press(Key::Escape),
        |desk: &mut Desk| desk.click("f3"),
        |desk: &mut Desk| desk.click("g1"),
        |desk: &mut Desk| desk.click_at(Point::new(1_000, 400)),
        |desk: &mut Desk| desk.click_at(Point::new(2, 2)),
    ];
    for close in away {
        let mut desk = Desk::playing_from(PROMOTING);
        desk.play(&["b7c8"]);
        close(&mut desk);
        assert_eq!(desk.fen(), PROMOTING);
        assert_eq!(desk.input().hand(), Hand::Empty);
        assert_eq!(desk.app.dialog(), None, "Esc closes one thing");
        assert_eq!(desk.app.message(), to_move(Color::White));
        desk.play(&["b7b8"]);
        desk.key('n');
        assert_eq!(desk.moves(), "b8=N", "it may be done differently");
    }
}

#[test]
fn buttons_below_the_chooser_are_not_pressed() {
    let mut desk = Desk::playing_from(PROMOTING);
    let resign = desk.zone_of(&Command::Play(PlayCommand::Resign)).center();
    desk.play(&["b7c8"]);
    desk.click_at(resign);
    assert_eq!(desk.game().question(), None);
    assert_eq!(desk.input().hand(), Hand::Empty);
}

#[test]
fn the_clock_runs_while_a_promotion_is_chosen() {
    let mut desk = Desk::playing_from(PROMOTING);
    desk.app.settings.clock_at_once = true;
    desk.play(&["b7c8"]);
    desk.wait(5_000);
    assert_eq!(desk.clocks(), (5_000, 0));
    desk.key('q');
    desk.wait(2_000);
    assert_eq!(desk.clocks(), (5_000, 2_000));
}

#[test]
fn with_always_queen_there_is_no_chooser() {
    let mut settings = players();
    settings.always_queen = true;
    let text = format!("[SetUp \"1\"]\n[FEN \"{PROMOTING}\"]\n\n*\n");
    for by_drag in [true, false] {
        let mut desk = Desk::with_last(&text);
        desk.app.settings = settings.clone();
        desk.key('c');
        if by_drag {
            desk.drag("b7", "c8");
        } else {
            desk.play(&["b7c8"]);
        }
        assert_eq!(desk.moves(), "bxc8=Q+");
    }
}

#[test]
fn the_right_button_shows_the_moves_of_any_piece_while_it_is_held() {
    let mut desk = Desk::playing();
    desk.right_down("g8");
    assert_eq!(targets(&desk), ["f6", "h6"], "the opponent's too");
    desk.right_up("g8");
    assert_eq!(targets(&desk), [""; 0]);
    assert_eq!(desk.fen(), INITIAL);
}

#[test]
fn releasing_the_right_button_elsewhere_hides_the_moves() {
    let mut desk = Desk::playing();
    desk.right_down("g1");
    desk.event(Event::Released(Button::Right, Point::new(-50, 9_000)));
    assert_eq!(desk.input().peek(), None);
}

#[test]
fn the_right_button_on_an_empty_square_or_off_the_board_shows_nothing() {
    let mut desk = Desk::playing();
    desk.right_down("e4");
    assert_eq!(targets(&desk), [""; 0], "but a circle is begun");
    desk.right_up("e4");
    let beside = Point::new(1_000, 400);
    desk.move_to(beside);
    let before = desk.scene();
    desk.event(Event::Pressed(Button::Right, beside));
    assert!(desk.scene() == before, "nothing is marked");
}

#[test]
fn a_piece_is_dragged_while_the_right_button_is_held() {
    let mut desk = Desk::playing();
    desk.right_down("g8");
    desk.lift("e2", "e4");
    assert_eq!(desk.input().hand(), Hand::Lifted(square("e2")));
    assert_eq!(targets(&desk), ["f6", "h6"]);
    desk.up(desk.at("e4"));
    assert_eq!(desk.fen(), AFTER_E4);
    desk.right_up("e4");
    assert_eq!(desk.input().peek(), None);
}

#[test]
fn targets_are_dots_and_captures_are_rings() {
    let mut desk = Desk::playing_from("6k1/8/8/3p4/4P3/8/8/6K1 w - - 0 1");
    let rings = |desk: &Desk| {
        count(
            desk,
            |look| matches!(look, Look::Rounded { border: Some(border), .. } if border.color == BoardColors::of(BoardTheme::Green).target),
        )
    };
    let before = rings(&desk);
    desk.click("e4");
    assert_eq!(targets(&desk), ["d5", "e5"]);
    assert_eq!(rings(&desk), before + 1);
    desk.app.settings.legal_targets = false;
    assert_eq!(rings(&desk), before, "it can be turned off");
}

#[test]
fn a_pinned_piece_has_no_targets_for_either_button() {
    let mut desk = Desk::playing_from("4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1");
    desk.click("e2");
    assert_eq!(targets(&desk), [""; 0]);
    desk.right_down("e2");
    assert_eq!(targets(&desk), [""; 0]);
}

#[test]
fn the_right_button_during_a_drag_puts_the_piece_back() {
    let mut desk = Desk::playing();
    desk.lift("e2", "e4");
    desk.event(Event::Pressed(Button::Right, desk.at("e4")));
    assert_eq!(desk.input().hand(), Hand::Empty);
    assert_eq!(desk.input().peek(), None);
    // The rest of the drag does nothing, in whatever order the buttons are released.
    desk.move_to(desk.at("d4"));
    desk.event(Event::Released(Button::Right, desk.at("d4")));
    desk.up(desk.at("d4"));
    assert_eq!(
        (desk.moves().as_str(), desk.app.message()),
        ("", to_move(Color::White))
    );
    desk.assert_hints(&[(Hint::AllKeys, "?")]);
    assert_eq!(desk.input().marks(), []);
    desk.drag("e2", "e4");
    assert_eq!(desk.fen(), AFTER_E4);
}

#[test]
fn coming_back_into_the_window_with_the_button_held_drops_nothing() {
    let mut desk = Desk::playing();
    desk.lift("e2", "e4");
    desk.move_to(Point::new(400, MODEL.h + 200));
    // The events of the window library when the pointer enters again.
    desk.up(desk.at("e4"));
    assert_eq!(desk.fen(), INITIAL);
    assert_eq!(desk.input().hand(), Hand::Lifted(square("e2")));
    desk.move_to(desk.at("e4"));
    desk.up(desk.at("e4"));
    assert_eq!(desk.fen(), AFTER_E4);
}

#[test]
fn a_window_that_loses_the_keyboard_puts_the_piece_back() {
    let mut desk = Desk::playing();
    desk.lift("e2", "e4");
    desk.event(Event::FocusLost);
    assert_eq!(desk.input().hand(), Hand::Empty);
    desk.up(desk.at("e4"));
    assert_eq!(desk.fen(), INITIAL);

    desk.right_down("g1");
    desk.event(Event::FocusLost);
    assert_eq!(desk.input().peek(), None);
}

#[test]
fn a_window_that_loses_the_keyboard_keeps_selection_and_message() {
    let mut desk = Desk::playing();
    desk.drag("e2", "e5");
    desk.event(Event::FocusLost);
    assert_eq!(desk.notice(), cannot_reach(Role::Pawn, "e2", "e5"));
    desk.click("e2");
    desk.event(Event::FocusLost);
    assert_eq!(desk.input().in_hand(), Some(square("e2")));
}

#[test]
fn a_resize_in_mid_drag_keeps_the_piece_on_the_pointer() {
    let mut desk = Desk::playing();
    desk.lift("e2", "e3");
    desk.resize(640, 480);
    desk.move_to(desk.at("e4"));
    assert_eq!(desk.input().hand(), Hand::Lifted(square("e2")));
    let scene = desk.scene();
    let on_pointer = scene.shapes.iter().any(|shape| {
        matches!(shape.look, Look::Piece { alpha: 255, .. })
            && shape.area.center().is_near(desk.at("e4"), 1)
    });
    assert!(on_pointer);
    desk.up(desk.at("e4"));
    assert_eq!(desk.fen(), AFTER_E4);
}

#[test]
fn a_takeback_by_key_during_a_drag_does_no_harm() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4"]);
    desk.lift("e7", "e5");
    desk.key('t');
    assert_eq!(desk.input().hand(), Hand::Empty);
    desk.up(desk.at("e5"));
    assert_eq!(desk.fen(), INITIAL);
    assert_eq!(desk.notice(), Some(Notice::TakenBack("e4".into())));
}

#[test]
fn a_drag_continues_after_a_flip() {
    let mut desk = Desk::playing();
    desk.lift("e2", "e3");
    desk.key('f');
    desk.move_to(desk.at("e4"));
    desk.up(desk.at("e4"));
    assert_eq!(desk.fen(), AFTER_E4);
}

#[test]
fn the_flipped_board_is_played_from_the_other_side() {
    let mut desk = Desk::playing();
    let before = desk.at("e2");
    desk.key('f');
    assert!(!desk.at("e2").is_near(before, 10));
    desk.drag("e2", "e4");
    assert_eq!(desk.fen(), AFTER_E4);
    assert_eq!(
        desk.zone_at(desk.at("a1")),
        Some(Zone::Board { flipped: true })
    );
    desk.click_on(Command::Flip);
    assert!(!desk.is_flipped());
}

#[test]
fn after_the_end_no_piece_moves_and_there_is_no_message() {
    let mut desk = Desk::playing();
    desk.play(&["f2f3", "e7e5", "g2g4", "d8h4"]);
    assert_eq!(desk.moves(), "f3 e5 g4 Qh4#");
    assert_eq!(desk.notice(), desk.saved_to_last());
    desk.drag("e2", "e4");
    desk.click("e5");
    assert_eq!(desk.moves(), "f3 e5 g4 Qh4#");
    assert_eq!(desk.input().hand(), Hand::Empty);
    let mate = Outcome::win(Color::Black, Termination::Checkmate);
    let moves = desk.live_game().full_moves();
    assert_eq!(
        desk.app.message(),
        Some(Message::Ended {
            outcome: mate,
            moves,
            counts: true,
            part: None,
        })
    );
}

#[test]
fn the_king_in_check_glows_and_the_last_move_is_marked() {
    let mut desk = Desk::playing();
    let glows = |desk: &Desk| count(desk, |look| matches!(look, Look::Glow(_)));
    desk.play(&["e2e4", "f7f5"]);
    assert_eq!(glows(&desk), 0);
    desk.play(&["d1h5"]);
    assert_eq!(glows(&desk), 1);
    let scene = desk.scene();
    let glow = scene
        .shapes
        .iter()
        .find(|shape| matches!(shape.look, Look::Glow(_)));
    assert_eq!(glow.map(|shape| shape.area), Some(desk.area("e8")));
    for name in ["d1", "h5"] {
        let marked = scene.shapes.iter().any(|shape| {
            shape.area == desk.area(name)
                && shape.look == Look::Plain(BoardColors::of(BoardTheme::Green).last_move)
        });
        assert!(marked, "{name}");
    }
    let in_check = Message::ToMove {
        turn: Color::Black,
        is_check: true,
        claim: None,
    };
    desk.assert_message(in_check, &[(Hint::AllKeys, "?")]);
}
