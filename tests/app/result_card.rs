//! The card with the result of a game: what it says, its buttons, and how it is closed and opened again.

use crate::desk;

use desk::Desk;
use deskmate::app::keys::{self, Action, Key};
use deskmate::app::{
    Command, EscTarget, FileCommand, Message, Notice, PlayCommand, Reply, StartCommand, Wake,
};
use deskmate::rules::{Color, Piece, Role};
use deskmate::storage::{BoardOrientation, Settings, file_name};
use deskmate::view::{DARK, Look, Point, Rect, Zone};
use deskmate::words::Words;

const SHOW: Command = Command::Play(PlayCommand::ShowResult);
const CLOSE: Command = Command::Play(PlayCommand::CloseResult);

/// Black mates: the beaten king is on e1.
fn mated() -> Desk {
    let mut desk = Desk::playing();
    desk.play(&["f2f3", "e7e5", "g2g4", "d8h4"]);
    desk
}

/// White has lost the game by resigning.
fn resigned() -> Desk {
    let mut desk = Desk::begun();
    desk.key('g');
    desk.key('y');
    desk
}

/// The card that is dragged by what is around the cross.
fn card(desk: &Desk) -> Option<Rect> {
    let scene = desk.scene();
    let cross = scene.area_of(&CLOSE)?;
    let beside = deskmate::view::Point::new(cross.x - 2, cross.y);
    match scene.zone_at(beside) {
        Some((_, &Zone::Head { card, .. })) => Some(card),
        _ => None,
    }
}

fn is_open(desk: &Desk) -> bool {
    assert_eq!(card(desk).is_some(), desk.app.shows_result_card());
    desk.app.shows_result_card()
}

#[test]
fn the_card_says_who_won_how_and_what_comes_next() {
    let words = mated().texts().join("|");
    for said in [
        "Kieseritzky wins|By checkmate after 2 moves.",
        "Today|Anderssen|0 – 1|Kieseritzky",
        "Rematch: Kieseritzky has White.",
        "Kieseritzky wins by checkmate after 2 moves.|0–1",
        "Checkmated| · White",
        "Won| · Black",
    ] {
        assert!(words.contains(said), "{said}: {words}");
    }
    let words = resigned().texts().join("|");
    assert!(words.contains("Resigned| · White"), "{words}");
}

/// How many discs on the screen are White's, Black's and red.
pub(super) fn discs(desk: &Desk) -> [usize; 3] {
    let look = |look: &Look| match look {
        Look::Rounded {
            fill: deskmate::view::Fill::Solid(color),
            border: Some(_),
            ..
        } => Some(*color),
        _ => None,
    };
    let scene = desk.scene();
    let is_disc = |area: &Rect| area.w == area.h && (22..=36).contains(&area.w);
    let shapes = scene.shapes.iter().filter(|shape| is_disc(&shape.area));
    let colors: Vec<_> = shapes.filter_map(|shape| look(&shape.look)).collect();
    let count = |color| colors.iter().filter(|&&it| it == color).count();
    [DARK.white_side, DARK.black_side, DARK.red].map(count)
}

#[test]
fn the_discs_keep_their_colours_and_a_draw_has_two_halves() {
    assert_eq!(discs(&mated()), [1, 2, 0], "the cards', and the winner's");
    let mut drawn = Desk::begun();
    drawn.key('d');
    drawn.key('y');
    assert_eq!(discs(&drawn), [2, 2, 0]);
    assert!(drawn.texts().contains(&"Draw".to_string()));
}

#[test]
fn the_card_leaves_the_beaten_king_free_from_either_side() {
    let mut desk = mated();
    for flipped in [false, true] {
        desk.flip_to(flipped);
        let (card, king) = (card(&desk).expect("the card"), desk.area("e1"));
        assert_eq!(card.intersection(king), None);
        let board = desk.layout().board;
        assert_eq!(card.center().x, board.center().x);
        assert_eq!(card.center().y > board.center().y, flipped);
    }
}

/// The shortest stalemate.
const STALEMATE: &[&str] = &[
    "e2e3", "a7a5", "d1h5", "a8a6", "h5a5", "h7h5", "h2h4", "a6h6", "a5c7", "f7f6", "c7d7", "e8f7",
    "d7b7", "d8d3", "b7b8", "d3h7", "b8c8", "f7g6", "c8e6",
];

/// A small card says less before it hides the piece that mates.
#[test]
fn the_card_leaves_the_mating_piece_free() {
    let scholars = &["e2e4", "e7e5", "f1c4", "b8c6", "d1h5", "g8f6", "h5f7"][..];
    let mates = [
        (&["f2f3", "e7e5", "g2g4", "d8h4"][..], ["e1", "h4"]),
        (scholars, ["e8", "f7"]),
        (STALEMATE, ["g6", "e6"]),
    ];
    for (moves, squares) in mates {
        let mut desk = Desk::playing();
        desk.play(moves);
        for (w, h) in [(640, 480), (1280, 800), (600, 1000)] {
            desk.resize(w, h);
            for flipped in [false, true] {
                desk.flip_to(flipped);
                let card = card(&desk).expect("the card");
                for square in squares {
                    let hidden = card.intersection(desk.area(square));
                    assert_eq!(hidden, None, "{square} {w}x{h} {flipped}");
                }
            }
        }
    }
}

#[test]
fn the_buttons_of_the_card_give_their_commands() {
    let mut desk = mated();
    desk.click_on(StartCommand::Rematch.into());
    assert!(desk.game().outcome().is_none());
    assert_eq!(desk.white(), "Kieseritzky");
    let mut desk = mated();
    desk.click_on(StartCommand::LoadLast.into());
    assert!(desk.is_reviewing());
    let mut desk = mated();
    desk.click_on(StartCommand::NewGame.into());
    assert!(desk.app.form().is_some());
}

#[test]
fn the_buttons_of_the_panel_flip_copy_save_and_open_the_menu() {
    let mut desk = mated();
    desk.click_on(Command::Flip);
    assert!(desk.is_flipped() && is_open(&desk));
    desk.click_on(FileCommand::CopyGame.into());
    assert!(desk.clipboard.contains("Qh4#"), "{}", desk.clipboard);
    assert_eq!(desk.notice(), Some(Notice::GameCopied));
    desk.click_on(FileCommand::SaveAs.into());
    assert!(desk.app.asks_for_path());
    desk.press(Key::Escape);
    desk.click_on(Command::Menu(deskmate::app::MenuCommand::Open));
    assert!(desk.app.dialog().is_some());
    desk.press(Key::Escape);
    assert!(is_open(&desk), "the menu was closed, not the card");
}

#[test]
fn the_cross_escape_and_the_board_close_it_and_the_message_opens_it() {
    let ways: [fn(&mut Desk); 3] = [
        |desk| desk.click_on(CLOSE),
        |desk| desk.press(Key::Escape),
        |desk| desk.click("e1"),
    ];
    for close in ways {
        let mut desk = mated();
        assert!(is_open(&desk));
        assert_eq!(desk.scene().area_of(&SHOW), None);
        close(&mut desk);
        assert!(!is_open(&desk));
        assert_eq!(desk.app.dialog(), None);
        assert!(matches!(desk.app.message(), Some(Message::Ended { .. })));
        desk.click_on(SHOW);
        assert!(is_open(&desk));
        close(&mut desk);
        desk.press(Key::Enter);
        assert!(is_open(&desk));
        close(&mut desk);
        // With nothing to close, Esc opens the menu as ever.
        desk.press(Key::Escape);
        assert!(desk.app.dialog().is_some());
    }
}

#[test]
fn a_click_on_the_card_itself_does_nothing() {
    let mut desk = mated();
    let card = card(&desk).expect("the card");
    desk.click_at(deskmate::view::Point::new(card.x + 3, card.center().y));
    assert!(is_open(&desk));
}

#[test]
fn looking_back_closes_the_card_and_the_message_returns_to_it() {
    let mut desk = mated();
    desk.press(Key::Left);
    assert!(!is_open(&desk) && desk.live_game().is_looking_back());
    desk.press(Key::Right);
    assert!(!is_open(&desk), "the last position can be looked at");
    desk.press(Key::Home);
    // The hint in the middle of the line would only lead back.
    let line = desk.zone_of(&SHOW);
    desk.click_at(deskmate::view::Point::new(line.x + 4, line.center().y));
    assert!(is_open(&desk) && !desk.live_game().is_looking_back());
}

#[test]
fn the_next_end_of_a_game_is_told_again() {
    let mut desk = mated();
    desk.press(Key::Escape);
    desk.key('t');
    desk.key('y');
    assert!(!is_open(&desk) && desk.game().outcome().is_none());
    desk.play(&["d8h4"]);
    assert!(is_open(&desk));
    desk.key('r');
    assert!(!is_open(&desk));
    desk.play(&["f2f3", "e7e5", "g2g4", "d8h4"]);
    assert!(is_open(&desk));
}

#[test]
fn a_question_after_the_game_hides_the_card() {
    let mut desk = mated();
    desk.app.settings.takeback_asks = true;
    desk.key('t');
    assert!(!is_open(&desk));
    desk.key('n');
    assert!(is_open(&desk));
}

#[test]
fn the_list_of_keys_says_what_escape_and_enter_do() {
    let mut desk = mated();
    let does = |desk: &Desk, action: Action| {
        let list = keys::list(&desk.app);
        list.into_iter().any(|entry| entry.action == action)
    };
    let close = Action::Close(EscTarget::Result);
    let show = Action::Command(keys::Context::Ended, SHOW);
    assert!(does(&desk, close.clone()) && !does(&desk, show.clone()));
    desk.press(Key::Escape);
    assert!(!does(&desk, close) && does(&desk, show));
}

#[test]
fn the_card_says_where_a_game_was_saved_and_the_message_how_it_ended() {
    let mut desk = mated();
    desk.run(Reply::Saved(Some("games/a.pgn".into())));
    let said = |desk: &Desk| desk.texts().join(" ");
    let name = file_name(desk.game());
    let card = format!("Saved to games/a.pgn, kept as {name}");
    let message = "Kieseritzky wins by checkmate";
    assert!(said(&desk).contains(&card), "{}", said(&desk));
    assert!(said(&desk).contains(message), "{}", said(&desk));
    desk.resize(640, 480);
    // Its size of text leaves the card no room for the place.
    assert!(said(&desk).contains(message), "{}", said(&desk));
    assert!(!said(&desk).contains(&name), "{}", said(&desk));
}

#[test]
fn a_game_that_does_not_count_has_no_winner() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4"]);
    desk.key('g');
    desk.key('y');
    let texts = desk.texts();
    let count = |said: &str| texts.iter().filter(|text| text.contains(said)).count();
    assert_eq!((count("Not counted"), count("wins")), (1, 0), "{texts:?}");
    desk.wait(10_000);
    let live = desk.app.live_game().expect("the game");
    assert_eq!(live.tilted_king(desk.now().time), None, "nobody is beaten");
    desk.app.settings.orientation = BoardOrientation::FaceToFace;
    let texts = desk.texts();
    let count = |said: &str| texts.iter().filter(|text| text.contains(said)).count();
    assert_eq!(
        (count("Not counted"), count("wins"), count("You win")),
        (2, 0, 0),
        "{texts:?}"
    );
}

#[test]
fn players_face_to_face_have_the_result_at_both_ends_and_no_card() {
    let mut desk = mated();
    desk.app.settings.orientation = BoardOrientation::FaceToFace;
    assert!(!is_open(&desk));
    desk.zone_of(&StartCommand::Rematch.into());
    let texts = desk.texts();
    for (said, count) in [("You lose", 1), ("You win", 1), ("Rematch", 2)] {
        let found = texts.iter().filter(|text| *text == said).count();
        assert_eq!(found, count, "{said}: {texts:?}");
    }
    desk.press(Key::Escape);
    assert!(desk.app.dialog().is_some(), "there is no card to close");
}

/// Drags the card by its head, so far.
fn drag(desk: &mut Desk, right: i32, down: i32) {
    let head = card(desk).expect("the card");
    let from = Point::new(head.x + head.w / 2, head.y + 30);
    desk.move_to(from);
    desk.down(from);
    let to = Point::new(from.x + right, from.y + down);
    for at in [Point::new(from.x + 3, from.y), to] {
        desk.move_to(at);
    }
    desk.up(to);
}

#[test]
fn the_card_is_dragged_aside_and_stays_there_until_the_next_game() {
    let mut desk = mated();
    let corner = |desk: &Desk| card(desk).map(|it| (it.x, it.y));
    let usual = card(&desk).expect("the card");
    drag(&mut desk, 61, 140);
    let aside = Some((usual.x + 61, usual.y + 140));
    assert_eq!(corner(&desk), aside);
    desk.press(Key::Escape);
    assert_eq!(corner(&desk), None);
    desk.run(SHOW);
    assert_eq!(corner(&desk), aside);
    // Never off the window, whatever its size.
    drag(&mut desk, 5000, 5000);
    assert_eq!(
        card(&desk).map(|it| (it.right(), it.bottom())),
        Some((1280, 800))
    );
    drag(&mut desk, -5000, -5000);
    assert_eq!(corner(&desk), Some((0, 0)));
    drag(&mut desk, 5000, 100);
    for (w, h) in [(640, 480), (600, 1000), (1280, 800)] {
        desk.resize(w, h);
        let card = card(&desk).expect("the card");
        let window = Rect::new(0, 0, w, h);
        assert_eq!(card.intersection(window), Some(card), "{w}x{h}");
    }
    desk.click_on(StartCommand::Rematch.into());
    desk.play(&["f2f3", "e7e5", "g2g4", "d8h4"]);
    assert_eq!(card(&desk), Some(usual));
}

#[test]
fn a_click_on_the_head_moves_nothing_and_a_drag_keeps_the_message() {
    let mut desk = mated();
    desk.run(Reply::Saved(Some("games/a.pgn".into())));
    let usual = card(&desk);
    drag(&mut desk, 0, 0);
    desk.click_at(usual.expect("the card").center());
    assert_eq!(card(&desk), usual);
    drag(&mut desk, 10, 90);
    let said = desk.texts().join(" ");
    assert!(said.contains("Saved to games/a.pgn"), "{said}");
}

/// The tilt of each king in degrees, White's first.
fn tilts(desk: &Desk) -> [u8; 2] {
    let scene = desk.scene();
    let board = desk.layout().board;
    Color::BOTH.map(|color| {
        let king = Piece::new(color, Role::King);
        let found = scene.shapes.iter().find_map(|shape| match shape.look {
            Look::Piece { piece, tilt, .. }
                if piece == king && board.contains(shape.area.center()) =>
            {
                Some(tilt)
            }
            _ => None,
        });
        found.expect("a king on the board")
    })
}

#[test]
fn the_beaten_king_falls_once_the_last_piece_has_arrived_and_lies() {
    let mut desk = Desk::playing();
    desk.app.settings.animation = true;
    desk.play(&["f2f3", "e7e5", "g2g4"]);
    desk.wait(1000);
    desk.play(&["d8h4"]);
    assert_eq!(tilts(&desk), [0, 0], "the queen slides");
    let mut before = 0;
    let mut pictures = 0;
    while desk.app.wake(desk.now()) == Some(Wake::NextFrame) {
        desk.wait(16);
        let [white, black] = tilts(&desk);
        assert!(white >= before && black == 0, "{before} {white} {black}");
        pictures += usize::from(white > before);
        before = white;
    }
    assert_eq!(before, 90);
    assert!(pictures > 8, "{pictures}");
    desk.wait(5000);
    assert_eq!(desk.app.wake(desk.now()), None, "nothing moves any more");
    assert_eq!(tilts(&desk), [90, 0]);
    // It stands in every earlier position, and again once a move is taken back.
    desk.press(Key::Left);
    desk.wait(1000);
    assert_eq!(tilts(&desk), [0, 0]);
    desk.press(Key::End);
    assert_eq!(tilts(&desk), [90, 0]);
    desk.key('t');
    desk.key('y');
    desk.wait(1000);
    assert_eq!(tilts(&desk), [0, 0]);
}

#[test]
fn a_king_stays_on_its_feet_without_animation_and_after_a_draw() {
    let mut still = mated();
    still.app.settings.animation = false;
    still.wait(1000);
    assert_eq!(tilts(&still), [0, 0]);
    assert_eq!(still.app.wake(still.now()), None);
    let mut beaten = resigned();
    beaten.app.settings.animation = true;
    beaten.wait(1000);
    assert_eq!(tilts(&beaten), [90, 0]);
    let mut drawn = Desk::begun();
    drawn.app.settings.animation = true;
    drawn.key('d');
    drawn.key('y');
    drawn.wait(1000);
    assert_eq!(tilts(&drawn), [0, 0]);
    assert_eq!(drawn.app.wake(drawn.now()), None);
}

#[test]
fn without_its_card_the_result_leads_on_from_the_panel() {
    let next = [
        StartCommand::Rematch,
        StartCommand::LoadLast,
        StartCommand::NewGame,
    ];
    for size in [(1280, 800), (640, 480), (600, 1000)] {
        for command in next {
            let mut desk = mated();
            desk.resize(size.0, size.1);
            desk.press(Key::Escape);
            assert!(!is_open(&desk));
            desk.click_on(command.into());
            let led = !desk.app.has_game_ended() || desk.app.form().is_some();
            assert!(led, "{command:?} at {size:?}");
        }
    }
}

#[test]
fn a_card_that_is_opened_again_still_says_where_the_game_was_saved() {
    let mut desk = mated();
    desk.run(Reply::Saved(Some("games/a.pgn".into())));
    desk.press(Key::Escape);
    desk.press(Key::Left);
    desk.press(Key::Enter);
    assert!(is_open(&desk));
    let said = desk.texts().join(" ");
    assert!(said.contains("Saved to games/a.pgn"), "{said}");
}

#[test]
fn the_card_of_the_next_end_is_in_its_usual_place() {
    let mut desk = mated();
    let usual = card(&desk);
    drag(&mut desk, 61, 140);
    assert_ne!(card(&desk), usual);
    desk.press(Key::Escape);
    desk.key('t');
    desk.key('y');
    desk.play(&["d8h4"]);
    assert_eq!(card(&desk), usual);
}

/// The headline said “Maximilian-Alexa… wins” on a card with room for all of it.
#[test]
fn the_headline_has_a_long_name_whole_where_there_is_room() {
    let settings = Settings {
        white: Some("Maximilian-Alexander von Hohenstaufen".into()),
        black: Some("Ben".into()),
        ..Settings::default()
    };
    let mut desk = Desk::with(settings, |_| {});
    desk.new_game();
    desk.play(&["e2e4", "e7e5", "f1c4", "b8c6", "d1h5", "g8f6"]);
    let said = "Maximilian-Alexander von Hohenstaufen to move.".to_string();
    assert!(desk.texts().concat().contains(&said), "{:?}", desk.texts());
    desk.play(&["h5f7"]);
    let said = "Maximilian-Alexander von Hohenstaufen wins".to_string();
    assert!(desk.texts().contains(&said), "{:?}", desk.texts());
}

#[test]
fn the_score_of_a_match_says_so_beside_long_names() {
    let settings = Settings {
        white: Some("Maximilian-Alexander von Hohenstaufen".into()),
        black: Some("Bartholomew Featherstonehaugh-Cholmondeley".into()),
        match_length: "9".into(),
        ..Settings::default()
    };
    let mut desk = Desk::with(settings, |_| {});
    desk.new_game();
    desk.play(&["f2f3", "e7e5", "g2g4", "d8h4"]);
    let part = desk.game().part_of_match().expect("a match");
    let label = Words::ENGLISH.match_label(part);
    assert!(desk.texts().contains(&label), "{:?}", desk.texts());
}

fn face_to_face([white, black]: [&str; 2]) -> Desk {
    let settings = Settings {
        white: Some(white.into()),
        black: Some(black.into()),
        orientation: BoardOrientation::FaceToFace,
        ..Settings::default()
    };
    Desk::with(settings, |_| {})
}

/// Face to face nothing said whose points the two numbers of the score were.
#[test]
fn face_to_face_long_names_keep_their_points() {
    let names = [
        "Anna-Katharina von Sayn-Wittgenstein-Berleburg",
        "Alexandra Schwarzenberger-Vogt",
    ];
    let mut desk = face_to_face(names);
    desk.new_game();
    desk.play(&["f2f3", "e7e5", "g2g4", "d8h4"]);
    let texts = desk.texts();
    for said in ["0", "1", "Anna-Katharina von", "Berleburg", "Alexandra"] {
        assert!(texts.iter().any(|text| text == said), "{said}: {texts:?}");
    }
    // Where names have no room, the score at each end begins with the reader.
    desk.resize(1024, 768);
    let texts = desk.texts();
    let count = |said: &str| texts.iter().filter(|text| *text == said).count();
    assert_eq!(
        ["You", "You win", "You lose"].map(count),
        [2, 1, 1],
        "{texts:?}"
    );
}

#[test]
fn face_to_face_the_label_of_a_score_gives_way_to_the_names() {
    let mut desk = face_to_face(["Anna", "Ben"]);
    desk.resize(1024, 768);
    desk.new_game();
    desk.play(&["f2f3", "e7e5", "g2g4", "d8h4"]);
    let texts = desk.texts();
    let count = |said: &str| texts.iter().filter(|text| *text == said).count();
    // On the own card, and in the score at both ends, below its label.
    assert_eq!(["Anna", "Ben", "Today"].map(count), [3, 3, 2], "{texts:?}");
}

#[test]
fn the_review_leads_back_to_the_result_which_is_final() {
    let mut desk = mated();
    let score = desk.app.match_score();
    for _ in 0..2 {
        desk.key('l');
        assert!(desk.is_reviewing());
        desk.press(Key::Escape);
        assert!(is_open(&desk));
        assert_eq!(desk.app.match_score(), score, "it counts once");
        assert!(desk.texts().iter().any(|it| it == "Kieseritzky wins"));
    }
    desk.key('t');
    assert_eq!(desk.notice(), Some(Notice::Reviewed));
    assert!(desk.game().outcome().is_some());
    desk.key('r');
    assert_eq!(desk.app.match_score().map(|it| it.halves), Some([0, 2]));
}

#[test]
fn what_the_review_has_written_stays_after_the_result() {
    let mut desk = mated();
    desk.key('l');
    desk.key('!');
    desk.press(Key::Escape);
    assert!(is_open(&desk));
    let written = desk.file();
    assert!(written.contains("Qh4# $1"), "{written}");
    // A second review has it too.
    desk.key('l');
    assert!(!desk.review().node().nags().is_empty());
    desk.press(Key::Escape);
    desk.run(StartCommand::Leave);
    assert!(desk.is_at_start());
    assert_eq!(desk.file(), written);
}

/// The last position of the game was looked for, and what was set up was lost.
#[test]
fn after_a_game_the_position_that_was_set_up_is_looked_for() {
    let mut desk = mated();
    desk.key('e');
    let edited = |desk: &Desk| desk.app.editor().expect("the editor").position();
    let position = edited(&desk).expect("a position");
    desk.ctrl('3');
    let search = desk.app.position_search().expect("the search");
    assert_eq!(search.query().position, position);
    desk.press(Key::Escape);
    assert_eq!(edited(&desk), Ok(position));
    desk.press(Key::Escape);
    assert!(!desk.is_reviewing());
}

#[test]
fn the_search_for_the_position_leads_back_to_the_result() {
    let mut desk = mated();
    desk.key('l');
    desk.run(deskmate::app::PositionCommand::Open);
    desk.press(Key::Escape);
    assert!(desk.is_reviewing());
    desk.press(Key::Escape);
    assert!(is_open(&desk));
}
