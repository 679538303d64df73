import { ApiError, useNavigate, useParams } from '@frontdesk/shared/app';
import { ButtonLink, PageFrame, Stack } from '@frontdesk/shared/ui/core';
import { EmptyState, FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import { Tabs } from '@frontdesk/shared/ui/tabs';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { urls } from '../../urls';
import { UnsavedLookProvider } from '../agent-preview/unsaved-look';
import { AgentHeader } from './AgentHeader';
import { AgentTabPanels } from './AgentTabPanels';
import { SetupRail } from './SetupRail';
import { type TabId, tabFrom, tabs } from './tabs';
import { useAgent } from './use-agent';
import { useSetup } from './use-setup';
import { useTabTitle } from './use-tab-title';

const words = messages.detail;

export function AgentDetailPage() {
  const { id = '', tab } = useParams();
  // The key starts a new page for each agent, so that nothing typed for one appears in another.
  return <AgentDetail key={id} id={id} tab={tab} />;
}

function AgentDetail({ id, tab }: { id: string; tab: string | undefined }) {
  const navigate = useNavigate();
  const { data: agent, error, refetch } = useAgent(id);
  const addressed = tabFrom(tab);
  // Shows the pressed tab at once. The address follows later, and until then another press must not see the old tab.
  const [{ selected, ...shown }, show] = useState({ addressed, selected: addressed });
  if (shown.addressed !== addressed) show({ addressed, selected: addressed });

  function select(next: TabId, part = '') {
    show({ addressed, selected: next });
    navigate(urls.agentTab(id, next) + part, { replace: true });
  }

  useTabTitle(selected, agent && (agent.name || messages.unnamedAgent));

  if (agent) return <LoadedAgent agent={agent} selected={selected} onSelect={select} />;

  const back = (
    <ButtonLink to={urls.agents} variant="outline">
      {words.back}
    </ButtonLink>
  );
  if (error instanceof ApiError && error.status === 404) {
    return (
      <PageFrame title={messages.detail.title}>
        <EmptyState icon={<SearchX aria-hidden />} action={back}>
          {words.unknown}
        </EmptyState>
      </PageFrame>
    );
  }
  if (error) {
    return (
      <PageFrame title={messages.detail.title} action={back}>
        <FailedState what={words.loadFailed} error={error} onRetry={() => void refetch()} />
      </PageFrame>
    );
  }
  return (
    <PageFrame title={messages.detail.title} intro={<span role="status">{words.loading}</span>}>
      <Stack gap="6" aria-hidden="true">
        <Skeleton height="44px" />
        <Skeleton height="320px" />
      </Stack>
    </PageFrame>
  );
}

interface LoadedAgentProps {
  readonly agent: Agent;
  readonly selected: TabId;
  /** `part` is the part of the tab to show, a fragment of the address. */
  readonly onSelect: (tab: TabId, part?: string) => void;
}

function LoadedAgent({ agent, selected, onSelect }: LoadedAgentProps) {
  const { conversations, done } = useSetup(agent);
  return (
    <AgentHeader
      agent={agent}
      conversations={conversations}
      onTest={() => onSelect('chat')}
      onInstall={() => onSelect('settings', urls.installPart)}
    >
      <SetupRail id={String(agent.id)} done={done} />
      <Tabs label={words.tabs} items={tabs} selected={selected} onSelect={(tab) => onSelect(tab)}>
        <UnsavedLookProvider>
          <AgentTabPanels agent={agent} selected={selected} />
        </UnsavedLookProvider>
      </Tabs>
    </AgentHeader>
  );
}
