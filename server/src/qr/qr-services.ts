import type { Sessions } from '../accounts/sessions';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import type { LinkCache } from '../scans/link-cache';

/** The services that the endpoints for saved codes need. */
export interface QrServices {
  readonly config: Config;
  readonly database: Database;
  readonly sessions: Sessions;
  readonly links: LinkCache;
}
