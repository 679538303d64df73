import { checkPhoneNumber } from '@frontdesk/shared/endpoints/phone-number';
import { TextAreaField, TextField } from '@frontdesk/shared/ui/form';
import { generateWhatsappQr } from '../../api/save-codes';
import * as formMessages from '../../form-messages';
import * as messages from '../../messages';
import { whatsappFormSchema } from '../../model/content-schemas';
import { GeneratorForm } from './GeneratorForm';
import { Suggestion } from './Suggestion';
import { useGeneratorForm, useOpeningKey } from './use-generator';

/** Opening the form again shows a new form, also at the same address. */
export function QrWhatsappPage() {
  return <WhatsappForm key={useOpeningKey()} />;
}

function WhatsappForm() {
  const { form, frame } = useGeneratorForm({
    type: 'Whatsapp',
    empty: { number: '', message: '' },
    schema: whatsappFormSchema,
    generate: generateWhatsappQr,
  });
  const phone = checkPhoneNumber(form.values.number);

  return (
    <GeneratorForm {...frame}>
      <TextField
        label={formMessages.number}
        placeholder="+49 151 23456789"
        type="tel"
        autoComplete="tel"
        required
        hint={phone.ok ? messages.encodedNumber(phone.digits) : undefined}
        {...form.field('number')}
      />
      <Suggestion text={phone.ok ? undefined : phone.suggestion} onTake={(number) => form.set({ number })} />
      <TextAreaField label={formMessages.message} required {...form.field('message')} />
    </GeneratorForm>
  );
}
