import { writeCsv } from '@frontdesk/shared/csv';
import { offerFile } from '@frontdesk/shared/files';
import * as messages from '../../messages';
import type { AgentSummary } from '../../model/agent';

const HEADER = ['Name', 'Status', 'Description', 'Created At'];

/** Writes agents as a CSV file for spreadsheets. */
export function agentsCsv(agents: readonly AgentSummary[]): string {
  const rows = agents.map(({ name, isEnabled, description, createdAt }) => [
    name,
    isEnabled ? 'Enabled' : 'Disabled',
    description ?? '',
    createdAt ?? '',
  ]);
  return writeCsv([HEADER, ...rows]);
}

/** Downloads agents as a CSV file. Loaded on the first export. */
export function exportAgents(agents: readonly AgentSummary[]): void {
  offerFile(new Blob([agentsCsv(agents)], { type: 'text/csv' }), messages.exportName);
}
