import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../run-command.mjs';
import { watchFiles } from './watch-files';

const MAIN = path.join(ROOT, 'server/src/main.ts');
const WATCHED = ['server/src', 'shared/src/endpoints'].map((folder) => path.join(ROOT, folder));
const CLOSE_MS = 500;
const END_WITH_PARENT = pathToFileURL(path.join(import.meta.dirname, 'end-with-parent.mjs')).href;

/**
 * Runs the API server from source on `port` and restarts it after every change of its files. Resolves when it is ready,
 * or when it exits with an error; the next change starts it again.
 */
export async function startApiServer(port: number, publicUrl: string): Promise<void> {
  const env = { ...process.env, PORT: String(port), PUBLIC_URL: process.env['PUBLIC_URL'] ?? publicUrl };
  let server = await start(env);
  process.once('exit', () => server.kill('SIGKILL'));
  await watchFiles(WATCHED, async () => {
    await stop(server);
    server = await start(env);
    console.log(server.exitCode === null ? '  API restarted' : '  API waits for the next change');
  });
  console.log(`  API on http://localhost:${port}`);
}

function start(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['--import', 'tsx', '--import', END_WITH_PARENT, MAIN], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve) => {
    server.once('exit', () => resolve(server));
    server.stdout.on('data', (words: Buffer) => {
      // The server's address is not the address to open.
      if (words.toString().startsWith('Frontdesk is ready')) resolve(server);
      else process.stdout.write(words);
    });
  });
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  // A graceful shutdown would wait for open pages, and a kill loses no acknowledged write.
  const timer = setTimeout(() => server.kill('SIGKILL'), CLOSE_MS);
  await ended;
  clearTimeout(timer);
}
