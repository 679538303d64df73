import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, it } from 'node:test';
import { ROOT } from '../run-command.mjs';
import { STEPS } from '../steps';

let folder: string;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'frontdesk-rooms-'));
});
after(() => rm(folder, { recursive: true, force: true }));

/** What the step of `npm run check` says of a server that has these files, beside a few in their rooms. */
async function said(files: Readonly<Record<string, string>>): Promise<{ text: string; code: number | null }> {
  const all = {
    'database/row.ts': 'export const row = 1;',
    'http/page.ts': "import { row } from '../database/row';\nexport const page = row;\nexport type Page = number;",
    'app.ts': "export * from './http/page';",
    ...files,
  };
  await rm(path.join(folder, 'server'), { recursive: true, force: true });
  for (const [file, text] of Object.entries(all)) {
    const target = path.join(folder, 'server/src', file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  const [program, ...args] = STEPS.rooms.command.map((part) =>
    part.startsWith('node_modules/') || part.startsWith('tooling/') ? path.join(ROOT, part) : part,
  );
  const { stdout, stderr, status } = spawnSync(program ?? '', args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', NO_COLOR: '1' },
    shell: process.platform === 'win32',
  });
  return { text: `${stdout}${stderr}`, code: status };
}

const refuses = async (files: Readonly<Record<string, string>>, problem: RegExp) => {
  const { text, code } = await said(files);
  assert.match(text, problem);
  assert.notEqual(code, 0);
};

for (const line of [
  "import { page } from '../http/page';\nexport const read = () => page;",
  "import type { Page } from '../http/page';\nexport type Read = Page;",
  "export { page } from '../http/page';",
  "export const later = () => import('../http/page');",
]) {
  it(`refuses in a lower room: ${line.split('\n')[0]}`, () =>
    refuses(
      { 'database/read.ts': line },
      /upward-from-database: server\/src\/database\/read\.ts → server\/src\/http\/page\.ts/,
    ));
}

it('refuses to import what puts the rooms together', () =>
  refuses({ 'http/all.ts': "export * from '../app';" }, /upward-from-http: .*http\/all\.ts → server\/src\/app\.ts/));

it('refuses to import a higher part of the own room, or what puts its parts together', async () => {
  const reply = {
    'chat/reply.ts': "export const reply = 'Yes.';",
    'chat/answer/answer.ts': "export * from '../reply';",
  };
  await refuses(
    {
      'chat/answer/answer.ts': 'export type Answer = string;',
      'chat/model/ask.ts': "export type { Answer } from '../answer/answer';",
    },
    /upward-in-chat-from-model: server\/src\/chat\/model\/ask\.ts → server\/src\/chat\/answer\/answer\.ts/,
  );
  await refuses(reply, /upward-in-chat-from-answer: .*answer\.ts → server\/src\/chat\/reply\.ts/);
  await refuses(
    { 'passages/weights.ts': "export * from './find';", 'passages/find.ts': 'export const found = 1;' },
    /upward-in-passages-from-passage: .*weights\.ts → server\/src\/passages\/find\.ts/,
  );
});

it('refuses files in a folder that is not listed, and imports of them', async () => {
  await refuses({ 'cellar/wine.ts': "export * from '../database/row';" }, /in-no-room: server\/src\/cellar\/wine\.ts/);
  await refuses(
    { 'cellar/wine.ts': 'export const wine = 1;', 'main.ts': "export * from './cellar/wine';" },
    /to-no-room: server\/src\/main\.ts/,
  );
});

it('allows imports of lower parts of the own room', async () => {
  const { text, code } = await said({
    'chat/phrases/words.ts': 'export const yes = 1;',
    'chat/answer/answer.ts': "export * from '../phrases/words';",
    'chat/reply.ts': "export * from './answer/answer';",
  });
  assert.equal(code, 0, text);
});

it('allows imports of lower rooms and of the own one', async () => {
  const { text, code } = await said({ 'http/all.ts': "export * from './page';\nexport * from '../database/row';" });
  assert.equal(code, 0, text);
});
