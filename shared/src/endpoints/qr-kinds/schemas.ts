/** Validates a kind's fields in forms, in CSV files and on the server. */
import * as v from 'valibot';
import { timeProblem } from '../event-times';
import { requiredText } from '../fields';
import { checkPhoneNumber } from '../phone-number';
import { QR_BYTES_MAX, qrBytes } from '../qr-bytes';
import { isBlank } from '../visible-text';
import { checkWebAddress } from '../web-address';
import type { Field, FieldValue, Kind, Rule } from './kind';

/** An optional text; if it is absent, the value is ''. */
export const text = ({ label }: Field<Rule>) => v.nullish(v.string(`${label} must be text.`), '');

export const phone = (field: Field<Rule>, mark: string) =>
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

export type Schemas<R extends Rule> = Readonly<
  Record<R, (field: Field<Rule>) => v.GenericSchema<string | null | undefined, FieldValue>>
>;

/** The rules of the spec's kinds. The forms of these kinds need no other rules. */
export const SPEC_RULES: Schemas<'text' | 'digits' | 'address' | 'time'> = {
  text: ({ label }) => requiredText(label, QR_BYTES_MAX) as v.GenericSchema<string | null | undefined, string>,
  digits: (field) => phone(field, ''),
  // Stored as typed, but trimmed.
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

/** Returns the schema of the saved fields of a kind. `rules` must contain every rule that the fields refer to. */
export function schemaOf<P extends object>(
  kind: Kind<P, Rule>,
  rules: Partial<Schemas<Rule>> = SPEC_RULES,
): v.GenericSchema<{ [Name in keyof P]: string }, P> {
  const { fields, check, size, text } = kind as unknown as Kind<Record<string, FieldValue>, Rule>;
  const entries = Object.entries(fields).map(
    ([name, field]) => [name, (rules as Schemas<Rule>)[field.rule](field)] as const,
  );
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
