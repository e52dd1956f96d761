//! The message line. Up to two `|` in a text separate its beginning in bold, its main part and its end in bold.

use crate::words::texts::*;

pub fn message(message: &Message) -> Text {
    match message {
        Message::LookingBack(_) => "Vendo: {place}.",
        Message::FlagFallen(_) => {
            "<player:As brancas ficaram/As pretas ficaram/{player} ficou> sem tempo."
        }
        Message::Paused {
            suspended_for: None,
            ..
        } => "Em pausa. Vez <player:das brancas/das pretas/de {player}>.",
        Message::Paused { .. } => "O computador ficou suspenso por {time}. Retomar?",
        Message::ToMove {
            is_check, claim, ..
        } => match (is_check, claim) {
            (false, None) => "Vez <player:das brancas/das pretas/de {player}>.",
            (true, None) => "<player:As brancas estão/As pretas estão/{player} está> em xeque.",
            (false, Some(_)) => "Vez <player:das brancas/das pretas/de {player}>. Empate {reason}:",
            (true, Some(_)) => {
                "<player:As brancas estão/As pretas estão/{player} está> em xeque. Empate {reason}:"
            }
        },
        Message::Analysing { left: None, .. } => "{engine} analisa a partida: {done} de {all}.",
        Message::Analysing { .. } => "{engine} analisa a partida: {done} de {all}, faltam {left}.",
        Message::PlaysItself(_) => "Reproduzindo: {place}.",
        Message::ReadingList(_) => "Lendo: {games} até agora.",
        Message::NoMatch(_) => "Nenhuma partida corresponde a “{search}”.",
        Message::SeekingDuplicates => "Procurando duplicatas.",
        Message::NoneLeft { .. } => "Nenhuma partida atende a tudo isso: {all}.",
        Message::EmptyList(Source::Folder(_)) => "Nenhuma partida foi salva em {source} ainda.",
        Message::EmptyList(Source::Trash(_)) => "A lixeira está vazia.",
        Message::EmptyList(Source::File(_)) => "Não há nenhuma partida em {source}.",
        Message::EmptyList(Source::Text(_)) => "Não há nenhuma partida no texto colado.",
        Message::Notice(_)
        | Message::Question { .. }
        | Message::Ended { .. }
        | Message::Unsaved { .. }
        | Message::InTrash { .. }
        | Message::Judged(_)
        | Message::MovePiece(_)
        | Message::NotShown(_)
        | Message::Score { .. } => "{text}",
    }
}

pub fn question(question: &Prompt) -> Text {
    match question {
        Prompt::Promotion(..) => "Promover o peão em {square} a…",
        Prompt::Draw(..) => {
            "{opponent}, <player:as brancas propõem/as pretas propõem/{player} propõe> empate. |Você aceita?"
        }
        Prompt::Resign { .. } => "{player}, você abandona?|",
        Prompt::Claim(..) => "Empate {reason}? |Indique o lance.",
        Prompt::Sure { mates: true, .. } => {
            "{player}, tem certeza de {move}? |{reply} leva ao mate."
        }
        Prompt::Sure { .. } => "{player}, tem certeza de {move}? |A melhor resposta é {reply}.",
        Prompt::TakeBack { .. } => {
            "{opponent}, <player:as brancas podem/as pretas podem/{player} pode> desfazer {move}?|"
        }
    }
}

pub fn hint(hint: Hint) -> Text {
    match hint {
        Hint::PutBack => "devolver",
        Hint::Yes | Hint::UseEngine => "sim",
        Hint::No | Hint::NoClaim => "não",
        Hint::OfferDraw => "propor",
        Hint::ClaimDraw => "reivindicar",
        Hint::TypeMove => "digitar lance",
        Hint::ShowMove => "mostrar o lance",
        Hint::AllKeys => "teclas",
        Hint::Menu | Hint::OpenMenu => "menu",
        Hint::BackToGame => "voltar à partida",
        Hint::Resume => "retomar",
        Hint::Step => "lances",
        Hint::CloseReview | Hint::CloseLine => "fechar",
        Hint::Comment => "comentar",
        Hint::EditTags => "editar",
        Hint::Marks => "marcar",
        Hint::AnalyseGame => "analisar",
        Hint::PlayOn => "jogar",
        Hint::UndoEdit => "desfazer",
        Hint::Slower => "mais lento",
        Hint::Faster => "mais rápido",
        Hint::StopPlaying | Hint::StopPainting | Hint::StopAnalysis => "parar",
        Hint::Threat => "ameaça",
        Hint::PreviousMistake => "anterior",
        Hint::Practise => "praticar",
        Hint::NextMistake => "erro seguinte",
        Hint::SaveAs => "salvar como",
        Hint::Save => "salvar",
        Hint::Restore => "restaurar",
        Hint::Destroy => "excluir para sempre",
        Hint::EmptyTrash => "esvaziar a lixeira",
        Hint::Trash => "lixeira",
        Hint::Discard => "não salvar",
        Hint::KeepComment => "salvar",
        Hint::Replay => "refazer",
        Hint::UndoDelete => "desfazer",
        Hint::DeleteGame => "excluir",
        Hint::StopReading => "parar",
        Hint::PlayTyped => "jogar",
    }
}
