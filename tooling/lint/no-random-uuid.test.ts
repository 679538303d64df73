import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, it } from 'node:test';
import { ROOT } from '../run-command.mjs';

const BIOME = path.join(ROOT, `node_modules/.bin/biome${process.platform === 'win32' ? '.cmd' : ''}`);
const RULE = path.join(ROOT, 'tooling/lint/no-random-uuid.grit');

let folder: string;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'frontdesk-lint-'));
  const linter = { rules: { preset: 'none' } };
  await writeFile(path.join(folder, 'biome.json'), JSON.stringify({ root: true, plugins: [RULE], linter }));
});
after(() => rm(folder, { recursive: true, force: true }));

/** Which of the lines the rule refuses. */
async function refused(lines: readonly string[]): Promise<string[]> {
  await writeFile(path.join(folder, 'sample.ts'), lines.join('\n'));
  const { stdout, stderr } = spawnSync(BIOME, ['lint', '--colors=off', 'sample.ts'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const places = [...`${stdout}${stderr}`.matchAll(/sample\.ts:(\d+):\d+ plugin/g)];
  return [...new Set(places.map(([, line]) => lines[Number(line) - 1] ?? ''))];
}

it('refuses every way to read randomUUID from an object', async () => {
  const lines = [
    'crypto.randomUUID();',
    'crypto?.randomUUID?.();',
    "crypto['randomUUID']();",
    'export const { randomUUID } = crypto;',
    'export const { subtle, randomUUID: newUuid } = globalThis.crypto;',
    "export const { ['randomUUID']: computed } = crypto;",
    'export const { randomUUID: orNone = null } = crypto;',
    'export const { crypto: { randomUUID: nested } } = window;',
    'export const make = ({ randomUUID }: Crypto) => randomUUID();',
    'export let later: () => string;',
    '({ randomUUID: later } = crypto);',
  ];
  assert.deepEqual(
    await refused(lines),
    lines.filter((line) => line.includes('randomUUID')),
  );
});

it('allows other members of crypto, and the name in a text', async () => {
  const lines = ['crypto.getRandomValues(new Uint8Array(1));', 'export const { subtle } = crypto;', "'randomUUID';"];
  assert.deepEqual(await refused(lines), []);
});
