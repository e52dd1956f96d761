//! Is a move list that is changed in places painted as if it were laid out anew? Are the annotations read that have
//! changed?

use std::fmt::Write;

use deskmate::app::keys::Key;
use deskmate::app::{BoardCommand, Command, Reply, Review, ReviewCommand, Step};
use deskmate::notation::san;
use deskmate::storage::SavedGame;
use deskmate::tree::{NagKind, NodeId};
use deskmate::view::{self, Kept, Look, Rect, Scene};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

use crate::desk::Desk;

#[derive(Clone, Debug)]
enum Act {
    Command(ReviewCommand),
    Go(Index),
    Fold(Index),
    Step(Step),
    /// A legal move, typed.
    Play(Index),
    /// A typed comment.
    Comment(&'static str),
    Resize(i32),
}

fn acts() -> impl Strategy<Value = Act> {
    use ReviewCommand::*;
    let edits = select(vec![
        Nag(NagKind::Good),
        Nag(NagKind::Bad),
        ClearNags,
        DeleteFrom,
        DeleteLine,
        Promote,
        Undo,
        Undo,
        Redo,
        FoldAll,
        NextLine,
        PreviousLine,
    ]);
    let steps = select(&[Step::First, Step::Back, Step::Forward, Step::Last][..]);
    let comments = select(
        &[
            "",
            "Short.",
            "A comment that takes more than a line of the list.",
        ][..],
    );
    prop_oneof![
        4 => edits.prop_map(Act::Command),
        3 => any::<Index>().prop_map(Act::Go),
        1 => any::<Index>().prop_map(Act::Fold),
        2 => steps.prop_map(Act::Step),
        3 => any::<Index>().prop_map(Act::Play),
        2 => comments.prop_map(Act::Comment),
        1 => (640..1_400).prop_map(Act::Resize),
    ]
}

fn carry_out(desk: &mut Desk, act: &Act) {
    let tree = desk.review().tree();
    let any_node = |index: &Index| {
        let moves = tree.text_order().map(|item| item.node);
        let moves: Vec<NodeId> = moves.chain([NodeId::ROOT]).collect();
        *index.get(&moves)
    };
    match act {
        Act::Command(command) => desk.run(*command),
        Act::Go(index) => desk.run(ReviewCommand::Go(any_node(index))),
        Act::Fold(index) => desk.run(ReviewCommand::Fold(any_node(index))),
        Act::Step(step) => desk.run(Command::Board(BoardCommand::Show(*step))),
        Act::Play(index) => {
            let position = desk.review().position();
            let moves = position.legal_moves();
            if !moves.is_empty() {
                let mv = san::write(position, *index.get(&moves));
                desk.type_move(&mv);
            }
        }
        Act::Comment(words) => {
            desk.run(ReviewCommand::Comment);
            desk.ctrl('a');
            desk.press(Key::Delete);
            desk.type_text(words);
            desk.press(Key::Enter);
        }
        Act::Resize(width) => desk.resize(*width, 800),
    }
}

fn reviewing(text: &str) -> Desk {
    let saved = SavedGame::to_be_last(text).expect("a game");
    assert_eq!(saved.fault, None);
    let mut desk = Desk::new();
    desk.app.settings.animation = false;
    desk.run(Reply::Opened(Box::new(saved.into()), None));
    desk
}

/// Carries out acts, and gives each scene with what was kept from the one before, and without.
fn check(text: &str, acts: &[Act], mut compare: impl FnMut(&Desk, Scene, Scene)) {
    let mut desk = reviewing(text);
    for act in acts {
        desk.scene();
        carry_out(&mut desk, act);
        let (frame, now) = (desk.frame, desk.now());
        let paint = |kept| view::scene(&desk.fonts, desk.words, kept, &desk.app, frame, now);
        compare(&desk, paint(&desk.kept), paint(&Kept::default()));
    }
}

/// The texts of a scene with their places.
fn texts(scene: &Scene) -> Vec<(&str, Rect)> {
    let shapes = scene.shapes.iter();
    let texts = shapes.filter_map(|shape| match &shape.look {
        Look::Text { text, .. } => Some((&**text, shape.area)),
        _ => None,
    });
    texts.collect()
}

/// What is known from the annotations is what reading them anew gives.
fn check_analysis(desk: &Desk) {
    let changed = desk.review();
    let read = reviewing(&changed.text().write());
    let read = read.review();
    let scores = |review: &Review| review.analysis().scores().clone();
    assert_eq!(scores(changed), scores(read));
    assert_eq!(changed.analysis().mistakes(), read.analysis().mistakes());
    assert_eq!(changed.counts(), read.counts());
    assert_eq!(changed.accuracy(), read.accuracy());
}

/// Variations in each other, with comments everywhere.
const NESTED: &str = "{Before.} 1. e4 {one} (1. d4 d5 (1... Nf6 2. c4 (2. Nf3 e6 (2... g6 {deep} 3. c4 (3. g3 Bg7)) \
    3. c4) 2... e6) 2. c4) (1. c4) {again} 1... e5 2. Nf3 $1 {[%eval 0.2] two} Nc6 $4 {[%eval 1.2]} (2... d6 {solid} 3. d4) 3. Bb5 {three} *";

/// So many words that only a part is laid out.
fn huge() -> String {
    let mut text = String::new();
    for ply in 0..2_400 {
        let word = ["Nf3", "Nf6", "Ng1", "Ng8"][ply % 4];
        write!(
            text,
            "{word} {{Move {ply} says a lot, as each move of this game does.}} "
        )
        .expect("a string takes it");
        if ply % 40 == 1 {
            text +=
                "(1... e5 {beside it} 2. Nc3 (2. d4 d5 (2... d6 3. c4 (3. c3 (3. b3)))) 2... Nc6) ";
        }
    }
    text + "*"
}

/// A move in brackets of brackets is in the list while it is shown, however deep they are.
#[test]
fn a_move_shown_is_unfolded_with_all_brackets_around_it() {
    let text =
        "1. e4 (1. d4 d5 (1... d6 2. c4 (2. c3 c5 (2... Nf6 3. b4 (3. b3 (3. a3 (3. a4)))))))";
    let mut desk = reviewing(&(text.to_owned() + " 1... e5 *"));
    let tree = desk.review().tree();
    let nodes: Vec<NodeId> = tree.text_order().map(|item| item.node).collect();
    for node in nodes {
        desk.run(ReviewCommand::Go(node));
        desk.zone_of(&ReviewCommand::Go(node).into());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 12, ..ProptestConfig::default() })]

    #[test]
    fn a_changed_list_is_as_one_laid_out_anew(acts in vec(acts(), 40)) {
        check(NESTED, &acts, |desk, kept, anew| {
            assert!(kept.shapes == anew.shapes);
            check_analysis(desk);
        });
    }

    #[test]
    fn a_changed_list_of_a_huge_game_is_as_one_laid_out_anew(acts in vec(acts(), 12)) {
        // The scroll bar of a huge game is about right.
        check(&huge(), &acts, |_, kept, anew| assert_eq!(texts(&kept), texts(&anew)));
    }
}
