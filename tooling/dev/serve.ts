import type { Server } from 'node:http';
import { createServer } from 'node:net';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { ALONE_PAGE } from '../webpack/alone-page';
import { galleryConfig } from '../webpack/standalone-config';
import { checkTypes } from './check-types';

/** The port of the first development server; the others use the next ports. */
export const PORT = Number(process.env['PORT'] ?? 8080);
export const HOST = process.env['HOST'] ?? '127.0.0.1';

export const originOf = (port: number): string => `http://localhost:${port}`;

/** A running development server. */
export interface DevServer {
  stop(): Promise<void>;
}

/**
 * Starts a development server and resolves when it is ready. The address of its socket is explicit, because the page
 * runs on the host's origin. The overlay shows compiler errors.
 */
export async function serve(config: Configuration, options: WebpackDevServer.Configuration): Promise<DevServer> {
  const compiler = webpack(config);
  if (!compiler) throw new Error(`webpack created no compiler for ${config.name}`);
  const server = new WebpackDevServer(
    {
      host: HOST,
      hot: true,
      liveReload: false,
      headers: { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' },
      allowedHosts: 'all',
      client: {
        webSocketURL: `ws://localhost:${options.port}/ws`,
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'warn',
      },
      ...options,
    },
    compiler,
  );
  const built = new Promise((resolve) => compiler.hooks.done.tap('dev', resolve));
  await server.start();
  await built;
  console.log(`  ${config.name} on ${originOf(Number(options.port))}`);
  return {
    async stop() {
      const stopped = server.stop();
      // A connection that a browser opened in advance would never get a response.
      (server.server as Server | undefined)?.closeAllConnections();
      await stopped;
    },
  };
}

interface Response {
  type(type: string): { send(body: string): void };
}

/** Serves `page` for every request that no built file matches. */
export function servePage(page: string): NonNullable<WebpackDevServer.Configuration['setupMiddlewares']> {
  return (middlewares) => [
    ...middlewares,
    { name: 'page', middleware: (_request: unknown, response: Response) => response.type('html').send(page) },
  ];
}

/** If one of `ports` is in use, prints what to do and ends the process. */
export async function requireFreePorts(ports: readonly number[], host: string): Promise<void> {
  for (const port of ports) {
    const problem = await problemWith(port, host);
    if (problem === null) continue;
    const what = problem === 'EADDRINUSE' ? `Port ${port} is in use.` : `Port ${port} cannot be used (${problem}).`;
    const range = ports.length > 1 ? `${ports[0]} to ${ports.at(-1)}` : String(port);
    console.error(
      `${what} npm run dev needs the ports ${range}: stop the other program, or choose others, for example\n` +
        `  PORT=${(ports[0] ?? port) + 1000} npm run dev`,
    );
    process.exit(1);
  }
}

/** Returns the system's error code; null if the port is free. */
export function problemWith(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}

/** Serves the gallery of shared parts. */
export async function developGallery(): Promise<void> {
  await requireFreePorts([PORT], HOST);
  await serve(galleryConfig(), { port: PORT, static: false, setupMiddlewares: servePage(ALONE_PAGE) });
  console.log(`\nThe gallery of shared parts is ready on ${originOf(PORT)}/`);
  await checkTypes(['shared']);
}
