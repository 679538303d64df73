import type { KnownBrowsers } from '../accounts/known-browsers';
import type { AccountLimits } from '../accounts/login-limits';
import type { Sessions } from '../accounts/sessions';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import type { FileStore } from '../files/file-store';
import type { Mailer } from '../mail/mailer';
import type { Notify } from '../notify/notify';
import type { LinkCache } from '../scans/link-cache';

/** The services that the endpoints for people need. */
export interface PeopleServices {
  readonly config: Config;
  readonly database: Database;
  readonly sessions: Sessions;
  readonly knownBrowsers: KnownBrowsers;
  readonly accountLimits: AccountLimits;
  readonly files: FileStore;
  readonly links: LinkCache;
  readonly mailer: Mailer;
  readonly notify: Notify;
}
