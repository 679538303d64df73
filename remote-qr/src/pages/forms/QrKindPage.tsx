import { useLocation } from '@frontdesk/shared/app';
import { checkPhoneNumber } from '@frontdesk/shared/endpoints/phone-number';
import { QR_TYPES, type QrType } from '@frontdesk/shared/endpoints/qr';
import { encodedText, type QrContent, type QrPayloads } from '@frontdesk/shared/endpoints/qr-content';
import { kindSchemas } from '@frontdesk/shared/endpoints/qr-kinds/all-schemas';
import type { Field } from '@frontdesk/shared/endpoints/qr-kinds/kind';
import { kindOf, payloadFieldsOf } from '@frontdesk/shared/endpoints/qr-kinds/kinds';
import { checkWebAddress } from '@frontdesk/shared/endpoints/web-address';
import { type FieldBinding, SelectField, SwitchField, TextAreaField, TextField } from '@frontdesk/shared/ui/form';
import type * as v from 'valibot';
import { KIND_FORMS } from '../../kind-forms';
import * as words from '../../messages/kinds';
import { formUrl } from '../../urls';
import { GeneratorForm } from './GeneratorForm';
import { PlaceFields } from './PlaceFields';
import { Suggestion } from './Suggestion';
import { useGeneratorForm, useOpeningKey } from './use-generator';

/** A kind whose form is derived from its fields: every kind that is not in the spec. */
type OwnKind = Exclude<QrType, 'Url' | 'Whatsapp' | 'CalendarEvent' | 'Chat'>;

interface KindControlProps {
  readonly field: Field;
  readonly hint: string | undefined;
  readonly placeholder: string | undefined;
  readonly binding: FieldBinding;
}

/** Renders the control of a field, with a suggested correction below it if there is one. */
function KindControl({ field: { label, rule, isRequired }, hint, placeholder, binding }: KindControlProps) {
  const { value, onChange } = binding;
  const shared = { ...binding, label, hint, placeholder, required: isRequired, autoComplete: 'off' };
  switch (rule) {
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
    default:
      return <TextField {...shared} autoCapitalize="off" spellCheck={false} />;
  }
}

type Values = Readonly<Record<string, string>>;

/** The form of a kind that is not in the spec, selected by the address. Shows a new form each time it is opened. */
export function QrKindPage() {
  const type = kindAt(useLocation().pathname);
  const key = useOpeningKey();
  return <KindForm key={`${type} ${key}`} type={type} />;
}

function KindForm({ type }: { readonly type: OwnKind }) {
  const { form, frame } = useGeneratorForm({
    type,
    empty: emptyValues(type),
    schema: kindSchemas[type] as unknown as v.GenericSchema<Values, QrPayloads[OwnKind]>,
    generate: (payload) => draw({ type, payload } as QrContent),
  });
  const { hints = {}, placeholders = {} } = KIND_FORMS[type];
  const [hintOf, placeholderOf] = [
    new Map<string, string>(Object.entries(hints)),
    new Map<string, string>(Object.entries(placeholders)),
  ];

  return (
    <GeneratorForm {...frame}>
      {type === 'Place' ? (
        <PlaceFields form={form} />
      ) : (
        Object.entries(kindOf(type).fields).map(([name, field]) => (
          <KindControl
            key={name}
            field={field}
            hint={hintOf.get(name)}
            placeholder={placeholderOf.get(name)}
            binding={form.field(name)}
          />
        ))
      )}
    </GeneratorForm>
  );
}

/** Always draws the code in the browser, whichever server is used, because no call in the spec draws these kinds. */
async function draw(content: QrContent): Promise<string> {
  const { drawPlain } = await import('@frontdesk/shared/endpoints/qr-image/plain-png');
  return drawPlain(encodedText(content));
}

function emptyValues(type: OwnKind): Values {
  return Object.fromEntries(payloadFieldsOf(type).map((name) => [name, name === 'security' ? 'WPA' : '']));
}

/** Returns the kind for an address. Routes match in any letter case, with or without a trailing slash. */
function kindAt(pathname: string): OwnKind {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  const isOwn = (type: QrType): type is OwnKind => KIND_FORMS[type].page === undefined;
  return QR_TYPES.filter(isOwn).find((type) => formUrl(type).toLowerCase() === path) ?? 'Text';
}
