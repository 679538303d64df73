import { conversationLink } from '../conversations/conversation-link';
import { databaseTrouble } from '../database/database-trouble';
import type { RateLimiter } from '../http/rate-limiter';
import type { Services } from '../services';

const MINUTE_MS = 60_000;
/** How often summaries that are due are looked for. */
const LOOK_MS = 5_000;

type NoticeServices = Pick<Services, 'config' | 'database' | 'rateLimits' | 'notify'>;

/**
 * Notifies an organization of new conversations: the first few of an agent one by one, all others of a flood summed up
 * in one notification, so that the owner still sees everything else.
 */
export class ConversationNotices {
  readonly #perMinute: RateLimiter;
  readonly #perHour: RateLimiter;
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> = Promise.resolve();

  constructor(
    private readonly services: NoticeServices,
    private readonly logFailure: (failure: unknown) => void,
  ) {
    this.#perMinute = services.rateLimits.limiter('notice-minute', 5, MINUTE_MS);
    this.#perHour = services.rateLimits.limiter('notice-hour', 60, 60 * MINUTE_MS);
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#sending = this.sendDue().catch((failure) => {
        // Those that are due wait until the database is back.
        if (databaseTrouble(failure) === null) this.logFailure(failure);
      });
    }, LOOK_MS).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sending;
  }

  /** Notifies of a conversation that began, now or with the next summary. */
  async announce(
    agent: { id: string; name: string; organizationId: string },
    visitor: string,
    text: string,
    conversationId: string,
  ): Promise<void> {
    if ((await this.#perMinute.allows(agent.id)) && (await this.#perHour.allows(agent.id))) {
      const message = `${visitor} wrote to ${agent.name}: ${shorten(text)}`;
      const link = conversationLink(conversationId);
      await this.services.notify(agent.organizationId, 'chat', 'New conversation', message, link);
      return;
    }
    await this.services.database.db
      .insertInto('conversation_notices')
      .values({
        agent_id: agent.id,
        count: 1,
        due_at: new Date(Date.now() + this.services.config.summaryMs).toISOString(),
      })
      .onConflict((conflict) =>
        conflict.column('agent_id').doUpdateSet((row) => ({ count: row('conversation_notices.count', '+', 1) })),
      )
      .execute();
  }

  /** Sends the summaries that are due. Two instances never send the same. */
  async sendDue(): Promise<void> {
    const { database, notify } = this.services;
    const due = await database.db
      .deleteFrom('conversation_notices')
      .where('due_at', '<=', new Date().toISOString())
      .returning(['agent_id', 'count'])
      .execute();
    for (const { agent_id, count } of due) {
      const agent = await database.db
        .selectFrom('agents')
        .select(['name', 'organization_id'])
        .where('id', '=', agent_id)
        .executeTakeFirst();
      if (!agent) continue;
      const conversations = count === 1 ? '1 more conversation' : `${count} more conversations`;
      const message = `${conversations} began with ${agent.name}.`;
      await notify(agent.organization_id, 'chat', 'New conversations', message, '/conversations');
    }
  }
}

export const shorten = (text: string) => (text.length > 200 ? `${text.slice(0, 199)}…` : text);
