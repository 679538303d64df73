import type { NotificationContribution } from '@frontdesk/shared/contract';
import type { PushedNotification } from '@frontdesk/shared/endpoints/pushed-notification';
import { isPath } from './read-generously';

/** What a notification means for the open screens. */
interface Meaning {
  /** Paths of the calls whose answers are out of date. */
  readonly refreshes: readonly string[];
  /** Where it leads; undefined when no remote says so. */
  readonly to: string | undefined;
}

/** What the remotes say about a notification, by its subject or, without one, by its words. */
export function meaningOf(
  { subject, title, message }: Pick<PushedNotification, 'subject' | 'title' | 'message'>,
  contributed: readonly NotificationContribution[],
): Meaning {
  const words = wordsIn(`${title} ${message}`);
  const meant = contributed.filter((candidate) =>
    subject === null
      ? textsOf(candidate.words).some((word) => words.has(singular(word)))
      : candidate.subject === subject,
  );
  return {
    refreshes: [...new Set(meant.flatMap(({ refreshes }) => textsOf(refreshes)))],
    to: meant.map(({ to }) => to).find(isPath),
  };
}

function wordsIn(text: string): Set<string> {
  return new Set((text.match(/[\p{L}\p{N}]+/gu) ?? []).map(singular));
}

function singular(word: string): string {
  return word.toLowerCase().replace(/(..)s$/, '$1');
}

function textsOf(list: readonly string[] | undefined): readonly string[] {
  return Array.isArray(list) ? list.filter((text) => typeof text === 'string') : [];
}
