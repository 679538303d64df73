import { call } from '@frontdesk/shared/app';
import { getUnanswered as endpoint } from '@frontdesk/shared/endpoints/conversation';
import type { LivePage } from '../model/live-list';
import type { UnansweredQuestion } from '../model/visitor-conversation';

/** Fetches a page of the unanswered questions, of an agent or of all. */
export async function getUnanswered(
  filters: { readonly agentId?: string },
  cursor: string | null,
  signal: AbortSignal,
): Promise<LivePage<UnansweredQuestion>> {
  const { groups, next } = await call(endpoint, cursor === null ? filters : { ...filters, cursor }, { signal });
  return { rows: groups, next };
}
