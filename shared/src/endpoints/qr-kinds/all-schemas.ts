/** The schemas of all kinds, for code that handles any kind: CSV files, the form for several kinds, and the server. */
import * as v from 'valibot';
import { NAME_MAX } from '../fields';
import type { QrType } from '../qr';
import { isBlank } from '../visible-text';
import { type Field, type FieldValue, type Kind, linesOf, type Rule } from './kind';
import { QR_KINDS, type QrPayloads } from './kinds';
import { phone, type Schemas, SPEC_RULES, schemaOf, text } from './schemas';
import { wifiSchema } from './wifi-schema';

type Schema<T extends QrType> = v.GenericSchema<{ [Name in keyof QrPayloads[T]]: string }, QrPayloads[T]>;

const onOneLine = (typed: string) => typed.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** A list as sent to the server, or the lines of a form. Omits lines without a visible character. */
function lines({ label, item = label, most = 10, lengthMax = NAME_MAX }: Field<Rule>) {
  const problem = `${label} must be a list of strings.`;
  return v.pipe(
    v.nullish(v.union([v.string(), v.array(v.string(problem), problem)], problem), ''),
    v.transform((typed) =>
      linesOf(typed)
        .map(onOneLine)
        .filter((line) => !isBlank(line)),
    ),
    v.rawCheck(({ dataset: { typed, value }, addIssue }) => {
      if (!typed) return;
      if (value.length > most) addIssue({ message: `${label}: at most ${most}.` });
      const tooLong = value.findIndex((line) => line.length > lengthMax);
      if (tooLong >= 0)
        addIssue({ message: `${label}: ${item} ${tooLong + 1} is too long, at most ${lengthMax} characters.` });
    }),
  ) as unknown as v.GenericSchema<string | null | undefined, FieldValue>;
}

const RULES: Schemas<Rule> = {
  ...SPEC_RULES,
  line: (field) =>
    v.pipe(
      text(field),
      v.transform(onOneLine),
      v.check((typed) => !field.isRequired || !isBlank(typed), `${field.label} is required.`),
      v.maxLength(
        field.lengthMax ?? NAME_MAX,
        `${field.label} is too long: at most ${field.lengthMax ?? NAME_MAX} characters.`,
      ),
    ),
  area: (field) =>
    v.pipe(
      text(field),
      v.trim(),
      v.check((typed) => !field.isRequired || !isBlank(typed), `${field.label} is required.`),
    ),
  phone: (field) => phone(field, '+'),
  email: (field) =>
    v.pipe(
      text(field),
      v.trim(),
      v.check((typed) => typed !== '' || !field.isRequired, `${field.label} is required.`),
      v.maxLength(254, `${field.label} is too long: at most 254 characters.`),
      v.check(
        (typed) => typed === '' || v.is(v.pipe(v.string(), v.email()), typed),
        'Enter an email address like name@example.com.',
      ),
    ),
  lines,
  agent: ({ label }) =>
    v.pipe(
      v.nullish(v.union([v.string(), v.number()], `${label} is required.`), ''),
      v.transform(String),
      v.trim(),
      v.check((id) => id !== '', `${label} is required.`),
      v.maxLength(100, `${label} is not a valid id.`),
    ) as unknown as v.GenericSchema<string | null | undefined, string>,
  // Converts a decimal comma to a point.
  degrees: (field) => {
    const { label, most = 0 } = field;
    return v.pipe(
      text(field),
      v.transform((typed) => typed.trim().replace(',', '.')),
      v.check((typed) => typed !== '', `${label} is required.`),
      v.check(
        (typed) => typed === '' || (/^-?\d{1,3}(?:\.\d{1,15})?$/.test(typed) && Math.abs(Number(typed)) <= most),
        `${label} must be a number from -${most} to ${most}, such as 13.3777.`,
      ),
    );
  },
};

const { Wifi: _, ...kinds } = QR_KINDS;

/** Each kind's saved fields. */
export const kindSchemas = {
  ...Object.fromEntries(
    Object.entries(kinds).map(([type, kind]) => [type, schemaOf(kind as Kind<object, Rule>, RULES)]),
  ),
  Wifi: wifiSchema,
} as unknown as { readonly [T in QrType]: Schema<T> };
