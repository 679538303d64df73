import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import {
  canonicalZone,
  getOpeningHours,
  type HoursTable,
  type OpeningHours,
  openingHoursFields,
  setOpeningHours,
} from '@frontdesk/shared/endpoints/opening-hours';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { signedIn } from '../accounts/guards';
import type { Sessions } from '../accounts/sessions';
import type { Database } from '../database/database';
import { notFound } from '../http/api-error';
import { route } from '../http/route';
import { findConflicts } from './find-conflicts';

/** The services that the opening hours need. */
interface HoursServices {
  readonly database: Database;
  readonly sessions: Sessions;
  /** Called after an agent's hours are saved. */
  readonly hoursSaved: (agentId: string) => Promise<void>;
}

export function hoursRoutes(app: FastifyInstance, { database, sessions, hoursSaved }: HoursServices): void {
  const guard = signedIn(sessions);

  route(app, getOpeningHours, guard.orKey('agents:read'), ({ botId }, { organizationId }) =>
    describeHours(database, organizationId, botId),
  );

  route(app, setOpeningHours, guard.orKey('agents:write'), async (input, { organizationId }) => {
    await saveHours(database, organizationId, input);
    await hoursSaved(input.botId);
  });
}

const storedHours = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ ...openingHoursFields, chosenZone: v.optional(openingHoursFields.timeZone) }),
);
const statedHours = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ address: v.string(), tables: openingHoursFields.tables }),
);

/** Agents whose stored hours could not be read; each is logged only once. */
const unreadable = new Set<string>();

/** Parses the stored hours; null if the owner has not saved any, or if they cannot be read. */
export function readHours(stored: string | null, agentId: string): OpeningHours | null {
  if (stored === null) return null;
  const read = v.safeParse(storedHours, stored);
  if (read.success) return read.output;
  if (!unreadable.has(agentId)) {
    unreadable.add(agentId);
    const [{ message }] = read.issues;
    process.emitWarning(`The stored opening hours of agent ${agentId} cannot be read: ${message} Save them again.`);
  }
  return null;
}

/** The hours that a page on a website states, in the form stored with the website. */
export interface StatedHours {
  /** The address of the page. */
  readonly address: string;
  readonly tables: readonly HoursTable[];
}

/** Parses the hours that a page states; null if there are none, or if they cannot be read. */
export function readStatedHours(stored: string | null): StatedHours | null {
  const read = v.safeParse(statedHours, stored);
  return read.success ? read.output : null;
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
  const hours = readHours(agent.opening_hours, botId);
  const stated = await db
    .selectFrom('websites')
    .select('stated_hours')
    .where('agent_id', '=', botId)
    .where('stated_hours', 'is not', null)
    .orderBy('created_at')
    .executeTakeFirst();
  const found = readStatedHours(stated?.stated_hours ?? null);
  return {
    timeZone: hours?.chosenZone ?? hours?.timeZone ?? 'UTC',
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
  const zone = canonicalZone(timeZone);
  // A name that differs only in case is the same name.
  const isAlias = zone.toLowerCase() !== timeZone.toLowerCase();
  const stored: OpeningHours = { timeZone: zone, ...(isAlias && { chosenZone: timeZone }), tables };
  const { numUpdatedRows } = await db
    .updateTable('agents')
    .set({ opening_hours: JSON.stringify(stored) })
    .where('id', '=', botId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound('agent');
}
