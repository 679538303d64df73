import { DOCUMENT_STATUS } from '@frontdesk/shared/endpoints/document';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import type { FoundPassage } from './passage';

/** Finds passages of an agent's ready documents that contain any of `terms`, roughly best first, at most `limit`. */
export function searchPassages(
  { engine, db }: Database,
  agentId: string,
  terms: readonly string[],
  limit: number,
): Promise<FoundPassage[]> {
  // Both query languages reject a term without a word.
  const words = terms.filter((term) => /^[\p{L}\p{N}]+$/u.test(term));
  if (words.length === 0) return Promise.resolve([]);
  return engine === 'sqlite' ? searchSqlite(db, agentId, words, limit) : searchPostgres(db, agentId, words, limit);
}

/** Reads passages of an agent's ready documents by id; skips those deleted in the meantime. */
export async function passagesById(
  { db }: Database,
  agentId: string,
  ids: readonly (number | string)[],
): Promise<FoundPassage[]> {
  if (ids.length === 0) return [];
  return (
    db
      .selectFrom('passages')
      .innerJoin('documents', 'documents.id', 'passages.document_row_id')
      .select([
        'passages.id',
        'documents.document_id as documentId',
        'documents.name as documentName',
        'passages.heading',
        'passages.text',
        'passages.terms',
        'passages.sentence_embeddings as sentenceEmbeddings',
        'passages.embedding_model as model',
        'passages.language',
      ])
      .where('passages.id', 'in', ids as number[])
      // Numbers of deleted passages are reused.
      .where('passages.agent_id', '=', agentId)
      .where('documents.status', '=', DOCUMENT_STATUS.ready)
      .execute()
  );
}

/** The terms are already stemmed, by the same code for both databases, hence the 'simple' configuration. */
async function searchPostgres(
  db: Kysely<Tables>,
  agentId: string,
  terms: readonly string[],
  limit: number,
): Promise<FoundPassage[]> {
  const anyTerm = terms.map((term) => `'${term}'`).join(' | ');
  const { rows } = await sql<FoundPassage>`
    select passages.id, documents.document_id as "documentId", documents.name as "documentName",
           passages.heading, passages.text, passages.terms, passages.sentence_embeddings as "sentenceEmbeddings",
           passages.embedding_model as model, passages.language
    from passages
    join documents on documents.id = passages.document_row_id
    where passages.vector @@ to_tsquery('simple', ${anyTerm})
      and passages.agent_id = ${agentId} and documents.status = ${DOCUMENT_STATUS.ready}
    order by ts_rank(passages.vector, to_tsquery('simple', ${anyTerm})) desc limit ${limit}`.execute(db);
  return rows;
}

/**
 * FTS5 over the terms column. The agent's id is a word in the index, so that a common word in other agents' documents
 * costs nothing. Triggers update the index, even after cascades.
 */
async function searchSqlite(
  db: Kysely<Tables>,
  agentId: string,
  terms: readonly string[],
  limit: number,
): Promise<FoundPassage[]> {
  const anyTerm = terms.map((term) => `"${term}"`).join(' OR ');
  const match = `agent : a${agentId.replaceAll('-', '')} AND terms : (${anyTerm})`;
  const found = await bestMatches(db, match, limit, limit);
  // Many may belong to documents that are queued again.
  return found.length < limit ? bestMatches(db, match, limit, EVERY_MATCH) : found;
}

const EVERY_MATCH = -1;

/** Limits the index to `matches` before the documents are checked, which is much faster. */
async function bestMatches(db: Kysely<Tables>, match: string, limit: number, matches: number): Promise<FoundPassage[]> {
  const { rows } = await sql<FoundPassage>`
    select passages.id, documents.document_id as "documentId", documents.name as "documentName",
           passages.heading, passages.text, passages.terms, passages.sentence_embeddings as "sentenceEmbeddings",
           passages.embedding_model as model, passages.language
    from (
      select rowid as id, rank from passages_index where passages_index match ${match} order by rank limit ${matches}
    ) matching
    join passages on passages.id = matching.id
    join documents on documents.id = passages.document_row_id
    where documents.status = ${DOCUMENT_STATUS.ready}
    order by matching.rank limit ${limit}`.execute(db);
  return rows;
}
