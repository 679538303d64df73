import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';

interface NewWording {
  readonly answer_id: string;
  readonly agent_id: string;
  readonly key: string;
  readonly text: string;
  readonly asker: string | null;
  readonly is_question: 0 | 1;
}

export async function insertWording(db: Kysely<Tables>, wording: NewWording): Promise<void> {
  await db
    .insertInto('answer_wordings')
    .values({ ...wording, id: randomUUID(), embedding: null })
    .execute();
}
