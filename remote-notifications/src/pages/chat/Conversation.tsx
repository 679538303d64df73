import { Box, Text, VisuallyHidden } from '@frontdesk/shared/ui/core';
import { useEffect, useRef } from 'react';
import * as messages from '../../messages';
import type { ChatLine } from './use-peer-chat';

/** Shows the messages, and scrolls to the newest at the bottom. */
export function Conversation({ lines }: { lines: readonly ChatLine[] }) {
  const log = useRef<HTMLDivElement>(null);
  useEffect(
    function showNewest() {
      if (lines.length > 0) log.current?.scrollTo({ top: log.current.scrollHeight });
    },
    [lines],
  );
  return (
    <Box ref={log} role="log" tabIndex={0} aria-label={messages.conversation} flex="1" maxH="50vh" overflowY="auto">
      {lines.length === 0 && <Text tone="muted">{messages.noMessages}</Text>}
      {lines.map(({ id, from, text, isOwn }) => (
        <Box key={id} mb="3" textAlign={isOwn ? 'end' : 'start'}>
          <Text fontSize="xs" tone="muted">
            {from}
            <VisuallyHidden>: </VisuallyHidden>
          </Text>
          <Text
            display="inline-block"
            maxW="85%"
            px="3"
            py="2"
            rounded="md"
            textAlign="start"
            whiteSpace="pre-wrap"
            overflowWrap="anywhere"
            bg={isOwn ? 'accent.subtle' : 'hover'}
          >
            {text}
          </Text>
        </Box>
      ))}
    </Box>
  );
}
