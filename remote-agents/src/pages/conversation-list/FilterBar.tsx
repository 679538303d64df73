import { CONVERSATION_OUTCOMES } from '@frontdesk/shared/endpoints/conversation';
import { Box, Grid } from '@frontdesk/shared/ui/core';
import { SelectField, TextField } from '@frontdesk/shared/ui/form';
import * as conversationMessages from '../../conversation-messages';
import { AgentSelect } from '../AgentSelect';
import type { useFilterAddress } from './use-filter-address';

const words = conversationMessages.filters;
const OUTCOMES = [
  { value: '', label: words.anyOutcome },
  ...CONVERSATION_OUTCOMES.map((value) => ({ value, label: conversationMessages.outcome[value] })),
];

/** What the list is narrowed to. Every change is in the address. */
export function FilterBar({ address }: { address: ReturnType<typeof useFilterAddress> }) {
  const { filters, change } = address;
  return (
    <Grid
      role="search"
      aria-label={words.label}
      gap="3"
      mb="4"
      templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: '2fr 1.4fr 1.2fr 1fr 1fr' }}
    >
      <Box gridColumn={{ base: '1 / -1', lg: 'auto' }} minW={0}>
        <TextField
          label={words.search}
          name="search"
          type="search"
          maxLength={200}
          value={address.search}
          onChange={address.setSearch}
        />
      </Box>
      <AgentSelect value={filters.agentId ?? ''} onChange={(agentId) => change({ agentId })} />
      <SelectField
        label={words.outcome}
        name="outcome"
        value={filters.outcome ?? ''}
        options={OUTCOMES}
        onChange={(outcome) => change({ outcome })}
      />
      <TextField
        label={words.from}
        name="from"
        type="date"
        value={filters.from ?? ''}
        max={filters.to}
        onChange={(from) => change({ from })}
      />
      <TextField
        label={words.to}
        name="to"
        type="date"
        value={filters.to ?? ''}
        min={filters.from}
        onChange={(to) => change({ to })}
      />
    </Grid>
  );
}
