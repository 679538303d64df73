import type { Database } from '../../database/database';
import type { TextLanguage } from '../../terms/text-language';

/** A statement that changes more could exceed the time limit of statements. */
const AT_ONCE = 1_000;

/**
 * Removes the embeddings of other models at the start, before anything is embedded: after a change of the model all
 * passages are embedded again. Until then they are found by their words, and their documents show that they are not
 * indexed.
 */
export async function prepareEmbeddings(
  { db }: Database,
  model: string,
  languages: readonly TextLanguage[],
  isClosed: () => boolean,
): Promise<void> {
  for (let last = -1; !isClosed(); ) {
    const stale = await db
      .selectFrom('passages')
      .select(['id', 'document_row_id', 'language'])
      .where('embedding_model', '!=', model)
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    if (stale.length === 0) return;
    last = stale.at(-1)?.id ?? last;
    const waiting = stale.filter(({ language }) => languages.includes(language));
    const documents = new Set(waiting.map(({ document_row_id }) => document_row_id));
    if (documents.size > 0)
      await db
        .updateTable('documents')
        .set({ indexed_share: 0 })
        .where('id', 'in', [...documents])
        .execute();
    await db
      .updateTable('passages')
      .set({ embedding: null, sentence_embeddings: null, embedding_model: null })
      .where('id', '>=', stale[0]?.id ?? last)
      .where('id', '<=', last)
      .where('embedding_model', '!=', model)
      .execute();
  }
}
