//! How much of a curve is shown.

values! {
    /// How much of the curve of a rating is shown.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub enum CurveSpan {
        /// The days with the last thirty games.
        Games,
        /// The last year.
        Year,
        /// All days.
        #[default]
        All,
    }
}
