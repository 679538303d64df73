/** `npm run new:remote -- team`: creates `remote-team`, a working remote with a page, an entry in the navigation, a home card and tests. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNameProblem } from '@frontdesk/shared/contract';
import { PNPM } from './ensure-installed.mjs';
import { newRemoteFiles } from './new-remote/new-remote-files';
import { ROOT, runCommand } from './run-command.mjs';

const [name = ''] = process.argv.slice(2);
const folder = path.join(ROOT, `remote-${name}`);
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
  refuse('Use lowercase letters for the name: npm run new:remote -- team');
const problem = remoteNameProblem(name);
if (problem !== null) refuse(`${problem}.`);
if (existsSync(folder)) refuse(`remote-${name} already exists.`);

const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
for (const [file, content] of Object.entries(newRemoteFiles(name, version))) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}
const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
const code = await runCommand(npx, ['--yes', PNPM, 'install', '--reporter=append-only'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  shell: process.platform === 'win32',
});
if (code !== 0) refuse('The files were created, but installing the packages failed. The lines above show the reason.');
console.log(`remote-${name} was created, with a page at /${name}, its entry in the navigation and a home card. Next steps:

  npm run dev -- --only ${name}     shows that page alone, with a fake API
  npm run build -- ${name}          builds remote-${name}/dist for deployment
  npx jest remote-${name}           runs its tests
  npm start  ${' '.repeat(name.length)}                    serves the whole site with it

Commit pnpm-lock.yaml together with remote-${name}.`);

function refuse(why: string): never {
  console.error(why);
  process.exit(1);
}
