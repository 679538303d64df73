import { Box, Button, chakra, Flex, Text, VisuallyHidden } from '@frontdesk/shared/ui/core';
import { formatDateTime } from '@frontdesk/shared/ui/data';
import PencilLine from 'lucide-react/icons/pencil-line';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { memo } from 'react';
import * as conversationMessages from '../../messages/conversations';
import type { TranscriptMessage } from '../../model/visitor-conversation';
import { OutcomeBadge } from '../OutcomeBadge';
import { ReplyText } from '../ReplyText';
import { SourceList } from '../SourceList';
import { DeliveryState } from './DeliveryState';
import { dayOf, timeOf } from './message-times';

const words = conversationMessages.detail;

/** Shows text of a visitor, a document or a model, which never becomes markup. */
const Bubble = chakra('div', {
  base: {
    px: '4',
    py: '2.5',
    rounded: 'lg',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    maxW: '100%',
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
  variants: {
    from: {
      visitor: { bg: 'subtle', borderBottomLeftRadius: '4px' },
      agent: { bg: 'accent.subtle', borderBottomRightRadius: '4px' },
      owner: { bg: 'accent', color: 'accent.contrast', borderBottomRightRadius: '4px' },
    },
  },
});

/** Lays out only the visible ones of two thousand messages. */
const FAR = { contentVisibility: 'auto', containIntrinsicSize: 'auto 90px' } as const;

interface MessageItemProps {
  /** Whether the conversation has very many messages. */
  readonly isLong: boolean;
  readonly conversationId: string;
  readonly message: TranscriptMessage;
  readonly previousAt: string | null;
  readonly onResent: () => Promise<void>;
  /** Absent when no answer can be stored, because the agent was deleted. */
  readonly onCorrect: ((messageId: string) => void) | undefined;
}

/**
 * Shows a message with its time and, for a reply, its outcome and sources. Memoized, so that it does not render again
 * when earlier messages appear above.
 */
export const MessageItem = memo(function MessageItem({
  isLong,
  conversationId,
  message,
  previousAt,
  onResent,
  onCorrect,
}: MessageItemProps) {
  const { from, text, sentAt, outcome, feedback } = message;
  const day = dayOf(sentAt);
  const isAgent = from === 'agent';
  return (
    <Box as="li" display="flex" flexDirection="column" css={isLong ? FAR : undefined}>
      {day !== '' && day !== dayOf(previousAt) && (
        <Text tone="muted" fontSize="xs" textAlign="center" mb="4">
          {day}
        </Text>
      )}
      <Flex
        direction="column"
        gap="1.5"
        maxW={{ base: '94%', md: '80%' }}
        alignSelf={from === 'visitor' ? 'flex-start' : 'flex-end'}
        align={from === 'visitor' ? 'flex-start' : 'flex-end'}
      >
        <VisuallyHidden>{words.from[from]}: </VisuallyHidden>
        <Bubble from={from}>
          {isAgent ? <ReplyText text={text} /> : <div dir="auto">{text}</div>}
          {isAgent && (
            <>
              <SourceList title={words.sources(message.sources.length)} sources={message.sources} />
              <SourceList title={words.nearest} sources={message.nearest} />
            </>
          )}
        </Bubble>
        <Flex gap="3" rowGap="1" align="center" wrap="wrap" fontSize="xs" color="text.muted">
          {from === 'owner' && <span aria-hidden>{words.from.owner}</span>}
          <time dateTime={sentAt ?? undefined} title={formatDateTime(sentAt)}>
            {timeOf(sentAt)}
          </time>
          {isAgent && outcome && <OutcomeBadge outcome={outcome} />}
          {feedback && (
            <Flex as="span" gap="1" align="center" color={feedback === 'helpful' ? 'success' : 'danger'}>
              {feedback === 'helpful' ? <ThumbsUp size={14} aria-hidden /> : <ThumbsDown size={14} aria-hidden />}
              {feedback === 'helpful' ? words.helpful : words.notHelpful}
            </Flex>
          )}
          {from === 'owner' && <DeliveryState conversationId={conversationId} message={message} onResent={onResent} />}
          {isAgent && onCorrect && (
            <Button
              variant="ghost"
              size="sm"
              px="2"
              fontSize="xs"
              css={{ '& svg': { width: '14px', height: '14px' } }}
              onClick={() => onCorrect(message.id)}
            >
              <PencilLine aria-hidden /> {words.correct}
            </Button>
          )}
        </Flex>
      </Flex>
    </Box>
  );
});
