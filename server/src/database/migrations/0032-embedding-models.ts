import type { Migration } from 'kysely';
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine';
import { stemEnglish as stemmer } from './0024-english-stemmer';

const EMBEDDED = ['passages', 'answer_wordings', 'question_groups', 'question_wordings'] as const;
const KEYED = ['answer_wordings', 'question_wordings'] as const;

/**
 * The model of each embedding, and the language of each passage. Passages without a language are indexed anew in the
 * background, because their terms were stemmed as English.
 */
export const embeddingModels = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    for (const table of EMBEDDED) {
      await db.schema.alterTable(table).addColumn('embedding_model', 'text').execute();
      await sql`update ${sql.table(table)} set embedding_model = 'all-MiniLM-L6-v2' where embedding is not null`.execute(
        db,
      );
    }
    await db.schema.alterTable('passages').addColumn('language', 'text').execute();
    await sql`create index passages_without_language on passages (document_row_id) where language is null`.execute(db);
    for (const table of KEYED) await writeKeys(db, table);
    if (engine !== 'sqlite') return;
    await sql`create trigger passages_changed after update of terms on passages begin
      update passages_index set terms = new.terms where rowid = new.id;
    end`.execute(db);
  },
});

/** Keys hold stems, and the stemmer changed. */
async function writeKeys(db: Kysely<unknown>, table: (typeof KEYED)[number]): Promise<void> {
  const { rows } = await sql<{ id: string; text: string }>`select id, text from ${sql.table(table)}`.execute(db);
  // No new key may meet an old one on the way.
  await sql`update ${sql.table(table)} set key = id`.execute(db);
  for (const { id, text } of rows) {
    const key = keyOf(text);
    // Of two long texts with the same beginning the second keeps its id as the key.
    await sql`update ${sql.table(table)} set key = ${key} where id = ${id} and not exists (
      select 1 from ${sql.table(table)} other where other.agent_id = ${sql.table(table)}.agent_id and other.key = ${key}
    )`.execute(db);
  }
}

const TYPED_AS: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe' };

const keyOf = (text: string) => {
  const plain = text
    .replace(/(https?:\/\/[^\s/]+)\/\S*/gi, '$1')
    .replace(/['’]/g, ' ')
    .replace(/(\d)[,.](?=\d{3}\b)/g, '$1')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łßøđæœ]/g, (letter) => TYPED_AS[letter] ?? letter);
  const words = (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    (word.length < 3 || /\d/.test(word) ? word : stemmer(word)).slice(0, 60),
  );
  return (words.join(' ') || text.trim()).slice(0, 500);
};
