import { count } from '@frontdesk/shared/endpoints/count';

// Texts of an agent's page, and of its Client and Welcome Template tabs.

export const header = {
  path: 'Breadcrumb',
  agents: 'Agents',
  status: 'Status',
  test: 'Test',
  install: 'Put it on your site',
  documents: (ready: number) => `${count(ready, 'document', 'documents')} ready`,
  processing: (number: number) => `${count(number)} in progress`,
  failed: (number: number) => `${count(number)} failed`,
  conversations: (number: number) => `${count(number, 'conversation', 'conversations')} this week`,
} as const;

export const advanced = 'Advanced';

/** 'Your unsaved changes are back.' and 'Discard changes' are the texts of the notice in other forms. */
export const saveBar = {
  unsaved: 'Unsaved changes',
  discard: 'Discard',
  restored: 'Your unsaved changes are back.',
  discardRestored: 'Discard changes',
  saved: 'Saved. Your chat shows it now.',
} as const;

export const setup = {
  label: 'Set up this agent',
  done: 'Done',
  doneOf: (done: number, all: number) => `${done} of ${all} done`,
  next: 'Next:',
  complete: 'Set up',
  steps: {
    documents: { title: 'Documents', text: 'Upload what the agent answers from.' },
    welcome: { title: 'Welcome', text: 'Write what visitors read first.' },
    test: { title: 'Test', text: 'Ask what your customers would ask.' },
    site: { title: 'Put it on your site', text: 'Copy one line, or download the pack.' },
  },
} as const;

/** Shown until the texts of settings and preview are loaded. */
export const lateParts = {
  tabFailed: 'The tab could not be loaded.',
  settingsFailed: 'The settings could not be loaded.',
  previewFailed: 'The preview could not be loaded.',
  testsFailed: 'The test questions could not be loaded.',
  hoursFailed: 'The opening hours could not be loaded.',
  limitsFailed: 'The limits of the language model could not be loaded.',
} as const;
