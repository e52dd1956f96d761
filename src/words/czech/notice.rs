//! Notices.

use crate::words::texts::*;

pub fn notice(notice: &Notice) -> Text {
    use Notice::*;
    match notice {
        Saved(Some(_)) => "|Uloženo: |{place}",
        SavedUnanalysed(_) => "|Uloženo bez analýzy: |{place}",
        Exported { .. } => "|Uloženo, {games}: |{place}",
        SavedUnique { .. } => "|Vynechané duplicity: {count}. Uloženo: |{place}",
        Kept { place: Some(_), .. } => "Uloženo do {place}, zůstane jako {name}",
        Kept { place: None, .. } => "Uloženo, zůstane jako {name}",
        Saved(None) => "Uloženo.",
        NotYourTurn(_) | Illegal(IllegalMove::NotYourTurn { .. }) => {
            "Na tahu je <player:bílý/černý/{player}>."
        }
        Illegal(_) | NotAMove(_) | NotPlayed(_) | NotEdited(_) | Failed(_) => "{reason}",
        ClaimRefused(_) => "{move} nevede k remíze. Tah nebyl proveden.",
        HasTouched(piece, _) => has_touched(piece.role()),
        TakenBack(_) => "Tah {move} je vrácen.",
        TakebackRefused(_) => "{player} nesouhlasí s vrácením tahu.",
        Withdrawn(Question::Draw(_)) => "{player} hraje dál: nabídka remízy je stažena.",
        Withdrawn(Question::Resign(_)) => "{player} hraje dál a nevzdává.",
        Withdrawn(Question::TakeBack(_)) => "{player} hraje dál: vrácení tahu je odmítnuto.",
        Withdrawn(Question::Claim(..) | Question::Sure(..)) => {
            "{player} hraje dál: reklamace remízy je stažena."
        }
        OfferTooEarly => "Remízu lze nabídnout, až oba hráči provedou tah.",
        DrawDeclined(_) => "{player} odmítá remízu.",
        DrawDeclinedHere => "Remíza už byla v této pozici odmítnuta.",
        NoClock => "Tato partie nemá hodiny.",
        NextLevel(_) => "Příští partie: úroveň {number}, asi {rating}.",
        TimeGiven(_) => "{player} dostává {time}.",
        NoTimeLimit(_) => "{player} nemá omezený čas.",
        Damaged { .. } => "Soubor {name} je poškozený. {reason}",
        HoldsMore(_) => "V souboru {name} je více partií. Toto je první z nich.",
        SavedWithFaults { .. } => "Uloženo, co šlo přečíst, i s chybami ({games}): {place}",
        SetAside(_) => "Poslední partii nešlo přečíst. Zůstává uložena jako {name}.",
        HintSought => "Hledá se dobrý tah.",
        EngineFound(_) => "{engine} je nainstalován. Použít ho k analýze?",
        EngineFailed { fault, .. } => engine_failed(fault),
        NotSaved(_) => "Neuloženo: {reason}",
        CannotSave(_) => "Teď nelze ukládat: {reason}",
        Painting(_) => "Kreslí se obrázek: {percent} %.",
        MistakesFound(_) => "Analýza partie je hotova. Tahy se značkou ? nebo ??: {count}.",
        NoExercises => "Teď tu nejsou žádná cvičení. Vznikají z tahů se značkou ? nebo ??.",
        NoneFits(_) => {
            "Prozkoumané chyby: {count}. Žádná se nehodí: cvičení potřebuje jeden až tři tahy zřetelně lepší než všechny ostatní."
        }
        CommentKept => "Komentář je zachován.",
        CommentDeleted => "Komentář byl smazán.",
        MovesDeleted => "Tahy byly smazány.",
        TagsLeft => "Změněné údaje nejsou uloženy.",
        Undone => "Vráceno.",
        ExerciseDropped => "To cvičení se už nevrátí.",
        LineKept => "Varianta je teď v partii.",
        GameNotFound => "Tato partie už ve složce není.",
        GameAnalysed => "Analýza partie je hotova.",
        NoMistakesFound => "Analýza partie je hotova. Nenašla žádné chyby.",
        AnalysisStopped => "Analýza byla zastavena. Co je nalezeno, zůstává.",
        AnalysisOutdated => "Analýza skončila: partie se změnila.",
        NoMistake(true) => "Za tímto tahem není označena žádná chyba.",
        NoMistake(false) => "Před tímto tahem není označena žádná chyba.",
        MainLineStands => {
            "Odehrané tahy nelze měnit. Proveďte to znovu, chcete-li upravit kopii partie."
        }
        EditsCopy => "Teď upravujete kopii. Ctrl S ji uloží.",
        NothingToUndo => "Není co vrátit.",
        NothingToRedo => "Není co opakovat.",
        Unsaved => "Některé změny nejsou uloženy.",
        PaintingStopped => "Kreslení obrázku bylo zrušeno.",
        NoRoom(_) => "Počet znaků je omezen na {room}; zbytek se nevešel.",
        ClaimTooLate => "Remízu je třeba reklamovat dřív, než se dotknete kamene.",
        AnswerFirst => "Nejdřív: ",
        Resigned(_) => "{player} vzdává: ztráty jsou příliš velké.",
        GameGoesOn => "Hraje se dál.",
        NoMoveToTakeBack => "Není tah, který by šlo vrátit.",
        EndedOnTime => "Partie skončila: došel čas.",
        EndedByPlayers => "Partie skončila rozhodnutím hráčů.",
        Reviewed => "Výsledek je konečný: partie už byla rozebrána.",
        NoMoveToReplay => "Není tah, který by šlo zopakovat.",
        Paused => "Partie je pozastavena. Klávesou {pause} se pokračuje.",
        GameIsOn => {
            "Tato partie ještě neskončila. Vzdejte ji ({resign}), nebo odejděte přes menu ({menu})."
        }
        NoSavedGame => "Zatím není uložena žádná partie.",
        OpenElsewhere => "Tato partie možná běží v jiném okně. Tady si ji lze prohlédnout.",
        CannotResume => "Tato partie skončila.",
        FolderFree => "Složka partií je opět volná.",
        NoGameToSave => "Není partie, kterou by šlo uložit.",
        GameCopied => "Partie byla zkopírována jako PGN.",
        PositionCopied => "Pozice byla zkopírována jako FEN.",
        FolderCopied => "Cesta byla zkopírována.",
        ClipboardEmpty => "Ve schránce není žádný text.",
        ReadingStopped => "Načítání bylo zastaveno. Klávesa {leave} opustí seznam.",
        Deleted(1) => "Partie byla přesunuta do koše.",
        Deleted(_) => "Teď v koši: {games}.",
        Restored(1) => "Partie byla obnovena.",
        Restored(_) | RestoredGame(_) => "Obnoveno: {games}.",
        RestoredAs(_) => "Partie byla obnovena jako {name}.",
        DestroysGames { .. } => "Natrvalo smazat: {games}? To nelze vrátit zpět.",
        Destroyed(_) => "Smazáno natrvalo: {games}.",
        ChangesFile { .. } => {
            "Soubor {name} se změní. Dosavadní podoba zůstane sedm dní jako {name}.deskmate.bak."
        }
        NamesJoined { .. } => "Jméno „{name}“ teď patří hráči {player}. {key} to změní.",
        NothingDeleted => "Naposledy nebyla smazána žádná partie. Klávesa {trash} ukáže koš.",
        Sound(true) => "Zvuk je zapnutý.",
        Sound(false) => "Zvuk je vypnutý.",
    }
}

fn has_touched(role: Role) -> Text {
    match role {
        Role::Pawn => {
            "Dotknuto–hráno: <player:bílý/černý/{player}> musí táhnout pěšcem z {square}."
        }
        Role::Knight => {
            "Dotknuto–hráno: <player:bílý/černý/{player}> musí táhnout jezdcem z {square}."
        }
        Role::Bishop => {
            "Dotknuto–hráno: <player:bílý/černý/{player}> musí táhnout střelcem z {square}."
        }
        Role::Rook => "Dotknuto–hráno: <player:bílý/černý/{player}> musí táhnout věží z {square}.",
        Role::Queen => {
            "Dotknuto–hráno: <player:bílý/černý/{player}> musí táhnout dámou z {square}."
        }
        Role::King => {
            "Dotknuto–hráno: <player:bílý/černý/{player}> musí táhnout králem z {square}."
        }
    }
}

fn engine_failed(fault: &EngineFault) -> Text {
    match fault {
        EngineFault::NotStarted(_) => {
            "{engine} nelze spustit: {reason}. Místo něj počítá Deskmate."
        }
        EngineFault::NotUci => "{engine} neodpovídá jako engine UCI. Místo něj počítá Deskmate.",
        EngineFault::NotReady => "{engine} se nepřipravil. Místo něj počítá Deskmate.",
        EngineFault::NotReading => "{engine} nečte příkazy. Místo něj počítá Deskmate.",
        EngineFault::NoAnswer => "{engine} neodpovídá. Místo něj počítá Deskmate.",
        EngineFault::Ended => "{engine} skončil. Místo něj počítá Deskmate.",
        EngineFault::IllegalMove(_) => {
            "{engine} zahrál nepřípustný tah {reason}. Místo něj počítá Deskmate."
        }
        EngineFault::NoScore => "{engine} nedal hodnocení. Místo něj počítá Deskmate.",
        EngineFault::NoChess960 => "{engine} nezná Chess960. Místo něj počítá Deskmate.",
        EngineFault::GivenUp => {
            "{engine} třikrát selhal. Deskmate počítá pět minut, nebo než ho znovu zvolíte."
        }
    }
}
