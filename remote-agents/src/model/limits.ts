/** What a server accepts. Null in its place means that the server does not say, so nothing is refused here. */
export interface Limits {
  /** File extensions: '.pdf'. */
  readonly documentKinds: readonly string[];
  readonly documentBytes: number;
  readonly chatCharacters: number;
  /** What the organization has and may have; absent on a server without quotas. */
  readonly quotas?: Readonly<Record<Quota, QuotaUse>> | undefined;
}

export type Quota = 'documents' | 'documentBytes' | 'agents';

export interface QuotaUse {
  readonly used: number;
  readonly most: number;
}

const SHARE_TO_ANNOUNCE = 0.8;

/** The first of `quotas` of which four fifths are used; null while there is room enough. */
export function nearlyUsedQuota(limits: Limits | null | undefined, quotas: readonly Quota[]) {
  for (const quota of quotas) {
    const use = limits?.quotas?.[quota];
    if (use && use.used >= use.most * SHARE_TO_ANNOUNCE) return { quota, ...use };
  }
  return null;
}
