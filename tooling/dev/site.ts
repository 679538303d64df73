import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { remoteNames } from '../parts';
import { ROOT } from '../run-command.mjs';
import { hostConfig } from '../webpack/host-config';
import { checkTypes, watchFiles } from './check-types';
import { deployedRemotes } from './deployed';
import { remoteProxies } from './remote-proxies';
import { type RemoteServer, remotePort, startRemoteServer } from './remote-server';
import { HOST, originOf, PORT, requireFreePorts, serve } from './serve';

const MAIN = path.join(ROOT, 'server/src/main.ts');
const WATCHED = ['server/src', 'shared/src/endpoints'].map((folder) => path.join(ROOT, folder));
const CLOSE_MS = 500;
const END_WITH_PARENT = pathToFileURL(path.join(import.meta.dirname, 'end-with-parent.mjs')).href;

/**
 * Runs the API server from source on `port` and restarts it after every change of its files. Resolves when it is ready,
 * or when it exits with an error; the next change starts it again.
 */
async function startApiServer(port: number, publicUrl: string): Promise<void> {
  const env = { ...process.env, PORT: String(port), PUBLIC_URL: process.env['PUBLIC_URL'] ?? publicUrl };
  let server = await start(env);
  process.once('exit', () => server.kill('SIGKILL'));
  await watchFiles(WATCHED, async () => {
    await stop(server);
    server = await start(env);
    console.log(server.exitCode === null ? '  API restarted' : '  API is waiting for the next change');
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
      // Not printed: it names the server's address, which is not the one to open.
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

const apiPort = () => PORT + 1 + remoteNames().length;
const API_PATHS = ['/api', '/qr/', '/r/', '/notificationHub', '/chatHub'];

interface SiteSettings {
  /** Remotes to serve from source. */
  readonly local: readonly string[];
  /** The deployed site that provides everything else, including the API; null without one. */
  readonly from: URL | null;
  /** Origins of the remotes' own servers, by name. */
  readonly apis: Readonly<Record<string, string>>;
}

/** Serves the host and the local remotes, each with hot reload. */
export async function developSite({ local, from, apis }: SiteSettings): Promise<void> {
  await requireFreePorts([PORT, ...local.map(remotePort), ...(from ? [] : [apiPort()])], HOST);
  const deployed = from ? await deployedRemotes(from, local) : [];
  const api = from ? null : startApiServer(apiPort(), originOf(PORT));
  const remotes: RemoteServer[] = [];
  for (const name of local) remotes.push(await startRemoteServer(name));
  const target = from?.origin ?? originOf(apiPort());
  await serve(hostConfig({ folder: path.join(ROOT, 'host'), isDevelopment: true }), {
    port: PORT,
    proxy: [
      ...(await remoteProxies(remoteNames(), apis, target)),
      { context: API_PATHS, target, ws: true, changeOrigin: from !== null },
    ],
    historyApiFallback: { index: '/admin/index.html' },
    setupMiddlewares: (middlewares) => [
      {
        name: 'registry',
        path: '/admin/remotes.json',
        middleware: async (_request: unknown, response: { json(body: unknown): void }) => {
          const served = await Promise.all(remotes.map((remote) => remote.registered()));
          response.json({ remotes: [...served.flat(), ...deployed] });
        },
      },
      ...middlewares,
    ],
  });
  await api;
  console.log(`\nFrontdesk for developers is ready on ${originOf(PORT)}`);
  await checkTypes(['host', 'shared', 'server', ...remoteNames().map((name) => `remote-${name}`)]);
}
