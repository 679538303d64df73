import type { Config } from '../config/config';
import type { Database } from '../database/database';
import type { RateLimits } from '../http/rate-limits';
import type { Place } from '../passages/place';
import type { Caller } from './caller';

const MINUTE_MS = 60_000;
/** An agent's limits have short windows, so that a flood delays honest visitors for seconds, not for a minute. */
const AGENT_WINDOW_MS = 10_000;

interface ChatLimitsOptions {
  readonly config: Pick<Config, 'agentLimits'>;
  readonly database: Database;
  readonly rateLimits: RateLimits;
}

/** The properties of an agent that the limits need. */
interface LimitedAgent {
  readonly id: string;
  readonly organizationId: string;
}

interface CalledAgent extends LimitedAgent {
  readonly caller: Caller;
}

export type PersonNotice = 'now' | 'summary' | 'none';

/**
 * Limits how much visitors may ask an agent. Honest visitors get their turns during a flood: new conversations have
 * their own limit, so that ongoing ones continue. The organization's people are counted separately from visitors.
 */
export class ChatLimits {
  readonly #perAddress;
  readonly #looks;
  readonly #perPerson;
  readonly #starts;
  readonly #startsPerPlace;
  readonly #messages;
  readonly #perConversation;
  readonly #perServer;
  readonly #follows;
  readonly #typing;
  readonly #ratings;
  readonly #personsPerAddress;
  readonly #personsPerAgent;
  readonly #personsPerConversation;
  readonly #waitsPerAddress;
  readonly #waitMails;

  constructor(private readonly options: ChatLimitsOptions) {
    const { rateLimits, config } = options;
    this.#perAddress = rateLimits.limiter('chat-address', 120, MINUTE_MS);
    // Counted separately from chat calls, because many visitors behind one address load pages, and only on this
    // instance, because each page view would otherwise cause a write.
    this.#looks = rateLimits.local('chat-look', 120, MINUTE_MS);
    this.#perPerson = rateLimits.limiter('chat-person', 240, MINUTE_MS);
    this.#starts = rateLimits.limiter('chat-start', config.agentLimits.conversations, AGENT_WINDOW_MS);
    // A place rarely has more guests; a flood at one place must not use up the limit of the others.
    this.#startsPerPlace = rateLimits.limiter('place-start', 60, 10 * MINUTE_MS);
    this.#messages = rateLimits.limiter('chat-message', config.agentLimits.messages, AGENT_WINDOW_MS);
    // One of the owner's servers acts for many visitors.
    this.#perServer = rateLimits.limiter('chat-server', 1200, MINUTE_MS);
    this.#personsPerAddress = rateLimits.limiter('person-address', 10, 10 * MINUTE_MS);
    this.#personsPerAgent = rateLimits.limiter('person-agent', 30, 60 * MINUTE_MS);
    this.#personsPerConversation = rateLimits.limiter('person-conversation', 1, 10 * MINUTE_MS);
    this.#waitsPerAddress = rateLimits.limiter('wait-address', 30, 10 * MINUTE_MS);
    this.#waitMails = rateLimits.limiter('wait-mail', 5, 2 * MINUTE_MS);
    this.#follows = rateLimits.limiter('chat-follow', 60, MINUTE_MS);
    this.#typing = rateLimits.limiter('chat-typing', 60, MINUTE_MS);
    this.#ratings = rateLimits.limiter('chat-rating', 20, MINUTE_MS);
    // Nobody reads answers faster than this.
    this.#perConversation = rateLimits.limiter('chat-conversation', 60, MINUTE_MS);
  }

  /** Counts a call from an address, even one for an unknown agent. */
  takeAddress({ address }: Caller): Promise<void> {
    return this.#perAddress.take(address);
  }

  /** Counts a page that fetches the look of its widget. */
  takeLook({ address }: Caller): Promise<void> {
    return this.#looks.take(address);
  }

  /** Counts a call by a person in the agent's organization; returns false if that is not proven. */
  async takePerson({ people }: Caller, agent: LimitedAgent): Promise<boolean> {
    if (people.length === 0) return false;
    const person = await this.options.database.db
      .selectFrom('users')
      .select('id')
      .where('id', 'in', people)
      .where('organization_id', '=', agent.organizationId)
      .executeTakeFirst();
    if (person) await this.#perPerson.take(person.id);
    return person !== undefined;
  }

  takeStart(agent: CalledAgent): Promise<void> {
    return this.#starts.take(laneOf(agent));
  }

  /** Counts a new conversation at a place. */
  takeStartAt({ id }: Pick<Place, 'id'>): Promise<void> {
    return this.#startsPerPlace.take(id);
  }

  takeMessage(agent: CalledAgent): Promise<void> {
    return this.#messages.take(laneOf(agent));
  }

  /** Counts a call with the agent's client secret. */
  takeServer({ id }: LimitedAgent): Promise<void> {
    return this.#perServer.take(id);
  }

  /** Counts a visitor who asks for a person. */
  takeContact({ address }: Caller): Promise<void> {
    return this.#personsPerAddress.take(address);
  }

  /** Counts a visitor who begins to wait for a person, because each wait notifies everybody. */
  takeWait({ address }: Caller): Promise<void> {
    return this.#waitsPerAddress.take(address);
  }

  /**
   * Counts an email to a person about a waiting visitor, and returns whether to send it; the next email counts all the
   * visitors who are waiting.
   */
  mayMailWait(userId: string): Promise<boolean> {
    return this.#waitMails.allows(userId);
  }

  /**
   * Decides how to notify the organization of a visitor who wants a person. Repeated requests in one conversation cause
   * no notification and do not use up the agent's limit, so that they cannot hide other visitors.
   */
  async personNotice({ id }: LimitedAgent, conversationId: string): Promise<PersonNotice> {
    if (!(await this.#personsPerConversation.allows(conversationId))) return 'none';
    return (await this.#personsPerAgent.allows(id)) ? 'now' : 'summary';
  }

  /** Counts a page that begins to follow a conversation; each stream lasts minutes. */
  takeFollow(agent: LimitedAgent, conversationId: string): Promise<void> {
    return this.#follows.take(`${agent.id} ${conversationId}`);
  }

  /** Counts a visitor who is typing. */
  takeTyping(agent: LimitedAgent, conversationId: string): Promise<void> {
    return this.#typing.take(`${agent.id} ${conversationId}`);
  }

  /** Counts a visitor who rates the conversation, or changes the rating. */
  takeRating(agent: LimitedAgent, conversationId: string): Promise<void> {
    return this.#ratings.take(`${agent.id} ${conversationId}`);
  }

  takeTurn(agent: LimitedAgent, conversationId: string): Promise<void> {
    return this.#perConversation.take(`${agent.id} ${conversationId}`);
  }
}

/**
 * If our cookie is missing, a dashboard cannot be verified, so its calls are counted separately from those of widgets.
 */
function laneOf({ id, caller }: CalledAgent): string {
  return `${id} ${caller.isFromDashboard ? 'dashboard' : 'site'}`;
}
