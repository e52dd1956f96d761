//! Short texts that stand for themselves.

use crate::words::texts::*;

pub fn phrase(phrase: Phrase) -> Text {
    match phrase {
        Phrase::Places => "Lugares",
        Phrase::RecentFiles => "Archivos recientes",
        Phrase::HomeFolder => "Carpeta personal",
        Phrase::OurGames => "Nuestras partidas",
        Phrase::Documents => "Documentos",
        Phrase::Downloads => "Descargas",
        Phrase::DropFiles => "También puedes soltar un archivo aquí.",
        Phrase::Complete => "completar",
        Phrase::NameOfFile => "Nombre",
        Phrase::SizeOfFile => "Tamaño",
        Phrase::ChangedAt => "Modificado",
        Phrase::FolderUp => "carpeta superior",
        Phrase::OtherFiles => "No se muestran otros tipos de archivo.",
        Phrase::AllFilesShown => "Se muestran todos los archivos.",
        Phrase::ShowGameFiles => "Solo partidas",
        Phrase::EmptyFolder => "Aquí no hay partidas.",
        Phrase::Years => "Años",
        Phrase::WithComments => "Con comentarios",
        Phrase::FaultyGames => "Con errores",
        Phrase::DepthReached => "Profundidad en 2 segundos",
        Phrase::BestMove => "Mejor jugada",
        Phrase::PositionsASecond => "Posiciones por segundo",
        Phrase::DoesNotAnswer => "No responde",
        Phrase::IsTried => "calculando…",
        Phrase::ReadyIn => "listo en {seconds}\u{a0}s",
        Phrase::FirstGame => "Primera partida",
        Phrase::HowItEnded => "El tablero muestra cómo terminó.",
        Phrase::OnlyWhenSaved => "El archivo solo cambia cuando guardas.",
        Phrase::OpeningFile => "Abriendo {file}…",
        Phrase::StopOpening => "Parar",
        Phrase::NotThere => "ya no está",
        Phrase::Kilobytes => "{size}\u{a0}KB",
        Phrase::Megabytes => "{size}\u{a0}MB",
        Phrase::Menu => "Menú",
        Phrase::KeysAndMouse => "Teclas y ratón",
        Phrase::Arrows => "Flechas",
        Phrase::DimmedKeys => "Las teclas atenuadas no hacen nada ahora.",
        Phrase::MouseAndTouch => "Ratón y pantalla táctil",
        Phrase::LongPress => {
            "En una pantalla táctil, medio segundo de pulsación equivale al botón derecho."
        }
        Phrase::DrawsRed => "Botón derecho: dibuja en rojo",
        Phrase::DrawsBlue => "Botón derecho: dibuja en azul",
        Phrase::Wins => "<winner:Ganan las blancas/Ganan las negras/Gana {winner}>",
        Phrase::You => "Tú",
        Phrase::YouResigned => "Has abandonado {after}.",
        Phrase::YouLostOnTime => "Has agotado el tiempo {after}.",
        Phrase::OnFirstMove => "en la primera jugada",
        Phrase::YouWin => "Has ganado",
        Phrase::YouLose => "Has perdido",
        Phrase::YouWinMatch => "Has ganado el match",
        Phrase::YouLoseMatch => "Has perdido el match",
        Phrase::ShortNewGame => "Nueva",
        Phrase::YouDeclineDraw => "Rechazas las tablas.",
        Phrase::Draw => "Tablas",
        Phrase::ClaimDraw => "Reclamar tablas",
        Phrase::LookingBack => "Viendo: {place}.",
        Phrase::RanOutOfTime => {
            "<player:Las blancas han agotado/Las negras han agotado/{player} ha agotado> el tiempo."
        }
        Phrase::PausedToMove => {
            "En pausa. <player:Juegan las blancas/Juegan las negras/Juega {player}>."
        }
        Phrase::WasAsleep => "El equipo estuvo suspendido {time}. ¿Seguir?",
        Phrase::SideIsToMove => "<player:Juegan las blancas/Juegan las negras/Juega {player}>.",
        Phrase::SideInCheck => {
            "<player:Las blancas están/Las negras están/{player} está> en jaque."
        }
        Phrase::ToMoveCanClaim => {
            "<player:Juegan las blancas/Juegan las negras/Juega {player}>. Tablas por {reason}:"
        }
        Phrase::InCheckCanClaim => {
            "<player:Las blancas están/Las negras están/{player} está> en jaque. Tablas por {reason}:"
        }
        Phrase::Analysing => "{engine} analiza la partida: {done} de {all}.",
        Phrase::AnalysingLeft => "{engine} analiza la partida: {done} de {all}, quedan {left}.",
        Phrase::PlaysItself => "Reproduciendo: {place}.",
        Phrase::ReadingList => "Leyendo: {games} hasta ahora.",
        Phrase::NoMatch => "Ninguna partida coincide con «{search}».",
        Phrase::SeekingDuplicates => "Buscando duplicados.",
        Phrase::NoneLeft => "Ninguna partida cumple todo esto: {all}.",
        Phrase::NothingSavedYet => "Todavía no se ha guardado ninguna partida en {source}.",
        Phrase::TrashIsEmpty => "La papelera está vacía.",
        Phrase::NoGameInFile | Phrase::NoGameInText => "No hay ninguna partida en {source}.",
        Phrase::TheStart => "posición inicial",
        Phrase::PlaceOfMove(_) => "jugada {number}, <side:blancas/negras/{side}>",
        Phrase::YourMove => "Te toca.",
        Phrase::YourMoveInCheck => "Te toca. Estás en jaque.",
        Phrase::YourMoveNamed => "Te toca, {player}.",
        Phrase::YourMoveInCheckNamed => "Te toca, {player}. Estás en jaque.",
        Phrase::IsThinking => "<player:Las blancas están/Las negras están/{player} está> pensando.",
        Phrase::TapToPause => "toca el reloj para pausar",
        Phrase::TapToResume => "toca el reloj para seguir",
        Phrase::NotCounted => "No cuenta",
        Phrase::DoesNotCount => "La partida no cuenta: cada bando debe haber jugado.",
        Phrase::EndUnfinished => "Inacabada",
        Phrase::EndAbandoned => "Interrumpida",
        Phrase::EndAdjudicated => "Adjudicada",
        Phrase::EndRulesInfraction => "Infracción de las reglas",
        Phrase::Duplicates => "Duplicados",
        Phrase::Unfinished => "inacabada",
        Phrase::Damaged => "dañada",
        Phrase::Paused => "Pausa",
        Phrase::ClocksStand => {
            "Los dos relojes están parados. <player:Juegan las blancas/Juegan las negras/Juega {player}>."
        }
        Phrase::Pause => "Pausar",
        Phrase::Resume => "Seguir",
        Phrase::ToGo => "aún {count}",
        Phrase::Even => "Igualado",
        Phrase::Leads => "{player} {lead}",
        Phrase::Stopped => "Parado",
        Phrase::Delay => "Retardo {seconds}",
        Phrase::DrawIsOffered => {
            "Ofreces tablas. <player:Deciden las blancas/Deciden las negras/Decide {player}>."
        }
        Phrase::TakebackIsAsked => {
            "Pides deshacer tu jugada. <player:Deciden las blancas/Deciden las negras/Decide {player}>."
        }
        Phrase::DrawIsOfferedBy => {
            "<opponent:Las blancas ofrecen/Las negras ofrecen/{opponent} ofrece> tablas. <player:Deciden las blancas/Deciden las negras/Decide {player}>."
        }
        Phrase::TakebackIsAskedBy => {
            "<opponent:Las blancas piden/Las negras piden/{opponent} pide> deshacer la jugada. <player:Deciden las blancas/Deciden las negras/Decide {player}>."
        }
        Phrase::ResignIsAsked => {
            "<player:Las blancas deciden si abandonan/Las negras deciden si abandonan/{player} decide si abandona>."
        }
        Phrase::SureIsAsked => {
            "<player:Las blancas piensan/Las negras piensan/{player} piensa> otra vez la jugada."
        }
        Phrase::AnotherMove => "Otra jugada",
        Phrase::PlayIt => "Jugarla",
        Phrase::PromotionFirst => "Primero: |¿en qué se convierte el peón de {square}?",
        Phrase::ClaimFirst => "Primero: |¿tablas por {reason}?",
        Phrase::HasToAnswer => {
            "Primero: |<player:responden las blancas/responden las negras/responde {player}>."
        }
        Phrase::AnswerFirst => "Responde primero a esto.",
        Phrase::NoCompletion => "Ninguna jugada legal empieza así.",
        Phrase::NoMoveAfterEnd => "La partida ha terminado.",
        Phrase::NoMoveInPause => "La partida está en pausa.",
        Phrase::PlacedPiece => "{piece} de {square}",
        Phrase::ToMove => "{game}, <player:juegan blancas/juegan negras/juega {player}>",
        Phrase::ScoreOfAll => "En total",
        Phrase::ScoreToday | Phrase::ScoreTonight | Phrase::Today => "Hoy",
        Phrase::Checkmated => "Jaque mate",
        Phrase::Resigned => "Abandono",
        Phrase::ComputerLevel => "Deskmate, nivel {number}",
        Phrase::AboutRating => "unos {number}",
        Phrase::WaitsForMove => "Espera tu jugada",
        Phrase::FewPiecesLeft => "Quedan pocas piezas.",
        Phrase::NoProgress => "Ningún bando progresa.",
        Phrase::TakebacksFree => "Se permite deshacer",
        Phrase::ThinkingFor => "Piensa desde hace {seconds} s",
        Phrase::OutOfTime => "Sin tiempo",
        Phrase::Won => "Victoria",
        Phrase::AboutMore => "reglas, posición, pieza tocada, repetición, reloj",
        Phrase::AllKinds => "a medida",
        Phrase::Untimed => "sin límite",
        Phrase::Bullet => "bullet",
        Phrase::Blitz => "blitz",
        Phrase::Rapid => "rápida",
        Phrase::Classical => "clásica",
        Phrase::Rematch => "Revancha",
        Phrase::NextGame => "Siguiente",
        Phrase::OneMoreGame => "Otra partida",
        Phrase::NewMatch => "Nuevo match",
        Phrase::NextWithWhite => "{next}: {player} con blancas.",
        Phrase::NextTimed => "{next}: {player} con blancas, {control}.",
        Phrase::NextYours => "Después: {side}.",
        Phrase::NextYoursTimed => "Después: {side}, {control}.",
        Phrase::NextSwapped => "{next}: se cambian los colores.",
        Phrase::ContinueMatch => "Continuar el match",
        Phrase::GameOfMatch => "al mejor de {length}, partida {round}",
        Phrase::MatchScore => "Van {score}",
        Phrase::HasWhite => "{player} con blancas",
        Phrase::MatchBestOf => "Match al mejor de {length}",
        Phrase::WinsMatch => {
            "<winner:Las blancas ganan/Las negras ganan/{winner} gana> el match {score}"
        }
        Phrase::MatchDrawn => "Match empatado {score}",
        Phrase::CopyGame => "Copiar partida",
        Phrase::Percent => "{number}\u{a0}%",
        Phrase::Accuracy => "precisión {number}\u{a0}%",
        Phrase::Depth => "prof. {depth}",
        Phrase::Speed => "{speed} posiciones/s",
        Phrase::GameIsOver => "La partida ha terminado",
        Phrase::WhiteChances => "Opciones de las blancas",
        Phrase::ChancesOfLine => "línea {move}: {percent}",
        Phrase::NotAnalysed => "sin analizar",
        Phrase::Judged(Judgement::Inaccuracy) => "Imprecisión",
        Phrase::Judged(Judgement::Mistake) => "Error",
        Phrase::Judged(Judgement::Blunder) => "Error grave",
        Phrase::WasBest => "{move} era lo mejor.",
        Phrase::ThinkingTimeAnd => "Tiempo y",
        Phrase::MaterialInTitle => "material",
        Phrase::AutoPlay => "Iniciar",
        Phrase::StopAutoPlay => "Parar",
        Phrase::NoGames => "sin partidas",
        Phrase::Counting => "contando…",
        Phrase::Games => "Partidas",
        Phrase::MoveOf => "jugada {number} de {count}",
        Phrase::Draws => "tablas",
        Phrase::Moves => "Jugadas",
        Phrase::Result => "Result.",
        Phrase::Clock => "Reloj",
        Phrase::MovePlayed => "Jugada",
        Phrase::LastPlayed => "Última",
        Phrase::AllMoves => "Todas",
        Phrase::EndedHere => "Fin",
        Phrase::GamesHere => "Partidas con esta posición",
        Phrase::OldestFirst => "antiguas primero",
        Phrase::SoughtExact => "Exacta",
        Phrase::SoughtPawns => "Peones",
        Phrase::SoughtMaterial => "Material",
        Phrase::AboutExact => "Esta posición, en cualquier orden de jugadas.",
        Phrase::AboutPawns => "Los peones así, las piezas donde sea.",
        Phrase::AboutMaterial => "Este material, al menos cuatro medias jugadas.",
        Phrase::SideToMove => "Juegan",
        Phrase::SideToMoveAtFirst => "Juegan primero",
        Phrase::EitherSide => "Da igual",
        Phrase::AlsoExchanged => "También con colores invertidos",
        Phrase::ThisPosition => "Esta posición: {games}",
        Phrase::ThisStructure => "Esta estructura de peones: {games}",
        Phrase::ThisMaterial => "Este material: {games}",
        Phrase::SomeExchanged => "{text}, {count} con colores invertidos",
        Phrase::GamesWithResult => "{games} con resultado",
        Phrase::SearchedGames => "examinadas: {games}",
        Phrase::SearchedOfList => "examinadas: {games} de la lista",
        Phrase::ResultsExchanged => "Con los colores invertidos, los resultados también lo están.",
        Phrase::StoodFor => "De media {moves}, por lo general de la jugada {from} a la {to}.",
        Phrase::MoreOpenings => "Más aperturas: {count}",
        Phrase::WhereFrom => "Aperturas de origen",
        Phrase::ItStood => "Duración",
        Phrase::MovesFromTo => "jugadas {from}–{to}",
        Phrase::PositionTab => "Posición",
        Phrase::Openings => "Aperturas",
        Phrase::OtherFile => "Abrir…",
        Phrase::IsBeingRead => "Leyendo «{source}»: {part}. Las cifras aún crecen.",
        Phrase::NobodyPlayed => "Nadie ha jugado esto en «{source}».",
        Phrase::NobodyElsePlayed => "Nadie más ha jugado esto en «{source}».",
        Phrase::PlayedBefore => "Antes, tras {move}: {games}",
        Phrase::YouTwo => "Entre los dos: {games}, {score}",
        Phrase::Trash => "Papelera",
        Phrase::TheTrash => "la papelera",
        Phrase::ThePastedText => "el texto pegado",
        Phrase::Motto => "Ajedrez para dos en una mesa",
        Phrase::LastUnreadable => "No se puede leer last.txt",
        Phrase::PgnPlace => "Línea {line}, columna {column}: {reason}",
        Phrase::NotGames(NoGames::Compressed) => "está comprimido; descomprímelo primero",
        Phrase::NotGames(NoGames::Positions) => "es una lista de posiciones, no de partidas",
        Phrase::NotAFile => "no es un archivo",
        Phrase::NoGameInIt => "no contiene ninguna partida",
        Phrase::NoGameAtStart => "no hay ninguna partida en los primeros 16\u{a0}MB",
        Phrase::FirstGameTooLong => {
            "su primera partida es más larga de lo que puede ser una partida"
        }
        Phrase::NoTextToPaste => "no hay texto en el portapapeles",
        Phrase::NoClipboard => "el sistema no tiene portapapeles",
        Phrase::ClipboardInUse => "otro programa está usando el portapapeles; inténtalo de nuevo",
        Phrase::ClipboardDamaged => "el texto del portapapeles está dañado",
        Phrase::StageIsEmpty => "hay un periodo vacío",
        Phrase::NotMinutes => "«{entry}» no es un tiempo en minutos, hasta 10 horas",
        Phrase::RecentGames => "Partidas recientes",
        Phrase::NoRecentGames => "Aquí aparecerán las partidas jugadas.",
        Phrase::PlayAtOnce => "Jugar ya con los mismos jugadores",
        Phrase::ColorsChanged => "colores cambiados",
        Phrase::BoardFixed => "tablero fijo",
        Phrase::BoardTurning => "tablero giratorio",
        Phrase::BoardFaceToFace => "cara a cara",
        Phrase::UnfinishedKept => "se conserva la inacabada",
        Phrase::MatchEnds => "el match termina ahí",
        Phrase::TimesLeft => "quedan {white} – {black}",
        Phrase::TimesUsed => "{white} – {black}",
        Phrase::SavedToday => "guardada hoy {time}",
        Phrase::SavedYesterday => "guardada ayer {time}",
        Phrase::SavedOn => "guardada el {day}",
        Phrase::TodayAt => "Hoy {time}",
        Phrase::Yesterday => "Ayer",
        Phrase::Deleted => "Borrada",
        Phrase::Played => "Fecha",
        Phrase::FromFile => "de {file}",
        Phrase::TrashTitle => "Sobre la papelera",
        Phrase::TrashStays => {
            "Las partidas borradas siguen aquí hasta que vacíes la papelera, aunque cierres Deskmate."
        }
        Phrase::TrashRestores => {
            "Las partidas restauradas vuelven a su archivo, con todas las variantes, los comentarios y el análisis."
        }
        Phrase::DayOfMonth => "{day} {month}",
        Phrase::DayOfYear => "{day} {month} {year}",
        Phrase::Threat => "Amenaza",
        Phrase::MonthOfYear => "{month} {year}",
        Phrase::PlayedBy(Color::White) => "{player} con blancas",
        Phrase::PlayedBy(Color::Black) => "{player} con negras",
        Phrase::WithColon => "{text}: {rest}",
        Phrase::Player => "Jugador",
        Phrase::MoveToPlay => "jugada {number}, turno de <player:las blancas/las negras/{player}>",
        Phrase::DrawByEightHalfMoves => "tablas por ocho medias jugadas",
        Phrase::Hourglass => "Reloj de arena {time}",
        Phrase::Against => "{white} contra {black}",
        Phrase::ClockNotSet => "Reloj sin ajustar",
        Phrase::Bronstein => "{time} Bronstein",
        Phrase::DelayBeforeMove => "{time} retardo",
        Phrase::MoveNumber => "jugada {number}",
        Phrase::TapAfterMove => "Después de jugar, toca aquí o pulsa",
        Phrase::TapToBegin => "Toca aquí para arrancar el otro reloj",
        Phrase::WhiteBegins => "Empiezan las blancas cuando tocan las negras",
        Phrase::TimeIsOver => "Tiempo agotado",
        Phrase::SecondsAMove => "{seconds}\u{a0}s por jugada",
        Phrase::SecondsBack => "devuelve hasta {seconds}\u{a0}s",
        Phrase::DelayOf => "retardo de {seconds}\u{a0}s",
        Phrase::DelayLeft => "retardo {time}",
        Phrase::AskStartAgain => "¿Reiniciar?",
        Phrase::AboutStartingAgain => "Los dos relojes vuelven a su tiempo inicial.",
        Phrase::AskCloseClock => "Hay un reloj en marcha. ¿Cerrar?",
        Phrase::AboutClosingClock => "Se para y podrá seguir después.",
        Phrase::Sound => "Sonido",
        Phrase::SoundOff => "Sin sonido",
        Phrase::Page => "Página {number} de {count}",
        Phrase::Practice => "Ejercicios",
        Phrase::LearnFromMistakes => "Aprender de los errores",
        Phrase::FindBetter => "{player}, encuentra algo mejor que",
        Phrase::ChancesFell => "Tus opciones bajaron del {before} al {after}.",
        Phrase::RightMove => "Correcto, {player}.",
        Phrase::SolutionShown => "La solución",
        Phrase::KeepsChances => "Tus opciones siguen en el {percent}.",
        Phrase::TriedSoFar => "Intentos",
        Phrase::HowItGoesOn => "Cómo sigue",
        Phrase::RefutedBy => "refutada por {move}",
        Phrase::HintPiece => "Mueve la pieza de {square}.",
        Phrase::HintTarget => "Mira la casilla {square}.",
        Phrase::BestLine => "La mejor",
        Phrase::AlsoGood => "También buena",
        Phrase::AfterMovePlayed => "Tras la jugada hecha",
        Phrase::GoodToo => "También es buena, pero hay algo mejor.",
        Phrase::AnyGoodMove => "Mueve una pieza. Vale cualquier jugada casi igual de buena.",
        Phrase::SeriesDone => "Resueltos: {solved} de {count}",
        Phrase::NotAsked => {
            "Errores no preguntados: {count}. Allí hay más de tres jugadas buenas, o ninguna es claramente la mejor."
        }
        Phrase::WayToExercises => {
            "Abre una partida, analízala con {analyse} y practica después sus errores con {practise}."
        }
        Phrase::LooksForExercises => "Buscando ejercicios. Errores por examinar: {count}",
        Phrase::ExercisesDue => "Ejercicios pendientes: {count}",
        Phrase::Solved => "Resueltos",
        Phrase::PracticeOverAll => "Ejercicios de todas las partidas",
        Phrase::Tomorrow => "Mañana",
        Phrase::Later => "Después",
        Phrase::NewExercises => "Ejercicios nuevos",
        Phrase::BeginWith => "Empezar: {player}",
        Phrase::WhenItComesBack => "Un ejercicio hallado a la primera vuelve a los {days} días.",
        Phrase::AsGood => "{move} es igual de buena.",
        Phrase::DoesNotComeBack => "No vuelve",
        Phrase::OtherReturns => "A la primera: {later}. Con la solución: {soon}.",
        Phrase::StillToSolve => "Quedan por resolver: {players}",
        Phrase::PlaceOf => "{number} de {count}",
        Phrase::NotGoodEnough => "No es lo bastante bueno.",
        Phrase::PlaceSoFar => "{number} de {count} por ahora",
        Phrase::AnalysedGames => {
            "Los ejercicios salen de los errores de las partidas analizadas: por ahora {analysed} de {count}."
        }
        Phrase::WithoutExercises => "Aún sin ejercicios: {players}",
        Phrase::NoFiles => "Aquí no hay nada.",
        Phrase::HintGiven => "Pista",
    }
}

pub fn months() -> [Text; 12] {
    [
        "ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic",
    ]
}
