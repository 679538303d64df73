/* Replaces federation's runtime in tests: `jest.mock('@module-federation/runtime', () =>
   jest.requireActual('../testing/fake-federation'))`. */
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

export const { satisfy } =
  jest.requireActual<typeof import('@module-federation/runtime')>('@module-federation/runtime');

/** Returns a remote's module. The argument consists of the remote's name and the page, as in `qr/MyQrPage`. */
export const loadRemote = jest.fn<Promise<Record<string, unknown>>, [id: string]>();
export const registerRemotes = jest.fn();
export const getInstance = jest.fn();

let plugin: ModuleFederationRuntimePlugin | undefined;
export const registerPlugins = jest.fn((plugins: ModuleFederationRuntimePlugin[]) => {
  plugin = plugins[0];
});

/** Returns the script that the host creates for a remote's entry, and its time-out. */
export function createScript(name: string, url: string) {
  const created = plugin?.createScript?.({ url, remoteInfo: { name } as never });
  return created as { script: HTMLScriptElement; timeout: number };
}

/** Notifies the host that a remote's entry has provided its container. */
export function entryArrives(name: string): void {
  void plugin?.afterLoadEntry?.({ remoteInfo: { name } } as never);
}

/** Makes remotes provide each of these pages under its name. */
export function servePages(pages: Readonly<Record<string, () => unknown>>): void {
  loadRemote.mockImplementation(async (id) => {
    const [, page = ''] = id.split('/');
    return { [page]: await pages[page]?.() };
  });
}
