import type { QueryClient } from '@tanstack/react-query';

/** What the server announces to everybody about something that this tab does. */
export interface OwnEvent {
  /** The title of the notification. */
  readonly title: string;
  /** How its message begins, or its link: distinguishes it from the same event about another thing. */
  readonly about: string;
}

/** The key of the mutation that `asOwnEvent` runs; without `about`, of all with this title. */
export const ownEventKey = ({ title, about }: { title: string; about?: string }) =>
  about === undefined ? ['own-event', title] : ['own-event', title, about];

/**
 * Does something that the page reports itself and that the server announces as well. The host then shows one such
 * notification less in this tab, unless `work` fails; that of another person still shows.
 */
export async function asOwnEvent<T>(queries: QueryClient, event: OwnEvent, work: () => Promise<T>): Promise<T> {
  const mutation = queries.getMutationCache().build(queries, {
    mutationKey: ownEventKey(event),
    mutationFn: async () => ({ result: await work(), endedAt: Date.now() }),
  });
  return (await mutation.execute(undefined)).result;
}
