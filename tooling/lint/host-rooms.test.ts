import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { ROOT } from '../run-command.mjs';
import { HOST_ROOMS, hostRoomProblems } from './host-rooms';

const SOURCE = path.join(ROOT, 'host/src');

/** Only tests use them, and they use any room. */
const isOfTests = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('testing/');

it('no import of the host runs upward, and every room of the list exists', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.[jt]sx?$/.test(file) && !isOfTests(file))
    .map((file) => ({ path: file, text: readFileSync(path.join(SOURCE, file), 'utf8') }));
  assert.deepEqual(hostRoomProblems(files), []);
  assert.deepEqual(
    HOST_ROOMS.filter((room) => !files.some((file) => file.path.startsWith(`${room}/`))),
    [],
  );
});

for (const line of [
  "import { App } from '../app/App';",
  "import type { App } from '../app/App';",
  "export { App } from '../app/App';",
  "const App = () => import('../app/App');",
  'const App = () => import(/* webpackChunkName: "app" */ \'../app/App\');',
  "import {\n  App,\n} from '../app/App';",
  "import '../app/App';",
  "import { main } from '../main';",
]) {
  it(`refuses in a lower room: ${line.replaceAll('\n', '')}`, () => {
    const [problem = ''] = hostRoomProblems([{ path: 'session/loader.ts', text: line }]);
    assert.match(problem, /^session\/loader\.ts imports (?:app\/App|main): move /);
  });
}

it('refuses an import that runs upward between the rooms of the remotes', () => {
  const check = (text: string) => hostRoomProblems([{ path: 'remotes/registry/a.ts', text }]).length;
  assert.equal(check("import { b } from '../loader/b';"), 1);
  assert.equal(check("import { b } from '../failure/b';"), 0);
});

it('refuses a folder that is not in the list', () => {
  assert.deepEqual(hostRoomProblems([{ path: 'cellar/wine.ts', text: '' }]), [
    'cellar/wine.ts is in no room: add cellar to the list of rooms.',
  ]);
});

it('allows imports of lower rooms, of the own one and of packages, and any in a file beside the rooms', () => {
  const text =
    "import { a } from '../offline/a';\nimport { b } from './b';\nimport { useState } from 'react';\nimport { version } from '../../package.json';";
  assert.deepEqual(hostRoomProblems([{ path: 'session/loader.ts', text }]), []);
  assert.deepEqual(hostRoomProblems([{ path: 'main.tsx', text: "import './app/App';" }]), []);
});
