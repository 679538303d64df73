import { ALONE_PAGE } from '../webpack/alone-page';
import { standaloneConfig } from '../webpack/standalone-config';
import { checkTypes } from './check-types';
import { remoteProxies } from './remote-proxies';
import { HOST, originOf, PORT, requireFreePorts, serve, servePage } from './serve';
import { serveByManifest } from './serve-by-manifest';

/**
 * Serves one remote alone, on a standalone page with a fake API. `apis`: the address of the remote's own server, if it
 * is running.
 */
export async function developAlone(name: string, apis: Readonly<Record<string, string>>): Promise<void> {
  const forwardsApi = apis[name] !== undefined;
  await requireFreePorts([PORT], HOST);
  let first = '/';
  await serveByManifest(name, async ({ manifest, config, folder }) => {
    first = manifest.routes[0]?.path ?? '/';
    return serve(standaloneConfig(manifest, { folder, isDevelopment: true, forwardsApi }, config), {
      port: PORT,
      proxy: forwardsApi ? await remoteProxies([name], apis, '') : [],
      static: false,
      setupMiddlewares: servePage(ALONE_PAGE),
    });
  });
  console.log(`\n${name} alone, with a fake API, is ready on ${originOf(PORT)}${first}`);
  await checkTypes([`remote-${name}`, 'shared']);
}
