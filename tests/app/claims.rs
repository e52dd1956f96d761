//! Can a draw be claimed with an intended move, and with no other?

use crate::desk;

use desk::{Desk, asked};
use deskmate::app::keys::Key;
use deskmate::app::{Hint, Notice, Prompt};
use deskmate::game::Question;
use deskmate::rules::{Color, Outcome, Termination};

const THREEFOLD: Termination = Termination::ThreefoldRepetition;
const CLAIM: Question = Question::Claim(Color::Black, THREEFOLD);
/// The keys next to the question for the claiming move.
const OFFER_OR_NO: [(Hint, &str); 2] = [(Hint::OfferDraw, "D"), (Hint::NoClaim, "Esc")];

/// An action and its description.
type Act = (&'static str, fn(&mut Desk));

/// Black can reach the start position for the third time by Ng8.
fn before_the_third() -> Desk {
    let mut desk = Desk::playing();
    desk.play(&["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"]);
    desk
}

fn claiming() -> Desk {
    let mut desk = before_the_third();
    desk.key('d');
    let claim = Prompt::Claim(Color::Black, THREEFOLD);
    desk.assert_message(asked(claim), &OFFER_OR_NO);
    desk
}

#[test]
fn the_claiming_move_is_not_played_but_ends_the_game() {
    let ways: [Act; 4] = [
        ("typed", |desk| desk.type_move("ng8")),
        ("clicked", |desk| desk.play(&["f6g8"])),
        ("dragged", |desk| desk.drag("f6", "g8")),
        ("by the cursor", |desk| {
            desk.press(Key::Tab);
            for key in [
                Key::Right,
                Key::Down,
                Key::Down,
                Key::Enter,
                Key::Right,
                Key::Up,
                Key::Up,
                Key::Enter,
            ] {
                desk.press(key);
            }
        }),
    ];
    for (name, way) in ways {
        let mut desk = claiming();
        way(&mut desk);
        assert_eq!(
            desk.game().outcome(),
            Some(Outcome::draw(THREEFOLD)),
            "{name}"
        );
        assert_eq!(desk.moves(), "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1", "{name}");
        let file = desk.file();
        assert!(
            file.contains("[Termination \"threefold repetition\"]"),
            "{file}"
        );
        let comment = "with the intended move Ng8. [%deskmate claim Ng8]} 1/2-1/2";
        let moves = file.trim_end().replace('\n', " ");
        assert!(moves.ends_with(comment), "{file}");
    }
}

#[test]
fn a_move_without_a_claim_is_refused_and_not_played() {
    let mut desk = claiming();
    desk.type_move("d5");
    assert_eq!(desk.notice(), Some(Notice::ClaimRefused("d5".into())));
    assert_eq!(desk.game().question(), None);
    assert_eq!(desk.moves(), "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    desk.type_move("d5");
    assert!(desk.moves().ends_with("d5"), "now it is only a move");
}

#[test]
fn a_claim_by_the_fifty_move_rule() {
    let mut desk = Desk::playing_from("4k3/8/8/8/8/8/4P3/R3K3 w - - 99 80");
    desk.key('d');
    let claim = Prompt::Claim(Color::White, Termination::FiftyMoveRule);
    desk.assert_message(asked(claim), &OFFER_OR_NO);
    desk.type_move("Ra2");
    assert_eq!(
        desk.game().outcome(),
        Some(Outcome::draw(Termination::FiftyMoveRule))
    );
}

#[test]
fn without_a_move_that_claims_a_draw_is_offered() {
    let mut desk = Desk::begun();
    desk.key('d');
    assert_eq!(desk.game().question(), Some(Question::Draw(Color::White)));
}

#[test]
fn a_claim_by_the_position_needs_no_move() {
    let mut desk = before_the_third();
    desk.play(&["f6g8"]);
    desk.key('d');
    assert_eq!(desk.game().outcome(), Some(Outcome::draw(THREEFOLD)));
}

/// An open claim, an action, the state after it, the outcome, and the moves.
type Row = (
    &'static str,
    fn(&mut Desk),
    Option<Question>,
    Option<Termination>,
    usize,
);

#[test]
fn every_action_during_an_open_claim() {
    let offer = Some(Question::Draw(Color::Black));
    let rows: &[Row] = &[
        (
            "the move",
            |desk| desk.type_move("ng8"),
            None,
            Some(THREEFOLD),
            7,
        ),
        ("another move", |desk| desk.play(&["e7e5"]), None, None, 7),
        (
            "an illegal move",
            |desk| desk.play(&["e7e4"]),
            Some(CLAIM),
            None,
            7,
        ),
        (
            "nonsense typed",
            |desk| desk.type_move("zz"),
            Some(CLAIM),
            None,
            7,
        ),
        (
            "the line opened",
            |desk| desk.press(Key::Enter),
            Some(CLAIM),
            None,
            7,
        ),
        ("yes", |desk| desk.key('y'), Some(CLAIM), None, 7),
        ("no", |desk| desk.key('n'), None, None, 7),
        ("esc", |desk| desk.press(Key::Escape), None, None, 7),
        ("draw", |desk| desk.key('d'), offer, None, 7),
        ("resign", |desk| desk.key('g'), Some(CLAIM), None, 7),
        ("takeback", |desk| desk.key('t'), Some(CLAIM), None, 7),
        ("replay", |desk| desk.shift('t'), Some(CLAIM), None, 7),
        ("new game", |desk| desk.key('s'), Some(CLAIM), None, 7),
        ("flip", |desk| desk.key('f'), Some(CLAIM), None, 7),
        (
            "look back",
            |desk| desk.press(Key::Left),
            Some(CLAIM),
            None,
            7,
        ),
        (
            "focus on the board",
            |desk| desk.press(Key::Tab),
            Some(CLAIM),
            None,
            7,
        ),
    ];
    for &(name, happens, question, ended, moves) in rows {
        let mut desk = claiming();
        happens(&mut desk);
        let game = &desk.game();
        assert_eq!(game.question(), question, "{name}");
        assert_eq!(
            game.outcome().map(|outcome| outcome.termination),
            ended,
            "{name}"
        );
        assert_eq!(game.record().plies().len(), moves, "{name}");
    }
}

#[test]
fn a_dropped_claim_is_forgotten() {
    for drop in ['n', 't'] {
        let mut desk = claiming();
        desk.key('n');
        if drop == 't' {
            desk.key('t');
            desk.play(&["f3g1"]);
        }
        desk.play(&["f6g8"]);
        assert!(
            desk.moves().ends_with("Ng1 Ng8"),
            "{drop}: {}",
            desk.moves()
        );
        assert_eq!(desk.game().outcome(), None, "{drop}");
    }
}

#[test]
fn a_promotion_claims_nothing_and_is_not_played() {
    let mut desk = Desk::playing_from("7k/P7/8/8/8/8/8/R3K3 w - - 99 80");
    desk.key('d');
    desk.type_move("a8=Q");
    assert_eq!(desk.notice(), Some(Notice::ClaimRefused("a8=Q+".into())));
    assert_eq!(desk.moves(), "");
}

#[test]
fn under_the_eight_half_moves_rule_threefold_cannot_be_claimed() {
    use deskmate::game::{DrawRule, Game};
    use deskmate::rules::{ByColor, Position};
    let game = Game::new(ByColor::default(), Position::initial(), None);
    let game = game.with_draw_rule(DrawRule::EightHalfMoves);
    assert_eq!(game.record().claim_by_move(), None);
}
