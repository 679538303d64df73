import * as v from 'valibot';
import { notificationReader } from './notification';
import { isBlank } from './visible-text';

/** A notification as a hub pushes it. `id` is '' when the server sent none. */
export type PushedNotification = v.InferOutput<typeof pushedReader>;

const pushedReader = v.object({ ...notificationReader.entries, id: v.fallback(notificationReader.entries.id, '') });

/** Where servers put the two texts. `subject` is a title when it is not a known subject. */
const TITLES = ['title', 'subject', 'name', 'header'] as const;
const MESSAGES = ['message', 'text', 'body', 'content', 'description'] as const;

/** Objects that hold the notification. */
const WRAPPERS = ['notification', 'data', 'payload'] as const;

/** The title of a push whose fields are all unknown: something happened, and nobody can say what. */
const UNNAMED = 'New notification';

/**
 * What `ReceiveNotification` carries, whose shape the spec leaves open: an object like a notification, with or without
 * an id and under other field names; a text, also one that holds such an object as JSON; or title and message as two
 * arguments. Null when there is nothing in it. `subjects` are those that a remote of the site has declared.
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

/** The fields with names in lower case, and those of an object that is wrapped into the only field, or into `data`. */
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
  // A message without a title is what there is to read, so it becomes the title.
  const texts = title ? { title, message } : { title: message || UNNAMED, message: '' };
  const dates = { dateCreated: fields['datecreated'], dateRead: fields['dateread'] };
  return v.parse(pushedReader, { ...dates, id, subject, link: fields['link'], ...texts });
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
