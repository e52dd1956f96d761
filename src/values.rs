//! The macro for enums whose values are listed.

/// An enum without data that also has `ALL`, its values in the order in which they stand here.
macro_rules! values {
    (
        $(#[$attribute:meta])*
        pub enum $name:ident {
            $($(#[$value_attribute:meta])* $value:ident,)+
        }
    ) => {
        $(#[$attribute])*
        pub enum $name {
            $($(#[$value_attribute])* $value,)+
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; [$(stringify!($value)),+].len()] = [$($name::$value),+];
        }
    };
}
