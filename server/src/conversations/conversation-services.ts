import type { AccountLimits } from '../accounts/login-limits';
import type { Sessions } from '../accounts/sessions';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import type { Mailer } from '../mail/mailer';
import type { LiveBus } from '../notify/live-bus';
import type { Notify } from '../notify/notify';
import type { Speakers } from './speakers';

/** The services that conversations need. */
export interface ConversationServices {
  readonly config: Config;
  readonly database: Database;
  readonly sessions: Sessions;
  readonly accountLimits: AccountLimits;
  readonly mailer: Mailer;
  readonly live: LiveBus;
  readonly speakers: Speakers;
  readonly notify: Notify;
}
