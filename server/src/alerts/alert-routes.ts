import * as endpoints from '@frontdesk/shared/endpoints/mail-alerts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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

/** Registers the endpoints that set when each person gets mail about conversations. */
export function alertRoutes(app: FastifyInstance, services: AlertServices): void {
  const { accountLimits, config, database, sessions, stopLinks } = services;
  const guard = signedIn(sessions);

  route(app, endpoints.getMailAlerts, guard, (_, { userId }) => readMailAlerts(database, userId));

  route(app, endpoints.setMailAlerts, guard, async ({ mail }, { userId }, request) => {
    if (mail === 'never') await stopMails(database, userId);
    else await saveMailAlerts(database, userId, mail, requireOwnOrigin(request, config));
  });

  async function stop(token: string, { ip }: FastifyRequest): Promise<void> {
    await accountLimits.linksPerAddress.take(addressKey(ip));
    const userId = stopLinks.read(token);
    if (userId === null) throw new ApiError(400, 'This link is not valid. Open the whole link from the email.');
    await stopMails(database, userId);
  }

  route(app, endpoints.stopMailAlerts, anyone, ({ token }, _, request) => stop(token, request));

  // Mail programs submit a form to the page's address (RFC 8058).
  app.register(async (scope) => {
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    scope.addContentTypeParser(forms, { bodyLimit: 1000, parseAs: 'string' }, (_, __, done) => done(null));
    scope.post<{ Querystring: { token?: unknown } }>('/stop-mails', async (request, reply) => {
      await stop(String(request.query.token ?? '').slice(0, 300), request);
      return reply.code(204).send();
    });
  });
}
