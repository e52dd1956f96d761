//! Short texts that stand for themselves.

use crate::words::texts::*;

pub fn phrase(phrase: Phrase) -> Text {
    match phrase {
        Phrase::Places => "Locais",
        Phrase::RecentFiles => "Arquivos recentes",
        Phrase::HomeFolder => "Pasta pessoal",
        Phrase::OurGames => "Nossas partidas",
        Phrase::Documents => "Documentos",
        Phrase::Downloads => "Downloads",
        Phrase::DropFiles => "Também é possível soltar um arquivo aqui.",
        Phrase::Complete => "completar",
        Phrase::NameOfFile => "Nome",
        Phrase::SizeOfFile => "Tamanho",
        Phrase::ChangedAt => "Modificado",
        Phrase::FolderUp => "pasta acima",
        Phrase::OtherFiles => "Outros tipos de arquivo não são exibidos.",
        Phrase::AllFilesShown => "Todos os arquivos são exibidos.",
        Phrase::ShowGameFiles => "Só partidas",
        Phrase::EmptyFolder => "Não há partidas aqui.",
        Phrase::Years => "Anos",
        Phrase::WithComments => "Com comentários",
        Phrase::FaultyGames => "Com erros",
        Phrase::DepthReached => "Profundidade em 2 segundos",
        Phrase::BestMove => "Melhor lance",
        Phrase::PositionsASecond => "Posições por segundo",
        Phrase::DoesNotAnswer => "Não responde",
        Phrase::IsTried => "calculando…",
        Phrase::ReadyIn => "pronto em {seconds}\u{a0}s",
        Phrase::FirstGame => "Primeira partida",
        Phrase::HowItEnded => "O tabuleiro mostra como terminou.",
        Phrase::OnlyWhenSaved => "O arquivo só muda quando você salva.",
        Phrase::OpeningFile => "Abrindo {file}…",
        Phrase::StopOpening => "Parar",
        Phrase::NotThere => "não existe mais",
        Phrase::Kilobytes => "{size}\u{a0}KB",
        Phrase::Megabytes => "{size}\u{a0}MB",
        Phrase::Menu => "Menu",
        Phrase::KeysAndMouse => "Teclas e mouse",
        Phrase::Arrows => "Setas",
        Phrase::DimmedKeys => "As teclas em cinza não fazem nada agora.",
        Phrase::MouseAndTouch => "Mouse e toque",
        Phrase::LongPress => {
            "Na tela de toque, pressionar por meio segundo equivale ao botão direito."
        }
        Phrase::DrawsRed => "Botão direito: desenha em vermelho",
        Phrase::DrawsBlue => "Botão direito: desenha em azul",
        Phrase::Wins => "<winner:As brancas vencem/As pretas vencem/{winner} vence>",
        Phrase::YouWin => "Você venceu",
        Phrase::YouWinMatch => "Você venceu o match",
        Phrase::Draw => "Empate",
        Phrase::ClaimDraw => "Reivindicar empate",
        Phrase::LookingBack => "Vendo: {place}.",
        Phrase::RanOutOfTime => {
            "<player:As brancas ficaram/As pretas ficaram/{player} ficou> sem tempo."
        }
        Phrase::PausedToMove => "Em pausa. Vez <player:das brancas/das pretas/de {player}>.",
        Phrase::WasAsleep => "O computador ficou suspenso por {time}. Retomar?",
        Phrase::SideIsToMove => "Vez <player:das brancas/das pretas/de {player}>.",
        Phrase::SideInCheck => "<player:As brancas estão/As pretas estão/{player} está> em xeque.",
        Phrase::ToMoveCanClaim => {
            "Vez <player:das brancas/das pretas/de {player}>. Empate {reason}:"
        }
        Phrase::InCheckCanClaim => {
            "<player:As brancas estão/As pretas estão/{player} está> em xeque. Empate {reason}:"
        }
        Phrase::Analysing => "{engine} analisa a partida: {done} de {all}.",
        Phrase::AnalysingLeft => "{engine} analisa a partida: {done} de {all}, faltam {left}.",
        Phrase::PlaysItself => "Reproduzindo: {place}.",
        Phrase::ReadingList => "Lendo: {games} até agora.",
        Phrase::NoMatch => "Nenhuma partida corresponde a “{search}”.",
        Phrase::SeekingDuplicates => "Procurando duplicatas.",
        Phrase::NoneLeft => "Nenhuma partida atende a tudo isso: {all}.",
        Phrase::NothingSavedYet => "Nenhuma partida foi salva em {source} ainda.",
        Phrase::TrashIsEmpty => "A lixeira está vazia.",
        Phrase::NoGameInFile => "Não há nenhuma partida em {source}.",
        Phrase::NoGameInText => "Não há nenhuma partida no texto colado.",
        Phrase::TheStart => "posição inicial",
        Phrase::PlaceOfMove(_) => "lance {number}, <side:brancas/pretas/{side}>",
        Phrase::YourMove => "Sua vez.",
        Phrase::YourMoveInCheck => "Sua vez. Você está em xeque.",
        Phrase::YourMoveNamed => "Sua vez, {player}.",
        Phrase::YourMoveInCheckNamed => "Sua vez, {player}. Você está em xeque.",
        Phrase::IsThinking => "<player:As brancas estão/As pretas estão/{player} está> pensando.",
        Phrase::TapToPause => "toque no relógio para pausar",
        Phrase::TapToResume => "toque no relógio para retomar",
        Phrase::NotCounted => "Não conta",
        Phrase::DoesNotCount => "A partida não conta: cada lado precisa ter jogado.",
        Phrase::EndUnfinished => "Inacabada",
        Phrase::EndAbandoned => "Interrompida",
        Phrase::EndAdjudicated => "Adjudicada",
        Phrase::EndRulesInfraction => "Infração das regras",
        Phrase::Duplicates => "Duplicatas",
        Phrase::Unfinished => "inacabada",
        Phrase::Damaged => "danificada",
        Phrase::Paused => "Pausa",
        Phrase::ClocksStand => {
            "Os dois relógios estão parados. Vez <player:das brancas/das pretas/de {player}>."
        }
        Phrase::Pause => "Pausar",
        Phrase::Resume => "Retomar",
        Phrase::ToGo => "ainda {count}",
        Phrase::Even => "Igualdade",
        Phrase::Leads => "{player} {lead}",
        Phrase::Stopped => "Parado",
        Phrase::Delay => "Delay {seconds}",
        Phrase::DrawIsOffered => {
            "Você propõe empate. <player:As brancas decidem/As pretas decidem/{player} decide>."
        }
        Phrase::TakebackIsAsked => {
            "Você pede para desfazer o lance. <player:As brancas decidem/As pretas decidem/{player} decide>."
        }
        Phrase::DrawIsOfferedBy => {
            "<opponent:As brancas propõem/As pretas propõem/{opponent} propõe> empate. <player:As brancas decidem/As pretas decidem/{player} decide>."
        }
        Phrase::TakebackIsAskedBy => {
            "<opponent:As brancas pedem/As pretas pedem/{opponent} pede> para desfazer o lance. <player:As brancas decidem/As pretas decidem/{player} decide>."
        }
        Phrase::ResignIsAsked => {
            "<player:As brancas decidem se abandonam/As pretas decidem se abandonam/{player} decide se abandona>."
        }
        Phrase::SureIsAsked => {
            "<player:As brancas pensam/As pretas pensam/{player} pensa> de novo no lance."
        }
        Phrase::AnotherMove => "Outro lance",
        Phrase::PlayIt => "Jogar",
        Phrase::PromotionFirst => "Primeiro: |a que peça o peão em {square} é promovido?",
        Phrase::ClaimFirst => "Primeiro: |empate {reason}?",
        Phrase::HasToAnswer => {
            "Primeiro: |<player:as brancas respondem/as pretas respondem/{player} responde>."
        }
        Phrase::AnswerFirst => "Responda a isto primeiro.",
        Phrase::NoCompletion => "Nenhum lance legal começa assim.",
        Phrase::NoMoveAfterEnd => "A partida terminou.",
        Phrase::NoMoveInPause => "A partida está em pausa.",
        Phrase::PlacedPiece => "{piece} de {square}",
        Phrase::ToMove => "{game}, vez <player:das brancas/das pretas/de {player}>",
        Phrase::ScoreOfAll => "No total",
        Phrase::ScoreToday | Phrase::ScoreTonight | Phrase::Today => "Hoje",
        Phrase::Checkmated => "Xeque-mate",
        Phrase::Resigned => "Abandono",
        Phrase::ComputerLevel => "Deskmate, nível {number}",
        Phrase::AboutRating => "cerca de {number}",
        Phrase::WaitsForMove => "Espera o seu lance",
        Phrase::FewPiecesLeft => "Restam poucas peças.",
        Phrase::NoProgress => "Ninguém progride.",
        Phrase::TakebacksFree => "Pode desfazer à vontade",
        Phrase::ThinkingFor => "Pensa há {seconds} s",
        Phrase::OutOfTime => "Sem tempo",
        Phrase::Won => "Vitória",
        Phrase::AboutMore => "regras, posição, peça tocada, repetição, relógio",
        Phrase::AllKinds => "à escolha",
        Phrase::Untimed => "sem limite",
        Phrase::Bullet => "bullet",
        Phrase::Blitz => "blitz",
        Phrase::Rapid => "rápido",
        Phrase::Classical => "clássico",
        Phrase::Rematch => "Revanche",
        Phrase::NextGame => "Próxima",
        Phrase::OneMoreGame => "Mais uma",
        Phrase::NewMatch => "Novo match",
        Phrase::NextWithWhite => "{next}: {player} de brancas.",
        Phrase::NextTimed => "{next}: {player} de brancas, {control}.",
        Phrase::NextSwapped => "{next}: as cores são trocadas.",
        Phrase::ContinueMatch => "Continuar o match",
        Phrase::GameOfMatch => "melhor de {length}, partida {round}",
        Phrase::MatchScore => "Placar {score}",
        Phrase::HasWhite => "{player} de brancas",
        Phrase::MatchBestOf => "Match melhor de {length}",
        Phrase::WinsMatch => {
            "<winner:As brancas vencem/As pretas vencem/{winner} vence> o match {score}"
        }
        Phrase::MatchDrawn => "Match empatado {score}",
        Phrase::CopyGame => "Copiar partida",
        Phrase::Percent => "{number}%",
        Phrase::Accuracy => "precisão {number}%",
        Phrase::Depth => "prof. {depth}",
        Phrase::Speed => "{speed} posições/s",
        Phrase::GameIsOver => "A partida terminou",
        Phrase::WhiteChances => "Chances das brancas",
        Phrase::ChancesOfLine => "linha {move}: {percent}",
        Phrase::NotAnalysed => "não analisado",
        Phrase::Judged(Judgement::Inaccuracy) => "Imprecisão",
        Phrase::Judged(Judgement::Mistake) => "Erro",
        Phrase::Judged(Judgement::Blunder) => "Erro grave",
        Phrase::WasBest => "{move} era o melhor.",
        Phrase::ThinkingTimeAnd => "Tempo por lance e",
        Phrase::MaterialInTitle => "material",
        Phrase::AutoPlay => "Iniciar",
        Phrase::StopAutoPlay => "Parar",
        Phrase::NoGames => "nenhuma partida",
        Phrase::Counting => "contando…",
        Phrase::Games => "Partidas",
        Phrase::MoveOf => "lance {number} de {count}",
        Phrase::Draws => "empates",
        Phrase::Moves => "Lances",
        Phrase::Result => "Result.",
        Phrase::Clock => "Relógio",
        Phrase::MovePlayed => "Lance",
        Phrase::LastPlayed => "Última",
        Phrase::AllMoves => "Todas",
        Phrase::EndedHere => "Fim",
        Phrase::GamesHere => "Partidas com esta posição",
        Phrase::OldestFirst => "antigas primeiro",
        Phrase::SoughtExact => "Exata",
        Phrase::SoughtPawns => "Peões",
        Phrase::SoughtMaterial => "Material",
        Phrase::AboutExact => "Esta posição, em qualquer ordem de lances.",
        Phrase::AboutPawns => "Os peões assim, as peças em qualquer lugar.",
        Phrase::AboutMaterial => "Este material, por ao menos quatro meios-lances.",
        Phrase::SideToMove => "Jogam",
        Phrase::SideToMoveAtFirst => "Jogam primeiro",
        Phrase::EitherSide => "Qualquer",
        Phrase::AlsoExchanged => "Também com cores trocadas",
        Phrase::ThisPosition => "Esta posição: {games}",
        Phrase::ThisStructure => "Esta estrutura de peões: {games}",
        Phrase::ThisMaterial => "Este material: {games}",
        Phrase::SomeExchanged => "{text}, {count} com cores trocadas",
        Phrase::GamesWithResult => "{games} com resultado",
        Phrase::SearchedGames => "examinadas: {games}",
        Phrase::SearchedOfList => "examinadas: {games} da lista",
        Phrase::ResultsExchanged => "Com as cores trocadas, os resultados também se trocam.",
        Phrase::StoodFor => "Em média {moves}, em geral do lance {from} ao {to}.",
        Phrase::MoreOpenings => "Mais aberturas: {count}",
        Phrase::WhereFrom => "Aberturas de origem",
        Phrase::ItStood => "Duração",
        Phrase::MovesFromTo => "lances {from}–{to}",
        Phrase::PositionTab => "Posição",
        Phrase::Openings => "Aberturas",
        Phrase::OtherFile => "Abrir…",
        Phrase::IsBeingRead => "Lendo “{source}”: {part}. Os números ainda crescem.",
        Phrase::NobodyPlayed => "Ninguém jogou isto em “{source}”.",
        Phrase::NobodyElsePlayed => "Ninguém mais jogou isto em “{source}”.",
        Phrase::PlayedBefore => "Antes, após {move}: {games}",
        Phrase::YouTwo => "Vocês dois: {games}, {score}",
        Phrase::Trash => "Lixeira",
        Phrase::TheTrash => "a lixeira",
        Phrase::ThePastedText => "texto colado",
        Phrase::Motto => "Xadrez para dois numa mesa",
        Phrase::LastUnreadable => "Não foi possível ler last.txt",
        Phrase::PgnPlace => "Linha {line}, coluna {column}: {reason}",
        Phrase::NotGames(NoGames::Compressed) => "está compactado; descompacte-o primeiro",
        Phrase::NotGames(NoGames::Positions) => "é uma lista de posições, não de partidas",
        Phrase::NotAFile => "não é um arquivo",
        Phrase::NoGameInIt => "não contém nenhuma partida",
        Phrase::NoGameAtStart => "não há nenhuma partida nos primeiros 16\u{a0}MB",
        Phrase::FirstGameTooLong => "a primeira partida é mais longa do que uma partida pode ser",
        Phrase::NoTextToPaste => "não há texto na área de transferência",
        Phrase::NoClipboard => "o sistema não tem área de transferência",
        Phrase::ClipboardInUse => {
            "outro programa está usando a área de transferência; tente de novo"
        }
        Phrase::ClipboardDamaged => "o texto da área de transferência está danificado",
        Phrase::StageIsEmpty => "há um período vazio",
        Phrase::NotMinutes => "“{entry}” não é um tempo em minutos, até 10 horas",
        Phrase::RecentGames => "Partidas recentes",
        Phrase::NoRecentGames => "As partidas jogadas aparecem aqui.",
        Phrase::PlayAtOnce => "Jogar já com os mesmos jogadores",
        Phrase::ColorsChanged => "cores trocadas",
        Phrase::BoardFixed => "tabuleiro fixo",
        Phrase::BoardTurning => "tabuleiro giratório",
        Phrase::BoardFaceToFace => "face a face",
        Phrase::UnfinishedKept => "a inacabada é mantida",
        Phrase::MatchEnds => "o match termina então",
        Phrase::TimesLeft => "restam {white} – {black}",
        Phrase::TimesUsed => "{white} – {black}",
        Phrase::SavedToday => "salva hoje {time}",
        Phrase::SavedYesterday => "salva ontem {time}",
        Phrase::SavedOn => "salva em {day}",
        Phrase::TodayAt => "Hoje {time}",
        Phrase::Yesterday => "Ontem",
        Phrase::Deleted => "Excluída",
        Phrase::Played => "Data",
        Phrase::FromFile => "de {file}",
        Phrase::TrashTitle => "Sobre a lixeira",
        Phrase::TrashStays => {
            "As partidas excluídas ficam aqui até você esvaziar a lixeira, mesmo que feche o Deskmate."
        }
        Phrase::TrashRestores => {
            "As partidas restauradas voltam ao arquivo de onde vieram, com todas as variantes, comentários e análise."
        }
        Phrase::DayOfMonth => "{day} {month}",
        Phrase::DayOfYear => "{day} {month} {year}",
        Phrase::Threat => "Ameaça",
        Phrase::MonthOfYear => "{month} {year}",
        Phrase::PlayedBy(Color::White) => "{player} de brancas",
        Phrase::PlayedBy(Color::Black) => "{player} de pretas",
        Phrase::WithColon => "{text}: {rest}",
        Phrase::Player => "Jogador",
        Phrase::MoveToPlay => "lance {number}, vez <player:das brancas/das pretas/de {player}>",
        Phrase::DrawByEightHalfMoves => "empate por oito meios-lances",
        Phrase::Hourglass => "Ampulheta {time}",
        Phrase::Against => "{white} contra {black}",
        Phrase::ClockNotSet => "Relógio não ajustado",
        Phrase::Bronstein => "{time} Bronstein",
        Phrase::DelayBeforeMove => "{time} delay",
        Phrase::MoveNumber => "lance {number}",
        Phrase::TapAfterMove => "Depois de jogar, toque aqui ou tecle",
        Phrase::TapToBegin => "Toque aqui para iniciar o outro relógio",
        Phrase::WhiteBegins => "As brancas começam quando as pretas tocam",
        Phrase::TimeIsOver => "Tempo esgotado",
        Phrase::SecondsAMove => "{seconds}\u{a0}s por lance",
        Phrase::SecondsBack => "devolve até {seconds}\u{a0}s",
        Phrase::DelayOf => "delay de {seconds}\u{a0}s",
        Phrase::DelayLeft => "delay {time}",
        Phrase::AskStartAgain => "Reiniciar?",
        Phrase::AboutStartingAgain => "Os dois relógios voltam ao tempo inicial.",
        Phrase::AskCloseClock => "Há um relógio andando. Fechar?",
        Phrase::AboutClosingClock => "Ele para e poderá continuar depois.",
        Phrase::Sound => "Som",
        Phrase::SoundOff => "Sem som",
        Phrase::Page => "Página {number} de {count}",
        Phrase::Practice => "Exercícios",
        Phrase::LearnFromMistakes => "Aprender com os erros",
        Phrase::FindBetter => "{player}, encontre um lance melhor que",
        Phrase::ChancesFell => "As suas chances caíram de {before} para {after}.",
        Phrase::RightMove => "Certo, {player}.",
        Phrase::SolutionShown => "A solução",
        Phrase::KeepsChances => "As suas chances continuam em {percent}.",
        Phrase::TriedSoFar => "Tentativas",
        Phrase::HowItGoesOn => "Como continua",
        Phrase::RefutedBy => "refutado por {move}",
        Phrase::HintPiece => "Jogue com a peça de {square}.",
        Phrase::HintTarget => "Olhe para a casa {square}.",
        Phrase::BestLine => "O melhor",
        Phrase::AlsoGood => "Também bom",
        Phrase::AfterMovePlayed => "Após o lance jogado",
        Phrase::GoodToo => "Também é bom, mas há melhor.",
        Phrase::AnyGoodMove => "Mova uma peça. Vale qualquer lance quase tão bom.",
        Phrase::SeriesDone => "Resolvidos: {solved} de {count}",
        Phrase::NotAsked => {
            "Erros não perguntados: {count}. Neles há mais de três lances bons, ou nenhum é claramente o melhor."
        }
        Phrase::NoneFits => {
            "Erros examinados: {count}. Nenhum serve: um exercício precisa de um a três lances claramente melhores que todos os outros."
        }
        Phrase::WayToExercises => {
            "Abra uma partida, analise-a com {analyse} e depois pratique os erros dela com {practise}."
        }
        Phrase::LooksForExercises => "Procurando exercícios. Erros a examinar: {count}",
        Phrase::ExercisesDue => "Exercícios pendentes: {count}",
        Phrase::Solved => "Resolvidos",
        Phrase::PracticeOverAll => "Exercícios de todas as partidas",
        Phrase::Tomorrow => "Amanhã",
        Phrase::Later => "Depois",
        Phrase::NewExercises => "Novos exercícios",
        Phrase::NothingDue => "Nada para hoje",
        Phrase::WhenItComesBack => {
            "O lance achado de primeira volta mais tarde; o errado, em breve."
        }
        Phrase::AsGood => "{move} é igualmente bom.",
        Phrase::DoesNotComeBack => "Não volta: não é uma das nossas partidas",
        Phrase::OtherReturns => "Achado de primeira: {later}. Com a solução: {soon}.",
        Phrase::StillToSolve => "Ainda por resolver: {players}",
        Phrase::PlaceOf => "{number} de {count}",
        Phrase::HintGiven => "Dica",
    }
}

pub fn months() -> [Text; 12] {
    [
        "jan", "fev", "mar", "abr", "mai", "jun", "jul", "ago", "set", "out", "nov", "dez",
    ]
}
