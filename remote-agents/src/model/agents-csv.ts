import type { AgentSummary } from './agent';

const HEADER = ['Name', 'Status', 'Description', 'Created At'];
/** Without it Excel takes UTF-8 for something else. */
const BYTE_ORDER_MARK = '\ufeff';

/** Agents as a CSV file for spreadsheets. No name or description can become a formula there. */
export function agentsCsv(agents: readonly AgentSummary[]): string {
  const rows = agents.map(({ name, isEnabled, description, createdAt }) => [
    name,
    isEnabled ? 'Enabled' : 'Disabled',
    description ?? '',
    createdAt ?? '',
  ]);
  return BYTE_ORDER_MARK + [HEADER, ...rows].map((row) => row.map(cellOf).join(',')).join('\r\n');
}

function cellOf(text: string): string {
  // What a spreadsheet would calculate, or run, becomes text; line breaks before it do not help.
  const harmless = /^[\s]*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
