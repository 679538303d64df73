import type { getConversation, getConversations, getUnanswered } from '@frontdesk/shared/endpoints/conversation';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';

/** A conversation as the list shows it. */
export type ListedConversation = ResponseOf<typeof getConversations>['conversations'][number];

/** One conversation with a part of its messages. */
export type OpenedConversation = ResponseOf<typeof getConversation>;
export type TranscriptMessage = OpenedConversation['messages'][number];
export type Contact = NonNullable<OpenedConversation['contact']>;

/** Questions of one meaning that were not answered. */
export type UnansweredQuestion = ResponseOf<typeof getUnanswered>['groups'][number];

/** All messages that were fetched, oldest first: those of earlier pages, then the newest ones as they are now. */
export function mergeMessages(
  held: readonly TranscriptMessage[],
  newest: readonly TranscriptMessage[],
): readonly TranscriptMessage[] {
  const ids = new Set(newest.map(({ id }) => id));
  return [...held.filter(({ id }) => !ids.has(id)), ...newest];
}

/** What the visitor asked before a message; '' when nothing. */
export function questionBefore(messages: readonly TranscriptMessage[], messageId: string): string {
  const index = messages.findIndex(({ id }) => id === messageId);
  return messages.slice(0, Math.max(index, 0)).findLast(({ from }) => from === 'visitor')?.text ?? '';
}
