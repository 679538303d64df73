import { Badge, Box, Button, Flex, Text } from '@frontdesk/shared/ui/core';
import { TimeAgo } from '@frontdesk/shared/ui/data';
import { useId } from 'react';
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

export function SessionRow({ session: { browser, lastUsed, isCurrent }, pending, onEnd }: SessionRowProps) {
  const nameId = useId();
  return (
    <Flex as="li" gap="3" py="3" align="center" justify="space-between" borderTopWidth="1px" borderColor="line">
      <Box minW={0}>
        <Text id={nameId} fontWeight={500}>
          {browser}
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
