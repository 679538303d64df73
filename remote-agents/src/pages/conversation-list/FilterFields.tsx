import { formatMoment } from '@frontdesk/shared/app';
import { CONVERSATION_STATUSES, OUTCOME_FILTERS, TESTS } from '@frontdesk/shared/endpoints/conversation';
import { useQuery } from '@frontdesk/shared/query';
import { Button, Card, Flex, Text } from '@frontdesk/shared/ui/core';
import { SelectField, TextField } from '@frontdesk/shared/ui/form';
import X from 'lucide-react/icons/x';
import { agentsQuery } from '../../api/agent-list';
import { placesQuery } from '../../api/places';
import { peopleQuery, personName } from '../../api/work';
import * as listWords from '../../messages/conversation-list';
import { outcome as outcomeWords } from '../../messages/outcomes';
import { filters as workWords } from '../../messages/work';
import type { ConversationFilters } from '../../model/conversations';
import { AgentSelect } from '../AgentSelect';
import { PlaceField } from './PlaceField';
import type { FilterAddress } from './use-filter-address';

const words = listWords.filters;

const OUTCOMES = [
  { value: '', label: words.anyOutcome },
  ...OUTCOME_FILTERS.map((value) => ({ value, label: outcomeWords[value] })),
];

const STATUSES = [
  { value: '', label: workWords.anyStatus },
  ...CONVERSATION_STATUSES.map((value) => ({ value, label: workWords.statuses[value] })),
];

const TEST_OPTIONS = [
  { value: '', label: words.withTests },
  ...TESTS.map((value) => ({ value, label: words.testsOf[value] })),
];

export interface FilterFieldsProps {
  /** The id of the fields. */
  readonly id: string;
  readonly address: FilterAddress;
  /** Whether the server is known to have conversations. */
  readonly hasList: boolean;
  /** Whether to show all fields, or only the filters that are set. */
  readonly isOpen: boolean;
}

/** Shows which filters are set, and edits them. Every change is written to the address. */
export function FilterFields({ id, address, hasList, isOpen }: FilterFieldsProps) {
  const { filters, change } = address;
  return (
    <>
      <FilterChips address={address} hasList={hasList} />
      {isOpen && (
        <Card
          id={id}
          as="div"
          p="4"
          display="grid"
          gap="3"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          }}
          mb="4"
          animation="enter 160ms ease-out"
        >
          <AgentSelect value={filters.agentId ?? ''} onChange={(agentId) => change({ agentId })} />
          <SelectField
            label={words.outcome}
            name="outcome"
            value={filters.outcome ?? ''}
            options={OUTCOMES}
            onChange={(outcome) => change({ outcome })}
          />
          <PlaceField value={filters.place ?? ''} isKnown={hasList} onChange={(place) => change({ place })} />
          <AssigneeSelect
            value={filters.assignee ?? ''}
            isKnown={hasList}
            onChange={(value) => change({ assignee: value })}
          />
          <SelectField
            label={workWords.status}
            name="status"
            value={filters.status ?? ''}
            options={STATUSES}
            onChange={(status) => change({ status })}
          />
          <SelectField
            label={words.tests}
            name="tests"
            value={filters.tests ?? ''}
            options={TEST_OPTIONS}
            onChange={(tests) => change({ tests })}
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
        </Card>
      )}
    </>
  );
}

interface AssigneeSelectProps {
  readonly value: string;
  /** Whether people can be fetched. */
  readonly isKnown: boolean;
  readonly onChange: (assignee: string) => void;
}

/** Selects the person to whom conversations are assigned; hidden on a server without people. */
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

/** A day starts at midnight in the owner's time zone. */
const formatDay = (day: string) => formatMoment(new Date(`${day}T00:00`), { dateStyle: 'medium' });

const labelOf = (options: readonly { readonly value: string; readonly label: string }[], wanted?: string) =>
  options.find(({ value }) => value === wanted)?.label;

/** Names each filter that is set, except the search and the tab's own filter; a press clears it. */
function FilterChips({ address: { filters, change, tab }, hasList }: Omit<FilterFieldsProps, 'id' | 'isOpen'>) {
  const { agentId, outcome, place, assignee, status, tests, from, to } = filters;
  const agents = useQuery({ ...agentsQuery, enabled: agentId !== undefined });
  const people = useQuery({ ...peopleQuery(), enabled: hasList && assignee !== undefined });
  const places = useQuery({ ...placesQuery({ id: place ?? '' }), enabled: hasList && place !== undefined });
  const person = people.data?.people.find(({ id }) => id === assignee);
  const assigned = assignee === 'nobody' ? workWords.nobody : person && personName(person);
  const set: readonly (readonly [keyof ConversationFilters, string, string | undefined])[] = [
    ['agentId', words.agent, agents.data?.find(({ id }) => String(id) === agentId)?.name],
    ['outcome', words.outcome, labelOf(OUTCOMES, outcome)],
    ['place', words.place, places.data?.places[0]?.place],
    ['assignee', workWords.assignee, assigned],
    ['status', workWords.status, labelOf(STATUSES, status)],
    ['tests', words.tests, labelOf(TEST_OPTIONS, tests)],
    ['from', words.from, from && formatDay(from)],
    ['to', words.to, to && formatDay(to)],
  ];
  const shown = set.filter(([name]) => filters[name] !== undefined && !(name === 'assignee' && tab === 'mine'));
  if (shown.length === 0) return null;
  return (
    <Flex gap="2" wrap="wrap" mb="3">
      {shown.map(([name, label, value = '…']) => (
        <Button
          key={name}
          variant="outline"
          size="sm"
          rounded="full"
          maxW="100%"
          title={listWords.places.clear}
          onClick={() => change({ [name]: '' })}
        >
          <Text as="span" truncate dir="auto">
            {workWords.chip(label, value)}
          </Text>
          <X aria-hidden />
        </Button>
      ))}
    </Flex>
  );
}
