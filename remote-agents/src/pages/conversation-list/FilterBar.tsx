import { CONVERSATION_OUTCOMES } from '@frontdesk/shared/endpoints/conversation';
import { Box, Button, Grid } from '@frontdesk/shared/ui/core';
import { SelectField, TextField } from '@frontdesk/shared/ui/form';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useId, useState } from 'react';
import * as conversationMessages from '../../messages/conversations';
import { AgentSelect } from '../AgentSelect';
import type { useFilterAddress } from './use-filter-address';

const words = conversationMessages.filters;
const OUTCOMES = [
  { value: '', label: words.anyOutcome },
  ...CONVERSATION_OUTCOMES.map((value) => ({ value, label: conversationMessages.outcome[value] })),
];

/**
 * Edits the filters of the list and writes every change to the address. On a phone, a button opens all filters except
 * the search.
 */
export function FilterBar({ address }: { address: ReturnType<typeof useFilterAddress> }) {
  const { filters, change } = address;
  const { search: _, ...chosen } = filters;
  const count = Object.keys(chosen).length;
  const [isOpen, setIsOpen] = useState(count > 0);
  const fieldsId = useId();
  return (
    <Grid
      role="search"
      aria-label={words.label}
      gap="3"
      mb="4"
      templateColumns={{ xl: 'minmax(0, 2fr) minmax(0, 5fr)' }}
    >
      <TextField
        label={words.search}
        name="search"
        type="search"
        maxLength={200}
        value={address.search}
        onChange={address.setSearch}
      />
      <Box hideFrom="md">
        <Button
          variant="outline"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden /> {words.open(count)}
        </Button>
      </Box>
      <Grid
        id={fieldsId}
        display={{ base: isOpen ? 'grid' : 'none', md: 'grid' }}
        gap="3"
        minW={0}
        templateColumns={{
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        }}
      >
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
    </Grid>
  );
}
