const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

export const header = {
  path: 'Breadcrumb',
  agents: 'Agents',
  status: 'Status',
  test: 'Test',
  install: 'Put it on your site',
  documents: (ready: number) => `${count(ready, 'document', 'documents')} ready`,
  processing: (number: number) => `${number.toLocaleString('en')} in progress`,
  failed: (number: number) => `${number.toLocaleString('en')} failed`,
  conversations: (number: number) => `${count(number, 'conversation', 'conversations')} this week`,
} as const;

export const setup = {
  label: 'Set up this agent',
  done: 'Done',
  complete: 'Set up',
  steps: {
    documents: { title: 'Documents', text: 'Upload what the agent answers from.' },
    welcome: { title: 'Welcome', text: 'Write what visitors read first.' },
    test: { title: 'Test', text: 'Ask what your customers would ask.' },
    site: { title: 'Put it on your site', text: 'Copy one line, or download the pack.' },
  },
} as const;
