import { Box } from '@frontdesk/shared/ui/core';
import { FailedState } from '@frontdesk/shared/ui/data';
import { type ReactNode, useEffect, useRef } from 'react';
import { markConversationDone } from '../../api/conversations';
import { detail as words } from '../../messages/conversation';
import { ReplyComposer, type Start } from '../conversation/ReplyCard';
import { useTranscript } from '../conversation/use-transcript';
import { useKeys } from '../conversation-keys';
import { useAction } from '../use-action';

export interface BesideComposerProps {
  readonly id: string;
  /** What the owner pressed before this had loaded. */
  readonly start: Start | 'done' | undefined;
  /** Shown until it is known which kinds of message can be written. */
  readonly children: ReactNode;
}

/**
 * Lets the owner write in the conversation beside the list, as on its own page, and keeps it up to date. The
 * conversation remains unread.
 */
export function BesideComposer({ id, start, children }: BesideComposerProps) {
  const { data, error, messages, refresh, refetch } = useTranscript(id, null);
  const marking = useAction({
    act: (isDone: boolean) => markConversationDone(id, isDone),
    failed: words.markFailed,
    onDone: refresh,
  });
  const mark = useRef(() => {});
  mark.current = () => data && marking.run(!data.conversation.isDone);
  useKeys({ e: () => mark.current() });
  const isReady = data !== undefined;
  useEffect(
    function markAsPressed() {
      if (isReady && start === 'done') mark.current();
    },
    [isReady, start],
  );
  if (data) {
    const begun = start === 'done' ? undefined : start;
    return <ReplyComposer opened={data} messages={messages} onChanged={refresh} isBeside start={begun} />;
  }
  if (!error) return children;
  return (
    <Box px="6" py="4" borderTopWidth="1px">
      <FailedState what={words.failed} error={error} onRetry={() => void refetch()} />
    </Box>
  );
}
