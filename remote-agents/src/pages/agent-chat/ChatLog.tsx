import type { Feedback } from '@frontdesk/shared/endpoints/conversation';
import { Box, Button, Flex, Spinner, Stack, Text } from '@frontdesk/shared/ui/core';
import { useEffect, useRef } from 'react';
import * as messages from '../../messages';
import type { AgentLine, ChatLine } from '../../model/conversation';
import { ChatBubble } from './ChatBubble';
import { GrowingReply } from './GrowingReply';

interface ChatLogProps {
  readonly lines: readonly ChatLine[];
  readonly isWaiting: boolean;
  /** The reply so far while it is streaming, else null. */
  readonly growing: string | null;
  readonly onStop: () => void;
  readonly isContinued: boolean;
  /** Whether the newest reply found nothing. */
  readonly isMiss: boolean;
  /** Starter questions. */
  readonly starters: readonly string[];
  readonly onStarter: (question: string) => void;
  readonly onRetry: (line: ChatLine & { readonly from: 'failure' }) => void;
  readonly onRate: (line: AgentLine, feedback: Feedback) => void;
}

export function ChatLog({
  lines,
  isWaiting,
  growing,
  onStop,
  isContinued,
  isMiss,
  starters,
  onStarter,
  onRetry,
  onRate,
}: ChatLogProps) {
  const frame = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);
  // Depends on lines that it does not read, to scroll when a new line appears.
  useEffect(
    function showNewest() {
      const { current } = frame;
      if (current) current.scrollTop = current.scrollHeight;
    },
    [lines.length, isWaiting, growing],
  );
  return (
    <Box ref={frame} height="clamp(220px, 100dvh - 480px, 520px)" overflowY="auto" p="4">
      <Stack ref={log} tabIndex={-1} gap="3" role="log" aria-live="polite" aria-label={messages.chat.log}>
        {lines.map((line) => (
          <ChatBubble key={line.id} line={line} onRetry={onRetry} onRate={onRate} fallback={log} />
        ))}
      </Stack>
      {lines.length === 0 && (
        <Text tone="muted" textAlign="center" py="10" px="4">
          {isContinued ? messages.chat.continued : messages.chat.empty}
        </Text>
      )}
      {(lines.length === 0 || isMiss) && starters.length > 0 && (
        <Flex role="group" aria-label={messages.chat.starters} gap="2" wrap="wrap" justify="center">
          {starters.map((question) => (
            <Button
              key={question}
              variant="outline"
              size="sm"
              rounded="full"
              flexShrink={1}
              dir="auto"
              onClick={() => onStarter(question)}
            >
              {question}
            </Button>
          ))}
        </Flex>
      )}
      {growing !== null && <GrowingReply text={growing} onStop={onStop} fallback={log} />}
      {isWaiting && growing === null && (
        <Flex align="center" gap="2" color="text.muted" mt="3">
          <Spinner size="16px" /> {messages.chat.waiting}
        </Flex>
      )}
    </Box>
  );
}
