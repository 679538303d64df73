import * as endpoints from '@frontdesk/shared/endpoints/demonstration';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../accounts/guards';
import { languageOf } from '../http/answer-language';
import { route } from '../http/route';
import { idsOf } from './demonstration-contents';
import type { DemonstrationServices } from './demonstration-services';
import { readDemonstration } from './demonstration-store';
import { Demonstrations } from './demonstrations';

declare module 'fastify' {
  interface FastifyInstance {
    demonstrations: Demonstrations;
  }
}

export function demonstrationRoutes(app: FastifyInstance, services: DemonstrationServices): void {
  const { database } = services;
  const guard = signedIn(services.sessions);
  const demonstrations = new Demonstrations(services, (failure) => app.log.error(failure));
  app.decorate('demonstrations', demonstrations);
  app.addHook('onClose', () => demonstrations.close());

  async function stateOf(organizationId: string) {
    const demonstration = await readDemonstration(database, organizationId);
    return demonstration
      ? { state: demonstration.state, ids: idsOf(demonstration.contents) }
      : { state: 'none' as const, ids: [] };
  }

  route(app, endpoints.getDemonstration, guard, (_, { organizationId }) => stateOf(organizationId));

  route(app, endpoints.fillDemonstration, guard, async (_, { organizationId, userId }, request) => {
    const { language } = await database.db
      .selectFrom('users')
      .select('language')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    await demonstrations.begin(organizationId, language ?? languageOf(request));
    return stateOf(organizationId);
  });

  route(app, endpoints.removeDemonstration, guard, (_, { organizationId }) => demonstrations.remove(organizationId));
}
