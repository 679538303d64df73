// Texts of the next steps on the home dashboard.

export const steps = {
  title: 'Three steps to your front desk',
  shortTitle: 'Two steps to your front desk',
  label: 'Next steps',
  done: 'Done',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  next: (step: string) => `Next: ${step}`,
  start: {
    title: 'Your agent in a minute',
    text: 'The agent reads your site and answers from it, in your colors.',
    action: 'No site? Start with files',
    failed: 'Could not load the first step.',
  },
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

// Texts of the demonstration on the home dashboard, which load after it.

export const offerBeside = 'You can also look around a busy front desk.';
export const fill = 'Try it with a demo hotel';
export const label = 'Demonstration';
export const filling =
  'The demo hotel is being set up. Its agents are reading documents and answering two weeks of questions.';
export const ready = 'You are looking at a demo hotel.';
export const readyText = 'Everything in it is made up, so change what you like.';
export const stopped = 'The demo hotel is incomplete because the server was restarted.';
export const again = 'Set it up again';
export const remove = 'Remove the demo';
export const hotel = 'Demo hotel';
export const question =
  'Remove the demo hotel? Its agents, documents, conversations, QR codes and notifications are deleted, even those you changed. What you added yourself stays.';
export const confirm = 'Remove';
export const filled = 'The demo hotel is ready.';
export const removed = 'The demo hotel was removed.';
export const fillFailed = 'The demo hotel could not be set up.';
export const removeFailed = 'The demo hotel could not be removed.';
