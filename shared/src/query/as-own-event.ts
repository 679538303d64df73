import type { QueryClient } from '@tanstack/react-query';

/** The notification that the server sends to all users about an action in this tab. */
export interface OwnEvent {
  /** The title of the notification. */
  readonly title: string;
  /** The start of its message, or its link: distinguishes it from the same event about another object. */
  readonly about: string;
}

/**
 * Returns the key of the mutation that `asOwnEvent` runs; without `about`, the key of all mutations with this title.
 */
export const ownEventKey = ({ title, about }: { title: string; about?: string }) =>
  about === undefined ? ['own-event', title] : ['own-event', title, about];

/**
 * Runs an action whose success the page itself reports and the server also announces. The host then hides one such
 * notification in this tab, unless `work` fails; the same notification caused by another user is still shown.
 */
export async function asOwnEvent<T>(queries: QueryClient, event: OwnEvent, work: () => Promise<T>): Promise<T> {
  const mutation = queries.getMutationCache().build(queries, {
    mutationKey: ownEventKey(event),
    mutationFn: async () => ({ result: await work(), endedAt: Date.now() }),
  });
  return (await mutation.execute(undefined)).result;
}
