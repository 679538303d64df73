import type { RemoteSource } from './remote-source';
import { scriptHash } from './script-hashes';

/** This file lists the scripts of a remote's build by exposed module. */
const FEDERATION_MANIFEST = 'mf-manifest.json';

/**
 * Returns the hashes of a deployed remote's current scripts by address. Omits scripts that cannot be read: a site that
 * requires hashes does not run them.
 */
export async function deployedHashes(source: RemoteSource): Promise<Record<string, string>> {
  const { address } = source;
  if (address === null) return {};
  const manifest = await source.read(FEDERATION_MANIFEST).catch(() => null);
  const chunks = manifest ? scriptsIn(parse(manifest)) : [];
  const found = new Map<string, string>();
  const add = async (file: string) => {
    const url = URL.canParse(file, address) ? new URL(file, address).href : '';
    if (!url.startsWith(address)) return;
    const script = await source.read(file).catch(() => null);
    if (script) found.set(url, scriptHash(script));
  };
  await Promise.all([...new Set([source.built.entry, ...scriptsIn(source.built.translations), ...chunks])].map(add));
  return Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function parse(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString());
  } catch {
    return null;
  }
}

/** Returns all strings in a value that name a script. */
function scriptsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.endsWith('.js') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(scriptsIn) : [];
}
