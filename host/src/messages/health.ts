export const title = 'Health';
export const intro = (host: string, contract: string) =>
  `Shows whether each part of this site works. Host ${host}, contract ${contract}.`;
export const refresh = 'Refresh';
export const toReleases = 'Releases and tokens';
export const missing = 'Not set up on this server';
export const withoutSetting = {
  SMTP_URL: 'No emails are sent: no replies to visitors, invitations or password links.',
  PUBLIC_URL: 'Links in emails, and short links in printed codes, may open only on this network.',
  LLM_BASE_URL: 'Replies quote the documents word for word.',
  EMBEDDINGS_MODEL_DIR: 'Only English questions are matched by meaning, others by their words.',
  OPERATORS: 'Releases cannot be changed in the dashboard.',
} as const;
export const libraries = 'Shared libraries';
export const libraryColumns = ['Module', 'Version', 'Made of', 'Provided by', 'State'] as const;
export const libraryStates = { loaded: 'loaded', idle: 'not loaded yet' } as const;
export const reports = 'All browsers';
export const reportsIntro =
  'The last 7 days: load times from one tab in ten, every failure, what a part changed site-wide, and where errors were not caught, once per tab. Reports are anonymous.';
export const errors = 'Uncaught errors';
export const errorColumns = ['Part', 'Version', 'Code location', 'Tabs', 'Last day'] as const;
export const noReports = 'No reports yet.';
export const reportColumns = ['Part', 'Version', 'Loads', 'Median load time', 'Failures'] as const;
export const median = (ms: number) => `up to ${ms} ms`;
export const noFailures = 'none';
/** The number of failures of one kind; `kind` is the word that browsers report. */
export const failures = (number: number, kind: string) => `${number} ${kind}`;
export const changes = (number: number, name: string) => `${number} changed ${name} site-wide`;
export const refused = 'refused';
export const refusedBecause = (version: string, kind: string, reason: string) => `${version}, ${kind}: ${reason}`;
export const states = {
  off: 'turned off',
  idle: 'not loaded yet',
  loading: 'loading',
  ready: 'ready',
  failed: 'failed',
} as const;
export const failedLoad = (kind: string, part: string) => `chunk load failure (${kind}): ${part}`;
export const lastFailure = (kind: string, step: string, reason: string) => `Last failure (${kind}, ${step}): ${reason}`;
export const notStored = 'This browser blocks storage, so your choice is not saved.';
export const from = (address: string) => `from ${address}`;
export const tryAgain = 'Try again';
export const loadNow = 'Load now';
export const turnOn = 'Turn on';
export const turnOff = 'Turn off in this browser';
export const facts = {
  version: 'Version',
  contract: 'Contract needed',
  loadTime: 'Load time',
  addresses: 'Pages',
  entry: 'Entry',
} as const;
