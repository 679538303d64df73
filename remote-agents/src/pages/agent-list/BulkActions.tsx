import { messageOf } from '@frontdesk/shared/app';
import { getBots } from '@frontdesk/shared/endpoints/bot-list';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { endpointKey, type QueryClient, useQueryClient } from '@frontdesk/shared/query';
import type { Selection } from '@frontdesk/shared/selection';
import { Box, Button, Flex, Stack, Text } from '@frontdesk/shared/ui/core';
import { type RefObject, useRef, useState } from 'react';
import * as messages from '../../messages';
import type { AgentSummary } from '../../model/agent';
import { usePassFocusOn } from '../use-pass-focus-on';
import type { BulkAction } from './run-bulk-action';

interface BulkResult {
  readonly id: WireId;
  readonly name: string;
  readonly text: string;
  readonly isFailure: boolean;
}

const actionOf = (client: QueryClient, action: BulkAction, agent: AgentSummary) =>
  import('./run-bulk-action').then(
    ({ runBulkAction }) => runBulkAction(client, action, agent),
    (error: unknown) => ({ text: messageOf(error), isFailure: true }),
  );

/** Runs an action for many agents, one after the other. A failure does not stop the others. */
export function useBulkActions() {
  const client = useQueryClient();
  const [results, setResults] = useState<readonly BulkResult[]>([]);
  const [isRunning, setRunning] = useState(false);
  const inFlight = useRef(false);

  async function run(action: BulkAction, agents: readonly AgentSummary[]) {
    if (inFlight.current) return;
    inFlight.current = true;
    setRunning(true);
    setResults([]);
    for (const agent of agents) {
      const result = { id: agent.id, name: agent.name, ...(await actionOf(client, action, agent)) };
      setResults((current) => [...current, result]);
    }
    await client.invalidateQueries({ queryKey: endpointKey(getBots) });
    inFlight.current = false;
    setRunning(false);
  }

  return { results, isRunning, run, forget: () => setResults([]) };
}

interface SelectionBarProps {
  readonly selection: Selection<AgentSummary>;
  readonly isRunning: boolean;
  readonly onAct: (action: BulkAction) => void;
  readonly fallback: RefObject<HTMLElement | null>;
}

/** Shows how many agents are selected, on all pages, and the actions for all of them. */
export function SelectionBar(props: SelectionBarProps) {
  const count = props.selection.selected.length;
  return (
    <Flex wrap="wrap" align="center" gap="2" minH={{ base: '0', md: '40px' }}>
      <Text role="status" fontWeight={500}>
        {count > 0 && messages.grid.selected(count)}
      </Text>
      {count > 0 && <SelectionActions {...props} />}
    </Flex>
  );
}

function SelectionActions({ selection, isRunning, onAct, fallback }: SelectionBarProps) {
  const frame = usePassFocusOn<HTMLDivElement>(fallback);
  return (
    <Flex ref={frame} wrap="wrap" align="center" gap="2">
      <Button variant="outline" size="sm" pending={isRunning} onClick={() => onAct('enable')}>
        {messages.grid.enable}
      </Button>
      <Button variant="outline" size="sm" pending={isRunning} onClick={() => onAct('disable')}>
        {messages.grid.disable}
      </Button>
      <Button variant="outline" size="sm" pending={isRunning} onClick={() => onAct('delete')}>
        {messages.grid.deleteSelected}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => selection.replace([])}>
        {messages.grid.clearSelection}
      </Button>
    </Flex>
  );
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
          {messages.list.bulkCounts(results.length - failures, failures)}
        </Text>
        <Button variant="ghost" size="sm" onClick={onDismiss}>
          {messages.actions.dismiss}
        </Button>
      </Flex>
      <Stack as="ul" gap="1" listStyleType="none" maxH="160px" overflowY="auto" aria-label={messages.list.bulkResults}>
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
