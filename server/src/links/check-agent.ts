import type { QrType } from '@frontdesk/shared/endpoints/qr';
import { kindOf } from '@frontdesk/shared/endpoints/qr-kinds/kinds';
import type { Kysely } from 'kysely';
import type { Payload } from '../codes/code-payloads';
import type { Tables } from '../database/schema/tables';
import { ApiError } from '../http/api-error';

/** Refuses a code that names an agent which the organization does not have. */
export async function checkAgent(
  db: Kysely<Tables>,
  organizationId: string,
  type: QrType,
  fields: Payload,
): Promise<void> {
  for (const [name, { rule }] of Object.entries(kindOf(type).fields)) {
    if (rule !== 'agent') continue;
    const agent = await db
      .selectFrom('agents')
      .select('id')
      .where('id', '=', String(fields[name]))
      .where('organization_id', '=', organizationId)
      .executeTakeFirst();
    if (!agent) throw new ApiError(400, 'This agent does not exist, or was deleted. Choose another one.');
  }
}
