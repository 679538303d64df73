import { checkPhoneNumber } from '@frontdesk/shared/endpoints/phone-number';
import { schemaOf } from '@frontdesk/shared/endpoints/qr-kinds/schemas';
import { whatsapp } from '@frontdesk/shared/endpoints/qr-kinds/whatsapp';
import { TextAreaField, TextField } from '@frontdesk/shared/ui/form';
import { generateWhatsappQr } from '../../api/save-codes';
import * as studioMessages from '../../messages/studio';
import { GeneratorForm } from './GeneratorForm';
import { Suggestion } from './Suggestion';
import { useGeneratorForm, useOpeningKey } from './use-generator';

const { fields } = whatsapp;
const schema = schemaOf(whatsapp);

/** The form starts anew each time it is opened, even at the same address. */
export function QrWhatsappPage() {
  return <WhatsappForm key={useOpeningKey()} />;
}

function WhatsappForm() {
  const { form, frame } = useGeneratorForm({
    type: 'Whatsapp',
    empty: { number: '', message: '' },
    schema,
    generate: generateWhatsappQr,
  });
  const phone = checkPhoneNumber(form.values.number);

  return (
    <GeneratorForm {...frame}>
      <TextField
        label={fields.number.label}
        placeholder="+49 151 23456789"
        type="tel"
        autoComplete="tel"
        required
        hint={phone.ok ? studioMessages.encodedNumber(phone.digits) : undefined}
        {...form.field('number')}
      />
      <Suggestion text={phone.ok ? undefined : phone.suggestion} onTake={(number) => form.set({ number })} />
      <TextAreaField label={fields.message.label} required {...form.field('message')} />
    </GeneratorForm>
  );
}
