import { getStart, startAgent } from '@frontdesk/shared/endpoints/first-minute';
import * as endpoints from '@frontdesk/shared/endpoints/website';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../accounts/guards';
import type { Sessions } from '../accounts/sessions';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import type { FileStore } from '../files/file-store';
import { languageOf } from '../http/answer-language';
import type { RateLimits } from '../http/rate-limits';
import { route } from '../http/route';
import type { SiteLook } from './site-look';
import { readStart, startAgentFor } from './start-agent';
import type { WebsiteQueue } from './website-queue';
import { addWebsiteOf, listWebsites, refreshWebsiteOf, removeWebsiteOf } from './website-store';

/** The services that the endpoints for websites need. */
interface WebsiteServices {
  readonly config: Config;
  readonly database: Database;
  readonly sessions: Sessions;
  readonly files: FileStore;
  readonly websites: WebsiteQueue;
  readonly rateLimits: RateLimits;
  /** Reads the look of a site. */
  readonly siteLook: (address: string) => Promise<SiteLook>;
}

/** Number of sites that an organization may read per minute while somebody is waiting for them. */
const STARTS_MAX = 10;

export function websiteRoutes(app: FastifyInstance, services: WebsiteServices): void {
  const { database, sessions, websites } = services;
  const guard = signedIn(sessions);

  const starts = services.rateLimits.limiter('start-agent', STARTS_MAX, 60_000);
  route(app, startAgent, guard, async ({ address }, { organizationId }, request) => {
    await starts.take(organizationId);
    const started = await startAgentFor(
      services,
      organizationId,
      await services.siteLook(address),
      languageOf(request),
    );
    websites.wake();
    return started;
  });

  route(app, getStart, guard, ({ botId }, { organizationId }) => readStart(database, organizationId, botId), {
    sentences: ['error'],
  });

  route(
    app,
    endpoints.getWebsites,
    guard.orKey('agents:read'),
    ({ botId }, { organizationId }) => listWebsites(database, organizationId, botId),
    { sentences: ['error'] },
  );

  route(app, endpoints.addWebsite, guard.orKey('documents:write'), async (input, { organizationId }) => {
    const added = await addWebsiteOf(database, organizationId, input);
    websites.wake();
    return added;
  });

  route(app, endpoints.refreshWebsite, guard.orKey('documents:write'), async ({ id }, { organizationId }) => {
    await refreshWebsiteOf(database, organizationId, id);
    websites.wake();
  });

  route(app, endpoints.removeWebsite, guard.orKey('documents:write'), ({ id }, { organizationId }) =>
    removeWebsiteOf(services, organizationId, id),
  );
}
