import { count } from '@frontdesk/shared/endpoints/count';
import { formatBytes } from '@frontdesk/shared/endpoints/format-bytes';

// Texts that several pages use.

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

interface QuotaUse {
  readonly used: number;
  readonly most: number;
}

/** The pages with agents and with documents announce a quota that is almost used up. */
export const quotas = {
  documents: ({ used, most }: QuotaUse) =>
    `You are using ${count(used)} of ${count(most)} documents. Delete some to make room.`,
  documentBytes: ({ used, most }: QuotaUse) =>
    `Your documents use ${formatBytes(used)} of ${formatBytes(most)}. Delete some to make room.`,
  agents: ({ used, most }: QuotaUse) =>
    `You are using ${count(used)} of ${count(most)} agents. Delete some to make room.`,
} as const;
