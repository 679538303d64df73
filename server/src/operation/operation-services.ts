import type { LanguageModel } from '../chat/model/language-model';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import type { DocumentQueue } from '../documents/document-queue';
import type { FileStore } from '../files/file-store';
import type { Mailer } from '../mail/mailer';
import type { TextEmbedder } from '../passages/embeddings/embedder';
import type { Redis } from '../redis/redis';
import type { Redirect } from '../scans/redirect';

/** The services that readiness and metrics check. */
export interface OperationServices {
  readonly config: Config;
  readonly database: Database;
  readonly redis: Redis | null;
  readonly files: FileStore;
  readonly queue: DocumentQueue;
  readonly embedder: TextEmbedder;
  /** Null when the operator has not configured a model. */
  readonly languageModel: LanguageModel | null;
  readonly mailer: Mailer;
  readonly redirect: Redirect;
}
