import type { getConversations } from '@frontdesk/shared/endpoints/conversation';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type { Database } from '../database/database';
import { readCursor, writeCursor } from './conversation-filters';
import { type FoundConversation, findConversations } from './find-conversations';

const PAGE = 50;

/** Lists one page of conversations, and where the next begins. */
export async function listConversations(
  database: Database,
  organizationId: string,
  { cursor, ...filters }: CheckedRequestOf<typeof getConversations>,
) {
  const found = await findConversations(database, organizationId, filters, {
    before: readCursor(cursor),
    limit: PAGE + 1,
  });
  const shown = found.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    conversations: shown.map(shownConversation),
    next: found.length > PAGE && last ? writeCursor(last) : null,
  };
}

/** Returns a conversation as the owner's screens receive it. */
export function shownConversation(found: FoundConversation) {
  const { activity, contactName, contactEmail, contactMessage, contactedAt, doneAt, ...conversation } = found;
  return { ...conversation, visitor: conversation.visitor || (contactName ?? ''), isDone: doneAt !== null };
}

type Contact = Pick<FoundConversation, 'contactName' | 'contactEmail' | 'contactMessage' | 'contactedAt'>;

/** Returns the visitor's details from 'Talk to a person'; null without any. */
export function shownContact({ contactName, contactEmail, contactMessage, contactedAt }: Contact) {
  if (contactedAt === null) return null;
  return { name: contactName ?? '', email: contactEmail ?? '', message: contactMessage ?? '', sentAt: contactedAt };
}
