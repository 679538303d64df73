/** Request fields that several endpoints share, with their error messages. */
import * as v from 'valibot';
import { isBlank } from './visible-text';

/** Maximum length, in characters, of the name of a person, an agent, a QR code or a document. */
export const NAME_MAX = 200;
/** Maximum length of free text (description, welcome message, chat message), in characters. */
export const TEXT_MAX = 20_000;

/**
 * A trimmed text with at least one visible character. The server decides the maximum length. `label` starts the error
 * message: "Name is required."
 */
export function filledText(label: string) {
  return v.pipe(
    v.string(`${label} is required.`),
    v.trim(),
    v.check((text) => !isBlank(text), `${label} is required.`),
  );
}

/** A name on one line: replaces every run of white space with one space. */
export function requiredName(label: string) {
  return v.pipe(
    filledText(label),
    v.transform((text) => text.replace(/\s+/g, ' ')),
    v.maxLength(NAME_MAX, `${label} is too long: at most ${NAME_MAX} characters.`),
  );
}

/**
 * A `filledText` with our server's maximum length. For requests, never for forms, because other servers have other
 * limits.
 */
export function requiredText(label: string, max: number = NAME_MAX) {
  return v.pipe(filledText(label), v.maxLength(max, `${label} is too long: at most ${max} characters.`));
}

/** An optional text; if it is absent, the value is ''. */
export function freeText(label: string, max: number = TEXT_MAX) {
  return v.pipe(
    // `nullish` would load more of valibot in most forms.
    v.optional(v.nullable(v.string(`${label} must be text.`), ''), ''),
    v.maxLength(max, `${label} is too long: at most ${max} characters.`),
  );
}

/** An id, sent as a string or number; the validated value is a string. */
export function requiredId(label: string) {
  return v.pipe(
    v.union([v.string(), v.number()], `${label} is required.`),
    v.transform(String),
    v.minLength(1, `${label} is required.`),
    v.maxLength(100, `${label} is not a valid id.`),
  );
}

/** A number of days from 1 to `most`, as a number or, in an address, as text. */
export const daysUpTo = (most: number) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.integer('Days must be a whole number.'),
    v.minValue(1, 'At least 1 day.'),
    v.maxValue(most, `At most ${most} days.`),
  );
