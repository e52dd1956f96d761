//! Numbers.

use crate::words::texts::*;

pub fn plural_category(number: usize) -> PluralCategory {
    match number {
        0 | 1 => PluralCategory::One,
        _ => PluralCategory::Other,
    }
}

pub fn counted(what: Counted) -> Plural {
    match what {
        Counted::Games => Plural::two("{count} partie", "{count} parties"),
        Counted::Items => Plural::two("{count} élément", "{count} éléments"),
        Counted::Files => Plural::two("{count} fichier", "{count} fichiers"),
        Counted::AllGames => Plural::two("La partie", "Les {count} parties"),
        Counted::FoundGames => Plural::two("{found} sur {count}", "{found} sur {count}"),
        Counted::Drawn => Plural::two("{score}, {count} nulle", "{score}, {count} nulles"),
        Counted::DrawnGames => Plural::two("{count} nulle", "{count} nulles"),
        Counted::WonGames => Plural::two("{count} victoire", "{count} victoires"),
        Counted::Wins => Plural::two("{count} victoire", "{count} victoires"),
        Counted::SavedGames => Plural::two("{count} enregistrée", "{count} enregistrées"),
        Counted::Moves => Plural::two("{count} coup", "{count} coups"),
        Counted::Rescued => Plural::two(
            "{count} partie non enregistrée est dans {folder}",
            "{count} parties non enregistrées sont dans {folder}",
        ),
        Counted::AfterMoves => Plural::two("après {count} coup", "après {count} coups"),
        Counted::MovesToGo => Plural::two("encore {count} coup", "encore {count} coups"),
        Counted::Tries => Plural::two("{count} essai", "{count} essais"),
        Counted::Takebacks => Plural::two("{count} reprise de coup", "{count} reprises de coup"),
        Counted::Hints => Plural::two("{count} indice utilisé", "{count} indices utilisés"),
        Counted::ComesBack => {
            Plural::two("Revient dans {count} jour", "Revient dans {count} jours")
        }
        Counted::Days => Plural::two("{count} jour", "{count} jours"),
        Counted::Hours => Plural::two("{count} heure", "{count} heures"),
        Counted::Minutes => Plural::two("{count} minute", "{count} minutes"),
        Counted::Seconds => Plural::two("{count} seconde", "{count} secondes"),
    }
}
