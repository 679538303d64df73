import { type Migration, sql } from 'kysely';
import type { Engine } from '../engine';

/** Removing the terms of many passages immediately stopped the server for minutes. They are removed every hour instead. */
export const quickDeletion = (engine: Engine): Migration => ({
  async up(db) {
    if (engine === 'sqlite')
      await sql`insert into passages_index (passages_index, rank) values ('secure-delete', 0)`.execute(db);
  },
});
