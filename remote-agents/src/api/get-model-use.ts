import { getModelUse } from '@frontdesk/shared/endpoints/language-model';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { endpointQuery } from '@frontdesk/shared/query';

/** The models that an agent may use, and what it has used. */
export const modelUseQuery = (agentId: WireId) => endpointQuery(getModelUse, { botId: String(agentId) });
