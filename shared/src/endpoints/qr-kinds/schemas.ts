/** Validates the fields of a kind in forms, CSV files and the server. */
import * as v from 'valibot';
import { timeProblem } from '../event-times';
import { NAME_MAX, requiredText } from '../fields';
import { checkPhoneNumber } from '../phone-number';
import { QR_BYTES_MAX } from '../qr';
import { qrBytes } from '../qr-bytes';
import { isBlank } from '../visible-text';
import { checkWebAddress } from '../web-address';
import type { Field, Kind, Rule } from './kind';

/** An optional text; absent becomes ''. */
const text = ({ label }: Field<Rule>) => v.nullish(v.string(`${label} must be a text.`), '');

const phone = (field: Field<Rule>, mark: string) =>
  v.pipe(
    text(field),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      if (!field.isRequired && isBlank(dataset.value)) return '';
      const checked = checkPhoneNumber(dataset.value);
      if (checked.ok) return `${mark}${checked.digits}`;
      addIssue({ message: checked.problem });
      return NEVER;
    }),
  );

const RULES: Readonly<Record<Rule, (field: Field<Rule>) => v.GenericSchema<string | null | undefined, string>>> = {
  line: (field) =>
    v.pipe(
      text(field),
      v.transform((typed) => typed.replace(/[\s\p{Cc}]+/gu, ' ').trim()),
      v.maxLength(NAME_MAX, `${field.label} is too long: at most ${NAME_MAX} characters.`),
    ),
  area: (field) =>
    v.pipe(
      text(field),
      v.trim(),
      v.check((typed) => !field.isRequired || !isBlank(typed), `${field.label} is required.`),
    ),
  text: ({ label }) => requiredText(label, QR_BYTES_MAX) as v.GenericSchema<string | null | undefined, string>,
  phone: (field) => phone(field, '+'),
  digits: (field) => phone(field, ''),
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
  // Stored as typed, only trimmed.
  address: (field) =>
    v.pipe(
      text(field),
      v.trim(),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed || (!field.isRequired && dataset.value === '')) return;
        const checked = checkWebAddress(dataset.value);
        if (!checked.ok) addIssue({ message: checked.problem });
      }),
    ),
  // A decimal comma becomes a point.
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
  time: ({ label }) =>
    v.pipe(
      requiredText(label),
      v.check(
        // `requiredText` reports empty values.
        (typed) => typed === '' || timeProblem(label, typed) === null,
        ({ input }) => timeProblem(label, input) ?? '',
      ),
    ) as v.GenericSchema<string | null | undefined, string>,
};

/** Returns the schema of the saved fields of a kind. */
export function schemaOf<P extends object>(kind: Kind<P, Rule>): v.GenericSchema<{ [Name in keyof P]: string }, P> {
  const { fields, check, size, text } = kind as unknown as Kind<Record<string, string>, Rule>;
  const entries = Object.entries(fields).map(([name, field]) => [name, RULES[field.rule](field)] as const);
  const schema = v.pipe(
    v.object(Object.fromEntries(entries)),
    v.rawCheck(({ dataset: { typed, value }, addIssue }) => {
      const refuse = (at: string, message: string) =>
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input: value as object, key: at, value: null }],
        } as never);
      if (!typed) return;
      const problem = check?.problem(value);
      if (check && problem) refuse(check.at, problem);
      if (size && qrBytes(text(value)) > QR_BYTES_MAX)
        refuse(size.at, `This ${size.what} is too long for a QR code, which holds at most ${QR_BYTES_MAX} bytes.`);
    }),
  );
  return schema as never;
}
