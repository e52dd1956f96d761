//! Finding the opening of a game move by move.

use super::table::{LONGEST, Opening, is_within_reach, of_position};
use crate::notation::reader::find_move;
use crate::rules::{Move, Position};

/// Finds the opening of a game from the standard start position, move by move.
#[derive(Clone, Debug)]
pub(super) struct Finder {
    /// The position, as long as a position with a name can follow.
    position: Option<Position>,
    plies: u32,
    found: Option<&'static Opening>,
}

impl Default for Finder {
    fn default() -> Finder {
        Finder {
            position: Some(Position::initial()),
            plies: 0,
            found: None,
        }
    }
}

impl Finder {
    /// Plays the next move, in any notation. Moves after an illegal one are ignored.
    #[inline]
    pub(super) fn play(&mut self, word: &[u8]) {
        if let Some(position) = &self.position {
            match find_move(position, word) {
                Some(mv) => self.make(mv),
                None => self.position = None,
            }
        }
    }

    /// Plays the next move, which is legal.
    pub(super) fn make(&mut self, mv: Move) {
        let Some(position) = &mut self.position else {
            return;
        };
        position.make(mv);
        self.plies += 1;
        self.found = of_position(position).or(self.found);
        if self.plies == LONGEST || !is_within_reach(position) {
            self.position = None;
        }
    }

    /// The opening of the moves so far.
    pub(super) fn opening(&self) -> Option<&'static Opening> {
        self.found
    }
}

/// The most [`Finder`]s that are kept, in about 8 MB.
const MOST_KEPT: usize = 1 << 16;

/// Finds the openings of many games. Most games begin as one before them did: such moves are not played again.
#[derive(Default, Debug)]
pub(in crate::notation) struct Finders {
    /// The first moves of games, as a tree. The first node is before any move.
    nodes: Vec<Node>,
    /// The finder after each of them.
    kept: Vec<Finder>,
    game: Game,
}

/// The game that is read.
#[derive(Default, Debug)]
enum Game {
    /// Its opening is not looked for.
    #[default]
    Left,
    /// Its moves so far are those of a node.
    Kept(usize),
    Own(Finder),
}

/// A move in the tree, in few bytes: what follows a new node is mostly next to it in memory.
#[derive(Debug)]
struct Node {
    word: Word,
    /// The first of the moves after it; zero if there is none.
    child: u32,
    /// Another move in its place; zero if there is none.
    sibling: u32,
}

impl Finders {
    /// Begins with a game from the standard start position.
    pub(in crate::notation) fn begin(&mut self) {
        if self.nodes.is_empty() {
            self.add(Word::default(), Finder::default());
        }
        self.game = Game::Kept(0);
    }

    /// Begins with a game whose opening is not looked for.
    pub(in crate::notation) fn leave(&mut self) {
        self.game = Game::Left;
    }

    /// Plays the next move, in any notation. Moves after an illegal one are ignored.
    #[inline]
    pub(in crate::notation) fn play(&mut self, text: &[u8]) {
        match &mut self.game {
            Game::Left => {}
            Game::Own(finder) => finder.play(text),
            &mut Game::Kept(at) => self.step(at, text),
        }
    }

    fn step(&mut self, at: usize, text: &[u8]) {
        let word = Word::of(text);
        if let Some(next) = word.and_then(|word| self.child(at, word)) {
            self.game = Game::Kept(next);
            return;
        }
        let Some(before) = self.kept.get(at).filter(|it| it.position.is_some()) else {
            return;
        };
        let mut finder = before.clone();
        finder.play(text);
        // Illegal moves are not kept: there is no end of them.
        let is_legal = finder.plies > before.plies;
        self.game = match word {
            Some(word) if is_legal && self.nodes.len() < MOST_KEPT => {
                Game::Kept(self.keep(at, word, finder))
            }
            _ => Game::Own(finder),
        };
    }

    /// The node after this one with a move.
    fn child(&self, at: usize, word: Word) -> Option<usize> {
        self.children(at).find(|&it| self.nodes[it].word == word)
    }

    /// The nodes after this one.
    fn children(&self, at: usize) -> impl Iterator<Item = usize> {
        let numbered = |number: u32| (number > 0).then_some(number as usize);
        let first = self.nodes.get(at).and_then(|it| numbered(it.child));
        std::iter::successors(first, move |&it| numbered(self.nodes[it].sibling))
    }

    /// Adds a node after another one. It is the last of its siblings, since frequent moves are mostly met first.
    fn keep(&mut self, before: usize, word: Word, finder: Finder) -> usize {
        let new = self.nodes.len();
        match self.children(before).last() {
            Some(sibling) => self.nodes[sibling].sibling = new as u32,
            None => self.nodes[before].child = new as u32,
        }
        self.add(word, finder);
        new
    }

    fn add(&mut self, word: Word, finder: Finder) {
        self.kept.push(finder);
        self.nodes.push(Node {
            word,
            child: 0,
            sibling: 0,
        });
    }

    /// The opening of the moves so far.
    pub(in crate::notation) fn opening(&self) -> Option<&'static Opening> {
        match &self.game {
            Game::Left => None,
            &Game::Kept(at) => self.kept.get(at)?.opening(),
            Game::Own(finder) => finder.opening(),
        }
    }
}

/// The text of a move of at most seven bytes, with their number in the last one. Longer ones are rare.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Word([u8; 8]);

impl Word {
    fn of(text: &[u8]) -> Option<Word> {
        let mut bytes = [0; 8];
        bytes[7] = u8::try_from(text.len()).ok().filter(|&length| length < 8)?;
        bytes.get_mut(..text.len())?.copy_from_slice(text);
        Some(Word(bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::opening::of_moves;

    #[test]
    fn games_that_begin_alike_have_the_openings_of_their_own_moves() {
        let mut finders = Finders::default();
        let games = [
            "e4 c5 Nf3",
            "e4 c5 Nf3",
            "e2-e4 c7-c5 Ng1-f3",
            "e4 c5 Nf6 d4 d5",
            "e4 c5 Nf6 d4 d5",
            "e4 c5",
            "d4 d5 c4",
            "",
        ];
        for moves in games {
            finders.begin();
            moves
                .split_whitespace()
                .for_each(|word| finders.play(word.as_bytes()));
            assert_eq!(
                finders.opening(),
                of_moves(moves.split_whitespace()),
                "{moves}"
            );
        }
        // The start and three games of three moves each. Nf6 is illegal.
        assert_eq!(finders.kept.len(), 10);
        finders.leave();
        finders.play(b"e4");
        assert_eq!(finders.opening(), None);
    }
}
