import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readConfig } from '../../server/src/config/config';
import { type Database, openDatabase } from '../../server/src/database/database';
import { percentile } from '../../server/test/support/large-library';
import { startBenchServer } from './bench-server';
import { postmasterOf, processorTimes } from './processor-times';

const CONVERSATIONS = 12;
const CONNECTIONS = 24;
const SECONDS = 25;
/** Pause between the questions of a conversation; the rate is reached after the last one. */
const BETWEEN_MS = 1_000;
/** Questions a second, tried in order up to the first rate that PostgreSQL cannot sustain. */
const RATES = [25, 50, 100, 150, 200, 300, 400, 500, 700, 1000] as const;
const P95_MS = 50;
/** How long the work after an answer may take while recording. */
const QUIET_MS = 500;
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** Starts a conversation with an agent, and calls `step` after its start and after each question. */
export type Converse = (url: string, clientId: string, step: () => Promise<void>) => Promise<unknown>;

type Statement = readonly [text: string, values: readonly unknown[]];
/** The members of the server's driver, other than the counts that the server reads. */
interface Pool {
  readonly waitingCount: number;
  connect(): Promise<{ query(text: string, values?: unknown[]): Promise<unknown>; release(): void }>;
  query(text: string): Promise<{ readonly rows: readonly { readonly pid: number }[] }>;
}

interface Recorded {
  readonly clientId: string;
  /** The statements for the start of a conversation and for each question, as JSON. */
  readonly steps: readonly string[];
}

/**
 * Records the statements that a server runs for questions of different organizations, and sends them directly to PostgreSQL, with
 * new conversations of all organizations, at a fixed rate however slow the answers are: this machine is too small to
 * run the servers together with the database.
 */
export async function benchReplay(
  databaseUrl: string,
  clientIds: readonly string[],
  converse: Converse,
): Promise<void> {
  const recorded = await record(databaseUrl, clientIds, converse);
  const questions = recorded.flatMap(({ steps }) => steps.slice(1).map((step) => JSON.parse(step) as Statement[]));
  const statements = questions.reduce((sum, { length }) => sum + length, 0) / questions.length;
  console.log(`Replay of ${questions.length} recorded questions, each ${statements.toFixed(1)} statements:`);
  const config = { DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: String(CONNECTIONS) };
  const database = await openDatabase(readConfig(config));
  const desks = await desksOf(database);
  for (const rate of RATES) if (!(await replay(database, recorded, desks, rate))) break;
  await database.db.destroy();
}

async function record(databaseUrl: string, clientIds: readonly string[], converse: Converse): Promise<Recorded[]> {
  const file = path.join(tmpdir(), `frontdesk-queries-${randomUUID()}`);
  const preload = path.join(import.meta.dirname, 'record-queries.mjs');
  const env = { TRUST_PROXY: '127.0.0.1', ROLES: 'web', NODE_OPTIONS: `--import=${preload}`, RECORD_QUERIES: file };
  const server = await startBenchServer(databaseUrl, { env });
  const recorded: Recorded[] = [];
  try {
    for (const clientId of clientIds.slice(0, CONVERSATIONS)) {
      const steps: string[] = [];
      let seen = readFileSync(file, 'utf8').length;
      await converse(server.url, clientId, async () => {
        // The work after the answer also counts as part of the question.
        await setTimeout(QUIET_MS);
        const lines = readFileSync(file, 'utf8').slice(seen);
        seen += lines.length;
        steps.push(`[${lines.trim().split('\n').join(',')}]`);
      });
      recorded.push({ clientId, steps });
    }
  } finally {
    server.stop();
    rmSync(file, { force: true });
  }
  return recorded;
}

/** Lists for each client id the ids of its organization, agent and document. */
async function desksOf({ db }: Database): Promise<Map<string, readonly string[]>> {
  const rows = await db
    .selectFrom('agents')
    .innerJoin('documents', 'documents.agent_id', 'agents.id')
    .select(['client_id', 'agents.organization_id', 'agents.id as agent_id', 'documents.id as document_id'])
    .execute();
  return new Map(rows.map((row) => [String(row.client_id), Object.values(row).map(String)]));
}

/**
 * Turns a recorded conversation into a conversation with another agent: its ids are replaced, and all later ids are
 * new.
 */
function conversationWith({ steps }: Recorded, from: readonly string[], to: readonly string[]): Statement[][] {
  const ids = new Map(from.map((id, at) => [id, to[at] ?? '']));
  const idFor = (id: string) => {
    const known = ids.get(id) ?? randomUUID();
    ids.set(id, known);
    return known;
  };
  return steps.map((step) => JSON.parse(step.replace(UUID, idFor)) as Statement[]);
}

/** Returns the main process of the database's PostgreSQL. */
export async function postgresOf({ pool }: Database): Promise<string> {
  const { rows } = await (pool as unknown as Pool).query('select pg_backend_pid() as pid');
  return postmasterOf(rows[0]?.pid ?? 0);
}

/** Returns whether PostgreSQL sustained the rate. */
async function replay(
  database: Database,
  recorded: readonly Recorded[],
  desks: ReadonlyMap<string, readonly string[]>,
  rate: number,
): Promise<boolean> {
  const pool = database.pool as unknown as Pool;
  const all = [...desks.values()];
  const times: number[] = [];
  const failures: unknown[] = [];
  const questionsEach = (recorded[0]?.steps.length ?? 1) - 1;
  const rampMs = questionsEach * BETWEEN_MS;
  const endMs = rampMs + SECONDS * 1000;
  const begun = performance.now();
  const run = async (statements: readonly Statement[], dueMs: number, isQuestion: boolean) => {
    await setTimeout(Math.max(0, begun + dueMs - performance.now()));
    const client = await pool.connect().catch((failure) => void failures.push(failure));
    if (!client) return;
    try {
      for (const [text, values] of statements) await client.query(text, [...values]);
    } catch (failure) {
      failures.push(failure);
      await client.query('rollback');
    } finally {
      client.release();
    }
    const isCounted = isQuestion && dueMs >= rampMs && dueMs < endMs;
    if (isCounted) times.push(performance.now() - begun - dueMs);
  };
  const visit = async (one: Recorded, to: readonly string[], startMs: number) => {
    await setTimeout(startMs);
    const steps = conversationWith(one, desks.get(one.clientId) ?? [], to);
    for (const [at, step] of steps.entries()) await run(step, startMs + at * BETWEEN_MS, at > 0);
  };
  const postgres = await postgresOf(database);
  const cpu = () => processorTimes([], postgres).postgres;
  const counted = setTimeout(rampMs).then(cpu);
  const visits: Promise<void>[] = [];
  for (let at = 0; at < (endMs / 1000) * (rate / questionsEach); at++) {
    const one = recorded[at % recorded.length] as Recorded;
    const to = all[Math.floor(Math.random() * all.length)] ?? [];
    visits.push(visit(one, to, (at * questionsEach * 1000) / rate));
  }
  await setTimeout(endMs);
  const used = cpu() - (await counted);
  const late = pool.waitingCount;
  await Promise.all(visits);
  const [median, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  console.log(
    `  ${rate} a second wanted, ${(times.length / SECONDS).toFixed(0)} answered: median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms; PostgreSQL ` +
      `${(used / SECONDS / 1000).toFixed(2)} cores, ${(used / times.length).toFixed(2)} ms a question; ${late} were late at the end, ${failures.length} failed ${failures[0] ?? ''}`,
  );
  return p95 < P95_MS && failures.length === 0;
}
