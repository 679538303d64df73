/**
 * The owner's settings for an agent's replies. Stored as JSON in the agent's `configuration` (spec section 3.3), next
 * to the data of other programs.
 */
import * as v from 'valibot';
import { LANGUAGES } from './languages';
import { orNull } from './readers';

/** Maximum lengths of texts, in characters. */
export const INSTRUCTIONS_MAX = 4_000;
export const WHEN_NOTHING_IS_FOUND_MAX = 500;

/** What each daily limit on language model replies applies to. Replies are counted per day in UTC. */
export const LIMITED = ['conversation', 'visitor', 'agent'] as const;
export type Limited = (typeof LIMITED)[number];

/** How many minutes a visitor may wait for a person in the chat; with 0, the chat immediately asks for an email. */
export const WAIT_MINUTES = [0, 1, 2, 3, 5, 10] as const;
const USUAL_WAIT_MINUTES = 2;

/** Null when the owner leaves the limit to the operator. */
const limit = orNull(v.pipe(v.number(), v.integer(), v.minValue(0)));
const NO_LIMIT = { replies: null, tokens: null };
const limitReader = v.fallback(v.object({ replies: limit, tokens: limit }), NO_LIMIT);

const text = (max: number) =>
  v.optional(
    v.fallback(
      v.pipe(
        v.string(),
        v.transform((value) => value.slice(0, max)),
      ),
      '',
    ),
    '',
  );

const settingsReader = v.object({
  /** Instructions for a language model; '' if there are none. */
  instructions: text(INSTRUCTIONS_MAX),
  /** The reply when the documents contain no answer; '' for the default text. */
  whenNothingIsFound: text(WHEN_NOTHING_IS_FOUND_MAX),
  /** The language of the replies; null for the visitor's own. */
  language: orNull(v.picklist(LANGUAGES)),
  waitMinutes: v.optional(v.fallback(v.picklist(WAIT_MINUTES), USUAL_WAIT_MINUTES), USUAL_WAIT_MINUTES),
  /** The owner's limits, which cannot exceed the operator's. */
  limits: v.optional(
    v.fallback(v.object(v.entriesFromList(LIMITED, v.optional(limitReader, NO_LIMIT))), {
      conversation: NO_LIMIT,
      visitor: NO_LIMIT,
      agent: NO_LIMIT,
    }),
    {},
  ),
});

export type AgentSettings = v.InferOutput<typeof settingsReader>;

/** The key for a configuration that is not a JSON object, stored next to our settings. */
const OTHER = 'otherConfiguration';

/** Reads the settings from a configuration. Missing or unreadable settings get their default; never throws. */
export function readAgentSettings(configuration: string | null): AgentSettings {
  return v.parse(settingsReader, recordOf(configuration) ?? {});
}

/**
 * Writes the settings into a configuration and keeps everything else in it. Omits settings with their default value;
 * without any settings, returns exactly the text that other programs wrote.
 */
export function writeAgentSettings(configuration: string | null, settings: AgentSettings): string {
  const before = configuration ?? '';
  const others = recordOf(configuration) ?? (before.trim() === '' ? {} : { [OTHER]: before });
  const own = ownParts(settings);
  const remaining = Object.fromEntries(Object.entries(others).filter(([key, value]) => !isOurs(key, value)));
  const hadOwn = Object.keys(remaining).length < Object.keys(others).length;
  if (Object.keys(own).length > 0) return JSON.stringify({ ...remaining, ...own });
  if (!hadOwn) return before;
  const { [OTHER]: other, ...rest } = remaining;
  if (typeof other === 'string' && Object.keys(rest).length === 0) return other;
  return Object.keys(remaining).length === 0 ? '' : JSON.stringify(remaining);
}

/** Whether the entry is one of our settings. Another program may use the same name for a value that we cannot read. */
const isOurs = (key: string, value: unknown): boolean => key in ownParts(v.parse(settingsReader, { [key]: value }));

function ownParts({ instructions, whenNothingIsFound, language, waitMinutes, limits }: AgentSettings) {
  const set = LIMITED.filter((scope) => limits[scope].replies !== null || limits[scope].tokens !== null);
  return {
    ...(instructions !== '' && { instructions }),
    ...(whenNothingIsFound !== '' && { whenNothingIsFound }),
    ...(language !== null && { language }),
    ...(waitMinutes !== USUAL_WAIT_MINUTES && { waitMinutes }),
    ...(set.length > 0 && { limits: Object.fromEntries(set.map((scope) => [scope, limits[scope]])) }),
  };
}

function recordOf(configuration: string | null): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(configuration ?? '');
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? (parsed as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
