import type { QrPayloads } from '@frontdesk/shared/endpoints/qr-content';
import type { OwnKind } from '@frontdesk/shared/endpoints/qr-kinds/kind-schemas';
import * as words from '../../kind-messages';

/** A field of a form: its label and its control. */
export interface KindField<Name extends string = string> {
  readonly name: Name;
  readonly label: string;
  /** Default: a line of text. */
  readonly control?: 'area' | 'phone' | 'email' | 'address' | 'degrees' | 'security' | 'switch';
  readonly isRequired?: boolean;
  readonly hint?: string;
  readonly placeholder?: string;
}

/** The fields of each kind that the spec does not have, in order. */
export const KIND_FIELDS: { readonly [K in OwnKind]: readonly KindField<keyof QrPayloads[K] & string>[] } = {
  Contact: [
    { name: 'firstName', label: words.firstName },
    { name: 'lastName', label: words.lastName },
    { name: 'company', label: words.company },
    { name: 'phone', label: words.phone, control: 'phone' },
    { name: 'email', label: words.email, control: 'email' },
    { name: 'website', label: words.website, control: 'address' },
  ],
  Wifi: [
    { name: 'networkName', label: words.networkName, isRequired: true },
    { name: 'password', label: words.password },
    { name: 'security', label: words.security, control: 'security', hint: words.securityHint },
    { name: 'hidden', label: words.hidden, control: 'switch', hint: words.hiddenHint },
  ],
  Email: [
    { name: 'email', label: words.email, control: 'email', isRequired: true },
    { name: 'subject', label: words.subject },
    { name: 'message', label: words.message, control: 'area' },
  ],
  Phone: [{ name: 'number', label: words.number, control: 'phone', isRequired: true }],
  Sms: [
    { name: 'number', label: words.number, control: 'phone', isRequired: true },
    { name: 'message', label: words.message, control: 'area' },
  ],
  Place: [
    {
      name: 'latitude',
      label: words.latitude,
      control: 'degrees',
      isRequired: true,
      placeholder: words.latitudeExample,
    },
    {
      name: 'longitude',
      label: words.longitude,
      control: 'degrees',
      isRequired: true,
      placeholder: words.longitudeExample,
    },
    { name: 'label', label: words.label, hint: words.labelHint },
  ],
  Text: [{ name: 'text', label: words.text, control: 'area', isRequired: true }],
};
