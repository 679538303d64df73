import type { FastifyRequest } from 'fastify';
import { type AgentSettings, agentSettings } from '../agents/agent-settings';
import { readSites } from '../agents/allowed-sites';
import { isClientSecret } from '../agents/client-secret';
import type { Database } from '../database/database';
import { ApiError } from '../http/api-error';
import type { Guard } from '../http/route';
import type { ChatLimits } from './chat-limits';
import { isAllowedSite } from './is-allowed-site';

/** The agent that a visitor's page talks to. */
export interface ChatClient {
  readonly id: string;
  readonly name: string;
  readonly organizationId: string;
  readonly clientId: string;
  /** Whether visitors may ask for a person. */
  readonly offersPerson: boolean;
  /** Whether visitors see the sources of a reply. */
  readonly showsSources: boolean;
  /** 0 while the owner has written no answers. */
  readonly answersVersion: number;
  /** The model that the owner chose; '' for the default. */
  readonly modelName: string;
  readonly settings: AgentSettings;
  /** Whether the limits for visitors apply: the caller is neither in the organization nor one of its servers. */
  readonly isVisitor: boolean;
}

const WRONG_SECRET =
  'The client secret is not the one of this client id. Generate a new one in the Client tab of the agent.';

/**
 * Accepts calls with the client id of an enabled agent whose client is active. Anybody can copy the id from the owner's
 * page, so it proves nothing: such calls are limited by address, by agent and by the allowed sites. A call that also
 * has the client secret comes from one of the owner's servers: it acts for many visitors and belongs to no site, so it
 * is limited by agent only, apart from the calls that anybody can make.
 */
export function chatClient({ db }: Database, publicUrl: string | null, limits: ChatLimits): Guard<ChatClient> {
  return {
    auth: 'client-id',
    async check(request) {
      const clientId = headerOf(request, 'client_id') ?? '';
      if (clientId === '') throw new ApiError(401, 'The header client_id is missing.');
      const secret = headerOf(request, 'client_secret');
      const agent = await db
        .selectFrom('agents')
        .select(['id', 'name', 'organization_id as organizationId', 'enabled', 'client_is_active as isActive'])
        .select(['allowed_sites as allowedSites', 'client_secret_hash as secretHash'])
        .select(['offers_person as offersPerson', 'shows_sources as showsSources', 'answers_version as answersVersion'])
        .select(['configuration', 'model_name as modelName'])
        .where('client_id', '=', clientId)
        .executeTakeFirst();
      if (secret !== null && !isClientSecret(secret, agent?.secretHash ?? null)) {
        await limits.takeAddress(request);
        throw new ApiError(401, WRONG_SECRET);
      }
      const isOwnPerson = secret === null && agent !== undefined && (await limits.takePerson(request, agent));
      if (secret === null && !isOwnPerson) await limits.takeAddress(request);
      if (!agent) throw new ApiError(401, 'This client id is not known.');
      if (!agent.enabled) throw new ApiError(403, 'This agent is disabled.', {}, 'away');
      if (!agent.isActive) throw new ApiError(403, 'This client is not active.', {}, 'away');
      if (secret === null && !isAllowedSite(request, readSites(agent.allowedSites), publicUrl)) {
        throw new ApiError(403, 'This agent may not be used on this site.', {}, 'site');
      }
      if (secret !== null) await limits.takeServer(agent);
      const isVisitor = secret === null && !isOwnPerson;
      const { id, name, organizationId, answersVersion, modelName } = agent;
      return {
        id,
        name,
        organizationId,
        clientId,
        offersPerson: agent.offersPerson === 1,
        showsSources: agent.showsSources === 1,
        answersVersion,
        modelName,
        settings: agentSettings(agent.configuration),
        isVisitor,
      };
    },
  };
}

/** Null when the header is absent. */
function headerOf({ headers }: FastifyRequest, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' ? value.trim() : null;
}
