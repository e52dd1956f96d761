//! The tables of texts that every language has.

use std::fmt::Debug;

// The files of languages need these types too.
pub(super) use super::template::{Plural, PluralCategory, Text};
pub(super) use super::{CommandLabel, Counted, OpeningFamily, Phrase, PlayersText, SheetLabel};
pub(super) use crate::analysis::Judgement;
pub(super) use crate::app::keys::{Gesture, Key, KeyGroup, KeyPair, Modifier};
pub(super) use crate::app::{
    ChooserColumn, ClockSide, EntryFault, Failure, FieldId, FieldOption, FormKind, Hint, Label,
    MatchChoice, Notice, PictureKind, Prompt, ReviewPace, Rules, Setting, SettingGroup,
    SettingsPage, Tab, Unit, Volume,
};
pub(super) use crate::external::EngineFault;
pub(super) use crate::game::{DrawRule, HelpKind, Question, TimeControlError};
pub(super) use crate::notation::MoveError;
pub(super) use crate::notation::fen::{FenError, Field};
pub(super) use crate::notation::pgn::{NoGames, PgnFault};
pub(super) use crate::rules::{
    CastlingSide, Color, IllegalMove, IllegalPosition, Outcome, PlacedPiece, Role, Termination,
};
pub(super) use crate::sound::Sound;
pub(super) use crate::storage::library::{Filter, Source};
pub(super) use crate::storage::{
    BoardOrientation, BoardTheme, ClockKind, ColorScheme, FileFault, Letters, Notation, PieceSet,
    StorageError,
};
pub(super) use crate::tree::{EditError, NagKind};

/// Calls a macro with the list of all tables. Each is a function of a language, in one of the files of its folder.
macro_rules! tables {
    ($macro:ident $($Language:ident)?) => {
        $macro! { [$($Language)?]
            /// The plural form for a number, by the cardinal rules of Unicode's CLDR.
            number::plural_category(number: usize) -> PluralCategory;
            /// A number of things; its place is `{count}`.
            number::counted(what: Counted) -> Plural;
            /// A side, where it stands for a name.
            player::side(color: Color) -> Text;
            /// A kind of piece in the middle of a sentence.
            player::role(role: Role) -> Text;
            /// The name of an opening, as its heading.
            opening::opening(family: OpeningFamily) -> Text;
            /// Why a game ended, in the middle of a sentence.
            outcome::termination(termination: Termination) -> Text;
            /// How a game in a list ended.
            outcome::end(termination: Termination) -> Text;
            /// Why a game ended, as a heading. Places: `loser`.
            outcome::reason(outcome: Outcome) -> Text;
            /// The end of a game in a sentence. Places: `result`, `loser`, `after` some moves. It stands alone without
            /// `{result}` at its beginning or end; if that is no sentence, the one that is follows after `|`.
            outcome::ended(outcome: Outcome) -> Text;
            /// A notice. Up to two `|` separate its beginning in bold, its main part and its end in bold.
            notice::notice(notice: &Notice) -> Text;
            /// A question, with `|` as in notices. Places: `player`, `opponent` and `move`.
            message::question(question: &Prompt) -> Text;
            /// Why a move is illegal, said to the player to move.
            illegal::illegal_move(reason: &IllegalMove) -> Text;
            /// Why a text cannot be played as a move. Places: `text`, `piece`, `square`, `squares`, or `moves`.
            illegal::move_error(error: &MoveError) -> Text;
            /// Why a game cannot be edited so.
            illegal::edit_error(error: &EditError) -> Text;
            /// Why a text is no position.
            reading::fen_error(error: &FenError) -> Text;
            /// Why a position is illegal, in the middle of a sentence.
            reading::illegal_position(reason: &IllegalPosition) -> Text;
            /// What is wrong with a game's text.
            reading::pgn_fault(fault: &PgnFault) -> Text;
            /// Why a time control is invalid, in the middle of a sentence.
            reading::time_control_error(error: &TimeControlError) -> Text;
            /// Why a file could not be read or written, in the middle of a sentence.
            failure::storage_error(error: &StorageError) -> Text;
            /// Why an effect failed.
            failure::failure(failure: &Failure) -> Text;
            /// A fault in a form entry.
            failure::entry_fault(fault: &EntryFault) -> Text;
            /// The heading of a form.
            forms::form_title(form: FormKind) -> Text;
            /// The submit button of a form.
            forms::submit(form: FormKind) -> Text;
            /// The label of a field or a row; it may contain line breaks.
            forms::label(label: Label) -> Text;
            /// The texts before and after a number.
            forms::unit(unit: Unit) -> (Text, Text);
            /// The placeholder of an empty text field.
            forms::placeholder(field: FieldId) -> Text;
            /// An option of a field. Places: `number`, or `text` where it is data.
            forms::field_option(option: &FieldOption) -> Text;
            /// What a player gives, a piece or else half the time. Places: `player`.
            forms::gives(piece: Option<Role>) -> Text;
            /// Two commands that belong together, in the list of keys.
            keys::pair(pair: KeyPair) -> Text;
            /// A group of keys.
            keys::key_group(group: KeyGroup) -> Text;
            /// What is done with the mouse, after a picture of it.
            keys::gesture(gesture: Gesture) -> Text;
            /// What a command does, for a button, the menu or the list of keys.
            keys::command_label(label: CommandLabel) -> Text;
            /// The name of a key; of characters only the space bar has one.
            keys::key_name(key: Key) -> Text;
            /// The name of a key that is held with others.
            keys::modifier(modifier: Modifier) -> Text;
            /// A short text.
            phrase::phrase(phrase: Phrase) -> Text;
            /// The months in dates.
            phrase::months() -> [Text; 12];
            /// A text of the pages of players.
            players::players_text(text: PlayersText) -> Text;
            /// The purpose of a key next to a message.
            message::hint(hint: Hint) -> Text;
            /// What is printed on a score sheet.
            sheet::sheet_label(label: SheetLabel) -> Text;
        }
    };
}

macro_rules! define {
    ([] $($(#[$doc:meta])* $file:ident::$table:ident($($key:ident: $Key:ty),*) -> $Value:ty;)*) => {
        /// The texts of a language.
        pub trait Texts: Debug + Sync {
            $($(#[$doc])* fn $table(&self $(, $key: $Key)*) -> $Value;)*
        }
    };
}

macro_rules! implement {
    ([$Language:ident] $($(#[$doc:meta])* $file:ident::$table:ident($($key:ident: $Key:ty),*) -> $Value:ty;)*) => {
        impl Texts for $Language {
            $(fn $table(&self $(, $key: $Key)*) -> $Value {
                $file::$table($($key),*)
            })*
        }
    };
}

pub(super) use {implement, tables};

tables!(define);
