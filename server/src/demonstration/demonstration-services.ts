import type { Sessions } from '../accounts/sessions';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import type { FileStore } from '../files/file-store';
import type { TextEmbedder } from '../passages/embeddings/embedder';
import type { EmbeddingQueue } from '../passages/embeddings/embedding-queue';
import type { LinkCache } from '../scans/link-cache';

/** The services that the demonstration needs. */
export interface DemonstrationServices {
  readonly config: Config;
  readonly database: Database;
  readonly sessions: Sessions;
  readonly files: FileStore;
  readonly embedder: TextEmbedder;
  readonly embeddings: EmbeddingQueue;
  readonly links: LinkCache;
}
