import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type { setWidgetTheme } from '@frontdesk/shared/endpoints/widget-look';
import { Parser } from 'htmlparser2';
import { sql } from 'kysely';
import type { Database } from '../database/database';
import type { Engine } from '../database/engine';
import { prepareRow } from '../database/prepare';
import { ApiError, notFound } from '../http/api-error';
import { Versioned } from '../http/etags';

/** Parses the stored theme; null until one is saved. */
export function readStoredTheme(stored: string | null): Record<string, unknown> | null {
  return stored === null ? null : (JSON.parse(stored) as Record<string, unknown>);
}

/** Extracts a stored theme's color in the database, because the whole theme may contain a picture. */
export const themeColor = (engine: Engine) =>
  engine === 'postgres'
    ? sql<string | null>`widget_theme::json ->> 'headerColor'`
    : sql<string | null>`json_extract(widget_theme, '$.headerColor')`;

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
 * Reads the look of a client id's widget. Disabled agents also have one, because the widget itself reports that they
 * are away.
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

/** Returns the version of what `readWidgetLook` reads. */
export async function widgetLookVersion(database: Database, clientId: string): Promise<string | null> {
  const row = await readRevision(database, { clientId });
  return row ? String(row.revision) : null;
}

/** Maximum width and height of an avatar, in pixels. The dashboard stores 96 by 96. */
const SIDE_MAX = 256;

/**
 * Returns whether a data URL contains a JPEG whose header declares a small size: few bytes can unpack to a huge
 * picture.
 */
function isSmallJpeg(dataUrl: string): boolean {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return false;
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // A frame header: C0 to CF, except the tables C4, C8 and CC.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      return height > 0 && height <= SIDE_MAX && width > 0 && width <= SIDE_MAX;
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
}

/** Matches named entities except those that the widget supports; `<` and `&` must remain escaped. */
const NAMED = /&(?!amp;|lt;|gt;|quot;|apos;|nbsp;)[a-z][a-z\d]{1,30};/gi;

/** Replaces the named HTML entities that the widget does not support with their characters. */
function plainEntities(html: string): string {
  return html.replace(NAMED, decode);
}

function decode(name: string): string {
  let text = '';
  // A name between & and ; can only turn into a character.
  const parser = new Parser({
    ontext(part) {
      text += part;
    },
  });
  parser.end(name);
  return text;
}
