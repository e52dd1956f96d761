//! Notices.

use crate::words::texts::*;

pub fn notice(notice: &Notice) -> Text {
    use Notice::*;
    match notice {
        Saved(Some(_)) => "|Gespeichert: |{place}",
        SavedUnanalysed(_) => "|Gespeichert ohne die Analyse: |{place}",
        Exported { .. } => "|{games} gespeichert: |{place}",
        SavedUnique { .. } => "|Weggelassene Duplikate: {count}. Gespeichert: |{place}",
        Kept { place: Some(_), .. } => "Gespeichert in {place}, aufbewahrt als {name}",
        Kept { place: None, .. } => "Gespeichert, aufbewahrt als {name}",
        Saved(None) => "Gespeichert.",
        NotYourTurn(_) | Illegal(IllegalMove::NotYourTurn { .. }) => "{player} ist am Zug.",
        Illegal(_) | NotAMove(_) | NotPlayed(_) | NotEdited(_) | Failed(_) => "{reason}",
        ClaimRefused(_) => "{move} ergibt kein Remis und wurde nicht gespielt.",
        HasTouched(..) => "Berührt wurde {piece} auf {square}: {player} muss damit ziehen.",
        TakenBack(_) => "{move} zurückgenommen.",
        TakebackRefused(_) => "{player} erlaubt die Rücknahme nicht.",
        Withdrawn(Question::Draw(_)) => "{player} hat gezogen: Das Remisangebot entfällt.",
        Withdrawn(Question::Resign(_)) => "{player} gibt nicht auf.",
        Withdrawn(Question::TakeBack(_)) => "{player} hat gezogen: Die Rücknahme ist abgelehnt.",
        Withdrawn(Question::Claim(..) | Question::Sure(..)) => {
            "{player} hat gezogen: Die Reklamation entfällt."
        }
        OfferTooEarly => "Remis kann erst angeboten werden, wenn beide Seiten gezogen haben.",
        DrawDeclined(_) => "{player} lehnt Remis ab.",
        DrawDeclinedHere => "Remis wurde in dieser Stellung schon abgelehnt.",
        NoClock => "Diese Partie hat keine Uhr.",
        NextLevel(_) => "Nächste Partie: Stufe {number}, etwa {rating}.",
        TimeGiven(_) => "{player} bekommt {time}.",
        NoTimeLimit(_) => "{player} hat keine Zeitbegrenzung.",
        Damaged { .. } => "{name} ist beschädigt. {reason}",
        HoldsMore(_) => "{name} enthält weitere Partien. Dies ist die erste.",
        SavedWithFaults { .. } => "{games} mit Fehlern gespeichert, soweit lesbar: {place}",
        SetAside(_) => "Die letzte Partie war nicht lesbar. Sie bleibt als {name} erhalten.",
        HintSought => "Ein guter Zug wird gesucht.",
        EngineFound(_) => "{engine} ist installiert. Damit analysieren?",
        EngineFailed { fault, .. } => engine_failed(fault),
        NotSaved(_) => "Nicht gespeichert: {reason}",
        CannotSave(_) => "Speichern geht im Moment nicht: {reason}",
        Painting(_) => "Das Bild wird erstellt: {percent}\u{a0}%.",
        MistakesFound(_) => "Die Partie ist analysiert. Züge mit ? oder ??: {count}.",
        NoExercises => "Es gibt gerade keine Übungen. Sie entstehen aus Zügen mit ? oder ??.",
        NoneFits(_) => {
            "Geprüfte Fehler: {count}. Keiner taugt als Übung: Es muss einen bis drei Züge geben, die klar besser sind als alle anderen."
        }
        CommentKept => "Der Kommentar ist übernommen.",
        CommentDeleted => "Der Kommentar ist gelöscht.",
        MovesDeleted => "Die Züge sind gelöscht.",
        TagsLeft => "Die geänderten Angaben sind nicht übernommen.",
        Undone => "Rückgängig gemacht.",
        ExerciseDropped => "Die Übung wird nie mehr gestellt.",
        LineKept => "Die Variante steht jetzt in der Partie.",
        GameNotFound => "Diese Partie ist nicht mehr im Ordner.",
        GameAnalysed => "Die Partie ist analysiert.",
        NoMistakesFound => "Die Partie ist analysiert. Es wurden keine Fehler gefunden.",
        AnalysisStopped => "Die Analyse wurde angehalten. Was gefunden ist, bleibt.",
        AnalysisOutdated => "Die Analyse wurde beendet: Die Partie wurde geändert.",
        NoMistake(true) => "Nach diesem Zug ist kein Fehler markiert.",
        NoMistake(false) => "Vor diesem Zug ist kein Fehler markiert.",
        MainLineStands => {
            "Gespielte Züge lassen sich nicht ändern. Noch einmal, und du bearbeitest eine Kopie der Partie."
        }
        EditsCopy => "Du bearbeitest jetzt eine Kopie. Strg S speichert sie.",
        NothingToUndo => "Es gibt nichts rückgängig zu machen.",
        NothingToRedo => "Es gibt nichts wiederherzustellen.",
        Unsaved => "Es gibt ungespeicherte Änderungen.",
        PaintingStopped => "Das Bild wurde abgebrochen.",
        NoRoom(_) => "Diese Zeile fasst höchstens {room} Zeichen; der Rest wurde abgeschnitten.",
        ClaimTooLate => "Remis muss reklamiert werden, bevor eine Figur berührt wird.",
        AnswerFirst => "Zuerst: ",
        Resigned(_) => "{player} gibt auf: zu viel Material ist verloren.",
        GameGoesOn => "Die Partie geht weiter.",
        NoMoveToTakeBack => "Es gibt keinen Zug zum Zurücknehmen.",
        EndedOnTime => "Die Partie ist zu Ende: Die Zeit war abgelaufen.",
        EndedByPlayers => "Die Partie endete durch Aufgabe oder Vereinbarung.",
        Reviewed => "Das Ergebnis steht fest: Die Partie wurde schon angesehen.",
        NoMoveToReplay => "Es gibt keinen zurückgenommenen Zug.",
        Paused => "Die Partie ist angehalten. Weiter mit {pause}.",
        GameIsOn => {
            "Diese Partie läuft noch. Gib mit {resign} auf oder verlass sie über das Menü: {menu}."
        }
        NoSavedGame => "Es ist noch keine Partie gespeichert.",
        OpenElsewhere => {
            "Diese Partie läuft vielleicht in einem anderen Fenster. Hier kannst du sie ansehen."
        }
        CannotResume => "Diese Partie ist zu Ende.",
        FolderFree => "Der Partieordner ist wieder frei.",
        NoGameToSave => "Es gibt keine Partie zum Speichern.",
        GameCopied => "Partie als PGN kopiert.",
        PositionCopied => "Stellung als FEN kopiert.",
        FolderCopied => "Der Pfad wurde kopiert.",
        ClipboardEmpty => "In der Zwischenablage ist kein Text.",
        ReadingStopped => "Lesen angehalten. {leave} verlässt die Liste.",
        Deleted(1) => "Die Partie liegt jetzt im Papierkorb.",
        Deleted(_) => "Jetzt im Papierkorb: {games}.",
        Restored(1) => "Die Partie wurde zurückgeholt.",
        Restored(_) | RestoredGame(_) => "Zurückgeholt: {games}.",
        RestoredAs(_) => "Die Partie wurde als {name} zurückgeholt.",
        DestroysGames { .. } => {
            "{games} endgültig löschen? Das lässt sich nicht rückgängig machen."
        }
        Destroyed(_) => "Endgültig gelöscht: {games}.",
        ChangesFile { .. } => {
            "{name} wird geändert. Der alte Stand bleibt sieben Tage als {name}.deskmate.bak erhalten."
        }
        NamesJoined { .. } => "„{name}“ zählt jetzt als {player}. {key} ändert das.",
        NothingDeleted => "Gerade wurde keine Partie gelöscht. {trash} zeigt den Papierkorb.",
        Sound(true) => "Ton an.",
        Sound(false) => "Ton aus.",
    }
}

fn engine_failed(fault: &EngineFault) -> Text {
    match fault {
        EngineFault::NotStarted(_) => {
            "{engine} lässt sich nicht starten: {reason}. Deskmate rechnet stattdessen."
        }
        EngineFault::NotUci => {
            "{engine} antwortet nicht wie eine UCI-Engine. Deskmate rechnet stattdessen."
        }
        EngineFault::NotReady => "{engine} meldet sich nicht bereit. Deskmate rechnet stattdessen.",
        EngineFault::NotReading => {
            "{engine} liest die Eingabe nicht. Deskmate rechnet stattdessen."
        }
        EngineFault::NoAnswer => "{engine} antwortet nicht. Deskmate rechnet stattdessen.",
        EngineFault::Ended => "{engine} hat sich beendet. Deskmate rechnet stattdessen.",
        EngineFault::IllegalMove(_) => {
            "{engine} nannte den regelwidrigen Zug {reason}. Deskmate rechnet stattdessen."
        }
        EngineFault::NoScore => "{engine} liefert keine Bewertung. Deskmate rechnet stattdessen.",
        EngineFault::NoChess960 => "{engine} kann kein Chess960. Deskmate rechnet stattdessen.",
        EngineFault::GivenUp => {
            "{engine} hat dreimal versagt. Deskmate rechnet fünf Minuten lang, oder bis sie neu gewählt wird."
        }
    }
}
