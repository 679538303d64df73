import { DOCUMENT_STATUS } from '@frontdesk/shared/endpoints/document';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/database';
import type { Tables } from '../../database/schema/tables';
import type { TextLanguage } from '../../terms/text-language';

/** A statement that changes more rows could exceed the time limit for statements. */
const AT_ONCE = 1_000;

/**
 * Removes the embeddings from other models at the start, before anything is embedded: after a change of the model, all
 * passages are embedded again. Until then, they are found by their words, and their documents show that they are not
 * indexed.
 */
export async function prepareEmbeddings(
  { db }: Database,
  model: string,
  languages: readonly TextLanguage[],
  stop: AbortSignal,
): Promise<void> {
  await removeStale(db, model, languages, stop);
  for (const language of languages) await markAwaiting(db, language, stop);
}

async function removeStale(
  db: Kysely<Tables>,
  model: string,
  languages: readonly TextLanguage[],
  stop: AbortSignal,
): Promise<void> {
  for (let last = -1; !stop.aborted; ) {
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

/** Marks ready documents with passages that were never embedded, whatever the cause. */
async function markAwaiting(db: Kysely<Tables>, language: TextLanguage, stop: AbortSignal): Promise<void> {
  for (let last = ''; !stop.aborted; ) {
    const some = await db
      .selectFrom('passages')
      .select('document_row_id as id')
      .distinct()
      .where('embedding', 'is', null)
      .where('language', '=', language)
      .where('document_row_id', '>', last)
      .orderBy('document_row_id')
      .limit(AT_ONCE)
      .execute();
    if (some.length === 0) return;
    last = some.at(-1)?.id ?? last;
    await db
      .updateTable('documents')
      .set({ indexed_share: 0 })
      .where(
        'id',
        'in',
        some.map(({ id }) => id),
      )
      .where('status', '=', DOCUMENT_STATUS.ready)
      .where('indexed_share', 'is', null)
      .execute();
  }
}
