import { createHash } from 'node:crypto';

/** Returns the hash of a script in the form used by the `integrity` attribute. */
export const scriptHash = (content: Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * The content of `integrity.json`: the hash of every script that a tab may load, by path, or by address on another
 * origin. `live` is what a page that opens now needs; `earlier` is what open tabs and previews may need.
 */
export interface ScriptHashes {
  readonly live: Readonly<Record<string, string>>;
  readonly earlier: Readonly<Record<string, string>>;
}

/** The file next to `remotes.json` that a server with `REQUIRE_INTEGRITY=true` reads. */
export const INTEGRITY_FILE = 'integrity.json';
