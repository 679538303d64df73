import { getOwnReleases } from '@frontdesk/shared/endpoints/releases';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../http/route';
import { tokensOnly } from './operators';
import { readParts } from './read-parts';
import { readReleaseLog } from './release-log';
import type { ReleaseServices } from './release-services';

/** Registers the call by which a team reads the releases of its own remote. */
export function ownReleasesRoute(
  app: FastifyInstance,
  services: ReleaseServices,
  originOf: (request: FastifyRequest) => string,
): void {
  route(app, getOwnReleases, tokensOnly(services), async (_, { remote }, request) => {
    const parts = await readParts(services, originOf(request), await readReleaseLog(services.config.releasesDir));
    const own = parts.find(({ name }) => name === remote);
    // Every remote with a token is a part.
    if (!own) throw new Error(`The remote ${remote} of a token is no part.`);
    const { tokens: _tokens, ...answer } = own;
    return answer;
  });
}
