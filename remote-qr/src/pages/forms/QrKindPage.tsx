import { useLocation } from '@frontdesk/shared/app';
import { checkPhoneNumber } from '@frontdesk/shared/endpoints/phone-number';
import { encodedText, type QrContent, type QrPayloads } from '@frontdesk/shared/endpoints/qr-content';
import { kindSchemas, type OwnKind } from '@frontdesk/shared/endpoints/qr-kinds/kind-schemas';
import { checkWebAddress } from '@frontdesk/shared/endpoints/web-address';
import { type FieldBinding, SelectField, SwitchField, TextAreaField, TextField } from '@frontdesk/shared/ui/form';
import type * as v from 'valibot';
import * as words from '../../kind-messages';
import { PAYLOAD_FIELDS } from '../../model/qr-content';
import { formUrls } from '../../urls';
import { GeneratorForm } from './GeneratorForm';
import { Suggestion } from './Suggestion';
import { useGeneratorForm, useOpeningKey } from './use-generator';

/** A field of a form: its label and its control. */
interface KindField<Name extends string = string> {
  readonly name: Name;
  readonly label: string;
  /** Default: a line of text. */
  readonly control?: 'area' | 'phone' | 'email' | 'address' | 'degrees' | 'security' | 'switch';
  readonly isRequired?: boolean;
  readonly hint?: string;
  readonly placeholder?: string;
}

/** The fields of each kind that the spec does not have, in order. */
const KIND_FIELDS: { readonly [K in OwnKind]: readonly KindField<keyof QrPayloads[K] & string>[] } = {
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

interface KindControlProps {
  readonly field: KindField;
  readonly binding: FieldBinding;
}

/** Renders the control of a field, with a suggested correction below it if there is one. */
function KindControl({ field: { label, control, isRequired, hint, placeholder }, binding }: KindControlProps) {
  const { value, onChange } = binding;
  const shared = { ...binding, label, hint, placeholder, required: isRequired, autoComplete: 'off' };
  switch (control) {
    case 'area':
      return <TextAreaField label={label} hint={hint} required={isRequired} {...binding} />;
    case 'security':
      return <SelectField label={label} hint={hint} options={words.securities} {...binding} />;
    case 'switch':
      return (
        <SwitchField
          label={label}
          hint={hint}
          words={words.hiddenWords}
          checked={value === 'true'}
          onChange={(isOn) => onChange(isOn ? 'true' : '')}
        />
      );
    case 'phone': {
      const checked = checkPhoneNumber(value);
      return (
        <>
          <TextField
            {...shared}
            type="tel"
            placeholder="+49 151 23456789"
            hint={checked.ok ? words.numberHint(`+${checked.digits}`) : undefined}
          />
          <Suggestion text={checked.ok ? undefined : checked.suggestion} onTake={onChange} />
        </>
      );
    }
    case 'address': {
      const checked = checkWebAddress(value);
      return (
        <>
          <TextField
            {...shared}
            inputMode="url"
            placeholder="https://example.com"
            autoCapitalize="off"
            spellCheck={false}
          />
          <Suggestion text={checked.ok ? undefined : checked.suggestion} onTake={onChange} />
        </>
      );
    }
    case 'email':
      return <TextField {...shared} type="email" placeholder="name@example.com" />;
    case 'degrees':
      return <TextField {...shared} inputMode="decimal" />;
    default:
      return <TextField {...shared} autoCapitalize="off" spellCheck={false} />;
  }
}

type Values = Readonly<Record<string, string>>;

/** The form of a kind that the spec does not have, chosen by the address. Shows a new form each time it is opened. */
export function QrKindPage() {
  const type = kindAt(useLocation().pathname);
  const key = useOpeningKey();
  return <KindForm key={`${type} ${key}`} type={type} />;
}

function KindForm({ type }: { readonly type: OwnKind }) {
  const { form, frame } = useGeneratorForm({
    type,
    empty: emptyValues(type),
    schema: kindSchemas[type] as v.GenericSchema<Values, QrPayloads[OwnKind]>,
    generate: (payload) => draw({ type, payload } as QrContent),
  });
  const fields: readonly KindField[] = KIND_FIELDS[type];

  return (
    <GeneratorForm {...frame}>
      {fields.map((field) => (
        <KindControl key={field.name} field={field} binding={form.field(field.name)} />
      ))}
    </GeneratorForm>
  );
}

/** Draws the code in the browser, on every server, because no call of the spec draws these kinds. */
async function draw(content: QrContent): Promise<string> {
  const { drawPlain } = await import('../../image/draw-plain');
  return drawPlain(encodedText(content));
}

function emptyValues(type: OwnKind): Values {
  return Object.fromEntries(PAYLOAD_FIELDS[type].map((name) => [name, name === 'security' ? 'WPA' : '']));
}

/** Returns the kind of an address. Routes match in any letter case, with or without a slash at the end. */
function kindAt(pathname: string): OwnKind {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  const kinds = Object.keys(kindSchemas) as OwnKind[];
  return kinds.find((kind) => formUrls[kind].toLowerCase() === path) ?? 'Text';
}
