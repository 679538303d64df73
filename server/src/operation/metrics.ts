import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { embeddedLanguages } from '../passages/embeddings/text-embedder';
import { measureModel } from './model-metrics';
import type { OperationServices } from './operation-services';

/** Counting further would cost more than it is worth. */
const COUNTED_MAX = 10_000;

type Measured = Pick<OperationServices, 'database' | 'embedder' | 'mailer' | 'languageModel' | 'redirect'>;

/** Collects the numbers of this process in Prometheus form. Gauges that need the database are read on each scrape. */
export function createMetrics(app: FastifyInstance, services: Measured, hubConnections: () => Record<string, number>) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  measureQueues(registry, services);
  if (services.languageModel) measureModel(registry, services.languageModel);
  new Gauge({
    name: 'frontdesk_hub_connections',
    help: 'Open connections of each hub.',
    labelNames: ['hub'],
    registers: [registry],
    collect() {
      for (const [hub, count] of Object.entries(hubConnections())) this.set({ hub }, count);
    },
  });
  new Gauge({
    name: 'frontdesk_mails',
    help: 'Mails since the start, by result.',
    labelNames: ['result'],
    registers: [registry],
    collect() {
      for (const [result, count] of Object.entries(services.mailer.counts)) this.set({ result }, count);
    },
  });
  // Answered before the routes, so the requests above do not include them.
  new Counter({
    name: 'frontdesk_link_requests_total',
    help: 'Answered requests of short links.',
    labelNames: ['status'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [status, count] of Object.entries(services.redirect.counts)) this.inc({ status }, count);
    },
  });
  const { pool } = services.database;
  if (pool) {
    new Gauge({
      name: 'frontdesk_database_connections',
      help: 'Connections to PostgreSQL and calls that wait for one.',
      labelNames: ['state'],
      registers: [registry],
      collect() {
        this.set({ state: 'open' }, pool.totalCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'awaited' }, pool.waitingCount);
      },
    });
  }
  return registry;
}

/** Measures by route pattern, so that ids in addresses do not create series. */
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
