import type { RegisteredRemote } from '@frontdesk/shared/contract';
import { getInstance } from '@module-federation/runtime';
import { HOST } from '../failure/load-failure';

/** The module information that the devtools of Module Federation display. */
interface Federated {
  readonly __FEDERATION__?: { readonly moduleInfo: Record<string, object> };
}

/**
 * Lists the remotes for Module Federation's devtools. Federation itself does so only with its snapshots, which this
 * host omits (decision 7).
 */
export function listForDevtools(remotes: readonly RegisteredRemote[]): void {
  const modules = (globalThis as Federated).__FEDERATION__?.moduleInfo;
  const host = getInstance();
  if (!modules || !host) return;
  const entries = remotes.map((remote) => [remote, new URL(remote.entry, document.baseURI).href] as const);
  modules[host.name] = {
    version: HOST.version,
    remotesInfo: Object.fromEntries(entries.map(([{ name }, url]) => [name, { matchedVersion: url }])),
  };
  for (const [{ name, version, routes }, url] of entries) {
    const pages = [...new Set(routes.map(({ page }) => page))];
    modules[`${name}:${url}`] = {
      version,
      remoteEntry: url,
      modules: pages.map((page) => ({ moduleName: page, modulePath: `./${page}` })),
      remotesInfo: {},
      shared: [],
    };
  }
}
