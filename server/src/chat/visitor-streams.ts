import { PassThrough, type Readable } from 'node:stream';
import type { waitForPerson as waitForPersonEndpoint } from '@frontdesk/shared/endpoints/chat';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type { Language } from '@frontdesk/shared/endpoints/languages';
import type { FastifyReply } from 'fastify';
import { recipientsOfAlerts } from '../alerts/alert-store';
import { waitMail } from '../alerts/person-mail';
import {
  conversationLink,
  countWaiting,
  findConversation,
  lastQuestion,
  visitorAt,
  visitorNamed,
} from '../conversations/conversation-store';
import type { Database } from '../database/database';
import { databaseTime } from '../database/engine';
import { opensAgain } from '../hours/answer-hours';
import { ApiError } from '../http/api-error';
import type { LiveBus } from '../notify/live-bus';
import type { ChatClient } from './chat-client';
import type { ChatLimits } from './chat-limits';
import type { ChatServices } from './chat-services';
import { browserLanguage, PHRASES } from './phrases/phrases';

/**
 * Keeps proxies from closing an idle connection. Changes that another instance failed to announce are found at the same
 * interval.
 */
const HEARTBEAT_MS = 10_000;
/** The page then opens the next stream, so that no stream remains open for too long with outdated state. */
const LASTS_MS = 5 * 60_000;
/** How often an open stream records that the visitor is here. */
const SEEN_EVERY_MS = 60_000;
/** One more stream of the conversation, such as in another tab, ends the oldest. */
const PER_CONVERSATION = 5;
/** One more stream from the address is refused. */
const PER_ADDRESS = 200;
const EVENTS_AT_ONCE = 200;

interface Following {
  /** Our id of the conversation. */
  readonly id: string;
  readonly address: string;
  /** The position of the last event that the page has; null if it has none. */
  readonly after: number | null;
  /** Whether the stream ends with the first event. */
  readonly isOnce: boolean;
  readonly texts: ReturnType<typeof waitTexts>;
  /** Whether it ends immediately, for a page whose chat is closed. */
  readonly isGlance: boolean;
}

interface Services {
  readonly database: Database;
  readonly live: LiveBus;
}

/** The open streams of visitors' pages on this instance. */
export class VisitorStreams {
  readonly #open = new Set<Following & { readonly end: () => void }>();

  constructor(
    private readonly services: Services,
    private readonly logFailure: (failure: unknown) => void,
  ) {}

  /** Responds with the events that the page does not have yet, and then with what people do in the conversation. */
  open(reply: FastifyReply, following: Following): Readable {
    const { id, address, isOnce, isGlance, texts } = following;
    const { live } = this.services;
    const mine = [...this.#open].filter((one) => one.id === id);
    if (mine.length >= PER_CONVERSATION) mine[0]?.end();
    if ([...this.#open].filter((one) => one.address === address).length >= PER_ADDRESS) {
      throw new ApiError(429, 'Too many open chats. Please close some.', { 'retry-after': '60' });
    }
    const stream = new PassThrough();
    let after = following.after ?? -1;
    let shownSpeaker = isOnce && !isGlance ? 'assistant' : '';
    let isReading = false;
    let isStale = false;
    let seenAt = 0;

    const write = (text: string) => {
      if (!stream.destroyed && !stream.writableEnded) stream.write(text);
    };
    const send = (event: string, data: object, place?: number) =>
      write(`${place === undefined ? '' : `id: ${place}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

    const read = async () => {
      const { row, events } = await this.#read(id, after);
      if (!row) return end();
      const { speaker } = row;
      if (speaker !== shownSpeaker) {
        const text = speaker === 'waiting' ? texts.waits(row.stay_until) : texts.nobodyCame;
        // A visitor who left an email will get a reply by mail.
        const isShown = speaker === 'waiting' || (speaker === 'assistant' && row.contacted_at === null);
        send('state', { speaker, name: speaker === 'person' ? row.person : null, text: isShown ? text : '' });
      }
      shownSpeaker = speaker;
      for (const event of events) {
        after = event.position;
        const who = { name: event.person ?? '' };
        if (event.sender === 'person' || event.sender === 'owner') {
          const isMail = event.sender === 'owner' && { isMail: true };
          send('message', { id: event.id, text: event.text, ...who, ...isMail, sentAt: event.sentAt }, after);
        } else send(event.sender, event.sender === 'returned' ? {} : who, after);
      }
      if (isOnce && (events.length > 0 || row.speaker !== 'assistant')) return end();
      if (events.length === EVENTS_AT_ONCE) isStale = true;
      // A disabled agent refuses the next call, so the page does not wait for anybody.
      else if (row.enabled !== 1 && speaker === 'assistant') return end();
      if (!isGlance && Date.now() - seenAt > SEEN_EVERY_MS) {
        seenAt = Date.now();
        await this.#noteSeen(id);
      }
    };
    /** Only one read runs at a time; changes during it cause another read. */
    const refresh = async () => {
      isStale = true;
      if (isReading) return;
      isReading = true;
      while (isStale && !stream.writableEnded) {
        isStale = false;
        await read().catch((failure) => stream.writableEnded || this.logFailure(failure));
        if (isGlance) end();
      }
      isReading = false;
    };
    const showTyping = async () => {
      const { row } = await this.#read(id, null);
      if (row?.speaker === 'person' && !isOnce) send('typing', { name: row.person });
    };

    const unfollow = live.follow(id, (kind) => {
      if (kind === 'changed' || kind === 'deleted') void refresh();
      if (kind === 'person-types') showTyping().catch(this.logFailure);
    });
    const heartbeat = setInterval(() => {
      write(': \n\n');
      void refresh();
    }, HEARTBEAT_MS).unref();
    const limit = setTimeout(() => end(), LASTS_MS).unref();
    const entry = { ...following, end: () => end() };
    const end = () => {
      this.#open.delete(entry);
      unfollow();
      clearInterval(heartbeat);
      clearTimeout(limit);
      if (!stream.writableEnded) stream.end();
    };
    this.#open.add(entry);
    reply.raw.once('close', end);
    // The page has already disconnected.
    if (reply.raw.destroyed) end();
    reply.headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // Otherwise nginx would buffer the response.
      'x-accel-buffering': 'no',
    });
    // Sends the headers immediately.
    write(': \n\n');
    void refresh();
    return stream;
  }

  /** Ends all streams; their pages continue on another instance. */
  close(): void {
    for (const { end } of [...this.#open]) end();
  }

  /** Reads who answers, and what people did after the position `after`; if that is null, only who answers. */
  async #read(id: string, after: number | null) {
    const { db } = this.services.database;
    const row = await db
      .selectFrom('conversations')
      .leftJoin('agents', 'agents.id', 'conversations.agent_id')
      .select(['speaker', 'person', 'stay_until', 'contacted_at', 'messages', 'enabled'])
      .where('conversations.id', '=', id)
      .executeTakeFirst();
    const events =
      after === null || !row
        ? []
        : await db
            .selectFrom('messages')
            .select(['id', 'position', 'sender', 'person', 'text', 'created_at as sentAt'])
            .where('conversation_row_id', '=', id)
            // This server never sent a position beyond the end of the conversation.
            .where('position', '>', after < row.messages ? after : -1)
            .where('sender', 'in', ['person', 'owner', 'joined', 'left', 'returned'])
            // Emails written before names were stored reached the visitor long ago.
            .where((row) => row.or([row('sender', '!=', 'owner'), row('person', 'is not', null)]))
            .orderBy('position')
            .limit(EVENTS_AT_ONCE)
            .execute();
    return { row, events };
  }

  async #noteSeen(id: string): Promise<void> {
    const { db, engine } = this.services.database;
    await db
      .updateTable('conversations')
      .set({ visitor_at: databaseTime(engine) })
      .where('id', '=', id)
      .execute();
  }
}

type WaitServices = Pick<ChatServices, 'bus' | 'database' | 'mailer' | 'notify' | 'speakers' | 'stopLinks'>;

/** Returns the number of minutes that a visitor who wants a person now will wait; 0 outside the opening hours. */
export function waitMinutesOf({ settings, openingHours }: ChatClient, now = new Date()): number {
  return opensAgain(openingHours, 'en', now) === null ? settings.waitMinutes : 0;
}

const languageOf = ({ settings, caller }: ChatClient): Language =>
  settings.language ?? browserLanguage(caller.acceptLanguage) ?? 'en';

/**
 * Returns what the visitor's page shows while she waits, which depends on when the wait ends, and what it shows if
 * nobody has joined by then.
 */
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
 * when nobody has it open, by mail at most every two minutes. Outside the opening hours, the visitor is instead told
 * when somebody will be working again.
 */
export async function waitForPerson(
  services: WaitServices,
  agent: ChatClient,
  seat: CheckedRequestOf<typeof waitForPersonEndpoint>,
  limits: ChatLimits,
): Promise<{ isWaiting: boolean; text: string }> {
  const { database, speakers } = services;
  if (!agent.offersPerson) throw new ApiError(403, 'In this chat you cannot talk to a person.');
  let conversation = await findConversation(database, agent, seat);
  if (conversation.speaker === 'person') {
    // Her page may have stopped reporting in the meantime.
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
  { id, userName, place }: Conversation,
  { minutes, limits }: { readonly minutes: number; readonly limits: ChatLimits },
): Promise<void> {
  const { bus, database, mailer, notify, stopLinks } = services;
  const question = await lastQuestion(database, id);
  const asked = question ? (`: ${question}` as const) : ('' as const);
  const message =
    `${visitorAt(visitorNamed(userName), place)} is waiting for a person in the chat of ${name}${asked}` as const;
  await notify(organizationId, 'chat', 'Visitor waiting', message, conversationLink(id), minutes);
  if (await bus.isSomebodyHere(organizationId)) return;
  for (const recipient of await recipientsOfAlerts(database, organizationId)) {
    if (!(await limits.mayMailWait(recipient.id))) continue;
    const waiting = await countWaiting(database, organizationId);
    const wait = { conversationId: id, agentName: name, minutes, question, place, waiting };
    mailer.inBackground(async () => waitMail(recipient, wait, stopLinks.linkFor(recipient.id, recipient.origin)));
  }
}
