import { tagKey } from '@frontdesk/shared/endpoints/many-qrs';
import type { CodeView, Sort } from './code-view';
import type { SavedQr, ShortLink } from './qr-content';

/**
 * Returns a function that finds entries whose name contains a text, in any letter case, and all entries for an empty
 * text. Create it once for each list, because lower-casing ten thousand names takes longer than searching them.
 */
export function finderByName<Named extends { readonly name: string }>(entries: readonly Named[]) {
  const names = entries.map(({ name }) => name.toLowerCase());
  return (search: string): readonly Named[] => {
    const wanted = search.trim().toLowerCase();
    return wanted === '' ? entries : entries.filter((_, index) => names[index]?.includes(wanted));
  };
}

/** Data stored in addition to the codes, by their id as a string. */
export interface CodeFacts {
  readonly links: ReadonlyMap<string, Pick<ShortLink, 'visits'>>;
  readonly tags: ReadonlyMap<string, readonly string[]>;
}

/**
 * Returns a function that lists the codes in a view. Parts that do not depend on the search text are computed only
 * once.
 */
export function codesArranger(qrs: readonly SavedQr[], facts: CodeFacts) {
  const sorted = remembered((sort: Sort) => sortCodes(qrs, facts, sort));
  const filtered = remembered((key: string) => {
    const { kind, tag, changeable, sort } = JSON.parse(key) as CodeView;
    const wantedTag = tag === null ? null : tagKey(tag);
    const codes = sorted(sort).filter(({ id, type }) => {
      if (kind !== null && type.toLowerCase() !== kind.toLowerCase()) return false;
      if (changeable !== null && facts.links.has(String(id)) !== (changeable === 'yes')) return false;
      return wantedTag === null || (facts.tags.get(String(id)) ?? []).some((one) => tagKey(one) === wantedTag);
    });
    return finderByName(codes);
  });
  return ({ search, ...filters }: CodeView): readonly SavedQr[] => filtered(JSON.stringify(filters))(search);
}

/** Sorts the codes. The server sends them newest first. */
function sortCodes(qrs: readonly SavedQr[], { links }: CodeFacts, sort: Sort): readonly SavedQr[] {
  switch (sort) {
    case 'newest':
      return qrs;
    case 'oldest':
      return [...qrs].reverse();
    case 'name': {
      const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
      return [...qrs].sort((a, b) => compare(a.name, b.name));
    }
    case 'scans': {
      const scans = ({ id }: SavedQr) => links.get(String(id))?.visits ?? -1;
      return [...qrs].sort((a, b) => scans(b) - scans(a));
    }
  }
}

/** Counts the codes with each tag. The tags are in alphabetical order. */
export function countTags(tags: CodeFacts['tags']): { readonly tag: string; readonly count: number }[] {
  const counts = new Map<string, { tag: string; count: number }>();
  for (const list of tags.values()) {
    for (const tag of list) {
      const known = counts.get(tagKey(tag));
      if (known) known.count += 1;
      else counts.set(tagKey(tag), { tag, count: 1 });
    }
  }
  return [...counts.values()].sort((a, b) => a.tag.localeCompare(b.tag));
}

/** Caches the last result of a function. */
function remembered<Key, Result>(make: (key: Key) => Result): (key: Key) => Result {
  let last: { readonly key: Key; readonly result: Result } | null = null;
  return (key) => {
    if (!last || last.key !== key) last = { key, result: make(key) };
    return last.result;
  };
}
