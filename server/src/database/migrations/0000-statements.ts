import { type Kysely, sql } from 'kysely';

/** Runs statements that end with a semicolon and begin at the start of a line. */
export async function runStatements(db: Kysely<unknown>, statements: string): Promise<void> {
  for (const statement of statements.trim().split(/;\n+(?=\S)/)) await sql.raw(statement).execute(db);
}
