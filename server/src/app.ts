import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { accountRoutes } from './accounts/account-routes';
import { prepareUnknownAccountHash } from './accounts/password-hash';
import { Sessions } from './accounts/sessions';
import { agentRoutes } from './agents/agent-routes';
import { CHAT_PREFIX, chatRoutes } from './chat/chat-routes';
import type { Config } from './config';
import { openDatabase, prepareDataDir } from './database/database';
import { DocumentJobs } from './documents/document-jobs';
import { DocumentQueue } from './documents/document-queue';
import { documentRoutes } from './documents/document-routes';
import { openFileStore } from './documents/file-store';
import { Embedder } from './embeddings/embedder';
import { EmbeddingQueue } from './embeddings/embedding-queue';
import { closeSpareConnections } from './http/close-spare-connections';
import { answerUnreadableAddress, handleError } from './http/error-handler';
import { acceptJsonBodies } from './http/json-bodies';
import { limitsRoutes } from './limits/limits-routes';
import { Mailer } from './mail/mailer';
import { NotificationBus } from './notifications/notification-bus';
import { notificationRoutes } from './notifications/notification-routes';
import { createNotify } from './notifications/notify';
import { qrRoutes } from './qr/qr-routes';
import { realtime } from './realtime/realtime';
import type { Services } from './services';
import { siteRoutes } from './site/site-routes';

const BODY_MAX = 1_000_000;

/** The whole server, ready to listen or to be asked through `inject`. Fails with a `StartupError`. */
export async function buildApp(config: Config): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.logLevel },
    bodyLimit: BODY_MAX,
    trustProxy: config.trustProxy ?? false,
    // Lines for every request are the proxy's business.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnreadableAddress as never,
  });
  app.setErrorHandler(handleError);
  acceptJsonBodies(app);
  closeSpareConnections(app);
  await app.register(helmet, {
    // Pages get one of their own; whatever else is opened as a document may do nothing at all.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: config.publicUrl?.startsWith('https:') ?? false,
  });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false });

  const services = await openServices(config, app);
  accountRoutes(app, services);
  agentRoutes(app, services);
  documentRoutes(app, services);
  limitsRoutes(app, services);
  qrRoutes(app, services);
  notificationRoutes(app, services);
  await app.register(chatRoutes, { prefix: CHAT_PREFIX, ...services });
  await realtime(app, services);
  app.get('/api/openapi.json', async () => (await import('./openapi/openapi-document')).openApiDocument());
  await siteRoutes(app, config);
  return app;
}

async function openServices(config: Config, app: FastifyInstance): Promise<Services> {
  const logFailure = (failure: unknown) => app.log.error(failure);
  prepareDataDir(config.dataDir);
  const database = await openDatabase(config);
  const sessions = await Sessions.open(database);
  const bus = new NotificationBus();
  const notify = createNotify(database, bus);
  const files = openFileStore(database, config.dataDir);
  const mailer = new Mailer(config, logFailure);
  const embedder = new Embedder(config.embeddingWorker);
  const embeddings = new EmbeddingQueue(database, embedder, logFailure);
  const queue = new DocumentQueue(
    { jobs: new DocumentJobs(database), files, embedder, embeddings, notify, logFailure },
    config,
  );
  void prepareUnknownAccountHash();
  queue.start();
  embeddings.wake();
  app.addHook('onClose', async () => {
    // Together: what waits for the embedder ends with it, and is given back.
    await Promise.all([queue.close(), embeddings.close(), embedder.close()]);
    await mailer.settled();
    await database.db.destroy();
  });
  return { config, database, sessions, files, queue, embedder, mailer, bus, notify };
}
