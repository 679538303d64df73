import type { Sessions } from '../accounts/sessions';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import type { FileStore } from '../files/file-store';
import type { WebsiteQueue } from './website-queue';

/** The services that websites need. */
export interface WebsiteServices {
  readonly config: Config;
  readonly database: Database;
  readonly sessions: Sessions;
  readonly files: FileStore;
  readonly websites: WebsiteQueue;
}
