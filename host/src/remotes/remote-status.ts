import type { RegisteredRemote } from '@frontdesk/shared/contract';
import type { ComponentType } from 'react';
import { identityOf } from './identity-of';
import type { LoadFailure } from './load-failure';

/** How one page or card of a remote is. */
export type PageStatus =
  | { readonly is: 'loading' }
  | { readonly is: 'ready'; readonly Page: ComponentType }
  | { readonly is: 'failed'; readonly failure: LoadFailure };

/** How a remote is since this page was opened: what the health page, the failure page and the log show. */
export interface RemoteStatus {
  /** Of its pages: one loads, else one failed, else one is ready; `idle` when none is wanted any more. */
  readonly state: 'idle' | 'loading' | 'ready' | 'failed';
  /** The version that was loaded last. */
  readonly version: string;
  /** How long its first page took, in milliseconds. */
  readonly loadMs?: number;
  readonly lastFailure?: LoadFailure;
  /** By `keyOf` page and release. */
  readonly pages: Readonly<Record<string, PageStatus>>;
}

/** Names one page of one release. */
export const keyOf = (remote: RegisteredRemote, page: string) => `${page} ${identityOf(remote)}`;

/** The state of a remote with these pages. */
export function stateOf(pages: readonly PageStatus[]): RemoteStatus['state'] {
  const states = new Set(pages.map(({ is }) => is));
  return (['loading', 'failed', 'ready'] as const).find((state) => states.has(state)) ?? 'idle';
}
