import { count } from '@frontdesk/shared/endpoints/count';

// Texts of this remote's cards on the home dashboard, and of its agents in the palette.

export const title = 'Agents';
export const all = 'All agents';
export const counts = (enabled: number, disabled: number) => `${count(enabled)} enabled, ${count(disabled)} disabled`;
export const disabled = 'Disabled';
export const noAgentYet = 'your desk is ready for its first agent';
export const unnamed = 'Unnamed agent';
export const agentsFailed = 'The agents could not be loaded.';
export const newsFailed = 'News about your conversations could not be loaded.';

export const kind = 'Agent';
export const action = 'Action';
export const actions = [
  { label: (name: string) => `Upload documents to ${name}`, tab: 'documents', search: ['upload', 'files'] },
  { label: (name: string) => `Test ${name}`, tab: 'chat', search: ['try', 'chat'] },
] as const;
