import type { askForPerson as endpoint } from '@frontdesk/shared/endpoints/chat';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import { recipientsOfAlerts } from '../alerts/alert-store';
import { personMail } from '../alerts/person-mail';
import { conversationLink } from '../conversations/conversation-link';
import { leaveContact } from '../conversations/leave-contact';
import { readTurns } from '../conversations/read-turns';
import { ApiError } from '../http/api-error';
import type { ChatClient } from './chat-client';
import type { PersonNotice } from './chat-limits';
import type { ChatServices } from './chat-services';
import { type ConversationNotices, shorten } from './conversation-notices';
import { PHRASES } from './phrases/phrases';
import { replyLanguage } from './phrases/reply-language';

type Contact = Pick<CheckedRequestOf<typeof endpoint>, 'name' | 'email' | 'message'>;

interface Notices {
  readonly notices: ConversationNotices;
  readonly personNotice: () => Promise<PersonNotice>;
}

/** Stores how to reach a visitor, and notifies everybody in the organization, by mail too if they want that. */
export async function askForPerson(
  { database, mailer, notify, stopLinks }: Pick<ChatServices, 'database' | 'mailer' | 'notify' | 'stopLinks'>,
  agent: ChatClient,
  conversationId: string,
  contact: Contact,
  { notices, personNotice }: Notices,
): Promise<{ next: string }> {
  if (!agent.offersPerson) throw new ApiError(403, 'This chat does not offer to talk to a person.');
  await leaveContact(database, conversationId, contact);
  const notice = await personNotice();
  if (notice === 'summary') await notices.addPerson(agent.id);
  if (notice === 'now') {
    const { name, email, message } = contact;
    const said = message.trim() === '' ? '' : `: ${shorten(message)}`;
    const text = `${name} (${email}) asked ${agent.name} for a person${said}`;
    await notify(agent.organizationId, 'chat', 'Wants a person', text, conversationLink(conversationId));
    for (const recipient of await recipientsOfAlerts(database, agent.organizationId)) {
      const wish = { ...contact, conversationId, agentName: agent.name };
      mailer.inBackground(async () => personMail(recipient, wish, stopLinks.linkFor(recipient.id, recipient.origin)));
    }
  }
  const said = (await readTurns(database, conversationId)).at(-1)?.question ?? contact.message;
  const language = agent.settings.language ?? replyLanguage(said, agent.caller.acceptLanguage);
  return { next: PHRASES[language].personAsked(contact.email) };
}
