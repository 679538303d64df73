import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import {
  getOpeningHours,
  type HoursTable,
  type OpeningHours,
  setOpeningHours,
} from '@frontdesk/shared/endpoints/opening-hours';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../accounts/guards';
import type { Sessions } from '../accounts/sessions';
import type { Database } from '../database/database';
import { notFound } from '../http/api-error';
import { route } from '../http/route';
import { findConflicts } from './find-conflicts';

/** What the opening hours need of the server. */
interface HoursServices {
  readonly database: Database;
  readonly sessions: Sessions;
}

export function hoursRoutes(app: FastifyInstance, { database, sessions }: HoursServices): void {
  const guard = signedIn(sessions);

  route(app, getOpeningHours, guard, ({ botId }, { organizationId }) => describeHours(database, organizationId, botId));

  route(app, setOpeningHours, guard, (input, { organizationId }) => saveHours(database, organizationId, input));
}

/** Parses the stored hours; null until the owner has saved them. */
export function readHours(stored: string | null): OpeningHours | null {
  return stored === null ? null : (JSON.parse(stored) as OpeningHours);
}

/** The hours that a page of a website states, as they are stored with the website. */
export interface StatedHours {
  /** The page. */
  readonly address: string;
  readonly tables: readonly HoursTable[];
}

async function describeHours(database: Database, organizationId: string, botId: string) {
  const { db } = database;
  const agent = await db
    .selectFrom('agents')
    .select('opening_hours')
    .where('id', '=', botId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!agent) throw notFound('agent');
  const hours = readHours(agent.opening_hours);
  const stated = await db
    .selectFrom('websites')
    .select('stated_hours')
    .where('agent_id', '=', botId)
    .where('stated_hours', 'is not', null)
    .orderBy('created_at')
    .executeTakeFirst();
  const found = stated?.stated_hours ? (JSON.parse(stated.stated_hours) as StatedHours) : null;
  return {
    timeZone: hours?.timeZone ?? 'UTC',
    tables: hours?.tables ?? [],
    found: found && { timeZone: '', tables: found.tables },
    conflicts: hours ? await findConflicts(database, botId, hours) : [],
  };
}

async function saveHours(
  { db }: Database,
  organizationId: string,
  { botId, timeZone, tables }: CheckedRequestOf<typeof setOpeningHours>,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('agents')
    .set({ opening_hours: JSON.stringify({ timeZone, tables }) })
    .where('id', '=', botId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound('agent');
}
