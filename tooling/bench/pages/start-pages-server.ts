import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import webpack from 'webpack';
import { readConfig } from '../../../server/src/config/config';
import { fillLists } from '../../../server/test/support/fill-lists';
import { ROOT } from '../../run-command.mjs';
import { baseConfig } from '../../webpack/base-config';
import { type BenchServer, startBenchServer } from '../bench-server';

const FLOOR = path.join(import.meta.dirname, 'floor');
const PAGES = ['login', 'home', 'agents'] as const;
type FloorPage = (typeof PAGES)[number];

/** The address of a floor page on its site. */
export const floorAddress = (page: FloorPage): string => `/admin/floor/${page}.html`;

/** Builds the floor pages with the host's presets into a copy of the site, each as one script, compressed like ours. */
async function buildFloor(site: string): Promise<void> {
  const out = path.join(site, 'admin/floor');
  const base = baseConfig({ folder: FLOOR, isDevelopment: false });
  const compiler = webpack({
    ...base,
    mode: 'production',
    devtool: false,
    entry: Object.fromEntries(PAGES.map((page) => [page, `./${page}.tsx`])),
    output: { ...base.output, path: out, filename: '[name].js' },
    stats: 'errors-only',
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  if (!stats || stats.hasErrors())
    throw new Error(`Building the floor pages failed:\n${stats?.toString('errors-only')}`);
  for (const page of PAGES) writeFileSync(path.join(out, `${page}.html`), html(page));
  for (const file of readdirSync(out).filter((name) => name.endsWith('.js'))) {
    writeFileSync(path.join(out, `${file}.br`), brotliCompressSync(readFileSync(path.join(out, file))));
  }
}

const html = (page: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Floor</title>
<link rel="icon" href="data:,">
<div id="root"></div>
<script defer src="/admin/floor/${page}.js"></script>
`;

/** Starts the built server on a copy of a site, by default the built one; `withFloor` adds the floor pages. */
export async function startPagesServer({
  withFloor,
  from = path.join(ROOT, 'dist'),
}: {
  readonly withFloor: boolean;
  readonly from?: string;
}): Promise<{ server: BenchServer; stop: () => void }> {
  const site = mkdtempSync(path.join(tmpdir(), 'frontdesk-bench-site-'));
  cpSync(from, site, { recursive: true });
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

const AT_ONCE = 20;
/**
 * The maximum number of records to create through the API. Any further records are written to the database, which is a
 * hundred times faster.
 */
const BY_CALLS_MAX = 10;

/** Registers an owner with `agents` agents, at least one, and `codes` saved codes. Returns her session token. */
export async function seed(
  server: BenchServer,
  { name, agents, codes }: { readonly name: string; readonly agents: number; readonly codes: number },
): Promise<string> {
  const token = await server.signUp(name);
  await repeat(Math.min(agents, BY_CALLS_MAX), (at) =>
    server.call(token, '/api/bot/create', { name: `Agent ${at}`, description: 'Answers guests.', enabled: true }),
  );
  await repeat(Math.min(codes, BY_CALLS_MAX), (at) =>
    // The call returns no body.
    server
      .call(token, '/api/qr/save', { Name: `Code ${at}`, Type: 'Url', Url: `https://example.com/${at}` })
      .catch(ignoreEmpty),
  );
  const further = { agents: Math.max(0, agents - BY_CALLS_MAX), codes: Math.max(0, codes - BY_CALLS_MAX) };
  if (further.agents + further.codes > 0) {
    const [first] = (await server.call(token, '/api/bot/getBots')) as { id: string }[];
    await fillLists(readConfig({ DATA_DIR: server.dataDir }), { ...further, agentId: first?.id ?? '' });
    // The earlier connections may have been closed.
    await server.call(token, '/api/bot/getBots').catch(() => null);
  }
  return token;
}

/** The page that says, without scripts, why there is no chat. */
export const NO_PLACE = '/c/no-such-code';

/** Creates a place's code for the owner's first agent. Returns the path of the page with its chat. */
export async function seedPlace(server: BenchServer, token: string): Promise<string> {
  const [agent] = (await server.call(token, '/api/bot/getBots')) as { id: string }[];
  const facts = ['The Wi-Fi is Guest12, password sailing.'];
  const code = { Type: 'Chat', Name: 'Table 12', agentId: agent?.id, place: 'Table 12', facts, starters: [] };
  const { url } = (await server.call(token, '/api/links/create', code)) as { url: string };
  return new URL(url).pathname.replace('/r/', '/c/');
}

async function repeat(times: number, make: (at: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < times) await make(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

function ignoreEmpty(error: unknown): void {
  if (!(error instanceof SyntaxError)) throw error;
}
