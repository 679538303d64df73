import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type { setWidgetTheme } from '@frontdesk/shared/endpoints/widget-look';
import type { Database } from '../database/database';
import { prepareRow } from '../database/prepare';
import { ApiError, notFound } from '../http/api-error';
import { Versioned } from '../http/versioned';
import { isSmallJpeg } from './is-small-jpeg';
import { plainEntities } from './plain-entities';

/** Parses the stored theme; null until the owner has saved one. */
export function readStoredTheme(stored: string | null): Record<string, unknown> | null {
  return stored === null ? null : (JSON.parse(stored) as Record<string, unknown>);
}

export async function saveWidgetTheme(
  { db }: Database,
  organizationId: string,
  { botId, theme }: CheckedRequestOf<typeof setWidgetTheme>,
): Promise<void> {
  if (theme?.avatar && !isSmallJpeg(theme.avatar)) {
    throw new ApiError(400, 'The picture is not a small JPEG. Choose another one.');
  }
  const { numUpdatedRows } = await db
    .updateTable('agents')
    .set({ widget_theme: theme && JSON.stringify(theme) })
    .where('id', '=', botId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound('agent');
}

const readLook = prepareRow(['clientId'], ({ db }, value) =>
  db
    .selectFrom('agents')
    .select(['name', 'template_content as welcome', 'widget_theme as theme', 'revision'])
    .where('client_id', '=', value('clientId')),
);

/**
 * Reads the look of a client id's widget. Disabled agents have one as well: the widget itself reports that they are
 * away.
 */
export async function readWidgetLook(database: Database, clientId: string): Promise<Versioned> {
  const look = await readLook(database, { clientId });
  if (!look) throw notFound('agent');
  const { name, welcome, theme } = look;
  const shown = { name, welcome: plainEntities(welcome ?? ''), theme: readStoredTheme(theme) ?? undefined };
  return new Versioned(String(look.revision), JSON.stringify(shown));
}

const readRevision = prepareRow(['clientId'], ({ db }, value) =>
  db.selectFrom('agents').select(['id', 'revision']).where('client_id', '=', value('clientId')),
);

/** Returns the version of `readWidgetLook`. */
export async function widgetLookVersion(database: Database, clientId: string): Promise<string | null> {
  const row = await readRevision(database, { clientId });
  return row ? String(row.revision) : null;
}
