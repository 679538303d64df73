import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../database/database';
import { indexPassages } from './index-passages';

/**
 * Detects the language of passages from an earlier release, and rewrites their terms. A document in another language
 * than English loses the embeddings of the English model.
 */
export async function indexOlderPassages({ db }: Database, isClosed: () => boolean): Promise<void> {
  while (!isClosed()) {
    const next = await db
      .selectFrom('passages')
      .select('document_row_id as document')
      .where('language', 'is', null)
      .limit(1)
      .executeTakeFirst();
    if (!next) return;
    const passages = await db
      .selectFrom('passages')
      .select(['id', 'heading', 'text'])
      .where('document_row_id', '=', next.document)
      .orderBy('position')
      .execute();
    for (const { id, text, heading, terms, language } of indexPassages(passages)) {
      if (isClosed()) return;
      await db
        .updateTable('passages')
        .set({ terms, language, ...(language !== 'en' && NO_EMBEDDING) })
        .where('id', '=', id)
        // The document may have been read again, and its numbers reused.
        .where('document_row_id', '=', next.document)
        .where('text', '=', text)
        .where('heading', '=', heading)
        .where('language', 'is', null)
        .execute();
      await setImmediate();
    }
  }
}

const NO_EMBEDDING = { embedding: null, sentence_embeddings: null, embedding_model: null };
