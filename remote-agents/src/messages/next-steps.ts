// Texts of the next steps on the home dashboard.

export const steps = {
  title: 'Three steps to your front desk',
  shortTitle: 'Two steps to your front desk',
  label: 'Next steps',
  done: 'Done',
  agent: {
    title: 'Create an agent',
    text: 'It answers your customers.',
    action: 'Add New Agent',
  },
  documents: {
    title: 'Give it your documents',
    text: 'It uses them to answer questions.',
    action: 'My Agents',
  },
  code: {
    title: 'Print a QR code',
    text: 'A scan brings customers to you.',
    action: 'Generate Qr Codes',
  },
  demonstrationFailed: 'The demo hotel could not be loaded.',
} as const;
