import { Readable } from 'node:stream';
import type { Selectable } from 'kysely';
import type { MessagesTable } from '../database/conversation-tables';
import type { Database } from '../database/database';
import type { Filters } from './conversation-filters';
import { BYTE_ORDER_MARK, csvLine } from './csv-line';
import { type FoundConversation, findConversations } from './find-conversations';
import { shownContact, shownConversation } from './list-conversations';
import { readSources } from './shown-sources';

/** Conversations that are listed with one query, and messages that are held at once. */
const CONVERSATIONS_AT_ONCE = 200;
const MESSAGES_AT_ONCE = 500;

type Message = Selectable<MessagesTable>;
type Writer = (database: Database, organizationId: string, filters: Filters) => AsyncGenerator<string>;

const CONVERSATION_COLUMNS = ['Conversation', 'Agent', 'Visitor', 'Site'];
const MESSAGE_COLUMNS = ['Time', 'From', 'Text', 'Outcome', 'Feedback', 'Sources'];
/** Last, so that the earlier columns stay where readers of older files expect them. */
const CONTACT_COLUMNS = ['Email', 'Contact message'];

/** The filtered list with all messages. Reads on only when what was read before has left for the client. */
export function exportConversations(
  database: Database,
  organizationId: string,
  filters: Filters,
  format: 'csv' | 'json',
): Readable {
  const write: Writer = format === 'csv' ? writeCsv : writeJson;
  return Readable.from(write(database, organizationId, filters), { objectMode: false, highWaterMark: 65_536 });
}

async function* writeCsv(database: Database, organizationId: string, filters: Filters): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine([...CONVERSATION_COLUMNS, ...MESSAGE_COLUMNS, ...CONTACT_COLUMNS]);
  for await (const { conversation, messages, isFirst } of readParts(database, organizationId, filters)) {
    const { id, agentName, visitor, contactName, contactEmail, contactMessage, site } = conversation;
    const start = [id, agentName, visitor || (contactName ?? ''), site ?? ''];
    const end = [contactEmail ?? '', contactMessage ?? ''];
    // A visitor may leave contact details without asking anything.
    if (isFirst && messages.length === 0) yield csvLine([...start, ...MESSAGE_COLUMNS.map(() => ''), ...end]);
    yield messages
      .map(({ created_at, sender, text, outcome, feedback, sources }) =>
        csvLine([
          ...start,
          created_at,
          sender,
          text,
          outcome ?? '',
          feedback ?? '',
          [...new Set(readSources(sources).map(({ name }) => name))].join('; '),
          ...end,
        ]),
      )
      .join('');
  }
}

async function* writeJson(database: Database, organizationId: string, filters: Filters): AsyncGenerator<string> {
  let before = '[';
  let open = '';
  for await (const { conversation, messages, isFirst } of readParts(database, organizationId, filters)) {
    const written = messages.map((message) =>
      JSON.stringify({
        from: message.sender,
        text: message.text,
        sentAt: message.created_at,
        outcome: message.outcome,
        feedback: message.feedback,
        sources: readSources(message.sources),
        nearest: readSources(message.nearest),
      }),
    );
    if (isFirst) {
      const { messages: _, ...shown } = shownConversation(conversation);
      const start = JSON.stringify({ ...shown, contact: shownContact(conversation) });
      yield `${open}${before}\n${start.slice(0, -1)},"messages":[${written.join(',')}`;
      before = ',';
      open = ']}';
    } else yield written.map((message) => `,${message}`).join('');
  }
  yield open === '' ? '[]\n' : `${open}\n]\n`;
}

interface Part {
  readonly conversation: FoundConversation;
  readonly messages: readonly Message[];
  /** Whether it is the first part of its conversation. */
  readonly isFirst: boolean;
}

/** Short conversations are read many at a time, long ones piece by piece. */
async function* readParts(database: Database, organizationId: string, filters: Filters): AsyncGenerator<Part> {
  let before: { activity: number; id: string } | null = null;
  for (;;) {
    const found: FoundConversation[] = await findConversations(database, organizationId, filters, {
      before,
      limit: CONVERSATIONS_AT_ONCE,
    });
    for (const some of batchesOf(found)) yield* readBatch(database, some);
    const last = found.at(-1);
    if (!last || found.length < CONVERSATIONS_AT_ONCE) return;
    before = { activity: Number(last.activity), id: last.id };
  }
}

function batchesOf(conversations: readonly FoundConversation[]): FoundConversation[][] {
  const batches: FoundConversation[][] = [];
  let room = 0;
  for (const conversation of conversations) {
    room -= conversation.messages;
    const batch = batches.at(-1);
    if (batch && room >= 0) batch.push(conversation);
    else {
      batches.push([conversation]);
      room = MESSAGES_AT_ONCE - conversation.messages;
    }
  }
  return batches;
}

async function* readBatch(database: Database, batch: readonly FoundConversation[]): AsyncGenerator<Part> {
  const [first] = batch;
  if (first && batch.length === 1 && first.messages > MESSAGES_AT_ONCE) return yield* readLong(database, first);
  const rows = await database.db
    .selectFrom('messages')
    .selectAll()
    .where(
      'conversation_row_id',
      'in',
      batch.map(({ id }) => id),
    )
    .orderBy('conversation_row_id')
    .orderBy('position')
    .execute();
  const own = new Map<string, Message[]>(batch.map(({ id }) => [id, []]));
  for (const row of rows) own.get(row.conversation_row_id)?.push(row);
  for (const conversation of batch) yield { conversation, messages: own.get(conversation.id) ?? [], isFirst: true };
}

async function* readLong({ db }: Database, conversation: FoundConversation): AsyncGenerator<Part> {
  for (let from = 0, isFirst = true; ; isFirst = false) {
    const messages = await db
      .selectFrom('messages')
      .selectAll()
      .where('conversation_row_id', '=', conversation.id)
      .where('position', '>=', from)
      .orderBy('position')
      .limit(MESSAGES_AT_ONCE)
      .execute();
    yield { conversation, messages, isFirst };
    const last = messages.at(-1);
    if (!last || messages.length < MESSAGES_AT_ONCE) return;
    from = last.position + 1;
  }
}
