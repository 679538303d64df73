import type { RegisteredRemote } from '@frontdesk/shared/contract';

/** The part name of the host's releases. */
export const HOST = 'host';

/** A build of the host or a remote that this site has composed. */
export interface Release {
  /** `host`, or the remote's name. */
  readonly part: string;
  /** 16 hexadecimal digits from the build's content: the same build is the same release. */
  readonly id: string;
  readonly version: string;
  /** The host's contract version, or the range that a remote needs. */
  readonly contract: string;
  /** The commit it was composed from; null when unknown, as for a remote that is deployed elsewhere. */
  readonly commit: string | null;
  /** When it was first composed, ISO 8601. */
  readonly time: string;
  /** When it was last live or first composed, ISO 8601: open tabs may have used its files until then. */
  readonly lastUsed: string;
  /** The address of the folder where a remote is deployed; null for a build of this checkout. */
  readonly from: string | null;
  /** The registry entry; null for the host. */
  readonly entry: RegisteredRemote | null;
  /** The build's files, relative to its folder; empty for a remote that is deployed elsewhere. */
  readonly files: readonly string[];
}

/** Formats a release for messages: `qr 0.2.0 (1f0c…)`. */
export function nameOf({ part, version, id }: Pick<Release, 'part' | 'version' | 'id'>): string {
  return `${part} ${version} (${id})`;
}
