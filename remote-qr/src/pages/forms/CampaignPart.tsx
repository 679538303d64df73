import { chakra, Stack, Text } from '@frontdesk/shared/ui/core';
import { TextField } from '@frontdesk/shared/ui/form';
import { useState } from 'react';
import * as words from '../../kind-messages';
import { readCampaign, withCampaign } from '../../model/campaign';

const Details = chakra('details', { base: { borderWidth: '1px', borderColor: 'line', rounded: 'md' } });
const Summary = chakra('summary', {
  base: {
    px: '4',
    py: '2.5',
    fontSize: 'sm',
    fontWeight: 500,
    cursor: 'pointer',
    rounded: 'md',
    _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
});

interface CampaignPartProps {
  /** The typed address, the only place where the parameters are stored. */
  readonly address: string;
  readonly onChange: (address: string) => void;
}

/** Writes campaign parameters into the address, where the owner sees them. */
export function CampaignPart({ address, onChange }: CampaignPartProps) {
  const [wasOpened] = useState(() => words.campaignFields.some(({ name }) => readCampaign(address, name) !== ''));
  const isAddress = /^\s*https?:\/\/./i.test(address);
  return (
    <Details open={wasOpened || undefined}>
      <Summary>{words.campaign}</Summary>
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
