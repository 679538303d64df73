import { messageOf, showToast } from '@frontdesk/shared/app';
import { getBots } from '@frontdesk/shared/endpoints/bot-list';
import { endpointKey, useQueryClient } from '@frontdesk/shared/query';
import { Flex, Text } from '@frontdesk/shared/ui/core';
import { latePart } from '@frontdesk/shared/ui/data';
import { useRef, useState } from 'react';
import * as messages from '../../messages';
import type { AgentSummary } from '../../model/agent';
import type { BulkAction, BulkResult } from './BulkResults';
import type { SelectionBarProps } from './SelectionActions';

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

/** Loads with the first selection. */
const SelectionActions = latePart<SelectionBarProps>({
  load: async () => (await import('./SelectionActions')).SelectionActions,
  failed: messages.grid.actionsFailed,
});

/** Shows how many agents are selected on all pages, and the actions for them. */
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
