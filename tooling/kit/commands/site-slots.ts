import { readRegistryList } from '@frontdesk/shared/contract';

const ANSWER_TIMEOUT_MS = 15_000;

/** A remote as the site lists it. Its fields may have any type. */
interface Listed {
  readonly name?: unknown;
  readonly entry?: unknown;
}

/** The site's list of parts: its other fields, and the remotes. */
export interface SiteRegistry {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly remotes: readonly Listed[];
}

/** Fetches the site's list of parts. Throws if it returns none. */
export async function readSiteRegistry(site: URL): Promise<SiteRegistry> {
  const fields = (await readFile(site, 'remotes.json')) as Record<string, unknown>;
  const list = readRegistryList(fields);
  if (!list.ok) throw new Error(`${site.origin} returned no list of parts.`);
  return { fields, remotes: list.value as readonly Listed[] };
}

async function readFile(site: URL, name: string): Promise<unknown> {
  const answer = await fetch(new URL(`/admin/${name}`, site), {
    headers: { 'Cache-Control': 'no-cache' },
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  return answer.json();
}

interface Filling {
  readonly slots?: readonly { readonly name: string }[] | undefined;
  readonly fills?: readonly { readonly slot: string; readonly component: string }[] | undefined;
}

/**
 * Returns a sentence for each fill of a slot that neither the site nor the remote has. Returns none for a site that
 * does not list its slots.
 */
export async function unknownSlots(site: URL, own: Filling): Promise<string[]> {
  const { fills = [] } = own;
  const listed = fills.length > 0 ? await readFile(site, 'slots.json').catch(() => null) : null;
  if (!Array.isArray(listed)) return [];
  const known = [...listed.map(String), ...(own.slots ?? []).map(({ name }) => name)].sort();
  return fills
    .filter(({ slot }) => !known.includes(slot))
    .map(
      ({ slot, component }) =>
        `${component} fills the slot ${slot}, but no remote of ${site.origin} has it, so nobody sees it. Slots of the site: ${[...new Set(known)].join(', ') || 'none'}.`,
    );
}
