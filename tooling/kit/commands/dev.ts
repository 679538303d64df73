import type { RemoteManifest } from '@frontdesk/shared/contract';
import { sendClientReport } from '@frontdesk/shared/endpoints/client-report';
import type { Configuration } from 'webpack';
import type WebpackDevServer from 'webpack-dev-server';
import { HOST, originOf, problemWith, serve, servePage } from '../../dev/serve';
import { serveByManifest } from '../../dev/serve-by-manifest';
import { ALONE_PAGE } from '../../webpack/alone-page';
import { galleryConfig, standaloneConfig } from '../../webpack/standalone-config';
import { hotInSiteConfig } from '../hot/hot-config';
import { KIT, Refusal, readManifest, withManifestErrors } from './command';
import { devPath, registryOf, requireSite, siteProxy } from './site-proxy';
import { unknownSlots } from './site-slots';

const FIRST_PORT = 8080;
const TRIES = 50;

interface DevelopSettings {
  /** The deployed site that provides everything else; null to show the remote alone. */
  readonly from: URL | null;
  /** Null for the first free port. */
  readonly port: number | null;
  /** The origin of the remote's own server. Default: that of its manifest, or the site. */
  readonly api: string | null;
}

/** `frontdesk-remote dev`: serves the remote with hot reload, alone or in a deployed site. */
export async function develop(folder: string, { from, port, api }: DevelopSettings): Promise<void> {
  const manifest = await readManifest(folder);
  const chosen = await choosePort(port);
  if (from) await requireSite(from, manifest.name);
  const options = (current: RemoteManifest) =>
    from ? inSite(current, folder, from, chosen, api) : alone(current, folder, chosen, api);
  const begin = async ({ manifest: current }: { readonly manifest: RemoteManifest }) => {
    if (from) for (const text of await unknownSlots(from, current)) console.warn(`Warning: ${text}`);
    const { config, server } = options(current);
    return serve({ context: folder, ...config }, { port: chosen, static: false, ...server });
  };
  await withManifestErrors(() => serveByManifest(manifest.name, begin, folder));
  const first = manifest.routes.find(({ path: address }) => !address.includes(':'))?.path ?? '/';
  const where = from ? `in ${from.origin}` : 'alone, with a sample API,';
  console.log(`\n${manifest.name} ${where} is ready on ${originOf(chosen)}${first}`);
}

/** `frontdesk-remote gallery`: all shared parts in every state. */
export async function developGallery(folder: string, port: number | null): Promise<void> {
  const chosen = await choosePort(port);
  await serve(galleryConfig(folder), { port: chosen, static: false, setupMiddlewares: servePage(ALONE_PAGE) });
  console.log(`\nThe gallery of shared parts is ready on ${originOf(chosen)}/`);
}

interface Served {
  readonly config: Configuration;
  readonly server: WebpackDevServer.Configuration;
}

function alone(manifest: RemoteManifest, folder: string, port: number, api: string | null): Served {
  const target = api ?? manifest.api?.origin;
  const prefix = manifest.api?.prefix;
  const forwardsApi = api !== null && prefix !== undefined;
  return {
    config: standaloneConfig(manifest, { folder, isDevelopment: true, forwardsApi }),
    server: {
      port,
      proxy: forwardsApi && target ? [{ context: [prefix], target, ws: true, changeOrigin: true }] : [],
      setupMiddlewares: servePage(ALONE_PAGE),
    },
  };
}

function inSite(manifest: RemoteManifest, folder: string, site: URL, port: number, api: string | null): Served {
  const base = devPath(manifest.name);
  const own = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}${base}remote.json`);
    const built = (await answer.json()) as { entry: string };
    return { ...built, entry: `${base}${built.entry}` };
  };
  const registry = {
    name: 'registry',
    path: '/admin/remotes.json',
    middleware: async (_request: unknown, response: { status(code: number): { json(body: unknown): void } }) => {
      try {
        response.status(200).json(await registryOf(site, await own()));
      } catch (error) {
        console.error(`  The list of parts cannot be made: ${(error as Error).message}`);
        response.status(502).json({ message: `${site.origin} does not respond.` });
      }
    },
  };
  // Failures of code in development say nothing about the site.
  const reports = {
    name: 'reports',
    path: sendClientReport.path,
    middleware: (_request: unknown, response: { status(code: number): { json(body: unknown): void } }) =>
      response.status(200).json(null),
  };
  const socket = `${base}ws`;
  return {
    config: hotInSiteConfig(manifest, folder, base, KIT),
    server: {
      port,
      // A compressing proxy would hold back what a server sends in parts.
      compress: false,
      webSocketServer: { type: 'ws', options: { path: socket } },
      client: {
        webSocketURL: `${originOf(port).replace('http', 'ws')}${socket}`,
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'warn',
      },
      proxy: siteProxy({ site, port, own: manifest, api }),
      setupMiddlewares: (middlewares) => [registry, reports, ...middlewares],
    },
  };
}

/** Returns the port to use. Throws if the wanted one is in use. */
async function choosePort(wanted: number | null): Promise<number> {
  if (wanted !== null) {
    const problem = await problemWith(wanted, HOST);
    if (problem === null) return wanted;
    throw new Refusal(`Port ${wanted} cannot be used (${problem}). Choose another one: --port ${wanted + 1}`);
  }
  for (let port = FIRST_PORT; port < FIRST_PORT + TRIES; port += 1) {
    if ((await problemWith(port, HOST)) === null) return port;
  }
  throw new Refusal(`The ports from ${FIRST_PORT} are in use. Choose another one: --port 3000`);
}
