import { call } from '@frontdesk/shared/app';
import * as endpoints from '@frontdesk/shared/endpoints/conversation';
import { endpointQuery } from '@frontdesk/shared/query';
import { type ConversationFilters, filterRequest, type OpenedConversation } from '../model/conversations';

/**
 * Returns the query of a conversation with its newest messages; its neighbors are those in the list with the same
 * filters.
 */
export function conversationQuery(id: string, filters: ConversationFilters) {
  return endpointQuery(endpoints.getConversation, { ...filterRequest(filters), id });
}

/** Fetches the messages before those already shown. */
export function getEarlierMessages(id: string, before: string): Promise<OpenedConversation> {
  return call(endpoints.getConversation, { id, before });
}

export function markConversationDone(id: string, isDone: boolean): Promise<void> {
  return call(endpoints.markConversationDone, { id, isDone });
}

export function deleteConversation(id: string): Promise<void> {
  return call(endpoints.deleteConversation, { id });
}

/** Deletes every conversation with the same visitor. Returns how many. */
export async function deleteVisitor(id: string): Promise<number> {
  const { deleted } = await call(endpoints.deleteVisitor, { id });
  return deleted;
}

export async function replyToVisitor(id: string, text: string): Promise<void> {
  await call(endpoints.replyToVisitor, { id, text });
}
