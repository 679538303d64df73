import type { Language } from '@frontdesk/shared/endpoints/languages';
import { WIDGET_WORDS } from '@frontdesk/shared/widget-words';
import type { Caller } from '../chat/caller';
import { browserLanguage } from '../chat/phrases/phrases';
import type { PageDrawing } from '../scans/link-pages';
import type { PlaceEnd } from './chat-place';

/** The reasons why the page of a place shows no chat. `trouble`: the database cannot be reached. */
export type NoChat = PlaceEnd | 'trouble';

interface PlaceWords {
  readonly unknown: string;
  readonly deleted: string;
  readonly paused: string;
  readonly early: string;
  readonly ended: string;
  readonly away: string;
  readonly trouble: string;
  /** Advice: check the address or the code, come back later, or ask somebody. */
  readonly scanAgain: string;
  readonly later: string;
  readonly askHere: string;
  readonly noScript: string;
  readonly busy: string;
}

const WORDS: Readonly<Record<Language, PlaceWords>> = {
  en: {
    unknown: 'This code is unknown.',
    deleted: 'This code was deleted.',
    paused: 'This chat is paused.',
    early: 'This chat has not started yet.',
    ended: 'This chat has ended.',
    away: 'The assistant is away.',
    trouble: 'This chat cannot be opened right now.',
    scanAgain: 'Check the address, or scan the code again.',
    later: 'Please try again later, or ask somebody here.',
    askHere: 'Please ask somebody here.',
    noScript: 'This chat needs JavaScript. Turn it on in your browser, or ask somebody here.',
    busy: 'Many people are chatting here right now. Please try again in {seconds} seconds, or ask somebody here.',
  },
  de: {
    unknown: 'Diesen Code gibt es nicht.',
    deleted: 'Dieser Code wurde gelöscht.',
    paused: 'Dieser Chat macht gerade Pause.',
    early: 'Dieser Chat hat noch nicht begonnen.',
    ended: 'Dieser Chat ist beendet.',
    away: 'Der Assistent ist gerade nicht da.',
    trouble: 'Dieser Chat lässt sich gerade nicht öffnen.',
    scanAgain: 'Prüfen Sie die Adresse, oder scannen Sie den Code noch einmal.',
    later: 'Bitte versuchen Sie es später noch einmal, oder fragen Sie jemanden hier.',
    askHere: 'Bitte fragen Sie jemanden hier.',
    noScript: 'Dieser Chat braucht JavaScript. Schalten Sie es im Browser ein, oder fragen Sie jemanden hier.',
    busy: 'Gerade schreiben hier viele. Bitte versuchen Sie es in {seconds} Sekunden noch einmal, oder fragen Sie jemanden hier.',
  },
  fr: {
    unknown: "Ce code n'existe pas.",
    deleted: 'Ce code a été supprimé.',
    paused: 'Cette discussion est en pause.',
    early: "Cette discussion n'a pas encore commencé.",
    ended: 'Cette discussion est terminée.',
    away: "L'assistant est absent.",
    trouble: "Cette discussion ne peut pas s'ouvrir pour le moment.",
    scanAgain: "Vérifiez l'adresse ou scannez à nouveau le code.",
    later: "Réessayez plus tard, ou demandez à quelqu'un sur place.",
    askHere: "Demandez à quelqu'un sur place.",
    noScript: "Cette discussion a besoin de JavaScript. Activez-le, ou demandez à quelqu'un sur place.",
    busy: "Beaucoup de personnes écrivent ici en ce moment. Réessayez dans {seconds} secondes, ou demandez à quelqu'un sur place.",
  },
  es: {
    unknown: 'Este código no existe.',
    deleted: 'Este código se ha eliminado.',
    paused: 'Este chat está en pausa.',
    early: 'Este chat aún no ha empezado.',
    ended: 'Este chat ha terminado.',
    away: 'El asistente no está disponible.',
    trouble: 'Este chat no se puede abrir en este momento.',
    scanAgain: 'Compruebe la dirección o escanee el código otra vez.',
    later: 'Inténtelo más tarde o pregunte a alguien aquí.',
    askHere: 'Pregunte a alguien aquí.',
    noScript: 'Este chat necesita JavaScript. Actívelo en su navegador o pregunte a alguien aquí.',
    busy: 'Muchas personas escriben aquí en este momento. Inténtelo en {seconds} segundos o pregunte a alguien aquí.',
  },
  it: {
    unknown: 'Questo codice non esiste.',
    deleted: 'Questo codice è stato eliminato.',
    paused: 'Questa chat è in pausa.',
    early: 'Questa chat non è ancora iniziata.',
    ended: 'Questa chat è terminata.',
    away: "L'assistente non c'è.",
    trouble: 'Al momento questa chat non si può aprire.',
    scanAgain: "Controlli l'indirizzo o scansioni di nuovo il codice.",
    later: 'Riprovi più tardi o chieda a qualcuno qui.',
    askHere: 'Chieda a qualcuno qui.',
    noScript: 'Questa chat ha bisogno di JavaScript. Lo attivi nel browser o chieda a qualcuno qui.',
    busy: 'In questo momento scrivono in molti. Riprovi tra {seconds} secondi o chieda a qualcuno qui.',
  },
  pt: {
    unknown: 'Este código não existe.',
    deleted: 'Este código foi eliminado.',
    paused: 'Este chat está em pausa.',
    early: 'Este chat ainda não começou.',
    ended: 'Este chat terminou.',
    away: 'O assistente não está disponível.',
    trouble: 'Neste momento não é possível abrir este chat.',
    scanAgain: 'Verifique o endereço ou leia o código outra vez.',
    later: 'Tente mais tarde ou pergunte a alguém aqui.',
    askHere: 'Pergunte a alguém aqui.',
    noScript: 'Este chat precisa de JavaScript. Ative-o no navegador ou pergunte a alguém aqui.',
    busy: 'Muitas pessoas escrevem aqui neste momento. Tente dentro de {seconds} segundos ou pergunte a alguém aqui.',
  },
  nl: {
    unknown: 'Deze code bestaat niet.',
    deleted: 'Deze code is verwijderd.',
    paused: 'Deze chat is gepauzeerd.',
    early: 'Deze chat is nog niet begonnen.',
    ended: 'Deze chat is afgelopen.',
    away: 'De assistent is er even niet.',
    trouble: 'Deze chat kan nu niet worden geopend.',
    scanAgain: 'Controleer het adres, of scan de code opnieuw.',
    later: 'Probeer het later opnieuw, of vraag het iemand hier.',
    askHere: 'Vraag het iemand hier.',
    noScript: 'Deze chat heeft JavaScript nodig. Zet het aan in uw browser, of vraag het iemand hier.',
    busy: 'Er schrijven hier nu veel mensen. Probeer het over {seconds} seconden opnieuw, of vraag het iemand hier.',
  },
  pl: {
    unknown: 'Ten kod nie istnieje.',
    deleted: 'Ten kod został usunięty.',
    paused: 'Ten czat jest wstrzymany.',
    early: 'Ten czat jeszcze się nie rozpoczął.',
    ended: 'Ten czat się zakończył.',
    away: 'Asystent jest teraz nieobecny.',
    trouble: 'Nie można teraz otworzyć tego czatu.',
    scanAgain: 'Sprawdź adres lub zeskanuj kod jeszcze raz.',
    later: 'Spróbuj później lub zapytaj kogoś na miejscu.',
    askHere: 'Zapytaj kogoś na miejscu.',
    noScript: 'Ten czat wymaga JavaScriptu. Włącz go w przeglądarce lub zapytaj kogoś na miejscu.',
    busy: 'Wiele osób teraz tutaj pisze. Spróbuj ponownie za {seconds} s lub zapytaj kogoś na miejscu.',
  },
};

/** Returns the language that a visitor's phone prefers. */
export const languageOf = ({ acceptLanguage }: Pick<Caller, 'acceptLanguage'>): Language =>
  browserLanguage(acceptLanguage) ?? 'en';

/** As with scans, only a permanent end returns 410; a code that may lead to a chat again returns 404. */
const ENDS: Readonly<
  Record<NoChat, readonly [status: number, drawing: PageDrawing, title: keyof PlaceWords, advice: keyof PlaceWords]>
> = {
  unknown: [404, 'unknown', 'unknown', 'scanAgain'],
  deleted: [404, 'unknown', 'deleted', 'askHere'],
  paused: [404, 'paused', 'paused', 'later'],
  early: [404, 'time', 'early', 'later'],
  ended: [410, 'time', 'ended', 'askHere'],
  away: [404, 'away', 'away', 'later'],
  gone: [404, 'away', 'away', 'askHere'],
  trouble: [503, 'away', 'trouble', 'later'],
};

/** Returns the status, the drawing and the sentences for a visitor who cannot chat. */
export function endOf(end: NoChat, language: Language) {
  const [status, drawing, title, advice] = ENDS[end];
  return { status, drawing, title: WORDS[language][title], advice: WORDS[language][advice] };
}

export const noScriptText = (language: Language): string => WORDS[language].noScript;

/** Returns the texts of the chat at a place. A visitor who asks for a person sees which place is named to the owner. */
export function chatWords(language: Language, place: string) {
  const words = WIDGET_WORDS[language];
  const { person } = words.offers;
  // The chat's own file already contains the English texts.
  const isEnglish = language === 'en';
  return {
    ...(!isEnglish && words),
    reasons: { ...(!isEnglish && words.reasons), busy: WORDS[language].busy },
    offers: { ...words.offers, person: { ...person, open: `${person.open} · ${place}` } },
  };
}
