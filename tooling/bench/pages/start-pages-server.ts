import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../run-command.mjs';
import { type BenchServer, startBenchServer } from '../bench-server';
import { buildFloor } from './build-floor';

/** Starts the built server on a copy of the built site; `withFloor` adds the floor pages. */
export async function startPagesServer({
  withFloor,
}: {
  readonly withFloor: boolean;
}): Promise<{ server: BenchServer; stop: () => void }> {
  const site = mkdtempSync(path.join(tmpdir(), 'frontdesk-bench-site-'));
  cpSync(path.join(ROOT, 'dist'), site, { recursive: true });
  if (withFloor) await buildFloor(site);
  const server = await startBenchServer(null, { env: { SITE_DIR: site } });
  return {
    server,
    stop() {
      server.stop();
      rmSync(site, { recursive: true, force: true });
    },
  };
}
