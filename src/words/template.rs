//! Texts with named places, and texts with a number.

/// A text, or a template with named places and choices: `{player} offers a draw.`
pub type Text = &'static str;

/// The forms of a text with a number, by the cardinal rules of Unicode's CLDR.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plural {
    /// For 1, and in some languages 21, 31 and so on.
    pub one: Text,
    /// For a few, such as 2 to 4 in Slavic languages.
    pub few: Text,
    /// For many, such as 5 to 20 in Slavic languages.
    pub many: Text,
    /// For all others.
    pub other: Text,
}

/// The form that a number needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PluralCategory {
    /// [`Plural::one`].
    One,
    /// [`Plural::few`].
    Few,
    /// [`Plural::many`].
    Many,
    /// [`Plural::other`].
    Other,
}

impl Plural {
    /// The forms of a language that has two.
    pub const fn two(one: Text, other: Text) -> Plural {
        let (few, many) = (other, other);
        Plural {
            one,
            few,
            many,
            other,
        }
    }

    /// The forms of a language that has a form for a few and one for all from five on, as Slavic languages do.
    pub const fn three(one: Text, few: Text, other: Text) -> Plural {
        Plural {
            one,
            few,
            many: other,
            other,
        }
    }

    pub(super) fn form(self, category: PluralCategory) -> Text {
        match category {
            PluralCategory::One => self.one,
            PluralCategory::Few => self.few,
            PluralCategory::Many => self.many,
            PluralCategory::Other => self.other,
        }
    }
}
