import { offerFile } from '@frontdesk/shared/files';
import * as messages from '../../messages';
import type { AgentSummary } from '../../model/agent';
import { agentsCsv } from '../../model/agents-csv';

/** Downloads agents as a CSV file. Loaded on the first export. */
export function exportAgents(agents: readonly AgentSummary[]): void {
  offerFile(new Blob([agentsCsv(agents)], { type: 'text/csv' }), messages.exportName);
}
