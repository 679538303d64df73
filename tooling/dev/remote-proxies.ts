import path from 'node:path';
import type { RemoteManifest } from '@frontdesk/shared/contract';
import { ROOT } from '../run-command.mjs';
import { importFresh } from './import-fresh';

interface RemoteProxy {
  readonly context: string[];
  readonly target: string;
  readonly ws: true;
  readonly changeOrigin: true;
}

/**
 * Forwards the calls below each remote's API prefix to the remote's server: the origin in `apis` (`--api`), or
 * the origin in its manifest, or else the site's API server.
 */
export async function remoteProxies(
  names: readonly string[],
  apis: Readonly<Record<string, string>>,
  site: string,
  read = (name: string) => importFresh<RemoteManifest>(path.join(ROOT, `remote-${name}`, 'remote.manifest.ts')),
): Promise<RemoteProxy[]> {
  const manifests = await Promise.all(names.map(read));
  return manifests.flatMap(({ name, api }) => {
    if (api?.prefix === undefined) return [];
    return [{ context: [api.prefix], target: apis[name] ?? api.origin ?? site, ws: true, changeOrigin: true }];
  });
}
