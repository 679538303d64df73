import * as v from 'valibot';
import { notificationReader } from './notification';
import { isBlank } from './visible-text';

/** A notification that a hub has pushed. `id` is '' when the server sends none. */
export type PushedNotification = v.InferOutput<typeof pushedReader>;

const pushedReader = v.object({
  ...notificationReader.entries,
  id: v.fallback(notificationReader.entries.id, ''),
  /** The English texts of a notification that our server translated. */
  event: v.optional(v.fallback(v.optional(v.object({ title: v.string(), message: v.string() })), undefined)),
});

/** Fields in which servers send the title. `subject` is a title unless it is a known subject. */
const TITLES = ['title', 'subject', 'name', 'header'] as const;
const MESSAGES = ['message', 'text', 'body', 'content', 'description'] as const;

/** Fields whose object contains the notification. */
const WRAPPERS = ['notification', 'data', 'payload'] as const;

/** The title of a push that has none of the known fields. */
const UNNAMED = 'New notification';

/**
 * Reads the argument of `ReceiveNotification`, whose shape the spec leaves open: an object like a notification, with or
 * without an id and possibly with other field names; a text, which may be such an object as JSON; or title and message
 * as two arguments. Null when it contains nothing to show. `subjects` are those that the site's remotes declare.
 */
export function readPushedNotification(
  payload: readonly unknown[],
  subjects: readonly string[],
): PushedNotification | null {
  const [first, second] = payload;
  if (typeof first === 'string') {
    const parsed = parseObject(first);
    if (parsed) return readPushedNotification([parsed], subjects);
    if (isBlank(first)) return null;
    return read({ title: first, message: typeof second === 'string' ? second : '' }, subjects);
  }
  if (Array.isArray(first)) return readPushedNotification(first, subjects);
  if (typeof first !== 'object' || first === null || Object.keys(first).length === 0) return null;
  return read(inLowerCase(first), subjects);
}

/**
 * Returns the fields with their names in lower case, including the fields of an object that is the only field's value
 * or in `data`.
 */
function inLowerCase(pushed: object): Record<string, unknown> {
  const fields = Object.fromEntries(Object.entries(pushed).map(([name, value]) => [name.toLowerCase(), value]));
  const inner = WRAPPERS.map((name) => fields[name]).find((value) => typeof value === 'object' && value !== null);
  return inner && !Array.isArray(inner) ? { ...fields, ...inLowerCase(inner) } : fields;
}

function read(fields: Record<string, unknown>, subjects: readonly string[]): PushedNotification {
  const message = textIn(fields, MESSAGES);
  const subject = subjects.find((known) => known === fields['subject']) ?? null;
  const title = textIn(subject === null ? fields : { ...fields, subject: '' }, TITLES);
  const id = fields['id'] ?? fields['notificationid'];
  // If there is no title, the message becomes the title.
  const texts = title ? { title, message } : { title: message || UNNAMED, message: '' };
  const dates = { dateCreated: fields['datecreated'], dateRead: fields['dateread'] };
  return v.parse(pushedReader, { ...dates, id, subject, link: fields['link'], event: fields['event'], ...texts });
}

function textIn(fields: Record<string, unknown>, names: readonly string[]): string {
  const found = names.map((name) => fields[name]).find((text) => typeof text === 'string' && !isBlank(text));
  return typeof found === 'string' ? found : '';
}

function parseObject(text: string): object | null {
  if (!/^\s*\{/.test(text)) return null;
  try {
    return JSON.parse(text) as object;
  } catch {
    return null;
  }
}
