import { call } from '@frontdesk/shared/app';
import * as endpoints from '@frontdesk/shared/endpoints/conversation';

export function markConversationDone(id: string, isDone: boolean): Promise<void> {
  return call(endpoints.markConversationDone, { id, isDone });
}

export function deleteConversation(id: string): Promise<void> {
  return call(endpoints.deleteConversation, { id });
}

/** Deletes every conversation of the same visitor. Returns how many. */
export async function deleteVisitor(id: string): Promise<number> {
  const { deleted } = await call(endpoints.deleteVisitor, { id });
  return deleted;
}

export async function replyToVisitor(id: string, text: string): Promise<void> {
  await call(endpoints.replyToVisitor, { id, text });
}

export function dismissUnanswered(id: string): Promise<void> {
  return call(endpoints.dismissUnanswered, { id });
}
