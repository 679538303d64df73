import { showToast } from '@frontdesk/shared/app';
import { asOwnEvent, useMutation, useQueryClient } from '@frontdesk/shared/query';
import { Box, Button, Card, Flex, Stack, Text } from '@frontdesk/shared/ui/core';
import { CopyButton } from '@frontdesk/shared/ui/data';
import { SwitchField, TextField } from '@frontdesk/shared/ui/form';
import { ConfirmDialog } from '@frontdesk/shared/ui/overlay';
import { useState } from 'react';
import { generateSecret, secretMade, setClientActive } from '../../api/agents';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { showFailure } from '../show-failure';
import { useOneAtATime } from '../use-one-at-a-time';
import { useRefreshAgent } from '../use-refresh-agent';
import { SecretField } from './SecretField';
import { ServerExample } from './ServerExample';
import { useClientState } from './use-client-state';

const words = messages.client;

export function ClientTab({ agent }: { agent: Agent }) {
  const client = useQueryClient();
  const refresh = useRefreshAgent(agent.id);
  const [freshSecret, setFreshSecret] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const clientId = agent.client.id;
  // A server that does not report secrets may have one.
  const hasSecret = agent.client.hasSecret !== false || agent.client.secret !== null || freshSecret !== null;
  const state = useClientState(agent);

  async function accept(secret: string | null, text: string) {
    if (secret !== null) setFreshSecret(secret);
    showToast('success', text);
    await refresh();
  }

  const generation = useMutation({
    mutationFn: () => asOwnEvent(client, secretMade(agent.id), () => generateSecret(agent, state.isActive)),
    // The first secret creates the client.
    onSuccess: (secret) => accept(secret, clientId ? words.generated : words.updated),
    onError: showFailure(words.generateFailed),
    onSettled: () => setAsking(false),
  });
  const activation = useMutation({
    mutationFn: (isActive: boolean) => setClientActive(agent, clientId ?? '', isActive),
    onSuccess: (secret, isActive) => {
      state.remember(isActive);
      return accept(secret, words.updated);
    },
    onError: showFailure(words.failed),
  });
  const generate = useOneAtATime(generation.mutate);
  const activate = useOneAtATime(activation.mutate);

  return (
    <Card>
      <Stack gap="6">
        <Flex gap="2" align="flex-start">
          <Box flex="1" minW={0}>
            <TextField
              label={messages.client.id}
              name="clientId"
              value={clientId ?? ''}
              placeholder={words.noIdYet}
              errors={[]}
              onChange={() => {}}
              readOnly
              fontFamily={clientId ? 'mono' : undefined}
              hint={words.idIsPublic}
            />
          </Box>
          {clientId && (
            <Box pt="29px">
              <CopyButton text={clientId} what={messages.client.copyId} />
            </Box>
          )}
        </Flex>
        {clientId &&
          (hasSecret ? (
            <SecretField key={freshSecret} secret={freshSecret ?? agent.client.secret} isFresh={freshSecret !== null} />
          ) : (
            <Text tone="muted">{words.noSecretYet}</Text>
          ))}
        <Flex>
          <Button
            pending={generation.isPending}
            variant={clientId && hasSecret ? 'outline' : 'solid'}
            onClick={() => (clientId && hasSecret ? setAsking(true) : generate())}
          >
            {words.generate}
          </Button>
        </Flex>
        {clientId && (
          <SwitchField
            label={messages.client.status}
            checked={activation.isPending ? activation.variables : state.isActive}
            pending={activation.isPending}
            onChange={(isActive) => activate(isActive)}
            words={[messages.status.active, messages.status.inactive]}
            hint={words.stateHints[state.source]}
          />
        )}
        {/* A server that reports the secret is ours, and accepts it. */}
        {clientId && agent.client.hasSecret !== null && <ServerExample clientId={clientId} />}
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        question={words.generateQuestion}
        confirmLabel={messages.client.replace}
        pending={generation.isPending}
        onConfirm={() => generate()}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}
