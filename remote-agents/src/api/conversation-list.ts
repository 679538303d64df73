import { call } from '@frontdesk/shared/app';
import { getAccount } from '@frontdesk/shared/endpoints/account';
import * as endpoints from '@frontdesk/shared/endpoints/conversation';
import { endpointQuery } from '@frontdesk/shared/query';
import {
  type ConversationFilters,
  filterRequest,
  type ListedConversation,
  type LivePage,
  type UnansweredQuestion,
} from '../model/conversations';

/** Fetches a page of the list: the first page, or the page after `cursor`. */
export async function getConversations(
  filters: ConversationFilters,
  cursor: string | null,
  signal: AbortSignal,
): Promise<LivePage<ListedConversation>> {
  const request = { ...filterRequest(filters), ...(cursor !== null && { cursor }) };
  const { conversations, ...page } = await call(endpoints.getConversations, request, { signal });
  return { rows: conversations, ...page };
}

/** Returns the query of a conversation's last messages, which remain unread. */
export function peekQuery(id: string) {
  return endpointQuery(endpoints.getConversation, { id, peek: 'true' });
}

/** Fetches a page of the unanswered questions for one agent or for all. */
export async function getUnanswered(
  filters: { readonly agentId?: string },
  cursor: string | null,
  signal: AbortSignal,
): Promise<LivePage<UnansweredQuestion>> {
  const { groups, next } = await call(endpoints.getUnanswered, cursor === null ? filters : { ...filters, cursor }, {
    signal,
  });
  return { rows: groups, next };
}

export function dismissUnanswered(id: string): Promise<void> {
  return call(endpoints.dismissUnanswered, { id });
}

/** How long conversations are stored; null means forever. */
export type RetentionDays = (typeof endpoints.RETENTION_DAYS)[number] | null;

export const retentionQuery = () => endpointQuery(endpoints.getRetention, {});

export function saveRetention(days: RetentionDays): Promise<void> {
  return call(endpoints.setRetention, { days });
}

/** Whether the user is an owner or a member of the organization. */
export const roleQuery = () => endpointQuery(getAccount, {});
