import { call } from '@frontdesk/shared/app';
import type { WireId } from '@frontdesk/shared/endpoints/readers';

/** One call for each agent without documents: an owner who is new has few. */
const AGENTS_MAX = 5;

/**
 * Whether one of the agents has documents. Asks for the first agent alone if that has some. The call's module is large,
 * and loaded only for an owner who is new.
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
