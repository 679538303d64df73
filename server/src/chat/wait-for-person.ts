import type { waitForPerson as waitForPersonEndpoint } from '@frontdesk/shared/endpoints/chat';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type { Language } from '@frontdesk/shared/endpoints/languages';
import { recipientsOfAlerts } from '../alerts/alert-store';
import { waitMail } from '../alerts/person-mail';
import { conversationLink, countWaiting, findConversation, visitorAt } from '../conversations/conversation-store';
import { opensAgain } from '../hours/answer-hours';
import { ApiError } from '../http/api-error';
import type { ChatClient } from './chat-client';
import type { ChatLimits } from './chat-limits';
import type { ChatServices } from './chat-services';
import { browserLanguage, PHRASES } from './phrases/phrases';

type WaitServices = Pick<ChatServices, 'bus' | 'database' | 'mailer' | 'notify' | 'speakers' | 'stopLinks'>;

/** Returns how long a visitor who wants a person now waits for one, in minutes; 0 outside of the opening hours. */
export function waitMinutesOf({ settings, openingHours }: ChatClient, now = new Date()): number {
  return opensAgain(openingHours, 'en', now) === null ? settings.waitMinutes : 0;
}

const languageOf = ({ settings, caller }: ChatClient): Language =>
  settings.language ?? browserLanguage(caller.acceptLanguage) ?? 'en';

/** Returns what the visitor's page shows while she waits, by the moment at which the wait ends, and when nobody came. */
export function waitTexts(agent: ChatClient) {
  const { personWaits, nobodyFree } = PHRASES[languageOf(agent)];
  return {
    waits(until: string | null, now = Date.now()) {
      const minutes = Math.ceil((Date.parse(until ?? '') - now) / 60_000);
      return personWaits(Math.max(1, minutes || 1));
    },
    nobodyCame: nobodyFree,
  };
}

/**
 * Lets a visitor wait for a person, and notifies everybody in the organization once for each wait: in the dashboard or,
 * when nobody has it open, by mail at most every two minutes. Says when somebody works again instead, outside of the opening hours.
 */
export async function waitForPerson(
  services: WaitServices,
  agent: ChatClient,
  seat: CheckedRequestOf<typeof waitForPersonEndpoint>,
  limits: ChatLimits,
): Promise<{ isWaiting: boolean; text: string }> {
  const { database, speakers } = services;
  if (!agent.offersPerson) throw new ApiError(403, 'This chat does not offer to talk to a person.');
  let conversation = await findConversation(database, agent, seat);
  if (conversation.speaker === 'person') {
    // Her page may be silent by now.
    await speakers.endExpired(conversation.id);
    conversation = await findConversation(database, agent, seat);
  }
  const { speaker, isTest } = conversation;
  const language = languageOf(agent);
  const minutes = agent.settings.waitMinutes;
  if (speaker === 'assistant') {
    const closed = opensAgain(agent.openingHours, language, new Date());
    if (closed !== null) return { isWaiting: false, text: `${closed} ${PHRASES[language].leaveEmail}` };
    if (minutes === 0 || isTest) return { isWaiting: false, text: '' };
  }
  const wait = await speakers.wait(conversation, Math.max(1, minutes));
  try {
    if (wait.isBegun) {
      if (agent.isVisitor) await limits.takeWait(agent.caller);
      await announce(services, agent, conversation, { minutes, limits });
    }
  } catch (error) {
    await speakers.stopWaiting(conversation);
    throw error;
  }
  const isWaiting = wait.speaker === 'waiting';
  return { isWaiting, text: isWaiting ? PHRASES[language].personWaits(Math.max(1, minutes)) : '' };
}

type Conversation = Awaited<ReturnType<typeof findConversation>>;

async function announce(
  services: WaitServices,
  { name, organizationId }: ChatClient,
  { id, userName, firstQuestion: question, place }: Conversation,
  { minutes, limits }: { readonly minutes: number; readonly limits: ChatLimits },
): Promise<void> {
  const { bus, database, mailer, notify, stopLinks } = services;
  const asked = question ? (`: ${question}` as const) : ('' as const);
  const message =
    `${visitorAt(userName || 'A visitor', place)} waits for a person in the chat of ${name}${asked}` as const;
  await notify(organizationId, 'chat', 'Visitor waits', message, conversationLink(id), minutes);
  if (await bus.isSomebodyHere(organizationId)) return;
  for (const recipient of await recipientsOfAlerts(database, organizationId)) {
    if (!(await limits.mayMailWait(recipient.id))) continue;
    const waiting = await countWaiting(database, organizationId);
    const wait = { conversationId: id, agentName: name, minutes, question, place, waiting };
    mailer.inBackground(async () => waitMail(recipient, wait, stopLinks.linkFor(recipient.id, recipient.origin)));
  }
}
