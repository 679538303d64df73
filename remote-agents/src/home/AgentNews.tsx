import { storage } from '@frontdesk/shared/app';
import { newestOf } from '@frontdesk/shared/cards';
import type { HomeCardProps, HomeList, HomeNews } from '@frontdesk/shared/contract';
import type { getBots } from '@frontdesk/shared/endpoints/bot-list';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import { useOwnCalls } from '@frontdesk/shared/own-calls';
import { useQuery } from '@frontdesk/shared/query';
import { Badge } from '@frontdesk/shared/ui/core';
import { latePart } from '@frontdesk/shared/ui/data';
import { useEffect, useMemo, useState } from 'react';
import { listedAgentsQuery } from '../api/listed-agents';
import * as messages from '../messages/home';
import { urls } from '../urls';
import type { ConversationNewsProps } from './ConversationNews';

const PART_FAILED = 'agents:news-failed';

/** Loads after the dashboard, because only our server has conversations. */
const ConversationNews = latePart<ConversationNewsProps>({
  async load() {
    try {
      return (await import(/* webpackChunkName: "home-later" */ './ConversationNews')).ConversationNews;
    } catch (error) {
      // This part shows the failure itself, so the dashboard must not wait for its news.
      dispatchEvent(new Event(PART_FAILED));
      throw error;
    }
  },
  failed: messages.newsFailed,
  mb: '6',
});

/** Storage key: whether this browser has seen conversations, so that later visits fetch them immediately. */
const KNOWN_KEY = 'agents:has-news';

/** Reports the agents to the dashboard, and on our server also their conversations. */
export function AgentNews({ onNews }: HomeCardProps) {
  const [isKnown] = useState(() => storage.read(KNOWN_KEY) === 'yes');
  const isOurs = useOwnCalls() || isKnown;
  const { data: agents, error, refetch } = useQuery(listedAgentsQuery);
  const [conversations, setConversations] = useState<HomeNews | null>(null);
  const hasAgents = agents !== undefined && agents.length > 0;
  const news = useMemo((): HomeNews | null => {
    if (error && !agents) return { failure: { text: messages.agentsFailed, error, retry: () => void refetch() } };
    if (!agents) return null;
    if (agents.length === 0) return { sentence: [messages.noAgentYet] };
    // A browser that has seen conversations waits for them, so that the lists do not move.
    if (isKnown && conversations === null) return null;
    return { lists: [listOf(agents)], ...conversations };
  }, [agents, error, refetch, isKnown, conversations]);
  useEffect(function stopWaiting() {
    const stop = () => setConversations((known) => known ?? {});
    addEventListener(PART_FAILED, stop);
    return () => removeEventListener(PART_FAILED, stop);
  }, []);
  useEffect(() => onNews?.(news), [onNews, news]);
  useEffect(
    function rememberConversations() {
      // The list of conversations; the list of agents before it is always shown.
      if (conversations) storage.write(KNOWN_KEY, conversations.lists?.[1] ? 'yes' : null);
    },
    [conversations],
  );
  return isOurs && hasAgents ? <ConversationNews listOf={listOf} onNews={setConversations} /> : null;
}

function listOf(agents: ResponseOf<typeof getBots>): HomeList {
  const enabled = agents.filter((agent) => agent.enabled).length;
  return {
    title: messages.title,
    count: agents.length,
    ...(enabled < agents.length && { detail: messages.counts(enabled, agents.length - enabled) }),
    all: { label: messages.all, to: urls.agents },
    order: 20,
    items: newestOf(agents, ({ dateCreated }) => dateCreated).map(({ id, name, description, enabled }) => ({
      id: String(id),
      text: name || messages.unnamed,
      to: urls.agent(id),
      ...(description && { detail: description }),
      ...(!enabled && { mark: <Badge>{messages.disabled}</Badge> }),
    })),
  };
}
