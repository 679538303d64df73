import { checkPhoneNumber } from '@frontdesk/shared/endpoints/phone-number';
import { checkWebAddress } from '@frontdesk/shared/endpoints/web-address';
import { type FieldBinding, SelectField, SwitchField, TextAreaField, TextField } from '@frontdesk/shared/ui/form';
import * as words from '../../kind-messages';
import type { KindField } from './kind-fields';
import { Suggestion } from './Suggestion';

interface KindControlProps {
  readonly field: KindField;
  readonly binding: FieldBinding;
}

/** Renders the control of a field, with a suggested correction below it if there is one. */
export function KindControl({ field: { label, control, isRequired, hint, placeholder }, binding }: KindControlProps) {
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
