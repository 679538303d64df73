import type { NotificationContribution } from '@frontdesk/shared/contract';
import type { PushedNotification } from '@frontdesk/shared/endpoints/pushed-notification';
import { isPath } from './read-generously';

/** The effect of a notification on open screens. */
interface Meaning {
  /** Paths of the calls whose answers are out of date. */
  readonly refreshes: readonly string[];
  /** The page to open; undefined when no remote names one. */
  readonly to: string | undefined;
}

/** Finds the declared effect of a notification by its subject or, without a subject, by its words. */
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
