import type { PaletteItem } from '@frontdesk/shared/contract';
import { type QueryClient, useQueryClient } from '@frontdesk/shared/query';
import { useEffect, useState } from 'react';
import { listOf } from '../contributions/read-generously';
import { isItem, type PaletteContributions } from '../contributions/read-palette';
import { remoteLoader } from '../remotes/loader/loader';
import { searchFailed } from './dialog-messages';
import { type PaletteEntry, toEntry } from './palette-entries';

type Searches = PaletteContributions['searches'];
type Search = (queries: QueryClient) => Promise<readonly PaletteItem[]>;

interface FoundEntries {
  readonly entries: readonly PaletteEntry[];
  /** Names of what could not be searched, as in 'an agent'. */
  readonly missing: readonly string[];
}

/** Runs all searches of the remotes when the palette opens. Each loads and fails by itself. */
export function useFoundEntries(searches: Searches): FoundEntries {
  const queries = useQueryClient();
  const [found, setFound] = useState<Readonly<Record<string, readonly PaletteEntry[] | null>>>({});
  useEffect(
    function search() {
      let isOpen = true;
      for (const contributed of searches) {
        void findWith(contributed, queries).then((entries) => {
          if (isOpen) setFound((others) => ({ ...others, [contributed.remote.name]: entries }));
        });
      }
      return () => {
        isOpen = false;
      };
    },
    [searches, queries],
  );
  return {
    entries: searches.flatMap(({ remote }) => found[remote.name] ?? []),
    missing: searches.filter(({ remote }) => found[remote.name] === null).map(({ finds }) => finds),
  };
}

async function findWith({ remote, name }: Searches[number], queries: QueryClient): Promise<PaletteEntry[] | null> {
  try {
    const loaded = await remoteLoader.load(remote, name);
    if (!loaded?.ok) return null;
    // The loader returns any function that the module exports under this name.
    const items = await (loaded.Page as unknown as Search)(queries);
    return listOf(items)
      .filter(isItem)
      .map((item, index) => toEntry(item, `${remote.name} ${index}`));
  } catch (error) {
    console.error(searchFailed(remote.name), error);
    return null;
  }
}
