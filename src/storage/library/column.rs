//! The columns of a list.

values! {
    /// A column of a list, by which it can be sorted.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Column {
        /// The name of White.
        White,
        /// The rating of White.
        WhiteRating,
        /// The name of Black.
        Black,
        /// The rating of Black.
        BlackRating,
        /// The result.
        Result,
        /// The number of moves.
        Moves,
        /// The ECO code and the name of the opening.
        Opening,
        /// The time control.
        Clock,
        /// When it was played.
        Date,
    }
}

impl Column {
    /// Those with texts, whose width is not known before.
    pub(super) const TEXTS: [Column; 4] =
        [Column::White, Column::Black, Column::Opening, Column::Clock];

    /// Whether the greatest value comes first when a list is sorted by it for the first time.
    pub(super) fn begins_with_greatest(self) -> bool {
        matches!(
            self,
            Column::WhiteRating | Column::BlackRating | Column::Moves | Column::Date
        )
    }
}
