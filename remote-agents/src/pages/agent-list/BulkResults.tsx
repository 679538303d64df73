import { messageOf } from '@frontdesk/shared/app';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { asOwnEvent, type QueryClient } from '@frontdesk/shared/query';
import { Box, Button, Flex, Stack, Text } from '@frontdesk/shared/ui/core';
import type { RefObject } from 'react';
import { agentDeleted, deleteAgent, setAgentEnabled } from '../../api/agents';
import * as messages from '../../messages';
import type { AgentSummary } from '../../model/agent';
import { usePassFocusOn } from '../use-pass-focus-on';

export type BulkAction = 'enable' | 'disable' | 'delete';

export interface BulkResult {
  readonly id: WireId;
  readonly name: string;
  readonly text: string;
  readonly isFailure: boolean;
}

interface Action {
  readonly run: (agent: AgentSummary, client: QueryClient) => Promise<void>;
  readonly done: string;
  readonly failed: string;
}

const ACTIONS: Record<BulkAction, Action> = {
  enable: { run: ({ id }) => setAgentEnabled(id, true), done: messages.status.enabled, failed: messages.info.failed },
  disable: {
    run: ({ id }) => setAgentEnabled(id, false),
    done: messages.status.disabled,
    failed: messages.info.failed,
  },
  delete: {
    run: ({ id, name }, client) => asOwnEvent(client, agentDeleted(name), () => deleteAgent(id)),
    done: messages.changes.deleted,
    failed: messages.changes.deleteFailed,
  },
};

/** Runs an action for an agent and returns the result. */
export async function runBulkAction(
  client: QueryClient,
  action: BulkAction,
  agent: AgentSummary,
): Promise<{ text: string; isFailure: boolean }> {
  const { run, done, failed } = ACTIONS[action];
  try {
    await run(agent, client);
    return { text: done, isFailure: false };
  } catch (error) {
    console.error(failed, error);
    return { text: messageOf(error), isFailure: true };
  }
}

interface BulkResultsProps {
  readonly results: readonly BulkResult[];
  readonly onDismiss: () => void;
  readonly fallback: RefObject<HTMLElement | null>;
}

export function BulkResults({ results, onDismiss, fallback }: BulkResultsProps) {
  const frame = usePassFocusOn<HTMLDivElement>(fallback);
  const failures = results.filter(({ isFailure }) => isFailure).length;
  return (
    <Box ref={frame} mb="4" p="4" bg="surface" borderWidth="1px" rounded="lg">
      <Flex align="center" justify="space-between" gap="3" mb="2">
        <Text fontWeight={500} role="status">
          {messages.changes.bulkCounts(results.length - failures, failures)}
        </Text>
        <Button variant="ghost" size="sm" onClick={onDismiss}>
          {messages.actions.dismiss}
        </Button>
      </Flex>
      <Stack as="ul" gap="1" maxH="160px" overflowY="auto" aria-label={messages.changes.bulkResults}>
        {results.map(({ id, name, text, isFailure }) => (
          <Flex as="li" key={id} gap="3" justify="space-between">
            <Text truncate title={name}>
              {name}
            </Text>
            <Text tone={isFailure ? 'danger' : 'muted'} flexShrink={0} maxW="60%">
              {text}
            </Text>
          </Flex>
        ))}
      </Stack>
    </Box>
  );
}
