import { newestOf, SummaryCard } from '@frontdesk/shared/cards';
import { useQuery } from '@frontdesk/shared/query';
import { TextLink } from '@frontdesk/shared/ui/core';
import { listedAgentsQuery } from '../api/listed-agents';
import * as messages from '../messages/home';
import { urls } from '../urls';

export function AgentsCard() {
  const query = useQuery(listedAgentsQuery);
  const agents = query.data ?? [];
  const enabled = agents.filter((agent) => agent.enabled).length;
  return (
    <SummaryCard
      title={messages.title}
      to={urls.agents}
      linkLabel={messages.all}
      query={query}
      count={agents.length}
      detail={messages.counts(enabled, agents.length - enabled)}
      newest={newestOf(agents, ({ dateCreated }) => dateCreated).map(({ id, name }) => ({
        id,
        label: (
          <TextLink to={urls.agent(id)} maxW="100%" truncate title={name}>
            {name || messages.unnamed}
          </TextLink>
        ),
      }))}
      whenEmpty={messages.none}
    />
  );
}
