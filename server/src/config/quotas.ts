import type { QUOTAS } from '@frontdesk/shared/endpoints/limits';

export type Quota = (typeof QUOTAS)[number];

/** The most that an organization may have of each. */
export type Quotas = Readonly<Record<Quota, number>>;
