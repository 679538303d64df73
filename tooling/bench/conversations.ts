import { readFileSync } from 'node:fs';
import { readConfig } from '../../server/src/config/config';
import { BENCH_WORDS, fillConversations } from '../../server/test/support/fill-conversations';
import { type BenchServer, startBenchServer } from './bench-server';

const CONVERSATIONS = Number(process.env['BENCH_CONVERSATIONS'] ?? 100_000);
const MESSAGES_EACH = 10;
const CALLS = 100;
const NOTHING = 'search: a word in none';
const WARM_UP = 5;
/** Limit for the 95th percentile. */
const GOAL_MS = 150;
/** The maximum by which an export may increase the server's memory. */
const EXPORT_GOAL_MB = 50;

/**
 * Measures lists, searches and exports of conversations: 100,000 with a million messages, in one organization. Uses
 * SQLite, or the PostgreSQL at `databaseUrl`.
 */
export async function benchConversations(databaseUrl: string | null): Promise<void> {
  const server = await startBenchServer(databaseUrl);
  try {
    const token = await server.signUp('a');
    for (const name of ['One', 'Two']) {
      await server.call(token, '/api/bot/create', { name, description: 'x', enabled: true });
    }
    const bots = (await server.call(token, '/api/bot/getBots')) as { id: string; name: string }[];
    const idOf = (wanted: string) => bots.find(({ name }) => name === wanted)?.id ?? '';
    const config = readConfig({ DATA_DIR: server.dataDir, DATABASE_URL: databaseUrl ?? '' });
    const begun = performance.now();
    await fillConversations(config, {
      conversations: CONVERSATIONS,
      messages: MESSAGES_EACH,
      agentIds: [idOf('One'), idOf('Two')],
    });
    const seconds = Math.round((performance.now() - begun) / 1000);
    const engine = databaseUrl ? 'PostgreSQL' : 'SQLite';
    // The earlier connection has been closed.
    await server.call(token, '/api/conversations').catch(() => null);
    console.log(`${engine}, ${CONVERSATIONS} conversations of ${MESSAGES_EACH} messages, written in ${seconds} s`);
    await measureCalls(server, token, idOf('Two'));
    for (const format of ['csv', 'json']) await measureExport(server, token, format);
  } finally {
    server.stop();
  }
}

async function measureCalls(server: BenchServer, token: string, agentId: string): Promise<void> {
  const list = '/api/conversations';
  const first = (await server.call(token, list)) as { conversations: { id: string }[] };
  const id = first.conversations[0]?.id;
  const [middle] = (await cursors(server, token, 20)).slice(-1);
  const { common, rare, single, old } = BENCH_WORDS;
  const calls: Record<string, string> = {
    'first page': list,
    'a later page': `${list}?cursor=${middle}`,
    'of one agent': `${list}?agentId=${agentId}`,
    'of one agent and a rare outcome': `${list}?agentId=${agentId}&outcome=person`,
    'of a rare outcome': `${list}?outcome=person`,
    'of some days': `${list}?from=2020-01-01&to=${new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10)}`,
    'search: a word in most messages': `${list}?search=${common}`,
    'search: three common words': `${list}?search=${common}+wb+wc`,
    'search: a common and a rare word': `${list}?search=${common}+${rare}`,
    'search: a word in every 50th': `${list}?search=${rare}`,
    'search: a word in the oldest 5 %': `${list}?search=${old}`,
    'search: a word in one': `${list}?search=${single}`,
    [NOTHING]: `${list}?search=nosuchword`,
    'search: a common word of a rare outcome': `${list}?search=${common}&outcome=person`,
    'search: a common word of an agent, a later page': `${list}?search=${common}&agentId=${agentId}&cursor=${middle}`,
    'one conversation': `${list}/${id}`,
    'one conversation in a search': `${list}/${id}?search=${common}`,
    'the overview of 30 days': '/api/overview?days=30',
    'activity of agents': '/api/overview/agents',
  };
  for (const [what, address] of Object.entries(calls)) {
    const times: number[] = [];
    const found = (await server.call(token, address)) as { conversations?: unknown[] };
    if (found.conversations?.length === 0 && what !== NOTHING) throw new Error(`${what}: no results.`);
    for (let call = 0; call < CALLS + WARM_UP; call += 1) {
      const begun = performance.now();
      await server.call(token, address);
      if (call >= WARM_UP) times.push(performance.now() - begun);
    }
    times.sort((one, other) => one - other);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    const p95 = at(0.95);
    const verdict = p95 <= GOAL_MS ? '' : `, above ${GOAL_MS}`;
    console.log(`  ${what}: median ${at(0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms${verdict}`);
  }
}

/** Returns the cursors of the first pages. */
async function cursors(server: BenchServer, token: string, pages: number): Promise<string[]> {
  const found: string[] = [];
  for (let page = 0; page < pages; page += 1) {
    const at = found.at(-1);
    const query = at ? `?cursor=${at}` : '';
    const { next } = (await server.call(token, `/api/conversations${query}`)) as { next: string | null };
    if (next === null) break;
    found.push(next);
  }
  return found;
}

/** Downloads an export at about 20 MB a second, as a browser does, and measures the server's memory. */
async function measureExport(server: BenchServer, token: string, format: string): Promise<void> {
  const address = `${server.url}/api/conversations/export?format=${format}`;
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' };
  // The first rows warm up the code of every export.
  const warm = await fetch(`${address}&search=${BENCH_WORDS.rare}`, { headers });
  await warm.arrayBuffer();
  const before = residentMegabytes(server.pid);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, residentMegabytes(server.pid));
  }, 50);
  const begun = performance.now();
  const response = await fetch(address, { headers });
  if (!response.ok || !response.body) throw new Error(`The export returned ${response.status}.`);
  let bytes = 0;
  for await (const part of response.body) {
    bytes += (part as Uint8Array).length;
    const ahead = bytes / 20_000 - (performance.now() - begun);
    if (ahead > 20) await new Promise((resolve) => setTimeout(resolve, ahead));
  }
  clearInterval(watch);
  const more = most - before;
  const verdict = more <= EXPORT_GOAL_MB ? '' : `, above ${EXPORT_GOAL_MB}`;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`  export as ${format}: ${Math.round(bytes / 1e6)} MB in ${seconds} s, ${more} MB more memory${verdict}`);
}

const residentMegabytes = (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
