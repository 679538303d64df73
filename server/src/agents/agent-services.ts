import type { Sessions } from '../accounts/sessions';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import type { FileStore } from '../files/file-store';
import type { Notify } from '../notify/notify';

/** The services that agents need. */
export interface AgentServices {
  readonly config: Config;
  readonly database: Database;
  readonly sessions: Sessions;
  readonly files: FileStore;
  readonly notify: Notify;
}
