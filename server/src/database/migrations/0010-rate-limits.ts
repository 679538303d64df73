import type { Migration } from 'kysely';
import { sql } from 'kysely';
import type { Engine } from '../engine';

/**
 * Counts of attempts, shared by all instances on PostgreSQL. Unlogged: they change with every chat call, and a crash of
 * the database may forget them.
 */
export const rateLimits = (engine: Engine): Migration => ({
  async up(db) {
    if (engine !== 'postgres') return;
    await sql`create unlogged table rate_limits (
      key text primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
    await sql`create index rate_limits_expire on rate_limits (expire)`.execute(db);
  },
});
