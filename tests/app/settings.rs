//! Does every setting take effect at once, and is it saved?

use crate::desk;

use std::fs;
use std::path::Path;

use desk::{Desk, insisting, players};
use deskmate::app::keys::{self, Key};
use deskmate::app::{
    Command, Dialog, Effect, EntryFault, Failure, FieldId, FieldOption, FileEffect, FileTask, Form,
    FormCommand, Hand, Label, Machine, Prompt, Reply, Setting, SettingsCommand, SettingsPage, Step,
    TaskReply, Volume, Wake, Widget, WindowEffect,
};
use deskmate::language::Language;
use deskmate::rules::{Color, Piece, Role};
use deskmate::sound::Sound;
use deskmate::storage::library::FolderEntry;
use deskmate::storage::{
    BoardTheme, ColorScheme, DateStyle, Letters, Notation, PieceSet, Settings, TextSize,
};
use deskmate::view::{
    BoardColors, DARK, Event, Fill, HIGH_CONTRAST, LIGHT, Look, Point, Theme, Zone,
};
use deskmate::words::Words;

fn form(desk: &Desk) -> &Form {
    desk.app.form().expect("a form is open")
}

fn is_open(desk: &Desk) -> bool {
    matches!(desk.app.dialog(), Some(Dialog::Settings(_)))
}

/// Chooses an option in the settings and closes them.
fn choose(desk: &mut Desk, field: FieldId, number: usize) {
    desk.key(',');
    let is_there = |desk: &Desk| form(desk).field(field).is_some();
    let page = SettingsPage::ALL.into_iter().find(|&page| {
        desk.run(SettingsCommand::Page(page));
        is_there(desk)
    });
    assert!(page.is_some(), "{field:?}");
    desk.run(Command::Form(FormCommand::Choose(field, number)));
    desk.press(Key::Escape);
}

fn kept(desk: &mut Desk) -> Settings {
    let (settings, fault) = desk.files.settings.read();
    assert_eq!(fault, None);
    settings
}

fn texts(desk: &Desk) -> Vec<String> {
    let scene = desk.scene();
    let text = |look: &Look| match look {
        Look::Text { text, .. } => Some(text.clone()),
        _ => None,
    };
    let looks = scene.shapes.iter().map(|shape| &shape.look);
    looks.filter_map(text).collect()
}

fn shows(desk: &Desk, text: &str) -> bool {
    texts(desk).iter().any(|shown| shown == text)
}

/// Whether a square is painted in a colour.
fn is_painted(desk: &Desk, square: &str, look: &Look) -> bool {
    let (area, scene) = (desk.area(square), desk.scene());
    let mut shapes = scene.shapes.iter();
    shapes.any(|shape| shape.area == area && shape.look == *look)
}

#[test]
fn a_comma_opens_the_settings_on_every_screen_and_three_keys_close_them() {
    let mut review = Desk::with_last("1. e4 e5 *\n");
    review.key('l');
    for mut desk in [Desk::new(), Desk::playing(), review] {
        for close in [Key::Enter, Key::Escape, Key::Char(',')] {
            desk.key(',');
            assert!(is_open(&desk));
            desk.press(close);
            assert!(desk.app.dialog().is_none(), "{close:?}");
        }
        desk.press(Key::Enter);
        assert!(!is_open(&desk));
    }
}

#[test]
fn the_menu_leads_to_the_settings_and_is_closed_by_that() {
    let mut desk = Desk::playing();
    desk.press(Key::Escape);
    desk.click_on(Command::Settings(SettingsCommand::Show));
    assert!(is_open(&desk));
    desk.press(Key::Escape);
    assert!(desk.app.dialog().is_none());
}

#[test]
fn the_settings_lie_over_a_form_that_is_being_filled_in() {
    let mut desk = Desk::new();
    desk.open_new_game();
    desk.key(',');
    assert_eq!(
        form(&desk).text(FieldId::Player(Color::White)),
        ",",
        "a name is typed"
    );
    desk.press(Key::Up);
    desk.key(',');
    assert!(is_open(&desk));
    desk.press(Key::Escape);
    assert_eq!(form(&desk).text(FieldId::Player(Color::White)), ",");
}

#[test]
fn every_choice_takes_effect_at_once_and_is_saved() {
    let mut desk = Desk::new();
    let choices: [&[(Setting, usize)]; 4] = [
        &[
            (Setting::BoardTheme, 3),
            (Setting::Pieces, 2),
            (Setting::Coordinates, 0),
            (Setting::CoordinatesOutside, 1),
            (Setting::LegalTargets, 0),
            (Setting::Animation, 0),
            (Setting::LastMoveSquares, 0),
            (Setting::LastMoveArrow, 1),
            (Setting::CapturedPieces, 0),
            (Setting::ColorScheme, 1),
            (Setting::Notation, 1),
            (Setting::TextSize, 1),
        ],
        &[
            (Setting::AlwaysQueen, 1),
            (Setting::TakebackAsks, 1),
            (Setting::TouchMove, 1),
            (Setting::LowTime, 0),
            (Setting::ClockAtOnce, 1),
            (Setting::ClockUnderDialogs, 1),
        ],
        &[
            (Setting::Volume, 3),
            (Setting::Sound(Sound::Move), 0),
            (Setting::Sound(Sound::Capture), 0),
            (Setting::Sound(Sound::Check), 0),
            (Setting::Sound(Sound::End), 0),
            (Setting::Sound(Sound::LowTime), 0),
        ],
        &[
            (Setting::Language, 1),
            (Setting::Letters, 2),
            (Setting::Dates, 1),
            (Setting::EnglishOpenings, 1),
        ],
    ];
    desk.key(',');
    for (page, choices) in ['1', '2', '3', '4'].into_iter().zip(choices) {
        desk.key(page);
        for (number, &(setting, choice)) in choices.iter().enumerate() {
            let field = FieldId::Setting(setting);
            assert_eq!(form(&desk).focus, field);
            let before = form(&desk).chosen(field).expect("something is chosen");
            let key = if choice > before {
                Key::Right
            } else {
                Key::Left
            };
            for _ in 0..choice.abs_diff(before) {
                desk.press(key);
            }
            assert_eq!(kept(&mut desk), desk.app.settings, "{field:?}");
            assert_eq!(form(&desk).chosen(field), Some(choice));
            if number + 1 < choices.len() {
                desk.press(Key::Down);
            }
            // What resets the page comes before the size of text, and what plays a sound behind its switch.
            if matches!(form(&desk).focus, FieldId::ResetPage | FieldId::Hear(_)) {
                desk.press(Key::Tab);
            }
        }
    }
    let expected = Settings {
        board_theme: BoardTheme::Clear,
        pieces: PieceSet::Carved,
        animation: false,
        coordinates: false,
        coordinates_outside: true,
        last_move_squares: false,
        last_move_arrow: true,
        captured_pieces: false,
        legal_targets: false,
        notation: Notation::Long,
        letters: Letters::English,
        dates: DateStyle::Iso,
        english_openings: true,
        language: Some(Language::ALL[1]),
        always_queen: true,
        takeback_asks: true,
        touch_move: true,
        clock_at_once: true,
        clock_under_dialogs: true,
        move_sound: false,
        capture_sound: false,
        check_sound: false,
        end_sound: false,
        low_time_sound: false,
        low_time_warning: false,
        volume: 100,
        color_scheme: ColorScheme::Light,
        text_size: TextSize::Large,
        ..players()
    };
    assert_eq!(kept(&mut desk), expected);
    // Choosing the same again saves nothing.
    let effects = desk.effects.len();
    desk.run(Command::Form(FormCommand::Choose(
        FieldId::Setting(Setting::TextSize),
        1,
    )));
    assert_eq!(desk.effects.len(), effects);
}

/// The sets of the pieces that are painted.
fn sets_painted(desk: &Desk) -> Vec<PieceSet> {
    let scene = desk.scene();
    let sets = scene.shapes.iter().filter_map(|shape| match shape.look {
        Look::Piece { set, .. } => Some(set),
        _ => None,
    });
    let painted: Vec<PieceSet> = sets.collect();
    let is_painted = |set: &PieceSet| painted.contains(set);
    PieceSet::ALL.into_iter().filter(is_painted).collect()
}

#[test]
fn a_set_of_pieces_is_chosen_from_pictures_of_all_of_them() {
    let mut desk = Desk::playing();
    for (choice, set) in PieceSet::ALL.into_iter().enumerate().rev() {
        desk.key(',');
        desk.run(Command::Form(FormCommand::Focus(Step::Forward)));
        assert_eq!(sets_painted(&desk), PieceSet::ALL);
        desk.click_on(Command::Form(FormCommand::Choose(
            FieldId::Setting(Setting::Pieces),
            choice,
        )));
        desk.press(Key::Escape);
        assert_eq!(sets_painted(&desk), [set]);
    }
}

#[test]
fn settings_that_cannot_be_saved_take_effect_and_are_reported() {
    let mut desk = Desk::new();
    let file = desk.games_path().with_file_name("settings.json");
    fs::create_dir_all(file.join("in the way")).expect("a folder");
    desk.key(',');
    desk.run(Command::Form(FormCommand::Choose(
        FieldId::Setting(Setting::BoardTheme),
        1,
    )));
    assert_eq!(desk.app.settings.board_theme, BoardTheme::Brown);
    let fault = desk.fault();
    assert!(
        matches!(
            fault,
            Some(EntryFault::Failed(Failure::SettingsNotSaved(_)))
        ),
        "{fault:?}"
    );
    fs::remove_dir_all(&file).expect("removed");
    desk.run(Command::Form(FormCommand::Choose(
        FieldId::Setting(Setting::BoardTheme),
        2,
    )));
    assert_eq!(form(&desk).fault, None);
}

#[test]
fn the_settings_cover_the_game_whose_clock_runs_if_the_players_want_it() {
    let mut desk = Desk::playing();
    desk.app.settings.clock_under_dialogs = true;
    desk.play(&["e2e4"]);
    let board = desk.grid();
    let e7 = board.area_of(desk::square("e7")).center();
    desk.key(',');
    desk.wait(2_500);
    assert!(matches!(desk.app.wake(desk.now()), Some(Wake::At(_))));
    assert_eq!(desk.clocks(), (0, 2_500));
    assert!(!matches!(desk.zone_at(e7), Some(Zone::Board { .. })));
    desk.run(Command::Form(FormCommand::Choose(
        FieldId::Setting(Setting::BoardTheme),
        2,
    )));
    desk.press(Key::Escape);
    let colors = BoardColors::of(BoardTheme::Blue);
    assert!(is_painted(&desk, "e4", &Look::Plain(colors.last_move)));
    assert!(is_painted(&desk, "a1", &Look::Plain(colors.dark_square)));
    desk.play(&["e7e5"]);
    assert_eq!(desk.moves(), "e4 e5");
}

#[test]
fn a_piece_in_hand_is_put_down() {
    let mut desk = Desk::playing();
    desk.lift("e2", "e4");
    assert!(matches!(desk.input().hand(), Hand::Lifted(_)));
    desk.key(',');
    assert_eq!(desk.input().hand(), Hand::Empty);
    desk.up(desk.at("e4"));
    desk.press(Key::Escape);
    assert_eq!(
        (desk.moves(), desk.input().hand()),
        (String::new(), Hand::Empty)
    );

    let mut desk = Desk::playing_from("8/1P6/8/8/8/8/8/K1k5 w - - 0 1");
    desk.play(&["b7b8"]);
    desk.key(',');
    desk.press(Key::Escape);
    assert_eq!(desk.input().hand(), Hand::Empty);
    desk.key('q');
    assert_eq!(desk.moves(), "");
}

#[test]
fn no_question_stays_open_behind_the_settings() {
    let mut desk = Desk::begun();
    desk.key('g');
    desk.key(',');
    assert!(!is_open(&desk));
    let resign = Prompt::Resign {
        by: Color::White,
        counts: true,
    };
    assert_eq!(desk.app.message(), Some(insisting(resign)));
    desk.key('n');
    desk.key(',');
    desk.key('y');
    assert!(is_open(&desk));
    assert_eq!(desk.game().outcome(), None);
}

#[test]
fn m_silences_in_the_settings() {
    let mut desk = Desk::playing();
    desk.key(',');
    desk.key('3');
    desk.key('m');
    let volume = FieldId::Setting(Setting::Volume);
    assert_eq!(form(&desk).chosen(volume), Some(0));
    assert!(desk.app.settings.muted && is_open(&desk));
    desk.key('m');
    assert_eq!(form(&desk).chosen(volume), Some(2));
    // What is chosen after it does not turn the sound off again.
    desk.key('1');
    desk.run(Command::Form(FormCommand::Choose(
        FieldId::Setting(Setting::Animation),
        0,
    )));
    assert!(!desk.app.settings.muted);
    let is_listed = |desk: &Desk, key: &str| {
        let mut caps = keys::list(&desk.app).into_iter().flat_map(|line| line.caps);
        caps.any(|cap| Words::ENGLISH.cap(Some(cap)) == key)
    };
    assert!(is_listed(&desk, "M") && is_listed(&desk, "2") && is_listed(&desk, "/"));
}

#[test]
fn each_page_has_a_key_and_a_place_to_click() {
    let mut desk = Desk::new();
    desk.key(',');
    for (key, page) in ('1'..).zip(SettingsPage::ALL) {
        desk.key(key);
        let shown = |desk: &Desk| desk.app.settings_form().expect("the settings").page();
        assert_eq!(shown(&desk), page);
        let title = Words::ENGLISH.label(Label::SettingsPage(page));
        assert!(shows(&desk, title));
        desk.key('2');
        for (w, h) in [(1280, 800), (640, 480), (600, 1000)] {
            desk.resize(w, h);
            desk.click_on(Command::Settings(SettingsCommand::Page(page)));
            assert_eq!(shown(&desk), page, "{w}×{h}");
        }
    }
}

#[test]
fn the_pages_are_named_in_a_high_window_with_large_text_too() {
    let mut desk = Desk::with(
        Settings {
            text_size: TextSize::Largest,
            ..Settings::default()
        },
        |_| {},
    );
    desk.resize(600, 1000);
    desk.key(',');
    let texts = desk.texts();
    for page in SettingsPage::ALL {
        let name = Words::ENGLISH.label(Label::SettingsPage(page));
        assert!(texts.iter().any(|text| text == name), "{name} in {texts:?}");
    }
}

#[test]
fn every_setting_is_on_exactly_one_page() {
    let mut desk = Desk::new();
    desk.key(',');
    let mut seen: Vec<FieldId> = Vec::new();
    for page in SettingsPage::ALL {
        desk.run(SettingsCommand::Page(page));
        for field in form(&desk).fields() {
            if matches!(field.id, FieldId::Setting(_)) {
                let is_size = field.id == FieldId::Setting(Setting::TextSize);
                assert!(is_size || !seen.contains(&field.id), "{:?}", field.id);
                seen.push(field.id);
            }
        }
    }
    assert_eq!(seen.len(), 32 + SettingsPage::ALL.len());
}

#[test]
fn a_setting_is_found_on_all_pages_by_its_words() {
    let mut desk = Desk::new();
    desk.key(',');
    desk.key('3');
    desk.key('/');
    assert_eq!(form(&desk).focus, FieldId::FindSetting);
    desk.type_text("CLOCK first");
    let found = FieldId::Setting(Setting::ClockAtOnce);
    let ids = |desk: &Desk| -> Vec<FieldId> {
        let all = form(desk).fields().map(|field| field.id);
        all.take(2).collect()
    };
    assert_eq!(ids(&desk)[0], found);
    assert!(shows(&desk, "Clock runs before the first move"));
    assert!(!shows(&desk, "Warn of low time"));
    // The name of its group is a word of it, too.
    desk.ctrl('a');
    desk.type_text("clock low");
    assert_eq!(ids(&desk)[0], FieldId::Setting(Setting::LowTime));
    desk.ctrl('a');
    desk.type_text("clock first");
    // Enter goes to it, Space turns it.
    desk.press(Key::Enter);
    assert_eq!(form(&desk).focus, found);
    desk.key(' ');
    assert!(kept(&mut desk).clock_at_once);
    desk.press(Key::Escape);
    assert!(is_open(&desk), "Esc ends the search first");
    assert_eq!(ids(&desk)[0], FieldId::Setting(Setting::Volume));
    desk.key('/');
    desk.type_text("Großmutter");
    assert!(shows(&desk, Words::ENGLISH.label(Label::NoSettingFound)));
    desk.press(Key::Enter);
    desk.press(Key::Backspace);
    desk.press(Key::Escape);
    desk.press(Key::Escape);
    assert!(!is_open(&desk));
}

#[test]
fn a_page_is_reset_without_the_others() {
    let mut desk = Desk::new();
    desk.key(',');
    for (setting, choice) in [(Setting::BoardTheme, 2), (Setting::Coordinates, 0)] {
        desk.run(FormCommand::Choose(FieldId::Setting(setting), choice));
    }
    desk.key('2');
    desk.run(FormCommand::Choose(FieldId::Setting(Setting::TouchMove), 1));
    desk.key('1');
    desk.click_on(Command::Settings(SettingsCommand::ResetPage));
    let settings = kept(&mut desk);
    assert_eq!(settings.board_theme, BoardTheme::Green);
    assert!(settings.coordinates && settings.touch_move);
    assert_eq!(settings.white, players().white);
}

#[test]
fn coordinates_and_dots_are_there_or_not() {
    let mut desk = Desk::playing();
    assert!(shows(&desk, "h"));
    choose(&mut desk, FieldId::Setting(Setting::Coordinates), 0);
    assert!(!shows(&desk, "h"));
    let target = Fill::Solid(BoardColors::of(BoardTheme::Green).target);
    let is_dot = |look: &Look| matches!(look, Look::Rounded { fill, .. } if *fill == target);
    let has_dot = |desk: &Desk| desk.scene().shapes.iter().any(|shape| is_dot(&shape.look));
    desk.click("g1");
    assert!(has_dot(&desk));
    choose(&mut desk, FieldId::Setting(Setting::LegalTargets), 0);
    desk.click("g1");
    assert!(!has_dot(&desk));
}

#[test]
fn the_last_move_is_shown_by_its_squares_or_an_arrow_or_both() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4"]);
    let colors = BoardColors::of(BoardTheme::Green);
    let arrow = colors.last_move_arrow();
    let has_arrow = |desk: &Desk| {
        let scene = desk.scene();
        let mut looks = scene.shapes.iter().map(|shape| &shape.look);
        looks.any(|look| matches!(look, Look::Polygon { color, .. } if *color == arrow))
    };
    let has_squares = |desk: &Desk| is_painted(desk, "e4", &Look::Plain(colors.last_move));
    assert!(has_squares(&desk) && !has_arrow(&desk));
    choose(&mut desk, FieldId::Setting(Setting::LastMoveArrow), 1);
    assert!(has_squares(&desk) && has_arrow(&desk));
    choose(&mut desk, FieldId::Setting(Setting::LastMoveSquares), 0);
    assert!(!has_squares(&desk) && has_arrow(&desk));
    let mut desk = Desk::playing();
    desk.app.settings.last_move_arrow = true;
    assert!(!has_arrow(&desk), "there is no move yet");
}

#[test]
fn without_animation_nothing_slides() {
    let mut desk = Desk::playing();
    desk.play(&["e2e4"]);
    assert_eq!(desk.app.wake(desk.now()), Some(Wake::NextFrame));
    choose(&mut desk, FieldId::Setting(Setting::Animation), 0);
    desk.wait(1_000);
    desk.play(&["e7e5"]);
    assert_ne!(desk.app.wake(desk.now()), Some(Wake::NextFrame));
}

#[test]
fn moves_are_written_short_with_figurines_or_long() {
    let mut desk = Desk::playing_from("1n2k3/P7/8/8/8/8/8/4K2R w K - 0 1");
    desk.play(&["h1h2", "e8e7", "a7b8"]);
    desk.key('n');
    let moves = ["Rh2", "Ke7", "axb8=N"];
    assert!(moves.iter().all(|text| shows(&desk, text)));
    choose(&mut desk, FieldId::Setting(Setting::Notation), 1);
    let long = ["Rh1-h2", "Ke8-e7", "a7xb8=N"];
    assert!(long.iter().all(|text| shows(&desk, text)));
    assert!(moves.iter().all(|text| !shows(&desk, text)));

    choose(&mut desk, FieldId::Setting(Setting::Notation), 0);
    choose(&mut desk, FieldId::Setting(Setting::Letters), 1);
    assert!(["h2", "e7", "axb8="].iter().all(|text| shows(&desk, text)));
    let scene = desk.scene();
    let figurines = scene.shapes.iter().filter_map(|shape| match &shape.look {
        Look::Piece { piece, .. } if shape.area.x > desk.layout().panel.x => Some(piece),
        _ => None,
    });
    let roles: Vec<Role> = figurines.copied().map(Piece::role).collect();
    // A captured knight on the card comes first.
    assert_eq!(roles, [Role::Knight, Role::Rook, Role::King, Role::Knight]);
}

#[test]
fn a_pawn_becomes_a_queen_unasked() {
    let mut desk = Desk::playing_from("8/1P6/8/8/8/8/8/K1k5 w - - 0 1");
    choose(&mut desk, FieldId::Setting(Setting::AlwaysQueen), 1);
    desk.play(&["b7b8"]);
    assert_eq!(desk.moves(), "b8=Q");
}

#[test]
fn sound_is_turned_off_and_on_and_heard_as_loud_as_it_is_now() {
    let mut desk = Desk::new();
    desk.key(',');
    desk.key('3');
    desk.effects.clear();
    desk.run(Command::Form(FormCommand::Choose(
        FieldId::Setting(Setting::Volume),
        3,
    )));
    assert_eq!(desk.app.settings.loudness(), 100);
    assert_eq!(
        desk.effects,
        [
            Effect::Window(WindowEffect::Sound(Sound::Move)),
            Effect::File(FileEffect::SaveSettings)
        ]
    );
    desk.effects.clear();
    desk.run(Command::Form(FormCommand::Choose(
        FieldId::Setting(Setting::Volume),
        0,
    )));
    assert_eq!(desk.app.settings.loudness(), 0);
    assert_eq!(desk.effects, [Effect::File(FileEffect::SaveSettings)]);
    desk.press(Key::Escape);
    desk.key('m');
    assert_eq!(desk.app.settings.loudness(), 100, "as loud as before");
    desk.key('m');
    desk.key(',');
    desk.key('3');
    assert_eq!(
        form(&desk).chosen(FieldId::Setting(Setting::Volume)),
        Some(0)
    );
}

/// A volume from another version of the program, or from an editor.
#[test]
fn a_volume_between_the_choices_stays_until_another_is_chosen() {
    let settings = Settings {
        volume: 45,
        ..players()
    };
    let mut desk = Desk::with(settings, |_| {});
    desk.key(',');
    desk.key('3');
    assert_eq!(form(&desk).chosen(FieldId::Setting(Setting::Volume)), None);
    desk.key('1');
    desk.run(Command::Form(FormCommand::Choose(
        FieldId::Setting(Setting::BoardTheme),
        1,
    )));
    assert_eq!(desk.app.settings.volume, 45);
}

#[test]
fn larger_text_enlarges_the_panel_and_not_the_board() {
    let mut desk = Desk::playing();
    let sizes = |desk: &Desk| (desk.layout().unit(100), desk.layout().board_unit(100));
    assert_eq!(sizes(&desk), (100, 100));
    for (number, unit) in [(1, 115), (2, 130), (3, 150)] {
        choose(&mut desk, FieldId::Setting(Setting::TextSize), number);
        assert_eq!(sizes(&desk), (unit, 100));
    }
    // In the smallest window there is less room for it, and the board gives a little.
    desk.resize(640, 480);
    assert_eq!(sizes(&desk), (113, 70));
}

#[test]
fn the_options_and_their_label_are_shown() {
    let mut desk = Desk::new();
    desk.key(',');
    for option in BoardTheme::ALL.map(FieldOption::BoardTheme) {
        assert!(
            shows(&desk, &Words::ENGLISH.field_option(&option)),
            "{option:?}"
        );
    }
    let label = Words::ENGLISH.label(Label::Setting(Setting::BoardTheme));
    assert_eq!(
        label.split_once(" · "),
        Some(("Board", "Grey suits colour-blind eyes"))
    );
    assert!(shows(&desk, "Board") && shows(&desk, "Grey suits colour-blind eyes"));
    desk.key('3');
    for option in Volume::ALL.map(FieldOption::Volume) {
        assert!(shows(&desk, &Words::ENGLISH.field_option(&option)));
    }
}

#[test]
fn the_wheel_and_the_scroll_bar_scroll_a_form_and_leave_the_focus() {
    let mut desk = Desk::new();
    desk.resize(640, 480);
    desk.key(',');
    let long = Command::Form(FormCommand::Choose(FieldId::Setting(Setting::Notation), 1));
    let theme = Command::Form(FormCommand::Choose(
        FieldId::Setting(Setting::BoardTheme),
        3,
    ));
    let in_sight = |desk: &Desk, command| {
        let panel = desk.layout().panel;
        let area = desk.scene().area_of(command);
        area.is_some_and(|area| area.h > 9 && panel.contains(area.center()))
    };
    desk.move_to(desk.layout().panel.center());
    desk.event(Event::Wheel(1));
    assert!(in_sight(&desk, &theme) && !in_sight(&desk, &long));
    for _ in 0..20 {
        desk.event(Event::Wheel(-1));
    }
    assert_eq!(form(&desk).focus, FieldId::Setting(Setting::BoardTheme));
    assert!(in_sight(&desk, &long) && !in_sight(&desk, &theme));
    // A click where it was scrolled to does not scroll it.
    let area = desk.scene().area_of(&long);
    desk.click_on(long.clone());
    assert_eq!(desk.app.settings.notation, Notation::Long);
    assert_eq!(desk.scene().area_of(&long), area);
    let bar = desk.zone_where(|zone| matches!(zone, Zone::ScrollBar { .. }));
    desk.down(bar);
    desk.move_to(Point::new(bar.x, 0));
    desk.up(Point::new(bar.x, 0));
    assert!(in_sight(&desk, &theme) && !in_sight(&desk, &long));
    assert_eq!(form(&desk).focus, FieldId::Setting(Setting::Notation));
    // A key shows the focused field again.
    desk.press(Key::Left);
    assert!(in_sight(&desk, &long));
    desk.run(Command::Form(FormCommand::Focus(Step::First)));
    desk.click_on(theme);
    assert_eq!(desk.app.settings.board_theme, BoardTheme::Clear);
}

#[test]
fn a_button_closes() {
    let mut desk = Desk::playing();
    desk.key(',');
    desk.click_on(Command::Form(FormCommand::Submit));
    assert!(desk.app.dialog().is_none());
    assert!(matches!(
        desk.zone_at(desk.at("e4")),
        Some(Zone::Board { .. })
    ));
}

/// These engines were found on a machine of four threads.
fn find(desk: &mut Desk, engines: &[&str]) {
    let engines = engines.iter().map(ToString::to_string).collect();
    let machine = Machine {
        engines: Some(engines),
        threads: 4,
        games: "/home/anna/games".into(),
    };
    desk.run(Reply::Task(TaskReply::Engines(machine)));
}

const STOCKFISH: &str = "/usr/games/stockfish";

#[test]
fn an_engine_that_was_found_is_chosen_and_its_path_is_shown() {
    let mut desk = Desk::new();
    desk.key(',');
    let asked = Effect::FileTask(FileTask::FindEngines);
    assert!(desk.effects.contains(&asked));
    desk.key('5');
    desk.effects.clear();
    desk.press(Key::F5);
    assert!(desk.effects.contains(&asked), "again");
    find(&mut desk, &[STOCKFISH, "/usr/games/gnuchess"]);
    assert_eq!(form(&desk).chosen(FieldId::Engine), Some(0));
    let focus = Command::Form(FormCommand::Choose(FieldId::Engine, 1));
    desk.run(focus);
    assert!(shows(&desk, "Stockfish") && shows(&desk, STOCKFISH));
    for (field, number) in [
        (FieldId::Setting(Setting::EngineThreads), 1),
        (FieldId::Setting(Setting::EngineMemory), 4),
    ] {
        desk.run(Command::Form(FormCommand::Choose(field, number)));
    }
    let settings = kept(&mut desk);
    assert_eq!(settings.engine, STOCKFISH);
    let numbers = (settings.engine_threads, settings.engine_memory);
    assert_eq!(numbers, (Some(2), 256));
    // The settings open with what was found before.
    desk.press(Key::Escape);
    desk.key(',');
    desk.key('5');
    find(&mut desk, &[STOCKFISH]);
    assert_eq!(form(&desk).chosen(FieldId::Engine), Some(1));
    desk.run(Command::Form(FormCommand::Choose(FieldId::Engine, 0)));
    assert_eq!(kept(&mut desk).engine, "");
}

/// The files of the engines to choose from; the built-in engine has none.
fn offered(desk: &Desk) -> Vec<String> {
    let field = form(desk).field(FieldId::Engine).expect("it is there");
    let Widget::Choice { options, .. } = &field.widget else {
        panic!("a choice");
    };
    let file = |option: &FieldOption| match option {
        FieldOption::Engine(file) => file.clone().unwrap_or_default(),
        other => panic!("{other:?}"),
    };
    options.iter().map(file).collect()
}

const ADD: Command = Command::Settings(SettingsCommand::AddEngine);
const CHOOSE: Command = Command::Settings(SettingsCommand::ChooseEngine);
const REMOVE: Command = Command::Settings(SettingsCommand::RemoveEngine);

/// Types the path of an engine in the choice of its file.
fn type_path(desk: &mut Desk, path: &str) {
    let chooser = desk.app.chooser().expect("the choice of a file");
    assert!(!chooser.seeks_games());
    desk.ctrl('a');
    desk.type_text(path);
    desk.press(Key::Enter);
    assert!(desk.app.chooser().is_none() && desk.app.shows_settings());
}

#[test]
fn engines_are_added_by_their_files_and_removed() {
    let mut desk = Desk::new();
    desk.key(',');
    desk.key('5');
    find(&mut desk, &[STOCKFISH]);
    desk.effects.clear();
    desk.click_on(ADD);
    // No games are looked for in programs.
    let is_survey = |effect: &Effect| matches!(effect, Effect::Survey(_));
    let (folder, all) = (desk.app.chooser().expect("it").folder().to_owned(), true);
    let list = Effect::FileTask(FileTask::ListFolder { folder, all });
    assert!(desk.effects.contains(&list) && !desk.effects.iter().any(is_survey));
    type_path(&mut desk, "/opt/one");
    desk.key('+');
    type_path(&mut desk, "/opt/two");
    assert_eq!(offered(&desk), ["", STOCKFISH, "/opt/one", "/opt/two"]);
    let settings = kept(&mut desk);
    assert_eq!(settings.engine, "/opt/two");
    assert_eq!(settings.engines, ["/opt/one", "/opt/two"]);
    // They are offered before engines are looked for, and after.
    let mut desk = desk.restarted();
    desk.app.settings = settings;
    desk.key(',');
    desk.key('5');
    for found in [&[][..], &[STOCKFISH]] {
        find(&mut desk, found);
        let expected = [&[""], found, &["/opt/one", "/opt/two"]].concat();
        assert_eq!(offered(&desk), expected);
        assert_eq!(
            form(&desk).chosen(FieldId::Engine),
            Some(expected.len() - 1)
        );
    }
    // Only what was added can be removed.
    for (engine, can_be_removed) in [(0, false), (1, false), (2, true)] {
        desk.run(Command::Form(FormCommand::Choose(FieldId::Engine, engine)));
        let remove = form(&desk).field(FieldId::RemoveEngine);
        assert_eq!(remove.is_some(), can_be_removed, "{engine}");
    }
    // It is asked first, and Enter or Esc keeps the engine.
    let all = ["", STOCKFISH, "/opt/one", "/opt/two"];
    for key in [Key::Char(' '), Key::Escape] {
        desk.click_on(REMOVE);
        assert_eq!(form(&desk).focus, FieldId::KeepEngine);
        desk.press(key);
        assert!(form(&desk).field(FieldId::KeepEngine).is_none());
        assert_eq!(offered(&desk), all);
    }
    desk.click_on(REMOVE);
    desk.click_on(Command::Settings(SettingsCommand::AnswerRemoval(true)));
    assert_eq!(offered(&desk), ["", STOCKFISH, "/opt/two"]);
    let settings = kept(&mut desk);
    assert_eq!(
        (settings.engine.as_str(), &settings.engines[..]),
        ("", &["/opt/two".to_string()][..])
    );
}

#[test]
fn another_file_is_chosen_for_an_engine() {
    let mut desk = Desk::new();
    desk.key(',');
    desk.key('5');
    find(&mut desk, &[STOCKFISH]);
    desk.click_on(ADD);
    type_path(&mut desk, "/opt/old/engine");
    desk.click_on(CHOOSE);
    let chooser = desk.app.chooser().expect("the choice of a file");
    assert_eq!(chooser.folder(), Path::new("/opt/old"));
    // Esc leads back, and nothing is changed.
    desk.press(Key::Escape);
    assert_eq!(offered(&desk), ["", STOCKFISH, "/opt/old/engine"]);
    desk.click_on(CHOOSE);
    type_path(&mut desk, "/opt/new/engine");
    assert_eq!(offered(&desk), ["", STOCKFISH, "/opt/new/engine"]);
    // What was found stays in the list.
    desk.run(Command::Form(FormCommand::Choose(FieldId::Engine, 1)));
    desk.click_on(CHOOSE);
    type_path(&mut desk, "/opt/fish");
    assert_eq!(
        offered(&desk),
        ["", STOCKFISH, "/opt/new/engine", "/opt/fish"]
    );
    assert_eq!(kept(&mut desk).engine, "/opt/fish");
}

#[test]
fn the_program_of_an_engine_is_chosen_from_a_list() {
    let mut desk = Desk::new();
    desk.key(',');
    desk.key('5');
    desk.click_on(ADD);
    let folder = desk.app.chooser().expect("it").folder().to_owned();
    let entry = FolderEntry {
        name: "fish".into(),
        path: folder.join("fish"),
        is_folder: false,
        size: 1,
        modified: Default::default(),
    };
    let listed = TaskReply::FolderListed(folder.clone(), Ok(vec![entry]));
    desk.run(Reply::Task(listed));
    desk.press(Key::Enter);
    let path = folder.join("fish").display().to_string();
    assert_eq!(kept(&mut desk).engine, path);
}

#[test]
fn in_a_browser_other_engines_are_not_offered() {
    let mut desk = Desk::new();
    desk.key(',');
    desk.key('5');
    let machine = Machine {
        engines: None,
        threads: 1,
        games: "/home/anna/games".into(),
    };
    desk.run(Reply::Task(TaskReply::Engines(machine)));
    assert_eq!(offered(&desk), [""]);
    assert!(
        form(&desk)
            .rows
            .iter()
            .any(|row| row.label == Label::NoOtherEngines)
    );
    assert!(form(&desk).field(FieldId::AddEngine).is_none());
    desk.key('+');
    assert!(desk.app.chooser().is_none());
}

#[test]
fn threads_are_those_of_the_machine() {
    let mut desk = Desk::new();
    desk.key(',');
    desk.key('5');
    find(&mut desk, &[]);
    let threads = FieldId::Setting(Setting::EngineThreads);
    assert_eq!(
        form(&desk).chosen(threads),
        Some(2),
        "one is left for the window"
    );
    desk.run(Command::Form(FormCommand::Choose(threads, 3)));
    assert_eq!(kept(&mut desk).engine_threads, Some(4));
    desk.run(Command::Form(FormCommand::Choose(threads, 4)));
    assert_eq!(kept(&mut desk).engine_threads, Some(4), "there are no more");
    // The usual number is that of each machine.
    desk.run(Command::Form(FormCommand::Choose(threads, 2)));
    assert_eq!(kept(&mut desk).engine_threads, None);
    // A settings file of a larger machine keeps its number.
    desk.app.settings.engine_threads = Some(16);
    find(&mut desk, &[]);
    assert_eq!(form(&desk).chosen(threads), Some(15));
}

#[test]
fn the_folder_of_games_is_shown_and_copied() {
    let mut desk = Desk::new();
    desk.key(',');
    find(&mut desk, &[]);
    desk.key('6');
    assert!(shows(&desk, "/home/anna/games"));
    desk.effects.clear();
    desk.click_on(Command::Settings(SettingsCommand::CopyFolder));
    assert_eq!(desk.effects, [Effect::Copy("/home/anna/games".into())]);
}

#[test]
fn an_engine_that_is_known_already_is_offered_once() {
    let settings = Settings {
        engine: "/opt/of/the/file".into(),
        engines: vec![STOCKFISH.into()],
        ..players()
    };
    let mut desk = Desk::with(settings, |_| {});
    desk.key(',');
    desk.key('5');
    find(&mut desk, &[STOCKFISH]);
    assert_eq!(offered(&desk), ["", STOCKFISH, "/opt/of/the/file"]);
    assert_eq!(form(&desk).chosen(FieldId::Engine), Some(2));
    desk.click_on(ADD);
    type_path(&mut desk, STOCKFISH);
    assert_eq!(form(&desk).chosen(FieldId::Engine), Some(1));
    assert_eq!(offered(&desk), ["", STOCKFISH]);
    assert_eq!(kept(&mut desk).engines, [STOCKFISH]);
}

#[test]
fn the_list_of_engines_is_the_same_during_a_game() {
    let mut desk = Desk::playing();
    desk.key(',');
    desk.key('5');
    find(&mut desk, &[STOCKFISH]);
    assert_eq!(offered(&desk), ["", STOCKFISH]);
}

#[test]
fn the_colours_follow_the_desktop_until_the_players_choose() {
    let ground =
        |desk: &Desk, theme: &Theme| desk.scene().shapes[0].look == Look::Plain(theme.background);
    let mut desk = Desk::new();
    assert!(ground(&desk, &DARK));
    desk.run(Command::DesktopIsLight(true));
    assert!(ground(&desk, &LIGHT));
    // In the middle of a question, too.
    let mut desk = Desk::playing();
    desk.key('g');
    desk.run(Command::DesktopIsLight(true));
    assert!(ground(&desk, &LIGHT));
    desk.key('n');
    desk.run(Command::DesktopIsLight(false));
    assert!(ground(&desk, &DARK));
    let choices = [
        (ColorScheme::Light, &LIGHT),
        (ColorScheme::HighContrast, &HIGH_CONTRAST),
        (ColorScheme::Dark, &DARK),
    ];
    for (scheme, theme) in choices {
        desk.app.settings.color_scheme = scheme;
        for is_light in [false, true] {
            desk.run(Command::DesktopIsLight(is_light));
            assert!(ground(&desk, theme), "{scheme:?}, {is_light}");
        }
    }
}

/// Whoever wants to see the end of a page does not want another board.
#[test]
fn home_and_end_go_through_the_page_and_change_nothing() {
    let mut desk = Desk::new();
    desk.key(',');
    let before = desk.app.settings.clone();
    let ids = form(&desk).fields().map(|field| field.id);
    let listed = |id: &FieldId| matches!(id, FieldId::Setting(_));
    let ids: Vec<FieldId> = ids.filter(listed).collect();
    assert!(ids.len() > 8, "{ids:?}");
    desk.press(Key::End);
    assert_eq!(Some(&form(&desk).focus), ids.last());
    desk.press(Key::Home);
    assert_eq!(Some(&form(&desk).focus), ids.first());
    assert_eq!(desk.app.settings, before);
}

#[test]
fn enter_closes_every_page_unless_a_button_was_reached_by_tab() {
    let mut desk = Desk::new();
    for page in SettingsPage::ALL {
        desk.key(',');
        desk.run(SettingsCommand::Page(page));
        desk.press(Key::Enter);
        assert!(!is_open(&desk), "{page:?}");
    }
    desk.key(',');
    desk.run(SettingsCommand::Page(SettingsPage::Files));
    while form(&desk).focus != FieldId::CopyFolder {
        desk.press(Key::Tab);
    }
    desk.effects.clear();
    desk.press(Key::Enter);
    assert!(is_open(&desk));
    assert!(matches!(desk.effects.as_slice(), [Effect::Copy(_)]));
}

#[test]
fn the_reset_of_a_page_can_be_undone_until_the_next_change() {
    let mut desk = Desk::new();
    let [board, pieces] = [Setting::BoardTheme, Setting::Pieces].map(FieldId::Setting);
    desk.key(',');
    desk.run(Command::Form(FormCommand::Choose(board, 2)));
    desk.run(Command::Form(FormCommand::Choose(pieces, 1)));
    let chosen = desk.app.settings.clone();
    let undo = Command::Settings(SettingsCommand::UndoReset);
    assert_eq!(desk.scene().area_of(&undo), None);
    desk.click_on(Command::Settings(SettingsCommand::ResetPage));
    assert_eq!(desk.app.settings.board_theme, BoardTheme::Green);
    // A second click in short time is not meant for what the first one brought.
    desk.click_on(undo.clone());
    assert_eq!(desk.app.settings.board_theme, BoardTheme::Green);
    desk.wait(1_000);
    desk.click_on(undo.clone());
    assert_eq!(desk.app.settings, chosen);
    assert_eq!(kept(&mut desk), chosen);
    desk.wait(1_000);
    desk.click_on(Command::Settings(SettingsCommand::ResetPage));
    desk.run(Command::Form(FormCommand::Choose(board, 1)));
    assert_eq!(desk.scene().area_of(&undo), None);
    assert_eq!(desk.app.settings.board_theme, BoardTheme::ALL[1]);
}
