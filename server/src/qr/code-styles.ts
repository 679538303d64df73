import { PLAIN_STYLE, type QrStyle } from '@frontdesk/shared/endpoints/qr-style';
import type { Database } from '../database/database';
import { lockCode } from '../links/change-code';
import { logosOf, splitLogo } from './code-logos';

/** Stores the style of a saved code. */
export async function setStyle(
  database: Database,
  organizationId: string,
  qrId: string,
  style: QrStyle,
): Promise<void> {
  await database.db.transaction().execute(async (transaction) => {
    await lockCode(database, transaction, organizationId, qrId);
    await transaction.deleteFrom('qr_styles').where('qr_id', '=', qrId).execute();
    if (isPlain(style)) return;
    const row = await splitLogo(database, transaction, organizationId, style);
    await transaction
      .insertInto('qr_styles')
      .values({ qr_id: qrId, ...row })
      .execute();
  });
}

const PLAIN_TEXT = JSON.stringify(PLAIN_STYLE);

// Validated styles have their fields in schema order.
const isPlain = (style: QrStyle) => JSON.stringify(style) === PLAIN_TEXT;

/** Lists the styles of the organization's codes, and their logos. */
export async function listStyles(database: Database, organizationId: string) {
  const rows = await database.db
    .selectFrom('qr_styles')
    .innerJoin('qr_codes', 'qr_codes.id', 'qr_styles.qr_id')
    .select(['qr_id', 'style', 'logo_id'])
    .where('organization_id', '=', organizationId)
    .orderBy('qr_id')
    .execute();
  const styles = rows.map((row) => ({ qrId: row.qr_id, style: row.style, logoId: row.logo_id }));
  const logos = rows.some((row) => row.logo_id !== null) ? await logosOf(database, organizationId) : [];
  return { styles, logos };
}
