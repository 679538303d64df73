import { call } from '@frontdesk/shared/app';
import { getConversations as endpoint } from '@frontdesk/shared/endpoints/conversation';
import { type ConversationFilters, filterRequest } from '../model/conversation-filters';
import type { LivePage } from '../model/live-list';
import type { ListedConversation } from '../model/visitor-conversation';

/** One page of the list: the first one, or the one that follows `cursor`. */
export async function getConversations(
  filters: ConversationFilters,
  cursor: string | null,
  signal: AbortSignal,
): Promise<LivePage<ListedConversation>> {
  const request = { ...filterRequest(filters), ...(cursor !== null && { cursor }) };
  const { conversations, next } = await call(endpoint, request, { signal });
  return { rows: conversations, next };
}
