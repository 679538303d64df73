import { showToast, useRealtime } from '@frontdesk/shared/app';
import { waitsForPerson } from '@frontdesk/shared/endpoints/conversation';
import { SAID_MAX, TYPING_MS } from '@frontdesk/shared/endpoints/live';
import { Badge, Box, Button, Flex, Grid, Heading, Stack, Text } from '@frontdesk/shared/ui/core';
import { TextAreaField } from '@frontdesk/shared/ui/form';
import SendIcon from 'lucide-react/icons/send';
import {
  type Dispatch,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react';
import { isSendKey } from '../../../widget/chat/send-key';
import * as api from '../../api/take-over';
import { takeOver as words } from '../../messages/take-over';
import type { ListedConversation, TranscriptMessage } from '../../model/conversations';
import { PassageList, SourceList } from '../SourceList';
import { useAction } from '../use-action';
import { OwnAnswers } from './OwnAnswers';

export interface TakeOverCardProps {
  readonly conversation: ListedConversation;
  /** Whether the caller has taken it over. */
  readonly isMine: boolean;
  readonly messages: readonly TranscriptMessage[];
  readonly onChanged: () => Promise<void>;
  /**
   * The control that chooses what to write: above the message field of the person who has the conversation, or else
   * beside the button.
   */
  readonly choices?: ReactNode;
  /** Whether she chose to write a message. If not, the message is hidden and its text is kept. */
  readonly isChosen?: boolean;
  /**
   * Whether it is beside a list. Then no field is focused automatically, because the list's keys would type into it.
   * Default: no.
   */
  readonly isBeside?: boolean;
}

/** Lets a person take over the chat, shows who has taken it over, and shows the chat itself to that person. */
export function TakeOverCard(props: TakeOverCardProps) {
  const { conversation, isMine, onChanged, choices, isBeside = false } = props;
  const { id, speaker, person, isLive } = conversation;
  // Kept even if the conversation is lost.
  const [text, setText] = useState('');
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const [wasTaken] = useState(isMine);
  const card = useRef<HTMLElement>(null);
  const takeOver = useRef<HTMLButtonElement>(null);
  const wasMine = useRef(isMine);
  useEffect(
    function keepFocus() {
      // The button that returned the conversation was removed.
      const isLost = wasMine.current && !isMine && document.activeElement === document.body;
      if (isLost) (takeOver.current ?? card.current?.querySelector('button'))?.focus();
      wasMine.current = isMine;
    },
    [isMine],
  );
  const taking = useAction({
    act: () => api.takeOverConversation(id),
    failed: words.startFailed,
    // Refreshes even after a failure: somebody else may have taken it over first.
    onEnd: onChanged,
  });
  if (isMine) {
    const draft = { text, setText, pending, setPending };
    return <Composer {...props} draft={draft} takesFocus={!(isBeside && wasTaken)} />;
  }
  const unsent = [...pending.map((message) => message.text), text].filter((one) => one.trim() !== '').join('\n');
  return (
    <Box as="section" ref={card} aria-label={words.title}>
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Text role="status">
          {speaker === 'person' && words.has(person ?? '')}
          {speaker === 'waiting' && <b>{words.waiting}</b>}
          {speaker === 'assistant' && words.answers} {isLive && speaker !== 'person' && words.here}
        </Text>
        <Flex gap="2" wrap="wrap">
          {choices}
          {speaker !== 'person' && (
            <Button
              ref={takeOver}
              data-start
              size="sm"
              variant={waitsForPerson(conversation) ? 'solid' : 'outline'}
              pending={taking.isPending}
              onClick={() => taking.run()}
            >
              {words.start}
            </Button>
          )}
        </Flex>
      </Flex>
      {unsent !== '' && (
        <Text tone="muted" fontSize="sm" mt="3" whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto">
          {words.unsent} {unsent}
        </Text>
      )}
    </Box>
  );
}

/** A message that the server may not have yet. */
interface Pending {
  readonly turnId: string;
  readonly text: string;
  readonly hasFailed: boolean;
}

interface ComposerProps extends TakeOverCardProps {
  readonly takesFocus: boolean;
  readonly draft: {
    readonly text: string;
    readonly setText: Dispatch<SetStateAction<string>>;
    readonly pending: readonly Pending[];
    readonly setPending: Dispatch<SetStateAction<readonly Pending[]>>;
  };
}

/** The sources are beside the message if the card, whose width depends on what is beside it, has room for both. */
const ONE_COLUMN = { gridTemplateColumns: 'minmax(0, 1fr)' };
const SOURCES_BESIDE = {
  ...ONE_COLUMN,
  '@container (min-width: 640px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
};

/**
 * The person's side of the chat: unsent messages, the message field, the last reply's sources, and the agent's own
 * answers.
 */
function Composer({ conversation, messages, draft, onChanged, choices, takesFocus, isChosen = true }: ComposerProps) {
  const { id, agentId } = conversation;
  const { text, setText, pending, setPending } = draft;
  const last = messages.findLast(({ from }) => from === 'agent');
  const hasSources = last !== undefined && last.sources.length + last.nearest.length + last.passages.length > 0;
  const field = useRef<HTMLFormElement>(null);
  const focus = () => field.current?.querySelector('textarea')?.focus();
  const begins = useRef(takesFocus);
  useEffect(function beginToWrite() {
    if (begins.current) field.current?.querySelector('textarea')?.focus();
  }, []);
  const changed = useRef(onChanged);
  changed.current = onChanged;
  useEffect(
    function stay() {
      return api.keepConversation(id, () => {
        showToast('info', words.lost);
        void changed.current();
      });
    },
    [id],
  );
  const leaving = useAction({
    act: () => api.returnToAssistant(id),
    failed: words.leaveFailed,
    onDone() {
      api.letGo(id);
      return onChanged();
    },
  });

  async function deliver(message: Omit<Pending, 'hasFailed'>) {
    const others = (all: readonly Pending[]) => all.filter(({ turnId }) => turnId !== message.turnId);
    setPending((all) => [...others(all), { ...message, hasFailed: false }]);
    try {
      await api.sayInConversation(id, message);
      await onChanged();
      setPending(others);
    } catch {
      setPending((all) => all.map((one) => (one.turnId === message.turnId ? { ...one, hasFailed: true } : one)));
      // Somebody else may have taken over meanwhile.
      void onChanged();
    }
  }

  function send(event?: FormEvent) {
    event?.preventDefault();
    const message = text.trim();
    if (message === '' || message.length > SAID_MAX) return;
    setText('');
    focus();
    void deliver({ turnId: api.newTurnId(), text: message });
  }

  function sendOnEnter(event: KeyboardEvent) {
    const { key, shiftKey, keyCode, nativeEvent } = event;
    if (isSendKey({ key, shiftKey, keyCode, isComposing: nativeEvent.isComposing })) send(event);
  }

  function add(answer: string) {
    setText((written) => (written.trim() ? `${written.trimEnd()}\n${answer}` : answer));
    focus();
  }

  return (
    <Box as="section" aria-label={words.title} css={{ containerType: 'inline-size' }}>
      <Stack gap="3">
        {pending.map((message) => (
          <PendingMessage key={message.turnId} message={message} onRetry={() => void deliver(message)} />
        ))}
        <Flex columnGap="4" rowGap="2" wrap="wrap" align="center">
          {choices}
          <VisitorState conversation={conversation} messages={messages} />
          <Button size="sm" variant="outline" flexShrink={0} pending={leaving.isPending} onClick={() => leaving.run()}>
            {words.leave}
          </Button>
        </Flex>
        <Grid gap="5" css={hasSources ? SOURCES_BESIDE : ONE_COLUMN} hidden={!isChosen}>
          <form ref={field} onSubmit={send} noValidate hidden={!isChosen}>
            <Stack gap="3">
              <TextAreaField
                label={words.label}
                name="message"
                rows={2}
                dir="auto"
                maxLength={SAID_MAX}
                value={text}
                onChange={(next) => {
                  setText(next);
                  if (next.trim()) api.showTyping(id);
                }}
                onKeyDown={sendOnEnter}
              />
              <Flex gap="3" wrap="wrap">
                <Button type="submit">
                  <SendIcon aria-hidden /> {words.send}
                </Button>
                {agentId !== null && <OwnAnswers agentId={agentId} onUse={add} />}
              </Flex>
            </Stack>
          </form>
          {last && hasSources && <LastSources message={last} />}
        </Grid>
      </Stack>
    </Box>
  );
}

function PendingMessage({ message: { text, hasFailed }, onRetry }: { message: Pending; onRetry: () => void }) {
  return (
    <Flex gap="2" align="center" justify="flex-end" wrap="wrap">
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto" px="4" py="2" rounded="lg" bg="subtle" minW={0}>
        {text}
      </Text>
      {hasFailed ? (
        <>
          <Badge tone="danger" role="alert">
            {words.notSent}
          </Badge>
          <Button size="sm" variant="outline" onClick={onRetry}>
            {words.retry}
          </Button>
        </>
      ) : (
        <Text tone="muted" fontSize="xs" role="status">
          {words.sending}
        </Text>
      )}
    </Flex>
  );
}

/**
 * Shows whether the visitor is present and whether she is typing; the latter for six seconds, or until her message
 * arrives.
 */
function VisitorState({ conversation, messages }: Pick<TakeOverCardProps, 'conversation' | 'messages'>) {
  const { id, isLive } = conversation;
  const { typing } = useRealtime();
  const at = typing?.conversationId === id ? typing.at : 0;
  const lastId = messages.findLast(({ from }) => from === 'visitor')?.id;
  const [isOver, setOver] = useState(true);
  useEffect(
    function show() {
      const left = at + TYPING_MS - Date.now();
      setOver(left <= 0);
      if (left <= 0) return;
      const timer = setTimeout(() => setOver(true), left);
      return () => clearTimeout(timer);
    },
    [at],
  );
  // Depends on a message that it does not read.
  useEffect(
    function endWithMessage() {
      setOver(true);
    },
    [lastId],
  );
  return (
    <Text tone="muted" fontSize="sm" role="status" flex="1 1 120px">
      {isOver ? (isLive ? words.here : words.away) : `${words.typing}…`}
    </Text>
  );
}

/** Shows the sources of the assistant's last reply, so that the person can answer from them. */
function LastSources({ message: { sources, nearest, passages } }: { message: TranscriptMessage }) {
  return (
    <Stack gap="1" minW={0}>
      <Heading size="sm">{words.sources}</Heading>
      <PassageList title="" passages={passages} />
      {passages.length === 0 && <SourceList title="" sources={[...sources, ...nearest]} />}
    </Stack>
  );
}
