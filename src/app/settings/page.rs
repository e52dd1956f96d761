//! The pages of the settings, and the groups on them.

values! {
    /// A page of the settings.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[allow(missing_docs)]
    pub enum SettingsPage {
        Board,
        Game,
        Sound,
        Language,
        Engines,
        Files,
    }
}

/// A group of settings on a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum SettingGroup {
    Board,
    Pieces,
    OnTheBoard,
    Window,
    Moves,
    Clock,
    Sound,
    /// What is heard.
    Sounds,
    Language,
    DatesAndNames,
    /// What an engine may use.
    Engine,
}

impl SettingGroup {
    /// The page that it is on.
    pub fn page(self) -> SettingsPage {
        match self {
            SettingGroup::Board
            | SettingGroup::Pieces
            | SettingGroup::OnTheBoard
            | SettingGroup::Window => SettingsPage::Board,
            SettingGroup::Moves | SettingGroup::Clock => SettingsPage::Game,
            SettingGroup::Sound | SettingGroup::Sounds => SettingsPage::Sound,
            SettingGroup::Language | SettingGroup::DatesAndNames => SettingsPage::Language,
            SettingGroup::Engine => SettingsPage::Engines,
        }
    }
}
