import { setTimeout } from 'node:timers/promises';
import { remoteNames } from '../parts';
import { type BuiltRemote, REMOTE_MANIFEST_FILE } from '../releases/remote-source';
import { originOf, PORT, serve } from './serve';
import { serveByManifest } from './serve-by-manifest';

export const remotePort = (name: string): number => PORT + 1 + remoteNames().indexOf(name);

const ATTEMPTS = 10;
const PAUSE_MS = 200;

/** A remote that is served from source. */
export interface RemoteServer {
  /** The current build's manifest, with an absolute entry address; empty while the server does not respond. */
  registered(): Promise<readonly unknown[]>;
}

/** Serves a remote from source on a separate port. */
export async function startRemoteServer(name: string): Promise<RemoteServer> {
  const port = remotePort(name);
  const origin = originOf(port);
  const served = await serveByManifest(name, ({ config }) =>
    serve({ ...config, output: { ...config.output, publicPath: `${origin}/` } }, { port }),
  );
  return {
    async registered() {
      // A restart may stop the server before it responds.
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        await served.isServed();
        const built = await readManifest(origin).catch(() => null);
        if (built) return [{ ...built, entry: `${origin}/${built.entry}` }];
        await setTimeout(PAUSE_MS);
      }
      return [];
    },
  };
}

async function readManifest(origin: string): Promise<BuiltRemote> {
  const answer = await fetch(`${origin}/${REMOTE_MANIFEST_FILE}`);
  if (!answer.ok) throw new Error(`${origin} answers ${answer.status}`);
  return (await answer.json()) as BuiltRemote;
}
