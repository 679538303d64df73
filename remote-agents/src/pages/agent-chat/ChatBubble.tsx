import type { Feedback } from '@frontdesk/shared/endpoints/conversation';
import { Button, chakra, Text } from '@frontdesk/shared/ui/core';
import type { RefObject } from 'react';
import * as messages from '../../messages';
import type { AgentLine, ChatLine } from '../../model/conversation';
import { ReplyText } from '../ReplyText';
import { SourceList } from '../SourceList';
import { usePassFocusOn } from '../use-pass-focus-on';
import { FeedbackButtons } from './FeedbackButtons';

/** Shows text of a document, a model or a visitor, which never becomes markup. */
export const Bubble = chakra('div', {
  base: {
    maxW: '85%',
    px: '4',
    py: '2.5',
    rounded: 'lg',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  variants: {
    from: {
      owner: { alignSelf: 'flex-end', bg: 'accent', color: 'accent.contrast' },
      agent: { alignSelf: 'flex-start', bg: 'subtle' },
      failure: { alignSelf: 'flex-start', bg: 'danger.subtle' },
    },
  },
});

type Failure = ChatLine & { readonly from: 'failure' };

interface ChatBubbleProps {
  readonly line: ChatLine;
  readonly onRetry: (line: Failure) => void;
  readonly onRate: (line: AgentLine, feedback: Feedback) => void;
  /** Gets the focus when the focused line is removed. */
  readonly fallback: RefObject<HTMLElement | null>;
}

export function ChatBubble({ line, onRetry, onRate, fallback }: ChatBubbleProps) {
  if (line.from === 'failure')
    return <FailureBubble reason={line.reason} onRetry={() => onRetry(line)} fallback={fallback} />;
  return (
    <>
      <Bubble from={line.from}>
        {line.from === 'owner' && <Text dir="auto">{line.text}</Text>}
        {line.from === 'agent' && (
          <>
            <ReplyText text={line.text} />
            {line.isStopped && (
              <Text tone="muted" fontSize="xs" mt="1">
                {messages.chat.stopped}
              </Text>
            )}
            <SourceList
              title={line.sources.length === 1 ? messages.chat.source : messages.chat.sources}
              sources={line.sources}
            />
            <SourceList title={messages.chat.nearest} sources={line.nearest} />
          </>
        )}
      </Bubble>
      {line.from === 'agent' && line.messageId !== null && (
        <FeedbackButtons feedback={line.feedback} onRate={(feedback) => onRate(line, feedback)} />
      )}
    </>
  );
}

interface FailureBubbleProps extends Pick<ChatBubbleProps, 'fallback'> {
  readonly reason: string;
  readonly onRetry: () => void;
}

function FailureBubble({ reason, onRetry, fallback }: FailureBubbleProps) {
  const frame = usePassFocusOn<HTMLDivElement>(fallback);
  return (
    <Bubble ref={frame} from="failure">
      <Text>{messages.chat.failed}</Text>
      <Text tone="muted" mb="2">
        {reason}
      </Text>
      <Button variant="outline" size="sm" onClick={onRetry}>
        {messages.actions.retry}
      </Button>
    </Bubble>
  );
}
