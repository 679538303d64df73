import { join } from 'node:path';
import { ApiKeys } from './accounts/api-keys';
import { KnownBrowsers } from './accounts/known-browsers';
import { createAccountLimits } from './accounts/login-limits';
import { prepareUnknownAccountHash } from './accounts/passwords';
import { Sessions } from './accounts/sessions';
import { StopLinks } from './alerts/alert-store';
import { sendSummaries } from './alerts/daily-summary';
import { AnswerEmbeddings } from './answers/answer-embeddings';
import { QuestionQueue } from './answers/group-question';
import { openAnswering } from './chat/chat-services';
import { LanguageModel } from './chat/model/language-model';
import { sweepUnrecorded } from './chat/open-conversation';
import { sweepReports } from './client-reports/client-report-store';
import type { Config } from './config/config';
import { deleteExpired } from './conversations/retention';
import { Speakers } from './conversations/speakers';
import { openDatabase } from './database/database';
import { forgetDeletedTerms } from './database/forget-deleted-terms';
import { DocumentClaims } from './documents/document-claims';
import { documentQueue } from './documents/document-queue';
import { claimDataDir } from './files/claim-data-dir';
import { openFileStore } from './files/file-store';
import { prepareDataDir } from './files/prepare-data-dir';
import { RateLimits } from './http/rate-limits';
import type { TroubleLog } from './http/trouble-log';
import { LinkChecks } from './links/link-checks';
import { MailStore } from './mail/mail-store';
import { mailTransport, outboxIn } from './mail/mail-transport';
import { Mailer } from './mail/mailer';
import { sweepOutbox } from './mail/sweep-outbox';
import { LiveBus } from './notify/live-bus';
import { createNotify, createNotifyWithin, NotificationBus } from './notify/notify';
import { Embedder } from './passages/embeddings/embedder';
import { embeddingQueue } from './passages/embeddings/embedding-queue';
import { EmbeddingService } from './passages/embeddings/embedding-service';
import { readModelFolder } from './passages/embeddings/model-folder';
import { Redis } from './redis/redis';
import { ReleaseActions } from './releases/release-actions';
import { readReleaseLog } from './releases/release-log';
import type { ReleaseServices } from './releases/release-services';
import { sweepReleases } from './releases/release-store';
import { Composer } from './releases/run-compose';
import { Rollouts } from './releases/self-halting';
import { openLinks } from './scans/open-links';
import type { Services } from './services';
import { WatchedFile } from './site/watched-file';
import { TestRuns } from './test-questions/test-runs';
import { sweepDeliveries, WebhookDeliveries } from './webhooks/deliveries';
import { WebhookSender } from './webhooks/send-webhook';
import { PageFetcher } from './websites/page-fetcher';
import { PageReader } from './websites/page-reader';
import { readSiteLook } from './websites/site-look';
import { WebsiteClaims } from './websites/website-claims';
import { websiteQueue } from './websites/website-queue';

const SWEEP_MS = 3_600_000;

/** Runs the jobs in parallel, now and every hour. A job that fails is reported, and runs again an hour later. */
function startSweeps(jobs: readonly (() => Promise<unknown>)[], onFailure: (error: unknown) => void) {
  let running: Promise<unknown> = Promise.resolve();
  const sweep = () => {
    running = Promise.all(jobs.map((job) => job().catch(onFailure)));
  };
  sweep();
  const timer = setInterval(sweep, SWEEP_MS).unref();
  return {
    /** Prevents further runs. */
    stop(): void {
      clearInterval(timer);
    },
    /** Resolves when the run under way has ended. */
    async end(): Promise<void> {
      await running;
    },
  };
}

/**
 * Completes at the server's start what a killed server or command left unfinished: composes a half-composed site again,
 * stores the actions that were taken, and writes ended rollouts to the file.
 */
async function settleReleases({
  config,
  composer,
  rollouts,
  releaseActions,
}: Pick<ReleaseServices, 'config' | 'composer' | 'rollouts' | 'releaseActions'>): Promise<void> {
  const read = await readReleaseLog(config.releasesDir);
  if (!read) return;
  const canCompose = (await composer.hindrance()) === null;
  const log = read.log.isUnfinished && canCompose ? await composer.compose([], null) : read.log;
  await releaseActions.store(log, config.publicUrl === null ? '' : new URL(config.publicUrl).origin);
  if (canCompose) await rollouts.finish();
}

const PAGE_BYTES_MAX = 10_000_000;

/** The services, and a function that stops their work and closes the database. */
export interface OpenServices {
  readonly services: Services;
  close(): Promise<void>;
}

/** Opens the database and the services on top of it, and starts their work. Fails with a `StartupError`. */
export async function openServices(config: Config, troubles: TroubleLog): Promise<OpenServices> {
  const logFailure = troubles.note;
  const folderModel = config.embeddingModelDir === null ? null : readModelFolder(config.embeddingModelDir);
  prepareDataDir(config.dataDir);
  const redis = config.redisUrl === null ? null : await Redis.open(config.redisUrl, logFailure);
  const releaseDataDir = config.databaseUrl === null ? claimDataDir(config.dataDir) : () => undefined;
  const database = await openDatabase(config).catch((failure: unknown) => {
    releaseDataDir();
    redis?.close();
    throw failure;
  });
  const rateLimits = new RateLimits(database, redis);
  const sessions = await Sessions.open(database, config.sessionMs, new ApiKeys(database, rateLimits));
  const knownBrowsers = await KnownBrowsers.open(database);
  const accountLimits = createAccountLimits(rateLimits);
  const bus = new NotificationBus();
  const live = new LiveBus(bus);
  const speakers = new Speakers({ database, rateLimits, live, config });
  const notify = createNotify(database, bus);
  const notifyWithin = createNotifyWithin(bus);
  const files = await openFileStore(database, config, logFailure).catch(async (failure: unknown) => {
    redis?.close();
    await database.db.destroy();
    releaseDataDir();
    throw failure;
  });
  const mailer = new Mailer(new MailStore(database), mailTransport(config), troubles, config.lookMs);
  const embedder = config.embeddingService
    ? new EmbeddingService(config.embeddingService)
    : new Embedder(config.embeddingWorker, config.embeddingMs, folderModel);
  const embeddings = embeddingQueue(database, embedder, logFailure);
  const queue = documentQueue(
    { claims: new DocumentClaims(database, embedder), files, embeddings, notifyWithin, logFailure },
    config,
  );
  const fetcher = new PageFetcher({
    allowPrivate: config.websitesAllowPrivate,
    publicUrl: config.publicUrl,
    bytesMax: Math.min(config.documentBytesMax, PAGE_BYTES_MAX),
  });
  const pageReader = new PageReader(config);
  const websites = websiteQueue(
    {
      database,
      files,
      config,
      fetcher,
      reader: pageReader,
      claims: new WebsiteClaims(database),
      wakeReading: () => queue.wake(),
    },
    notifyWithin,
    logFailure,
  );
  const answerEmbeddings = new AnswerEmbeddings(database, embedder, logFailure);
  const questions = new QuestionQueue(database, embedder, logFailure, (organizationId) =>
    bus.changed(organizationId, 'chat'),
  );
  const languageModel = config.languageModel && new LanguageModel(config.languageModel, database, logFailure);
  const answering = openAnswering({ config, database, embedder, languageModel, notify, rateLimits }, logFailure);
  const onRan = (organizationId: string) => bus.changed(organizationId, 'agents');
  const testRuns = new TestRuns(database, answering, logFailure, onRan, config.lookMs);
  const stopLinks = await StopLinks.open(database);
  const { links, redirect, close: closeLinks } = await openLinks(database, config, logFailure);
  const linkFetcher = new PageFetcher({
    allowPrivate: config.websitesAllowPrivate,
    publicUrl: config.publicUrl,
    // The first chunk already shows that the page exists.
    bytesMax: 65_536,
  });
  const linkChecks = new LinkChecks({ database, fetcher: linkFetcher, notifyWithin, links }, logFailure);
  const webhookSender = new WebhookSender(config);
  const webhooks = new WebhookDeliveries({ database, sender: webhookSender, notifyWithin }, logFailure);
  const registryFile = new WatchedFile(join(config.siteDir, 'admin/remotes.json'));
  const composer = new Composer(config, logFailure);
  const rollouts = new Rollouts({
    database,
    operators: config.operators,
    composer,
    mailer,
    notifyWithin,
    readRegistry: () => registryFile.read(),
    logFailure,
  });
  const releaseActions = new ReleaseActions({ database, operators: config.operators, mailer, notifyWithin });
  void prepareUnknownAccountHash(config);
  const works = config.roles.includes('worker');
  const workers = [queue, websites, mailer, embeddings, answerEmbeddings, testRuns, linkChecks.worker, webhooks.worker];
  for (const worker of workers) {
    if (works) worker.wake();
    // A closed worker ignores wakes: processes with the role worker find what is stored here.
    else await worker.close();
  }
  const settled = works ? settleReleases({ config, composer, rollouts, releaseActions }).catch(logFailure) : null;
  const sweeps = startSweeps(
    works
      ? [
          () => files.sweep(),
          () => rateLimits.sweep(),
          () => sweepReports(database),
          () => sweepReleases(database),
          () => sweepDeliveries(database),
          async () => languageModel?.usage.sweep(),
          () => deleteExpired(database).then(() => forgetDeletedTerms(database)),
          () => sweepUnrecorded(database),
          () => sweepOutbox(database, outboxIn(config.dataDir)),
          () => sendSummaries(database, mailer, stopLinks),
        ]
      : [],
    logFailure,
  );
  const close = async () => {
    sweeps.stop();
    await Promise.all([testRuns.close(), linkChecks.worker.close(), webhooks.worker.close()]);
    await Promise.all([linkFetcher.close(), webhookSender.close()]);
    // These close in parallel: work that waits for the embedder ends with it, and is released.
    await websites.close();
    await fetcher.close();
    await Promise.all([queue.close(), embeddings.close(), answerEmbeddings.close(), embedder.close()]);
    await Promise.all([questions.close(), sweeps.end()]);
    await settled;
    await rollouts.close();
    await mailer.close();
    await closeLinks();
    await forgetDeletedTerms(database).catch(logFailure);
    redis?.close();
    files.close();
    await database.db.destroy();
    releaseDataDir();
  };
  const services: Services = {
    config,
    database,
    redis,
    sessions,
    knownBrowsers,
    rateLimits,
    accountLimits,
    files,
    queue,
    websites,
    siteLook: (address) => readSiteLook({ fetcher, reader: pageReader }, address),
    embedder,
    embeddings,
    answerEmbeddings,
    questions,
    answering,
    testRuns,
    languageModel,
    stopLinks,
    links,
    redirect,
    linkChecks,
    webhooks,
    mailer,
    bus,
    live,
    speakers,
    notify,
    composer,
    rollouts,
    releaseActions,
    registryFile,
  };
  return { services, close };
}
