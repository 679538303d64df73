import { ALONE_PAGE } from '../webpack/alone-page';
import { standaloneConfig } from '../webpack/standalone-config';
import { checkTypes } from './check-types';
import { requireFreePorts } from './require-free-ports';
import { HOST, originOf, PORT, serve } from './serve';
import { serveByManifest } from './serve-by-manifest';

/** Serves one remote by itself: its pages on a page of their own, its calls answered by a fake API. */
export async function developAlone(name: string): Promise<void> {
  await requireFreePorts([PORT], HOST);
  let first = '/';
  await serveByManifest(name, ({ manifest, config, folder }) => {
    first = manifest.routes[0]?.path ?? '/';
    return serve(standaloneConfig(manifest, { folder, isDevelopment: true }, config), {
      port: PORT,
      static: false,
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        {
          name: 'page',
          middleware: (_request: unknown, response: { type(type: string): { send(body: string): void } }) =>
            response.type('html').send(ALONE_PAGE),
        },
      ],
    });
  });
  console.log(`\n${name} alone, with a fake API, is ready on ${originOf(PORT)}${first}`);
  await checkTypes([`remote-${name}`, 'shared']);
}
