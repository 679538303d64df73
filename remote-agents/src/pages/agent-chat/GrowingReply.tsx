import { Button, Flex, Stack } from '@frontdesk/shared/ui/core';
import Square from 'lucide-react/icons/square';
import type { RefObject } from 'react';
import * as messages from '../../messages';
import { ReplyText } from '../ReplyText';
import { usePassFocusOn } from '../use-pass-focus-on';
import { Bubble } from './ChatBubble';

interface GrowingReplyProps {
  readonly text: string;
  readonly onStop: () => void;
  /** Gets the focus of the button when the reply is complete. */
  readonly fallback: RefObject<HTMLElement | null>;
}

/**
 * Shows the reply while it is streaming. Outside of the log, so that a screen reader reads it once, when it is
 * complete.
 */
export function GrowingReply({ text, onStop, fallback }: GrowingReplyProps) {
  const frame = usePassFocusOn<HTMLDivElement>(fallback);
  return (
    <Stack ref={frame} gap="2" mt="3" aria-busy="true">
      <Bubble from="agent">
        <ReplyText text={text} isGrowing />
      </Bubble>
      <Flex>
        <Button variant="outline" size="sm" onClick={onStop}>
          <Square size={14} aria-hidden /> {messages.chat.stop}
        </Button>
      </Flex>
    </Stack>
  );
}
