import path from 'node:path';
import type { Configuration } from 'webpack';
import { remoteNames } from '../parts';
import { ROOT, runCommand } from '../run-command.mjs';
import { hostConfig } from '../webpack/host-config';
import { type BuiltRemote, REMOTE_MANIFEST_FILE } from '../webpack/remote-manifest-plugin';
import { deployedRemotes } from './deployed';
import { originOf, PORT, serve } from './serve';

const remotePort = (name: string) => PORT + 1 + remoteNames().indexOf(name);
const apiPort = () => PORT + 1 + remoteNames().length;
const API_PATHS = ['/api', '/qr/', '/notificationHub', '/chatHub'];

interface SiteSettings {
  /** Remotes that are served from source. */
  readonly local: readonly string[];
  /** The deployed site that everything else comes from, its API too; null when nothing is. */
  readonly from: URL | null;
}

/** Serves the host, and of the remotes those that are worked on, each with hot reload. */
export async function developSite({ local, from }: SiteSettings): Promise<void> {
  const deployed = from ? await deployedRemotes(from, local) : [];
  if (!from) startServer();
  for (const name of local) await serveRemote(name);
  const target = from?.origin ?? originOf(apiPort());
  await serve(hostConfig({ folder: path.join(ROOT, 'host'), isDevelopment: true }), {
    port: PORT,
    proxy: [{ context: API_PATHS, target, ws: true, changeOrigin: from !== null }],
    historyApiFallback: { index: '/admin/index.html' },
    setupMiddlewares: (middlewares) => [
      {
        name: 'registry',
        path: '/admin/remotes.json',
        middleware: async (_request: unknown, response: { json(body: unknown): void }) =>
          response.json({ remotes: [...(await localRemotes(local)), ...deployed] }),
      },
      ...middlewares,
    ],
  });
  console.log(`\nFrontdesk for developers is ready on ${originOf(PORT)}`);
}

function startServer(): void {
  void runCommand(process.execPath, ['--watch', '--watch-preserve-output', '--import', 'tsx', 'server/src/main.ts'], {
    env: { ...process.env, PORT: String(apiPort()), PUBLIC_URL: process.env['PUBLIC_URL'] ?? originOf(PORT) },
  });
}

async function serveRemote(name: string): Promise<void> {
  const folder = path.join(ROOT, `remote-${name}`);
  const { default: config } = (await import(path.join(folder, 'webpack.config.ts'))) as { default: Configuration };
  const port = remotePort(name);
  await serve({ ...config, output: { ...config.output, publicPath: `${originOf(port)}/` } }, { port });
}

/** What the local builds say of themselves now; one that does not answer is left out. */
async function localRemotes(names: readonly string[]): Promise<unknown[]> {
  const remotes = await Promise.all(
    names.map(async (name) => {
      const origin = originOf(remotePort(name));
      const answer = await fetch(`${origin}/${REMOTE_MANIFEST_FILE}`).catch(() => null);
      if (!answer?.ok) return [];
      const built = (await answer.json()) as BuiltRemote;
      return [{ ...built, entry: `${origin}/${built.entry}` }];
    }),
  );
  return remotes.flat();
}
