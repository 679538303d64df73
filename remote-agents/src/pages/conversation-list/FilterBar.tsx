import { useAddressState } from '@frontdesk/shared/address-state';
import { CONVERSATION_OUTCOMES, TESTS } from '@frontdesk/shared/endpoints/conversation';
import { Box, Button, Grid } from '@frontdesk/shared/ui/core';
import { SelectField, TextField } from '@frontdesk/shared/ui/form';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useId, useMemo, useState } from 'react';
import * as conversationMessages from '../../messages/conversations';
import { type ConversationFilters, filterQuery, filtersFrom } from '../../model/conversations';
import { AgentSelect } from '../AgentSelect';

const TABS = ['all', 'unanswered', 'numbers'] as const;
export type ConversationTab = (typeof TABS)[number];

/** The filters of the list. The address has them, so that a reload, Back and a copied link show the same conversations. */
export function useFilterAddress() {
  const { params, text: search, setText: setSearch, change } = useAddressState('search');
  const query = filterQuery(filtersFrom(params));
  const filters = useMemo(() => filtersFrom(new URLSearchParams(query)), [query]);

  return {
    tab: tabOf(params),
    filters,
    search,
    setSearch,
    change: (changes: { readonly [Name in keyof ConversationFilters]?: string }) =>
      change((before) => address(tabOf(before), { ...filtersFrom(before), ...changes } as ConversationFilters)),
    clear: () => change((before) => address(tabOf(before), {})),
    show: (tab: ConversationTab) => change((before) => address(tab, filtersFrom(before))),
  };
}

function tabOf(params: URLSearchParams): ConversationTab {
  return TABS.find((tab) => tab === params.get('tab')) ?? 'all';
}

function address(tab: ConversationTab, filters: ConversationFilters): URLSearchParams {
  const params = new URLSearchParams(filterQuery(filters));
  if (tab !== 'all') params.set('tab', tab);
  return params;
}

const OUTCOMES = [
  { value: '', label: conversationMessages.filters.anyOutcome },
  ...CONVERSATION_OUTCOMES.map((value) => ({ value, label: conversationMessages.outcome[value] })),
];

const TEST_OPTIONS = [
  { value: '', label: conversationMessages.filters.withTests },
  ...TESTS.map((value) => ({ value, label: conversationMessages.filters.testsOf[value] })),
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
      aria-label={conversationMessages.filters.label}
      gap="3"
      mb="4"
      css={{ '@media (min-width: 1600px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)' } }}
    >
      <TextField
        label={conversationMessages.filters.search}
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
          <SlidersHorizontal aria-hidden /> {conversationMessages.filters.open(count)}
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
          lg: 'repeat(5, minmax(0, 1fr))',
        }}
      >
        <AgentSelect value={filters.agentId ?? ''} onChange={(agentId) => change({ agentId })} />
        <SelectField
          label={conversationMessages.filters.outcome}
          name="outcome"
          value={filters.outcome ?? ''}
          options={OUTCOMES}
          onChange={(outcome) => change({ outcome })}
        />
        <SelectField
          label={conversationMessages.filters.tests}
          name="tests"
          value={filters.tests ?? ''}
          options={TEST_OPTIONS}
          onChange={(tests) => change({ tests })}
        />
        <TextField
          label={conversationMessages.filters.from}
          name="from"
          type="date"
          value={filters.from ?? ''}
          max={filters.to}
          onChange={(from) => change({ from })}
        />
        <TextField
          label={conversationMessages.filters.to}
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
