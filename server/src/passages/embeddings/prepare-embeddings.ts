import type { Database } from '../../database/database';
import { indexOlderPassages } from '../index/older-passages';

/**
 * What a start does before anything is embedded. Passages of earlier releases get their language, and after another model
 * was configured all passages are embedded again; until then it is found by its words.
 */
export async function prepareEmbeddings(database: Database, model: string, isClosed: () => boolean): Promise<void> {
  await indexOlderPassages(database, isClosed);
  await database.db
    .updateTable('passages')
    .set({ embedding: null, sentence_embeddings: null, embedding_model: null })
    .where('embedding_model', '!=', model)
    .execute();
}
