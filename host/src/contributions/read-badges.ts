import type { BadgeContribution } from '@frontdesk/shared/contract';
import { isPath, isText, type ReadContributions, remotesOn } from './read-generously';

/** A badge with the title of the page that its route opens. */
export interface ContributedBadge extends BadgeContribution {
  readonly title: string;
}

export const readBadges: ReadContributions<readonly ContributedBadge[]> = (remotes, shownBy) =>
  remotesOn(remotes, shownBy).flatMap(({ badge, routes }) => {
    if (!isText(badge?.at) || !isPath(badge.call)) return [];
    return [{ ...badge, title: routes.find(({ path }) => path === badge.at)?.title ?? badge.at }];
  });

import { layersOf, listIn } from '@frontdesk/shared/endpoints/list-in';

/**
 * Reads the count from an answer: the value of its count field or, if it has none, the number of list entries that lack
 * the field named by the badge.
 */
export function countIn(answer: unknown, { field, itemsWithout }: BadgeContribution): number {
  const count = layersOf(answer)
    .map((layer) => fieldOf(layer, field))
    .find((found) => typeof found === 'number');
  if (typeof count === 'number') return Number.isInteger(count) && count > 0 ? count : 0;
  if (itemsWithout === undefined) return 0;
  return listIn(answer).filter((item) => typeof item === 'object' && !fieldOf(item, itemsWithout)).length;
}

function fieldOf(value: unknown, name: string): unknown {
  return (value as Record<string, unknown> | null)?.[name];
}
