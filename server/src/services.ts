import type { AccountLimits } from './accounts/account-limits';
import type { KnownBrowsers } from './accounts/known-browsers';
import type { Sessions } from './accounts/sessions';
import type { StopLinks } from './alerts/stop-link';
import type { AnswerEmbeddings } from './answers/answer-embeddings';
import type { QuestionQueue } from './answers/question-queue';
import type { LanguageModel } from './chat/model/language-model';
import type { Config } from './config';
import type { Database } from './database/database';
import type { DocumentQueue } from './documents/document-queue';
import type { FileStore } from './documents/file-store';
import type { RateLimits } from './http/rate-limits';
import type { LinkCache } from './links/link-cache';
import type { Redirect } from './links/redirect';
import type { Mailer } from './mail/mailer';
import type { NotificationBus } from './notifications/notification-bus';
import type { Notify } from './notifications/notify';
import type { TextEmbedder } from './passages/embeddings/text-embedder';
import type { WebsiteQueue } from './websites/website-queue';

/** What the subjects share. Made once, in `app.ts`. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly sessions: Sessions;
  readonly knownBrowsers: KnownBrowsers;
  readonly rateLimits: RateLimits;
  readonly accountLimits: AccountLimits;
  readonly files: FileStore;
  readonly queue: DocumentQueue;
  readonly websites: WebsiteQueue;
  readonly embedder: TextEmbedder;
  readonly answerEmbeddings: AnswerEmbeddings;
  readonly questions: QuestionQueue;
  /** Null where the operator has none. */
  readonly languageModel: LanguageModel | null;
  readonly stopLinks: StopLinks;
  readonly links: LinkCache;
  readonly redirect: Redirect;
  readonly mailer: Mailer;
  readonly bus: NotificationBus;
  readonly notify: Notify;
}
