import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { readConfig } from '../../src/config/config';
import { openDatabase } from '../../src/database/database';

const NAME = 'frontdesk_template';

/** Databases with all tables but no rows, which tests copy: this is faster than running every migration each time. */
export interface TestTemplates {
  /** The SQLite file. */
  readonly file: string;
  /** The name of the PostgreSQL database; '' if there is no PostgreSQL. */
  readonly database: string;
}

/** Creates the templates, with the file in `folder`. `url` is PostgreSQL's address, or ''. */
export async function makeTemplates(folder: string, url: string): Promise<TestTemplates> {
  await mkdir(folder);
  const { db } = await openDatabase(readConfig({ DATA_DIR: folder }));
  const file = join(folder, 'template.sqlite');
  await sql`vacuum into ${file}`.execute(db);
  await db.destroy();
  if (url === '') return { file, database: '' };
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Another run on the same PostgreSQL may have left a template from another release.
  await client.query(`drop database if exists ${NAME}`);
  await client.query(`create database ${NAME}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${NAME}`;
  await (await openDatabase(readConfig({ DATA_DIR: folder, DATABASE_URL: own.href }))).db.destroy();
  return { file, database: NAME };
}
