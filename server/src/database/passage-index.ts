import type { Kysely } from 'kysely';
import type { Database, Engine } from './database';
import { createPostgresIndex, searchPostgres } from './passage-search-postgres';
import { createSqliteIndex, searchSqlite } from './passage-search-sqlite';

/** A passage that holds at least one of the words asked for. */
export interface FoundPassage {
  readonly id: string | number;
  readonly documentId: string;
  readonly documentName: string;
  readonly heading: string;
  readonly text: string;
  readonly terms: string;
}

/** The one thing the two databases do differently: finding the passages that hold any of some words. */
export function createPassageIndex(engine: Engine, db: Kysely<unknown>): Promise<void> {
  return engine === 'sqlite' ? createSqliteIndex(db) : createPostgresIndex(db);
}

/** The passages of an agent's ready documents that hold any of `terms`, roughly best first, at most `limit`. */
export function searchPassages(
  { engine, db }: Database,
  agentId: string,
  terms: readonly string[],
  limit: number,
): Promise<FoundPassage[]> {
  // Both query languages refuse a term in which they find no word.
  const words = terms.filter((term) => /^[\p{L}\p{N}]+$/u.test(term));
  if (words.length === 0) return Promise.resolve([]);
  return engine === 'sqlite' ? searchSqlite(db, agentId, words, limit) : searchPostgres(db, agentId, words, limit);
}
