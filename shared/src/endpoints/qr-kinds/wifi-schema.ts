import * as v from 'valibot';
import { byteLength } from '../qr-bytes';
import { isBlank } from '../visible-text';
import type { Wifi, WifiSecurity } from './wifi';

const NAME_BYTES_MAX = 32;

/** The names of each kind of security in forms and CSV files, without spaces and in lower case. */
const WORDS: ReadonlyMap<string, WifiSecurity> = new Map([
  ['wpa', 'WPA'],
  ['wpa2', 'WPA'],
  ['wpa/wpa2', 'WPA'],
  ['wpa2/wpa3', 'WPA'],
  ['wpa3', 'WPA3'],
  ['sae', 'WPA3'],
  ['wep', 'WEP'],
  ['none', 'none'],
  ['nopass', 'none'],
  ['nopassword', 'none'],
  ['open', 'none'],
]);
const YES = ['true', 'yes', '1'];
const NO = ['', 'false', 'no', '0'];

const text = (label: string) => v.nullish(v.string(`${label} must be text.`), '');
/** A text that is not trimmed, because blanks at either end may be part of it. */
const exact = (label: string) =>
  v.pipe(
    text(label),
    v.check((typed) => !/\p{Cc}/u.test(typed), `${label} must be a single line.`),
  );
const word = (typed: string) => typed.replace(/\s/g, '').toLowerCase();

/**
 * Validates a network's fields. If the kind of security is missing, a network with a password uses WPA, and one without
 * a password is open.
 */
export const wifiSchema = v.pipe(
  v.object({
    networkName: v.pipe(
      exact('Network name'),
      v.check((typed) => !isBlank(typed), 'Network name is required.'),
      v.check(
        (typed) => byteLength(typed) <= NAME_BYTES_MAX,
        `Network name is too long: at most ${NAME_BYTES_MAX} bytes.`,
      ),
    ),
    password: exact('Password'),
    security: v.pipe(
      text('Security'),
      v.check((typed) => word(typed) === '' || WORDS.has(word(typed)), 'Security must be WPA, WPA3, WEP or none.'),
    ),
    hidden: v.pipe(
      text('Hidden network'),
      v.check((typed) => [...YES, ...NO].includes(word(typed)), 'Hidden network must be true or empty.'),
      v.transform((typed) => (YES.includes(word(typed)) ? 'true' : '')),
    ),
  }),
  v.transform(
    (typed): Wifi => ({
      ...typed,
      security: WORDS.get(word(typed.security)) ?? (typed.password === '' ? 'none' : 'WPA'),
    }),
  ),
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed && passwordProblem(dataset.value);
      if (problem) addIssue({ message: problem });
    }),
    ['password'],
  ),
);

function passwordProblem({ password, security }: Wifi): string | null {
  if (security === 'none')
    return password === '' ? null : 'An open network has no password. Choose its security, or clear this field.';
  if (password === '') return 'Password is required. Choose No password for an open network.';
  switch (security) {
    case 'WPA':
      return /^(?:[ -~]{8,63}|[\da-f]{64})$/i.test(password)
        ? null
        : 'A WPA password has 8 to 63 letters, digits and signs, without accents or emoji.';
    case 'WPA3':
      return byteLength(password) <= 128 ? null : 'A WPA3 password has at most 128 bytes.';
    case 'WEP':
      return /^(?:[ -~]{5}|[ -~]{13}|[\da-f]{10}|[\da-f]{26})$/i.test(password)
        ? null
        : 'A WEP password has 5 or 13 characters, or 10 or 26 hex digits.';
  }
}
