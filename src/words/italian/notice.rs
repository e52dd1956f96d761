//! Notices.

use crate::words::texts::*;

pub fn notice(notice: &Notice) -> Text {
    use Notice::*;
    match notice {
        Saved(Some(_)) => "|Salvato in |{place}",
        SavedUnanalysed(_) => "|Salvato senza l’analisi: |{place}",
        Exported { .. } => "|Salvato, {games}: |{place}",
        SavedUnique { .. } => "|Doppioni esclusi: {count}. Salvato in |{place}",
        Kept { place: Some(_), .. } => "Salvato in {place}, conservato come {name}",
        Kept { place: None, .. } => "Salvato, conservato come {name}",
        Saved(None) => "Salvato.",
        NotYourTurn(_) | Illegal(IllegalMove::NotYourTurn { .. }) => {
            "Tocca <player:al Bianco/al Nero/a {player}>."
        }
        Illegal(_) | NotAMove(_) | NotPlayed(_) | NotEdited(_) | Failed(_) => "{reason}",
        ClaimRefused(_) => "{move} non dà la patta. La mossa non è stata giocata.",
        HasTouched(..) => {
            "<player:Il Bianco/Il Nero/{player}> ha toccato {piece} in {square}: deve muovere quel pezzo."
        }
        TakenBack(_) => "Mossa ritirata: {move}.",
        TakebackRefused(_) => {
            "<player:Il Bianco/Il Nero/{player}> non concede il ritiro della mossa."
        }
        Withdrawn(Question::Draw(_)) => {
            "<player:Il Bianco/Il Nero/{player}> ha mosso: la proposta di patta è ritirata."
        }
        Withdrawn(Question::Resign(_)) => "<player:Il Bianco/Il Nero/{player}> non abbandona.",
        Withdrawn(Question::TakeBack(_)) => {
            "<player:Il Bianco/Il Nero/{player}> ha mosso: il ritiro è rifiutato."
        }
        Withdrawn(Question::Claim(..) | Question::Sure(..)) => {
            "<player:Il Bianco/Il Nero/{player}> ha mosso: la richiesta è ritirata."
        }
        OfferTooEarly => "La patta si può proporre solo dopo la prima mossa di entrambi.",
        DrawDeclined(_) => "<player:Il Bianco/Il Nero/{player}> rifiuta la patta.",
        DrawDeclinedHere => "La patta è già stata rifiutata in questa posizione.",
        NoClock => "Questa partita è senza orologio.",
        NextLevel(_) => "Prossima partita: livello {number}, circa {rating}.",
        TimeGiven(_) => "<player:Il Bianco/Il Nero/{player}> riceve {time}.",
        NoTimeLimit(_) => "<player:Il Bianco/Il Nero/{player}> non ha limiti di tempo.",
        Damaged { .. } => "{name} è danneggiato. {reason}",
        HoldsMore(_) => "{name} contiene altre partite. Questa è la prima.",
        SavedWithFaults { .. } => "Salvato per quanto leggibile, con errori ({games}): {place}",
        SetAside(_) => "L’ultima partita non è leggibile. È conservata come {name}.",
        HintSought => "Cerco una buona mossa.",
        EngineFound(_) => "{engine} è installato. Usarlo per l’analisi?",
        EngineFailed { fault, .. } => engine_failed(fault),
        NotSaved(_) => "Non salvato: {reason}",
        CannotSave(_) => "Per ora non si può salvare: {reason}",
        Painting(_) => "Creazione dell’immagine: {percent}%.",
        MistakesFound(_) => "Partita analizzata. Mosse segnate ? o ??: {count}.",
        NoExercises => "Ora non ci sono esercizi. Nascono dalle mosse segnate ? o ??.",
        NoneFits(_) => {
            "Errori esaminati: {count}. Nessuno è adatto: un esercizio richiede da una a tre mosse nettamente migliori di tutte le altre."
        }
        CommentKept => "Il commento è mantenuto.",
        CommentDeleted => "Il commento è stato eliminato.",
        MovesDeleted => "Le mosse sono state eliminate.",
        TagsLeft => "I dati modificati non sono salvati.",
        Undone => "Annullato.",
        ExerciseDropped => "Quell’esercizio non tornerà più.",
        LineKept => "La variante è ora nella partita.",
        GameNotFound => "Questa partita non è più nella cartella.",
        GameAnalysed => "Partita analizzata.",
        NoMistakesFound => "Partita analizzata. Nessun errore trovato.",
        AnalysisStopped => "Analisi fermata. I risultati restano.",
        AnalysisOutdated => "Analisi interrotta: la partita è cambiata.",
        NoMistake(true) => "Dopo questa mossa non è segnato nessun errore.",
        NoMistake(false) => "Prima di questa mossa non è segnato nessun errore.",
        MainLineStands => {
            "Le mosse giocate non si cambiano. Ripeti per modificare una copia della partita."
        }
        EditsCopy => "Ora modifichi una copia. Ctrl S la salva.",
        NothingToUndo => "Non c’è nulla da annullare.",
        NothingToRedo => "Non c’è nulla da ripetere.",
        Unsaved => "Ci sono modifiche non salvate.",
        PaintingStopped => "Creazione dell’immagine annullata.",
        NoRoom(_) => "Questa riga contiene al massimo {room} caratteri; il resto è stato tagliato.",
        ClaimTooLate => "La patta si richiede prima di toccare un pezzo.",
        AnswerFirst => "Prima: ",
        Resigned(_) => "<player:Il Bianco/Il Nero/{player}> abbandona: ha perso troppo materiale.",
        GameGoesOn => "La partita continua.",
        NoMoveToTakeBack => "Non ci sono mosse da ritirare.",
        EndedOnTime => "La partita è finita per il tempo.",
        EndedByPlayers => "I giocatori hanno concluso la partita.",
        Reviewed => "Il risultato è definitivo: la partita è stata rivista.",
        NoMoveToReplay => "Non ci sono mosse da rifare.",
        Paused => "La partita è in pausa. {pause} per continuare.",
        GameIsOn => {
            "La partita non è finita. Abbandona con {resign}, oppure esci dal menu: {menu}."
        }
        NoSavedGame => "Nessuna partita è stata ancora salvata.",
        OpenElsewhere => {
            "Questa partita forse è in corso in un’altra finestra. Qui si può solo guardare."
        }
        CannotResume => "Questa partita è finita.",
        FolderFree => "La cartella delle partite è di nuovo libera.",
        NoGameToSave => "Non c’è nessuna partita da salvare.",
        GameCopied => "Partita copiata come PGN.",
        PositionCopied => "Posizione copiata come FEN.",
        FolderCopied => "Il percorso è stato copiato.",
        ClipboardEmpty => "Negli appunti non c’è testo.",
        ReadingStopped => "Caricamento fermato. {leave} lascia l’elenco.",
        Deleted(1) => "La partita è nel cestino.",
        Deleted(_) => "Ora nel cestino: {games}.",
        Restored(1) => "La partita è stata ripristinata.",
        Restored(_) | RestoredGame(_) => "Ripristinate: {games}.",
        RestoredAs(_) => "La partita è stata ripristinata come {name}.",
        DestroysGames { .. } => "Eliminare per sempre {games}? Non si può annullare.",
        Destroyed(_) => "Eliminate per sempre: {games}.",
        ChangesFile { .. } => {
            "{name} sarà modificato. L’originale resta per sette giorni in {name}.deskmate.bak."
        }
        NamesJoined { .. } => "«{name}» ora conta come {player}. {key} lo cambia.",
        NothingDeleted => "Nessuna partita appena eliminata. {trash} mostra il cestino.",
        Sound(true) => "Audio attivo.",
        Sound(false) => "Audio disattivato.",
    }
}

fn engine_failed(fault: &EngineFault) -> Text {
    match fault {
        EngineFault::NotStarted(_) => "{engine} non si avvia: {reason}. Lo sostituisce Deskmate.",
        EngineFault::NotUci => "{engine} non risponde come motore UCI. Lo sostituisce Deskmate.",
        EngineFault::NotReady => "{engine} non è mai pronto. Lo sostituisce Deskmate.",
        EngineFault::NotReading => "{engine} non legge il suo input. Lo sostituisce Deskmate.",
        EngineFault::NoAnswer => "{engine} non risponde. Lo sostituisce Deskmate.",
        EngineFault::Ended => "{engine} si è chiuso. Lo sostituisce Deskmate.",
        EngineFault::IllegalMove(_) => {
            "{engine} ha dato la mossa illegale {reason}. Lo sostituisce Deskmate."
        }
        EngineFault::NoScore => "{engine} non dà valutazioni. Lo sostituisce Deskmate.",
        EngineFault::NoChess960 => "{engine} non conosce Chess960. Lo sostituisce Deskmate.",
        EngineFault::GivenUp => {
            "{engine} ha fallito tre volte. Lo sostituisce Deskmate per cinque minuti, o finché non lo scegli di nuovo."
        }
    }
}
