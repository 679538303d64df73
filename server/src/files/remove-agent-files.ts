import type { Database } from '../database/database';
import type { FileStore } from './file-store';

interface FileServices {
  readonly database: Database;
  readonly files: FileStore;
}

/** Lists an agent's files; the returned function removes them once the agent is deleted. */
export async function removeAgentFiles(
  { database, files }: FileServices,
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
