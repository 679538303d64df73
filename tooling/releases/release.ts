import type { RegisteredRemote } from '@frontdesk/shared/contract';

/** The part whose releases are kept beside the remotes'. */
export const HOST = 'host';

/** One build of the host or of a remote that this site has composed. */
export interface Release {
  /** `host`, or the remote's name. */
  readonly part: string;
  /** 16 hexadecimal digits made from the build's content: the same build is the same release. */
  readonly id: string;
  readonly version: string;
  /** Of the host its contract version, of a remote the range that it needs. */
  readonly contract: string;
  /** The commit it was composed from; null when unknown, as for a remote that is deployed elsewhere. */
  readonly commit: string | null;
  /** When it was first composed, ISO 8601. */
  readonly time: string;
  /** When it was last live or first composed, ISO 8601: open tabs may use its files since then. */
  readonly lastUsed: string;
  /** The address of the folder where a remote is deployed; null for a build of this checkout. */
  readonly from: string | null;
  /** The entry of the registry; null for the host. */
  readonly entry: RegisteredRemote | null;
  /** The build's files, relative to its folder; empty for a remote that is deployed elsewhere. */
  readonly files: readonly string[];
}

/** `qr 0.2.0 (1f0c…)`, as messages name a release. */
export function nameOf({ part, version, id }: Pick<Release, 'part' | 'version' | 'id'>): string {
  return `${part} ${version} (${id})`;
}
