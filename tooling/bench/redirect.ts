import { spawn } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { RULES_MAX } from '@frontdesk/shared/endpoints/link-rules';
import { startPostgres } from '../../server/test/support/postgres-cluster';
import { addressPrintedBy, type BenchServer, startBenchServer } from './bench-server';

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36';
const VISITORS = 20_000;
const FOUND = Buffer.from('HTTP/1.1 302 ');
const END = Buffer.from('\r\n\r\n');

/**
 * A connection that scans a code repeatedly, as the same visitor or as a new one each time. Uses no client library,
 * because that would take longer than the measured server.
 */
class Scanner {
  /** The number of scans answered with 302. */
  answered = 0;
  #begun = 0;
  #finish: ((ms: number) => void) | null = null;
  #fail: ((error: Error) => void) | null = null;

  private constructor(
    private readonly socket: Socket,
    private readonly path: string,
    private readonly step: 0 | 1,
    private visitor: number,
  ) {
    socket.setNoDelay(true);
    socket.on('data', (bytes) => this.#read(bytes));
    socket.on('error', (error) => this.#fail?.(error));
    socket.on('close', () => this.#fail?.(new Error('The server closed the connection.')));
  }

  static async open(url: string, path: string, visitors: 'one' | 'many', number: number): Promise<Scanner> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    return visitors === 'one' ? new Scanner(socket, path, 0, 1) : new Scanner(socket, path, 1, number * 997);
  }

  /** Resolves with the milliseconds until the response. Rejects if it is not a redirect, or the server is down. */
  scan(): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#finish = resolve;
      this.#fail = reject;
      this.visitor = (this.visitor + this.step) % VISITORS;
      const address = `10.${this.visitor >> 14}.${(this.visitor >> 7) & 127}.${this.visitor & 127}`;
      this.#begun = performance.now();
      this.socket.write(
        `GET ${this.path} HTTP/1.1\r\nHost: bench\r\nUser-Agent: ${PHONE}\r\nX-Forwarded-For: ${address}\r\n\r\n`,
      );
    });
  }

  close(): void {
    this.#fail = null;
    this.socket.destroy();
  }

  #read(bytes: Buffer): void {
    if (!bytes.subarray(0, FOUND.length).equals(FOUND) || !bytes.subarray(-END.length).equals(END)) {
      this.#fail?.(new Error(`No redirect: ${bytes.toString('latin1').slice(0, 200)}`));
      return;
    }
    this.answered += 1;
    this.#finish?.(performance.now() - this.#begun);
  }
}

const CONNECTIONS = 10;
const ROUNDS = 15;
const ROUND_MS = 1_000;
const WARM_UP_MS = 1_000;
const RATIO_GOAL = 1.5;

const FLOOD_CONNECTIONS = 50;
const FLOOD_RATE = 5_000;
const FLOOD_MS = 10_000;
const KILL_AFTER_MS = 4_000;
const TICK_MS = 10;

/** The bench sends the visitors' addresses in the headers of a proxy. */
const ENV = { TRUST_PROXY: '127.0.0.1' };

/** The same visitor for all scans, or a new visitor for each scan, which takes the most work. */
type Visitors = 'one' | 'many';

interface Code {
  readonly id: string;
  readonly slug: string;
}

/**
 * Measures redirects of short links on SQLite and on a temporary PostgreSQL: alternating with a bare Node handler that
 * answers 302; at 5,000 scans a second for ten seconds, followed by a clean stop; and when the server is killed.
 */
export async function benchRedirect(): Promise<void> {
  const postgres = await startPostgres();
  try {
    await benchOn('SQLite', null);
    if (postgres) await benchOn('PostgreSQL', postgres.url);
    else console.log('PostgreSQL was not found.');
  } finally {
    await postgres?.stop();
  }
}

async function benchOn(engine: string, databaseUrl: string | null): Promise<void> {
  let server = await startBenchServer(databaseUrl, { env: ENV });
  const restart = async () => {
    server = await startBenchServer(databaseUrl, { env: ENV, dataDir: server.dataDir });
  };
  try {
    const token = await server.signUp('a');
    const makeCode = async () =>
      (await server.call(token, '/api/links/create', { Type: 'Url', Url: 'https://example.com/menu' })) as Code;
    const countOf = async ({ id }: Code) =>
      ((await server.call(token, `/api/links/scans?qrId=${id}&days=1`)) as { scans: number }).scans;

    for (const visitors of ['one', 'many'] as const) await compare(engine, server, await makeCode(), visitors);
    await compareRules(engine, server, token, makeCode);

    const flooded = await makeCode();
    const sent = await flood(server, flooded, FLOOD_MS);
    await server.end('SIGTERM');
    await restart();
    const lost = sent - (await countOf(flooded));
    console.log(`  ${sent} scans in ${FLOOD_MS / 1000} s, then a clean stop: ${lost} lost`);

    const killed = await makeCode();
    const dying = server;
    const kill = setTimeout(KILL_AFTER_MS).then(() => dying.end('SIGKILL'));
    const answered = await flood(server, killed, KILL_AFTER_MS * 2);
    await kill;
    await restart();
    const missing = answered - (await countOf(killed));
    console.log(
      `  ${answered} scans answered until kill -9: ${missing} lost, ${(missing / FLOOD_RATE).toFixed(2)} s of them`,
    );
  } finally {
    server.stop();
  }
}

async function compare(engine: string, server: BenchServer, { slug }: Code, visitors: Visitors): Promise<void> {
  const bare = spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'bare-redirect.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const floor = { url: await addressPrintedBy(bare), slug };
    const { ours, bareOne, ratio } = await alternate(floor, { url: server.url, slug }, visitors);
    console.log(
      `${engine}, ${visitors} visitor${visitors === 'one' ? '' : 's'}, ${CONNECTIONS} connections, median of ${ROUNDS} rounds: a redirect takes ` +
        `${ours.p50.toFixed(3)} ms (p50), a bare 302 ${bareOne.p50.toFixed(3)} ms: ` +
        `${ratio.toFixed(2)} times as long (at most ${RATIO_GOAL}); ${Math.round(ours.rate)} and ${Math.round(bareOne.rate)} a second`,
    );
  } finally {
    bare.kill('SIGKILL');
  }
}

/** The maximum number of rules for a code. Only the last one matches, which is the slowest scan. */
const RULES = [
  ...Array.from({ length: RULES_MAX - 1 }, (_, at) => ({
    when: { device: 'ios', language: 'fi', days: ['mon'], from: '07:00', to: '10:30', timeZone: 'Europe/Berlin' },
    destination: `https://example.com/${at}`,
  })),
  { when: { device: 'android' }, destination: 'https://example.com/app' },
];

/** Alternates between a code with rules and one without. */
async function compareRules(engine: string, server: BenchServer, token: string, makeCode: () => Promise<Code>) {
  const [plain, ruled] = [await makeCode(), await makeCode()];
  await server.call(token, '/api/links/rules', { id: ruled.id, rules: RULES }).catch(ignoreEmpty);
  const { url } = server;
  const { ours, bareOne, ratio } = await alternate({ url, slug: plain.slug }, { url, slug: ruled.slug }, 'many');
  console.log(
    `${engine}, many visitors: a redirect with ${RULES_MAX} rules takes ${ours.p50.toFixed(3)} ms (p50), without any ` +
      `${bareOne.p50.toFixed(3)} ms: ${ratio.toFixed(2)} times as long`,
  );
}

function ignoreEmpty(error: unknown): void {
  if (!(error instanceof SyntaxError)) throw error;
}

interface Target {
  readonly url: string;
  readonly slug: string;
}

/** Measures two targets in turn; returns the medians of their rounds, and of the ratios within a round. */
async function alternate(floor: Target, own: Target, visitors: Visitors) {
  const measured = ({ url, slug }: Target, forMs: number) => measure(url, slug, visitors, forMs);
  for (const target of [floor, own]) await measured(target, WARM_UP_MS);
  const rounds: { floor: Measured; ours: Measured }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ floor: await measured(floor, ROUND_MS), ours: await measured(own, ROUND_MS) });
  }
  const middle = (of: (round: (typeof rounds)[number]) => number) =>
    rounds.map(of).toSorted((one, other) => one - other)[ROUNDS >> 1] as number;
  const summary = (of: 'floor' | 'ours'): Measured => ({
    p50: middle((round) => round[of].p50),
    rate: middle((round) => round[of].rate),
  });
  return { ours: summary('ours'), bareOne: summary('floor'), ratio: middle((one) => one.ours.p50 / one.floor.p50) };
}

interface Measured {
  /** Median latency in milliseconds. */
  readonly p50: number;
  /** Responses a second. */
  readonly rate: number;
}

/** Each connection scans again as soon as it has a response. */
async function measure(url: string, slug: string, visitors: Visitors, forMs: number): Promise<Measured> {
  const scanners = await openScanners(url, slug, visitors, CONNECTIONS);
  const times: number[] = [];
  const until = performance.now() + forMs;
  await Promise.all(
    scanners.map(async (scanner) => {
      while (performance.now() < until) times.push(await scanner.scan());
      scanner.close();
    }),
  );
  times.sort((one, other) => one - other);
  return { p50: times[times.length >> 1] as number, rate: (times.length / forMs) * 1000 };
}

/** Scans at a steady rate until the time is over or the server stops. Returns the number of responses. */
async function flood(server: BenchServer, { slug }: Code, forMs: number): Promise<number> {
  const scanners = await openScanners(server.url, slug, 'many', FLOOD_CONNECTIONS);
  const begun = performance.now();
  const allowed = () =>
    Math.floor(((Math.min(performance.now() - begun, forMs) / 1000) * FLOOD_RATE) / FLOOD_CONNECTIONS);
  await Promise.all(
    scanners.map(async (scanner) => {
      try {
        while (scanner.answered < (forMs / 1000) * (FLOOD_RATE / FLOOD_CONNECTIONS)) {
          if (scanner.answered < allowed()) await scanner.scan();
          else await setTimeout(TICK_MS);
        }
      } catch {
        // The server was killed.
      }
      scanner.close();
    }),
  );
  return scanners.reduce((sum, { answered }) => sum + answered, 0);
}

const openScanners = (url: string, slug: string, visitors: Visitors, count: number) =>
  Promise.all(Array.from({ length: count }, (_, number) => Scanner.open(url, `/r/${slug}`, visitors, number)));
