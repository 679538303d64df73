import { useAddressState } from '@frontdesk/shared/address-state';
import { CONVERSATION_OUTCOMES, CONVERSATION_STATUSES, TESTS } from '@frontdesk/shared/endpoints/conversation';
import { useQuery } from '@frontdesk/shared/query';
import { Box, Button, Grid } from '@frontdesk/shared/ui/core';
import { SelectField, TextField } from '@frontdesk/shared/ui/form';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useId, useMemo, useState } from 'react';
import { peopleQuery, personName } from '../../api/work';
import * as conversationMessages from '../../messages/conversations';
import { outcome as outcomeWords } from '../../messages/outcomes';
import { filters as workWords } from '../../messages/work';
import { type ConversationFilters, filterQuery, filtersFrom } from '../../model/conversations';
import { AgentSelect } from '../AgentSelect';
import { PlaceField } from './PlaceField';

export type ConversationTab = 'all' | 'mine' | 'unanswered' | 'numbers';

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
    clear: () => change((before) => address(tabOf(before), tabOf(before) === 'mine' ? { assignee: 'me' } : {})),
    show: (tab: ConversationTab) => change((before) => address(tab, filtersOf(tab, filtersFrom(before)))),
  };
}

/** 'Mine' is the list that is assigned to me, so that a conversation opened from it has the same neighbors. */
function tabOf(params: URLSearchParams): ConversationTab {
  const tab = params.get('tab');
  if (tab === 'unanswered' || tab === 'numbers') return tab;
  return filtersFrom(params).assignee === 'me' ? 'mine' : 'all';
}

function filtersOf(tab: ConversationTab, { assignee, ...others }: ConversationFilters): ConversationFilters {
  if (tab === 'mine') return { ...others, assignee: 'me' };
  return { ...others, ...(assignee !== undefined && assignee !== 'me' && { assignee }) };
}

function address(tab: ConversationTab, filters: ConversationFilters): URLSearchParams {
  const params = new URLSearchParams(filterQuery(filters));
  if (tab === 'unanswered' || tab === 'numbers') params.set('tab', tab);
  return params;
}

const OUTCOMES = [
  { value: '', label: conversationMessages.filters.anyOutcome },
  ...CONVERSATION_OUTCOMES.map((value) => ({ value, label: outcomeWords[value] })),
];

const STATUSES = [
  { value: '', label: workWords.anyStatus },
  ...CONVERSATION_STATUSES.map((value) => ({ value, label: workWords.statuses[value] })),
];

const TEST_OPTIONS = [
  { value: '', label: conversationMessages.filters.withTests },
  ...TESTS.map((value) => ({ value, label: conversationMessages.filters.testsOf[value] })),
];

interface FilterBarProps {
  readonly address: ReturnType<typeof useFilterAddress>;
  /** Whether the server is known to have conversations. */
  readonly hasList: boolean;
}

/**
 * Edits the filters of the list and writes every change to the address. On a phone, a button opens all filters except
 * the search.
 */
export function FilterBar({ address, hasList }: FilterBarProps) {
  const { filters, change } = address;
  const { search: _, assignee, ...chosen } = filters;
  const count = Object.keys(chosen).length + (assignee === undefined || assignee === 'me' ? 0 : 1);
  const [isOpen, setIsOpen] = useState(false);
  const fieldsId = useId();
  return (
    <Grid
      role="search"
      aria-label={conversationMessages.filters.label}
      gap="3"
      mb="4"
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
    >
      <Box gridColumn={{ md: 'span 2', lg: 'auto' }} minW={0}>
        <TextField
          label={conversationMessages.filters.search}
          name="search"
          type="search"
          maxLength={200}
          value={address.search}
          onChange={address.setSearch}
        />
      </Box>
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
        display={{ base: isOpen ? 'grid' : 'none', md: 'contents' }}
        gap="3"
        minW={0}
        templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      >
        <AgentSelect value={filters.agentId ?? ''} onChange={(agentId) => change({ agentId })} />
        <SelectField
          label={conversationMessages.filters.outcome}
          name="outcome"
          value={filters.outcome ?? ''}
          options={OUTCOMES}
          onChange={(outcome) => change({ outcome })}
        />
        <PlaceField value={filters.place ?? ''} isKnown={hasList} onChange={(place) => change({ place })} />
        <AssigneeSelect value={assignee ?? ''} isKnown={hasList} onChange={(value) => change({ assignee: value })} />
        <SelectField
          label={workWords.status}
          name="status"
          value={filters.status ?? ''}
          options={STATUSES}
          onChange={(status) => change({ status })}
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

interface AssigneeSelectProps {
  readonly value: string;
  /** Whether people can be fetched. */
  readonly isKnown: boolean;
  readonly onChange: (assignee: string) => void;
}

/** Selects the person to whom conversations are assigned; hidden on a server that has no people. */
function AssigneeSelect({ value, isKnown, onChange }: AssigneeSelectProps) {
  const { data, error } = useQuery({ ...peopleQuery(), enabled: isKnown });
  if (error) return null;
  const others = (data?.people ?? []).filter(({ isYou }) => !isYou);
  const options = [
    { value: '', label: workWords.anyAssignee },
    { value: 'me', label: workWords.me },
    { value: 'nobody', label: workWords.nobody },
    ...others.map((person) => ({ value: person.id, label: personName(person) })),
  ];
  const isListed = options.some((option) => option.value === value);
  return (
    <SelectField
      label={workWords.assignee}
      name="assigned"
      value={value}
      options={isListed ? options : [...options, { value, label: '…' }]}
      onChange={onChange}
    />
  );
}
