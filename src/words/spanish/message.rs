//! The message line. Up to two `|` in a text separate its beginning in bold, its main part and its end in bold.

use crate::words::texts::*;

pub fn question(question: &Prompt) -> Text {
    match question {
        Prompt::Promotion(..) => "El peón de {square} corona como…",
        Prompt::Draw(..) => {
            "{opponent}, <player:las blancas ofrecen/las negras ofrecen/{player} ofrece> tablas. |¿Aceptas?"
        }
        Prompt::Resign { .. } => "{player}, ¿abandonas?|",
        Prompt::Claim(..) => "¿Tablas por {reason}? |Indica la jugada.",
        Prompt::Sure { mates: true, .. } => "{player}, ¿seguro que {move}? |{reply} lleva al mate.",
        Prompt::Sure { .. } => "{player}, ¿seguro que {move}? |La mejor respuesta es {reply}.",
        Prompt::TakeBack { .. } => {
            "{opponent}, ¿<player:pueden las blancas/pueden las negras/puede {player}> deshacer {move}?|"
        }
    }
}

pub fn hint(hint: Hint) -> Text {
    match hint {
        Hint::PutBack => "devolver",
        Hint::Yes | Hint::UseEngine => "sí",
        Hint::No | Hint::NoClaim => "no",
        Hint::OfferDraw => "ofrecer",
        Hint::ClaimDraw => "reclamar",
        Hint::TypeMove => "escribir jugada",
        Hint::ShowMove => "mostrar la jugada",
        Hint::AllKeys => "teclas",
        Hint::OpenMenu => "menú",
        Hint::BackToGame => "volver a la partida",
        Hint::Resume => "seguir",
        Hint::CloseReview | Hint::CloseLine => "cerrar",
        Hint::Comment => "comentar",
        Hint::EditTags => "editar",
        Hint::Marks => "marcar",
        Hint::AnalyseGame => "analizar",
        Hint::PlayOn => "jugar",
        Hint::Slower => "más lento",
        Hint::Faster => "más rápido",
        Hint::StopPlaying | Hint::StopPainting | Hint::StopAnalysis => "parar",
        Hint::Threat => "amenaza",
        Hint::PreviousMistake => "anterior",
        Hint::Practise => "practicar",
        Hint::NextMistake => "error siguiente",
        Hint::SaveAs => "guardar como",
        Hint::Save => "guardar",
        Hint::Restore => "restaurar",
        Hint::Destroy => "borrar para siempre",
        Hint::EmptyTrash => "vaciar la papelera",
        Hint::Discard => "no guardar",
        Hint::KeepComment => "guardar",
        Hint::NewLine => "línea nueva",
        Hint::Redo => "rehacer",
        Hint::Replay => "rehacer",
        Hint::UndoEdit | Hint::UndoDelete | Hint::UndoDrop => "deshacer",
        Hint::DeleteGame => "borrar",
        Hint::StopReading => "parar",
        Hint::PlayTyped => "jugar",
    }
}
