import { call } from '@frontdesk/shared/app';
import { getConversations } from '@frontdesk/shared/endpoints/conversation';
import * as endpoints from '@frontdesk/shared/endpoints/conversation-work';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import { getPeople } from '@frontdesk/shared/endpoints/people';
import { newId } from '@frontdesk/shared/new-id';
import { endpointQuery } from '@frontdesk/shared/query';

/** The people of the organization, to whom conversations are assigned. */
export const peopleQuery = () => endpointQuery(getPeople, {});

type Person = ResponseOf<typeof getPeople>['people'][number];

/** Returns the full name, or the email of a person without a name. */
export const personName = ({ firstName, lastName, email }: Person) => `${firstName} ${lastName}`.trim() || email;

/**
 * How many are open: the caller's conversations, everybody's conversations, and unanswered questions. Each change to a
 * list of conversations also refreshes these numbers.
 */
export const countsQuery = {
  queryKey: [getConversations.path, 'counts'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(endpoints.countConversations, {}, { signal }),
};

/** Assigns a conversation to a person; null assigns it to nobody. */
export function assignConversation(id: string, personId: string | null): Promise<void> {
  return call(endpoints.assignConversation, { id, personId });
}

/** A note that the server may already have stored, if its answer was lost. */
let sent = { key: '', turnId: '' };

/** Adds a note. Adding the same note again after a failure does not store it twice. */
export async function addNote(id: string, text: string): Promise<void> {
  const key = `${id} ${text}`;
  if (sent.key !== key) sent = { key, turnId: newId() };
  await call(endpoints.addNote, { id, text, turnId: sent.turnId });
  sent = { key: '', turnId: '' };
}
