import type { Language } from '@frontdesk/shared/endpoints/languages';
import type { HoursTable, OpeningHours } from '@frontdesk/shared/endpoints/opening-hours';
import { stopWordsOf, withoutAccents } from '../terms/terms';
import { ALREADY, DOUBTFUL, ELSEWHERE, LATER, NEAR_HOLIDAY, OR_NOT, WEEK } from './doubtful-words';
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
import { findTable, isElsewhere, plainName, rawToken } from './table-kinds';

export interface HoursQuestion {
  readonly asks: 'open' | 'closed' | 'hours' | 'opens' | 'closes';
  /** Null when the question names no table, and therefore means the first one. */
  readonly table: HoursTable | null;
  readonly days: AskedDays | null;
  readonly time: AskedTime | null;
  readonly isNow: boolean;
  readonly isTonight: boolean;
  /** Whether it is about a holiday, on which the hours may differ from the usual ones. */
  readonly isHoliday: boolean;
  /** Whether it asks if the table opens or closes at its time. */
  readonly edge: 'opens' | 'closes' | null;
  /** Whether it names the business itself. */
  readonly isHouse: boolean;
  /** The language in which the question was understood. */
  readonly language: Language;
}

/** The content of a follow-up: 'and on Sunday?' contains only days. */
export type HoursFragment = Omit<HoursQuestion, 'asks'> & { readonly asks: HoursQuestion['asks'] | null };

const GREETINGS =
  'good (?:morning|afternoon|evening|day)|guten (?:morgen|tag|abend)|bonjour|bonsoir|buenos dias|buenas (?:tardes|noches)|buongiorno|buonasera|buon giorno|buona sera|bom dia|boa (?:tarde|noite)|goede(?:n)? ?(?:morgen|middag|avond|dag)|dzien dobry|dobry wieczor';

/** No language has this word, so a question that contains it is never understood. */
const UNKNOWN = ' unknownword ';

/** Letters of other scripts, and emoji other than friendly faces. */
const FOREIGN =
  /(?![a-z0-9]|[\u{1F600}-\u{1F64F}\u{1F44B}])[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}\p{Sc}]/gu;

/** Returns a text in lower case without accents, and with only the punctuation of dates and times. */
function plain(text: string, language: Language): string {
  const lower = withoutAccents(text)
    .replace(FOREIGN, UNKNOWN)
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

/** Understands a question about opening hours; null when it is about something else or contains anything unknown. */
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

/** Understands a follow-up to a question about opening hours, which contains only days, times and tables. */
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

/** 'Are you open around the clock?' is answered from the week. */
const ALWAYS =
  '24/7|24 ?h(?:ours|rs)?(?: a day)?|(?:a?round|round) the clock|24 stunden|rund um die uhr|24 ?(?:heures|h) sur 24|24h/24|(?:las )?24 horas|24 ore(?: su 24)?|24 uur(?: per dag)?|cala dobe|calodobow\\w+|dag en nacht|tag und nacht|jour et nuit|dia y noche|giorno e notte|dia e noite|(?:seven|7) days a week|every ?day|taglich|jeden tag|7 tage (?:die|in der) woche|tous les jours|7 jours sur 7|7j/7|todos los dias|tutti i giorni|todos os dias|elke dag|iedere dag|codziennie';

/** A single time, in all languages. */
const OPENING_TIME =
  'opening time|heure d ouverture|hora de apertura|ora di apertura|hora de abertura|openingstijd|godzin[ae] otwarcia';
const CLOSING_TIME =
  'closing time|heure de fermeture|hor(?:a|ario) de (?:cierre|fecho|encerramento)|ora(?:rio)? di chiusura|sluitingstijd|godzin[ae] zamkniecia|schliess(?:ungs)?zeit';

/** 'What is for breakfast on Sunday?' is not about its hours. */
const WHAT = /(?<![a-z])(?:what|how|was|wie|quoi|qu est ce|comment|cosa|che|come|wat|hoe|co|jak|o que)(?![a-z])|^que /;

const LENGTH_MAX = 300;

/** Languages in which the words for 'to open' and 'to be open' differ. */
const PRECISE: ReadonlySet<Language> = new Set(['en', 'de', 'nl']);

/** Replaces those names of tables that have no Latin letters. */
function withoutRawNames(question: string, tables: OpeningHours['tables']): string {
  return tables.reduce((text, { name }, at) => {
    const isRaw = name !== '' && plainName(name) === '' && /[\p{L}\p{N}]/u.test(name);
    return isRaw ? text.replaceAll(name.normalize('NFKC').toLowerCase(), ` ${rawToken(at)} `) : text;
  }, question.normalize('NFKC').toLowerCase());
}

function readIn(
  question: string,
  { tables, timeZone }: OpeningHours,
  { day: today, minutes }: WallTime,
  language: Language,
  business: string,
): HoursFragment | null {
  if (question.length > LENGTH_MAX) return null;
  const words = QUESTION_WORDS[language];
  const rest = new Rest(plain(withoutRawNames(question, tables), language));
  rest.has(GREETINGS);
  rest.has(OR_NOT);
  const { text } = rest;
  if (whole(words.other).test(text) || whole(ELSEWHERE[language]).test(text) || LATER.test(text)) return null;
  const isAlways = rest.has(ALWAYS);
  const moment = readMoment(rest, words, language, today, timeZone);
  if (!moment) return null;
  const { days, time, part, isNow, isTonight, isHoliday } = moment;
  const { table, isHouse, rest: untabled } = findTable(rest.text, tables, business);
  rest.text = tidy(untabled);
  const isDated = days !== null || time !== null || isNow;
  const asked = readAsked(rest, words, table !== null, isDated, isAlways);
  // 'How long have you been open already?'
  if (asked?.isEnd && ALREADY[language].test(text)) return null;
  // Otherwise the rest would be about something other than the table: 'the kitchen of the pool'.
  if (isElsewhere(rest.text, business)) return null;
  if (WEEK.test(rest.text) && (isDated || asked?.asks !== 'hours')) return null;
  const fillers = fillersOf(language);
  const isKnown = rest.text.split(/[^a-z0-9]+/).every((word) => word === '' || fillers.has(word));
  if (!isKnown) return null;
  const isToday = days === null || (days.kind === 'dates' && days.days[0] === today);
  return {
    asks: asked?.asks ?? null,
    table,
    days,
    time: time ? soonest(time, isToday && language === 'en' ? minutes : 0) : part,
    isNow,
    isTonight,
    isHoliday,
    isHouse,
    edge: time?.isPoint && (asked?.edge === 'closes' || PRECISE.has(language)) ? (asked?.edge ?? null) : null,
    language,
  };
}

/** Understands and removes days and times; null when one of them is doubtful. */
function readMoment(rest: Rest, words: QuestionWords, language: Language, today: number, timeZone: string) {
  if (SPAN_OF_DATES.test(rest.text)) return null;
  const holiday = findHoliday(rest.text, today);
  if (holiday) rest.text = tidy(holiday.rest);
  if (holiday && (NEAR_HOLIDAY[language].test(rest.text) || findHoliday(rest.text, today))) return null;
  const date = holiday?.day ?? readDate(rest, language, today, timeZone);
  const isTonight = rest.has(words.tonight);
  const part = readPart(rest, words, isTonight);
  const time = readTime(rest, words, part);
  const days = readDays(rest, words, today, date, isTonight || part !== null);
  const isNow = rest.has(words.now);
  const isElse = days !== null && !(days.kind === 'dates' && days.days.length === 1 && days.days[0] === today);
  // 'When do you open? When do you close tomorrow?'
  const whens = rest.text.match(new RegExp(whole(words.when).source, 'g'))?.length ?? 0;
  if (whens > 1 && !whole(words.which).test(rest.text) && !whole(words.untilWhen).test(rest.text)) return null;
  if (rest.isDoubtful || (holiday && days?.kind !== 'dates') || (isNow && isElse)) return null;
  if (days !== null && readDate(rest, language, today, timeZone) !== null) return null;
  return { days, time, part, isNow, isTonight, isHoliday: holiday !== null };
}

/** In '24 to 26 December' the first date would be lost. */
const SPAN_OF_DATES =
  /\d{1,2}(?:st|nd|rd|th|[.])? ?(?:-|to|until|till|through|and|or|bis|und|oder|au|a|et|ou|al|y|o|e|alle|tot|t m|en|of|do|i|lub|ate) ?(?:the |den |le |el |il |dia |de )?\d{1,2}(?:st|nd|rd|th|[.])? ?(?:of |de )?(?:jan|feb|fev|mar|mrt|maa|apr|avr|abr|may|mai|mag|maj|mei|jun|jul|jui|giu|lug|aug|aou|ago|sep|set|wrz|oct|okt|ott|out|paz|nov|lis|dec|dez|dic|gru|gen|ene|sty|lut|kwi|cze|lip|sie)/;

const knownFillers = new Map<Language, ReadonlySet<string>>();
function fillersOf(language: Language): ReadonlySet<string> {
  const known =
    knownFillers.get(language) ??
    new Set(
      [...stopWordsOf(language), ...QUESTION_WORDS[language].fillers.split(' ')].filter(
        (word) => !DOUBTFUL[language].test(word),
      ),
    );
  knownFillers.set(language, known);
  return known;
}

function readAsked(
  rest: Rest,
  words: QuestionWords,
  hasTable: boolean,
  isDated: boolean,
  isAlways: boolean,
): { readonly asks: HoursQuestion['asks']; readonly edge: HoursQuestion['edge']; readonly isEnd: boolean } | null {
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
  const edge: HoursQuestion['edge'] =
    closes && !open && !opens ? 'closes' : opens && !open && !closed && !closes ? 'opens' : null;
  const as = (asks: HoursQuestion['asks']) => ({ asks, edge, isEnd: until });
  if (openingTime !== closingTime) return as(openingTime ? 'opens' : 'closes');
  if (hours || which || isAlways || (until && when)) return as('hours');
  // 'How long are you closed?'
  if (until && closed && !open) return null;
  if (until) return as(opens && closes ? 'hours' : 'closes');
  if (when) return as((opens || open) && (closes || closed) ? 'hours' : closes ? 'closes' : opens ? 'opens' : 'hours');
  return as(closed || closes ? (open || opens ? 'open' : 'closed') : 'open');
}
