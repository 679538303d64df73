import { spawn } from 'node:child_process';
import path from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { ROOT } from '../run-command.mjs';

/** The time within which an editor saves several files, or one file in several steps. */
const SETTLE_MS = 150;
const IGNORED = new Set(['node_modules', 'dist']);

/**
 * Calls `act` after a file in one of `paths` (files or folders) changes: once for simultaneous changes, and never while
 * the previous call is still running. Handles saves that rename a new file over the old one, as editors and git do.
 */
export async function watchFiles(paths: readonly string[], act: () => Promise<void> | void): Promise<FSWatcher> {
  const watcher = watch([...paths], {
    ignoreInitial: true,
    ignored: (file) => IGNORED.has(path.basename(file)),
  });
  let timer: NodeJS.Timeout | undefined;
  let acting = Promise.resolve();
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      acting = acting.then(act).catch((error: unknown) => console.error(error));
    }, SETTLE_MS);
  });
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return watcher;
}

const BIN = path.join(ROOT, `node_modules/.bin/tsc${process.platform === 'win32' ? '.cmd' : ''}`);
const CACHE = path.join(ROOT, 'node_modules/.cache/frontdesk');
/** The compiler's projects and the folders that they read besides `shared`. */
const PROJECTS: readonly { readonly config: string; readonly reads: (folder: string) => boolean }[] = [
  { config: 'tsconfig.json', reads: (folder) => folder !== 'server' },
  { config: 'server/tsconfig.json', reads: (folder) => folder === 'server' },
];

/**
 * Prints the type errors in `folders` now and after every change of a file. Front end and server are checked separately,
 * so a change to the server does not check the front end again. Each check is a separate run, because the compiler's
 * watch mode would outlive a killed process.
 */
export async function checkTypes(folders: readonly string[]): Promise<void> {
  const reports = new Map<string, string>();
  let hadErrors = false;
  const check = async (projects: readonly string[]) => {
    await Promise.all(projects.map(async (project) => reports.set(project, await compile(project))));
    const errors = [...reports.values()].filter((report) => report !== '');
    if (errors.length > 0) console.log(`\nType errors:\n${errors.join('\n')}`);
    else if (hadErrors) console.log('\nNo type errors.');
    hadErrors = errors.length > 0;
  };
  const watched = PROJECTS.filter(({ reads }) => folders.some((folder) => folder !== 'shared' && reads(folder)));
  await Promise.all(
    watched.map(({ config, reads }) =>
      watchFiles(
        folders.filter((folder) => folder === 'shared' || reads(folder)).map((folder) => path.join(ROOT, folder)),
        () => check([config]),
      ),
    ),
  );
  await check(watched.map(({ config }) => config));
}

/** Returns the compiler's output for a project; empty if there are no errors. Reads only changed files again. */
function compile(project: string): Promise<string> {
  const state = path.join(CACHE, `${project.replaceAll('/', '-')}.tsbuildinfo`);
  // Several threads would take twice the processor time, which the other compilers need.
  const args = ['-p', project, '--singleThreaded', '--incremental', '--tsBuildInfoFile', state, '--pretty'];
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
