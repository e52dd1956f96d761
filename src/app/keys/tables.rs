//! The single source of key bindings: for key presses, button labels and the list of keys.

use super::binding::Binding;
use super::context::Context;
use super::{arrange, clocks, hands, library, menu, review, screens, text};

/// The bindings of a context.
pub fn bindings(context: Context) -> &'static [Binding] {
    match context {
        Context::Anywhere => &screens::ANYWHERE,
        Context::Start => &screens::START,
        Context::Game => &screens::GAME,
        Context::Clocks => &clocks::CLOCKS,
        Context::Question => &screens::QUESTION,
        Context::Promotion => &screens::PROMOTION,
        Context::Ended => &screens::ENDED,
        Context::Review => &review::REVIEW,
        Context::CommentLine => &review::COMMENT_LINE,
        Context::ReviewMenu => &review::REVIEW_MENU,
        Context::Table => &screens::TABLE,
        Context::Menu => &menu::MENU,
        Context::MenuMoves => &menu::MENU_MOVES,
        Context::Keys => &screens::KEYS,
        Context::Form => &screens::FORM,
        Context::Choice => &screens::CHOICE,
        Context::Button => &screens::BUTTON,
        Context::Text => &text::TEXT,
        Context::Hands => &hands::HANDS,
        Context::Board => &hands::BOARD,
        Context::Chooser => &hands::CHOOSER,
        Context::Line => &hands::LINE,
        Context::MenuTabs => &hands::MENU_TABS,
        Context::Arrange => &arrange::ARRANGE,
        Context::Settings => &screens::SETTINGS,
        Context::Library => &library::GAMES,
        Context::SearchLine => &library::SEARCH_LINE,
        Context::Rows => &library::ROWS,
        Context::Opening => &library::OPENING,
        Context::Copying => &library::COPYING,
        Context::PathLine => &library::PATH_LINE,
    }
}
