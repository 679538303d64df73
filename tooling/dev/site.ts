import path from 'node:path';
import { remoteNames } from '../parts';
import { ROOT } from '../run-command.mjs';
import { hostConfig } from '../webpack/host-config';
import { startApiServer } from './api-server';
import { checkTypes } from './check-types';
import { deployedRemotes } from './deployed';
import { remoteProxies } from './remote-proxies';
import { type RemoteServer, remotePort, startRemoteServer } from './remote-server';
import { requireFreePorts } from './require-free-ports';
import { HOST, originOf, PORT, serve } from './serve';

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
