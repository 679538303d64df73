/**
 * Part of `npm run test:full`: fails when a visitor's message or a new code passes through too many files. Runs the server
 * from source in this process, and bundles the pages for a browser, so it needs no built site.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { build, type Plugin } from 'esbuild';
import type { Page } from 'playwright-core';
import { buildApp } from '../../server/src/app';
import { readConfig } from '../../server/src/config/config';
import { findOrInstallBrowser } from '../browser/find-browser';
import { openBrowser, openTab } from '../browser/open-browser';
import { PATIENCE_MS } from '../browser/patience';
import { ROOT } from '../run-command.mjs';
import { coverPage, coverProcess, type MappedScript } from './coverage';
import { filesOf, type RanFunction, TRIPS, type Trip, tripProblems } from './trips';

/** How long to remain idle, to see what runs anyway. */
const IDLE_MS = 700;
const LOOK_MS = 100;
const WIDGET = 'remote-agents/widget';
const PASSWORD = 'Correct-horse-7';
const CHECKED = 'Scans · ';
const FACTS =
  'Breakfast is served from 7:00 to 10:30 in the dining room.\n\nParking in the garage costs 12 euros a night.';

interface RunningServer {
  readonly url: string;
  call(address: string, body?: object, token?: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Starts the server from source in this process. With the role `web` it only answers: jobs are separate trips. */
async function startServer(dataDir: string, roles: readonly ('web' | 'worker')[]): Promise<RunningServer> {
  const config = readConfig({ DATA_DIR: dataDir, SITE_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0' });
  const realInterval = globalThis.setInterval;
  // Its timers run often, so that the control measurement includes all of them.
  globalThis.setInterval = ((run: () => void, ms: number) =>
    realInterval(run, Math.min(ms, IDLE_MS / 2))) as typeof setInterval;
  // Even on a busy machine, it must not fall back to answering by words alone.
  const limits = { meaningMs: PATIENCE_MS, embeddingMs: PATIENCE_MS, lookMs: IDLE_MS / 2 };
  const app = await buildApp({ ...config, ...limits, roles });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  globalThis.setInterval = realInterval;
  return {
    url,
    close: () => app.close(),
    async call(address, body, token) {
      const response = await fetch(url + address, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${address} answered ${response.status}: ${text}`);
      return text === '' ? null : JSON.parse(text);
    },
  };
}

/** Registers an owner with an agent that has read a document. Returns her session and the id of the agent's client. */
async function seed({ call }: RunningServer): Promise<{ readonly token: string; readonly clientId: string }> {
  const owner = {
    email: 'ada@example.com',
    password: PASSWORD,
    firstName: 'Ada',
    lastName: 'Trip',
    organization: 'Inn',
  };
  await call('/api/authentication/register', owner);
  const { token } = (await call('/api/authentication/login', owner)) as { token: string };
  await call('/api/bot/create', { name: 'Rosa', description: 'Answers guests.', enabled: true }, token);
  const [agent] = (await call('/api/bot/getBots', undefined, token)) as { id: string }[];
  const clientId = randomUUID();
  await call('/api/bot/createOrUpdateClient', { botId: agent?.id, clientId, isActive: true }, token);
  const document = {
    documentId: randomUUID(),
    name: 'hotel.txt',
    base64Content: Buffer.from(FACTS).toString('base64'),
  };
  await call('/api/v1.0/document/upload', { botId: agent?.id, documents: [document] }, token);
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    const read = (await call(`/api/bot/getBot?botId=${agent?.id}`, undefined, token)) as {
      readonly documents: readonly { readonly status: number; readonly indexedShare?: number | null }[];
    };
    if (read.documents.every(({ status, indexedShare }) => status > 1 && (indexedShare ?? null) === null))
      return { token, clientId };
    await setTimeout(LOOK_MS);
  }
  throw new Error('The document was not read.');
}

/** esbuild finds files by pattern only for its own `require`. */
const filesByPattern: Plugin = {
  name: 'files-by-pattern',
  setup: ({ onLoad }) =>
    onLoad({ filter: /remote-\w+[\\/]src[\\/][\w-]+\.ts$/ }, async ({ path: file }) => ({
      contents: (await readFile(file, 'utf8')).replace(/^.*\bcreateRequire\b.*$/gm, ''),
      loader: 'ts',
    })),
};

/**
 * Bundles a script (a file in the repository, or code passed as text), keeping names readable. Modules keep code that
 * loads later in separate scripts. Returns the scripts by their names.
 */
async function bundle(
  name: string,
  source: { readonly file: string } | { readonly code: string },
  format: 'iife' | 'esm',
): Promise<(readonly [string, MappedScript])[]> {
  const { outputFiles } = await build({
    ...('file' in source
      ? { entryPoints: { [name]: path.join(ROOT, source.file) } }
      : { stdin: { contents: source.code, resolveDir: ROOT, sourcefile: `${name}.js` }, entryNames: name }),
    outdir: ROOT,
    bundle: true,
    write: false,
    format,
    splitting: format === 'esm',
    sourcemap: 'external',
    jsx: 'automatic',
    loader: { '.woff2': 'empty', '.wasm': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
    target: 'es2022',
    logLevel: 'error',
    plugins: [filesByPattern],
  });
  const texts = new Map(outputFiles.map((file) => [path.basename(file.path), file.text]));
  return [...texts].flatMap(([file, text]) => {
    const map = texts.get(`${file}.map`);
    return map === undefined ? [] : [[file, { text, map: JSON.parse(map) }] as const];
  });
}

interface Journey {
  readonly html: string;
  readonly scripts: ReadonlyMap<string, MappedScript>;
  readonly address: string;
  readonly token?: string;
  /** Waits until the page can be used. */
  open(page: Page): Promise<unknown>;
  /** Fills in the fields that the action sends. The first of the two rounds is a rehearsal. */
  fill(page: Page, round: 0 | 1): Promise<unknown>;
  act(page: Page, round: 0 | 1): Promise<unknown>;
}

/**
 * Measures a trip on a page of the server's origin. A rehearsal beforehand loads what a server and a browser load only
 * once. The control opens the page, and makes another call to the server.
 */
async function travel(journey: Journey): Promise<string[]> {
  const { page, context } = await openTab(browser, server.url);
  const inPage = await coverPage(page, journey.scripts);
  const take = async (): Promise<readonly RanFunction[]> => [...(await takeServer()), ...(await inPage())];
  /** Waits until the page and the server no longer run anything new, however slow the machine is. Returns what they ran. */
  const settle = async (): Promise<readonly RanFunction[]> => {
    const ran = new Map(idle.map((one) => [one.at, one]));
    for (let isNew = true; isNew; ) {
      await setTimeout(IDLE_MS);
      const news = (await take()).filter(({ at }) => !ran.has(at));
      for (const one of news) ran.set(one.at, one);
      isNew = news.length > 0;
    }
    return [...ran.values()];
  };
  await serveScripts(page, journey);
  const open = async () => {
    await page.goto(journey.address);
    await journey.open(page);
  };
  await open();
  await journey.fill(page, 0);
  await journey.act(page, 0);
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) storage.clear();
  });
  await settle();
  await open();
  await server.call('/api/bot/create', { name: 'Otto', description: 'Another agent.', enabled: false }, token);
  const control = await settle();
  await journey.fill(page, 1);
  await settle();
  await journey.act(page, 1);
  const files = filesOf(await take(), control);
  await context.close();
  return files;
}

async function serveScripts(page: Page, { html, scripts, address, token: session }: Journey): Promise<void> {
  const { url } = server;
  await page.route(url + address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.route(`${url}/trip/**`, (route) => {
    const name = path.basename(new URL(route.request().url()).pathname);
    const script = scripts.get(name.replace(/\.ts$/, '.js'));
    if (script) return route.fulfill({ contentType: 'text/javascript', body: script.text });
    return name.endsWith('.css') ? route.fulfill({ path: path.join(ROOT, WIDGET, name) }) : route.abort();
  });
  if (session === undefined) return;
  const isCall = ({ pathname }: URL) => /^\/(?:api|qr)\//.test(pathname);
  await page.route(isCall, (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: `Bearer ${session}` } }),
  );
}

process.env['CHROMIUM'] ??= await findOrInstallBrowser();
const dataDir = mkdtempSync(path.join(tmpdir(), 'frontdesk-trips-'));
const reading = await startServer(dataDir, ['web', 'worker']);
const { token, clientId } = await seed(reading);
await reading.close();
const takeServer = await coverProcess();
const server = await startServer(dataDir, ['web']);
const browser = await openBrowser();
const problems: string[] = [];

async function measure(trip: Trip, journey: Journey): Promise<void> {
  const files = await travel(journey);
  console.log(`${files.length} files for ${trip.name}:\n  ${files.join('\n  ')}`);
  problems.push(...tripProblems(trip, files));
}

const config = JSON.stringify({ api: server.url, clientId, name: 'Rosa', hasOptions: true });
/**
 * The pages of a code's trip, without the shell; the list of saved codes is the next page, and not part of the trip.
 */
const PAGES = `
  import { showAlone } from './shared/src/standalone/show-alone.tsx';
  import manifest from './remote-qr/remote.manifest.ts';
  import { QrUrlPage } from './remote-qr/src/pages/forms/QrUrlPage.tsx';
  import { QrResultPage } from './remote-qr/src/pages/result/QrResultPage.tsx';
  const parts = { QrUrlPage: async () => QrUrlPage, QrResultPage: async () => QrResultPage };
  showAlone({ ...manifest, api: { prefix: '/' } }, parts, { forwardsApi: true });`;
/** What the server runs while it starts, and while it receives no calls. */
let idle: readonly RanFunction[] = [];
const QUESTIONS = [
  ['How much is parking?', '12 euros a night'],
  ['When is breakfast?', 'from 7:00 to 10:30'],
] as const;
try {
  const widget = new Map([
    ...(await bundle('chatbot-widget', { file: `${WIDGET}/main.ts` }, 'iife')),
    ...(await bundle('chatbot-widget-extras', { file: `${WIDGET}/extras.ts` }, 'iife')),
    ...(await bundle('chatbot-widget-live', { file: `${WIDGET}/live.ts` }, 'esm')),
  ]);
  const pages = new Map([
    ...(await bundle('pages', { code: PAGES }, 'esm')),
    ...(await bundle('scan-worker', { file: 'remote-qr/src/image/scan-worker.ts' }, 'iife')),
  ]);
  await setTimeout(IDLE_MS);
  idle = await takeServer();
  await measure(TRIPS.message, {
    html: `<!doctype html><title>Inn</title><body><script src="/trip/chatbot-widget.js" data-config='${config}'></script>`,
    scripts: widget,
    address: '/inn',
    open: (page) => page.getByRole('button', { name: 'Open chat' }).click(),
    fill: (page, round) => page.getByLabel('Message', { exact: true }).fill(QUESTIONS[round][0]),
    async act(page, round) {
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByRole('log').getByText(QUESTIONS[round][1]).waitFor();
    },
  });
  await measure(TRIPS.code, {
    html: '<!doctype html><title>Code</title><div id="root"></div><script type="module" src="/trip/pages.js"></script>',
    scripts: pages,
    address: '/QrUrlCodeGen',
    token,
    async open(page) {
      await page.getByTitle('/QrResult').click();
      await page.getByTitle('/QrUrlCodeGen').click();
      await page.getByLabel('URL').waitFor();
    },
    fill: (page, round) => page.getByLabel('URL').fill(`https://example.com/${round}`),
    async act(page, round) {
      await page.getByRole('button', { name: 'Generate QR Code' }).click();
      await page.getByLabel('Name', { exact: true }).fill(`Menu ${round}`);
      await page.getByText(CHECKED).waitFor();
      await page.getByRole('button', { name: 'Save QR Code' }).click();
      await page.getByText('QR Code saved successfully').waitFor();
    },
  });
} finally {
  await browser.close();
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
