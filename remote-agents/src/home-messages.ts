/** The words of what this remote adds to the home dashboard and the palette. */
export const homeMessages = {
  title: 'Agents',
  all: 'All agents',
  counts: (enabled: number, disabled: number) => `${enabled} enabled, ${disabled} disabled`,
  unnamed: 'Agent without a name',
  none: 'No agent yet.',
  kind: 'Agent',
  steps: {
    title: 'Three steps to your front desk',
    shortTitle: 'Two steps to your front desk',
    label: 'Next steps',
    agent: { title: 'Create an agent', text: 'It answers your customers.', action: 'Add New Agent' },
    documents: { title: 'Give it your documents', text: 'It answers from what they say.', action: 'My Agents' },
    code: { title: 'Print a QR code', text: 'A scan brings customers to you.', action: 'Generate Qr Codes' },
  },
} as const;
