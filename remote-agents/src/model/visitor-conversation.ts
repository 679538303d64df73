import type { getConversation, getConversations, getUnanswered } from '@frontdesk/shared/endpoints/conversation';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';

export type ListedConversation = ResponseOf<typeof getConversations>['conversations'][number];

/** A conversation with some of its messages. */
export type OpenedConversation = ResponseOf<typeof getConversation>;
export type TranscriptMessage = OpenedConversation['messages'][number];
export type Contact = NonNullable<OpenedConversation['contact']>;

/** Unanswered questions with the same meaning. */
export type UnansweredQuestion = ResponseOf<typeof getUnanswered>['groups'][number];

/** Combines all fetched messages, oldest first: those of earlier pages, then the newest ones in their current state. */
export function mergeMessages(
  held: readonly TranscriptMessage[],
  newest: readonly TranscriptMessage[],
): readonly TranscriptMessage[] {
  const ids = new Set(newest.map(({ id }) => id));
  return [...held.filter(({ id }) => !ids.has(id)), ...newest];
}

/** Returns the visitor's last question before a message; '' without one. */
export function questionBefore(messages: readonly TranscriptMessage[], messageId: string): string {
  const index = messages.findIndex(({ id }) => id === messageId);
  return messages.slice(0, Math.max(index, 0)).findLast(({ from }) => from === 'visitor')?.text ?? '';
}
