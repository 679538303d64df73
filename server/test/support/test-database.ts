import { randomUUID } from 'node:crypto';
import pg from 'pg';

const url = process.env['TEST_DATABASE_URL'] ?? '';

export const hasPostgres = url !== '';

async function command(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** An empty PostgreSQL database of its own. */
export async function createTestDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await command(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => command(`drop database ${name} with (force)`) };
}
