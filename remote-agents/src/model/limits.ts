/**
 * The server's limits. Null instead of an object means that the server does not report any, so nothing is refused here.
 */
export interface Limits {
  /** File extensions: '.pdf'. */
  readonly documentKinds: readonly string[];
  readonly documentBytes: number;
  readonly chatCharacters: number;
  /** The organization's usage and its quotas; absent on a server without quotas. */
  readonly quotas?: Readonly<Record<Quota, QuotaUse>> | undefined;
}

export type Quota = 'documents' | 'documentBytes' | 'agents';

export interface QuotaUse {
  readonly used: number;
  readonly most: number;
}

const SHARE_TO_ANNOUNCE = 0.8;

/** Returns the first of `quotas` that is at least four fifths used; null while there is enough space. */
export function nearlyUsedQuota(limits: Limits | null | undefined, quotas: readonly Quota[]) {
  for (const quota of quotas) {
    const use = limits?.quotas?.[quota];
    if (use && use.used >= use.most * SHARE_TO_ANNOUNCE) return { quota, ...use };
  }
  return null;
}
