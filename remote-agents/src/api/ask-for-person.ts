import { call } from '@frontdesk/shared/app';
import { askForPerson as endpoint } from '@frontdesk/shared/endpoints/chat';
import type { StartedConversation } from '../model/conversation';
import type { PersonRequest } from '../model/person-request';

/** Requests a person, as a visitor would. Returns a sentence about what happens next. */
export async function askForPerson(
  conversation: StartedConversation,
  clientId: string,
  request: PersonRequest,
): Promise<string> {
  const { next } = await call(endpoint, { ...conversation, ...request, consent: true }, { clientId });
  return next;
}
