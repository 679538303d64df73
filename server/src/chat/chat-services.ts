import type { KnownBrowsers } from '../accounts/known-browsers';
import type { Sessions } from '../accounts/sessions';
import type { StopLinks } from '../alerts/alert-store';
import type { QuestionQueue } from '../answers/group-question';
import type { Config } from '../config/config';
import type { Speakers } from '../conversations/speakers';
import type { Database } from '../database/database';
import type { RateLimits } from '../http/rate-limits';
import type { Mailer } from '../mail/mailer';
import type { LiveBus } from '../notify/live-bus';
import type { NotificationBus, Notify } from '../notify/notify';
import type { TextEmbedder } from '../passages/embeddings/embedder';
import { type Answering, createAnswering } from './answer/answer-question';
import type { LanguageModel } from './model/language-model';
import { ModelNotices } from './model/model-notices';

/** The services that the chat needs. */
export interface ChatServices {
  readonly config: Config;
  readonly database: Database;
  readonly sessions: Sessions;
  readonly knownBrowsers: KnownBrowsers;
  readonly rateLimits: RateLimits;
  readonly embedder: TextEmbedder;
  readonly questions: QuestionQueue;
  readonly answering: Answering;
  readonly stopLinks: StopLinks;
  readonly mailer: Mailer;
  readonly bus: NotificationBus;
  readonly live: LiveBus;
  readonly speakers: Speakers;
  readonly notify: Notify;
}

interface AnsweringServices extends Pick<ChatServices, 'config' | 'database' | 'embedder' | 'notify' | 'rateLimits'> {
  /** Null when the operator has not configured a model. */
  readonly languageModel: LanguageModel | null;
}

/** Opens the parts that replies need, and their caches: once for visitors' questions and for the owners' tests. */
export function openAnswering(
  { config, database, embedder, languageModel, ...services }: AnsweringServices,
  logFailure: (failure: unknown) => void,
): Answering {
  return createAnswering({
    database,
    embedder,
    meaningMs: config.meaningMs,
    model: languageModel && { languageModel, notices: new ModelNotices(services) },
    logFailure,
  });
}
