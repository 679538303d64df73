import path from 'node:path';
import type { RemoteManifest } from '@frontdesk/shared/contract';
import type { Configuration } from 'webpack';
import { ROOT } from '../run-command.mjs';
import { standaloneConfig } from '../webpack/standalone-config';
import { originOf, PORT, serve } from './serve';

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>One remote alone</title>
<link rel="icon" href="data:,">
<div id="root"></div>
<script defer src="/main.js"></script>
`;

/** Serves one remote by itself: its pages on a page of their own, its calls answered by a fake API. */
export async function developAlone(name: string): Promise<void> {
  const folder = path.join(ROOT, `remote-${name}`);
  const { default: manifest } = (await import(path.join(folder, 'remote.manifest.ts'))) as { default: RemoteManifest };
  const { default: own } = (await import(path.join(folder, 'webpack.config.ts'))) as { default: Configuration };
  await serve(standaloneConfig(manifest, { folder, isDevelopment: true }, own), {
    port: PORT,
    static: false,
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      {
        name: 'page',
        middleware: (_request: unknown, response: { type(type: string): { send(body: string): void } }) =>
          response.type('html').send(PAGE),
      },
    ],
  });
  console.log(`\n${name} alone, with a fake API, is ready on ${originOf(PORT)}${manifest.routes[0]?.path ?? '/'}`);
}
