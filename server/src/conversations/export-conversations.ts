import { Readable } from 'node:stream';
import { CSV_FORMULA } from '@frontdesk/shared/endpoints/csv-formula';
import type { Selectable } from 'kysely';
import Papa from 'papaparse';
import { readPassages, readSources } from '../answers/answer';
import type { Database } from '../database/database';
import type { MessagesTable } from '../database/schema/conversation-tables';
import {
  type Filters,
  type FoundConversation,
  findConversations,
  type Place,
  shownContact,
  shownConversation,
} from './find-conversations';

type Writer = (database: Database, organizationId: string, filters: Filters) => AsyncGenerator<string>;

const CONVERSATION_COLUMNS = ['Conversation', 'Agent', 'Visitor', 'Site'];

const MESSAGE_COLUMNS = ['Time', 'From', 'Text', 'Outcome', 'Feedback', 'Sources'];

/** Last, so that the other columns keep their positions for programs that read older files. */
const LAST_COLUMNS = ['Email', 'Contact message', 'Speaker', 'Rating', 'Rating words', 'Place'];

/**
 * Exports the filtered list with all messages. Reads the next part only when the client has received the previous one.
 */
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
  yield BYTE_ORDER_MARK + csvLines([[...CONVERSATION_COLUMNS, ...MESSAGE_COLUMNS, ...LAST_COLUMNS]]);
  for await (const { conversation, messages, isFirst } of readParts(database, organizationId, filters)) {
    const { id, agentName, visitor, contactName, contactEmail, contactMessage, site } = conversation;
    const rated = [conversation.rating ?? '', conversation.ratingWords ?? '', conversation.placeName ?? ''];
    const start = [id, agentName, visitor || (contactName ?? ''), site ?? ''];
    const end = [contactEmail ?? '', contactMessage ?? ''];
    // A visitor may leave contact details without asking a question.
    if (isFirst && messages.length === 0) {
      yield csvLines([[...start, ...MESSAGE_COLUMNS.map(() => ''), ...end, '', ...rated]]);
    }
    yield csvLines(
      messages.map(({ created_at, sender, person, text, outcome, feedback, sources }) => [
        ...start,
        created_at,
        sender,
        text,
        outcome ?? '',
        feedback ?? '',
        [...new Set(readSources(sources).map(({ name }) => name))].join('; '),
        ...end,
        speakerOf({ sender, person }, conversation),
        ...rated,
      ]),
    );
  }
}

/** Returns the speaker's name, as shown in the chat and the transcript. */
function speakerOf(
  { sender, person }: Pick<Message, 'sender' | 'person'>,
  { visitor, contactName }: FoundConversation,
): string {
  if (sender === 'visitor') return contactName || visitor || 'Visitor';
  if (sender === 'agent' || sender === 'returned') return 'Assistant';
  return person ?? 'Reply by mail';
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
        passages: readPassages(message.passages),
        speaker: speakerOf(message, conversation),
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

/** Some spreadsheets also split lines at these characters. */
const OTHER_DELIMITERS = /[;\t]/;

/** Without this mark, Excel misreads UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

const OPTIONS: Papa.UnparseConfig = {
  newline: '\r\n',
  escapeFormulae: CSV_FORMULA,
  quotes: (cell: string) => OTHER_DELIMITERS.test(cell),
};

/** Writes lines of a CSV file in which no cell can run as a formula; returns '' if there are no rows. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.length === 0 ? '' : `${Papa.unparse(rows as string[][], OPTIONS)}\r\n`;

/** Conversations listed per query, and messages held in memory. */
const CONVERSATIONS_AT_ONCE = 200;

const MESSAGES_AT_ONCE = 500;

type Message = Selectable<MessagesTable>;

/** Some messages of a conversation. */
export interface Part {
  readonly conversation: FoundConversation;
  readonly messages: readonly Message[];
  /** Whether it is the first part of its conversation. */
  readonly isFirst: boolean;
}

/**
 * Reads the list from the newest to the oldest conversation, then those that a message moved to the top before they
 * were read.
 */
async function* readParts(database: Database, organizationId: string, filters: Filters): AsyncGenerator<Part> {
  const read = (page: { before: Place | null } | { after: Place }): Promise<FoundConversation[]> =>
    findConversations(database, organizationId, filters, { ...page, limit: CONVERSATIONS_AT_ONCE });
  const written = new Set<number>();
  let top: Place | null = null;
  let before: Place | null = null;
  for (;;) {
    const found = await read({ before });
    const [first, last] = [found[0], found.at(-1)];
    if (!first || !last) break;
    // In one person's list, a conversation that is marked as done in the meantime moves behind the open ones.
    yield* readConversations(
      database,
      found.filter(({ id }) => !written.has(shortId(id))),
    );
    for (const { id } of found) written.add(shortId(id));
    top ??= placeOf(first);
    before = placeOf(last);
  }
  while (top) {
    const found = await read({ after: top });
    const last = found.at(-1);
    yield* readConversations(
      database,
      found.filter(({ id }) => !written.has(shortId(id))),
    );
    for (const { id } of found) written.add(shortId(id));
    top = last ? placeOf(last) : null;
  }
}

/** Returns the last 48 random bits of an id, which need half as much memory as the whole id. */
const shortId = (id: string): number => Number.parseInt(id.slice(-12), 16);

const placeOf = ({ activity, id, doneAt }: FoundConversation): Place => ({
  activity: Number(activity),
  id,
  isDone: doneAt !== null,
});

/** Reads short conversations many at a time, long ones in pieces. */
async function* readConversations(database: Database, found: readonly FoundConversation[]): AsyncGenerator<Part> {
  for (const some of batchesOf(found)) yield* readBatch(database, some);
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
