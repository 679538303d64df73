import { ApiError, useNavigate, useParams } from '@frontdesk/shared/app';
import { ButtonLink, PageFrame, Stack } from '@frontdesk/shared/ui/core';
import { EmptyState, FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import { Tabs } from '@frontdesk/shared/ui/tabs';
import { useEffect, useState } from 'react';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { urls } from '../../urls';
import { UnsavedLookProvider } from '../agent-look/unsaved-look';
import { AgentHeader } from './AgentHeader';
import { AgentTabPanels, type TabId, tabFrom, tabs } from './AgentTabPanels';
import { SetupRail, useSetup } from './SetupRail';
import { useAgent } from './use-agent';

/** Names the browser's tab after the open tab and the agent: 'Documents · Reception Desk'. */
function useTabTitle(tab: TabId, agentName: string | undefined): void {
  const label = tabs.find(({ id }) => id === tab)?.label;
  useEffect(
    function nameBrowserTab() {
      if (agentName === undefined) return;
      let isCurrent = true;
      // The host names the tab after the route, in an effect that runs after this one.
      queueMicrotask(() => {
        if (isCurrent) document.title = `${label} · ${agentName} - Frontdesk`;
      });
      return () => {
        isCurrent = false;
      };
    },
    [label, agentName],
  );
}

export function AgentDetailPage() {
  const { id = '', tab } = useParams();
  // The key starts a new page for each agent, so that nothing typed for one agent appears on the page of another.
  return <AgentDetail key={id} id={id} tab={tab} />;
}

function AgentDetail({ id, tab }: { id: string; tab: string | undefined }) {
  const navigate = useNavigate();
  const { data: agent, error, refetch } = useAgent(id);
  const addressed = tabFrom(tab);
  // Shows the pressed tab immediately. The address follows later, and another press before then must not see the old
  // tab.
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
      {messages.detail.back}
    </ButtonLink>
  );
  if (error instanceof ApiError && error.status === 404) {
    return (
      <PageFrame title={messages.detail.title}>
        <EmptyState drawing="missing" action={back}>
          {messages.detail.unknown}
        </EmptyState>
      </PageFrame>
    );
  }
  if (error) {
    return (
      <PageFrame title={messages.detail.title} action={back}>
        <FailedState what={messages.detail.loadFailed} error={error} onRetry={() => void refetch()} />
      </PageFrame>
    );
  }
  return (
    <PageFrame title={messages.detail.title} intro={<span role="status">{messages.detail.loading}</span>}>
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
  /** `part` is the part of the tab to show, from the fragment of the address. */
  readonly onSelect: (tab: TabId, part?: string) => void;
}

function LoadedAgent({ agent, selected, onSelect }: LoadedAgentProps) {
  const { conversations, done } = useSetup(agent);
  return (
    <AgentHeader
      agent={agent}
      conversations={conversations}
      isSwitchBelow={selected === 'info'}
      onTest={() => onSelect('chat')}
      onInstall={() => onSelect('settings', urls.installPart)}
    >
      <Tabs label={messages.detail.tabs} items={tabs} selected={selected} onSelect={(tab) => onSelect(tab)}>
        <SetupRail id={String(agent.id)} done={done} tab={selected} />
        <UnsavedLookProvider>
          <AgentTabPanels agent={agent} selected={selected} />
        </UnsavedLookProvider>
      </Tabs>
    </AgentHeader>
  );
}
