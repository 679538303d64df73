import { Box, Button, Card, Flex, Text } from '@frontdesk/shared/ui/core';
import { FailedState } from '@frontdesk/shared/ui/data';
import { useLayoutEffect, useRef, useState } from 'react';
import * as conversationMessages from '../../messages/conversations';
import { type ListedConversation, questionBefore, type TranscriptMessage } from '../../model/visitor-conversation';
import { NewAnswerDialog } from '../NewAnswerDialog';
import { MessageItem } from './MessageItem';

const words = conversationMessages.detail;

const LONG_FROM = 300;

interface TranscriptProps {
  readonly conversation: ListedConversation;
  readonly messages: readonly TranscriptMessage[];
  readonly hasEarlier: boolean;
  readonly isLoadingEarlier: boolean;
  readonly earlierError: unknown;
  readonly onEarlier: () => void;
  readonly onChanged: () => Promise<void>;
}

/** Shows the messages, oldest first. Each reply can be corrected. */
export function Transcript({ conversation, messages, onChanged, ...earlier }: TranscriptProps) {
  const { id, agentId } = conversation;
  const [correctedId, setCorrectedId] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  useStillWhileGrowingAbove(list, messages[0]?.id);

  return (
    <Card as="section" aria-label={words.transcript}>
      {earlier.hasEarlier && !earlier.earlierError && (
        <Flex justify="center" mb="5">
          <Button
            variant="outline"
            size="sm"
            pending={earlier.isLoadingEarlier}
            onClick={() => {
              earlier.onEarlier();
              list.current?.focus({ preventScroll: true });
            }}
          >
            {words.earlier}
          </Button>
        </Flex>
      )}
      {earlier.earlierError != null && (
        <Box mb="5">
          <FailedState what={words.earlierFailed} error={earlier.earlierError} onRetry={earlier.onEarlier} />
        </Box>
      )}
      {messages.length === 0 && <Text tone="muted">{words.empty}</Text>}
      <Box
        as="ol"
        ref={list}
        tabIndex={-1}
        outline="none"
        listStyleType="none"
        display="flex"
        flexDirection="column"
        gap="5"
      >
        {messages.map((message, index) => (
          <MessageItem
            key={message.id}
            isLong={messages.length > LONG_FROM}
            conversationId={id}
            message={message}
            previousAt={messages[index - 1]?.sentAt ?? null}
            onResent={onChanged}
            onCorrect={agentId === null ? undefined : setCorrectedId}
          />
        ))}
      </Box>
      {correctedId !== null && agentId !== null && (
        <NewAnswerDialog
          purpose={{ agentId, messageId: correctedId }}
          question={questionBefore(messages, correctedId)}
          onClose={() => setCorrectedId(null)}
        />
      )}
    </Card>
  );
}

/** Keeps the visible messages in place when earlier ones appear above them. */
function useStillWhileGrowingAbove(list: { readonly current: HTMLElement | null }, firstId: string | undefined): void {
  const before = useRef({ firstId, height: 0 });
  useLayoutEffect(() => {
    const height = list.current?.offsetHeight ?? 0;
    const hasGrownAbove = before.current.firstId !== undefined && before.current.firstId !== firstId;
    if (hasGrownAbove) window.scrollBy(0, height - before.current.height);
    before.current = { firstId, height };
  });
}
