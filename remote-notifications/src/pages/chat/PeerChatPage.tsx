import { showToast } from '@frontdesk/shared/app';
import { Button, Card, Flex, Grid, PageFrame, Stack, Text } from '@frontdesk/shared/ui/core';
import { TextField } from '@frontdesk/shared/ui/form';
import Phone from 'lucide-react/icons/phone';
import Send from 'lucide-react/icons/send';
import { type FormEvent, useState } from 'react';
import { messages } from '../../messages';

/** Fields named as the spec has them; without a hub every action says so and keeps what was typed. */
export function PeerChatPage() {
  const [yourName, setYourName] = useState('');
  const [peerUser, setPeerUser] = useState('');
  const [message, setMessage] = useState('');

  function sayNotConnected(event?: FormEvent) {
    event?.preventDefault();
    showToast('error', messages.notConnected);
  }

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
            />
            <TextField
              label={messages.peerUser}
              name="peerUser"
              autoComplete="off"
              value={peerUser}
              onChange={setPeerUser}
            />
            <Button variant="outline" onClick={() => sayNotConnected()}>
              <Phone aria-hidden />
              {messages.startCall}
            </Button>
          </Stack>
        </Card>
        <Card>
          <Flex direction="column" gap="5" minH="280px">
            <Text tone="muted" role="log" flex="1">
              {messages.noMessages}
            </Text>
            <form onSubmit={sayNotConnected}>
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
