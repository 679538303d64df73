// The words of what this remote adds to the home dashboard and the palette. Each is an export, so that a page loads only its own.

export const title = 'Agents';
export const all = 'All agents';
export const counts = (enabled: number, disabled: number) => `${enabled} enabled, ${disabled} disabled`;
export const unnamed = 'Agent without a name';
export const none = 'No agent yet.';
export const kind = 'Agent';

export const numbers = {
  title: 'Conversations',
  period: (days: number) => `Last ${days} days`,
  all: 'All conversations',
  agent: 'Agent',
  allAgents: 'Every agent',
  conversations: 'Conversations',
  questions: 'Questions',
  answered: 'Answered',
  helpful: 'Found helpful',
  reply: 'Median time to reply',
  scans: 'Scans',
  chart: 'Questions each day',
  legend: 'Questions, answered ones filled',
  day: (day: string, questions: number, answered: number) => `${day}: ${questions} questions, ${answered} answered`,
} as const;

export const steps = {
  title: 'Three steps to your front desk',
  shortTitle: 'Two steps to your front desk',
  label: 'Next steps',
  agent: { title: 'Create an agent', text: 'It answers your customers.', action: 'Add New Agent' },
  documents: { title: 'Give it your documents', text: 'It answers from what they say.', action: 'My Agents' },
  code: { title: 'Print a QR code', text: 'A scan brings customers to you.', action: 'Generate Qr Codes' },
} as const;
