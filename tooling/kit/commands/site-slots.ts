import { readRegistryList } from '@frontdesk/shared/contract';

const ANSWER_TIMEOUT_MS = 15_000;

/** A remote as the site lists it. Its fields may be anything. */
interface Listed {
  readonly name?: unknown;
  readonly entry?: unknown;
  readonly slots?: unknown;
}

/** The site's list of parts: its other fields, and the remotes. */
export interface SiteRegistry {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly remotes: readonly Listed[];
}

/** Fetches the site's list of parts. Throws if it returns none. */
export async function readSiteRegistry(site: URL): Promise<SiteRegistry> {
  const answer = await fetch(new URL('/admin/remotes.json', site), {
    headers: { 'Cache-Control': 'no-cache' },
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  const fields = (await answer.json()) as Record<string, unknown>;
  const list = readRegistryList(fields);
  if (!list.ok) throw new Error(`${site.origin} returned no list of parts.`);
  return { fields, remotes: list.value as readonly Listed[] };
}

interface Slot {
  readonly name: string;
}

interface Filling {
  readonly name: string;
  readonly slots?: readonly Slot[] | undefined;
  readonly fills?: readonly { readonly slot: string; readonly component: string }[] | undefined;
}

/** Returns a sentence for each fill of a slot that neither the site nor the remote has. */
export function unknownSlots(site: URL, { remotes }: SiteRegistry, own: Filling): string[] {
  const others = remotes
    .filter(({ name }) => name !== own.name)
    .flatMap(({ slots }) => (Array.isArray(slots) ? slots : []));
  const known = [...others, ...(own.slots ?? [])].map(({ name }: Slot) => name).sort();
  return (own.fills ?? [])
    .filter(({ slot }) => !known.includes(slot))
    .map(
      ({ slot, component }) =>
        `${component} fills the slot ${slot}, but no remote of ${site.origin} has it, so nobody sees it. Slots of the site: ${known.join(', ') || 'none'}.`,
    );
}
