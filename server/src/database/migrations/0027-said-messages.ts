import type { Migration } from 'kysely';
import { runStatements } from './0000-statements';

/** Counts the messages of a conversation that are notes or events, so that numbers of messages leave them out. */
export const saidMessages: Migration = {
  async up(db) {
    await runStatements(db, STATEMENTS);
  },
};

const STATEMENTS = `
alter table conversations add column unsaid integer not null default 0;

update conversations set unsaid = (
  select count(*) from messages
  where messages.conversation_row_id = conversations.id and sender in ('note', 'joined', 'left', 'returned')
) where id in (select conversation_row_id from messages where sender in ('note', 'joined', 'left', 'returned'));
`;
