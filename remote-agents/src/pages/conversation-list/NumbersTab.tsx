import { formatNumber, useSearchParams } from '@frontdesk/shared/app';
import { ENOUGH, NUMBER_DAYS } from '@frontdesk/shared/endpoints/person-numbers';
import { narrowRows } from '@frontdesk/shared/narrow-rows';
import { useQuery } from '@frontdesk/shared/query';
import { Box, Card, Grid, Heading, Stack, Text } from '@frontdesk/shared/ui/core';
import { EmptyState, FailedState, Skeleton, Table, TableFrame, Td, Th } from '@frontdesk/shared/ui/data';
import { SelectField } from '@frontdesk/shared/ui/form';
import { useEffect, useId, useRef } from 'react';
import { type PersonNumbers, personNumbersQuery } from '../../api/person-numbers';
import { numbers as words } from '../../messages/numbers';
import { AgentSelect } from '../AgentSelect';
import { isUnavailable } from '../is-unavailable';
import { TAB_FILTERS } from '../tab-filters';
import { UnavailableCard } from '../UnavailableCard';

const PERIODS = NUMBER_DAYS.map((days) => ({ value: String(days), label: words.days(days) }));
const DEFAULT_DAYS = 30;

interface NumbersTabProps {
  /** Called when the server has answered with numbers. */
  readonly onLoaded?: () => void;
}

/** Shows how long visitors wait for a person, how many conversations people take over, and how visitors rate them. */
export function NumbersTab({ onLoaded }: NumbersTabProps) {
  const [params, setParams] = useSearchParams();
  const agentId = params.get('agent') ?? '';
  const days = NUMBER_DAYS.find((known) => String(known) === params.get('days')) ?? DEFAULT_DAYS;
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...personNumbersQuery(agentId, days),
    placeholderData: (before: PersonNumbers | undefined) => before,
  });
  const loaded = useRef(onLoaded);
  loaded.current = onLoaded;
  const isLoaded = data !== undefined;
  useEffect(
    function tell() {
      if (isLoaded) loaded.current?.();
    },
    [isLoaded],
  );
  const choose = (name: 'agent' | 'days', value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  if (isUnavailable(error)) return <UnavailableCard>{words.unavailable}</UnavailableCard>;
  return (
    <>
      <Grid
        role="search"
        aria-label={words.filters}
        gap="4"
        mb="6"
        templateColumns="repeat(2, minmax(0, 260px))"
        css={TAB_FILTERS}
      >
        <SelectField
          label={words.period}
          name="days"
          value={String(days)}
          options={PERIODS}
          onChange={(value) => choose('days', value)}
        />
        <AgentSelect value={agentId} onChange={(value) => choose('agent', value)} />
      </Grid>
      {error && (
        <Box mb="6">
          <FailedState what={words.failed} error={error} onRetry={() => void refetch()} />
        </Box>
      )}
      {data ? (
        <Stack gap="6" aria-busy={isPlaceholderData} opacity={isPlaceholderData ? 0.6 : 1}>
          <Numbers data={data} isOfOneAgent={agentId !== ''} />
        </Stack>
      ) : (
        !error && <LoadingNumbers />
      )}
    </>
  );
}

function Numbers({ data, isOfOneAgent }: { readonly data: PersonNumbers; readonly isOfOneAgent: boolean }) {
  const { agents, people } = data;
  if (agents.length === 0 && people.length === 0) {
    return (
      <Card>
        <EmptyState drawing="conversations">{words.none}</EmptyState>
      </Card>
    );
  }
  const figures = [
    { label: words.reply, ...replyOf(data) },
    { label: words.taken, ...takenOf(data) },
    { label: words.satisfaction, ...satisfactionOf(data) },
    // Those without enough data come last.
  ].toSorted((one, other) => Number(one.value === null) - Number(other.value === null));
  return (
    <>
      <Grid as="dl" {...FIGURES}>
        {figures.map(({ label, value, detail }) => (
          // A description list may contain only terms and plain groups.
          <Card key={label} as="div">
            <Text as="dt" tone="muted">
              {label}
            </Text>
            <Text as="dd" fontSize="2xl" fontWeight={600} lineHeight="40px">
              {value ?? words.noData}
            </Text>
            <Text as="dd" tone="muted" fontSize="xs">
              {value === null && `${words.notEnough} · `}
              {detail}
            </Text>
          </Card>
        ))}
      </Grid>
      {!isOfOneAgent && (
        <NumbersTable
          title={words.byAgent}
          first={words.agent}
          rows={agents.map((agent) => ({ ...agent, name: agent.name || words.deletedAgent }))}
        />
      )}
      {people.length > 0 ? (
        <NumbersTable
          title={words.byPerson}
          first={words.person}
          rows={people.map((person) => ({ ...person, name: person.name || words.formerPeople }))}
        />
      ) : (
        <Stack gap="3">
          <Heading size="sm">{words.byPerson}</Heading>
          <Text tone="muted">{words.noPeople}</Text>
        </Stack>
      )}
      <Text tone="muted" fontSize="xs">
        {words.note}
      </Text>
    </>
  );
}

/** On phones, the first figure is above the others, which are in two columns. */
const FIGURES = {
  gap: { base: '3', md: '4' },
  templateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
  css: { '& > :first-child': { gridColumn: { base: '1 / -1', md: 'auto' } } },
} as const;

interface Figure {
  /** Null if there is not enough data. */
  readonly value: string | null;
  /** The counts from which it was computed. */
  readonly detail: string;
}

type Row = Omit<PersonNumbers['people'][number], 'id' | 'name'>;

const shareOf = (part: number, whole: number) =>
  whole < ENOUGH ? null : formatNumber(Math.min(1, part / Math.max(1, whole)), { style: 'percent' });

const unit = (value: number, name: 'second' | 'minute' | 'hour' | 'day') =>
  formatNumber(value, { style: 'unit', unit: name, unitDisplay: 'short' });

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Formats a time by its two largest units, as in '4 min 30 sec'. */
export function duration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  const largest = UNITS.findIndex(([, size]) => seconds >= size);
  if (largest < 0) return unit(0, 'second');
  const [name, size] = UNITS[largest] ?? UNITS[3];
  const [nextName, nextSize] = UNITS[largest + 1] ?? [name, size];
  const rest = Math.floor((seconds % size) / nextSize);
  return [unit(Math.floor(seconds / size), name), ...(rest > 0 ? [unit(rest, nextName)] : [])].join(' ');
}

function replyOf({ replies, medianReplyMs }: Row): Figure {
  const isEnough = replies >= ENOUGH && medianReplyMs !== null;
  return { value: isEnough ? duration(medianReplyMs) : null, detail: words.replies(replies) };
}

const takenOf = ({ takenOver, conversations }: Row & { readonly conversations: number }): Figure => ({
  value: shareOf(takenOver, conversations),
  detail: words.takenOf(takenOver, conversations),
});

const satisfactionOf = ({ good, bad }: Row): Figure => ({
  value: shareOf(good, good + bad),
  detail: words.ratings(good, bad),
});

const NARROW = narrowRows({
  from: 768,
  row: {
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: '144px minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '2',
    py: '4',
  },
  cells: {
    '& td': { display: 'contents' },
    '& th[scope="row"]': { gridColumn: '1 / -1', height: 'auto', padding: 0, border: 0 },
    '& [data-label]': { display: 'block', py: '1', lineHeight: 1.4 },
  },
});

/** Figures are aligned to the same edge while they are in columns. */
const COLUMNS = {
  '& tbody :is(th, td)': { verticalAlign: 'top' },
  '@media (min-width: 768px)': { '& :is(td, thead th + th)': { textAlign: 'end' } },
};

interface NumbersTableProps {
  readonly title: string;
  /** The name of the first column. */
  readonly first: string;
  readonly rows: readonly (Row & {
    readonly id: string | null;
    readonly name: string;
    /** Absent in the table about people. */
    readonly conversations?: number;
  })[];
}

function NumbersTable({ title, first, rows }: NumbersTableProps) {
  const id = useId();
  const hasConversations = rows.some(({ conversations }) => conversations !== undefined);
  return (
    <Stack gap="3">
      <Heading size="sm" id={id}>
        {title}
      </Heading>
      <TableFrame>
        <Table aria-labelledby={id} tableLayout={{ md: 'fixed' }} css={{ ...COLUMNS, ...NARROW }}>
          <thead>
            <tr>
              <Th scope="col">{first}</Th>
              {hasConversations && <Th scope="col">{words.conversations}</Th>}
              <Th scope="col">{words.taken}</Th>
              <Th scope="col">{words.reply}</Th>
              <Th scope="col">{words.satisfaction}</Th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const { conversations } = row;
              return (
                <tr key={row.id}>
                  <Td as="th" scope="row" textAlign="start" fontWeight={500} py="2" lineHeight="1.4" dir="auto">
                    {row.name}
                  </Td>
                  {conversations !== undefined && (
                    <NumberCell label={words.conversations} value={words.number(conversations)} />
                  )}
                  {conversations === undefined ? (
                    <NumberCell label={words.taken} value={words.number(row.takenOver)} />
                  ) : (
                    <NumberCell label={words.taken} {...takenOf({ ...row, conversations })} />
                  )}
                  <NumberCell label={words.reply} {...replyOf(row)} hasNone={row.replies === 0} />
                  <NumberCell label={words.satisfaction} {...satisfactionOf(row)} hasNone={row.good + row.bad === 0} />
                </tr>
              );
            })}
          </tbody>
        </Table>
      </TableFrame>
    </Stack>
  );
}

interface NumberCellProps {
  /** The name of the column, which a card shows beside the value. */
  readonly label: string;
  readonly value: string | null;
  readonly detail?: string;
  /** Whether there is no data from which to compute the value. */
  readonly hasNone?: boolean;
}

function NumberCell({ label, value, detail, hasNone = false }: NumberCellProps) {
  return (
    <Td>
      <Text as="span" data-label aria-hidden tone="muted" display="none">
        {label}
      </Text>
      <Box
        as="span"
        display="block"
        py="1"
        lineHeight="1.4"
        title={value === null && !hasNone ? words.notEnoughHint : undefined}
      >
        <Text as="span" display="block" tone={value === null ? 'muted' : undefined}>
          {hasNone ? words.noData : (value ?? words.notEnough)}
        </Text>
        {detail && !hasNone && (
          <Text as="span" display="block" tone="muted" fontSize="xs">
            {detail}
          </Text>
        )}
      </Box>
    </Td>
  );
}

/** Placeholders in the shape of the loaded content. */
function LoadingNumbers() {
  return (
    <Stack gap="6" role="status" aria-label={words.loading}>
      <Grid {...FIGURES}>
        {['reply', 'taken', 'satisfaction'].map((place) => (
          <Skeleton key={place} height="124px" rounded="lg" />
        ))}
      </Grid>
      <Skeleton height="160px" rounded="lg" />
      <Skeleton height="160px" rounded="lg" />
    </Stack>
  );
}
