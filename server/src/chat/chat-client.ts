import { readSites } from '../agents/allowed-sites';
import type { Database } from '../database/database';
import { ApiError } from '../http/api-error';
import type { Guard } from '../http/route';
import type { ChatLimits } from './chat-limits';
import { isAllowedSite } from './is-allowed-site';

/** The agent a visitor's page speaks to. */
export interface ChatClient {
  readonly id: string;
  readonly name: string;
  readonly organizationId: string;
  readonly clientId: string;
  /** Whether somebody of the agent's organization is calling; nothing else proves it to us. */
  readonly isOwnPerson: boolean;
}

/**
 * Lets in whoever sends the client id of an enabled agent whose client is active. The id stands in the owner's page
 * for everybody to copy, so it proves nothing; the limits keep it from being used up.
 */
export function chatClient({ db }: Database, publicUrl: string | null, limits: ChatLimits): Guard<ChatClient> {
  return {
    auth: 'client-id',
    async check(request) {
      const header = request.headers['client_id'];
      const clientId = typeof header === 'string' ? header.trim() : '';
      if (clientId === '') throw new ApiError(401, 'The header client_id is missing.');
      const agent = await db
        .selectFrom('agents')
        .select(['id', 'name', 'organization_id as organizationId', 'enabled', 'client_is_active as isActive'])
        .select('allowed_sites as allowedSites')
        .where('client_id', '=', clientId)
        .executeTakeFirst();
      const isOwnPerson = agent !== undefined && (await limits.takePerson(request, agent));
      if (!isOwnPerson) await limits.takeAddress(request);
      if (!agent) throw new ApiError(401, 'This client id is not known.');
      if (!agent.enabled) throw new ApiError(403, 'This agent is disabled.', {}, 'away');
      if (!agent.isActive) throw new ApiError(403, 'This client is not active.', {}, 'away');
      if (!isAllowedSite(request, readSites(agent.allowedSites), publicUrl)) {
        throw new ApiError(403, 'This agent may not be used on this site.', {}, 'site');
      }
      return { id: agent.id, name: agent.name, organizationId: agent.organizationId, clientId, isOwnPerson };
    },
  };
}
