import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { until } from './until';

const url = process.env['TEST_DATABASE_URL'] ?? '';

/** PostgreSQL's error code if somebody is connected to a template. */
const OBJECT_IN_USE = '55006';

export const hasPostgres = url !== '';

async function command(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

export interface TestDatabase {
  readonly name: string;
  readonly url: string;
  drop(): Promise<void>;
}

/** Retries `work` while a connection to its template is still closing. */
async function unused(work: () => Promise<void>): Promise<void> {
  let isDone = false;
  await until(async () => {
    await work().then(
      () => {
        isDone = true;
      },
      (failure: { code?: string }) => {
        if (failure.code !== OBJECT_IN_USE) throw failure;
      },
    );
    return isDone;
  }, 'the template is not in use');
}

/** Creates a PostgreSQL database: an empty one, or a copy of `template`. */
export async function createTestDatabase(template = ''): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await unused(() => command(`create database ${name}${template && ` template ${template}`}`));
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { name, url: own.href, drop: () => command(`drop database ${name} with (force)`) };
}
