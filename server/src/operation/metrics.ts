import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { embeddedLanguages } from '../passages/embeddings/embedder';
import type { OperationServices } from './operation-services';

/** Counting stops at this number, because a full count would take too long. */
const COUNTED_MAX = 10_000;

type Measured = Pick<OperationServices, 'database' | 'embedder' | 'mailer' | 'languageModel' | 'redirect'>;

/** Collects this process's metrics in Prometheus format. Gauges that need the database are read on each scrape. */
export function createMetrics(app: FastifyInstance, services: Measured, hubConnections: () => Record<string, number>) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  measureQueues(registry, services);
  const { languageModel: model, mailer, redirect } = services;
  const { pool } = services.database;
  /** Registers a metric whose values, by a label, are read on each scrape. */
  const measure = (
    Metric: typeof Counter | typeof Gauge,
    name: string,
    help: string,
    label: string,
    read: () => Readonly<Record<string, number>>,
  ) =>
    new Metric({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      collect() {
        this.reset();
        for (const [value, count] of Object.entries(read())) this.inc({ [label]: value }, count);
      },
    });
  measure(Gauge, 'frontdesk_hub_connections', 'Open connections of each hub.', 'hub', hubConnections);
  measure(Gauge, 'frontdesk_mails', 'Mails since the start, by result.', 'result', () => mailer.counts);
  // Scans are answered before the routes, so the requests above do not include them.
  const links = 'Answered requests of short links.';
  measure(Counter, 'frontdesk_link_requests_total', links, 'status', () => redirect.counts);
  if (pool) {
    const connections = 'Connections to PostgreSQL and calls that wait for one.';
    measure(Gauge, 'frontdesk_database_connections', connections, 'state', () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      awaited: pool.waitingCount,
    }));
  }
  if (model) {
    const calls = 'Questions for a language model, by what became of them.';
    measure(Counter, 'frontdesk_model_calls_total', calls, 'result', () => model.counts.results);
    const tokens = 'Tokens that language models read and wrote.';
    measure(Counter, 'frontdesk_model_tokens_total', tokens, 'kind', () => model.counts.tokens);
    new Gauge({
      name: 'frontdesk_models_paused',
      help: 'Language models that are not asked at the moment because they failed.',
      registers: [registry],
      collect() {
        this.set(model.paused);
      },
    });
  }
  return registry;
}

/** Groups by route pattern, so that ids in addresses do not create separate series. */
function measureRequests(app: FastifyInstance, registry: Registry): void {
  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({
    name: 'frontdesk_http_requests_total',
    help: 'Answered requests.',
    labelNames,
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'frontdesk_http_request_seconds',
    help: 'Time to answer a request.',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'page';
    requests.inc({ method: request.method, route, status: reply.statusCode });
    duration.observe({ method: request.method, route }, reply.elapsedTime / 1000);
    done();
  });
}

/** The tables of the queues, and their columns with the time from which a job may start. */
const DUE: Readonly<Record<string, readonly [table: string, column: string]>> = {
  mails: ['mails', 'next_attempt_at'],
  webhooks: ['webhook_deliveries', 'next_attempt_at'],
  websites: ['websites', 'due_at'],
};

function measureQueues(registry: Registry, { database, embedder }: Measured): void {
  /** Returns undefined while the database is unreachable, when the other numbers matter most. */
  const firstOf = async <Row>(query: RawBuilder<Row>): Promise<Row | undefined> => {
    const { rows } = await query.execute(database.db).catch(() => ({ rows: [] as Row[] }));
    return rows[0];
  };
  new Gauge({
    name: 'frontdesk_documents_waiting_seconds',
    help: 'Age of the document that has waited longest.',
    registers: [registry],
    async collect() {
      const waiting = sql<{ oldest: string | null }>`
        select min(changed_at) as oldest from documents where status in (0, 1)`;
      const oldest = (await firstOf(waiting))?.oldest;
      this.set(oldest ? Math.max(0, (Date.now() - Date.parse(oldest)) / 1000) : 0);
    },
  });
  new Gauge({
    name: 'frontdesk_overdue_seconds',
    help: 'How long the job that is overdue longest should have begun, by queue.',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      for (const [queue, [table, due]] of Object.entries(DUE)) {
        const first = sql<{ oldest: string | null }>`select min(${sql.ref(due)}) as oldest from ${sql.table(table)}`;
        const oldest = (await firstOf(first))?.oldest;
        this.set({ queue }, oldest ? Math.max(0, (Date.now() - Date.parse(oldest)) / 1000) : 0);
      }
    },
  });
  new Gauge({
    name: 'frontdesk_documents_waiting',
    help: 'Documents that wait to be read or are being read.',
    registers: [registry],
    async collect() {
      const waiting = sql<{ count: number | string }>`select count(*) as count from documents where status in (0, 1)`;
      this.set(Number((await firstOf(waiting))?.count ?? Number.NaN));
    },
  });
  new Gauge({
    name: 'frontdesk_passages_waiting',
    help: `Passages that wait for their embedding, counted up to ${COUNTED_MAX}.`,
    registers: [registry],
    async collect() {
      const waiting = sql<{ count: number | string }>`select count(*) as count
        from (select 1 from passages where embedding is null and language in (${sql.join(embeddedLanguages(embedder))}) limit ${sql.lit(COUNTED_MAX)}) as waiting`;
      this.set(Number((await firstOf(waiting))?.count ?? Number.NaN));
    },
  });
}
