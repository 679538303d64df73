import { call } from '@frontdesk/shared/app';
import { getMyQrs } from '@frontdesk/shared/endpoints/qr';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { endpointQuery } from '@frontdesk/shared/query';

/** The owner's saved codes, for the steps shown to a new owner. */
export const codesQuery = endpointQuery(getMyQrs, {});

/** Maximum number of calls, one for each agent without documents: a new owner has few agents. */
const AGENTS_MAX = 5;

/**
 * Whether any of the agents has documents. Stops at the first agent that has some. The call's module is large, and
 * loads only for a new owner.
 */
export const hasDocumentsQuery = (agentIds: readonly WireId[]) => ({
  queryKey: ['/api/bot/getBot', 'documents of', ...agentIds.slice(0, AGENTS_MAX).map(String)],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<boolean> => {
    const { getBot } = await import('@frontdesk/shared/endpoints/bot');
    for (const id of agentIds.slice(0, AGENTS_MAX)) {
      const { documents } = await call(getBot, { botId: String(id) }, { signal });
      if (documents.length > 0) return true;
    }
    return false;
  },
});
