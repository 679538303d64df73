import { useRealtime } from '@frontdesk/shared/app';
import { getConversations } from '@frontdesk/shared/endpoints/conversation';
import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import { endpointQuery, type QueryClient, useMutation, useQuery, useQueryClient } from '@frontdesk/shared/query';
import { useTabPoll } from '@frontdesk/shared/use-tab-poll';
import { useCallback, useEffect, useState } from 'react';
import { peekQuery } from '../../api/conversation-list';
import { conversationQuery, getEarlierMessages } from '../../api/conversations';
import { type ConversationFilters, mergeMessages, type TranscriptMessage } from '../../model/conversations';

const POLL_MS = 15_000;
/** How often to poll while the owner talks to the visitor and no hub announces messages. */
const TALK_POLL_MS = 2_000;
/** A visitor who has written within this time may continue. The hub announces conversations, not each message. */
const UNDER_WAY_MS = 10 * 60_000;

/** How long to wait for the hub to announce a change made on this page, before the page fetches it. */
const ANNOUNCED_MS = 50;

/**
 * Returns a conversation with its requested earlier messages, and updates it while it may continue. Without `filters`,
 * the conversation has no neighbors and remains unread.
 */
export function useTranscript(id: string, filters: ConversationFilters | null) {
  const client = useQueryClient();
  const isLive = useRealtime().status === 'Connected';
  const [held, setHeld] = useState<readonly TranscriptMessage[]>([]);
  const [cursor, setCursor] = useState<string | null | undefined>(undefined);
  const options = filters ? conversationQuery(id, filters) : peekQuery(id);
  const query = useQuery(options);
  useTabPoll<typeof query.data>({
    queryKey: options.queryKey,
    intervalMs(newest) {
      // The hub announces each message in a conversation with a person.
      if (newest?.isMine) return isLive ? POLL_MS : TALK_POLL_MS;
      const last = Date.parse(newest?.conversation.lastActivity ?? '');
      return !isLive || Date.now() - last < UNDER_WAY_MS ? POLL_MS : false;
    },
  });
  const { data } = query;
  const isOpened = data !== undefined && filters !== null;

  useEffect(
    function refreshUnreadCount() {
      // Opening a conversation marks its notifications as read. If none is unread, there is nothing to fetch again.
      if (isOpened) void refreshUnread(client, id);
    },
    [isOpened, client, id],
  );

  const before = cursor === undefined ? (data?.earlier ?? null) : cursor;
  const messages = mergeMessages(held, data?.messages ?? []);
  const earlier = useMutation({
    mutationFn: (from: string) => getEarlierMessages(id, from),
    onSuccess(page) {
      setHeld(mergeMessages(page.messages, messages));
      setCursor(page.earlier);
    },
  });

  /** Refreshes this conversation and the lists after a change, unless the hub has announced it and they are being fetched. */
  const refresh = useCallback(async () => {
    const changedAt = Date.now();
    if (isLive) await new Promise((resolve) => setTimeout(resolve, ANNOUNCED_MS));
    const isOld = (state?: { readonly dataUpdatedAt: number }) => !isLive || (state?.dataUpdatedAt ?? 0) < changedAt;
    // Data that is no longer shown is fetched when it is shown again.
    const fetchOld = (queryKey: readonly unknown[]) =>
      client.invalidateQueries({ queryKey, predicate: ({ state }) => isOld(state) }, { cancelRefetch: !isLive });
    void fetchOld([getConversations.path]);
    await fetchOld((filters ? conversationQuery(id, filters) : peekQuery(id)).queryKey);
  }, [client, isLive, id, filters]);

  return {
    ...query,
    messages,
    hasEarlier: before !== null,
    isLoadingEarlier: earlier.isPending,
    earlierError: earlier.error,
    loadEarlier() {
      if (before !== null && !earlier.isPending) earlier.mutate(before);
    },
    refresh,
  };
}

async function refreshUnread(client: QueryClient, id: string): Promise<void> {
  const listed = { ...endpointQuery(getNotifications, {}), staleTime: Number.POSITIVE_INFINITY };
  const { notifications } = await client.fetchQuery(listed).catch(() => ({ notifications: [] }));
  const isUnread = notifications.some(({ dateRead, link }) => !dateRead && link?.endsWith(`/${id}`));
  if (isUnread) await client.invalidateQueries({ queryKey: [getNotifications.path] });
}
