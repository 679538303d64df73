import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { addressPrintedBy, startBenchServer } from './bench-server';

const AGENTS = 20;
const CONNECTIONS = 10;
const ROUNDS = 3;
const SECONDS = 5;

interface Measured {
  /** Responses a second. */
  readonly rate: number;
  /** 99th percentile of the latency, in ms. */
  readonly p99: number;
}

/**
 * Measures calls a second at 10 connections: a list, a detail and an unchanged poll, each alternating with a bare
 * Fastify handler that sends the same bytes.
 */
export async function benchThroughput(databaseUrl: string | null): Promise<void> {
  const server = await startBenchServer(databaseUrl);
  const folder = mkdtempSync(path.join(tmpdir(), 'frontdesk-bench-'));
  try {
    const token = await server.signUp('a');
    for (let agent = 0; agent < AGENTS; agent += 1) {
      await server.call(token, '/api/bot/create', { name: `Agent ${agent}`, description: 'Answers.', enabled: true });
    }
    const [first] = (await server.call(token, '/api/bot/getBots')) as { id: string }[];
    const paths = ['/api/bot/getBots', `/api/bot/getBot?botId=${first?.id}`];
    const files = paths.map((_, index) => path.join(folder, `${index}.json`));
    for (const [index, file] of files.entries()) {
      writeFileSync(file, JSON.stringify(await server.call(token, paths[index] as string)));
    }
    const bare = spawn(
      process.execPath,
      ['--import', 'tsx', path.join(import.meta.dirname, 'bare-server.ts'), ...files],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    try {
      const floor = await addressPrintedBy(bare);
      const headers = { authorization: `Bearer ${token}` };
      const known = await fetch(server.url + paths[0], { headers });
      const poll = { ...headers, 'if-none-match': known.headers.get('etag') ?? '' };
      console.log(`${CONNECTIONS} connections, ${AGENTS} agents, ${ROUNDS} rounds of ${SECONDS} s, best of each:`);
      await compare('list', `${floor}/1`, server.url + paths[0], headers);
      await compare('detail', `${floor}/2`, server.url + paths[1], headers);
      await compare('unchanged poll (304)', `${floor}/1`, server.url + paths[0], poll);
    } finally {
      bare.kill('SIGKILL');
    }
  } finally {
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(what: string, floor: string, ours: string, headers: Record<string, string>): Promise<void> {
  const rounds: { floor: Measured; ours: Measured }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ floor: await measure(floor, {}), ours: await measure(ours, headers) });
  }
  const best = (side: 'floor' | 'ours') =>
    rounds.map((round) => round[side]).toSorted((one, other) => other.rate - one.rate)[0] as Measured;
  const [bare, own] = [best('floor'), best('ours')];
  console.log(
    `  ${what}: ${own.rate} a second, p99 ${own.p99} ms; bare handler ${bare.rate} a second, p99 ${bare.p99} ms; ` +
      `${(own.rate / bare.rate).toFixed(2)} of it`,
  );
}

async function measure(url: string, headers: Record<string, string>): Promise<Measured> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  const refused = result.errors + result['4xx'] + result['5xx'];
  if (refused > 0) throw new Error(`${url} failed ${refused} times.`);
  return { rate: Math.round(result.requests.average), p99: result.latency.p99 };
}
