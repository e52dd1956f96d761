//! Commands in the choice of a file.

use crate::app::step::Step;

/// A command in the choice of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChooserCommand {
    /// Choose another row of the group. Of the files the view makes this a [`ChooserCommand::Select`].
    Step(Step),
    /// Choose the row a page further. The view makes this a [`ChooserCommand::Select`].
    Page(Step),
    /// Choose a row of the files.
    Select(usize),
    /// Choose a row of the files; twice in short time opens it.
    Click(usize),
    /// Go to the folder around this one.
    FolderUp,
    /// Show all files, or only those that may have games.
    ShowAll,
    /// Sort by this column; if that is done already, the other way round.
    SortBy(ChooserColumn),
    /// Go to the next group, or the previous one.
    Group(Step),
    /// Go to a place.
    Place(usize),
    /// Open a recent file.
    Recent(usize),
    /// Take the chosen recent file off the list.
    Forget,
}

/// What a file is chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChooserPurpose {
    /// To open the games in it.
    Games,
    /// To look through its games for the opening tree.
    Openings,
    /// To save the game on the screen to it.
    Save,
    /// To save a picture of it.
    Picture,
    /// To export games to it.
    Export,
    /// To analyse with the program in it.
    Engine {
        /// Whether it takes the place of the chosen engine.
        replaces: bool,
    },
}

/// A column by which files are sorted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChooserColumn {
    /// Their names.
    Name,
    /// Their sizes.
    Size,
    /// When they were last written.
    Changed,
}

values! {
    /// A group of rows.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum ChooserGroup {
        /// What is in the folder.
        Files,
        /// The folders in which people keep files.
        Places,
        /// The files that were opened last.
        Recent,
    }
}
