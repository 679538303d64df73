import { LANGUAGES, type Language } from '@frontdesk/shared/endpoints/languages';
import type { OpeningHours } from '@frontdesk/shared/endpoints/opening-hours';
import { wallTime } from './open-intervals';
import { type HoursQuestion, readFragment, readQuestion } from './read-question';
import { Answering, type HoursAnswer } from './word-answer';

export type { HoursAnswer } from './word-answer';

export interface HoursContext {
  readonly hours: OpeningHours;
  /** The language of the answer; the question may be in another one. */
  readonly language: string;
  readonly now: Date;
  /** The name of the business: 'Is the café open?' means 'Café Luna' itself. Default: ''. */
  readonly business?: string;
  /** Whether to answer in the language of the question if that is another one. Default: no. */
  readonly mayFollowQuestion?: boolean;
}

/** Computes the answer to a question about the opening hours; null for any other question. */
export function answerHoursQuestion(question: string, context: HoursContext): HoursAnswer | null {
  const { hours, now } = context;
  if (hours.tables.length === 0) return null;
  const language = languageOf(context.language);
  const clock = wallTime(hours.timeZone, now.getTime());
  const asked = readQuestion(question, hours, clock, languagesFrom(language), context.business);
  return asked && new Answering(hours, replyIn(context, asked), now, context.business).answer(asked);
}

/** Maximum number of earlier questions that are read for a follow-up: 'and on Sunday?', 'and the kitchen?'. */
const FOLLOWED_MAX = 3;

/** Computes the answer to a follow-up to an earlier question about the opening hours; null for any other question. */
export function answerHoursFollowUp(
  question: string,
  earlier: readonly string[],
  context: HoursContext,
): HoursAnswer | null {
  const { hours, now } = context;
  if (hours.tables.length === 0 || earlier.length === 0) return null;
  const language = languageOf(context.language);
  const languages = languagesFrom(language);
  const clock = wallTime(hours.timeZone, now.getTime());
  const fragment = readFragment(question, hours, clock, languages);
  if (!fragment) return null;
  const chain = [fragment];
  for (const before of earlier.slice(-FOLLOWED_MAX).reverse()) {
    const whole = readQuestion(before, hours, clock, languages, context.business);
    if (!whole) {
      const part = readFragment(before, hours, clock, languages);
      if (!part) return null;
      chain.unshift(part);
      continue;
    }
    const asked = chain.reduce<HoursQuestion>((base, next) => {
      // A new day or time replaces the earlier one.
      const isNewMoment = next.days !== null || next.time !== null || next.isNow;
      return {
        asks: next.asks ?? base.asks,
        table: next.table ?? base.table,
        days: next.days ?? (isNewMoment && next.isNow ? null : base.days),
        time: next.time ?? (next.days || next.isNow ? null : base.time),
        isNow: isNewMoment ? next.isNow : base.isNow,
        isTonight: isNewMoment ? next.isTonight : base.isTonight,
        isHoliday: isNewMoment ? next.isHoliday : base.isHoliday,
        edge: isNewMoment ? next.edge : base.edge,
        isHouse: next.table === null && base.isHouse,
        language: base.language,
      };
    }, whole);
    return new Answering(hours, replyIn(context, fragment), now, context.business).answer(asked);
  }
  return null;
}

/** Says that the business is closed now and when it opens again; null while it is open, and for an agent without hours. */
export function opensAgain(hours: OpeningHours | null, language: Language, now: Date): string | null {
  const table = hours?.tables.find(({ name }) => name === '');
  return hours && table ? new Answering(hours, language, now).opensAgain(table) : null;
}

/** Describes a table: its whole week, and its zone. */
export function describeTable(name: string, { hours, language, now }: HoursContext): string {
  const table = hours.tables.find((one) => one.name === name) ?? null;
  const asked = {
    asks: 'hours',
    table,
    days: null,
    time: null,
    isNow: false,
    isTonight: false,
    isHoliday: false,
    edge: null,
    isHouse: false,
    language: languageOf(language),
  } as const;
  return `${new Answering(hours, languageOf(language), now).answer(asked)?.text ?? ''} (${hours.chosenZone ?? hours.timeZone})`;
}

/** Describes all tables in English; '' if there are none. */
export const describeHours = (hours: OpeningHours | null, now: Date): string =>
  hours === null ? '' : hours.tables.map(({ name }) => describeTable(name, { hours, language: 'en', now })).join('\n');

const replyIn = ({ language, mayFollowQuestion }: HoursContext, asked: Pick<HoursQuestion, 'language'>): Language =>
  mayFollowQuestion ? asked.language : languageOf(language);

const languageOf = (code: string): Language => LANGUAGES.find((known) => known === code.slice(0, 2)) ?? 'en';

const languagesFrom = (first: Language): Language[] => [first, ...LANGUAGES.filter((other) => other !== first)];
