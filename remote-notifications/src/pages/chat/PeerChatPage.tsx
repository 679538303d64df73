import { showToast, useDraftText } from '@frontdesk/shared/app';
import { getLoggedUser } from '@frontdesk/shared/endpoints/logged-user';
import { isBlank } from '@frontdesk/shared/endpoints/visible-text';
import { endpointQuery, useQuery } from '@frontdesk/shared/query';
import {
  Box,
  Button,
  Card,
  chakra,
  Flex,
  Grid,
  PageFrame,
  Stack,
  Text,
  VisuallyHidden,
} from '@frontdesk/shared/ui/core';
import { TextField } from '@frontdesk/shared/ui/form';
import Send from 'lucide-react/icons/send';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import * as messages from '../../messages/chat';
import { CallPanel } from './CallPanel';
import { useCall } from './use-call';
import { type PeerLine, usePeerChat } from './use-peer-chat';

/** Shows the messages, and scrolls to the newest at the bottom. */
function Conversation({ lines }: { lines: readonly PeerLine[] }) {
  const log = useRef<HTMLDivElement>(null);
  useEffect(
    function showNewest() {
      if (lines.length > 0) log.current?.scrollTo({ top: log.current.scrollHeight });
    },
    [lines],
  );
  return (
    <Box ref={log} role="log" tabIndex={0} aria-label={messages.conversation} flex="1" minH={0} overflowY="auto">
      {lines.length === 0 && (
        <Stack gap="4" align="center" height="100%" justify="center">
          <TwoPhones />
          <Text tone="muted">{messages.noMessages}</Text>
        </Stack>
      )}
      {lines.map(({ id, from, text, isOwn }) => (
        <Box key={id} mb="3" textAlign={isOwn ? 'end' : 'start'}>
          <Text fontSize="xs" tone="muted">
            {from}
            <VisuallyHidden>: </VisuallyHidden>
          </Text>
          <Text
            display="inline-block"
            maxW="85%"
            px="3"
            py="2"
            rounded="md"
            textAlign="start"
            whiteSpace="pre-wrap"
            overflowWrap="anywhere"
            bg={isOwn ? 'accent.subtle' : 'hover'}
          >
            {text}
          </Text>
        </Box>
      ))}
    </Box>
  );
}

/** A drawing of two connected house phones. */
function TwoPhones() {
  return (
    <chakra.svg
      viewBox="0 0 160 76"
      width="160px"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      color="text.muted"
      aria-hidden
    >
      <path d="M12 68h136M20 68l6-28h28l6 28M34 54a6 6 0 1 0 .1 0zM100 68l6-28h28l6 28M114 54a6 6 0 1 0 .1 0zM32 54h16M112 54h16" />
      <chakra.path
        stroke="brass"
        d="M22 40c-8-12 4-18 18-18s26 6 18 18l-8-2v-6H30v6zM102 40c-8-12 4-18 18-18s26 6 18 18l-8-2v-6h-20v6zM64 22c8-16 24-16 32 0"
      />
    </chakra.svg>
  );
}

interface PeopleHereProps {
  /** Everybody in the chat, including the user. */
  readonly names: readonly string[];
  readonly ownName: string;
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Lists who else is currently in the chat; pressing a name fills in the recipient. */
function PeopleHere({ names, ownName, chosen, onChoose }: PeopleHereProps) {
  const titleId = useId();
  const others = names.filter((name) => !isSame(name, ownName));
  return (
    <Box>
      <Text id={titleId} fontSize="sm" fontWeight={500} mb="2">
        {messages.hereNow}
      </Text>
      <Box role="status">
        {others.length === 0 && (
          <Text fontSize="sm" tone="muted">
            {messages.nobodyHere}
          </Text>
        )}
        <Flex as="ul" aria-labelledby={titleId} gap="2" wrap="wrap" maxH="40vh" overflowY="auto">
          {others.map((name) => (
            <Box as="li" key={name} maxW="100%">
              <Button
                variant="outline"
                size="sm"
                maxW="100%"
                aria-pressed={isSame(name, chosen)}
                onClick={() => onChoose(name)}
              >
                <Box as="span" overflow="hidden" textOverflow="ellipsis" title={name}>
                  {name}
                </Box>
              </Button>
            </Box>
          ))}
        </Flex>
      </Box>
    </Box>
  );
}

/** Returns the user's name in the chat: her own, or one that she typed, which is kept after she leaves the page. */
function useOwnName(): readonly [name: string, setName: (name: string) => void] {
  const { data: profile } = useQuery(endpointQuery(getLoggedUser, {}));
  const [typed, setTyped] = useDraftText('chat/own-name');
  const [isTyped, setIsTyped] = useState(typed !== '');
  const own = profile ? `${profile.firstName} ${profile.lastName}`.trim() : '';
  const setName = (name: string) => {
    setIsTyped(true);
    // No draft needed: the field falls back to the user's own name.
    setTyped(name === own ? '' : name);
    if (name === own) setIsTyped(false);
  };
  return [isTyped ? typed : own, setName];
}

export function PeerChatPage() {
  const [yourName, setYourName] = useOwnName();
  const [peerUser, setPeerUser] = useDraftText('chat/peer');
  const [message, setMessage] = useDraftText('chat/message');
  const takeSignal = useRef<(from: string, json: string) => void>(() => {});
  const { hub, connected, isConnected, people, lines, add } = usePeerChat((from, json) =>
    takeSignal.current(from, json),
  );
  const call = useCall(async (peer, json) => hub().sendSignal(peer, json));
  useEffect(function followTheCall() {
    takeSignal.current = call.takeSignal;
  });

  /** Runs an action, and shows a toast with the reason when it fails. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      showToast('error', error instanceof Error ? error.message : messages.notConnected);
    }
  }

  /** The name takes effect when the field loses the focus. */
  const sendName = () =>
    attempt(async () => {
      if (isConnected && !isBlank(yourName)) await hub().setName(yourName);
    });

  const latestSendName = useRef(sendName);
  latestSendName.current = sendName;
  const hasName = !isBlank(yourName);
  useEffect(
    function sendEarlierName() {
      // The name may have been typed or loaded from the profile before there was a connection.
      const isTyping = document.activeElement?.getAttribute('name') === 'yourName';
      if (isConnected && hasName && !isTyping) void latestSendName.current();
    },
    [isConnected, hasName],
  );

  const send = (event: FormEvent) => {
    event.preventDefault();
    return attempt(async () => {
      const text = message.trim();
      const chat = await connected();
      if (isBlank(text)) return;
      await chat.setName(yourName);
      await chat.sendMessage(peerUser, text);
      add(yourName.trim(), text, true);
      setMessage('');
    });
  };

  const startCall = () =>
    attempt(async () => {
      const chat = await connected();
      await chat.setName(yourName);
      if (isBlank(yourName)) throw new Error(messages.nameFirst);
      if (isBlank(peerUser)) throw new Error(messages.peerFirst);
      call.start(peerUser.trim());
    });

  return (
    <PageFrame title={messages.chatTitle} intro={messages.chatIntro}>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '320px minmax(0, 1fr)' }} gap="6" alignItems="start">
        <Card>
          <Stack gap="5">
            <TextField
              label={messages.yourName}
              name="yourName"
              autoComplete="nickname"
              value={yourName}
              onChange={setYourName}
              onBlur={() => void sendName()}
            />
            <TextField
              label={messages.peerUser}
              name="peerUser"
              autoComplete="off"
              value={peerUser}
              onChange={setPeerUser}
            />
            {people !== null && (
              <PeopleHere names={people} ownName={yourName} chosen={peerUser} onChoose={setPeerUser} />
            )}
            <CallPanel call={call} onStart={() => void startCall()} />
          </Stack>
        </Card>
        <Card>
          <Flex direction="column" gap="5" height="clamp(320px, 100vh - 300px, 640px)">
            <Conversation lines={lines} />
            <form onSubmit={(event) => void send(event)}>
              <Flex gap="3" align="flex-end" wrap="wrap">
                <Flex direction="column" flex="1 1 200px" minW={0}>
                  <TextField
                    label={messages.message}
                    name="message"
                    autoComplete="off"
                    value={message}
                    onChange={setMessage}
                  />
                </Flex>
                <Button type="submit">
                  <Send aria-hidden />
                  {messages.send}
                </Button>
              </Flex>
            </form>
          </Flex>
        </Card>
      </Grid>
    </PageFrame>
  );
}
