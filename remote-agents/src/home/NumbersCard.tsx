import { storage } from '@frontdesk/shared/app';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import { getOverview } from '@frontdesk/shared/endpoints/overview';
import { useOwnCalls } from '@frontdesk/shared/own-calls';
import { endpointQuery, useQuery } from '@frontdesk/shared/query';
import { Box, Card, chakra, Flex, Heading, Text, TextLink } from '@frontdesk/shared/ui/core';
import { Skeleton } from '@frontdesk/shared/ui/data';
import { useEffect, useState } from 'react';
import { listedAgentsQuery } from '../api/list-agents';
import * as homeMessages from '../home-messages';
import { formatDuration, formatShare } from '../model/format-numbers';
import { urls } from '../urls';
import { DayChart } from './DayChart';

const words = homeMessages.numbers;
const DAYS = 14;
const Select = chakra('select', {
  base: {
    bg: 'surface',
    color: 'text',
    borderWidth: '1px',
    borderColor: 'line.strong',
    rounded: 'md',
    px: '2',
    minH: '32px',
    maxW: '200px',
  },
});
const Numbers = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))',
    gap: '4',
    '& div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
    '& dt': { color: 'text.muted', fontSize: 'xs' },
    '& dd': { fontSize: 'xl', fontWeight: 600, lineHeight: 1.3 },
  },
});

/** Where this browser remembers that there were numbers, so that the card has its place before they arrive. */
const KNOWN_KEY = 'agents:has-numbers';

/** The numbers of the last two weeks. Renders nothing until there was a conversation, or on a server without the call. */
export function NumbersCard() {
  const [isKnown] = useState(() => storage.read(KNOWN_KEY) === 'yes');
  const isOurs = useOwnCalls() || isKnown;
  const [agentId, setAgentId] = useState('');
  const all = useQuery({ ...endpointQuery(getOverview, { days: DAYS }), enabled: isOurs });
  const one = useQuery({ ...endpointQuery(getOverview, { days: DAYS, agentId }), enabled: agentId !== '' });
  const { data: agents = [] } = useQuery({ ...listedAgentsQuery, enabled: isOurs });
  const hasNumbers = all.data === undefined ? undefined : all.data.conversations > 0;
  useEffect(
    function rememberPlace() {
      if (all.error || hasNumbers !== undefined) storage.write(KNOWN_KEY, hasNumbers ? 'yes' : null);
    },
    [all.error, hasNumbers],
  );
  if (!all.data) return isKnown && !all.error ? <NumbersLoading /> : null;
  if (!hasNumbers) return null;
  // The numbers of all stay until those of the agent arrived.
  const shown = agentId === '' ? all.data : (one.data ?? all.data);

  return (
    <Card mb="6" aria-label={words.title}>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="4">
        <Box>
          <Heading size="sm">{words.title}</Heading>
          <Text tone="muted" fontSize="xs">
            {words.period(DAYS)}
          </Text>
        </Box>
        <Flex gap="4" align="center" wrap="wrap">
          {agents.length > 1 && (
            <Select
              aria-label={words.agent}
              value={agentId}
              onChange={(event) => setAgentId(event.currentTarget.value)}
            >
              <option value="">{words.allAgents}</option>
              {agents.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name || homeMessages.unnamed}
                </option>
              ))}
            </Select>
          )}
          <TextLink to={urls.conversations}>{words.all}</TextLink>
        </Flex>
      </Flex>
      <Box
        display="grid"
        gap="6"
        alignItems="center"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.5fr) minmax(0, 1fr)' }}
        opacity={one.isFetching ? 0.6 : 1}
      >
        <Numbers aria-busy={one.isFetching}>
          {numbersOf(shown).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Numbers>
        <DayChart days={shown.days} />
      </Box>
    </Card>
  );
}

function NumbersLoading() {
  return (
    <Card mb="6" aria-label={words.title} role="status">
      <Skeleton height="40px" width="40%" mb="4" />
      <Skeleton height="98px" />
    </Card>
  );
}

/** What there is to say; a share of nothing and codes that count nothing are left out. */
function numbersOf(overview: ResponseOf<typeof getOverview>): (readonly [label: string, value: string])[] {
  const { conversations, questions, shareAnswered, shareHelpful, medianReplyMs, scans } = overview;
  const found = [
    [words.conversations, conversations.toLocaleString()],
    [words.questions, questions.toLocaleString()],
    [words.answered, shareAnswered === null ? null : formatShare(shareAnswered)],
    [words.helpful, shareHelpful === null ? null : formatShare(shareHelpful)],
    [words.reply, medianReplyMs === null ? null : formatDuration(medianReplyMs)],
    [words.scans, scans === null ? null : scans.toLocaleString()],
  ] as const;
  return found.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
}
