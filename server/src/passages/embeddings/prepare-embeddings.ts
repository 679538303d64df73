import type { Database } from '../../database/database';
import { indexOlderPassages } from '../index/older-passages';

/**
 * Prepares passages at the start, before anything is embedded. Passages of earlier releases get their language. After
 * a change of the model all passages are embedded again; until then they are found by their words.
 */
export async function prepareEmbeddings(database: Database, model: string, isClosed: () => boolean): Promise<void> {
  await indexOlderPassages(database, isClosed);
  await database.db
    .updateTable('passages')
    .set({ embedding: null, sentence_embeddings: null, embedding_model: null })
    .where('embedding_model', '!=', model)
    .execute();
}
