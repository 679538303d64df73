import { messageOf, showToast } from '@frontdesk/shared/app';
import { useQuery, useQueryClient } from '@frontdesk/shared/query';
import { Badge, Box, Button, Card, Flex, Heading, Stack, Text } from '@frontdesk/shared/ui/core';
import { FailedState, Skeleton, TimeAgo } from '@frontdesk/shared/ui/data';
import { useId, useState } from 'react';
import { endOtherSessions, endSession, sessionsQuery } from '../../api/sessions';
import * as messages from '../../messages';

interface SessionRowProps {
  readonly session: {
    readonly browser: string;
    readonly lastUsed: string | null;
    readonly isCurrent: boolean;
  };
  readonly pending: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session: { browser, lastUsed, isCurrent }, pending, onEnd }: SessionRowProps) {
  const nameId = useId();
  return (
    <Flex as="li" gap="3" py="3" align="center" justify="space-between" borderTopWidth="1px" borderColor="line">
      <Box minW={0}>
        <Text id={nameId} fontWeight={500}>
          {messages.browserName(browser)}
        </Text>
        <Text fontSize="sm" tone="muted">
          {messages.lastUsed} <TimeAgo time={lastUsed} />
        </Text>
      </Box>
      {isCurrent ? (
        <Badge tone="accent">{messages.thisSession}</Badge>
      ) : (
        <Button variant="outline" size="sm" aria-describedby={nameId} pending={pending} onClick={onEnd}>
          {messages.endSession}
        </Button>
      )}
    </Flex>
  );
}

/** Represents all other sessions; no session has this id. */
const ALL_OTHERS = '';

/** Shows where the user is logged in, and ends those sessions. */
export function SessionsCard() {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(sessionsQuery());
  const [pending, setPending] = useState<string | null>(null);
  const sessions = [...(data?.sessions ?? [])].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));

  async function end(which: string, work: () => Promise<void>, done: string): Promise<void> {
    setPending(which);
    try {
      await work();
      showToast('success', done);
    } catch (failure) {
      showToast('error', `${messages.endFailed} ${messageOf(failure)}`);
    } finally {
      setPending(null);
      await queries.invalidateQueries({ queryKey: sessionsQuery().queryKey });
    }
  }

  return (
    <Card>
      <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap" mb="3">
        <Stack gap="1" flex="1 1 12rem" minW={0}>
          <Heading>{messages.sessionsTitle}</Heading>
          <Text tone="muted">{sessions.length === 1 ? messages.onlySession : messages.sessionsIntro}</Text>
        </Stack>
        {sessions.length > 1 && (
          <Button
            variant="outline"
            size="sm"
            pending={pending === ALL_OTHERS}
            onClick={() => void end(ALL_OTHERS, endOtherSessions, messages.othersEnded)}
          >
            {messages.endOthers}
          </Button>
        )}
      </Flex>
      {error && !data && (
        <FailedState what={messages.sessionsUnavailable} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton height="64px" />}
      <Stack as="ul" gap="0">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            pending={pending === session.id}
            onEnd={() =>
              void end(
                session.id,
                () => endSession(session.id),
                messages.sessionEnded(messages.browserName(session.browser)),
              )
            }
          />
        ))}
      </Stack>
    </Card>
  );
}
