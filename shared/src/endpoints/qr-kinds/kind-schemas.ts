/** Validates the fields of kinds that the spec does not have, in forms, CSV files and the server. */
import * as v from 'valibot';
import { NAME_MAX } from '../fields';
import { checkPhoneNumber } from '../phone-number';
import { QR_BYTES_MAX } from '../qr';
import { qrBytes } from '../qr-bytes';
import { encodedText, type QrContent } from '../qr-content';
import { isBlank } from '../visible-text';
import { checkWebAddress } from '../web-address';
import { wifiSchema } from './wifi-schema';

/** An optional text; absent becomes ''. */
const text = (label: string) => v.nullish(v.string(`${label} must be a text.`), '');

/** An optional text on one line. */
const line = (label: string) =>
  v.pipe(
    text(label),
    v.transform((typed) => typed.replace(/[\s\p{Cc}]+/gu, ' ').trim()),
    v.maxLength(NAME_MAX, `${label} is too long: at most ${NAME_MAX} characters.`),
  );

/** An optional text of several lines. */
const area = (label: string) => v.pipe(text(label), v.trim());

const phone = (isRequired: boolean) =>
  v.pipe(
    text('Number'),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      if (!isRequired && isBlank(dataset.value)) return '';
      const checked = checkPhoneNumber(dataset.value);
      if (checked.ok) return `+${checked.digits}`;
      addIssue({ message: checked.problem });
      return NEVER;
    }),
  );

const email = (isRequired: boolean) =>
  v.pipe(
    text('Email'),
    v.trim(),
    v.check((typed) => typed !== '' || !isRequired, 'Email is required.'),
    v.maxLength(254, 'Email is too long: at most 254 characters.'),
    v.check(
      (typed) => typed === '' || v.is(v.pipe(v.string(), v.email()), typed),
      'Enter an email address like name@example.com.',
    ),
  );

const website = v.pipe(
  text('Website'),
  v.trim(),
  v.rawCheck(({ dataset, addIssue }) => {
    const checked = dataset.typed && dataset.value !== '' ? checkWebAddress(dataset.value) : null;
    if (checked?.ok === false) addIssue({ message: checked.problem });
  }),
);

/** Decimal degrees; a decimal comma becomes a point. */
const degrees = (label: string, most: number) =>
  v.pipe(
    text(label),
    v.transform((typed) => typed.trim().replace(',', '.')),
    v.check((typed) => typed !== '', `${label} is required.`),
    v.check(
      (typed) => typed === '' || (/^-?\d{1,3}(?:\.\d{1,15})?$/.test(typed) && Math.abs(Number(typed)) <= most),
      `${label} must be a number from -${most} to ${most}, such as 13.3777.`,
    ),
  );

const tooLong = (what: string) => `This ${what} is too long for a QR code, which holds at most ${QR_BYTES_MAX} bytes.`;
const fits = (content: QrContent) => qrBytes(encodedText(content)) <= QR_BYTES_MAX;

/** The saved fields of each kind. */
export const kindSchemas = {
  Contact: v.pipe(
    v.object({
      firstName: line('First name'),
      lastName: line('Last name'),
      company: line('Company'),
      phone: phone(false),
      email: email(false),
      website,
    }),
    v.forward(
      v.check(
        ({ firstName, lastName, company }) => !isBlank(firstName + lastName + company),
        'Enter a name or a company.',
      ),
      ['firstName'],
    ),
    v.forward(
      v.check((payload) => fits({ type: 'Contact', payload }), tooLong('contact')),
      ['website'],
    ),
  ),
  Wifi: wifiSchema,
  Email: v.pipe(
    v.object({ email: email(true), subject: line('Subject'), message: area('Message') }),
    v.forward(
      v.check((payload) => fits({ type: 'Email', payload }), tooLong('email')),
      ['message'],
    ),
  ),
  Phone: v.object({ number: phone(true) }),
  Sms: v.pipe(
    v.object({ number: phone(true), message: area('Message') }),
    v.forward(
      v.check((payload) => fits({ type: 'Sms', payload }), tooLong('message')),
      ['message'],
    ),
  ),
  Place: v.object({
    latitude: degrees('Latitude', 90),
    longitude: degrees('Longitude', 180),
    label: line('Label'),
  }),
  Text: v.pipe(
    v.object({
      text: v.pipe(
        area('Text'),
        v.check((typed) => !isBlank(typed), 'Text is required.'),
      ),
    }),
    v.forward(
      v.check((payload) => fits({ type: 'Text', payload }), tooLong('text')),
      ['text'],
    ),
  ),
};

/** A kind that the spec does not have. The browser draws it, because no call does. */
export type OwnKind = keyof typeof kindSchemas;
