import compress from '@fastify/compress';
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { accountRoutes } from './accounts/account-routes';
import { apiKeyRoutes } from './accounts/api-key-routes';
import { ownOrigin } from './accounts/own-origin';
import { profileRoutes } from './accounts/profile-routes';
import { sessionRoutes } from './accounts/session-routes';
import { agentRoutes } from './agents/agent-routes';
import { alertRoutes } from './alerts/alert-routes';
import { answerRoutes } from './answers/answer-routes';
import { attentionRoutes } from './attention/attention-routes';
import { CHAT_PREFIX, chatRoutes, openChatDesk } from './chat/chat-routes';
import { modelRoutes } from './chat/model/model-routes';
import { clientReportRoutes } from './client-reports/client-report-routes';
import type { Config } from './config/config';
import { conversationRoutes } from './conversations/conversation-routes';
import { overviewRoutes } from './conversations/overview-routes';
import { demonstrationRoutes } from './demonstration/demonstration-routes';
import { documentRoutes } from './documents/document-routes';
import { DOCUMENT_KINDS } from './documents/extract/detect-format';
import { hoursRoutes } from './hours/hours-routes';
import { AnswerFirst } from './http/answer-first';
import { acceptJsonBodies, meterBodies } from './http/body-budget';
import { COMPRESSION } from './http/compression';
import { closeSpareConnections, limitConnections } from './http/connection-limits';
import { answerUnreadableAddress, errorHandler } from './http/error-handler';
import { refuseRepeatedHost } from './http/refuse-repeated-host';
import { RequestLog, requestIdOf, sendRequestIds } from './http/request-ids';
import { sendSecurityHeaders } from './http/security-headers';
import { TroubleLog } from './http/trouble-log';
import { limitsRoutes } from './limits/limits-routes';
import { rereadHours } from './links/code-rules';
import { linkRoutes } from './links/link-routes';
import { notificationRoutes } from './notifications/notification-routes';
import { openServices } from './open-services';
import { docsRoutes } from './openapi/docs-routes';
import { operationRoutes } from './operation/operation-routes';
import { deletionRoutes, peopleRoutes } from './people/people-routes';
import { PLACES_PREFIX, placePages, placeRoutes } from './places/place-routes';
import { codeStyleRoutes } from './qr/code-style-routes';
import { manyQrsRoutes, qrRoutes } from './qr/qr-routes';
import { realtime } from './realtime/realtime';
import { releaseRoutes } from './releases/release-routes';
import type { Services } from './services';
import { siteRoutes } from './site/site-routes';
import { testQuestionRoutes } from './test-questions/test-question-routes';
import { webhookRoutes } from './webhooks/webhook-routes';
import { websiteRoutes } from './websites/website-routes';

const BODY_MAX = 1_000_000;

/** Fields that are redacted from the log wherever a failure contains them. */
const SECRETS = [
  'authorization',
  'password',
  'confirmPassword',
  'currentPassword',
  'token',
  'clientSecret',
  'client_secret',
  'secret',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Builds the whole server, ready to listen or to be called through `inject`. Fails with a `StartupError`. */
export async function buildApp(config: Config): Promise<FastifyInstance> {
  const first = new AnswerFirst(config.headersMs);
  const app = Fastify({
    serverFactory: first.serverFactory,
    logger: { level: config.logLevel, redact: SECRETS, ...(config.logFile !== null && { file: config.logFile }) },
    genReqId: requestIdOf,
    childLoggerFactory: (log, bindings, options) => new RequestLog(log, bindings, options),
    bodyLimit: BODY_MAX,
    trustProxy: config.trustProxy ?? false,
    // The proxy logs requests.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnreadableAddress as never,
  });
  app.decorate('endpoints', []);
  app.decorate('scopes', new Map());
  const troubles = new TroubleLog(app.log);
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    errorHandler(troubles.of(request.id))(error, request, reply),
  );
  acceptJsonBodies(app);
  closeSpareConnections(app);
  sendRequestIds(app);
  refuseRepeatedHost(app);
  limitConnections(app, config);
  meterBodies(app);
  sendSecurityHeaders(app, config.publicUrl?.startsWith('https:') ?? false);
  await app.register(compress, { ...COMPRESSION, globalDecompression: false });

  const { services, close } = await openServices(config, troubles);
  app.addHook('onClose', close);
  const isWeb = config.roles.includes('web');
  if (isWeb) {
    first.handler = services.redirect.handle;
    app.addHook('preClose', async () => services.redirect.close());
    await apiRoutes(app, services);
  }
  const hubConnections = await realtime(app, services, troubles.note);
  operationRoutes(app, services, hubConnections);
  if (!isWeb) return app;
  app.get('/api/openapi.json', async () =>
    (await import('./openapi/openapi-document')).openApiDocument(app.endpoints, app.scopes),
  );
  docsRoutes(app);
  await siteRoutes(app, config, services);
  return app;
}

/** The API's calls, grouped by subject. */
async function apiRoutes(app: FastifyInstance, services: Services): Promise<void> {
  accountRoutes(app, services);
  profileRoutes(app, services);
  sessionRoutes(app, services);
  apiKeyRoutes(app, services);
  webhookRoutes(app, services);
  peopleRoutes(app, services);
  deletionRoutes(app, services);
  agentRoutes(app, services);
  hoursRoutes(app, { ...services, hoursSaved: (agentId) => rereadHours(services, agentId) });
  documentRoutes(app, services);
  websiteRoutes(app, services);
  modelRoutes(app, services);
  limitsRoutes(app, services, DOCUMENT_KINDS);
  clientReportRoutes(app, {
    ...services,
    onReport: (events, request) => services.rollouts.judge(events, () => ownOrigin(request, services.config)),
  });
  await releaseRoutes(app, services);
  qrRoutes(app, services);
  codeStyleRoutes(app, services);
  manyQrsRoutes(app, services);
  linkRoutes(app, services);
  notificationRoutes(app, services);
  conversationRoutes(app, services);
  overviewRoutes(app, services);
  answerRoutes(app, services);
  testQuestionRoutes(app, services);
  attentionRoutes(app, services);
  alertRoutes(app, services);
  demonstrationRoutes(app, services);
  const desk = openChatDesk(app, services);
  await app.register(chatRoutes, { prefix: CHAT_PREFIX, ...services, desk });
  placePages(app, services);
  await app.register(placeRoutes, { prefix: PLACES_PREFIX, ...services, desk });
}
