//! Notices.

use crate::words::texts::*;

pub fn notice(notice: &Notice) -> Text {
    use Notice::*;
    match notice {
        Saved(Some(_)) => "|Guardado en |{place}",
        SavedUnanalysed(_) => "|Guardado sin el análisis: |{place}",
        Exported { .. } => "|Guardado, {games}: |{place}",
        SavedUnique { .. } => "|Duplicados omitidos: {count}. Guardado en |{place}",
        Kept { place: Some(_), .. } => "Guardado en {place}, se conserva como {name}",
        Kept { place: None, .. } => "Guardado, se conserva como {name}",
        Saved(None) => "Guardado.",
        NotYourTurn(_) | Illegal(IllegalMove::NotYourTurn { .. }) => {
            "Es el turno de <player:las blancas/las negras/{player}>."
        }
        Illegal(_) | NotAMove(_) | NotPlayed(_) | NotEdited(_) | Failed(_) => "{reason}",
        ClaimRefused(_) => "{move} no da tablas. No se ha jugado.",
        HasTouched(..) => {
            "<player:Las blancas han/Las negras han/{player} ha> tocado {piece} de {square}: pieza tocada, pieza jugada."
        }
        TakenBack(_) => "Jugada deshecha: {move}.",
        TakebackRefused(_) => {
            "<player:Las blancas no permiten/Las negras no permiten/{player} no permite> deshacer la jugada."
        }
        Withdrawn(Question::Draw(_)) => {
            "<player:Las blancas han/Las negras han/{player} ha> jugado: la oferta de tablas queda retirada."
        }
        Withdrawn(Question::Resign(_)) => {
            "<player:Las blancas no abandonan/Las negras no abandonan/{player} no abandona>."
        }
        Withdrawn(Question::TakeBack(_)) => {
            "<player:Las blancas han/Las negras han/{player} ha> jugado: la jugada no se deshace."
        }
        Withdrawn(Question::Claim(..) | Question::Sure(..)) => {
            "<player:Las blancas han/Las negras han/{player} ha> jugado: la reclamación queda retirada."
        }
        OfferTooEarly => "Se pueden ofrecer tablas cuando ambos bandos hayan jugado.",
        DrawDeclined(_) => {
            "<player:Las blancas rechazan/Las negras rechazan/{player} rechaza> las tablas."
        }
        DrawDeclinedHere => "Las tablas ya se han rechazado en esta posición.",
        NoClock => "Esta partida no tiene reloj.",
        NextLevel(_) => "Próxima partida: nivel {number}, unos {rating} de Elo.",
        TimeGiven(_) => "<player:Las blancas reciben/Las negras reciben/{player} recibe> {time}.",
        NoTimeLimit(_) => {
            "<player:Las blancas no tienen/Las negras no tienen/{player} no tiene> límite de tiempo."
        }
        Damaged { .. } => "{name} está dañado. {reason}",
        HoldsMore(_) => "{name} contiene más partidas. Esta es la primera.",
        SavedWithFaults { .. } => "Guardado hasta donde se pudo leer, {games} con errores: {place}",
        SetAside(_) => "No se pudo leer la última partida. Se conserva como {name}.",
        HintSought => "Buscando una buena jugada.",
        EngineFound(_) => "{engine} está instalado. ¿Analizar con él?",
        EngineFailed { fault, .. } => engine_failed(fault),
        NotSaved(_) => "No se guardó: {reason}",
        CannotSave(_) => "Ahora no se puede guardar: {reason}",
        Painting(_) => "Creando la imagen: {percent}\u{a0}%.",
        MistakesFound(_) => "Partida analizada. Jugadas con ? o ??: {count}.",
        NoExercises => "Ahora no hay ejercicios. Salen de las jugadas con ? o ??.",
        NoneFits(_) => {
            "Errores examinados: {count}. Ninguno sirve: un ejercicio necesita de una a tres jugadas claramente mejores que las demás."
        }
        CommentKept => "El comentario se conserva.",
        CommentDeleted => "El comentario se ha borrado.",
        MovesDeleted => "Las jugadas se han borrado.",
        TagsLeft => "Los datos modificados no se han guardado.",
        Undone => "Deshecho.",
        ExerciseDropped => "Ese ejercicio no volverá a salir.",
        LineKept => "La línea ya está en la partida.",
        GameNotFound => "Esta partida ya no está en la carpeta.",
        GameAnalysed => "Partida analizada.",
        NoMistakesFound => "Partida analizada. No se encontraron errores.",
        AnalysisStopped => "Análisis detenido. Se conserva lo encontrado.",
        AnalysisOutdated => "Análisis terminado: la partida ha cambiado.",
        NoMistake(true) => "No hay errores marcados después de esta jugada.",
        NoMistake(false) => "No hay errores marcados antes de esta jugada.",
        MainLineStands => {
            "Las jugadas de la partida no se pueden cambiar. Repítelo para editar una copia."
        }
        EditsCopy => "Ahora editas una copia. Ctrl S la guarda.",
        NothingToUndo => "No hay nada que deshacer.",
        NothingToRedo => "No hay nada que rehacer.",
        Unsaved => "Hay cambios sin guardar.",
        PaintingStopped => "Imagen cancelada.",
        NoRoom(_) => "En esta línea caben {room} caracteres; el resto se ha cortado.",
        ClaimTooLate => "Las tablas se reclaman antes de tocar una pieza.",
        AnswerFirst => "Primero: ",
        Resigned(_) => {
            "<player:Las blancas abandonan/Las negras abandonan/{player} abandona>: demasiado material perdido."
        }
        GameGoesOn => "La partida sigue.",
        NoMoveToTakeBack => "No hay ninguna jugada que deshacer.",
        EndedOnTime => "La partida ha terminado por tiempo.",
        EndedByPlayers => "La partida ha terminado por decisión de los jugadores.",
        Reviewed => "El resultado es definitivo: la partida ya se ha revisado.",
        NoMoveToReplay => "No hay ninguna jugada que rehacer.",
        Paused => "La partida está en pausa. {pause} la reanuda.",
        GameIsOn => {
            "Esta partida no ha terminado. Abandona con {resign} o sal por el menú: {menu}."
        }
        NoSavedGame => "Todavía no se ha guardado ninguna partida.",
        OpenElsewhere => {
            "Esta partida puede estar jugándose en otra ventana. Aquí solo puedes verla."
        }
        CannotResume => "Esta partida ha terminado.",
        FolderFree => "La carpeta de partidas vuelve a estar libre.",
        NoGameToSave => "No hay ninguna partida que guardar.",
        GameCopied => "Partida copiada como PGN.",
        PositionCopied => "Posición copiada como FEN.",
        FolderCopied => "Se ha copiado la ruta.",
        ClipboardEmpty => "No hay texto en el portapapeles.",
        ReadingStopped => "Lectura detenida. {leave} sale de la lista.",
        Deleted(1) => "La partida está en la papelera.",
        Deleted(_) => "Ahora en la papelera: {games}.",
        Restored(1) => "Partida restaurada.",
        Restored(_) | RestoredGame(_) => "Restauradas: {games}.",
        RestoredAs(_) => "Partida restaurada como {name}.",
        DestroysGames { .. } => "¿Borrar para siempre {games}? No se puede deshacer.",
        Destroyed(_) => "Borradas para siempre: {games}.",
        ChangesFile { .. } => {
            "Se modificará {name}. El original se conserva siete días como {name}.deskmate.bak."
        }
        NamesJoined { .. } => "«{name}» cuenta ahora como {player}. {key} lo cambia.",
        NothingDeleted => "No hay ninguna partida recién borrada. {trash} muestra la papelera.",
        Sound(true) => "Con sonido.",
        Sound(false) => "Sin sonido.",
    }
}

fn engine_failed(fault: &EngineFault) -> Text {
    match fault {
        EngineFault::NotStarted(_) => {
            "No se puede iniciar {engine}: {reason}. Lo sustituye Deskmate."
        }
        EngineFault::NotUci => "{engine} no responde como motor UCI. Lo sustituye Deskmate.",
        EngineFault::NotReady => "{engine} no llega a estar listo. Lo sustituye Deskmate.",
        EngineFault::NotReading => "{engine} no lee su entrada. Lo sustituye Deskmate.",
        EngineFault::NoAnswer => "{engine} no responde. Lo sustituye Deskmate.",
        EngineFault::Ended => "{engine} se ha cerrado. Lo sustituye Deskmate.",
        EngineFault::IllegalMove(_) => {
            "{engine} dio la jugada ilegal {reason}. Lo sustituye Deskmate."
        }
        EngineFault::NoScore => "{engine} no dio evaluación. Lo sustituye Deskmate.",
        EngineFault::NoChess960 => "{engine} no conoce Chess960. Lo sustituye Deskmate.",
        EngineFault::GivenUp => {
            "{engine} ha fallado tres veces. Lo sustituye Deskmate durante cinco minutos, o hasta elegirlo de nuevo."
        }
    }
}
