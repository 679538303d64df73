import { randomUUID } from 'node:crypto';
import { readConfig } from '../../server/src/config/config';
import { openDatabase } from '../../server/src/database/database';
import { fillOrganizations } from '../../server/test/support/fill-organizations';
import { percentile } from '../../server/test/support/large-library';
import { type BenchServer, startBenchServer } from './bench-server';
import { processorTimes } from './processor-times';
import { benchReplay, postgresOf } from './replay';

const ORGANIZATIONS = Number(process.env['BENCH_ORGANIZATIONS'] ?? 10_000);
const PASSAGES_EACH = 10;
const INSTANCES = [1, 2];
const VISITORS = [8, 64];
const SECONDS = 20;

interface Asked {
  readonly status: number;
  readonly ms: number;
}

/**
 * Measures questions from visitors of many organizations to one and to two instances, on the PostgreSQL at
 * `databaseUrl`, with Redis if REDIS_URL is set. This process sends the questions, so that all share the machine.
 */
export async function benchScale(databaseUrl: string | null): Promise<void> {
  if (databaseUrl === null) throw new Error('Set DATABASE_URL: several instances need PostgreSQL.');
  const env = { TRUST_PROXY: '127.0.0.1', DATABASE_POOL_SIZE: '10', AGENT_MESSAGES_MAX: '100000' };
  const servers = [await startBenchServer(databaseUrl, { env })];
  const database = await openDatabase(readConfig({ DATABASE_URL: databaseUrl }));
  let clientIds: string[] = [];
  try {
    const begun = performance.now();
    const postgres = await postgresOf(database);
    clientIds = await fillOrganizations(readConfig({ DATABASE_URL: databaseUrl }), {
      organizations: ORGANIZATIONS,
      passages: PASSAGES_EACH,
    });
    const seconds = Math.round((performance.now() - begun) / 1000);
    const limits = process.env['REDIS_URL'] ? 'Redis' : 'no Redis';
    console.log(`${ORGANIZATIONS} organizations, ${PASSAGES_EACH} passages each, ${limits}; written in ${seconds} s`);
    for (const instances of INSTANCES) {
      while (servers.length < instances) servers.push(await startBenchServer(databaseUrl, { env }));
      for (const visitors of VISITORS) await measure(servers, visitors, clientIds, postgres);
    }
  } finally {
    for (const server of servers) server.stop();
    await database.db.destroy();
  }
  await benchReplay(databaseUrl, clientIds, converse);
}

async function measure(
  servers: readonly BenchServer[],
  visitors: number,
  clientIds: readonly string[],
  postgres: string,
): Promise<void> {
  const pids = servers.map(({ pid }) => pid);
  const asked: Asked[] = [];
  const before = processorTimes(pids, postgres);
  const end = performance.now() + SECONDS * 1000;
  const visit = async (at: number): Promise<void> => {
    for (let conversation = 0; performance.now() < end; conversation += 1) {
      const url = servers[(at + conversation) % servers.length]?.url ?? '';
      const clientId = clientIds[Math.floor(Math.random() * clientIds.length)] ?? '';
      asked.push(...(await converse(url, clientId)));
    }
  };
  await Promise.all(Array.from({ length: visitors }, (_, at) => visit(at)));
  const after = processorTimes(pids, postgres);
  const answered = asked.filter(({ status }) => status === 200).map(({ ms }) => ms);
  const others = new Set(asked.filter(({ status }) => status !== 200).map(({ status }) => status));
  const [median, p95] = [percentile(answered, 0.5), percentile(answered, 0.95)];
  const each = (name: keyof typeof after) => ((after[name] - before[name]) / answered.length).toFixed(1);
  console.log(
    `  ${servers.length} instances, ${visitors} visitors at once: ${(answered.length / SECONDS).toFixed(0)} questions a second, ` +
      `median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms; ` +
      `processor time of each: ${each('servers')} ms of the servers, ${each('postgres')} ms of PostgreSQL${others.size > 0 ? `, also ${[...others].join(', ')}` : ''}`,
  );
}

const QUESTIONS = ['Was kostet das Frühstück?', 'Wann öffnet die Sauna?', 'Darf mein Hund mit?', 'Wo kann ich parken?'];

/** Starts a conversation from a separate address, and asks four questions. Waits for `step` after each. */
async function converse(url: string, clientId: string, step?: () => Promise<void>): Promise<Asked[]> {
  const conversationId = randomUUID();
  const address = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.');
  const call = (name: string, body?: object) =>
    fetch(`${url}/api/v1/chat/${name}`, {
      method: 'POST',
      headers: {
        client_id: clientId,
        'x-forwarded-for': `10.${address}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  await (await call(`startSession?conversationId=${conversationId}`)).arrayBuffer();
  const joined = await call('addParticipant', { conversationId, userName: 'Vera', ipAddress: '' });
  const { participantId } = (await joined.json()) as { readonly participantId: string };
  await step?.();
  const asked: Asked[] = [];
  for (const text of QUESTIONS) {
    const begun = performance.now();
    const answer = await call('sendMessage', { conversationId, clientId, participantId, text });
    await answer.arrayBuffer();
    asked.push({ status: answer.status, ms: performance.now() - begun });
    await step?.();
  }
  return asked;
}
