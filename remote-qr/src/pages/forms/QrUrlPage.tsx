import { checkWebAddress, encodedHost } from '@frontdesk/shared/endpoints/web-address';
import { TextField } from '@frontdesk/shared/ui/form';
import { generateUrlQr } from '../../api/generate-url-qr';
import * as formMessages from '../../form-messages';
import * as messages from '../../messages';
import { urlFormSchema } from '../../model/content-schemas';
import { CampaignPart } from './CampaignPart';
import { GeneratorForm } from './GeneratorForm';
import { Suggestion } from './Suggestion';
import { useGeneratorForm } from './use-generator-form';
import { useOpeningKey } from './use-opening-key';

/** Opening the form again shows a new form, also at the same address. */
export function QrUrlPage() {
  return <UrlForm key={useOpeningKey()} />;
}

function UrlForm() {
  const { form, frame } = useGeneratorForm({
    type: 'Url',
    empty: { Url: '' },
    schema: urlFormSchema,
    generate: generateUrlQr,
  });
  const checked = checkWebAddress(form.values.Url);
  const otherHost = encodedHost(form.values.Url);

  return (
    <GeneratorForm {...frame}>
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
