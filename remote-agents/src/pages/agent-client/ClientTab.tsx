import { storage } from '@frontdesk/shared/app';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { asOwnEvent, useQuery, useQueryClient } from '@frontdesk/shared/query';
import { Box, Button, Card, Flex, IconButton, Stack, Text } from '@frontdesk/shared/ui/core';
import { CopyButton } from '@frontdesk/shared/ui/data';
import { SwitchField, TextAreaField, TextField } from '@frontdesk/shared/ui/form';
import { ConfirmDialog } from '@frontdesk/shared/ui/overlay';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { generateSecret, secretMade, setClientActive } from '../../api/agents';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { Advanced } from '../Advanced';
import { useAction } from '../use-action';
import { useRefreshAgent } from '../use-refresh-agent';

/**
 * Returns the storage key that records whether an agent's client was last switched on or off. Other servers number the
 * agents of each organization from 1, so the key contains the organization if the server names one.
 */
function clientStateKey(organizationId: WireId | null, agentId: WireId): string {
  return `client-active:${organizationId ?? ''}:${agentId}`;
}

/** Parses a stored state; null when it is missing or unreadable. */
function parseClientState(stored: string | null): boolean | null {
  return stored === 'true' ? true : stored === 'false' ? false : null;
}

function formatClientState(isActive: boolean): string {
  return String(isActive);
}

export interface ClientState {
  readonly isActive: boolean;
  /** The source of the state. 'assumed' means active, the state of a new client. */
  readonly source: 'server' | 'browser' | 'assumed';
  /** Stores what was sent, for servers that do not report the state. */
  remember(isActive: boolean): void;
}

/** Returns whether the agent's client is active, as reported by the server or else as last sent from this browser. */
export function useClientState({ id, client, carried }: Agent): ClientState {
  const queries = useQueryClient();
  const key = clientStateKey(carried.organizationId, id);
  const read = () => parseClientState(storage.read(key));
  // The state is also in the query cache, so that all tabs of the agent update, even when the browser stores nothing.
  const { data: sent } = useQuery({ queryKey: [key], queryFn: read, initialData: read, staleTime: 'static' });
  return {
    isActive: client.isActive ?? sent ?? true,
    source: client.isActive !== null ? 'server' : sent !== null ? 'browser' : 'assumed',
    remember(isActive) {
      storage.write(key, formatClientState(isActive));
      queries.setQueryData([key], isActive);
    },
  };
}

/** The same length for every secret, so that the mask reveals nothing. */
const MASK = '••••••••••••••••';

interface SecretFieldProps {
  /** Null when the server does not send it. */
  readonly secret: string | null;
  /** Whether it was just created and is therefore shown immediately. */
  readonly isFresh: boolean;
}

function SecretField({ secret, isFresh }: SecretFieldProps) {
  const [choice, setChoice] = useState<boolean | null>(null);
  const isShown = secret !== null && (choice ?? isFresh);
  const hint =
    secret === null
      ? messages.client.secretIsKept
      : isFresh
        ? messages.client.secretIsFresh
        : messages.client.secretIsPrivate;
  return (
    <Flex gap="2" align="flex-start">
      <Box flex="1" minW={0}>
        <TextField
          label={messages.client.secret}
          name="clientSecret"
          value={isShown ? secret : MASK}
          errors={[]}
          onChange={() => {}}
          readOnly
          fontFamily="mono"
          hint={hint}
        />
      </Box>
      {secret !== null && (
        <Flex gap="2" pt="31px">
          <IconButton
            variant="outline"
            aria-label={isShown ? messages.client.hide : messages.client.show}
            onClick={() => setChoice(!isShown)}
          >
            {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </IconButton>
          <CopyButton text={secret} what={messages.client.copySecret} />
        </Flex>
      )}
    </Flex>
  );
}

/** Returns shell commands that an owner's server can use to chat with the agent, in three calls. */
export function serverExample(origin: string, clientId: string): string {
  const words = messages.client.exampleParts;
  return `SITE=${origin}
CLIENT_ID=${quoted(clientId)}
CLIENT_SECRET=fds_...    # ${words.secret}
CONVERSATION=$(uuidgen)  # ${words.conversation}

call() {
  curl -s -X POST "$SITE/api/v1/chat/$1" -H "client_id: $CLIENT_ID" -H "client_secret: $CLIENT_SECRET" \\
    -H 'content-type: application/json' -d "$2"
}
call "startSession?conversationId=$CONVERSATION" '{}'
call addParticipant '{"conversationId":"'$CONVERSATION'","userName":"${words.userName}","ipAddress":""}'
PARTICIPANT=...          # ${words.participant}
call sendMessage '{"conversationId":"'$CONVERSATION'","clientId":"'$CLIENT_ID'","participantId":"'$PARTICIPANT'","text":"${words.question}"}'
`;
}

/** Quotes any text as a single shell word. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Shows calls from the owner's server with the client secret, ready to copy. */
function ServerExample({ clientId }: { clientId: string }) {
  const example = serverExample(window.location.origin, clientId);
  return (
    <Flex gap="2" align="flex-start">
      <Box flex="1" minW={0}>
        <TextAreaField
          label={messages.client.example}
          name="serverExample"
          value={example}
          errors={[]}
          onChange={() => {}}
          readOnly
          rows={8}
          wrap="off"
          fontFamily="mono"
          fontSize="xs"
          spellCheck={false}
          hint={messages.client.exampleHint}
        />
      </Box>
      <Box pt="31px">
        <CopyButton text={example} what={messages.client.copyExample} />
      </Box>
    </Flex>
  );
}

export function ClientTab({ agent }: { agent: Agent }) {
  const client = useQueryClient();
  const refresh = useRefreshAgent(agent.id);
  const [freshSecret, setFreshSecret] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const clientId = agent.client.id;
  // A server that does not report secrets may still have one.
  const hasSecret = agent.client.hasSecret !== false || agent.client.secret !== null || freshSecret !== null;
  const state = useClientState(agent);

  function accept(secret: string | null) {
    if (secret !== null) setFreshSecret(secret);
    return refresh();
  }

  const generation = useAction({
    act: () => asOwnEvent(client, secretMade(agent.id), () => generateSecret(agent, state.isActive)),
    // The first secret creates the client.
    done: () => (clientId ? messages.client.generated : messages.client.updated),
    failed: messages.client.generateFailed,
    onDone: accept,
    onEnd: () => setAsking(false),
  });
  const activation = useAction({
    act: (isActive: boolean) => setClientActive(agent, clientId ?? '', isActive),
    done: () => messages.client.updated,
    failed: messages.client.failed,
    onDone(secret, isActive) {
      state.remember(isActive);
      return accept(secret);
    },
  });

  return (
    <Card>
      <Stack gap="6">
        <Flex gap="2" align="flex-start">
          <Box flex="1" minW={0}>
            <TextField
              label={messages.client.id}
              name="clientId"
              value={clientId ?? ''}
              placeholder={messages.client.noIdYet}
              errors={[]}
              onChange={() => {}}
              readOnly
              fontFamily={clientId ? 'mono' : undefined}
              textOverflow="ellipsis"
              hint={messages.client.idIsPublic}
            />
          </Box>
          {clientId && (
            <Box pt="29px" css={{ '& button': { boxSize: '40px' } }}>
              <CopyButton text={clientId} what={messages.client.copyId} />
            </Box>
          )}
        </Flex>
        {clientId &&
          (hasSecret ? (
            <SecretField key={freshSecret} secret={freshSecret ?? agent.client.secret} isFresh={freshSecret !== null} />
          ) : (
            <Text tone="muted">{messages.client.noSecretYet}</Text>
          ))}
        <Flex>
          <Button
            pending={generation.isPending}
            variant={clientId ? 'outline' : 'solid'}
            onClick={() => (clientId && hasSecret ? setAsking(true) : generation.run())}
          >
            {messages.client.generate}
          </Button>
        </Flex>
        {clientId && (
          <SwitchField
            label={messages.client.status}
            checked={activation.input ?? state.isActive}
            pending={activation.isPending}
            onChange={(isActive) => activation.run(isActive)}
            words={[messages.status.active, messages.status.inactive]}
            hint={messages.client.stateHints[state.source]}
          />
        )}
        {/* A server that reports the secret is ours, and accepts calls with it. */}
        {clientId && agent.client.hasSecret !== null && (
          <Advanced>
            <ServerExample clientId={clientId} />
          </Advanced>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        question={messages.client.generateQuestion}
        confirmLabel={messages.client.replace}
        pending={generation.isPending}
        onConfirm={() => generation.run()}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}
