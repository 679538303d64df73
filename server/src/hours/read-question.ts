import type { Language } from '@frontdesk/shared/endpoints/languages';
import type { HoursTable, OpeningHours } from '@frontdesk/shared/endpoints/opening-hours';
import { stopWordsOf, withoutAccents } from '../terms/terms';
import { findHoliday } from './holidays';
import type { WallTime } from './open-intervals';
import { QUESTION_WORDS, type QuestionWords } from './question-words';
import {
  type AskedDays,
  type AskedTime,
  Rest,
  readDate,
  readDays,
  readPart,
  readTime,
  soonest,
  tidy,
  whole,
} from './read-moment';
import { findTable, kindsIn } from './table-kinds';

export interface HoursQuestion {
  readonly asks: 'open' | 'closed' | 'hours' | 'opens' | 'closes';
  /** Null when it names none: the first is meant. */
  readonly table: HoursTable | null;
  readonly days: AskedDays | null;
  readonly time: AskedTime | null;
  readonly isNow: boolean;
  /** Whose words it has. */
  readonly language: Language;
}

/** What a follow-up says: 'and on Sunday?' has only days. */
export type HoursFragment = Omit<HoursQuestion, 'asks'> & { readonly asks: HoursQuestion['asks'] | null };

const GREETINGS =
  'good (?:morning|afternoon|evening|day)|guten (?:morgen|tag|abend)|bonjour|bonsoir|buenos dias|buenas (?:tardes|noches)|buongiorno|buonasera|buon giorno|buona sera|bom dia|boa (?:tarde|noite)|goede(?:n)? ?(?:morgen|middag|avond|dag)|dzien dobry|dobry wieczor';

/** Returns lower case without accents, with the punctuation of dates and times only. */
function plain(text: string, language: Language): string {
  const lower = withoutAccents(text)
    .replace(/\b([ap])\. ?m\b\.?/g, '$1m')
    .replace(/(\d)\s*-\s*(?=\d)/g, '$1-')
    .replace(/(?<!\d)[-./:]|[-/:](?!\d)/g, ' ')
    .replace(/[^a-z0-9./:-]+/g, ' ');
  const split =
    language === 'de' || language === 'nl'
      ? lower
          .replace(
            /(tag|woch|dag|morgen)s?(abend|morgen|mittag|nachmittag|vormittag|nacht|avond|ochtend|middag|namiddag)/g,
            '$1 $2',
          )
          .replace(/\b(\w{3,}?)s?((?:offnungs|schliess)zeit|schluss)/g, '$1 $2')
          .replace(/\b(kuchen|restaurant|bar|pool|sauna|spa|laden|fruhstuck|rezeption)s?(zeiten)/g, '$1 $2')
      : lower;
  return tidy(split);
}

/** Understands a question about opening hours; null when it is about something else or says anything unknown. */
export function readQuestion(
  question: string,
  hours: OpeningHours,
  now: WallTime,
  languages: readonly Language[],
  business = '',
): HoursQuestion | null {
  for (const language of languages) {
    const read = readIn(question, hours, now, language, business);
    if (read?.asks) return { ...read, asks: read.asks };
  }
  return null;
}

/** Understands a follow-up of a question about opening hours: days, times and tables, and nothing else. */
export function readFragment(
  question: string,
  hours: OpeningHours,
  now: WallTime,
  languages: readonly Language[],
): HoursFragment | null {
  for (const language of languages) {
    const read = readIn(question, hours, now, language, '');
    if (read && (read.days || read.time || read.table || read.isNow || read.asks)) return read;
  }
  return null;
}

/** 'Are you open around the clock?': the week answers it. */
const ALWAYS =
  '24/7|24 ?h(?:ours|rs)?(?: a day)?|(?:a?round|round) the clock|24 stunden|rund um die uhr|24 ?(?:heures|h) sur 24|24h/24|(?:las )?24 horas|24 ore(?: su 24)?|24 uur(?: per dag)?|cala dobe|calodobow\\w+|dag en nacht|tag und nacht|jour et nuit|dia y noche|giorno e notte|dia e noite|(?:seven|7) days a week|every ?day|taglich|jeden tag|7 tage (?:die|in der) woche|tous les jours|7 jours sur 7|7j/7|todos los dias|tutti i giorni|todos os dias|elke dag|iedere dag|codziennie';

/** One time, in all languages. */
const OPENING_TIME =
  'opening time|heure d ouverture|hora de apertura|ora di apertura|hora de abertura|openingstijd|godzin[ae] otwarcia';
const CLOSING_TIME =
  'closing time|heure de fermeture|hor(?:a|ario) de (?:cierre|fecho|encerramento)|ora(?:rio)? di chiusura|sluitingstijd|godzin[ae] zamkniecia|schliess(?:ungs)?zeit';

/** 'What is for breakfast on Sunday?' is not about its hours. */
const WHAT = /(?<![a-z])(?:what|how|was|wie|quoi|qu est ce|comment|cosa|che|come|wat|hoe|co|jak|o que)(?![a-z])|^que /;

const LENGTH_MAX = 300;

function readIn(
  question: string,
  { tables }: OpeningHours,
  { day: today, minutes }: WallTime,
  language: Language,
  business: string,
): HoursFragment | null {
  if (question.length > LENGTH_MAX) return null;
  const words = QUESTION_WORDS[language];
  const rest = new Rest(plain(question, language));
  rest.has(GREETINGS);
  if (whole(words.other).test(rest.text)) return null;
  const isAlways = rest.has(ALWAYS);
  const holiday = findHoliday(rest.text, today);
  if (holiday) rest.text = tidy(holiday.rest);
  const date = holiday?.day ?? readDate(rest, language, today);
  const isTonight = rest.has(words.tonight);
  const part = readPart(rest, words, isTonight);
  const time = readTime(rest, words, part);
  const days = readDays(rest, words, today, date, isTonight || part !== null);
  const isToday = days === null || (days.kind === 'dates' && days.days[0] === today);
  const isNow = rest.has(words.now);
  const { table, rest: untabled } = findTable(rest.text, tables, business);
  rest.text = tidy(untabled);
  const isDated = days !== null || time !== null || isNow;
  const asks = readAsked(rest, words, table !== null, isDated, isAlways);
  // What follows would be about something else than the table: 'the kitchen of the pool'.
  if (kindsIn(rest.text).some(({ kind }) => kind !== 'shop' && kind !== 'office')) return null;
  const fillers = fillersOf(language);
  const isKnown = rest.text.split(/[^a-z0-9]+/).every((word) => word === '' || fillers.has(word));
  if (!isKnown) return null;
  return {
    asks,
    table,
    days,
    time: time ? soonest(time, isToday && language === 'en' ? minutes : 0) : part,
    isNow,
    language,
  };
}

const knownFillers = new Map<Language, ReadonlySet<string>>();
function fillersOf(language: Language): ReadonlySet<string> {
  const known =
    knownFillers.get(language) ?? new Set([...stopWordsOf(language), ...QUESTION_WORDS[language].fillers.split(' ')]);
  knownFillers.set(language, known);
  return known;
}

function readAsked(
  rest: Rest,
  words: QuestionWords,
  hasTable: boolean,
  isDated: boolean,
  isAlways: boolean,
): HoursQuestion['asks'] | null {
  const has = (name: 'which' | 'hours' | 'untilWhen' | 'when' | 'opens' | 'closes' | 'open' | 'closed' | 'visits') =>
    rest.has(words[name]);
  const [openingTime, closingTime] = [rest.has(OPENING_TIME), rest.has(CLOSING_TIME)];
  const which = has('which');
  const hours = has('hours');
  const until = has('untilWhen');
  const when = has('when');
  const [opens, closes] = [has('opens'), has('closes')];
  const [open, closed] = [has('open'), has('closed')];
  const isVisit = has('visits') && (isDated || when || until);
  const isAbout =
    isVisit ||
    openingTime ||
    closingTime ||
    hours ||
    opens ||
    closes ||
    open ||
    closed ||
    (hasTable && (when || until || which || (isDated && !WHAT.test(rest.text))));
  if (!isAbout) return null;
  if (openingTime !== closingTime) return openingTime ? 'opens' : 'closes';
  if (hours || which || isAlways || (until && when)) return 'hours';
  if (until) return opens && closes ? 'hours' : 'closes';
  if (when) return (opens || open) && (closes || closed) ? 'hours' : closes ? 'closes' : opens ? 'opens' : 'hours';
  return closed || closes ? (open || opens ? 'open' : 'closed') : 'open';
}
