import { Readable } from 'node:stream';
import { readSources } from '../answers/shown-sources';
import type { Database } from '../database/database';
import type { Filters } from './conversation-filters';
import { BYTE_ORDER_MARK, csvLines } from './csv-lines';
import { shownContact, shownConversation } from './list-conversations';
import { readParts } from './read-parts';

type Writer = (database: Database, organizationId: string, filters: Filters) => AsyncGenerator<string>;

const CONVERSATION_COLUMNS = ['Conversation', 'Agent', 'Visitor', 'Site'];
const MESSAGE_COLUMNS = ['Time', 'From', 'Text', 'Outcome', 'Feedback', 'Sources'];
/** Last, so that the earlier columns stay in place for programs that read older files. */
const CONTACT_COLUMNS = ['Email', 'Contact message'];

/** Exports the filtered list with all messages. Reads more only when the client has received the previous part. */
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
  yield BYTE_ORDER_MARK + csvLines([[...CONVERSATION_COLUMNS, ...MESSAGE_COLUMNS, ...CONTACT_COLUMNS]]);
  for await (const { conversation, messages, isFirst } of readParts(database, organizationId, filters)) {
    const { id, agentName, visitor, contactName, contactEmail, contactMessage, site } = conversation;
    const start = [id, agentName, visitor || (contactName ?? ''), site ?? ''];
    const end = [contactEmail ?? '', contactMessage ?? ''];
    // A visitor may leave contact details without a question.
    if (isFirst && messages.length === 0) yield csvLines([[...start, ...MESSAGE_COLUMNS.map(() => ''), ...end]]);
    yield csvLines(
      messages.map(({ created_at, sender, text, outcome, feedback, sources }) => [
        ...start,
        created_at,
        sender,
        text,
        outcome ?? '',
        feedback ?? '',
        [...new Set(readSources(sources).map(({ name }) => name))].join('; '),
        ...end,
      ]),
    );
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
