import { showToast, useDraftText } from '@frontdesk/shared/app';
import { isBlank } from '@frontdesk/shared/endpoints/visible-text';
import { Button, Card, Flex, Grid, PageFrame, Stack } from '@frontdesk/shared/ui/core';
import { TextField } from '@frontdesk/shared/ui/form';
import Send from 'lucide-react/icons/send';
import { type FormEvent, useEffect, useRef } from 'react';
import * as messages from '../../messages';
import { CallPanel } from './CallPanel';
import { Conversation } from './Conversation';
import { PeopleHere } from './PeopleHere';
import { useCall } from './use-call';
import { useOwnName } from './use-own-name';
import { usePeerChat } from './use-peer-chat';

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

  /** The name takes effect on blur. */
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
          <Flex direction="column" gap="5" minH="280px">
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
