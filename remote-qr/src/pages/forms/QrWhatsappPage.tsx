import { checkPhoneNumber } from '@frontdesk/shared/endpoints/phone-number';
import { TextAreaField, TextField, useForm } from '@frontdesk/shared/ui/form';
import * as v from 'valibot';
import { generateWhatsappQr } from '../../api/generate-whatsapp-qr';
import * as formMessages from '../../form-messages';
import * as messages from '../../messages';
import { whatsappFormSchema } from '../../model/content-schemas';
import { GeneratorForm } from './GeneratorForm';
import { Suggestion } from './Suggestion';
import { useGenerator } from './use-generator';
import { useOpeningKey } from './use-opening-key';

/** Opening the form again shows a new form, also at the same address. */
export function QrWhatsappPage() {
  return <WhatsappForm key={useOpeningKey()} />;
}

function WhatsappForm() {
  const { edited, draft, changeable, submit } = useGenerator('Whatsapp', generateWhatsappQr);
  const form = useForm({
    initial: edited?.payload ?? { number: '', message: '' },
    schema: whatsappFormSchema,
    submit,
    draft,
  });
  const phone = checkPhoneNumber(form.values.number);
  const checked = v.safeParse(whatsappFormSchema, form.values);

  return (
    <GeneratorForm
      type="Whatsapp"
      editedName={edited?.name}
      form={form}
      changeable={changeable}
      content={checked.success ? { type: 'Whatsapp', payload: checked.output } : null}
    >
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
