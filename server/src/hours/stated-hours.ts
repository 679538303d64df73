import type { Language } from '@frontdesk/shared/endpoints/languages';
import { type HoursTable, spanOf } from '@frontdesk/shared/endpoints/opening-hours';
import { findHoliday } from './holidays';
import { usualRanges } from './open-intervals';
import { QUESTION_WORDS } from './question-words';
import { monthsOf } from './read-moment';

// Reads what a sentence in a document states about weekly hours. The sentence is in lower case and without accents.

type Span = readonly [from: number, to: number];

/** What a sentence states about some weekdays, with times in minutes. Days without times are closed. */
interface Statement {
  /** 0 for Sunday; empty if the sentence names no day, as in 'open until 10 pm'. */
  readonly weekdays: number[];
  readonly spans: Span[];
  /** Times that are only a start ('from 6 pm'), and times that are only an end ('until 10 pm'). */
  readonly opens: number[];
  readonly closes: number[];
  isClosed: boolean;
  /** Whether the sentence only states that it is open. */
  isOpen: boolean;
  /** Whether 'closed' or 'open' came before the days. */
  isLed: boolean;
}

const ALL = [0, 1, 2, 3, 4, 5, 6];

/** Abbreviations of two or three letters, Sunday first. */
const SHORT: Readonly<Record<Language, string>> = {
  en: 'sun mon tues? wed thurs? fri sat',
  de: 'so mo di mi do fr sa',
  fr: 'dim lun mar mer jeu ven sam',
  es: 'dom lun mar mie jue vie sab',
  it: 'dom lun mar mer gio ven sab',
  pt: 'dom seg ter qua qui sex sab',
  nl: 'zo ma di wo do vr za',
  pl: 'n(?:ie)?dz? pn|pon wt sr czw pt sob',
};

/** Words before the only time in a range that has one end. */
const EDGES: Readonly<Record<Language, readonly [from: string, until: string]>> = {
  en: ['from|opens? at|after', 'until|till?|closes? at'],
  de: ['ab|von', 'bis'],
  fr: ['a partir de|des|depuis', "jusqu ?a|jusqu[’']a"],
  es: ['desde|a partir de', 'hasta'],
  it: ['dalle|da|a partire dalle', 'fino (?:alle|a)|sino alle'],
  pt: ['a partir d[ae]s?|desde', 'ate'],
  nl: ['vanaf', 'tot'],
  pl: ['od', 'do'],
};

/** Words for open, in all languages. */
export const OPEN =
  'open|geoffnet|ouverte?s?|abiert[oa]s?|abrimos|apert[oaie]|abert[oa]s?|geopend|otwart[eyaoi]|czynn[eyaoi]';
const NOT = 'not|never|nicht|nie|pas|jamais|no|non|mai|nao|niet|nooit';
/** Words for closed, in addition to those used in questions. */
export const CLOSED =
  '(?<!kein )(?<!keinen )ruhetage?|jour de fermeture|fermeture hebdomadaire|dia de descanso|descanso semanal|(?:giorno di )?(?:chiusura|riposo)(?: settimanale)?|dia de encerramento|folga semanal|sluitingsdag|dzien wolny';
const DAILY =
  'daily|(?:every|each|any) day|(?:7|seven) days(?: a| per)? week|taglich|jeden tag|an allen tagen|(?:7|sieben) tage (?:die|in der|pro) woche|tous les jours|chaque jour|7 ?(?:j|jours|j/|/) ?(?:sur )?7 ?j?|todos los dias|cada dia|a diario|diariamente|tutti i giorni|ogni giorno|todos os dias|dagelijks|elke dag|iedere dag|alle dagen|7 dagen per week|codziennie|kazdego dnia';
const ALWAYS =
  '24 ?/ ?7|24 ?h(?:ours?)? ?/ ?7|a?round the clock|rund um die uhr|24 (?:hours|stunden|heures|horas|ore|uur|godzin\\w*)(?: a day| am tag| al dia| por dia| per dag| na dobe)?|24 ?h ?(?:/|sur) ?24|24 (?:heures sur|ore su) 24|h24|jour et nuit|dia y noche|giorno e notte|dia e noite|dag en nacht|calodobowo|cala dobe';
const EXCEPT = 'except(?: on)?|excluding|ausser|sauf|excepto|salvo|tranne|eccetto|escluso|exceto|behalve|oprocz|poza';

const THROUGH = '(?:-|–|—|to|through|until|bis|a|au|al|as|alle|tot|t/m|do)';
const UNIT = '(?:([ap])\\.?m\\.?|uhr|uur|h(?![a-z])|heures?|horas?|godz)';
const TIME = `(\\d{1,2})(?:[:.h](\\d{2}))? ?${UNIT}?`;
/** A number that is certainly a time: with minutes, a unit, or an article. */
const SURE_TIME =
  "(?:(?:(?<=(?:alle|das) )|las |alle |ore |as )\\d{1,2}(?:[:.]\\d{2})?|(?:godz[a-z.]* )\\d{1,2}(?:[:.]\\d{2})?|(?:las |alle |ore |as )?\\d{1,2}(?:[:.]\\d{2}(?: ?(?:[ap]\\.?m\\.?|uhr|uur|h))?|h\\d{2}| ?(?:[ap]\\.?m\\.?|uhr|uur|h(?![a-z\\d])|heures?|horas?|godz[a-z.]*|o[’' ]?clock)))";
const NO_MORE = `(?![\\d:]| ?(?:uhr|uur|h|[ap]\\.?m\\.?)? ?${THROUGH} ?(?:las |alle |as )?\\d| ?(?:€|\\$|£|eur|usd|chf|pln|zl))`;

/** Words between 'open' or 'closed' and its days or times. */
const BETWEEN =
  /^[\s,:–-]*(?:(?:on|in|every|each|from|also|always|the|is|are|we|for|guests|am|an|jeden|immer|auch|ist|sind|wir|von|den|le|les|du|tous|toujours|aussi|el|los|las|siempre|tambien|il|lo|la|i|ogni|sempre|anche|o|a|os|as|ao|aos|no|na|nos|nas|de|da|das|dal|dalla|dalle|di|op|van|ook|altijd|w|we|od|takze)[\s,:]+){0,4}$/;
/** What may follow an 'open' that comes after its day: 'Sundays open', but not 'Sunday open air'. */
const ENDS = /^ *(?:$|[.,;:!)\n/|]|[(–-]? *\d|from |ab |von |de |a |da[ls]?|dalle |od |vanaf |tot |bis |until )/;

const tokens = new Map<Language, RegExp>();

function tokenOf(language: Language, names: readonly string[], short: readonly string[]): RegExp {
  const known = tokens.get(language);
  if (known) return known;
  const days = names.map(
    (name, at) =>
      `(?:${name})|(?:${short[at]})(?=[.:,/& ]*(?:\\d|[-–—/&|]|${THROUGH} |$))|(?<=[-–—/&,] ?)(?:${short[at]})`,
  );
  const [from, until] = EDGES[language];
  const token = new RegExp(
    `(?<![a-z0-9:.])(?:(?<always>${ALWAYS})(?![a-z0-9])|(?<daily>${DAILY})(?![a-z0-9])|(?<day>${days.join('|')})(?![a-z])|(?<time>${TIME} ?${THROUGH} ?(?:a |as |alle |las |les )?${TIME})(?![\\d:])|(?:${from}) (?<from>${SURE_TIME})${NO_MORE}|(?:${until}) (?<until>${SURE_TIME})${NO_MORE}|(?<closed>(?:${NOT}) (?:[a-z]+ )?(?:${OPEN})|${QUESTION_WORDS[language].closed}|${CLOSED})(?![a-z])|(?<open>${OPEN})(?![a-z])|(?<except>${EXCEPT})(?![a-z]))|(?<through>${THROUGH})(?![a-z])`,
    'g',
  );
  tokens.set(language, token);
  return token;
}

/** Reads days and times in the order of the text. */
export function statementsIn(text: string, language: Language): Statement[] {
  const names = QUESTION_WORDS[language].weekdays.split(', ');
  const short = SHORT[language].split(' ');
  const plain = text
    .replace(/(?<=segunda|terca|quarta|quinta|sexta)-feiras?/g, '')
    .replace(/(?<![a-z])sonn-(?= ?(?:und|u\.|&|\/) ?feiertag)/g, 'sonntag');
  const statements: Statement[] = [];
  const begin = (changes: Partial<Statement> = {}) => {
    const statement = { weekdays: [], spans: [], opens: [], closes: [], ...NOTHING, ...changes };
    statements.push(statement);
    return statement;
  };
  let current: Statement | null = null;
  /** An 'open' or 'closed' that is followed by the days to which it applies. */
  let lead: { readonly kind: 'open' | 'closed'; readonly end: number } | null = null;
  let [isRange, isExcept, lastEnd] = [false, false, 0];
  for (const match of plain.matchAll(tokenOf(language, names, short))) {
    const { day, daily, always, time, from, until, closed, open, except, through } = match.groups ?? {};
    const gap = plain.slice(lastEnd, match.index);
    const isNear = lead !== null && BETWEEN.test(plain.slice(lead.end, match.index));
    const end = match.index + match[0].length;
    if (day !== undefined || daily !== undefined) {
      const weekday = names.findIndex((name, at) => new RegExp(`^(?:${name}|${short[at]})$`).test(day ?? ''));
      const named = daily === undefined ? [weekday] : ALL;
      if (isExcept && current) {
        for (const one of named) remove(current.weekdays, one);
        statements.unshift({ ...begin(), weekdays: named, isClosed: true });
        statements.pop();
      } else {
        // 'Open 9 am to 5 pm Monday to Friday'.
        const isBehind = current !== null && hasTimes(current) && (current.weekdays.length === 0 || isRange);
        const joins = current && (isBehind ? /^[^,;\n]*$/.test(gap) : isUnfinished(current) && !(isNear && lead));
        if (!joins || !current) {
          const kind = isNear ? lead?.kind : undefined;
          current = begin({ isClosed: kind === 'closed', isOpen: kind === 'open', isLed: kind !== undefined });
          lead = null;
        }
        const before = current.weekdays.at(-1);
        const first = isRange && before !== undefined ? before + 1 : weekday;
        if (daily !== undefined) current.weekdays.push(...ALL);
        else for (let at = first; at <= first + ((weekday - first + 7) % 7); at++) current.weekdays.push(at % 7);
      }
    } else if (time !== undefined || from !== undefined || until !== undefined || always !== undefined) {
      if (current?.isLed && current.isClosed) current = splitLast(current, begin);
      if (!current && ((isNear && lead?.kind === 'open') || /^(?:open|close)/.test(match[0]))) current = begin();
      if (always !== undefined) {
        const isWeek = /^24 ?(?:h(?:ours?)? ?)?\/ ?7$/.test(always);
        if (isWeek && !(current && !hasTimes(current) && current.weekdays.length > 0))
          current = begin({ weekdays: [...ALL] });
        if (current && !hasTimes(current)) current.spans.push([0, 1440]);
      } else if (time !== undefined) {
        const span = spanIn(match.slice(match.findIndex((part, at) => at > 0 && part === time) + 1));
        if (span) current?.spans.push(span);
      } else if (from !== undefined) current?.opens.push(minutesIn(from));
      else current?.closes.push(minutesIn(until ?? ''));
    } else if (closed !== undefined || open !== undefined) {
      const isBehind = current !== null && !hasTimes(current) && !current.isLed && current.weekdays.length > 0;
      const kind = closed === undefined ? 'open' : 'closed';
      if (isBehind && current && kind === 'closed') current.isClosed = true;
      else if (isBehind && current && BETWEEN.test(gap) && ENDS.test(plain.slice(end))) current.isOpen = true;
      lead = isBehind && kind === 'closed' ? null : { kind, end };
    }
    if (except !== undefined) isExcept = true;
    else if (day === undefined && through === undefined) isExcept = false;
    isRange = through !== undefined;
    lastEnd = end;
  }
  return statements.filter((one) => hasTimes(one) || (one.weekdays.length > 0 && (one.isClosed || one.isOpen)));
}

const NOTHING = { isClosed: false, isOpen: false, isLed: false };

const hasTimes = ({ spans, opens, closes }: Statement) => spans.length + opens.length + closes.length > 0;

/** Whether the days that follow belong to the same statement. */
const isUnfinished = (one: Statement) => !hasTimes(one) && (one.isLed || (!one.isClosed && !one.isOpen));

function remove(list: number[], value: number): void {
  for (let at = list.length - 1; at >= 0; at--) if (list[at] === value) list.splice(at, 1);
}

/** 'Closed on Monday, Tuesday 9 to 6': the times apply to the last day. */
function splitLast(one: Statement, begin: (changes: Partial<Statement>) => Statement): Statement {
  const last = one.weekdays.length > 1 ? one.weekdays.pop() : undefined;
  return last === undefined ? one : begin({ weekdays: [last] });
}

/** Returns whether a table contradicts a statement. */
export function isContradicted(table: HoursTable, statement: Statement): boolean {
  const { weekdays } = statement;
  const agrees = (weekday: number) => agreesOn(usualRanges(table, weekday).map(spanOf), statement);
  return weekdays.length === 0 ? !ALL.some(agrees) : !weekdays.every(agrees);
}

function agreesOn(own: readonly Span[], { spans, opens, closes, isClosed }: Statement): boolean {
  if (opens.length + closes.length > 0) {
    const closesAt = (time: number) => own.some(([, to]) => to === time || to === time + 1440 || to === time - 1440);
    return opens.every((time) => own.some(([from]) => from === time)) && closes.every(closesAt);
  }
  if (spans.length === 0) return own.length > 0 !== isClosed;
  const keyOf = (list: readonly Span[]) => JSON.stringify(list.toSorted(([one], [other]) => one - other));
  const isWhole = (list: readonly Span[]) => list.reduce((sum, [from, to]) => sum + to - from, 0) >= 1440;
  return keyOf(own) === keyOf(spans) || (isWhole(own) && isWhole(spans));
}

/** Removes lines about a date or a holiday, which are exceptions and state nothing about the usual week. */
export function withoutDates(text: string, language: Language): string {
  const month = monthsOf(language).join('|');
  const date = new RegExp(
    `(?<!\\d)(?:\\d{4}-\\d\\d-\\d\\d|(?:0?[1-9]|[12]\\d|3[01])\\. ?(?:0?[1-9]|1[0-2])\\.(?: ?\\d{2,4})?|(?!7/7|24/7)(?:0?[1-9]|[12]\\d|3[01])/(?:0?[1-9]|[12]\\d|3[01])(?:/\\d{2,4})?(?![\\d/])|\\d{1,2}(?:st|nd|rd|th|er|\\.|º)? ?(?:of |de |di )?(?:${month})(?![a-z]))|(?<![a-z])(?:${month})\\.? (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?!\\d|:\\d| ?(?:[ap]\\.?m|uhr|h))`,
  );
  return text
    .split(/[\n;]/)
    .filter((line) => !date.test(line) && findHoliday(line.replace(/[^a-z0-9]+/g, ' ').trim(), 0) === null)
    .join('\n');
}

/** Reads the hour, the minutes, and 'am' or 'pm' from a time. */
function minutesIn(text: string): number {
  const [, hour, minutes, half] = /(\d{1,2})(?:[:.h](\d{2}))? ?(?:([ap])\.?m)?/.exec(text) ?? [];
  return hourIn(Number(hour), half) * 60 + Number(minutes ?? 0);
}

const hourIn = (hour: number, half: string | undefined) =>
  half === 'p' ? (hour % 12) + 12 : half === 'a' ? hour % 12 : hour;

/** Reads the hour, the minutes, and 'am' or 'pm' from two times. */
function spanIn(parts: readonly (string | undefined)[]): Span | null {
  const [fromHour, fromMinutes, fromHalf, toHour, toMinutes, toHalf] = parts;
  const to = hourIn(Number(toHour), toHalf) * 60 + Number(toMinutes ?? 0);
  // In '1-6 pm' both are in the afternoon, in '9-6 pm' only the second.
  const isLate = fromHalf === undefined && toHalf === 'p' && Number(fromHour) < Number(toHour);
  const from = hourIn(Number(fromHour), isLate ? 'p' : fromHalf) * 60 + Number(fromMinutes ?? 0);
  if (from > 1440 || to > 1440) return null;
  // '9-5' without anything else.
  const isHalved = to <= from && fromHalf === undefined && toHalf === undefined && to < 720 && !toMinutes;
  const end = isHalved ? to + 720 : to;
  return [from, end <= from ? end + 1440 : end];
}
