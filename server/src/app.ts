import compress from '@fastify/compress';
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { createAccountLimits } from './accounts/account-limits';
import { accountRoutes } from './accounts/account-routes';
import { KnownBrowsers } from './accounts/known-browsers';
import { prepareUnknownAccountHash } from './accounts/password-hash';
import { profileRoutes } from './accounts/profile-routes';
import { sessionRoutes } from './accounts/session-routes';
import { Sessions } from './accounts/sessions';
import { agentRoutes } from './agents/agent-routes';
import { alertRoutes } from './alerts/alert-routes';
import { sendSummaries } from './alerts/daily-summary';
import { StopLinks } from './alerts/stop-link';
import { AnswerEmbeddings } from './answers/answer-embeddings';
import { answerRoutes } from './answers/answer-routes';
import { QuestionQueue } from './answers/question-queue';
import { attentionRoutes } from './attention/attention-routes';
import { CHAT_PREFIX, chatRoutes } from './chat/chat-routes';
import { LanguageModel } from './chat/model/language-model';
import { modelRoutes } from './chat/model/model-routes';
import { sweepPreviews } from './chat/preview/preview-store';
import { clientReportRoutes } from './client-reports/client-report-routes';
import { sweepReports } from './client-reports/client-report-store';
import type { Config } from './config/config';
import { conversationRoutes } from './conversations/conversation-routes';
import { overviewRoutes } from './conversations/overview-routes';
import { deleteExpired } from './conversations/retention';
import { openDatabase } from './database/database';
import { demonstrationRoutes } from './demonstration/demonstration-routes';
import { DocumentJobs } from './documents/document-jobs';
import { DocumentQueue } from './documents/document-queue';
import { documentRoutes } from './documents/document-routes';
import { limitsRoutes } from './documents/limits-routes';
import { openFileStore } from './files/file-store';
import { prepareDataDir } from './files/prepare-data-dir';
import { AnswerFirst } from './http/answer-first';
import { closeSpareConnections } from './http/close-spare-connections';
import { COMPRESSION } from './http/compression';
import { limitConnections } from './http/connection-limits';
import { answerUnreadableAddress, errorHandler } from './http/error-handler';
import { acceptJsonBodies } from './http/json-bodies';
import { RateLimits } from './http/rate-limits';
import { refuseRepeatedHost } from './http/refuse-repeated-host';
import { requestIdOf, sendRequestIds } from './http/request-ids';
import { sendSecurityHeaders } from './http/security-headers';
import { TroubleLog } from './http/trouble-log';
import { linkRoutes } from './links/link-routes';
import { openLinks } from './links/open-links';
import { MailStore } from './mail/mail-store';
import { mailTransport, outboxIn } from './mail/mail-transport';
import { Mailer } from './mail/mailer';
import { sweepOutbox } from './mail/sweep-outbox';
import { notificationRoutes } from './notifications/notification-routes';
import { NotificationBus } from './notify/notification-bus';
import { createNotify } from './notify/notify';
import { createNotifyWithin } from './notify/notify-within';
import { docsRoutes } from './openapi/docs-routes';
import { operationRoutes } from './operation/operation-routes';
import { Embedder } from './passages/embeddings/embedder';
import { EmbeddingQueue } from './passages/embeddings/embedding-queue';
import { EmbeddingService } from './passages/embeddings/embedding-service';
import { deletionRoutes } from './people/deletion-routes';
import { peopleRoutes } from './people/people-routes';
import { codeStyleRoutes } from './qr/code-style-routes';
import { manyQrsRoutes } from './qr/many-qrs-routes';
import { qrRoutes } from './qr/qr-routes';
import { realtime } from './realtime/realtime';
import type { Services } from './services';
import { siteRoutes } from './site/site-routes';
import { PageFetcher } from './websites/page-fetcher';
import { WebsiteJobs } from './websites/website-jobs';
import { WebsiteQueue } from './websites/website-queue';
import { websiteRoutes } from './websites/website-routes';

const BODY_MAX = 1_000_000;
const SWEEP_MS = 3_600_000;
const PAGE_BYTES_MAX = 10_000_000;

/** Redacted from the log, wherever a failure carries them. */
const SECRETS = [
  'authorization',
  'password',
  'confirmPassword',
  'currentPassword',
  'token',
  'clientSecret',
  'client_secret',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Builds the whole server, ready to listen or to be called through `inject`. Fails with a `StartupError`. */
export async function buildApp(config: Config): Promise<FastifyInstance> {
  const first = new AnswerFirst();
  const app = Fastify({
    serverFactory: first.serverFactory,
    logger: { level: config.logLevel, redact: SECRETS, ...(config.logFile !== null && { file: config.logFile }) },
    genReqId: requestIdOf,
    bodyLimit: BODY_MAX,
    trustProxy: config.trustProxy ?? false,
    // The proxy logs requests.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnreadableAddress as never,
  });
  const troubles = new TroubleLog(app.log);
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    errorHandler(troubles.of(request.id))(error, request, reply),
  );
  acceptJsonBodies(app);
  closeSpareConnections(app);
  sendRequestIds(app);
  refuseRepeatedHost(app);
  limitConnections(app, config);
  sendSecurityHeaders(app, config.publicUrl?.startsWith('https:') ?? false);
  await app.register(compress, { ...COMPRESSION, globalDecompression: false });

  const services = await openServices(config, app, troubles);
  first.handler = services.redirect.handle;
  app.addHook('preClose', async () => services.redirect.close());
  accountRoutes(app, services);
  profileRoutes(app, services);
  sessionRoutes(app, services);
  peopleRoutes(app, services);
  deletionRoutes(app, services);
  agentRoutes(app, services);
  documentRoutes(app, services);
  websiteRoutes(app, services);
  modelRoutes(app, services);
  limitsRoutes(app, services);
  clientReportRoutes(app, services);
  qrRoutes(app, services);
  codeStyleRoutes(app, services);
  manyQrsRoutes(app, services);
  linkRoutes(app, services);
  notificationRoutes(app, services);
  conversationRoutes(app, services);
  overviewRoutes(app, services);
  answerRoutes(app, services);
  attentionRoutes(app, services);
  alertRoutes(app, services);
  demonstrationRoutes(app, services);
  await app.register(chatRoutes, { prefix: CHAT_PREFIX, ...services });
  const hubConnections = await realtime(app, services, troubles.note);
  operationRoutes(app, services, hubConnections);
  app.get('/api/openapi.json', async () => (await import('./openapi/openapi-document')).openApiDocument());
  docsRoutes(app);
  await siteRoutes(app, config);
  return app;
}

async function openServices(config: Config, app: FastifyInstance, troubles: TroubleLog): Promise<Services> {
  const logFailure = troubles.note;
  prepareDataDir(config.dataDir);
  const database = await openDatabase(config);
  const sessions = await Sessions.open(database, config.sessionMs);
  const knownBrowsers = await KnownBrowsers.open(database);
  const rateLimits = new RateLimits(database);
  const accountLimits = createAccountLimits(rateLimits);
  const bus = new NotificationBus();
  const notify = createNotify(database, bus);
  const notifyWithin = createNotifyWithin(bus);
  const files = openFileStore(database, config.dataDir);
  const mailer = new Mailer(new MailStore(database), mailTransport(config), troubles);
  const embedder = config.embeddingService
    ? new EmbeddingService(config.embeddingService)
    : new Embedder(config.embeddingWorker);
  const embeddings = new EmbeddingQueue(database, embedder, logFailure);
  const queue = new DocumentQueue(
    { jobs: new DocumentJobs(database, embedder), files, embeddings, notifyWithin, logFailure },
    config,
  );
  const fetcher = new PageFetcher({
    allowPrivate: config.websitesAllowPrivate,
    publicUrl: config.publicUrl,
    bytesMax: Math.min(config.documentBytesMax, PAGE_BYTES_MAX),
  });
  const websites = new WebsiteQueue(
    { database, files, config, fetcher, jobs: new WebsiteJobs(database), wakeReading: () => queue.wake() },
    notifyWithin,
    logFailure,
  );
  const answerEmbeddings = new AnswerEmbeddings(database, embedder, logFailure);
  const questions = new QuestionQueue(database, embedder, logFailure);
  const languageModel = config.languageModel && new LanguageModel(config.languageModel, database, logFailure);
  const stopLinks = await StopLinks.open(database);
  const { links, redirect, close: closeLinks } = await openLinks(database, config, logFailure);
  void prepareUnknownAccountHash();
  queue.start();
  websites.wake();
  mailer.start();
  const sweeps = [
    () => files.sweep(),
    () => rateLimits.sweep(),
    () => sweepReports(database),
    async () => languageModel?.usage.sweep(),
    () => deleteExpired(database),
    () => sweepPreviews(database),
    () => sweepOutbox(database, outboxIn(config.dataDir)),
    () => sendSummaries(database, mailer, stopLinks),
  ];
  let sweeping: Promise<unknown> = Promise.resolve();
  const sweep = () => {
    sweeping = Promise.all(sweeps.map((work) => work().catch(logFailure)));
  };
  sweep();
  const sweeper = setInterval(sweep, SWEEP_MS).unref();
  embeddings.wake();
  void answerEmbeddings.wake();
  app.addHook('onClose', async () => {
    clearInterval(sweeper);
    // In parallel: work that waits for the embedder ends with it, and is released.
    await websites.close();
    await fetcher.close();
    await Promise.all([queue.close(), embeddings.close(), answerEmbeddings.close(), embedder.close()]);
    await Promise.all([questions.close(), sweeping]);
    await mailer.close();
    await closeLinks();
    await database.db.destroy();
  });
  return {
    config,
    database,
    sessions,
    knownBrowsers,
    rateLimits,
    accountLimits,
    files,
    queue,
    websites,
    embedder,
    embeddings,
    answerEmbeddings,
    questions,
    languageModel,
    stopLinks,
    links,
    redirect,
    mailer,
    bus,
    notify,
  };
}
