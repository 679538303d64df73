import type { Migration } from 'kysely';
import { runStatements } from './0000-statements';

/** Finds the next document to embed, and the languages of a document, without reading passages. */
export const embeddingQueue: Migration = {
  async up(db) {
    await runStatements(db, STATEMENTS);
  },
};

const STATEMENTS = `
create index documents_awaiting on documents (organization_id, size, changed_at) where indexed_share is not null;
create index passages_document_language on passages (document_row_id, language);
`;
