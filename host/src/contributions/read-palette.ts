import type { PaletteItem, RegisteredRemote, RegisteredRoute } from '@frontdesk/shared/contract';
import { isPath, isText, listOf, type ReadContributions, remotesOn, routesShown } from './read-generously';

/** A search function for the palette with its remote. */
interface ContributedSearch {
  readonly remote: RegisteredRemote;
  readonly name: string;
  readonly finds: string;
}

/** Everything that remotes contribute to the palette. */
export interface PaletteContributions {
  /** Screens with an address of their own. */
  readonly screens: readonly RegisteredRoute[];
  readonly items: readonly PaletteItem[];
  readonly searches: readonly ContributedSearch[];
}

export const readPalette: ReadContributions<PaletteContributions> = (remotes, shownBy) => {
  const on = remotesOn(remotes, shownBy);
  return {
    screens: remotes.flatMap((remote) =>
      withoutAliases(
        routesShown([remote], shownBy).filter(
          ({ access, path, search }) => access === 'signed-in' && !path.includes(':') && search !== false,
        ),
      ),
    ),
    items: on.flatMap(({ palette }) => listOf(palette?.entries)).filter(isItem),
    searches: on.flatMap((remote) => {
      const { name, finds } = remote.palette?.search ?? {};
      return isText(name) && isText(finds) ? [{ remote, name, finds }] : [];
    }),
  };
};

/** Keeps the first of several addresses of a page with the same title. */
function withoutAliases(routes: readonly RegisteredRoute[]): RegisteredRoute[] {
  const isSame = (one: RegisteredRoute, other: RegisteredRoute) => one.page === other.page && one.title === other.title;
  return routes.filter((route) => routes.find((other) => isSame(other, route)) === route);
}

/** Whether the palette can show and open this item. */
export function isItem(item: Partial<PaletteItem> | null): item is PaletteItem {
  return isText(item?.label) && isPath(item.to);
}
