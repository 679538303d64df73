import type { Config } from '../config/config';
import type { Database } from '../database/database';
import type { Mailer } from '../mail/mailer';
import type { Notify } from '../notify/notify';
import type { KnownBrowsers } from './known-browsers';
import type { AccountLimits } from './login-limits';
import type { Sessions } from './sessions';

/** The services that accounts need. */
export interface AccountServices {
  readonly config: Config;
  readonly database: Database;
  readonly sessions: Sessions;
  readonly knownBrowsers: KnownBrowsers;
  readonly accountLimits: AccountLimits;
  readonly mailer: Mailer;
  readonly notify: Notify;
}
