import { ApiError, useNavigate, useParams } from '@frontdesk/shared/app';
import { ButtonLink, chakra, PageFrame, Stack } from '@frontdesk/shared/ui/core';
import { EmptyState, FailedState, Skeleton, Tabs } from '@frontdesk/shared/ui/data';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import * as messages from '../../messages';
import { urls } from '../../urls';
import { AgentTabPanels } from './AgentTabPanels';
import { type TabId, tabFrom, tabs } from './tabs';
import { useAgent } from './use-agent';

const words = messages.detail;

export function AgentDetailPage() {
  const { id = '', tab } = useParams();
  // Another agent is another page: nothing typed for one may turn up in the other.
  return <AgentDetail key={id} id={id} tab={tab} />;
}

function AgentDetail({ id, tab }: { id: string; tab: string | undefined }) {
  const navigate = useNavigate();
  const { data: agent, error, refetch } = useAgent(id);
  const addressed = tabFrom(tab);
  // The address follows in its own time; what was pressed is shown at once, or the next press would meet the old tab.
  const [{ selected, ...shown }, show] = useState({ addressed, selected: addressed });
  if (shown.addressed !== addressed) show({ addressed, selected: addressed });

  function select(next: TabId) {
    show({ addressed, selected: next });
    navigate(urls.agentTab(id, next), { replace: true });
  }

  if (agent) {
    return (
      <PageFrame
        title={agent.name || 'Agent without a name'}
        intro={
          agent.description && (
            <chakra.span lineClamp="2" title={agent.description}>
              {agent.description}
            </chakra.span>
          )
        }
      >
        <Tabs label={words.tabs} items={tabs} selected={selected} onSelect={select}>
          <AgentTabPanels agent={agent} selected={selected} />
        </Tabs>
      </PageFrame>
    );
  }

  const back = (
    <ButtonLink to={urls.agents} variant="outline">
      {words.back}
    </ButtonLink>
  );
  if (error instanceof ApiError && error.status === 404) {
    return (
      <PageFrame title="Agent">
        <EmptyState icon={<SearchX aria-hidden />} action={back}>
          {words.unknown}
        </EmptyState>
      </PageFrame>
    );
  }
  if (error) {
    return (
      <PageFrame title="Agent" action={back}>
        <FailedState what={words.loadFailed} error={error} onRetry={() => void refetch()} />
      </PageFrame>
    );
  }
  return (
    <PageFrame title="Agent" intro={<span role="status">{words.loading}</span>}>
      <Stack gap="6" aria-hidden="true">
        <Skeleton height="44px" />
        <Skeleton height="320px" />
      </Stack>
    </PageFrame>
  );
}
