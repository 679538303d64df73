/** `npm run dev`: server, host and all remotes from source, each with hot reload. */
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { remoteNames } from './parts';
import { ROOT, runCommand } from './run-command.mjs';
import { hostConfig } from './webpack/host-config';
import { type BuiltRemote, REMOTE_MANIFEST_FILE } from './webpack/remote-manifest-plugin';

const PORT = Number(process.env['PORT'] ?? 8080);
const HOST = process.env['HOST'] ?? '127.0.0.1';
const names = remoteNames();
const originOf = (port: number) => `http://localhost:${port}`;
const remotePort = (name: string) => PORT + 1 + names.indexOf(name);
const API_PORT = PORT + 1 + names.length;

process.env['NODE_ENV'] = 'development';
void runCommand(process.execPath, ['--watch', '--watch-preserve-output', '--import', 'tsx', 'server/src/main.ts'], {
  env: { ...process.env, PORT: String(API_PORT), PUBLIC_URL: process.env['PUBLIC_URL'] ?? originOf(PORT) },
});
for (const name of names) await serveRemote(name);
await serve(hostConfig({ folder: path.join(ROOT, 'host'), isDevelopment: true }), {
  port: PORT,
  proxy: [{ context: ['/api', '/qr/', '/notificationHub', '/chatHub'], target: originOf(API_PORT), ws: true }],
  historyApiFallback: { index: '/admin/index.html' },
  setupMiddlewares: (middlewares) => [
    {
      name: 'registry',
      path: '/admin/remotes.json',
      middleware: async (_request: unknown, response: { json(body: unknown): void }) => response.json(await registry()),
    },
    ...middlewares,
  ],
});
console.log(`\nFrontdesk for developers is ready on ${originOf(PORT)}`);

async function serveRemote(name: string): Promise<void> {
  const folder = path.join(ROOT, `remote-${name}`);
  const { default: config } = (await import(path.join(folder, 'webpack.config.ts'))) as { default: Configuration };
  const port = remotePort(name);
  await serve({ ...config, output: { ...config.output, publicPath: `${originOf(port)}/` } }, { port });
}

/** One development server; its socket's address is named, because the page it serves lives on the host's origin. */
async function serve(config: Configuration, options: WebpackDevServer.Configuration): Promise<void> {
  const compiler = webpack(config);
  if (!compiler) throw new Error(`webpack made no compiler for ${config.name}`);
  const server = new WebpackDevServer(
    {
      host: HOST,
      hot: true,
      liveReload: false,
      headers: { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' },
      allowedHosts: 'all',
      client: { webSocketURL: `ws://localhost:${options.port}/ws`, overlay: false, logging: 'warn' },
      ...options,
    },
    compiler,
  );
  await server.start();
  await new Promise((resolve) => compiler.hooks.done.tap('dev', resolve));
  console.log(`  ${config.name} on ${originOf(Number(options.port))}`);
}

/** What the remotes' builds say of themselves now; one that does not answer is left out. */
async function registry(): Promise<unknown> {
  const remotes = await Promise.all(
    names.map(async (name) => {
      const origin = originOf(remotePort(name));
      const answer = await fetch(`${origin}/${REMOTE_MANIFEST_FILE}`).catch(() => null);
      if (!answer?.ok) return [];
      const built = (await answer.json()) as BuiltRemote;
      return [{ ...built, entry: `${origin}/${built.entry}` }];
    }),
  );
  return { remotes: remotes.flat() };
}
