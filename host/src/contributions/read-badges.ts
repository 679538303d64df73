import type { BadgeContribution } from '@frontdesk/shared/contract';
import { isPath, isText, type ReadContributions, remotesOn } from './read-generously';

/** A badge with the title of the page at its route. */
export interface ContributedBadge extends BadgeContribution {
  readonly title: string;
}

export const readBadges: ReadContributions<readonly ContributedBadge[]> = (remotes, shownBy) =>
  remotesOn(remotes, shownBy).flatMap(({ badge, routes }) => {
    if (!isText(badge?.at) || !isPath(badge.call)) return [];
    return [{ ...badge, title: routes.find(({ path }) => path === badge.at)?.title ?? badge.at }];
  });
