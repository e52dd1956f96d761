//! Filling in templates: their named places and choices.

use std::fmt::Display;

use super::Words;
use super::direction::isolated;
use crate::rules::Color;

impl Words {
    /// A template with its places filled, and of each choice what fits. What is filled in may contain braces.
    ///
    /// A choice `<player:Ход белых/Ход чёрных/Ходит {player}>` has a text for White, one for Black and one for a name,
    /// where their grammar differs.
    pub(super) fn fill(self, template: &str, values: &[(&str, &dyn Display)]) -> String {
        let mut filled = String::new();
        let mut rest = template;
        while let Some((before, choice, after)) = between(rest, '<', '>') {
            push(&mut filled, &places_filled(before, values));
            push(
                &mut filled,
                &places_filled(self.chosen(choice, values), values),
            );
            rest = after;
        }
        push(&mut filled, &places_filled(rest, values));
        filled
    }

    /// The text of a choice that fits its value: `player:white/black/name`.
    fn chosen<'a>(self, choice: &'a str, values: &[(&str, &dyn Display)]) -> &'a str {
        let (name, texts) = choice.split_once(':').unwrap_or_default();
        let value = value_of(name, values);
        let side = Color::BOTH
            .into_iter()
            .position(|it| self.side(it) == value);
        let texts: Vec<&str> = texts.split('/').collect();
        debug_assert!(texts.len() == 3, "not three texts: {choice:?}");
        let chosen = texts.get(side.unwrap_or(2));
        chosen.copied().unwrap_or_default()
    }
}

/// A template without choices, with its places filled.
fn places_filled(template: &str, values: &[(&str, &dyn Display)]) -> String {
    let mut filled = String::new();
    let mut rest = template;
    while let Some((before, name, after)) = between(rest, '{', '}') {
        push(&mut filled, before);
        filled += &isolated(value_of(name, values));
        rest = after;
    }
    push(&mut filled, rest);
    filled
}

/// Adds more of a sentence. A name that was cut has a mark that is a full stop too.
fn push(filled: &mut String, more: &str) {
    let is_cut = filled.ends_with('…');
    let more = more.strip_prefix('.').filter(|_| is_cut).unwrap_or(more);
    *filled += more;
}

fn value_of(name: &str, values: &[(&str, &dyn Display)]) -> String {
    let value = values.iter().find(|(it, _)| *it == name);
    debug_assert!(value.is_some(), "no value for {{{name}}}");
    value.map_or(String::new(), |(_, value)| value.to_string())
}

/// The text before an opening character, the text from there to the closing one, and the text after it.
fn between(text: &str, opening: char, closing: char) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once(opening)?;
    let (inner, after) = rest.split_once(closing)?;
    Some((before, inner, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_filled_by_name_in_any_order() {
        let fill = |template| {
            let values: [(&str, &dyn Display); 2] = [("a", &"{b} <c>"), ("b", &2)];
            Words::ENGLISH.fill(template, &values)
        };
        assert_eq!(fill("{b}, {a} or {b}."), "2, {b} <c> or 2.");
        assert_eq!(fill("no place"), "no place");
    }

    #[test]
    fn a_name_from_right_to_left_leaves_the_order_of_the_sentence() {
        let fill = |player: &str| {
            let template = "<player:White/Black/{player}> won.";
            Words::ENGLISH.fill(template, &[("player", &player)])
        };
        assert_eq!(fill("שרה"), "\u{2068}שרה\u{2069} won.");
        assert_eq!(fill("Sara"), "Sara won.");
    }

    #[test]
    fn a_name_that_was_cut_ends_a_sentence() {
        let player: (&str, &dyn Display) = ("player", &"Maximilian von…");
        let fill = |template| Words::ENGLISH.fill(template, &[player]);
        assert_eq!(fill("Your move, {player}."), "Your move, Maximilian von…");
        assert_eq!(
            fill("<player:White/Black/{player}>. Now."),
            "Maximilian von… Now."
        );
    }

    #[test]
    fn a_choice_has_a_text_for_each_side_and_one_for_a_name() {
        let fill = |player: &str| {
            let template = "1. <player:the white side/the black side/{player}> moves, {player}";
            Words::ENGLISH.fill(template, &[("player", &player)])
        };
        assert_eq!(fill("White"), "1. the white side moves, White");
        assert_eq!(fill("Black"), "1. the black side moves, Black");
        assert_eq!(fill("Anna"), "1. Anna moves, Anna");
    }
}
