import { addressOf, type RegisteredRemote } from '@frontdesk/shared/contract';

/** Lists the page addresses that two remotes claim. */
export function pageClashes(remotes: readonly RegisteredRemote[]): string[] {
  const owners = new Map<string, string>();
  return remotes.flatMap(({ name, routes }) => {
    const own = new Set<string>();
    const problems = routes.flatMap(({ path }) => {
      const addresses = addressesOf(path);
      const other = addresses.map((address) => owners.get(address)).find((owner) => owner !== undefined);
      const owner = other ?? (own.has(addressOf(path)) ? name : undefined);
      own.add(addressOf(path));
      return owner === undefined ? [] : [`${path} is claimed by both ${owner} and ${name}.`];
    });
    for (const address of routes.flatMap(({ path }) => addressesOf(path))) {
      if (!owners.has(address)) owners.set(address, name);
    }
    return problems;
  });
}

/**
 * Lists the call prefixes that equal, contain or are below an address of another remote: a proxy would handle that
 * address.
 */
export function prefixClashes(remotes: readonly RegisteredRemote[]): string[] {
  return remotes.flatMap(({ name, api }, at) => {
    const prefix = api?.prefix;
    if (typeof prefix !== 'string') return [];
    return remotes.flatMap((other, place) => {
      if (other === remotes[at]) return [];
      const route = other.routes.find(({ path }) => addressesOf(path).some((address) => overlap(prefix, address)));
      const theirs = other.api?.prefix;
      // Two overlapping prefixes count as one problem.
      const isTaken = place < at && typeof theirs === 'string' && overlap(prefix, theirs);
      return [...(route ? [route.path] : []), ...(isTaken ? [theirs] : [])].map(
        (address) => `${name}: api.prefix ${prefix} overlaps ${address} of ${other.name}. Choose a prefix of its own.`,
      );
    });
  });
}

/** A manifest with more optional segments is refused anyway. */
const ADDRESSES_MAX = 16;

/** Returns every address that `path` matches, as `addressOf` writes it: with and without its optional segments. */
function addressesOf(path: string): string[] {
  let found = [''];
  for (const segment of path.split('/').filter(Boolean)) {
    const isOptional = segment === '*' || segment.endsWith('?');
    const longer = found.map((start) => `${start}/${segment.replace(/\?$/, '')}`);
    found = isOptional && found.length < ADDRESSES_MAX ? [...found, ...longer] : longer;
  }
  return found.map((address) => addressOf(address || '/'));
}

/** Returns whether one address equals the other, or is below it. A parameter matches any segment. */
function overlap(one: string, other: string): boolean {
  const [first, second] = [one, other].map((path) => addressOf(path).split('/').filter(Boolean));
  const isAny = (segment = '') => segment === ':' || segment === '*';
  const length = Math.min(first?.length ?? 0, second?.length ?? 0);
  return Array.from({ length }, (_, at) => [first?.[at], second?.[at]] as const).every(
    ([left, right]) => left === right || isAny(left) || isAny(right),
  );
}
