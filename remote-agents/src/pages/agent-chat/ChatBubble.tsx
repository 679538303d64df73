import { Button, chakra, Text } from '@frontdesk/shared/ui/core';
import { messages } from '../../messages';
import type { ChatLine } from '../../model/conversation';
import { SourceList } from './SourceList';

/** Everything in it is text: what a document or a visitor wrote never becomes markup. */
const Bubble = chakra('div', {
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

interface ChatBubbleProps {
  readonly line: ChatLine;
  readonly onRetry: (line: ChatLine & { readonly from: 'failure' }) => void;
}

export function ChatBubble({ line, onRetry }: ChatBubbleProps) {
  if (line.from === 'failure') {
    return (
      <Bubble from="failure">
        <Text>{messages.chat.failed}</Text>
        <Text tone="muted" mb="2">
          {line.reason}
        </Text>
        <Button variant="outline" size="sm" onClick={() => onRetry(line)}>
          Retry
        </Button>
      </Bubble>
    );
  }
  return (
    <Bubble from={line.from}>
      <Text dir="auto">{line.text}</Text>
      {line.from === 'agent' && (
        <>
          <SourceList title={line.sources.length === 1 ? 'Source' : 'Sources'} sources={line.sources} />
          <SourceList title="Nearest passages" sources={line.nearest} />
        </>
      )}
    </Bubble>
  );
}
