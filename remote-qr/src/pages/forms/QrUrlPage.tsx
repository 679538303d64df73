import { checkWebAddress, encodedHost } from '@frontdesk/shared/endpoints/web-address';
import { TextField, useForm } from '@frontdesk/shared/ui/form';
import { generateUrlQr } from '../../api/generate-url-qr';
import * as formMessages from '../../form-messages';
import * as messages from '../../messages';
import { urlFormSchema } from '../../model/content-schemas';
import { CampaignPart } from './CampaignPart';
import { GeneratorForm } from './GeneratorForm';
import { Suggestion } from './Suggestion';
import { useGenerator } from './use-generator';
import { useOpeningKey } from './use-opening-key';

/** Opening the form again shows a new form, also at the same address. */
export function QrUrlPage() {
  return <UrlForm key={useOpeningKey()} />;
}

function UrlForm() {
  const { edited, draft, changeable, submit } = useGenerator('Url', generateUrlQr);
  const form = useForm({ initial: edited?.payload ?? { Url: '' }, schema: urlFormSchema, submit, draft });
  const checked = checkWebAddress(form.values.Url);
  const otherHost = encodedHost(form.values.Url);

  return (
    <GeneratorForm
      type="Url"
      editedName={edited?.name}
      form={form}
      changeable={changeable}
      content={checked.ok ? { type: 'Url', payload: form.values } : null}
    >
      <TextField
        label={formMessages.url}
        placeholder="https://example.com"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="off"
        spellCheck={false}
        required
        hint={otherHost && messages.encodedHost(otherHost)}
        {...form.field('Url')}
      />
      <Suggestion text={checked.ok ? undefined : checked.suggestion} onTake={(Url) => form.set({ Url })} />
      <CampaignPart address={form.values.Url} onChange={form.field('Url').onChange} />
    </GeneratorForm>
  );
}
