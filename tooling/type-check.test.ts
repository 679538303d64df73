import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { it } from 'node:test';
import { remoteNames } from './parts';
import { ROOT } from './run-command.mjs';
import { STEPS } from './steps';

it('checks the types of the host, every remote and shared', () => {
  const [program, ...args] = STEPS.types.command;
  const files = execFileSync(program, [...args, '--listFilesOnly'], { cwd: ROOT, encoding: 'utf8' });
  const expected = [
    'host/src/main.tsx',
    'shared/src/app.ts',
    ...remoteNames().map((name) => `remote-${name}/remote.manifest.ts`),
  ];
  for (const file of expected) assert.ok(files.includes(path.join(ROOT, file)), `${file} is not checked`);
});
