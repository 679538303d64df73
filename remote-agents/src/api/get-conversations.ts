import { call } from '@frontdesk/shared/app';
import { getConversations as endpoint } from '@frontdesk/shared/endpoints/conversation';
import { type ConversationFilters, filterRequest } from '../model/conversation-filters';
import type { LivePage } from '../model/live-list';
import type { ListedConversation } from '../model/visitor-conversation';

/** Fetches a page of the list: the first page, or the page after `cursor`. */
export async function getConversations(
  filters: ConversationFilters,
  cursor: string | null,
  signal: AbortSignal,
): Promise<LivePage<ListedConversation>> {
  const request = { ...filterRequest(filters), ...(cursor !== null && { cursor }) };
  const { conversations, next } = await call(endpoint, request, { signal });
  return { rows: conversations, next };
}
