import { writeCsv } from '@frontdesk/shared/csv';
import type { AgentSummary } from './agent';

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
