import type { Server } from 'node:http';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

/** Where the first development server answers; the others follow on the next ports. */
export const PORT = Number(process.env['PORT'] ?? 8080);
export const HOST = process.env['HOST'] ?? '127.0.0.1';

export const originOf = (port: number): string => `http://localhost:${port}`;

/** A development server that answers. */
export interface DevServer {
  stop(): Promise<void>;
}

/**
 * One development server, ready when this resolves. Its socket's address is named, because the page that it serves
 * lives on the host's origin. Errors of the compiler are shown over the page.
 */
export async function serve(config: Configuration, options: WebpackDevServer.Configuration): Promise<DevServer> {
  const compiler = webpack(config);
  if (!compiler) throw new Error(`webpack made no compiler for ${config.name}`);
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
      // A connection that a browser opened ahead of need would get no answer any more.
      (server.server as Server | undefined)?.closeAllConnections();
      await stopped;
    },
  };
}
