// Texts that several pages have.

export const actions = {
  view: 'View',
  edit: 'Edit',
  delete: 'Delete',
  download: 'Download',
  save: 'Save',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  retry: 'Retry',
  tryAgain: 'Try again',
} as const;

export const unnamedAgent = 'Unnamed agent';
export const status = { enabled: 'Enabled', disabled: 'Disabled', active: 'Active', inactive: 'Inactive' } as const;
export const demonstrationFailed = 'Could not check for demo data.';
