import { Button, chakra, Flex, Spinner, Stack, Text } from '@frontdesk/shared/ui/core';
import Square from 'lucide-react/icons/square';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { Fragment, type RefObject, useEffect, useRef } from 'react';
import type { Feedback } from '../../../widget/chat/chat-calls';
import type { ChatLine } from '../../../widget/chat/chat-memory';
import type { Conversation } from '../../../widget/chat/conversation';
import * as messages from '../../messages';
import type { AnswerSource } from '../../model/test-chat';
import { ReplyText } from '../ReplyText';
import { PassageList, SourceList } from '../SourceList';
import { usePassFocusOn } from '../use-pass-focus-on';

type Line = ChatLine<AnswerSource>;

interface LineActions {
  readonly onRetry: (line: Line) => void;
  readonly onRate: (line: Line, feedback: Feedback) => void;
}

interface ChatLogProps extends LineActions {
  readonly conversation: Conversation<AnswerSource>;
  /** Starter questions. */
  readonly starters: readonly string[];
  readonly onStarter: (question: string) => void;
}

/** Shows the lines of a conversation, and the reply or the failure that ends it. */
export function ChatLog({ conversation, starters, onStarter, onRetry, onRate }: ChatLogProps) {
  const { lines, isWaiting, growing } = conversation;
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
    <Flex
      ref={frame}
      direction="column"
      flex="1 1 220px"
      minH={lines.length === 0 ? 'max-content' : 0}
      overflowY="auto"
      p="4"
    >
      <Stack ref={log} tabIndex={-1} gap="3" role="log" aria-live="polite" aria-label={messages.chat.log}>
        {lines.map((line) => (
          <Fragment key={line.id}>
            {line.from === 'agent' ? (
              <AgentLine line={line} onRate={(feedback) => onRate(line, feedback)} />
            ) : (
              <>
                <Speaker alignSelf="flex-end">{messages.chat.you}</Speaker>
                <Bubble from="owner">
                  <Text dir="auto">{line.text}</Text>
                </Bubble>
              </>
            )}
            {line.failure !== undefined && (
              <FailureBubble reason={line.failure} onRetry={() => onRetry(line)} fallback={log} />
            )}
          </Fragment>
        ))}
      </Stack>
      {lines.length === 0 && (
        <Text tone="muted" textAlign="center" my="auto" py="8" px="4">
          {messages.chat.empty}
        </Text>
      )}
      {lines.length === 0 && starters.length > 0 && (
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
      {growing !== null && <GrowingReply text={growing} onStop={() => conversation.stop()} fallback={log} />}
      {isWaiting && growing === null && (
        <Flex align="center" gap="2" color="text.muted" mt="3">
          <Spinner size="16px" /> {messages.chat.waiting}
        </Flex>
      )}
    </Flex>
  );
}

/** Shows text from a document, a model or a visitor, which never becomes markup. */
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
      owner: { alignSelf: 'flex-end', bg: 'text', color: 'surface' },
      agent: { alignSelf: 'flex-start', bg: 'subtle' },
      failure: { alignSelf: 'flex-start', bg: 'danger.subtle' },
    },
  },
});

/** Names the speaker above the bubble. */
const Speaker = chakra('p', { base: { fontSize: 'xs', color: 'text.muted', px: '1', mb: '-2' } });

interface AgentLineProps {
  readonly line: Line;
  readonly onRate: (feedback: Feedback) => void;
}

function AgentLine({ line, onRate }: AgentLineProps) {
  const { text, sources = [], nearest = [], passages = [], messageId, feedback = null } = line;
  return (
    <>
      <Speaker>{messages.chat.assistant}</Speaker>
      <Bubble from="agent">
        <ReplyText text={text} />
        {line.isStopped && (
          <Text tone="muted" fontSize="xs" mt="1">
            {messages.chat.stopped}
          </Text>
        )}
        <PassageList title={sources.length > 0 ? titleOf(passages) : ''} passages={passages} />
        {passages.length === 0 && (
          <>
            <SourceList title={titleOf(sources)} sources={sources} />
            <SourceList title={messages.chat.nearest} sources={nearest} />
          </>
        )}
      </Bubble>
      {messageId !== undefined && <FeedbackButtons feedback={feedback} onRate={onRate} />}
    </>
  );
}

const titleOf = ({ length }: readonly unknown[]) => (length === 1 ? messages.chat.source : messages.chat.sources);

const CHOICES = [
  { value: 'helpful', label: messages.chat.helpful, Icon: ThumbsUp },
  { value: 'not-helpful', label: messages.chat.notHelpful, Icon: ThumbsDown },
] as const;

interface FeedbackButtonsProps {
  readonly feedback: Feedback | null;
  readonly onRate: (feedback: Feedback) => void;
}

/** Rates a reply. Pressing the same button again removes the feedback. */
function FeedbackButtons({ feedback, onRate }: FeedbackButtonsProps) {
  return (
    <Flex gap="1" alignSelf="flex-start" mt="-2">
      {CHOICES.map(({ value, label, Icon }) => {
        const isPressed = feedback === value;
        return (
          <Button
            key={value}
            variant="ghost"
            size="sm"
            px="2"
            fontSize="xs"
            aria-pressed={isPressed}
            color={isPressed ? 'accent.text' : undefined}
            bg={isPressed ? 'accent.subtle' : undefined}
            css={{ '& svg': { width: '14px', height: '14px' } }}
            onClick={() => onRate(value)}
          >
            <Icon aria-hidden /> {label}
          </Button>
        );
      })}
    </Flex>
  );
}

interface Removable {
  /** Gets the focus when the focused part is removed. */
  readonly fallback: RefObject<HTMLElement | null>;
}

function FailureBubble({ reason, onRetry, fallback }: Removable & { reason: string; onRetry: () => void }) {
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

/**
 * Shows the reply while it is streaming. Outside the log, so that a screen reader reads it once, when it is complete.
 */
function GrowingReply({ text, onStop, fallback }: Removable & { text: string; onStop: () => void }) {
  const frame = usePassFocusOn<HTMLDivElement>(fallback);
  return (
    <Stack ref={frame} gap="2" mt="3" aria-busy="true">
      <Speaker>{messages.chat.assistant}</Speaker>
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
