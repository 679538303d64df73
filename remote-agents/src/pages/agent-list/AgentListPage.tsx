import { loadPart, useLocation } from '@frontdesk/shared/app';
import { DemonstrationNotice } from '@frontdesk/shared/demonstration';
import { useOwnCalls } from '@frontdesk/shared/own-calls';
import { useQuery } from '@frontdesk/shared/query';
import { useSelection } from '@frontdesk/shared/selection';
import { Box, Button, ButtonLink, Flex, PageFrame } from '@frontdesk/shared/ui/core';
import { FailedState } from '@frontdesk/shared/ui/data';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { agentActivityQuery, agentsQuery } from '../../api/agent-list';
import * as messages from '../../messages';
import type { AgentSummary } from '../../model/agent';
import { filterAgents, pageOfAgents, sortAgents } from '../../model/agent-list';
import { createdIdOf } from '../../model/created-state';
import { urls } from '../../urls';
import { QuotaNotice } from '../QuotaNotice';
import { showFailure } from '../show-failure';
import { AgentGrid } from './AgentGrid';
import { SelectionBar, useBulkActions } from './BulkActions';
import type { DeleteAgentDialogProps } from './DeleteAgentDialog';
import { FilterField } from './FilterField';
import { useListAddress } from './use-list-address';

export function AgentListPage() {
  const { data, error, refetch, isPlaceholderData: isPart } = useQuery(agentsQuery);
  const { data: activity } = useQuery({ ...agentActivityQuery, enabled: useOwnCalls() });
  const { name, sort, page, ...address } = useListAddress();
  // Only the first page of the server's order is known before the whole list has loaded.
  const agents = isPart && (name || sort || page > 1) ? undefined : data;
  const createdId = createdIdOf(useLocation().state);
  const selection = useSelection(agents);
  const count = useRef<HTMLParagraphElement>(null);
  const filter = useRef<HTMLInputElement>(null);
  const [leaving, setLeaving] = useState<AgentSummary | null>(null);
  const [Question, setQuestion] = useState<ComponentType<DeleteAgentDialogProps>>();

  const bulk = useBulkActions();
  // Always the same function, because rows are memoized by their props.
  const ask = useCallback((agent: AgentSummary) => {
    loadPart(() => import('./DeleteAgentDialog')).then(({ DeleteAgentDialog }) => {
      setQuestion(() => DeleteAgentDialog);
      setLeaving(agent);
    }, showFailure(messages.grid.actionsFailed));
  }, []);

  async function exportFound() {
    try {
      const { exportAgents } = await import('./export-agents');
      exportAgents(found ?? []);
    } catch (failure) {
      showFailure(messages.grid.exportFailed)(failure);
    }
  }

  useEffect(
    function logFailure() {
      if (error) console.error(messages.list.fetchFailed, error);
    },
    [error],
  );

  const sorted = useMemo(() => agents && sortAgents(agents, sort), [agents, sort]);
  const found = useMemo(() => sorted && filterAgents(sorted, name), [sorted, name]);

  return (
    <PageFrame
      title={messages.list.title}
      intro={messages.list.intro}
      hidesIntro
      action={
        <ButtonLink to={urls.newAgent}>
          <Plus aria-hidden /> {messages.list.add}
        </ButtonLink>
      }
    >
      {agents && agents.length > 0 && <DemonstrationNotice of="agents" />}
      <QuotaNotice quotas={['agents']} mb="4" />
      {agents && error && (
        <Box mb="4">
          <FailedState what={messages.list.error} error={error} onRetry={() => void refetch()} />
        </Box>
      )}
      <Flex wrap="wrap" gap="3" mb="4">
        <Box flex="1 1 180px" maxW="320px" minW={0} css={{ '@media (max-width: 359px)': { flexBasis: '100%' } }}>
          <FilterField ref={filter} value={name} onFilter={address.filterBy} />
        </Box>
        <SelectionBar
          selection={selection}
          isRunning={bulk.isRunning}
          fallback={count}
          onAct={(action) => void bulk.run(action, selection.selected)}
        />
        {found && found.length > 0 && !isPart && (
          <Button variant="outline" ms="auto" onClick={() => void exportFound()}>
            <Download aria-hidden /> {messages.grid.exportCsv}
          </Button>
        )}
      </Flex>
      {bulk.Results && bulk.results.length > 0 && (
        <bulk.Results results={bulk.results} onDismiss={bulk.dismiss} fallback={count} />
      )}
      <AgentGrid
        activity={activity}
        total={agents?.length}
        shown={found && pageOfAgents(found, page)}
        found={(!isPart && found?.length) || 0}
        failure={agents ? null : error}
        sort={sort}
        selection={selection}
        createdId={createdId}
        onSort={address.sortBy}
        onPage={address.goTo}
        onClearFilter={() => {
          address.filterBy('');
          filter.current?.focus();
        }}
        onRetry={() => void refetch()}
        onDelete={ask}
        countRef={count}
      />
      {Question && (
        <Question agent={leaving} onDeleted={() => count.current?.focus()} onClose={() => setLeaving(null)} />
      )}
    </PageFrame>
  );
}
