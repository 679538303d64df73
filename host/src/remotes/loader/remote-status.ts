import type { RegisteredRemote } from '@frontdesk/shared/contract';
import type { ComponentType } from 'react';
import type { LoadFailure } from '../failure/load-failure';

export type PageStatus =
  | { readonly is: 'loading' }
  | { readonly is: 'ready'; readonly Page: ComponentType }
  | { readonly is: 'failed'; readonly failure: LoadFailure };

/** The status of a remote since this tab was opened, as the health page, the failure page and the log show it. */
export interface RemoteStatus {
  /** The combined state of its pages: `loading` before `failed` before `ready`; `idle` without pages. */
  readonly state: 'idle' | 'loading' | 'ready' | 'failed';
  /** The version that was loaded last. */
  readonly version: string;
  /** The load time of its first page, in milliseconds. */
  readonly loadMs?: number;
  readonly lastFailure?: LoadFailure;
  /** Keyed by `keyOf`, that is, by page and release. */
  readonly pages: Readonly<Record<string, PageStatus>>;
}

/** Returns the key of a page in a certain release. */
export const keyOf = (remote: RegisteredRemote, page: string) => `${page} ${identityOf(remote)}`;

export function stateOf(pages: readonly PageStatus[]): RemoteStatus['state'] {
  const states = new Set(pages.map(({ is }) => is));
  return (['loading', 'failed', 'ready'] as const).find((state) => states.has(state)) ?? 'idle';
}

/** Returns a string that changes with each release of a remote, even if its entry keeps its address. */
export function identityOf({ name, version, entry }: RegisteredRemote): string {
  return `${name} ${version} ${new URL(entry, location.origin).href}`;
}
