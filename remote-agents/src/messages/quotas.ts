import { formatBytes } from '@frontdesk/shared/endpoints/format-bytes';
import type { QuotaUse } from '../model/limits';

const count = (number: number) => number.toLocaleString('en');

export const quotas = {
  documents: ({ used, most }: QuotaUse) =>
    `Your organization has ${count(used)} of at most ${count(most)} documents. Delete some to make room.`,
  documentBytes: ({ used, most }: QuotaUse) =>
    `The documents of your organization take ${formatBytes(used)} of at most ${formatBytes(most)}. Delete some to make room.`,
  agents: ({ used, most }: QuotaUse) =>
    `Your organization has ${count(used)} of at most ${count(most)} agents. Delete some to make room.`,
} as const;
