import type { RemoteManifest } from '@frontdesk/shared/contract';
import type { Configuration } from 'webpack';
import { ALONE_PAGE } from '../webpack/alone-page';
import { standaloneConfig } from '../webpack/standalone-config';

export { remoteConfig } from '../webpack/remote-config';

/**
 * The build of a page that shows the remote alone with a sample API, for `webpack serve`. Reads the
 * manifest from `remote.manifest.ts` in `folder`. Development only.
 */
export function aloneConfig(manifest: RemoteManifest, { folder }: { readonly folder: string }): Configuration {
  const sendPage = {
    name: 'page',
    middleware: (_request: unknown, response: { type(type: string): { send(body: string): void } }) =>
      response.type('html').send(ALONE_PAGE),
  };
  const devServer = {
    static: false,
    hot: true,
    setupMiddlewares: (middlewares: unknown[]) => [...middlewares, sendPage],
  };
  return { ...standaloneConfig(manifest, { folder, isDevelopment: true }), devServer } as Configuration;
}
