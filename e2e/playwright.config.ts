import { defineConfig } from '@playwright/test';
import { launchOptions } from '../tooling/browser/open-browser';
import { PATIENCE_MS } from '../tooling/browser/patience';
import { isFull } from './harness/journey';

const FAKES = [
  // Browsers trust neither name without https, unlike localhost.
  '--host-resolver-rules=MAP desk.test 127.0.0.1, MAP cdn.test 127.0.0.1',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/**
 * Two cores run three journeys, so scripts gain nothing from collecting garbage and compiling in separate threads;
 * without these threads a journey takes a twentieth less processor time.
 */
const WITHOUT_THREADS = '--js-flags=--single-threaded';

// biome-ignore lint/style/noDefaultExport: Playwright reads it.
export default defineConfig({
  testDir: 'journeys',
  globalSetup: './harness/copy-build.ts',
  outputDir: '../.cache/journeys',
  // More workers than cores, because a journey sometimes waits for its page or a server.
  workers: 3,
  // Limits for a busy machine, not waits.
  timeout: 2 * PATIENCE_MS,
  ...(!isFull && { grepInvert: /@full/, testIgnore: '**/*.full.test.ts' }),
  reporter: [['list'], ['./harness/failed-pages.ts']],
  use: {
    viewport: { width: 1280, height: 800 },
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
    launchOptions: launchOptions([...FAKES, WITHOUT_THREADS]),
    // Snapshots of every action take a sixth of the processor time; `--trace on` records them for one journey.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: isFull, sources: isFull },
    screenshot: 'only-on-failure',
  },
});
