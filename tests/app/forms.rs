//! Can forms be filled in by keys and by the pointer, and does the game begin as entered?

use crate::desk;

use desk::{Desk, effects_of_a_start, key_press};
use deskmate::app::keys::Key;
use deskmate::app::{
    Command, Dialog, Edit, Effect, EntryFault, FieldId, FieldOption, Form, FormCommand, Label,
    Widget, WindowEffect,
};
use deskmate::game::{DrawRule, HelpKind};
use deskmate::notation::fen::{self, FenError};
use deskmate::rules::{Color, IllegalPosition, Outcome, Position, Termination};
use deskmate::storage::{BoardOrientation, Settings, TextSize};
use deskmate::view::{Event, Point, Rect, Zone};

pub fn form(desk: &Desk) -> &Form {
    desk.app.form().expect("a form is open")
}

/// The new-game form.
pub fn opened() -> Desk {
    let mut desk = Desk::new();
    desk.open_new_game();
    desk
}

fn ctrl(desk: &mut Desk, key: Key) {
    let mut press = key_press(key, false, false);
    press.stroke.ctrl = true;
    press.text = None;
    desk.event(Event::Key(press));
}

fn type_text(desk: &mut Desk, text: &str) {
    for letter in text.chars() {
        let small = letter.to_lowercase().next().expect("a letter");
        let mut press = key_press(Key::Char(small), letter.is_uppercase(), false);
        press.text = Some(letter);
        desk.event(Event::Key(press));
    }
}

/// The centre of a text on the screen.
fn text_area(desk: &Desk, wanted: FieldId) -> Point {
    let scene = desk.scene();
    let is_it = |at: &Point| {
        let zone = scene.zone_at(*at).map(|(_, zone)| zone);
        matches!(zone, Some(Zone::Text { id, .. }) if *id == wanted)
    };
    let points = (0..800).flat_map(|y| (810..1250).step_by(10).map(move |x| Point::new(x, y)));
    let inside: Vec<Point> = points.filter(is_it).collect();
    inside[inside.len() / 2]
}

#[test]
fn enter_starts_with_what_was_last_used() {
    let mut desk = opened();
    desk.press(Key::Enter);
    assert!(desk.is_playing());
    assert_eq!(desk.white(), "Anderssen");
    assert_eq!(desk.effects, effects_of_a_start());
}

#[test]
fn names_in_any_script_are_entered_and_remembered() {
    let mut desk = opened();
    type_text(&mut desk, "Ünal Çelik");
    desk.press(Key::Tab);
    type_text(&mut desk, "Каспаров");
    desk.press(Key::Enter);
    assert_eq!((desk.white(), desk.black()), ("Ünal Çelik", "Каспаров"));
    assert_eq!(desk.app.settings.white.as_deref(), Some("Ünal Çelik"));
    let (written, _) = desk.files.settings.read();
    assert_eq!(written.black.as_deref(), Some("Каспаров"));
}

#[test]
fn names_used_before_are_suggested() {
    let mut desk = opened();
    type_text(&mut desk, "Morphy");
    desk.press(Key::Enter);
    desk.key('g');
    desk.key('y');
    desk.open_new_game();
    desk.press(Key::Tab);
    type_text(&mut desk, "mo");
    assert_eq!(form(&desk).text(FieldId::Player(Color::Black)), "mo");
    let suggestion = |desk: &Desk| {
        form(desk)
            .focused_text()
            .map(|text| text.suggestion().to_string())
    };
    assert_eq!(suggestion(&desk).as_deref(), Some("rphy"));
    assert!(desk.texts().iter().any(|text| text == "rphy"));
    desk.press(Key::Right);
    assert_eq!(form(&desk).text(FieldId::Player(Color::Black)), "Morphy");
    for _ in 0..4 {
        desk.press(Key::Backspace);
    }
    desk.press(Key::Tab);
    assert_eq!(
        form(&desk).text(FieldId::Player(Color::Black)),
        "Mo",
        "nothing was suggested"
    );
    desk.event(Event::Key(key_press(Key::Tab, true, false)));
    type_text(&mut desk, "Mo");
    desk.press(Key::Tab);
    assert_eq!(
        form(&desk).text(FieldId::Player(Color::Black)),
        "Morphy",
        "Tab takes it"
    );
    assert_eq!(
        form(&desk).focus,
        FieldId::Player(Color::Black),
        "and stays"
    );
    ctrl(&mut desk, Key::Char('a'));
    type_text(&mut desk, "Mo");
    type_text(&mut desk, "zart");
    assert_eq!(form(&desk).text(FieldId::Player(Color::Black)), "Mozart");
}

#[test]
fn command_keys_are_letters_in_a_text() {
    let mut desk = opened();
    type_text(&mut desk, "sfdg?");
    assert_eq!(form(&desk).text(FieldId::Player(Color::White)), "sfdg?");
    assert!(!desk.is_flipped());
}

#[test]
fn a_name_can_be_left_empty() {
    let mut desk = opened();
    desk.press(Key::Backspace);
    desk.press(Key::Enter);
    assert_eq!(desk.game().players.white, None);
}

#[test]
fn escape_leaves_the_form_and_saves_nothing() {
    let mut desk = opened();
    type_text(&mut desk, "Somebody");
    desk.press(Key::Escape);
    assert!(desk.is_at_start() && desk.app.dialog().is_none());
    assert_eq!(desk.effects, []);
}

#[test]
fn tab_and_arrows_move_through_the_fields_and_wrap() {
    let mut desk = Desk::new();
    desk.key('s');
    let ids = form(&desk).fields().map(|field| field.id);
    // No name is known yet.
    let ids: Vec<FieldId> = ids.filter(|&id| id != FieldId::Known).collect();
    let (first, last) = (ids[0], ids[ids.len() - 1]);
    for (number, &id) in ids.iter().enumerate() {
        assert_eq!(form(&desk).focus, id);
        desk.press([Key::Tab, Key::Down][number % 2]);
    }
    assert_eq!(form(&desk).focus, first, "round");
    desk.press(Key::Up);
    assert_eq!(form(&desk).focus, last);
    desk.event(Event::Key(key_press(Key::Tab, true, false)));
    assert_eq!(form(&desk).focus, ids[ids.len() - 2]);
}

#[test]
fn chess960_is_chosen_by_keys_and_its_number_typed() {
    let mut desk = Desk::new();
    desk.key('s');
    // The last field unfolds the rules.
    desk.press(Key::Up);
    desk.key(' ');
    desk.press(Key::Tab);
    desk.press(Key::Right);
    desk.press(Key::Tab);
    type_text(&mut desk, "0");
    desk.press(Key::Enter);
    let start = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1";
    assert_eq!(desk.fen(), start);
    let named = |text: &String| text.starts_with("Chess960");
    assert!(desk.texts().iter().any(named), "{:?}", desk.texts());
}

#[test]
fn s_and_enter_start_a_standard_game_whatever_was_chosen_before() {
    let choose = |desk: &mut Desk, rules| {
        desk.run(Command::Form(FormCommand::Choose(FieldId::More, 1)));
        let field = if rules == 1 {
            FieldId::Rules
        } else {
            FieldId::Start
        };
        desk.run(Command::Form(FormCommand::Choose(field, 1)));
    };
    let standard = fen::write(&Position::initial());
    for rules in [1, 2] {
        for begins in [true, false] {
            let mut desk = opened();
            choose(&mut desk, rules);
            if rules == 2 {
                desk.press(Key::Tab);
                type_text(&mut desk, "4k3/8/8/8/8/8/4P3/4K3 b - - 3 40");
            }
            if begins {
                desk.press(Key::Enter);
                assert_ne!(desk.fen(), standard);
                desk.key('g');
                desk.key('y');
            } else {
                desk.press(Key::Escape);
            }
            desk.new_game();
            assert_eq!(desk.fen(), standard, "{rules} {begins}");
        }
    }
}

/// The position is over by itself, or only under the rules of the form.
#[test]
fn a_position_that_has_ended_is_refused_with_the_reason() {
    let (mate, dead) = (Termination::Checkmate, Termination::InsufficientMaterial);
    let table = [
        (
            "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1",
            Outcome::win(Color::White, mate),
        ),
        (
            "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
            Outcome::draw(Termination::Stalemate),
        ),
        ("7k/8/6K1/8/8/8/8/8 b - - 0 1", Outcome::draw(dead)),
        (
            "7k/8/6K1/8/8/8/8/1Q6 w - - 150 90",
            Outcome::draw(Termination::SeventyFiveMoveRule),
        ),
    ];
    for (ended, outcome) in table {
        let mut desk = opened();
        desk.run(Command::Form(FormCommand::Choose(FieldId::More, 1)));
        desk.run(Command::Form(FormCommand::Choose(FieldId::Start, 1)));
        desk.press(Key::Tab);
        type_text(&mut desk, ended);
        desk.press(Key::Enter);
        assert_eq!(desk.fault(), Some(EntryFault::Over(outcome)), "{ended}");
        assert!(desk.is_at_start());
        assert_eq!(desk.effects, [], "nothing is remembered or archived");
    }
}

#[test]
fn without_a_number_chess960_is_random() {
    let mut desk = opened();
    desk.run(Command::Form(FormCommand::Choose(FieldId::More, 1)));
    desk.run(Command::Form(FormCommand::Choose(FieldId::Rules, 1)));
    desk.press(Key::Enter);
    assert!(desk.is_playing());
    assert!(desk.fen().ends_with(" w KQkq - 0 1"), "{}", desk.fen());
}

#[test]
fn invalid_entries_are_reported_in_the_form() {
    let mut desk = opened();
    desk.run(Command::Form(FormCommand::Choose(FieldId::More, 1)));
    desk.run(Command::Form(FormCommand::Choose(FieldId::Rules, 1)));
    desk.press(Key::Tab);
    type_text(&mut desk, "960");
    desk.press(Key::Enter);
    assert_eq!(desk.fault(), Some(EntryFault::Chess960Number));
    type_text(&mut desk, "x");
    assert_eq!(form(&desk).fault, None, "an edit takes it back");
    desk.run(Command::Form(FormCommand::Choose(FieldId::More, 1)));
    desk.run(Command::Form(FormCommand::Choose(FieldId::Start, 1)));
    desk.press(Key::Tab);
    type_text(&mut desk, "8/8/8/8/8/8/8/K7 w - -");
    desk.press(Key::Enter);
    let no_king = FenError::Illegal(IllegalPosition::NoKing(Color::Black));
    assert_eq!(desk.fault(), Some(EntryFault::Fen(no_king)));
    assert!(desk.is_at_start());
}

#[test]
fn a_game_begins_from_a_position() {
    let mut desk = opened();
    desk.run(Command::Form(FormCommand::Choose(FieldId::More, 1)));
    desk.run(Command::Form(FormCommand::Choose(FieldId::Start, 1)));
    desk.press(Key::Tab);
    let fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 3 40";
    type_text(&mut desk, fen);
    desk.press(Key::Enter);
    assert_eq!(desk.fen(), fen);
}

#[test]
fn the_draw_rule_and_the_orientation_are_chosen_and_remembered() {
    let mut desk = opened();
    desk.run(Command::Form(FormCommand::Choose(FieldId::More, 1)));
    desk.run(Command::Form(FormCommand::Choose(FieldId::DrawRule, 1)));
    desk.run(Command::Form(FormCommand::Choose(
        FieldId::BoardOrientation,
        2,
    )));
    desk.press(Key::Enter);
    for _ in 0..2 {
        desk.play(&["g1f3", "g8f6", "f3g1", "f6g8"]);
    }
    let outcome = desk.game().outcome();
    assert_eq!(outcome, Some(Outcome::draw(Termination::EightHalfMoves)));
    let (written, _) = desk.files.settings.read();
    assert_eq!(written.draw_rule, DrawRule::EightHalfMoves);
    assert_eq!(written.orientation, BoardOrientation::FaceToFace);
    // The rematch and the next game have the same rule.
    desk.key('r');
    let rule = |desk: &Desk| desk.game().record().draw_rule();
    assert_eq!(rule(&desk), DrawRule::EightHalfMoves);
    desk.key('g');
    desk.key('y');
    desk.open_new_game();
    assert_eq!(form(&desk).chosen(FieldId::BoardOrientation), Some(2));
    desk.run(Command::Form(FormCommand::Choose(FieldId::More, 1)));
    desk.run(Command::Form(FormCommand::Choose(FieldId::DrawRule, 0)));
    desk.press(Key::Enter);
    assert_eq!(rule(&desk), DrawRule::Fide);
}

#[test]
fn text_is_copied_cut_and_pasted() {
    let mut desk = opened();
    ctrl(&mut desk, Key::Char('c'));
    assert_eq!(desk.clipboard, "Anderssen");
    desk.press(Key::Tab);
    ctrl(&mut desk, Key::Char('x'));
    assert_eq!(
        (
            &*desk.clipboard,
            form(&desk).text(FieldId::Player(Color::Black))
        ),
        ("Kieseritzky", "")
    );
    ctrl(&mut desk, Key::Char('v'));
    ctrl(&mut desk, Key::Char('v'));
    assert_eq!(
        form(&desk).text(FieldId::Player(Color::Black)),
        "KieseritzkyKieseritzky"
    );
    desk.clipboard = "two\nlines".into();
    ctrl(&mut desk, Key::Char('a'));
    ctrl(&mut desk, Key::Char('v'));
    assert_eq!(form(&desk).text(FieldId::Player(Color::Black)), "two lines");
}

#[test]
fn a_click_places_the_caret_and_a_drag_selects() {
    let mut desk = opened();
    let at = text_area(&desk, FieldId::Player(Color::Black));
    let left = Point::new(870, at.y);
    desk.click_at(left);
    assert_eq!(form(&desk).focus, FieldId::Player(Color::Black));
    let field = form(&desk).focused_text().expect("a text");
    assert_eq!((field.caret(), field.selected()), (0, ""));
    // The form may have scrolled to the field.
    let y = text_area(&desk, FieldId::Player(Color::Black)).y;
    desk.down(Point::new(870, y));
    desk.move_to(Point::new(1060, y));
    desk.up(Point::new(1060, y));
    let field = form(&desk).focused_text().expect("a text");
    assert_eq!(field.selected(), "Kieseritzky");
}

#[test]
fn the_keys_of_a_form_are_listed_over_it() {
    let mut desk = opened();
    desk.press(Key::F1);
    assert_eq!(desk.app.dialog(), Some(&Dialog::Keys { first: 0 }));
    desk.press(Key::Escape);
    assert!(matches!(desk.app.dialog(), Some(Dialog::NewGame(_))));
}

#[test]
fn a_key_held_down_repeats_in_a_text() {
    let mut desk = opened();
    desk.press(Key::End);
    for _ in 0..3 {
        desk.repeat(Key::Backspace);
    }
    assert_eq!(form(&desk).text(FieldId::Player(Color::White)), "Anders");
}

#[test]
fn full_screen_can_be_toggled_from_any_form() {
    for form in ['s', 'e', ','] {
        let mut desk = Desk::new();
        desk.key(form);
        desk.press(Key::F11);
        assert!(
            desk.effects
                .contains(&Effect::Window(WindowEffect::ToggleFullScreen)),
            "{form}"
        );
        assert!(desk.app.form().is_some());
    }
    let mut desk = Desk::new();
    desk.ctrl('o');
    desk.press(Key::F11);
    assert!(
        desk.effects
            .contains(&Effect::Window(WindowEffect::ToggleFullScreen))
    );
}

#[test]
fn names_that_were_typed_are_there_when_the_form_opens_again() {
    for back in [
        |desk: &mut Desk| desk.press(Key::Escape),
        |desk: &mut Desk| {
            desk.click_on(Command::Escape);
        },
    ] {
        let mut desk = Desk::new();
        desk.open_new_game();
        desk.type_text("Greco");
        back(&mut desk);
        assert_eq!(desk.app.dialog(), None);
        // Who has not played is none of the players of the start screen.
        assert_eq!(desk.app.next_players().white.as_deref(), Some("Anderssen"));
        desk.open_new_game();
        let form = desk.app.form().expect("a form");
        assert_eq!(form.text(FieldId::Player(Color::White)), "Greco");
        assert_eq!(form.text(FieldId::Player(Color::Black)), "Kieseritzky");
    }
}

#[test]
fn an_opponent_that_was_chosen_is_given_up_with_the_form() {
    let mut desk = Desk::new();
    desk.open_new_game();
    desk.type_text("Greco");
    desk.run(FormCommand::Choose(FieldId::Kind(Color::Black), 1));
    desk.press(Key::Escape);
    desk.open_new_game();
    let form = desk.app.form().expect("a form");
    assert_eq!(
        form.text(FieldId::Player(Color::White)),
        "Greco",
        "what was typed stays"
    );
    assert_eq!(form.text(FieldId::Player(Color::Black)), "Kieseritzky");
}

#[test]
fn black_begins_with_whites_time_where_both_have_their_own() {
    let mut desk = Desk::new();
    desk.open_new_game();
    // 15+10, then all kinds.
    desk.run(FormCommand::Choose(FieldId::QuickChoice, 5));
    desk.run(FormCommand::Choose(FieldId::QuickChoice, 7));
    desk.run(FormCommand::Choose(FieldId::Sides, 1));
    let form = desk.app.form().expect("a form");
    for color in Color::BOTH {
        let shown = [FieldId::Time(color), FieldId::Bonus(color)].map(|id| form.text(id));
        assert_eq!(shown, ["15", "10"], "{color:?}");
    }
}

#[test]
fn the_players_are_exchanged_with_what_they_give() {
    let mut desk = opened();
    desk.run(Command::Form(FormCommand::Choose(FieldId::Handicap, 4)));
    desk.click_on(Command::Form(FormCommand::SwapPlayers));
    assert_eq!(
        form(&desk).text(FieldId::Player(Color::White)),
        "Kieseritzky"
    );
    assert_eq!(form(&desk).text(FieldId::Player(Color::Black)), "Anderssen");
    desk.press(Key::Enter);
    assert_eq!(
        desk.fen(),
        "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "Anderssen gives the queen as before"
    );
}

#[test]
fn colours_are_drawn_by_lot_when_the_game_begins() {
    let mut whites = std::collections::BTreeSet::new();
    for turn in 0..2 {
        let mut desk = opened();
        desk.click_on(Command::Form(FormCommand::Choose(FieldId::Lots, 1)));
        desk.wait(960 * turn);
        desk.press(Key::Enter);
        whites.insert(desk.white().to_string());
        assert!(desk.app.settings.lots, "it is remembered");
    }
    assert_eq!(whites.len(), 2);
}

#[test]
fn no_lot_is_drawn_for_a_game_that_does_not_begin() {
    let mut desk = opened();
    let white = form(&desk).text(FieldId::Player(Color::White)).to_owned();
    desk.run(FormCommand::Choose(FieldId::Lots, 1));
    desk.run(FormCommand::Choose(FieldId::QuickChoice, 7));
    desk.run(FormCommand::Choose(FieldId::Clock, 0));
    desk.click_at(text_area(&desk, FieldId::Time(Color::White)));
    desk.type_text("x");
    for _ in 0..4 {
        desk.wait(960);
        desk.press(Key::Enter);
        assert!(!desk.is_playing());
        assert_eq!(form(&desk).text(FieldId::Player(Color::White)), white);
    }
}

/// The questions of a new game, in a folder where Cleo and Dora have played before.
fn asked_with_known_players(settings: Settings) -> Desk {
    let mut desk = Desk::with(settings, |folder| {
        std::fs::create_dir_all(folder).expect("a folder");
        let game = "[White \"Cleo\"]\n[Black \"Dora\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n";
        std::fs::write(folder.join("games.pgn"), game.repeat(2)).expect("a file");
    });
    desk.open_new_game();
    desk
}

#[test]
fn an_offered_player_is_put_into_the_field_in_hand() {
    let mut desk = asked_with_known_players(desk::players());
    desk.press(Key::Tab);
    desk.click_on(Command::Form(FormCommand::Choose(FieldId::Known, 1)));
    assert_eq!(form(&desk).text(FieldId::Player(Color::Black)), "Dora");
    // The other field is next. Not by a double click.
    desk.wait(600);
    desk.click_on(Command::Form(FormCommand::Choose(FieldId::Known, 0)));
    assert_eq!(form(&desk).text(FieldId::Player(Color::White)), "Cleo");
}

#[test]
fn an_offered_player_keeps_the_place_and_leads_to_the_field() {
    let mut settings = Settings {
        clock: desk::players().clock,
        ..Settings::default()
    };
    settings.clock.kind = deskmate::storage::ClockKind::Fischer;
    let mut desk = asked_with_known_players(settings);
    desk.resize(640, 480);
    let offer = |number| Command::Form(FormCommand::Choose(FieldId::Known, number));
    let places = |desk: &Desk| [0, 1].map(|number| desk.scene().area_of(&offer(number)));
    let before = places(&desk);
    desk.click_on(offer(0));
    assert_eq!(places(&desk), before);
    // The empty field is next, by keys too.
    assert_eq!(form(&desk).focus, FieldId::Player(Color::Black));
    assert_eq!(places(&desk), before);
    desk.click_on(offer(1));
    let names = Color::BOTH.map(|color| form(&desk).text(FieldId::Player(color)).to_owned());
    assert_eq!(names, ["Cleo", "Dora"]);
    // The next one would replace White, who has the focus.
    assert_eq!(form(&desk).focus, FieldId::Player(Color::White));
    desk.wait(600);
    desk.click_on(offer(1));
    assert_eq!(form(&desk).focus, FieldId::Player(Color::Black));
    let again = Color::BOTH.map(|color| form(&desk).text(FieldId::Player(color)).to_owned());
    assert_eq!(again, names);
}

#[test]
fn an_offered_player_is_put_into_the_only_empty_field() {
    let mut desk = asked_with_known_players(Settings::default());
    desk.type_text("Emil");
    desk.click_on(Command::Form(FormCommand::Choose(FieldId::Known, 0)));
    assert_eq!(form(&desk).text(FieldId::Player(Color::White)), "Emil");
    assert_eq!(form(&desk).text(FieldId::Player(Color::Black)), "Cleo");
}

#[test]
fn what_is_rare_is_folded_and_said_in_words() {
    let mut desk = opened();
    let says = |desk: &Desk, words: &str| desk.texts().iter().any(|text| text == words);
    desk.run(Command::Form(FormCommand::Choose(FieldId::QuickChoice, 3)));
    assert!(form(&desk).field(FieldId::Rules).is_none());
    assert!(says(
        &desk,
        "rules, position, touch-move, repetition, clock"
    ));
    let more = |desk: &mut Desk, number| {
        desk.run(Command::Form(FormCommand::Choose(FieldId::More, number)));
    };
    more(&mut desk, 1);
    desk.run(Command::Form(FormCommand::Choose(FieldId::Rules, 1)));
    desk.run(Command::Form(FormCommand::Choose(FieldId::TouchMove, 1)));
    desk.run(Command::Form(FormCommand::RollNumber));
    let number = form(&desk).text(FieldId::Number).to_string();
    assert!(
        number.parse::<u32>().is_ok_and(|number| number < 960),
        "{number}"
    );
    more(&mut desk, 0);
    assert!(says(&desk, "Chess960, touch-move"), "{:?}", desk.texts());
    desk.press(Key::Enter);
    assert!(desk.is_playing());
    assert!(desk.app.settings.touch_move);
    assert_eq!(desk.app.settings.chess960, number);
}

#[test]
fn a_fault_in_a_folded_row_unfolds_it() {
    let mut desk = opened();
    desk.run(Command::Form(FormCommand::Choose(FieldId::More, 1)));
    desk.run(Command::Form(FormCommand::Choose(FieldId::Rules, 1)));
    desk.press(Key::Tab);
    desk.type_text("961");
    desk.run(Command::Form(FormCommand::Choose(FieldId::More, 0)));
    desk.press(Key::Enter);
    assert_eq!(desk.fault(), Some(EntryFault::Chess960Number));
    assert_eq!(form(&desk).focus, FieldId::Number);
}

#[test]
fn another_number_of_games_is_proposed_and_what_is_typed_goes_there() {
    let mut desk = opened();
    desk.run(Command::Form(FormCommand::Choose(FieldId::Match, 4)));
    assert_eq!(form(&desk).focus, FieldId::MatchLength);
    assert_eq!(form(&desk).text(FieldId::MatchLength), "9");
    assert_eq!(form(&desk).wrong, None);
    type_text(&mut desk, "12");
    assert_eq!(form(&desk).text(FieldId::MatchLength), "12");
    desk.press(Key::Enter);
    let part = desk.game().part_of_match().expect("a match");
    assert_eq!(part.length(), 12);
}

#[test]
fn a_double_click_selects_a_word_and_a_triple_click_everything() {
    let mut desk = opened();
    desk.run(Command::Form(FormCommand::Edit(Edit::Insert(
        "Adolf Anderssen".into(),
    ))));
    let selected = |desk: &Desk| {
        let text = form(desk).focused_text().expect("a text");
        text.selected().to_string()
    };
    let first = text_area(&desk, FieldId::Player(Color::White));
    desk.wait(1_000);
    desk.click_at(first);
    assert_eq!(selected(&desk), "");
    desk.click_at(first);
    assert_eq!(selected(&desk), "Adolf");
    desk.move_to(Point::new(first.x + 2, first.y));
    assert_eq!(selected(&desk), "Adolf");
    desk.click_at(first);
    assert_eq!(selected(&desk), "Adolf Anderssen");
    type_text(&mut desk, "Ben");
    assert_eq!(form(&desk).text(FieldId::Player(Color::White)), "Ben");
    desk.wait(1_000);
    desk.click_at(first);
    assert_eq!(selected(&desk), "");
}

#[test]
fn ten_minutes_are_proposed_at_a_first_start() {
    let mut desk = Desk::with(Settings::first(), |_| {});
    desk.key('s');
    let chosen = form(&desk).chosen_option(FieldId::QuickChoice);
    let Some(FieldOption::Time(control)) = chosen else {
        panic!("{chosen:?}");
    };
    assert_eq!(control.to_string(), "600");
    assert_eq!(
        form(&desk).field(FieldId::Clock),
        None,
        "nothing is unfolded"
    );
}

#[test]
fn nothing_is_wrong_before_a_position_is_typed() {
    let mut desk = opened();
    desk.run(Command::Form(FormCommand::Choose(FieldId::More, 1)));
    desk.run(Command::Form(FormCommand::Choose(FieldId::Start, 1)));
    assert_eq!(form(&desk).wrong, None);
    let first = fen::write(&Position::initial());
    assert_eq!(form(&desk).text(FieldId::Fen), first);
    // What is deleted stays deleted.
    while form(&desk).focus != FieldId::Fen {
        desk.press(Key::Tab);
    }
    desk.press(Key::Backspace);
    assert_eq!(form(&desk).text(FieldId::Fen), "");
    assert!(form(&desk).wrong.is_some());
}

/// Two players with one name are rarely meant.
#[test]
fn the_name_of_the_other_player_is_not_proposed() {
    let mut desk = opened();
    desk.app.settings.names = vec!["Anderssen".into(), "Andersen".into()];
    type_text(&mut desk, "Anderssen");
    while form(&desk).focus != FieldId::Player(Color::Black) {
        desk.press(Key::Tab);
    }
    type_text(&mut desk, "And");
    let field = form(&desk).focused_text().expect("the name");
    assert_eq!(field.suggestion(), "ersen");
}

#[test]
fn each_rare_row_that_is_hard_to_guess_is_explained_right_below_it() {
    let mut desk = opened();
    desk.run(Command::Form(FormCommand::Choose(FieldId::More, 1)));
    let labels: Vec<Label> = form(&desk).rows.iter().map(|row| row.label).collect();
    let mut pairs = vec![
        (Label::TouchMove, Label::AboutTouchMove),
        (Label::DrawRule, Label::AboutDrawRule),
    ];
    let help = HelpKind::ALL.map(|kind| (Label::Help(kind), Label::AboutHelp(kind)));
    pairs.extend(help);
    for (row, note) in pairs {
        let at = labels.iter().position(|&label| label == row);
        let below = at.and_then(|at| labels.get(at + 1));
        assert_eq!(below, Some(&note), "{row:?}");
    }
}

/// Clicks on a command of the form after the wheel has brought it into sight.
fn click_after_wheel(desk: &mut Desk, command: &Command) {
    desk.move_to(desk.layout().panel.center());
    for notch in 0..60 {
        if let Some(area) = desk.scene().area_of(command) {
            desk.click_at(area.center());
            return;
        }
        desk.event(Event::Wheel(if notch < 20 { 1 } else { -1 }));
    }
    panic!("{command:?} is nowhere");
}

/// The fields with options, and the number of their options.
fn choices(desk: &Desk) -> Vec<(FieldId, usize)> {
    let fields = form(desk).rows.iter().flat_map(|row| &row.fields);
    let choices = fields.filter_map(|field| match &field.widget {
        Widget::Choice { options, .. } if field.id != FieldId::Known => {
            Some((field.id, options.len()))
        }
        _ => None,
    });
    choices.collect()
}

/// For each field an option that is in sight; not the last one, which may open something.
fn options_in_sight(desk: &Desk) -> Vec<(Command, Rect)> {
    let scene = desk.scene();
    let in_sight = |(id, count): (FieldId, usize)| {
        let options = (0..count.saturating_sub(1)).map(|number| FormCommand::Choose(id, number));
        let mut commands = options.map(Command::Form);
        commands.find_map(|command| {
            let area = scene.area_of(&command)?;
            Some((command, area))
        })
    };
    choices(desk).into_iter().filter_map(in_sight).collect()
}

#[test]
fn what_is_clicked_stays_where_it_is() {
    for (w, h) in [(640, 480), (600, 1000), (1280, 800)] {
        let mut clicked = 0;
        for tabs in 0..24 {
            // The keys have scrolled the form, and not the wheel.
            let tabbed = || {
                let mut desk = opened();
                desk.app.settings.text_size = TextSize::Largest;
                desk.resize(w, h);
                for _ in 0..tabs {
                    desk.press(Key::Tab);
                }
                desk
            };
            for (command, before) in options_in_sight(&tabbed()) {
                let mut desk = tabbed();
                desk.click_at(before.center());
                let after = desk.scene().area_of(&command);
                let shift = after.map(|after| before.y.abs_diff(after.y));
                // A row of which half is seen comes into sight; who gives a handicap is told just above it.
                let stays = shift.is_some_and(|shift| shift <= 36);
                assert!(stays, "{command:?} after {tabs} tabs at {w}x{h}: {shift:?}");
                clicked += 1;
            }
        }
        assert!(clicked > 24, "{clicked} at {w}x{h}");
    }
}

#[test]
fn a_text_that_is_clicked_stays_where_it_is() {
    let place = |desk: &Desk, id: FieldId| {
        let scene = desk.scene();
        let points = (0..480).flat_map(|y| (0..640).step_by(9).map(move |x| Point::new(x, y)));
        let mut zones = points.filter_map(|at| scene.zone_at(at));
        let is_text = |zone: &Zone| matches!(zone, Zone::Text { id: it, .. } if *it == id);
        zones.find(|(_, zone)| is_text(zone)).map(|(area, _)| area)
    };
    let mut clicked = 0;
    for (id, tabs) in [FieldId::Player(Color::White), FieldId::Player(Color::Black)]
        .into_iter()
        .flat_map(|id| (0..16).map(move |tabs| (id, tabs)))
    {
        let mut desk = opened();
        desk.resize(640, 480);
        for _ in 0..tabs {
            desk.press(Key::Tab);
        }
        let Some(before) = place(&desk, id) else {
            continue;
        };
        desk.click_at(before.center());
        assert_eq!(form(&desk).focus, id);
        assert_eq!(place(&desk, id), Some(before), "{id:?} after {tabs} tabs");
        clicked += 1;
    }
    assert!(clicked > 8, "{clicked}");
}

#[test]
fn what_more_holds_begins_below_one_another() {
    let mut desk = opened();
    desk.resize(1280, 1600);
    desk.run(FormCommand::Choose(FieldId::More, 1));
    let left = |id| {
        let first = Command::Form(FormCommand::Choose(id, 0));
        desk.scene().area_of(&first).expect("in sight").x
    };
    let help = HelpKind::ALL.map(FieldId::Help);
    let ids = [FieldId::Rules, FieldId::TouchMove, FieldId::ClockAtOnce];
    let lefts: Vec<i32> = ids.into_iter().chain(help).map(left).collect();
    assert!(lefts.iter().all(|it| *it == lefts[0]), "{lefts:?}");
}

#[test]
fn what_other_opens_is_in_sight() {
    for (w, h) in [(640, 480), (600, 1000), (1280, 800)] {
        let mut desk = opened();
        desk.resize(w, h);
        let last = |wanted: FieldId, desk: &Desk| {
            let all = choices(desk).into_iter();
            let count = all.filter(|(id, _)| *id == wanted).map(|(_, count)| count);
            count.sum::<usize>() - 1
        };
        let other = last(FieldId::QuickChoice, &desk);
        desk.run(Command::Form(FormCommand::Choose(FieldId::QuickChoice, 0)));
        let other = Command::Form(FormCommand::Choose(FieldId::QuickChoice, other));
        click_after_wheel(&mut desk, &other);
        assert_eq!(form(&desk).focus, FieldId::Clock);
        for number in 0..=last(FieldId::Clock, &desk) {
            let kind = Command::Form(FormCommand::Choose(FieldId::Clock, number));
            assert!(desk.scene().area_of(&kind).is_some(), "{number} at {w}x{h}");
        }
    }
}

/// The program has no name that could be replaced.
#[test]
fn an_offered_player_is_put_into_the_field_of_a_person() {
    let mut desk = asked_with_known_players(Settings::default());
    desk.type_text("Emil");
    desk.run(Command::Form(FormCommand::Choose(
        FieldId::Kind(Color::Black),
        1,
    )));
    desk.click_on(Command::Form(FormCommand::Choose(FieldId::Known, 0)));
    assert_eq!(form(&desk).text(FieldId::Player(Color::White)), "Cleo");
    assert_eq!(form(&desk).focus, FieldId::Player(Color::White));
}

#[test]
fn each_player_keeps_the_time_when_the_two_are_exchanged() {
    let mut settings = desk::players();
    settings.clock.kind = deskmate::storage::ClockKind::SuddenDeath;
    settings.clock.differ = true;
    settings.clock.white.time = "10".into();
    settings.clock.black.time = "5".into();
    let mut desk = Desk::with(settings, |_| {});
    desk.open_new_game();
    desk.run(Command::Form(FormCommand::SwapPlayers));
    desk.run(Command::Form(FormCommand::Submit));
    assert_eq!(desk.white(), "Kieseritzky");
    let control = desk.game().clock().control();
    assert_eq!(control.white.to_string(), "300");
    assert_eq!(control.black.to_string(), "600");
}

/// What is changed in the settings meanwhile is not put back.
#[test]
fn the_settings_over_the_form_for_a_new_game_hold() {
    let mut desk = opened();
    desk.app.settings.touch_move = true;
    desk.run(Command::Form(FormCommand::Submit));
    assert!(desk.app.settings.touch_move);
}

#[test]
fn a_wrong_position_is_forgotten_for_one_from_the_board_editor() {
    let mut desk = opened();
    let set_up = |desk: &mut Desk| {
        desk.run(deskmate::app::StartCommand::SetUp);
        desk.run(Command::Form(FormCommand::Submit));
        assert_eq!(form(desk).focus, FieldId::Fen);
    };
    set_up(&mut desk);
    desk.ctrl('a');
    desk.type_text("nonsense");
    assert!(form(&desk).wrong.is_some());
    set_up(&mut desk);
    assert_eq!(form(&desk).wrong, None);
    desk.run(Command::Form(FormCommand::Submit));
    assert!(desk.app.live_game().is_some());
}

#[test]
fn the_wheel_scrolls_the_form_over_its_buttons_too() {
    let mut desk = opened();
    desk.resize(640, 480);
    let buttons = desk.zone_of(&FormCommand::Submit.into());
    desk.move_to(buttons.center());
    let first = |desk: &Desk| form(desk).scroll.first;
    desk.event(Event::Wheel(20));
    assert_eq!(first(&desk), 0);
    desk.event(Event::Wheel(-1));
    assert_eq!(first(&desk), 3);
}

/// The ring around what has the focus is for who uses keys.
#[test]
fn a_click_leaves_no_ring_and_a_key_shows_it_again() {
    let mut desk = opened();
    let choose = Command::from(FormCommand::Choose(FieldId::QuickChoice, 3));
    let shapes = |desk: &Desk| {
        assert_eq!(form(desk).focus, FieldId::QuickChoice);
        let tile = desk.zone_of(&choose);
        let scene = desk.scene();
        scene.shapes.iter().filter(|it| it.area == tile).count()
    };
    desk.click_on(choose.clone());
    let clicked = shapes(&desk);
    desk.press(Key::Tab);
    desk.shift_tab();
    assert_eq!(shapes(&desk), clicked + 1);
}
