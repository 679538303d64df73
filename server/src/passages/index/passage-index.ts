import { DOCUMENT_STATUS } from '@frontdesk/shared/endpoints/document';
import type { Database } from '../../database/database';
import type { FoundPassage } from './found-passage';
import { searchPostgres } from './passage-search-postgres';
import { searchSqlite } from './passage-search-sqlite';

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
