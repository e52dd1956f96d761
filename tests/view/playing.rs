//! Do the screens of play use their room: buttons with keys, words that are large enough, lines that are balanced?

use crate::desk;
use crate::golden_start::{decided_match, with_game_to_resume, with_thirty_games};
use crate::layout::texts;
use crate::screens::{face_to_face, game_of_match, in_window};

use desk::Desk;
use deskmate::app::keys::Key;
use deskmate::app::{ClockCommand, Command, FieldId, FormCommand, PlayCommand, StartCommand};
use deskmate::rules::Color;
use deskmate::storage::{ClockChoice, ClockKind, Settings, SideTime, TextSize};
use deskmate::view::{DARK, Fill, Look, Rect, Scene};

/// The areas of a text, wherever it stands.
fn places(scene: &Scene, wanted: &str) -> Vec<Rect> {
    let all = texts(scene).into_iter();
    let all = all.filter(|(_, text, _)| *text == wanted);
    all.map(|(_, _, area)| area).collect()
}

/// The size of the letters of a text.
fn size_of(scene: &Scene, wanted: &str) -> i32 {
    let size = |look: &Look| match look {
        Look::Text { text, em, .. } if text == wanted => Some(*em),
        _ => None,
    };
    let mut sizes = scene.shapes.iter().filter_map(|shape| size(&shape.look));
    sizes.next().unwrap_or_else(|| panic!("{wanted}"))
}

fn mated() -> Desk {
    let mut desk = Desk::playing();
    desk.play(&["f2f3", "e7e5", "g2g4", "d8h4"]);
    desk
}

#[test]
fn a_start_screen_in_portrait_shows_the_last_game_below_the_unfinished_one() {
    let desk = in_window(with_game_to_resume(), (600, 1000, 1.0));
    let scene = desk.scene();
    let (board, panel) = (desk.layout().board, desk.layout().panel);
    assert!(board.w >= 440, "{board:?}");
    let link = places(&scene, "Recent games");
    let names = texts(&scene).into_iter();
    let below = names.filter(|(_, text, area)| *text == "Ben" && area.y > link[0].y);
    let first = below.map(|(_, _, area)| area).min_by_key(|area| area.y);
    // What fades is not whole.
    let first = first.expect("the winner of the last game");
    assert!(first.bottom() <= panel.bottom() - 40, "{first:?}");
}

#[test]
fn a_start_screen_in_portrait_with_few_games_has_a_board() {
    let desk = Desk::with(Settings::default(), |folder| {
        std::fs::create_dir_all(folder).expect("a folder");
        let game = "[White \"Anna\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n";
        std::fs::write(folder.join("three.pgn"), game.repeat(3)).expect("a file");
    });
    let desk = in_window(desk, (600, 1000, 1.0));
    let layout = desk.layout();
    assert!(layout.board.w >= 192, "{layout:?}");
    let scene = desk.scene();
    let lowest = texts(&scene).into_iter().map(|it| it.2.bottom());
    let lowest = lowest.max().expect("texts");
    assert!((900..=layout.panel.bottom()).contains(&lowest), "{lowest}");
}

#[test]
fn many_games_in_portrait_need_the_room_of_a_small_board() {
    let desk = with_thirty_games("");
    let desk = in_window(desk, (600, 1000, 1.0));
    assert!(!desk.layout().has_board());
}

#[test]
fn what_became_of_a_player_is_as_large_at_both_cards_in_the_smallest_window() {
    let scene = in_window(mated(), (640, 480, 1.0)).scene();
    assert_eq!(size_of(&scene, "Checkmated"), size_of(&scene, "Won"));
}

#[test]
fn the_buttons_of_a_game_have_their_keys_at_1024() {
    let window = (1024, 768, 1.0);
    let mut desk = in_window(Desk::playing(), window);
    desk.play(&["e2e4", "e7e5"]);
    let in_panel = |desk: &Desk, cap: &str| {
        let places = places(&desk.scene(), cap);
        let panel = desk.layout().panel;
        places
            .into_iter()
            .any(|area| panel.intersection(area) == Some(area))
    };
    for cap in ["T", "D", "G", "F", "Esc"] {
        assert!(in_panel(&desk, cap), "{cap}: {:?}", desk.texts());
    }
    let desk = in_window(mated(), window);
    for cap in ["F", "Ctrl C", "Esc"] {
        assert!(in_panel(&desk, cap), "{cap}: {:?}", desk.texts());
    }
}

#[test]
fn a_pause_does_not_move_the_other_buttons() {
    for window in [(1280, 800, 1.0), (1024, 768, 1.0), (600, 1000, 1.0)] {
        let mut desk = in_window(game_of_match("300+3"), window);
        let flip = |desk: &Desk| desk.zone_of(&Command::Flip);
        let before = flip(&desk);
        desk.key('p');
        assert_eq!(flip(&desk), before, "{window:?}");
    }
}

#[test]
fn the_result_of_a_match_is_in_large_lines_at_both_ends() {
    let desk = in_window(face_to_face(decided_match()), (1024, 768, 1.0));
    let scene = desk.scene();
    assert!(size_of(&scene, "You win") > size_of(&scene, "By checkmate"));
    for window in [(1280, 800, 1.0), (1024, 768, 1.0)] {
        let desk = in_window(face_to_face(decided_match()), window);
        let texts = desk.texts();
        let next = texts.iter().filter(|text| text.starts_with("Next: "));
        assert_eq!(next.count(), 2, "{window:?}: {texts:?}");
    }
}

#[test]
fn a_game_that_does_not_count_is_told_in_few_words_at_both_ends() {
    let mut desk = face_to_face(Desk::playing());
    desk.resize(768, 1024);
    desk.play(&["e2e4"]);
    desk.key('g');
    desk.key('y');
    for window in [(768, 1024, 1.0), (1024, 768, 1.0)] {
        desk = in_window(desk, window);
        let shown = desk.texts().join(" ");
        for (said, count) in [
            ("Not counted", 2),
            ("resigned on the first move.", 2),
            ("Resigned", 0),
        ] {
            assert_eq!(shown.matches(said).count(), count, "{said}: {shown}");
        }
    }
}

#[test]
fn the_message_of_a_decided_match_says_who_has_won_it() {
    let mut desk = decided_match();
    desk.run(PlayCommand::CloseResult);
    desk.app.notice = None;
    let said = desk.message();
    assert!(
        said.contains("Ben wins the match 2 – 0. By checkmate after 2 moves."),
        "{said}"
    );
}

#[test]
fn who_declines_a_draw_face_to_face_is_told_so() {
    let mut desk = face_to_face(game_of_match("300+3"));
    desk.key('d');
    desk.key('n');
    let shown = desk.texts().join(" ");
    assert!(shown.contains("You decline the draw."), "{shown}");
    assert!(shown.contains("Ben declines the draw."), "{shown}");
}

#[test]
fn what_is_asked_stands_apart_from_who_asks_where_there_is_room() {
    let mut desk = face_to_face(game_of_match("300+3"));
    desk.key('d');
    let scene = desk.scene();
    let note = places(&scene, "Do you accept?")[0];
    let lead = places(&scene, "offers a draw.")[0];
    let apart = (note.y - lead.bottom()).max(lead.y - note.bottom());
    assert!(apart >= 12, "{apart}");
}

/// A clock of seconds alone.
fn clock_of_seconds() -> Desk {
    let clock = ClockChoice {
        kind: ClockKind::SuddenDeath,
        white: SideTime {
            time: "0:25".into(),
            ..SideTime::default()
        },
        ..ClockChoice::default()
    };
    let mut settings = Settings::default();
    settings.big_clock.times = clock;
    let mut desk = Desk::with(settings, |_| {});
    desk.key('k');
    desk
}

#[test]
fn the_big_clock_says_seconds_and_at_the_end_leads_on() {
    let mut desk = clock_of_seconds();
    assert_eq!(places(&desk.scene(), "25 seconds").len(), 2);
    let ground_of = |desk: &Desk, command: ClockCommand| {
        let area = desk.zone_of(&command.into());
        let scene = desk.scene();
        let mut shapes = scene.shapes.iter();
        shapes.any(|shape| {
            let is_accent = matches!(&shape.look, Look::Rounded { fill: Fill::Solid(color), .. } if *color == DARK.accent);
            is_accent && shape.area.intersection(area) == Some(shape.area)
        })
    };
    desk.key(' ');
    assert!(ground_of(&desk, ClockCommand::Pause));
    desk.wait(30_000);
    desk.run(ClockCommand::Pause);
    assert!(ground_of(&desk, ClockCommand::StartAgain));
}

#[test]
fn the_form_for_times_keeps_its_buttons_apart_from_the_band_above() {
    let mut desk = clock_of_seconds();
    desk.run(ClockCommand::SetTimes);
    desk.run(Command::Form(FormCommand::Choose(FieldId::QuickChoice, 6)));
    let scene = desk.scene();
    let submit = places(&scene, "Set")[0];
    let bands = scene.shapes.iter().filter(|shape| {
        matches!(&shape.look, Look::Plain(color) if *color == DARK.background) && shape.area.h < 700
    });
    let end = bands
        .map(|shape| shape.area.bottom())
        .max()
        .expect("a band");
    assert!(submit.y - end >= 16 + 14, "{submit:?} below {end}");
}

#[test]
fn keys_stand_near_what_they_do_on_the_start_screen() {
    let mut desk = with_thirty_games("");
    desk.press(Key::F1);
    let scene = desk.scene();
    let rows = places(&scene, "Line above, below");
    // Tab does the same, and is not listed: the line stood there twice.
    let [row] = rows[..] else {
        panic!("{:?}", desk.texts());
    };
    let escape = places(&scene, "Esc").into_iter().map(|area| area.x).min();
    assert!(row.x - escape.expect("a cap") <= 136, "{row:?} {escape:?}");
    assert_eq!(fading_strips(&desk), 0, "all are seen");
}

fn fading_strips(desk: &Desk) -> usize {
    let is_fading = |look: &Look| matches!(look, Look::Plain(color) if !color.is_opaque() && color.alpha(255) == DARK.panel);
    let shapes = desk.scene().shapes;
    shapes.iter().filter(|it| is_fading(&it.look)).count()
}

/// A list that goes on below its edge fades there.
#[test]
fn the_list_of_keys_fades_where_it_goes_on() {
    let mut desk = in_window(with_thirty_games(""), (640, 480, 1.0));
    desk.press(Key::F1);
    assert!(fading_strips(&desk) > 0);
    desk.run(Command::ScrollTo(1_000));
    assert!(fading_strips(&desk) > 0, "now above");
}

const THERE_AND_BACK: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];

#[test]
fn who_may_claim_a_draw_face_to_face_is_told_so() {
    let mut desk = face_to_face(game_between("Anna", "Ben"));
    desk.play(&THERE_AND_BACK);
    desk.play(&THERE_AND_BACK);
    let shown = desk.texts().join(" ");
    let is_there = |said: &str| assert!(shown.contains(said), "{said}: {shown}");
    is_there("Your move, Anna.");
    is_there("repetition\u{a0}–");
    assert!(!shown.contains("repetition:"), "{shown}");
}

#[test]
fn the_button_says_that_it_claims_a_draw() {
    for window in [(1280, 800, 1.0), (1024, 768, 1.0), (600, 1000, 1.0)] {
        let mut desk = in_window(game_between("Anna", "Ben"), window);
        desk.play(&THERE_AND_BACK);
        assert!(places(&desk.scene(), "Claim draw").is_empty(), "{window:?}");
        desk.play(&THERE_AND_BACK);
        let scene = desk.scene();
        assert_eq!(places(&scene, "Claim draw").len(), 1, "{window:?}");
        assert!(places(&scene, "Draw").is_empty(), "{window:?}");
    }
}

/// A game between two players.
fn game_between(white: &str, black: &str) -> Desk {
    let settings = Settings {
        white: Some(white.into()),
        black: Some(black.into()),
        ..Settings::default()
    };
    let mut desk = Desk::with(settings, |_| {});
    desk.new_game();
    desk
}

const ALEXANDRA: &str = "Alexandra Kosteniuk";
const MAXIME: &str = "Maxime Vachier-Lagrave";

/// A game with clocks that goes on; of the long names it is the fourth of a match.
fn timed_between(white: &str, black: &str, moves: &str) -> Desk {
    let tags = if white == ALEXANDRA {
        "[Event \"Match, best of 5\"]\n[Round \"4\"]\n[MatchScore \"2-1\"]\n"
    } else {
        ""
    };
    let mut desk = Desk::with_last(&format!(
        "{tags}[White \"{white}\"]\n[Black \"{black}\"]\n[TimeControl \"300+3\"]\n\n{moves} *\n"
    ));
    desk.key('c');
    // It is paused at first.
    desk.key('p');
    desk
}

fn of_long_names() -> Desk {
    timed_between(ALEXANDRA, MAXIME, "1. f3 e5")
}

#[test]
fn long_names_are_whole_beside_the_clocks() {
    let mut desk = of_long_names();
    let whole = |desk: &Desk| {
        let shown = desk.texts();
        for name in [ALEXANDRA, MAXIME] {
            assert!(shown.iter().any(|text| text == name), "{name}: {shown:?}");
        }
        let is_cut = |text: &String| text.contains("Vachier-…") || text.contains("Koste…");
        assert!(!shown.iter().any(is_cut), "{shown:?}");
    };
    whole(&desk);
    desk.play(&["g2g4"]);
    desk.key('g');
    desk.key('y');
    whole(&desk);
}

#[test]
fn what_became_of_a_player_with_a_long_name_is_told_in_portrait() {
    let mut desk = of_long_names();
    desk.play(&["g2g4", "d8h4"]);
    let scene = in_window(desk, (600, 1000, 1.0)).scene();
    assert_eq!(size_of(&scene, "Won"), size_of(&scene, "Checkmated"));
}

#[test]
fn messages_face_to_face_have_long_names_whole() {
    for window in [
        (1280, 800, 1.0),
        (1024, 768, 1.0),
        (600, 1000, 1.0),
        (768, 1024, 1.0),
    ] {
        let desk = in_window(face_to_face(of_long_names()), window);
        let shown = desk.texts().join(" ");
        assert!(!shown.contains('…'), "{window:?}: {shown}");
    }
}

/// Whole, it would be smaller than the sentence below it.
#[test]
fn who_has_lost_reads_it_as_large_as_who_has_won() {
    for winner in ["Anna-Katharina Berleburg", "Anna"] {
        let mut desk = face_to_face(timed_between(winner, "Ben", "1. e4 e5 2. Nf3"));
        desk.key('g');
        desk.key('y');
        let scene = in_window(desk, (1024, 768, 1.0)).scene();
        for [lost, won] in [["You lose", "You win"], ["Resigned", "Won"]] {
            assert_eq!(size_of(&scene, lost), size_of(&scene, won), "{lost}");
        }
        assert!(size_of(&scene, "1 – 0") > size_of(&scene, "You resigned"));
    }
}

/// The sentence above it had one line more for the winner.
#[test]
fn the_score_is_as_high_for_both_players_face_to_face() {
    let mut desk = face_to_face(of_long_names());
    desk.play(&["g2g4"]);
    desk.key('g');
    desk.key('y');
    let scene = in_window(desk, (1024, 768, 1.0)).scene();
    for said in ["You", "Review"] {
        let places = places(&scene, said);
        let &[one, other] = &places[..] else {
            panic!("{said}: {places:?}");
        };
        let sum = one.center().y + other.center().y;
        assert!((767..=769).contains(&sum), "{said}: {places:?}");
    }
}

/// Its label had six pixels at its sides.
#[test]
fn the_button_for_a_new_game_has_a_short_label_in_a_narrow_column() {
    let ended = |window| in_window(face_to_face(mated()), window).texts();
    let count = |texts: &[String], said: &str| texts.iter().filter(|it| *it == said).count();
    for (window, short, whole) in [((1024, 768, 1.0), 2, 0), ((1280, 800, 1.0), 0, 2)] {
        let texts = ended(window);
        assert_eq!(
            (count(&texts, "New"), count(&texts, "New game")),
            (short, whole),
            "{window:?}: {texts:?}"
        );
    }
}

#[test]
fn names_in_columns_are_equally_large() {
    let mut desk = face_to_face(game_between("Annamaria", "Ben"));
    desk.app.settings.text_size = TextSize::Largest;
    let scene = desk.scene();
    assert_eq!(size_of(&scene, "Annamaria"), size_of(&scene, "Ben"));
}

#[test]
fn the_card_at_an_end_of_the_window_fills_it() {
    let sizes = [TextSize::Normal, TextSize::Largest];
    let all = sizes.map(|size| [(1280, 800, 1.0), (1024, 768, 1.0)].map(|it| (size, it)));
    for (size, window) in all.into_iter().flatten() {
        let mut desk = face_to_face(mated());
        desk.app.settings.text_size = size;
        let desk = in_window(desk, window);
        let next = desk.zone_of(&StartCommand::Rematch.into());
        let last = desk.zone_of(&StartCommand::NewGame.into());
        assert!(
            next.h >= 40 && last.h >= 40,
            "{size:?} {window:?}: {next:?}"
        );
        let beside = if last.y < desk.layout().board.center().y {
            last.y - desk.layout().board.y
        } else {
            desk.layout().board.bottom() - last.bottom()
        };
        assert!(beside <= 70, "{size:?} {window:?}: {beside}");
    }
}

#[test]
fn a_question_in_a_column_is_in_large_balanced_lines() {
    let mut desk = face_to_face(game_of_match("300+3"));
    desk.key('d');
    let scene = desk.scene();
    assert_eq!(size_of(&scene, "offers a draw."), 24);
}

#[test]
fn the_program_is_as_large_as_the_person_beside_a_clock() {
    let scene = timed_between("Ben", "Deskmate (level 3)", "1. e4 e5").scene();
    assert_eq!(size_of(&scene, "Ben"), size_of(&scene, "Deskmate, level 3"));
}

#[test]
fn captured_pieces_can_be_told_apart_in_the_smallest_window() {
    let moves = "1. e4 d5 2. exd5 Qxd5 3. Nc3 Qxg2 4. Bxg2 Nc6 5. Bxc6+ bxc6 6. Nd5 cxd5";
    let desk = in_window(timed_between("Anna", "Ben", moves), (640, 480, 1.0));
    let panel = desk.layout().panel;
    let scene = desk.scene();
    let lefts = |color: Color| {
        let shapes = scene
            .shapes
            .iter()
            .filter(|it| panel.intersection(it.area).is_some());
        let lefts = shapes.filter_map(|shape| match shape.look {
            Look::Piece { piece, .. } if piece.color() == color => Some(shape.area.x),
            _ => None,
        });
        lefts.collect::<Vec<i32>>()
    };
    for color in Color::BOTH {
        let lefts = lefts(color);
        let apart = lefts.windows(2).map(|pair| pair[1] - pair[0]);
        assert!(
            apart.min().is_some_and(|it| it >= 14),
            "{color:?}: {lefts:?}"
        );
    }
}

#[test]
fn the_buttons_of_the_big_clock_have_no_small_words() {
    let mut desk = in_window(crate::screens::big_clock(), (640, 480, 1.0));
    for size in [TextSize::Normal, TextSize::Largest] {
        desk.app.settings.text_size = size;
        for shape in desk.scene().shapes {
            if let Look::Text { text, em, .. } = shape.look
                && ["Pause", "Set times", "Sound"].contains(&&*text)
            {
                assert!(em >= 12, "{text}: {em}");
            }
        }
    }
}
