//! What the program helps a player with during a game.

values! {
    /// A kind of help.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum HelpKind {
        /// The player may ask for a good move.
        Hints,
        /// Pieces that can be won are marked.
        Threats,
        /// The player is asked before a move that loses much.
        Warnings,
    }
}

/// What the program helps one player with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(
    feature = "storage",
    derive(serde::Serialize, serde::Deserialize),
    serde(default)
)]
pub struct Help {
    /// See [`HelpKind::Hints`].
    pub hints: bool,
    /// See [`HelpKind::Threats`].
    pub threats: bool,
    /// See [`HelpKind::Warnings`].
    pub warnings: bool,
}

impl Help {
    /// No help.
    pub const NONE: Help = Help {
        hints: false,
        threats: false,
        warnings: false,
    };

    /// Whether it includes this kind.
    pub const fn has(self, kind: HelpKind) -> bool {
        match kind {
            HelpKind::Hints => self.hints,
            HelpKind::Threats => self.threats,
            HelpKind::Warnings => self.warnings,
        }
    }

    /// The same help, with this kind or without it.
    #[must_use]
    pub const fn with(mut self, kind: HelpKind, is_on: bool) -> Help {
        match kind {
            HelpKind::Hints => self.hints = is_on,
            HelpKind::Threats => self.threats = is_on,
            HelpKind::Warnings => self.warnings = is_on,
        }
        self
    }

    /// The value of its tag: the kinds, with commas between them.
    pub(super) fn to_tag(self) -> String {
        let kinds = HelpKind::ALL.into_iter().filter(|&kind| self.has(kind));
        kinds.map(name).collect::<Vec<_>>().join(", ")
    }

    /// Reads the value of a tag. Kinds that are not known are left out.
    pub(super) fn from_tag(value: &str) -> Help {
        let is_named = |kind| value.split(',').any(|word| word.trim() == name(kind));
        let named = HelpKind::ALL.into_iter().filter(|&kind| is_named(kind));
        named.fold(Help::NONE, |help, kind| help.with(kind, true))
    }
}

const fn name(kind: HelpKind) -> &'static str {
    match kind {
        HelpKind::Hints => "hints",
        HelpKind::Threats => "threats",
        HelpKind::Warnings => "warnings",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_reads_back_as_itself() {
        for bits in 0..8 {
            let kinds = HelpKind::ALL.into_iter().enumerate();
            let help = kinds.fold(Help::NONE, |help, (bit, kind)| {
                help.with(kind, bits >> bit & 1 == 1)
            });
            assert_eq!(Help::from_tag(&help.to_tag()), help);
        }
        let all = Help::NONE
            .with(HelpKind::Hints, true)
            .with(HelpKind::Warnings, true);
        assert_eq!(all.to_tag(), "hints, warnings");
        assert_eq!(Help::from_tag("magic,warnings , hints"), all);
        assert_eq!(Help::from_tag(""), Help::NONE);
    }
}
