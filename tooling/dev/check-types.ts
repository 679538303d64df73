import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../run-command.mjs';
import { watchFiles } from './watch-files';

const BIN = path.join(ROOT, `node_modules/.bin/tsc${process.platform === 'win32' ? '.cmd' : ''}`);
const CACHE = path.join(ROOT, 'node_modules/.cache/frontdesk');
const PROJECTS = ['tsconfig.json', 'server/tsconfig.json'];

/**
 * Prints the type errors of front end and server now and after every change of a file. Each check runs by itself and
 * ends, because the compiler's own watch mode would outlive a process that is killed.
 */
export async function checkTypes(folders: readonly string[]): Promise<void> {
  let hadErrors = false;
  const check = async () => {
    const reports = await Promise.all(PROJECTS.map(compile));
    const errors = reports.filter((report) => report !== '');
    if (errors.length > 0) console.log(`\nType errors:\n${errors.join('\n')}`);
    else if (hadErrors) console.log('\nNo type errors.');
    hadErrors = errors.length > 0;
  };
  await watchFiles(
    folders.map((folder) => path.join(ROOT, folder)),
    check,
  );
  await check();
}

/** What the compiler says of a project; empty when all is well. Reads again only what has changed since last time. */
function compile(project: string): Promise<string> {
  const state = path.join(CACHE, `${project.replaceAll('/', '-')}.tsbuildinfo`);
  const args = ['-p', project, '--incremental', '--tsBuildInfoFile', state, '--pretty'];
  const tsc = spawn(BIN, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  return new Promise((resolve) => {
    let said = '';
    tsc.stdout.on('data', (part: Buffer) => {
      said += part.toString();
    });
    tsc.once('close', () => resolve(said.trim()));
  });
}
