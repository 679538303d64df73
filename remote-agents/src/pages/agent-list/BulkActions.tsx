import { messageOf, showToast } from '@frontdesk/shared/app';
import { getBots } from '@frontdesk/shared/endpoints/bot-list';
import { endpointKey, useQueryClient } from '@frontdesk/shared/query';
import type { Selection } from '@frontdesk/shared/selection';
import { Button, Flex, Text } from '@frontdesk/shared/ui/core';
import { type RefObject, useRef, useState } from 'react';
import * as messages from '../../messages';
import type { AgentSummary } from '../../model/agent';
import { usePassFocusOn } from '../use-pass-focus-on';
import type { BulkAction, BulkResult } from './BulkResults';

const loadResults = () => import('./BulkResults');
type Results = Awaited<ReturnType<typeof loadResults>>;

/** Runs an action for many agents, one after the other. A failure does not stop the others. */
export function useBulkActions() {
  const client = useQueryClient();
  const [Results, setResults] = useState<Results['BulkResults']>();
  const [results, setRows] = useState<readonly BulkResult[]>([]);
  const [isRunning, setRunning] = useState(false);
  const inFlight = useRef(false);

  async function runAll({ BulkResults, runBulkAction }: Results, action: BulkAction, agents: readonly AgentSummary[]) {
    setResults(() => BulkResults);
    for (const agent of agents) {
      const result = await runBulkAction(client, action, agent);
      setRows((current) => [...current, { id: agent.id, name: agent.name, ...result }]);
    }
    await client.invalidateQueries({ queryKey: endpointKey(getBots) });
  }

  async function run(action: BulkAction, agents: readonly AgentSummary[]) {
    if (inFlight.current) return;
    inFlight.current = true;
    setRunning(true);
    setRows([]);
    await loadResults()
      .then((loaded) => runAll(loaded, action, agents))
      .catch((error: unknown) => showToast('error', messageOf(error)));
    inFlight.current = false;
    setRunning(false);
  }

  return { Results, results, isRunning, run, dismiss: () => setRows([]) };
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
