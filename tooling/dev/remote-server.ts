import { remoteNames } from '../parts';
import { type BuiltRemote, REMOTE_MANIFEST_FILE } from '../webpack/remote-manifest-plugin';
import { originOf, PORT, serve } from './serve';
import { serveByManifest } from './serve-by-manifest';

export const remotePort = (name: string): number => PORT + 1 + remoteNames().indexOf(name);

/** A remote that is served from source. */
export interface RemoteServer {
  /** What the build says of the remote now, its entry as a whole address; empty while it does not answer. */
  registered(): Promise<readonly unknown[]>;
}

/** Serves a remote from source on a port of its own. */
export async function startRemoteServer(name: string): Promise<RemoteServer> {
  const port = remotePort(name);
  const origin = originOf(port);
  const isServed = await serveByManifest(name, ({ config }) =>
    serve({ ...config, output: { ...config.output, publicPath: `${origin}/` } }, { port }),
  );
  return {
    async registered() {
      await isServed();
      const ask = () => fetch(`${origin}/${REMOTE_MANIFEST_FILE}`);
      // After a restart the first request may go over a kept connection to the server before it.
      const answer = await ask()
        .catch(ask)
        .catch(() => null);
      if (!answer?.ok) return [];
      const built = (await answer.json()) as BuiltRemote;
      return [{ ...built, entry: `${origin}/${built.entry}` }];
    },
  };
}
