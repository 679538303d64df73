import { type AgentSettings, readAgentSettings } from '@frontdesk/shared/endpoints/agent-settings';
import type { OpeningHours } from '@frontdesk/shared/endpoints/opening-hours';
import type { Selection } from 'kysely';
import { isClientSecret } from '../agents/agent-client';
import { readSites } from '../agents/agent-options';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import { readHours } from '../hours/hours-routes';
import { ApiError } from '../http/api-error';
import type { Place } from '../passages/place';
import { type Caller, isAllowedSite } from './caller';
import type { ChatLimits } from './chat-limits';

/** An agent, and a caller that may talk to it. */
export interface ChatClient {
  readonly id: string;
  readonly name: string;
  readonly organizationId: string;
  readonly clientId: string;
  /** Whether visitors may ask for a person. */
  readonly offersPerson: boolean;
  /** Whether visitors see a reply's sources. */
  readonly showsSources: boolean;
  /** 0 while the owner has written no answers. */
  readonly answersVersion: number;
  /** The model that the owner chose; '' for the default. */
  readonly modelName: string;
  readonly settings: AgentSettings;
  /** Null until the owner has saved them. */
  readonly openingHours: OpeningHours | null;
  /** Where the visitor scanned a code; null on a website. */
  readonly place: Place | null;
  readonly caller: Caller;
  /** Whether the limits for visitors apply: the caller is neither in the organization nor one of its servers. */
  readonly isVisitor: boolean;
}

/** What a `ChatClient` needs from an agent's row. */
export const AGENT_COLUMNS = [
  'id',
  'name',
  'organization_id as organizationId',
  'enabled',
  'offers_person as offersPerson',
  'shows_sources as showsSources',
  'answers_version as answersVersion',
  'configuration',
  'model_name as modelName',
  'opening_hours as openingHours',
] as const;

type AgentRow = Selection<Tables, 'agents', (typeof AGENT_COLUMNS)[number]>;

/** Returns an agent together with a caller who was admitted to it. */
export function chatClientOf(
  { id, name, organizationId, answersVersion, modelName, ...agent }: AgentRow,
  admitted: Pick<ChatClient, 'clientId' | 'place' | 'caller' | 'isVisitor'>,
): ChatClient {
  return {
    id,
    name,
    organizationId,
    answersVersion,
    modelName,
    offersPerson: agent.offersPerson === 1,
    showsSources: agent.showsSources === 1,
    settings: readAgentSettings(agent.configuration),
    openingHours: readHours(agent.openingHours, id),
    ...admitted,
  };
}

const WRONG_SECRET =
  'The client secret does not match this client id. Generate a new one in the Client tab of the agent.';

/**
 * Accepts calls with the client id of an enabled agent whose client is active. Anybody can copy the id from the owner's
 * page, so it proves nothing: such calls are limited by address, by agent and by the allowed sites. A call that also
 * has the client secret comes from one of the owner's servers, which acts for many visitors and not for one site. It is
 * limited by agent only, separately from the calls that anybody can make.
 */
export async function admit(
  { db }: Database,
  publicUrl: string | null,
  limits: ChatLimits,
  caller: Caller,
): Promise<ChatClient> {
  const { clientId, clientSecret } = caller;
  if (clientId === '') throw new ApiError(401, 'The header client_id is missing.');
  const agent = await db
    .selectFrom('agents')
    .select(AGENT_COLUMNS)
    .select(['client_is_active as isActive', 'allowed_sites as allowedSites', 'client_secret_hash as secretHash'])
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (clientSecret !== null && !isClientSecret(clientSecret, agent?.secretHash ?? null)) {
    await limits.takeAddress(caller);
    throw new ApiError(401, WRONG_SECRET);
  }
  const isOwnPerson = clientSecret === null && agent !== undefined && (await limits.takePerson(caller, agent));
  if (clientSecret === null && !isOwnPerson) await limits.takeAddress(caller);
  if (!agent) throw new ApiError(401, 'This client id is unknown.');
  if (!agent.enabled) throw new ApiError(403, 'This agent is disabled.', {}, 'away');
  if (!agent.isActive) throw new ApiError(403, 'This client is not active.', {}, 'away');
  if (clientSecret === null && !isAllowedSite(caller, readSites(agent.allowedSites), publicUrl)) {
    throw new ApiError(403, 'This agent may not be used on this site.', {}, 'site');
  }
  if (clientSecret !== null) await limits.takeServer(agent);
  return chatClientOf(agent, { clientId, place: null, caller, isVisitor: clientSecret === null && !isOwnPerson });
}

/**
 * Returns whether the caller is one of the organization's people in the dashboard, who may talk to the agent off the
 * record: a visitor cannot keep a conversation out of the records.
 */
export const maySpeakOffRecord = ({ caller, isVisitor }: ChatClient): boolean => !isVisitor && caller.isFromDashboard;
