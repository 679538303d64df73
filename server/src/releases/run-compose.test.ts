import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { ApiError } from '../http/api-error';
import { Composer } from './run-compose';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'composer-'));
  await mkdir(join(folder, 'site/admin'), { recursive: true });
  await writeFile(join(folder, 'releases.json'), '{}');
});
afterEach(() => rm(folder, { recursive: true }));

/** Composes the site with a command that runs this code. Returns the refusal and the log. */
async function refusalBy(code: string, limitMs?: number) {
  const script = join(folder, 'compose.mjs');
  await writeFile(script, code);
  const logged: string[] = [];
  const site = { siteDir: join(folder, 'site'), releasesDir: folder, releasesBytesMax: 5_000_000 };
  const config = { ...site, composer: pathToFileURL(script) };
  const composer = new Composer(config, (failure) => logged.push(String(failure)), limitMs);
  const refusal = await composer.compose([], null).then(
    () => null,
    (error: ApiError) => error,
  );
  return { status: refusal?.status, message: refusal?.message ?? '', logged: logged.join() };
}

it('ends a command that does not end by itself', async () => {
  const { status, message } = await refusalBy('setInterval(() => undefined, 1000);', 200);
  assert.equal(status, 503);
  assert.match(message, /try again/);
});

it('reports the problems of a site, but for a failed command reports only that it failed', async () => {
  const refused = await refusalBy(`console.log(JSON.stringify({ ok: false, problems: ['One.', 'Two.'] }))`);
  assert.deepEqual([refused.status, refused.message], [409, 'This is not possible: One. Two.']);
  const failed = await refusalBy(`throw new Error('A secret of /home.')`);
  assert.equal(failed.status, 409);
  assert.doesNotMatch(failed.message, /secret/);
  assert.match(failed.logged, /A secret of \/home/);
});

it('passes nothing from the server’s own environment to the command', async () => {
  process.env['DATABASE_URL'] = 'postgres://secret';
  const { message } = await refusalBy(
    `console.log(JSON.stringify({ ok: false, problems: [String(process.env['DATABASE_URL'])] }))`,
  );
  delete process.env['DATABASE_URL'];
  assert.match(message, /undefined/);
});
