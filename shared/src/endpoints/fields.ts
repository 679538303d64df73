/** Request fields that several endpoints share, with the sentence a person reads when one is refused. */
import * as v from 'valibot';
import { isBlank } from './visible-text';

/** Longest name of a person, an agent, a QR code or a document, in characters. */
export const NAME_MAX = 200;
/** Longest free text (description, welcome message, chat message), in characters. */
export const TEXT_MAX = 20_000;

/**
 * A text with something to see in it, trimmed, of any length: how long it may be is the server's to say.
 * `label` starts the sentence: "Name is required."
 */
export function filledText(label: string) {
  return v.pipe(
    v.string(`${label} is required.`),
    v.trim(),
    v.check((text) => !isBlank(text), `${label} is required.`),
  );
}

/** A name on one line: every run of white space becomes one space. */
export function requiredName(label: string) {
  return v.pipe(
    filledText(label),
    v.transform((text) => text.replace(/\s+/g, ' ')),
    v.maxLength(NAME_MAX, `${label} is too long: at most ${NAME_MAX} characters.`),
  );
}

/** The same as `filledText` with the limit that our server sets. For requests, never for forms: other servers have other limits. */
export function requiredText(label: string, max: number = NAME_MAX) {
  return v.pipe(filledText(label), v.maxLength(max, `${label} is too long: at most ${max} characters.`));
}

/** A text that may be empty or absent; absent becomes ''. */
export function freeText(label: string, max: number = TEXT_MAX) {
  return v.pipe(
    v.nullish(v.string(`${label} must be a text.`), ''),
    v.maxLength(max, `${label} is too long: at most ${max} characters.`),
  );
}

/** An id as any server writes it; always a string after the check. */
export function requiredId(label: string) {
  return v.pipe(
    v.union([v.string(), v.number()], `${label} is required.`),
    v.transform(String),
    v.minLength(1, `${label} is required.`),
    v.maxLength(100, `${label} is not a valid id.`),
  );
}

/** An e-mail address, trimmed. */
export const emailField = v.pipe(
  v.string('Email is required'),
  v.trim(),
  v.minLength(1, 'Email is required'),
  v.maxLength(254, 'Email is too long: at most 254 characters.'),
  v.email('Enter an email address like name@example.com.'),
);

/** A password as typed; its strength is checked by `passwordProblems`. */
export const passwordField = v.pipe(
  v.string('Password is required'),
  v.minLength(1, 'Password is required'),
  v.maxLength(1000, 'Password is too long: at most 1000 characters.'),
);
