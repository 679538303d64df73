import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { ROOT } from '../run-command.mjs';
import { folderCircles, type Imports, ROOMS, roomProblems } from './rooms';
import { importsOf, isOfTests, readScripts, SHARED_EXPORTS } from './source-files';

const imports = importsOf(
  readScripts().filter(({ path }) => !isOfTests(path)),
  SHARED_EXPORTS,
  { withWorkers: true },
);

it('no import runs upward, and every listed room exists', () => {
  assert.deepEqual(roomProblems(imports), []);
  const files = [...imports.keys()];
  const rooms = Object.entries(ROOMS).flatMap(([source, list]) => list.flat().map((room) => `${source}/${room}`));
  assert.deepEqual(
    rooms.filter((room) => !files.some((file) => file.startsWith(`${room}/`) || file.startsWith(`${room}.`))),
    [],
  );
});

it('a README in each room of the server says in at least two sentences what belongs there', () => {
  const rooms = new Set(ROOMS['server/src']?.flat().map((room) => room.split('/')[0] ?? ''));
  const sentencesOf = (room: string) => {
    const file = path.join(ROOT, 'server/src', room, 'README.md');
    return existsSync(file) ? readFileSync(file, 'utf8').split(/\.(?=\s)/).length - 1 : 0;
  };
  assert.ok(rooms.size > 30);
  assert.deepEqual(
    [...rooms].filter((room) => sentencesOf(room) < 2),
    [],
  );
});

it('no two folders import each other', () => assert.deepEqual(folderCircles(imports), []));

const rooms = { 'server/src': ['database', 'http', ['chat/words', 'chat/turn'], 'chat/answer', 'chat'] };
const check = (file: string, ...imported: string[]) =>
  roomProblems(new Map([[`server/src/${file}`, imported.map((other) => `server/src/${other}`)]]), rooms);

for (const [file, other] of [
  ['database/read.ts', 'http/page.ts'],
  ['http/all.ts', 'app.ts'],
  ['chat/turn.ts', 'chat/answer/answer.ts'],
  ['chat/answer/answer.ts', 'chat/reply.ts'],
] as const) {
  it(`refuses an import of ${other} in ${file}`, () => {
    assert.deepEqual(check(file, other), [
      `server/src/${file} imports server/src/${other}: move what both need into a lower room, or server/src/${file} into a higher one.`,
    ]);
  });
}

it('allows imports of lower rooms, the same room and floor, and any import in a file outside the rooms', () => {
  assert.deepEqual(
    check('chat/reply.ts', 'chat/answer/answer.ts', 'chat/turn.ts', 'http/page.ts', 'chat/other.ts'),
    [],
  );
  assert.deepEqual(check('chat/words/words.ts', 'chat/turn.ts'), []);
  assert.deepEqual(check('app.ts', 'chat/reply.ts'), []);
});

it('a listed file outside the rooms has a floor', () => {
  const listed = { 'remote-qr/src': ['urls', 'model', 'pages'] };
  const problems = (file: string, other: string) =>
    roomProblems(new Map([[`remote-qr/src/${file}`, [`remote-qr/src/${other}`]]]), listed).length;
  assert.equal(problems('pages/page.tsx', 'urls.ts'), 0);
  assert.equal(problems('urls.ts', 'model/code.ts'), 1);
  assert.equal(problems('main.ts', 'pages/page.tsx'), 0);
});

it('refuses a folder that is not in the list', () => {
  assert.deepEqual(check('cellar/wine.ts'), [
    'server/src/cellar/wine.ts is in no room: add cellar to the rooms of server/src.',
  ]);
});

it('finds cycles of folders, including those through a third folder', () => {
  const circles = (found: Record<string, string[]>) => folderCircles(new Map(Object.entries(found)) satisfies Imports);
  assert.equal(circles({ 'a/b/one.ts': ['a/c/two.ts'], 'a/c/three.ts': ['a/b/four.ts'] }).length, 1);
  assert.equal(circles({ 'a/b/1.ts': ['a/c/2.ts'], 'a/c/3.ts': ['a/d/4.ts'], 'a/d/5.ts': ['a/b/6.ts'] }).length, 2);
  assert.deepEqual(circles({ 'a/b/one.ts': ['a/c/two.ts'], 'a/c/three.ts': ['a/ground.ts', 'a/c/d/e.ts'] }), []);
});

for (const line of [
  "import { page } from '../http/page';",
  "import type { Page } from '../http/page';",
  "export { page } from '../http/page';",
  "const later = () => import('../http/page');",
  'const later = () => import(/* webpackChunkName: "page" */ \'../http/page\');',
  "import {\n  page,\n} from '../http/page';",
  "import '../http/page';",
  "const worker = new URL('../http/page.ts', import.meta.url);",
]) {
  it(`reads the import in: ${line.replaceAll('\n', '')}`, () => {
    const files = [
      { path: 'server/src/database/read.ts', text: line },
      { path: 'server/src/http/page.ts', text: '' },
    ];
    assert.deepEqual(importsOf(files, {}, { withWorkers: true }).get('server/src/database/read.ts'), [
      'server/src/http/page.ts',
    ]);
  });
}

it('reads imports of the shared package through its export map', () => {
  const files = [
    {
      path: 'host/src/main.tsx',
      text: "import { a } from '@frontdesk/shared/endpoints/bot';\nimport '@frontdesk/shared/app';",
    },
    { path: 'shared/src/endpoints/bot.ts', text: '' },
    { path: 'shared/src/app.ts', text: '' },
  ];
  const found = importsOf(files, { './endpoints/*': './src/endpoints/*.ts', './app': './src/app.ts' });
  assert.deepEqual(found.get('host/src/main.tsx'), ['shared/src/endpoints/bot.ts', 'shared/src/app.ts']);
});
