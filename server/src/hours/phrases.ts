import type { Language } from '@frontdesk/shared/endpoints/languages';
import { dateOf, weekdayOf } from './open-intervals';

/** The parts of answers about opening hours, in one language. Times and days are already in words. */
export interface HoursPhrases {
  readonly yes: string;
  readonly no: string;
  readonly today: string;
  readonly tomorrow: string;
  /** A date as part of a sentence: 'on Sunday, November 29'. */
  readonly onDay: (date: string, weekday: number) => string;
  readonly range: (from: string, to: string) => string;
  readonly and: string;
  readonly open: (day: string, ranges: string) => string;
  readonly openUntil: (time: string) => string;
  readonly openAlways: string;
  readonly closed: (day: string) => string;
  readonly closedNow: string;
  /** Says 'closed' for the time that the question is about. */
  readonly closedThen: string;
  readonly next: (day: string, time: string) => string;
  readonly neverNext: string;
  readonly opens: (day: string, time: string) => string;
  readonly closes: (day: string, times: string) => string;
  /** Used in a list of weekdays. */
  readonly closedInList: string;
  readonly through: (from: string, to: string) => string;
  readonly midnight: string | null;
  readonly quoted: (note: string) => string;
  /** Added to the hours of a holiday that has no exception. */
  readonly usualOnHoliday: string;
}

const POLISH_DAYS = ['w niedzielę', 'w poniedziałek', 'we wtorek', 'w środę', 'w czwartek', 'w piątek', 'w sobotę'];

export const HOURS_PHRASES: Readonly<Record<Language, HoursPhrases>> = {
  en: {
    yes: 'Yes',
    no: 'No',
    today: 'today',
    tomorrow: 'tomorrow',
    onDay: (date) => `on ${date}`,
    range: (from, to) => `from ${from} to ${to}`,
    and: 'and',
    open: (day, ranges) => `open ${day} ${ranges}`,
    openUntil: (time) => `open now, until ${time}`,
    openAlways: 'open around the clock',
    closed: (day) => `closed ${day}`,
    closedNow: 'closed now',
    closedThen: 'closed at that time',
    next: (day, time) => `Opens again ${day} at ${time}.`,
    neverNext: 'No opening is planned.',
    opens: (day, time) => `opens ${day} at ${time}`,
    closes: (day, times) => `closes ${day} at ${times}`,
    closedInList: 'closed',
    through: (from, to) => `${from} to ${to}`,
    midnight: 'midnight',
    usualOnHoliday: 'These are the usual hours; nothing special is entered for the holiday.',
    quoted: (note) => `“${note}”`,
  },
  de: {
    yes: 'Ja',
    no: 'Nein',
    today: 'heute',
    tomorrow: 'morgen',
    onDay: (date) => `am ${date}`,
    range: (from, to) => `von ${from} bis ${to} Uhr`,
    and: 'und',
    open: (day, ranges) => `${day} ${ranges} geöffnet`,
    openUntil: (time) => `jetzt geöffnet, bis ${time} Uhr`,
    openAlways: 'rund um die Uhr geöffnet',
    closed: (day) => `${day} geschlossen`,
    closedNow: 'jetzt geschlossen',
    closedThen: 'zu dieser Zeit geschlossen',
    next: (day, time) => `Wieder geöffnet ${day} ab ${time} Uhr.`,
    neverNext: 'Eine Öffnung ist nicht geplant.',
    opens: (day, time) => `öffnet ${day} um ${time} Uhr`,
    closes: (day, times) => `schließt ${day} um ${times} Uhr`,
    closedInList: 'geschlossen',
    through: (from, to) => `${from} bis ${to}`,
    midnight: null,
    usualOnHoliday: 'Das sind die üblichen Zeiten; für den Feiertag ist nichts Besonderes eingetragen.',
    quoted: (note) => `„${note}“`,
  },
  fr: {
    yes: 'Oui',
    no: 'Non',
    today: 'aujourd’hui',
    tomorrow: 'demain',
    onDay: (date) => `le ${date}`,
    range: (from, to) => `de ${from} à ${to}`,
    and: 'et',
    open: (day, ranges) => `ouvert ${day} ${ranges}`,
    openUntil: (time) => `ouvert maintenant, jusqu’à ${time}`,
    openAlways: 'ouvert 24 heures sur 24',
    closed: (day) => `fermé ${day}`,
    closedNow: 'fermé en ce moment',
    closedThen: 'fermé à ce moment-là',
    next: (day, time) => `Prochaine ouverture ${day} à ${time}.`,
    neverNext: 'Aucune ouverture n’est prévue.',
    opens: (day, time) => `ouvre ${day} à ${time}`,
    closes: (day, times) => `ferme ${day} à ${times}`,
    closedInList: 'fermé',
    through: (from, to) => `${from} au ${to}`,
    midnight: null,
    usualOnHoliday: 'Ce sont les horaires habituels ; rien de particulier n’est indiqué pour ce jour férié.',
    quoted: (note) => `« ${note} »`,
  },
  es: {
    yes: 'Sí',
    no: 'No',
    today: 'hoy',
    tomorrow: 'mañana',
    onDay: (date) => `el ${date}`,
    range: (from, to) => `de ${from} a ${to}`,
    and: 'y',
    open: (day, ranges) => `abierto ${day} ${ranges}`,
    openUntil: (time) => `abierto ahora, hasta las ${time}`,
    openAlways: 'abierto las 24 horas',
    closed: (day) => `cerrado ${day}`,
    closedNow: 'cerrado ahora',
    closedThen: 'cerrado a esa hora',
    next: (day, time) => `Próxima apertura ${day} a las ${time}.`,
    neverNext: 'No hay ninguna apertura prevista.',
    opens: (day, time) => `abre ${day} a las ${time}`,
    closes: (day, times) => `cierra ${day} a las ${times}`,
    closedInList: 'cerrado',
    through: (from, to) => `${from} a ${to}`,
    midnight: null,
    usualOnHoliday: 'Es el horario habitual; no hay nada especial indicado para el festivo.',
    quoted: (note) => `«${note}»`,
  },
  it: {
    yes: 'Sì',
    no: 'No',
    today: 'oggi',
    tomorrow: 'domani',
    onDay: (date) => date,
    range: (from, to) => `dalle ${from} alle ${to}`,
    and: 'e',
    open: (day, ranges) => `aperto ${day} ${ranges}`,
    openUntil: (time) => `aperto adesso, fino alle ${time}`,
    openAlways: 'aperto 24 ore su 24',
    closed: (day) => `chiuso ${day}`,
    closedNow: 'chiuso in questo momento',
    closedThen: 'chiuso a quell’ora',
    next: (day, time) => `Prossima apertura ${day} alle ${time}.`,
    neverNext: 'Nessuna apertura è prevista.',
    opens: (day, time) => `apre ${day} alle ${time}`,
    closes: (day, times) => `chiude ${day} alle ${times}`,
    closedInList: 'chiuso',
    through: (from, to) => `${from}–${to}`,
    midnight: null,
    usualOnHoliday: 'Sono gli orari abituali; per la festività non è indicato nulla di particolare.',
    quoted: (note) => `«${note}»`,
  },
  pt: {
    yes: 'Sim',
    no: 'Não',
    today: 'hoje',
    tomorrow: 'amanhã',
    onDay: (date, weekday) => `${weekday === 0 || weekday === 6 ? 'no' : 'na'} ${date}`,
    range: (from, to) => `das ${from} às ${to}`,
    and: 'e',
    open: (day, ranges) => `aberto ${day} ${ranges}`,
    openUntil: (time) => `aberto agora, até às ${time}`,
    openAlways: 'aberto 24 horas',
    closed: (day) => `fechado ${day}`,
    closedNow: 'fechado neste momento',
    closedThen: 'fechado a essa hora',
    next: (day, time) => `Próxima abertura ${day} às ${time}.`,
    neverNext: 'Não está prevista nenhuma abertura.',
    opens: (day, time) => `abre ${day} às ${time}`,
    closes: (day, times) => `fecha ${day} às ${times}`,
    closedInList: 'fechado',
    through: (from, to) => `${from} a ${to}`,
    midnight: null,
    usualOnHoliday: 'É o horário habitual; não há nada de especial indicado para o feriado.',
    quoted: (note) => `“${note}”`,
  },
  nl: {
    yes: 'Ja',
    no: 'Nee',
    today: 'vandaag',
    tomorrow: 'morgen',
    onDay: (date) => `op ${date}`,
    range: (from, to) => `van ${from} tot ${to} uur`,
    and: 'en',
    open: (day, ranges) => `${day} open ${ranges}`,
    openUntil: (time) => `nu open, tot ${time} uur`,
    openAlways: 'dag en nacht open',
    closed: (day) => `${day} gesloten`,
    closedNow: 'nu gesloten',
    closedThen: 'op dat moment gesloten',
    next: (day, time) => `Weer open ${day} vanaf ${time} uur.`,
    neverNext: 'Er is geen opening gepland.',
    opens: (day, time) => `gaat ${day} om ${time} uur open`,
    closes: (day, times) => `sluit ${day} om ${times} uur`,
    closedInList: 'gesloten',
    through: (from, to) => `${from} t/m ${to}`,
    midnight: null,
    usualOnHoliday: 'Dit zijn de gewone tijden; voor de feestdag is niets bijzonders vermeld.',
    quoted: (note) => `‘${note}’`,
  },
  pl: {
    yes: 'Tak',
    no: 'Nie',
    today: 'dzisiaj',
    tomorrow: 'jutro',
    onDay: (date, weekday) => `${POLISH_DAYS[weekday] ?? ''}${date.slice(date.indexOf(','))}`,
    range: (from, to) => `od ${from} do ${to}`,
    and: 'i',
    open: (day, ranges) => `${day} otwarte ${ranges}`,
    openUntil: (time) => `teraz otwarte, do ${time}`,
    openAlways: 'otwarte całą dobę',
    closed: (day) => `${day} zamknięte`,
    closedNow: 'teraz zamknięte',
    closedThen: 'o tej porze zamknięte',
    next: (day, time) => `Następne otwarcie: ${day} o ${time}.`,
    neverNext: 'Otwarcie nie jest planowane.',
    opens: (day, time) => `otwarcie ${day} o ${time}`,
    closes: (day, times) => `zamknięcie ${day} o ${times}`,
    closedInList: 'zamknięte',
    through: (from, to) => `${from}–${to}`,
    midnight: null,
    usualOnHoliday: 'To zwykłe godziny; na święto nie podano nic szczególnego.',
    quoted: (note) => `„${note}”`,
  },
};

/** Returns a date with its weekday, in the order usual in the language. */
function dateWords(language: Language, day: number, withYear: boolean): string {
  return new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(withYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(dateOf(day));
}

/** Some week that begins on a Sunday, for the names of weekdays. */
const SOME_SUNDAY = 3;

export function weekdayWord(language: Language, weekday: number): string {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return format.format(dateOf(SOME_SUNDAY + weekday));
}

/** Returns a time as speakers of the language write it: '6:00 PM', '18:00'. */
export function timeWords(language: Language, minutes: number): string {
  const { midnight } = HOURS_PHRASES[language];
  if (minutes === 1440) return midnight ?? '24:00';
  const format = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return format.format(new Date((minutes % 1440) * 60_000)).replace(/\p{Zs}/gu, ' ');
}

/** Returns a date, which may be today's or tomorrow's, as part of a sentence. */
export function dayWords(language: Language, day: number, today: number): string {
  const phrases = HOURS_PHRASES[language];
  if (day === today) return phrases.today;
  if (day === today + 1) return phrases.tomorrow;
  const isOtherYear = dateOf(day).getUTCFullYear() !== dateOf(today).getUTCFullYear() && Math.abs(day - today) > 180;
  return phrases.onDay(dateWords(language, day, isOtherYear), weekdayOf(day));
}
