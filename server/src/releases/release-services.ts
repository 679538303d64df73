import type { Sessions } from '../accounts/sessions';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import type { RateLimits } from '../http/rate-limits';
import type { ReleaseActions } from './release-actions';
import type { Composer } from './run-compose';
import type { Rollouts } from './self-halting';

/** The services that the endpoints for releases need. */
export interface ReleaseServices {
  readonly config: Config;
  readonly database: Database;
  readonly sessions: Sessions;
  readonly rateLimits: RateLimits;
  readonly composer: Composer;
  readonly rollouts: Rollouts;
  readonly releaseActions: ReleaseActions;
}
