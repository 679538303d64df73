import type { setAllowedSites } from '@frontdesk/shared/endpoints/allowed-sites';
import type { updateBot } from '@frontdesk/shared/endpoints/bot';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type { Selectable, Updateable } from 'kysely';
import type { Database } from '../database/database';
import type { AgentsTable } from '../database/schema/tables';
import { notFound } from '../http/api-error';

type ChatOptions = NonNullable<CheckedRequestOf<typeof updateBot>['chatOptions']>;

export const OPTION_COLUMNS = ['starter_questions', 'offers_person', 'shows_sources', 'privacy_url'] as const;

/** Returns the options that an agent's chat offers its visitors, in the API's shape. */
export function readOptions(agent: Pick<Selectable<AgentsTable>, (typeof OPTION_COLUMNS)[number]>) {
  return {
    starterQuestions: agent.starter_questions === null ? [] : (JSON.parse(agent.starter_questions) as string[]),
    offersPerson: agent.offers_person === 1,
    showsSources: agent.shows_sources === 1,
    privacyUrl: agent.privacy_url,
  };
}

/** Returns the same options in the shape in which they are stored. */
export function storedOptions(options: ChatOptions): Updateable<Pick<AgentsTable, (typeof OPTION_COLUMNS)[number]>> {
  return {
    starter_questions: options.starterQuestions.length === 0 ? null : JSON.stringify(options.starterQuestions),
    offers_person: options.offersPerson ? 1 : 0,
    shows_sources: options.showsSources ? 1 : 0,
    privacy_url: options.privacyUrl === '' ? null : options.privacyUrl,
  };
}

/** Parses the stored list; an empty list allows every site. */
export function readSites(stored: string | null): readonly string[] {
  return stored === null ? [] : (JSON.parse(stored) as string[]);
}

export async function saveAllowedSites(
  { db }: Database,
  organizationId: string,
  { botId, allowedSites }: CheckedRequestOf<typeof setAllowedSites>,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('agents')
    .set({ allowed_sites: allowedSites.length === 0 ? null : JSON.stringify(allowedSites) })
    .where('id', '=', botId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound('agent');
}
