import type { KnownBrowsers } from './accounts/known-browsers';
import type { AccountLimits } from './accounts/login-limits';
import type { Sessions } from './accounts/sessions';
import type { StopLinks } from './alerts/alert-store';
import type { AnswerEmbeddings } from './answers/answer-embeddings';
import type { QuestionQueue } from './answers/group-question';
import type { Answering } from './chat/answer/answer-question';
import type { LanguageModel } from './chat/model/language-model';
import type { Config } from './config/config';
import type { Speakers } from './conversations/speakers';
import type { Database } from './database/database';
import type { DocumentQueue } from './documents/document-queue';
import type { FileStore } from './files/file-store';
import type { RateLimits } from './http/rate-limits';
import type { LinkChecks } from './links/link-checks';
import type { Mailer } from './mail/mailer';
import type { LiveBus } from './notify/live-bus';
import type { NotificationBus, Notify } from './notify/notify';
import type { TextEmbedder } from './passages/embeddings/embedder';
import type { EmbeddingQueue } from './passages/embeddings/embedding-queue';
import type { Redis } from './redis/redis';
import type { ReleaseActions } from './releases/release-actions';
import type { Composer } from './releases/run-compose';
import type { Rollouts } from './releases/self-halting';
import type { LinkCache } from './scans/link-cache';
import type { Redirect } from './scans/redirect';
import type { WatchedFile } from './site/watched-file';
import type { TestRuns } from './test-questions/test-runs';
import type { WebhookDeliveries } from './webhooks/deliveries';
import type { SiteLook } from './websites/site-look';
import type { WebsiteQueue } from './websites/website-queue';

/** The services that several parts of the server share. Created once, in `open-services.ts`. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  /** Null if the operator has not configured one. */
  readonly redis: Redis | null;
  readonly sessions: Sessions;
  readonly knownBrowsers: KnownBrowsers;
  readonly rateLimits: RateLimits;
  readonly accountLimits: AccountLimits;
  readonly files: FileStore;
  readonly queue: DocumentQueue;
  readonly websites: WebsiteQueue;
  readonly siteLook: (address: string) => Promise<SiteLook>;
  readonly embedder: TextEmbedder;
  readonly embeddings: EmbeddingQueue;
  readonly answerEmbeddings: AnswerEmbeddings;
  readonly questions: QuestionQueue;
  readonly answering: Answering;
  readonly testRuns: TestRuns;
  /** Null when the operator has not configured a model. */
  readonly languageModel: LanguageModel | null;
  readonly stopLinks: StopLinks;
  readonly links: LinkCache;
  readonly redirect: Redirect;
  readonly linkChecks: LinkChecks;
  readonly webhooks: WebhookDeliveries;
  readonly mailer: Mailer;
  readonly bus: NotificationBus;
  readonly live: LiveBus;
  readonly speakers: Speakers;
  readonly notify: Notify;
  readonly composer: Composer;
  readonly rollouts: Rollouts;
  readonly releaseActions: ReleaseActions;
  readonly registryFile: WatchedFile;
}
