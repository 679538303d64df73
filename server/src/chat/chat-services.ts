import type { KnownBrowsers } from '../accounts/known-browsers';
import type { Sessions } from '../accounts/sessions';
import type { StopLinks } from '../alerts/alert-store';
import type { QuestionQueue } from '../answers/group-question';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import type { RateLimits } from '../http/rate-limits';
import type { Mailer } from '../mail/mailer';
import type { NotificationBus } from '../notify/notification-bus';
import type { Notify } from '../notify/notify';
import type { TextEmbedder } from '../passages/embeddings/text-embedder';
import type { LanguageModel } from './model/language-model';

/** The services that the chat needs. */
export interface ChatServices {
  readonly config: Config;
  readonly database: Database;
  readonly sessions: Sessions;
  readonly knownBrowsers: KnownBrowsers;
  readonly rateLimits: RateLimits;
  readonly embedder: TextEmbedder;
  readonly questions: QuestionQueue;
  /** Null when the operator has not configured a model. */
  readonly languageModel: LanguageModel | null;
  readonly stopLinks: StopLinks;
  readonly mailer: Mailer;
  readonly bus: NotificationBus;
  readonly notify: Notify;
}
