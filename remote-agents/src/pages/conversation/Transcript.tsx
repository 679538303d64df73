import { Badge, type BadgeTone, Box, Button, chakra, Flex, Text } from '@frontdesk/shared/ui/core';
import { FailedState, formatDateTime, latePart, Skeleton } from '@frontdesk/shared/ui/data';
import ListPlus from 'lucide-react/icons/list-plus';
import PencilLine from 'lucide-react/icons/pencil-line';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { type ComponentProps, memo, useLayoutEffect, useRef, useState } from 'react';
import { replyToVisitor } from '../../api/conversations';
import { detail as detailWords } from '../../messages/conversation';
import { formFailed } from '../../messages/news';
import { testQuestions as testMessages } from '../../messages/test-questions';
import { reply } from '../../messages/work';
import { type ListedConversation, questionBefore, type TranscriptMessage } from '../../model/conversations';
import { initialOf } from '../../model/initial-color';
import { tagOf } from '../key-tag';
import { OutcomeBadge } from '../OutcomeBadge';
import { ReplyText, TypedText } from '../ReplyText';
import { PassageList, SourceList } from '../SourceList';
import { useAction } from '../use-action';
import { FACE, timeMark } from './thread';

/** These load when a correction or a test question is written, which most visits do not do. */
const late = { failed: formFailed, whileLoading: <Skeleton height="32px" mt="2" /> };
const NewAnswerDialog = latePart({ load: async () => (await import('../AnswerDialog')).NewAnswerDialog, ...late });
const TestQuestionDialog = latePart({
  load: async () => (await import('../TestQuestionDialog')).TestQuestionDialog,
  ...late,
});

/** Shows text from a visitor, a document or a model, which never becomes markup. */
const Bubble = chakra('div', {
  base: {
    whiteSpace: 'break-spaces',
    overflowWrap: 'anywhere',
    '& button, & a': { whiteSpace: 'normal', maxW: '100%' },
    '[data-face=note] > &': { border: '1px dashed', borderColor: 'brass' },
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
});

type Said = 'visitor' | 'agent' | 'owner' | 'person' | 'note';

/** Returns the speaker's displayed name. */
function speakerOf(from: Said, visitor: string, person: string | null): string {
  const words = detailWords.from;
  if (from === 'note') return [words.note, person].filter(Boolean).join(' · ');
  return (from === 'visitor' ? visitor : from === 'person' && person) || words[from];
}

/** Lays out only the visible ones of two thousand messages. Their boxes extend as far down as their buttons. */
const FAR = { contentVisibility: 'auto', containIntrinsicSize: 'auto 90px', pb: '3', mb: '-3' } as const;

interface MessageItemProps {
  /** Whether the conversation has very many messages. */
  readonly isLong: boolean;
  readonly conversationId: string;
  /** The visitor's name; '' without one. */
  readonly visitor: string;
  readonly message: TranscriptMessage;
  readonly previousAt: string | null;
  readonly onResent: () => Promise<void>;
  /** Absent when no answer can be stored, because the agent was deleted. */
  readonly onCorrect: ((messageId: string) => void) | undefined;
  /** Absent when no test question can be stored. */
  readonly onTest: ((question: string) => void) | undefined;
}

/**
 * Shows a message with its time and, for a reply, its outcome and sources. Memoized, so that it does not rerender when
 * earlier messages appear above.
 */
const MessageItem = memo(function MessageItem({
  isLong,
  conversationId,
  visitor,
  message,
  previousAt,
  onResent,
  onCorrect,
  onTest,
}: MessageItemProps) {
  const { from, person, text, sentAt, outcome, feedback } = message;
  const mark = timeMark(sentAt, previousAt);
  const isAgent = from === 'agent';
  const time = mark !== '' && (
    <Text tone="muted" fontSize="xs" textAlign="center" my="3">
      <time dateTime={sentAt ?? undefined}>{mark}</time>
    </Text>
  );
  if (from === 'joined' || from === 'left' || from === 'returned') {
    return (
      <Box as="li" display="flex" flexDirection="column" css={isLong ? FAR : undefined}>
        {time}
        <Text tone="muted" fontSize="xs" textAlign="center">
          {detailWords.events[from](person ?? detailWords.from.person)}
        </Text>
      </Box>
    );
  }
  const side = from === 'visitor' ? 'flex-start' : 'flex-end';
  const speaker = speakerOf(from, visitor, person);
  // Most replies are answers; the others stand out, and offer a correction.
  const isMissed = isAgent && outcome !== null && outcome !== 'answered';
  return (
    <Box as="li" display="flex" flexDirection="column" css={isLong ? FAR : undefined}>
      {time}
      <Flex
        direction="column"
        gap="1"
        maxW={{ base: '94%', md: '80%' }}
        alignSelf={side}
        align={side}
        data-face={from}
        data-initial={initialOf(speaker)}
        css={FACE}
      >
        <Text tone="muted" fontSize="xs" maxW="100%" truncate dir="auto">
          {speaker}
        </Text>
        <Bubble title={formatDateTime(sentAt)}>
          {isAgent && <ReplyText text={text} />}
          {from === 'visitor' && <div dir="auto">{text}</div>}
          {!isAgent && from !== 'visitor' && <TypedText text={text} />}
          {isAgent && (
            <PassageList
              title={outcome === 'answered' ? detailWords.sources(message.passages.length) : ''}
              passages={message.passages}
            />
          )}
          {isAgent && message.passages.length === 0 && (
            <>
              <SourceList title={detailWords.sources(message.sources.length)} sources={message.sources} />
              <SourceList title={detailWords.nearest} sources={message.nearest} />
            </>
          )}
        </Bubble>
        <Flex columnGap="3" align="center" justify={side} wrap="wrap" fontSize="xs" color="text.muted" css={QUIET}>
          {isMissed && <OutcomeBadge outcome={outcome} isQuiet />}
          {feedback && (
            <Flex as="span" gap="1" align="center" color={feedback === 'helpful' ? 'success' : 'danger'}>
              {feedback === 'helpful' ? <ThumbsUp size={14} aria-hidden /> : <ThumbsDown size={14} aria-hidden />}
              {feedback === 'helpful' ? detailWords.helpful : detailWords.notHelpful}
            </Flex>
          )}
          {from === 'owner' && <DeliveryState conversationId={conversationId} message={message} onResent={onResent} />}
          {isAgent && onCorrect && (
            <SmallButton
              variant={isMissed ? 'outline' : 'ghost'}
              data-quiet={!isMissed || undefined}
              onClick={() => onCorrect(message.id)}
            >
              <PencilLine aria-hidden /> {detailWords.correct}
            </SmallButton>
          )}
          {from === 'visitor' && onTest && (
            <SmallButton data-quiet onClick={() => onTest(text)}>
              <ListPlus aria-hidden /> {testMessages.addFromConversation}
            </SmallButton>
          )}
        </Flex>
      </Flex>
    </Box>
  );
});

/**
 * Rarely needed buttons appear where the pointer or the focus is. A button that would be on a separate line overlaps
 * the lower edge of the message, where it needs no space. On touch screens they are always visible, on one line.
 */
const QUIET = {
  '@media (hover: hover)': {
    '& > [data-quiet]:only-child': { position: 'absolute', zIndex: 1, bg: 'surface', borderColor: 'line' },
    'li:not(:hover, :focus-within) > * > & [data-quiet]': { opacity: 0 },
  },
} as const;

function SmallButton(props: ComponentProps<typeof Button>) {
  return (
    <Button
      variant="ghost"
      size="sm"
      minH="24px"
      px="2"
      fontSize="xs"
      css={{ '& svg': { boxSize: '14px' } }}
      {...props}
    />
  );
}

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

/**
 * An element that gets the focus is scrolled above the reply card (`ReplyCard`), which remains in the window for the
 * person who has the chat.
 */
const CLEAR_OF_COMPOSER = {
  '@media (min-width: 64em) and (min-height: 48em)': {
    '& :is(a, button, summary, [tabindex])': { scrollMarginBottom: 'calc(60dvh + 32px)' },
  },
};

/** Shows the messages, oldest first. Each reply can be corrected. */
export function Transcript({ conversation, messages, onChanged, ...earlier }: TranscriptProps) {
  const { id, agentId, agentName, agentColor, visitor } = conversation;
  const [correctedId, setCorrectedId] = useState<string | null>(null);
  const [tested, setTested] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  useStillWhileGrowingAbove(list, messages[0]?.id);

  return (
    <Flex as="section" direction="column" flex="1" aria-label={detailWords.transcript} p={{ base: '4', md: '6' }}>
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
            {detailWords.earlier}
          </Button>
        </Flex>
      )}
      {earlier.earlierError != null && (
        <Box mb="5">
          <FailedState what={detailWords.earlierFailed} error={earlier.earlierError} onRetry={earlier.onEarlier} />
        </Box>
      )}
      {messages.length === 0 && <Text tone="muted">{detailWords.empty}</Text>}
      <Box
        as="ol"
        ref={list}
        tabIndex={-1}
        outline="none"
        display="flex"
        flexDirection="column"
        gap="2"
        css={conversation.speaker === 'person' ? CLEAR_OF_COMPOSER : undefined}
        style={tagOf(agentId, agentName, agentColor)}
      >
        {messages.map((message, index) => (
          <MessageItem
            key={message.id}
            isLong={messages.length > LONG_FROM}
            conversationId={id}
            visitor={visitor}
            message={message}
            previousAt={messages[index - 1]?.sentAt ?? null}
            onResent={onChanged}
            onCorrect={agentId === null ? undefined : setCorrectedId}
            onTest={agentId === null ? undefined : setTested}
          />
        ))}
      </Box>
      {tested !== null && agentId !== null && (
        <TestQuestionDialog agentId={agentId} from={tested} onClose={() => setTested(null)} />
      )}
      {correctedId !== null && agentId !== null && (
        <NewAnswerDialog
          purpose={{ agentId, messageId: correctedId }}
          question={questionBefore(messages, correctedId)}
          onClose={() => setCorrectedId(null)}
        />
      )}
    </Flex>
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

const TONES: Record<NonNullable<TranscriptMessage['delivery']>, BadgeTone> = {
  waiting: 'neutral',
  sent: 'success',
  failed: 'danger',
};

interface DeliveryStateProps {
  readonly conversationId: string;
  readonly message: TranscriptMessage;
  readonly onResent: () => Promise<void>;
}

/** Shows whether a reply by mail was sent. A failed reply can be sent again. */
function DeliveryState({ conversationId, message: { text, delivery }, onResent }: DeliveryStateProps) {
  const sending = useAction({
    act: () => replyToVisitor(conversationId, text),
    failed: reply.failed,
    onDone: onResent,
  });
  if (!delivery) return null;
  return (
    <>
      <Badge tone={TONES[delivery]}>{detailWords.delivery[delivery]}</Badge>
      {delivery === 'failed' && (
        <Button
          variant="ghost"
          size="sm"
          px="2"
          fontSize="xs"
          pending={sending.isPending}
          onClick={() => sending.run()}
        >
          {detailWords.sendAgain}
        </Button>
      )}
    </>
  );
}
