import * as endpoints from '@frontdesk/shared/endpoints/mail-alerts';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../accounts/guards';
import type { AccountLimits } from '../accounts/login-limits';
import { requireOwnOrigin } from '../accounts/own-origin';
import type { Sessions } from '../accounts/sessions';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import { addressKey } from '../http/address-key';
import { ApiError } from '../http/api-error';
import { anyone, route } from '../http/route';
import { readMailAlerts, type StopLinks, saveMailAlerts, stopMails } from './alert-store';

/** The services that alerts need. */
interface AlertServices {
  readonly config: Config;
  readonly database: Database;
  readonly sessions: Sessions;
  readonly accountLimits: AccountLimits;
  readonly stopLinks: StopLinks;
}

/** Registers the endpoints for when each person gets mail about conversations. */
export function alertRoutes(app: FastifyInstance, services: AlertServices): void {
  const { accountLimits, config, database, sessions, stopLinks } = services;
  const guard = signedIn(sessions);

  route(app, endpoints.getMailAlerts, guard, (_, { userId }) => readMailAlerts(database, userId));

  route(app, endpoints.setMailAlerts, guard, async ({ mail }, { userId }, request) => {
    if (mail === 'never') await stopMails(database, userId);
    else await saveMailAlerts(database, userId, mail, requireOwnOrigin(request, config));
  });

  route(app, endpoints.stopMailAlerts, anyone, async ({ token }, _, request) => {
    await accountLimits.linksPerAddress.take(addressKey(request.ip));
    const userId = stopLinks.read(token);
    if (userId === null) throw new ApiError(400, 'This link is not valid. Open the whole link from the mail.');
    await stopMails(database, userId);
  });
}
