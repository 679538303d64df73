/**
 * Readers for servers' answers. The spec leaves shapes open, so a reader never fails because of a detail: a missing
 * text or list is empty, and an unreadable entry is omitted.
 */
import * as v from 'valibot';
import { listIn } from './list-in';
import { visibleText } from './visible-text';

/**
 * An id as the server sent it, for calls that send it back, because a server with numeric ids may refuse strings. Fails
 * without an id.
 */
export const wireIdReader = v.union([v.pipe(v.string(), v.minLength(1)), v.number()]);
export type WireId = v.InferOutput<typeof wireIdReader>;

/** An id that no request body contains: sent as a string or number, always a string here. Fails without an id. */
export const idReader = v.pipe(wireIdReader, v.transform(String));

/** A text; other values become ''. */
export const textReader = v.fallback(v.string(), '');

/** A name, or a text that contains one, without characters that disguise it. */
export const visibleTextReader = v.pipe(textReader, v.transform(visibleText));

/** The result of `reader`; null when the value is missing or unreadable. */
export function orNull<const Reader extends v.GenericSchema<unknown, unknown>>(reader: Reader) {
  return v.optional(v.fallback(v.nullable(reader), null), null);
}

/** A text that may be missing; other values become null. */
export const optionalTextReader = v.optional(v.fallback(v.nullable(v.string()), null), null);

/** A flag; other values become false. */
export const flagReader = v.fallback(v.boolean(), false);

/** A whole number from 0; other values become 0. */
export const countReader = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);

/** A list; other values become [], and entries that `entry` cannot read are omitted. */
export function listReader<Entry extends v.GenericSchema<unknown, unknown>>(entry: Entry) {
  return v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((entries) =>
      entries.flatMap((candidate): v.InferOutput<Entry>[] => {
        const read = v.safeParse(entry, candidate);
        return read.success ? [read.output] : [];
      }),
    ),
  );
}

/** An answer that is a list, or an object that contains a list. Otherwise like `listReader`. */
export function listAnswerReader<Entry extends v.GenericSchema<unknown, unknown>>(entry: Entry) {
  return v.pipe(v.unknown(), v.transform(listIn), listReader(entry));
}

/** An answer whose content is not used; it may be empty. */
export const ignoredReader = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);
