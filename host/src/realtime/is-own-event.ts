import { ownEventKey, type QueryClient } from '@frontdesk/shared/query';

/** The notification of an event may arrive this long after the answer to this tab's call. */
const LATE_MS = 30_000;

interface Announced {
  readonly title: string;
  readonly message: string;
  readonly link: string | null;
}

type Mutation = ReturnType<ReturnType<QueryClient['getMutationCache']>['getAll']>[number];

const taken = new WeakSet<Mutation>();

/**
 * Whether this tab caused the event and reports it itself. Each of its calls accounts for a single notification, so
 * that the same event by somebody else still shows. Calls `onFailure` when the call fails after its event was
 * announced.
 */
export function isOwnEvent(queries: QueryClient, event: Announced, onFailure: () => void): boolean {
  const cache = queries.getMutationCache();
  const own = cache
    .findAll({ mutationKey: ownEventKey(event) })
    .find((mutation) => !taken.has(mutation) && isAbout(mutation, event) && isInTime(mutation));
  if (!own) return false;
  taken.add(own);
  const stop = cache.subscribe(({ mutation }) => {
    if (mutation !== own || own.state.status === 'pending') return;
    stop();
    if (own.state.status === 'error') onFailure();
  });
  if (own.state.status === 'success') stop();
  return true;
}

function isAbout({ options }: Mutation, { message, link }: Announced): boolean {
  const about = String(options.mutationKey?.[2] ?? '');
  return message.startsWith(about) || link === about;
}

function isInTime({ state }: Mutation): boolean {
  if (state.status !== 'success') return state.status === 'pending';
  return Date.now() - (state.data as { readonly endedAt: number }).endedAt < LATE_MS;
}
