import type { askForPerson as askForPersonEndpoint } from '@frontdesk/shared/endpoints/chat';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import { recipientsOfAlerts } from '../alerts/alert-store';
import { personMail, personsMail } from '../alerts/person-mail';
import { conversationLink, lastQuestion, leaveContact, visitorAt } from '../conversations/conversation-store';
import { readTurns } from '../conversations/turns';
import { databaseTrouble } from '../database/database-trouble';
import { databaseTime } from '../database/engine';
import { ApiError } from '../http/api-error';
import type { RateLimiter } from '../http/rate-limiter';
import { type Job, Worker } from '../jobs/worker';
import type { ChatClient } from './chat-client';
import type { PersonNotice } from './chat-limits';
import type { ChatServices } from './chat-services';
import { PHRASES, replyLanguage } from './phrases/phrases';
import { waitMinutesOf } from './visitor-streams';

const MINUTE_MS = 60_000;

/** Link to the list of conversations whose visitors want a person. */
const PERSONS_LINK = '/conversations?outcome=person';

interface Agent {
  readonly name: string;
  readonly organizationId: string;
}

interface DueNotice {
  readonly agent_id: string;
  readonly count: number;
  readonly persons: number;
}

type NoticeServices = Pick<
  ChatServices,
  'bus' | 'config' | 'database' | 'mailer' | 'notify' | 'rateLimits' | 'stopLinks'
>;

/**
 * Notifies an organization of new conversations: an agent's first few individually, the rest of a flood as one summary,
 * so that the owner does not miss other notifications. Also sums up visitors who want a person.
 */
export class ConversationNotices implements Job<readonly DueNotice[]> {
  readonly idleMs: number;
  readonly #perMinute: RateLimiter;
  readonly #perHour: RateLimiter;
  readonly #worker: Worker<readonly DueNotice[]>;

  constructor(
    private readonly services: NoticeServices,
    logFailure: (failure: unknown) => void,
  ) {
    this.idleMs = services.config.lookMs;
    // Due summaries wait until the database is back.
    const note = (failure: unknown) => databaseTrouble(failure) ?? logFailure(failure);
    this.#worker = new Worker(this, note);
    this.#perMinute = services.rateLimits.limiter('notice-minute', 5, MINUTE_MS);
    this.#perHour = services.rateLimits.limiter('notice-hour', 60, 60 * MINUTE_MS);
  }

  start(): void {
    this.#worker.wake();
  }

  close(): Promise<void> {
    return this.#worker.close();
  }

  /**
   * Notifies the organization of a new conversation, now or with the next summary. Open lists show it in either case.
   */
  async announce(
    agent: { id: string; name: string; organizationId: string },
    visitor: string,
    text: string,
    conversationId: string,
  ): Promise<void> {
    if ((await this.#perMinute.allows(agent.id)) && (await this.#perHour.allows(agent.id))) {
      const message = `${visitor} wrote to ${agent.name}: ${shorten(text)}` as const;
      const link = conversationLink(conversationId);
      await this.services.notify(agent.organizationId, 'chat', 'New conversation', message, link);
      return;
    }
    await this.#add(agent.id, { count: 1, persons: 0 });
    this.services.bus.changed(agent.organizationId, 'chat');
  }

  /** Adds a visitor who wants a person to the next summary. */
  addPerson(agentId: string): Promise<void> {
    return this.#add(agentId, { count: 0, persons: 1 });
  }

  async #add(agentId: string, { count, persons }: { readonly count: number; readonly persons: number }): Promise<void> {
    const { config, database } = this.services;
    await database.db
      .insertInto('conversation_notices')
      .values({
        agent_id: agentId,
        count,
        persons,
        due_at: databaseTime(database.engine, config.summaryMs),
      })
      .onConflict((conflict) =>
        conflict.column('agent_id').doUpdateSet((row) => ({
          count: row('conversation_notices.count', '+', count),
          persons: row('conversation_notices.persons', '+', persons),
        })),
      )
      .execute();
  }

  /** Claims the due summaries. Two instances never send the same one. */
  async claim(): Promise<readonly DueNotice[] | null> {
    const { database } = this.services;
    const due = await database.db
      .deleteFrom('conversation_notices')
      .where('due_at', '<=', databaseTime(database.engine))
      .returning(['agent_id', 'count', 'persons'])
      .execute();
    return due.length > 0 ? due : null;
  }

  async run(due: readonly DueNotice[]): Promise<void> {
    const { database } = this.services;
    for (const { agent_id, count, persons } of due) {
      const agent = await database.db
        .selectFrom('agents')
        .select(['name', 'organization_id as organizationId'])
        .where('id', '=', agent_id)
        .executeTakeFirst();
      if (!agent) continue;
      if (count > 0) await this.#sumUpConversations(agent, count);
      if (persons > 0) await this.#sumUpPersons(agent, persons);
    }
  }

  /** The summaries were removed when they were claimed. */
  async finish(): Promise<void> {}

  async #sumUpConversations({ name, organizationId }: Agent, count: number): Promise<void> {
    const conversations = count === 1 ? ('1 more conversation' as const) : (`${count} more conversations` as const);
    const message = `${conversations} began with ${name}.` as const;
    await this.services.notify(organizationId, 'chat', 'New conversations', message, '/conversations');
  }

  async #sumUpPersons({ name, organizationId }: Agent, count: number): Promise<void> {
    const { database, mailer, notify, stopLinks } = this.services;
    const visitors = count === 1 ? ('1 more visitor' as const) : (`${count} more visitors` as const);
    const message = `${visitors} asked ${name} for a person.` as const;
    await notify(organizationId, 'chat', 'Wants a person', message, PERSONS_LINK);
    for (const recipient of await recipientsOfAlerts(database, organizationId)) {
      const stopLink = stopLinks.linkFor(recipient.id, recipient.origin);
      mailer.inBackground(async () => personsMail(recipient, message, PERSONS_LINK, stopLink));
    }
  }
}

const shorten = (text: string) => (text.length > 200 ? `${text.slice(0, 199)}…` : text);

type Contact = Pick<CheckedRequestOf<typeof askForPersonEndpoint>, 'name' | 'email' | 'message'>;

interface Notices {
  readonly notices: ConversationNotices;
  readonly personNotice: () => Promise<PersonNotice>;
}

/** Stores how to reach a visitor, and notifies everybody in the organization, also by mail if they want that. */
export async function askForPerson(
  { database, mailer, notify, stopLinks }: Pick<ChatServices, 'database' | 'mailer' | 'notify' | 'stopLinks'>,
  agent: ChatClient,
  conversationId: string,
  contact: Contact,
  { notices, personNotice }: Notices,
): Promise<{ next: string }> {
  if (!agent.offersPerson) throw new ApiError(403, 'In this chat you cannot talk to a person.');
  await leaveContact(database, conversationId, contact, { waitMinutes: waitMinutesOf(agent) });
  const notice = await personNotice();
  if (notice === 'summary') await notices.addPerson(agent.id);
  if (notice === 'now') {
    const { name, email, message } = contact;
    const said = message.trim() || (await lastQuestion(database, conversationId));
    const quoted = said === '' ? ('' as const) : (`: ${shorten(said)}` as const);
    const place = agent.place?.name ?? null;
    const text =
      `${visitorAt(name, place === null ? email : `${email}, ${place}`)} asked ${agent.name} for a person${quoted}` as const;
    await notify(agent.organizationId, 'chat', 'Wants a person', text, conversationLink(conversationId));
    for (const recipient of await recipientsOfAlerts(database, agent.organizationId)) {
      const request = { ...contact, conversationId, agentName: agent.name, place };
      mailer.inBackground(async () =>
        personMail(recipient, request, stopLinks.linkFor(recipient.id, recipient.origin)),
      );
    }
  }
  const key = { id: conversationId, organizationId: agent.organizationId };
  const lastText = (await readTurns(database, key)).at(-1)?.question ?? contact.message;
  const language = agent.settings.language ?? replyLanguage(lastText, agent.caller.acceptLanguage);
  return { next: PHRASES[language].personAsked(contact.email) };
}
