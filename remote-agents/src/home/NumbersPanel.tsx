import { DayBars, DayTable } from '@frontdesk/shared/cards';
import { count } from '@frontdesk/shared/endpoints/count';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import { getOverview } from '@frontdesk/shared/endpoints/overview';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { endpointQuery, useQuery } from '@frontdesk/shared/query';
import { Box, Card, chakra, Flex, Grid, Heading, Text, TextLink } from '@frontdesk/shared/ui/core';
import { FailedState } from '@frontdesk/shared/ui/data';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import * as reportMessages from '../messages/reports';
import { urls } from '../urls';

/** Formats a share from 0 to 1 as a percentage. */
export function formatShare(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** Formats a duration in few characters: '< 0.1 s', '0.8 s', '12 s', '3 min', '2 h'. */
export function formatDuration(ms: number): string {
  const seconds = ms / 1_000;
  if (seconds < 0.05) return '< 0.1 s';
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  if (seconds < 99.5) return `${Math.round(seconds)} s`;
  return seconds < 5_400 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3_600)} h`;
}

const words = reportMessages.numbers;

const Select = chakra('select', {
  base: {
    bg: 'surface',
    color: 'text',
    borderWidth: '1px',
    borderColor: 'line.strong',
    rounded: 'md',
    ps: '3',
    pe: '8',
    minH: '32px',
    maxW: '200px',
    fontSize: 'sm',
    appearance: 'none',
    cursor: 'pointer',
  },
});

const Numbers = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(80px, 1fr))',
    gap: '3',
    mb: '6',
    '& div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
    '& dt': { color: 'text.muted', fontSize: 'xs' },
    '& dd': { fontSize: 'xl', fontWeight: 600, lineHeight: 1.3 },
  },
});

type Overview = ResponseOf<typeof getOverview>;

interface NumbersPanelProps {
  /** The overview of all agents. */
  readonly overview: Overview;
  readonly days: number;
  readonly agents: readonly { readonly id: WireId; readonly name: string }[];
}

/** Shows the conversations of the last days in numbers and by day, of all agents or a single one. */
export function NumbersPanel({ overview, days, agents }: NumbersPanelProps) {
  const [agentId, setAgentId] = useState('');
  const one = useQuery({ ...endpointQuery(getOverview, { days, agentId }), enabled: agentId !== '' });
  // Shows the numbers of all agents until those of the selected one are loaded.
  const shown = agentId === '' ? overview : (one.data ?? overview);
  return (
    <Card mb="6" aria-label={words.title}>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="4">
        <Box>
          <Heading size="sm">{words.title}</Heading>
          <Text tone="muted" fontSize="xs">
            {words.period(days)}
          </Text>
        </Box>
        <Flex gap="4" align="center" wrap="wrap">
          {agents.length > 1 && (
            <Box position="relative">
              <Select
                aria-label={words.agent}
                value={agentId}
                onChange={(event) => setAgentId(event.currentTarget.value)}
              >
                <option value="">{words.allAgents}</option>
                {agents.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name || reportMessages.numbers.unnamed}
                  </option>
                ))}
              </Select>
              <Box
                position="absolute"
                insetEnd="2"
                top="50%"
                translate="0 -50%"
                color="text.muted"
                pointerEvents="none"
              >
                <ChevronDown size={16} aria-hidden />
              </Box>
            </Box>
          )}
          <TextLink to={urls.conversations}>{words.all}</TextLink>
        </Flex>
      </Flex>
      {agentId !== '' && one.error && !one.data ? (
        // The numbers of all agents must not appear under the name of a single one.
        <FailedState what={words.failed} error={one.error} onRetry={() => void one.refetch()} />
      ) : (
        <Box opacity={one.isFetching ? 0.6 : 1} aria-busy={one.isFetching}>
          <Numbers>
            {numbersOf(shown).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Numbers>
          <Charts days={shown.days} />
        </Box>
      )}
    </Card>
  );
}

function Charts({ days }: { readonly days: Overview['days'] }) {
  const shareOf = ({ questions, answered }: Overview['days'][number]) =>
    questions === 0 ? null : Math.min(1, answered / questions);
  const percentOf = (day: Overview['days'][number]) => {
    const share = shareOf(day);
    return share === null ? words.noQuestions : formatShare(share);
  };
  return (
    <>
      <Grid gap="6" templateColumns="repeat(auto-fit, minmax(min(100%, 220px), 1fr))">
        <DayBars title={words.byDay} days={days.map(({ day, conversations }) => ({ day, value: conversations }))} />
        <DayBars
          title={words.shareByDay}
          tone="success"
          hasTrack
          most={1}
          format={formatShare}
          days={days.map((day) => ({ day: day.day, value: shareOf(day) }))}
        />
      </Grid>
      <DayTable
        caption={words.table}
        dayLabel={words.day}
        columns={[words.conversations, words.questions, words.shareByDay]}
        rows={days.map((day) => ({
          day: day.day,
          cells: [String(day.conversations), String(day.questions), percentOf(day)],
        }))}
      />
    </>
  );
}

/** Returns the numbers to show; leaves out empty shares, and scans when no code counts them. */
function numbersOf(overview: Overview): (readonly [label: string, value: string])[] {
  const { conversations, questions, shareAnswered, shareHelpful, medianReplyMs, scans } = overview;
  const found = [
    [words.conversations, count(conversations)],
    [words.questions, count(questions)],
    [words.answered, shareAnswered === null ? null : formatShare(shareAnswered)],
    [words.helpful, shareHelpful === null ? null : formatShare(shareHelpful)],
    [words.reply, medianReplyMs === null ? null : formatDuration(medianReplyMs)],
    [words.scans, scans === null ? null : count(scans)],
  ] as const;
  return found.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
}
