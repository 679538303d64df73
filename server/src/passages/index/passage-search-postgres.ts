import { DOCUMENT_STATUS } from '@frontdesk/shared/endpoints/document';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/schema/tables';
import type { FoundPassage } from './found-passage';

// The terms are already stemmed, by the same code for both databases, hence the 'simple' configuration.

export async function searchPostgres(
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
