import { type Realtime, useRealtime } from '@frontdesk/shared/app';
import { Button, chakra, Flex, Notice, Text } from '@frontdesk/shared/ui/core';
import { connection } from '../messages/connection';
import { offline, tryAgain } from '../messages/frame';
import { useIsOffline } from '../offline/offline';

const Dot = chakra('span', {
  base: { boxSize: '8px', rounded: 'full', flexShrink: 0 },
  variants: {
    tone: {
      good: { bg: 'success' },
      waiting: { bg: 'warning' },
      bad: { bg: 'danger' },
      offline: { bg: 'line.strong' },
    },
  },
});

const TONES: Record<Exclude<Realtime['status'], 'Unavailable'>, 'good' | 'waiting' | 'bad'> = {
  Connected: 'good',
  Connecting: 'waiting',
  Reconnecting: 'waiting',
  Disconnecting: 'bad',
  Disconnected: 'bad',
};

/**
 * Shows the state of the live connection: a dot and, on wide screens while the connection is not working, also a word.
 */
export function ConnectionState() {
  const { status, problem } = useRealtime();
  const isOffline = useIsOffline();
  // A missing hub is not an error: the count is polled as usual.
  if (status === 'Unavailable') return null;
  const isQuiet = isOffline || status === 'Connected' || status === 'Connecting';
  return (
    <Flex
      align="center"
      gap="2"
      title={isOffline ? offline : (problem ?? connection(status))}
      ms={{ base: '0', md: '1' }}
    >
      <Dot tone={isOffline ? 'offline' : TONES[status]} aria-hidden />
      <Text as="span" tone="muted" srOnly={isQuiet ? true : { base: true, lg: false }}>
        {isOffline ? offline : connection(status)}
      </Text>
    </Flex>
  );
}

/** Reports that the client has stopped connecting, and offers a retry. */
export function ConnectionLost({ onRetry }: { onRetry: () => void }) {
  const { status, problem } = useRealtime();
  if (status !== 'Disconnected' || problem === null) return null;
  return (
    <Notice
      tone="warning"
      action={
        <Button variant="outline" size="sm" onClick={onRetry}>
          {tryAgain}
        </Button>
      }
    >
      {problem}
    </Notice>
  );
}
