import type { Sessions } from '../accounts/sessions';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import type { LinkCache } from './link-cache';
import type { Redirect } from './redirect';

/** The services that links need. */
export interface LinkServices {
  readonly config: Config;
  readonly database: Database;
  readonly sessions: Sessions;
  readonly links: LinkCache;
  readonly redirect: Redirect;
}
