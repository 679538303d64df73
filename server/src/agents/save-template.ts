import { randomUUID } from 'node:crypto';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type { createOrUpdateTemplate } from '@frontdesk/shared/endpoints/template';
import type { Database } from '../database/database';
import { notFound } from '../http/api-error';

/** Saves the agent's only welcome message, which keeps its id. */
export async function saveTemplate(
  { db }: Database,
  organizationId: string,
  { botId, content }: CheckedRequestOf<typeof createOrUpdateTemplate>,
): Promise<{ id: string | null; content: string }> {
  const saved = await db
    .updateTable('agents')
    .set((row) => ({
      template_id: row.fn.coalesce('template_id', row.val(randomUUID())),
      template_content: content,
    }))
    .where('id', '=', botId)
    .where('organization_id', '=', organizationId)
    .returning('template_id as id')
    .executeTakeFirst();
  if (!saved) throw notFound('agent');
  return { id: saved.id, content };
}
