import { Details } from '@frontdesk/shared/details';
import { schemaOf } from '@frontdesk/shared/endpoints/qr-kinds/schemas';
import { url } from '@frontdesk/shared/endpoints/qr-kinds/url';
import { checkWebAddress, encodedHost } from '@frontdesk/shared/endpoints/web-address';
import { Stack, Text } from '@frontdesk/shared/ui/core';
import { TextField } from '@frontdesk/shared/ui/form';
import { useState } from 'react';
import { generateUrlQr } from '../../api/save-codes';
import * as words from '../../messages/kinds';
import * as studioMessages from '../../messages/studio';
import { readCampaign, withCampaign } from '../../model/campaign';
import { GeneratorForm } from './GeneratorForm';
import { Suggestion } from './Suggestion';
import { useGeneratorForm, useOpeningKey } from './use-generator';

interface CampaignPartProps {
  /** The typed address, which is the only place where the parameters are stored. */
  readonly address: string;
  readonly onChange: (address: string) => void;
}

/** Writes campaign parameters into the address, where the owner sees them. */
function CampaignPart({ address, onChange }: CampaignPartProps) {
  const [wasOpened] = useState(() => words.campaignFields.some(({ name }) => readCampaign(address, name) !== ''));
  const isAddress = /^\s*https?:\/\/./i.test(address);
  return (
    <Details
      borderWidth="1px"
      rounded="md"
      css={{ '& > summary': { px: '4', py: '2.5', rounded: 'md' } }}
      open={wasOpened || undefined}
    >
      <summary>{words.campaign}</summary>
      <Stack gap="4" px="4" pb="4">
        <Text tone="muted">{isAddress ? words.campaignIntro : words.campaignNeedsUrl}</Text>
        {words.campaignFields.map(({ name, label, placeholder }) => (
          <TextField
            key={name}
            name={name}
            label={label}
            placeholder={placeholder}
            autoComplete="off"
            disabled={!isAddress}
            value={readCampaign(address, name)}
            onChange={(value) => onChange(withCampaign(address, name, value))}
          />
        ))}
      </Stack>
    </Details>
  );
}

const { fields } = url;
const schema = schemaOf(url);

/** The form starts anew each time it is opened, even at the same address. */
export function QrUrlPage() {
  return <UrlForm key={useOpeningKey()} />;
}

function UrlForm() {
  const { form, frame } = useGeneratorForm({
    type: 'Url',
    empty: { Url: '' },
    schema,
    generate: generateUrlQr,
  });
  const checked = checkWebAddress(form.values.Url);
  const otherHost = encodedHost(form.values.Url);

  return (
    <GeneratorForm {...frame}>
      <TextField
        label={fields.Url.label}
        placeholder="https://example.com"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="off"
        spellCheck={false}
        required
        hint={otherHost && studioMessages.encodedHost(otherHost)}
        {...form.field('Url')}
      />
      <Suggestion text={checked.ok ? undefined : checked.suggestion} onTake={(Url) => form.set({ Url })} />
      <CampaignPart address={form.values.Url} onChange={form.field('Url').onChange} />
    </GeneratorForm>
  );
}
