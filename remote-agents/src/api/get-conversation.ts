import { call } from '@frontdesk/shared/app';
import { getConversation } from '@frontdesk/shared/endpoints/conversation';
import { endpointQuery } from '@frontdesk/shared/query';
import { type ConversationFilters, filterRequest } from '../model/conversation-filters';
import type { OpenedConversation } from '../model/visitor-conversation';

/**
 * Returns the query of a conversation with its newest messages; its neighbors are those of the list with the same
 * filters.
 */
export function conversationQuery(id: string, filters: ConversationFilters) {
  return endpointQuery(getConversation, { ...filterRequest(filters), id });
}

/** Fetches the messages before the shown ones. */
export function getEarlierMessages(id: string, before: string): Promise<OpenedConversation> {
  return call(getConversation, { id, before });
}
