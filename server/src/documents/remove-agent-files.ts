import type { Services } from '../services';

/** Notes which files an agent has; the answered function removes them, once the agent itself is gone. */
export async function removeAgentFiles(
  { database, files }: Pick<Services, 'database' | 'files'>,
  organizationId: string,
  agentId: string,
): Promise<() => Promise<void>> {
  const rows = await database.db
    .selectFrom('documents')
    .select('id')
    .where('agent_id', '=', agentId)
    .where('organization_id', '=', organizationId)
    .execute();
  return () => files.remove(rows.map(({ id }) => id));
}
