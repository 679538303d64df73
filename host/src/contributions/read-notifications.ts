import type { NotificationContribution } from '@frontdesk/shared/contract';
import { isText, listOf, type ReadContributions, remotesOn } from './read-generously';

export const readNotifications: ReadContributions<readonly NotificationContribution[]> = (remotes, shownBy) =>
  remotesOn(remotes, shownBy)
    .flatMap(({ notifications }) => listOf(notifications))
    .filter(({ subject }) => isText(subject));
