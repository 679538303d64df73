import * as endpoints from '@frontdesk/shared/endpoints/website';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../accounts/guards';
import type { Sessions } from '../accounts/sessions';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import type { FileStore } from '../files/file-store';
import { route } from '../http/route';
import type { WebsiteQueue } from './website-queue';
import { addWebsiteOf, listWebsites, refreshWebsiteOf, removeWebsiteOf } from './website-store';

/** The services that websites need. */
interface WebsiteServices {
  readonly config: Config;
  readonly database: Database;
  readonly sessions: Sessions;
  readonly files: FileStore;
  readonly websites: WebsiteQueue;
}

export function websiteRoutes(app: FastifyInstance, services: WebsiteServices): void {
  const { database, sessions, websites } = services;
  const guard = signedIn(sessions);

  route(app, endpoints.getWebsites, guard, ({ botId }, { organizationId }) =>
    listWebsites(database, organizationId, botId),
  );

  route(app, endpoints.addWebsite, guard, async (input, { organizationId }) => {
    const added = await addWebsiteOf(database, organizationId, input);
    websites.wake();
    return added;
  });

  route(app, endpoints.refreshWebsite, guard, async ({ id }, { organizationId }) => {
    await refreshWebsiteOf(database, organizationId, id);
    websites.wake();
  });

  route(app, endpoints.removeWebsite, guard, ({ id }, { organizationId }) =>
    removeWebsiteOf(services, organizationId, id),
  );
}
