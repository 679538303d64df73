import { ENDS_AFTER_MAX, type LinkRule, linkRule, type RuleConditions } from '@frontdesk/shared/endpoints/link-rules';
import { WEEKDAYS } from '@frontdesk/shared/endpoints/opening-hours';
import { pageLanguage } from '@frontdesk/shared/endpoints/page-language';
import { checkWebAddress } from '@frontdesk/shared/endpoints/web-address';
import * as v from 'valibot';
import * as messages from '../messages/rules';

/** A rule that is being edited: its address may be incomplete. */
export type DraftRule = LinkRule;

/** The languages that owners choose most often; a stored rule may have another. */
const LANGUAGES = 'en de fr es it pt nl pl da sv nb fi cs hu ro el tr ru uk ar he hi zh ja ko'.split(' ');

const languageNames = new Intl.DisplayNames([pageLanguage()], { type: 'language' });
function languageName(code: string): string {
  try {
    return languageNames.of(code) ?? code;
  } catch {
    return code;
  }
}

/** Returns the languages to choose from, sorted by name; includes `also` if it is not one of them. */
export function languageOptions(also: string | undefined) {
  const codes = also && !LANGUAGES.includes(also) ? [...LANGUAGES, also] : LANGUAGES;
  return codes
    .map((value) => ({ value, label: languageName(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, pageLanguage()));
}

/** Describes a rule's conditions in one line: 'Mon–Fri, 07:00–10:30 · German'. */
export function describeConditions({ days, from, to, closed, language, device, share }: RuleConditions): string {
  const times =
    from !== undefined && to !== undefined
      ? `${from}–${to}`
      : from !== undefined
        ? messages.fromOn(from)
        : to !== undefined && messages.until(to);
  const parts = [
    [days && describeDays(days), times].filter(Boolean).join(', '),
    closed && messages.whileClosed,
    language && languageName(language),
    device && messages.devices[device],
    share !== undefined && messages.ofVisitors(share),
  ].filter(Boolean);
  const text = parts.join(' · ');
  return text === '' ? messages.always : messages.asLine(text);
}

/** Joins consecutive days: 'Mon–Fri', 'Mon, Wed'. */
function describeDays(days: readonly (keyof typeof messages.dayNames)[]): string {
  const runs: (typeof WEEKDAYS)[number][][] = [];
  for (const [at, day] of WEEKDAYS.entries()) {
    if (!days.includes(day)) continue;
    const last = runs.at(-1);
    if (last && at > 0 && last.at(-1) === WEEKDAYS[at - 1]) last.push(day);
    else runs.push([day]);
  }
  return runs
    .flatMap((run) => {
      const names = run.map((day) => messages.dayNames[day]);
      return run.length > 2 ? [`${names[0]}–${names.at(-1)}`] : names;
    })
    .join(', ');
}

/** The problems with a rule, by field. */
export interface RuleProblems {
  readonly when: readonly string[];
  readonly destination: readonly string[];
}

/** Returns the problems with a rule; none for a rule that can be saved. */
export function problemsOf(rule: DraftRule): RuleProblems {
  const checked = v.safeParse(linkRule, rule);
  const issues = checked.success ? [] : checked.issues;
  const when = issues.filter(({ path }) => path?.[0]?.key === 'when').map(({ message }) => message);
  const empty = issues.filter(({ path }) => path?.[0]?.key === 'destination').map(({ message }) => message);
  const address = checkWebAddress(rule.destination);
  return { when, destination: empty.length > 0 || address.ok ? empty : [address.problem] };
}

export const isComplete = (rule: DraftRule): boolean => {
  const { when, destination } = problemsOf(rule);
  return when.length === 0 && destination.length === 0;
};

/** Validates the typed limit on scans; null for none. */
export const limitSchema = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (typed) => typed === '' || (/^\d{1,9}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= ENDS_AFTER_MAX),
    messages.limitProblem(ENDS_AFTER_MAX),
  ),
  v.transform((typed) => (typed === '' ? null : Number(typed))),
);
