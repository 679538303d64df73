import { getBots } from '@frontdesk/shared/endpoints/bot';
import { endpointQuery, useQuery } from '@frontdesk/shared/query';
import { TextLink } from '@frontdesk/shared/ui/core';
import { newestOf } from './newest-of';
import { SummaryCard } from './SummaryCard';

export function AgentsCard() {
  const query = useQuery(endpointQuery(getBots, {}));
  const agents = query.data ?? [];
  const enabled = agents.filter((agent) => agent.enabled).length;
  return (
    <SummaryCard
      title="Agents"
      to="/agent"
      linkLabel="All agents"
      query={query}
      count={agents.length}
      detail={`${enabled} enabled, ${agents.length - enabled} disabled`}
      newest={newestOf(agents).map(({ id, name }) => ({
        id,
        label: (
          <TextLink to={`/agent/${encodeURIComponent(id)}`} maxW="100%" truncate title={name}>
            {name || 'Agent without a name'}
          </TextLink>
        ),
      }))}
      whenEmpty="No agent yet."
    />
  );
}
