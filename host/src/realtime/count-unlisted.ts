import { addressOf } from '@frontdesk/shared/contract';
import { type QueryClient, rawAnswerQuery } from '@frontdesk/shared/query';
import { countIn, readBadges } from '../contributions/read-badges';
import { contributionsNow } from '../contributions/use-contributions';
import { routeOfRole } from '../navigation/known-routes';
import { useRegistry } from '../remotes/registry/registry-store';

/**
 * Counts pushes that the server may not have in its list, such as those without an id: the inbox's badge does not fall
 * below their number until the owner opens the inbox or the server's count rises by the same number. Returns a function
 * that counts one push.
 */
export function unlistedCounter(queries: QueryClient): () => void {
  const inbox = routeOfRole(useRegistry.getState().registry, 'inbox')?.path;
  const badge = contributionsNow(readBadges).find(({ at }) => at === inbox);
  if (!badge) return () => {};
  const { queryKey } = rawAnswerQuery(badge.call);
  const count = () => countIn(queries.getQueryData(queryKey), badge);
  // Keeps the list, because the answer has other readers.
  const raise = () =>
    queries.setQueryData(queryKey, (answer: unknown) =>
      Array.isArray(answer) ? { items: answer, [badge.field]: least } : { ...(answer as object), [badge.field]: least },
    );
  let least = 0;

  queries.getQueryCache().subscribe((event) => {
    if (!least || event.query.queryKey[0] !== badge.call) return;
    const loaded = event.type === 'updated' && event.action.type === 'success' ? event.action : null;
    // A fresh list is not loaded again when the inbox opens.
    if ((loaded || event.type === 'observerAdded') && location.pathname.toLowerCase() === addressOf(badge.at)) {
      least = 0;
      void queries.invalidateQueries({ queryKey });
    } else if (loaded && event.query.queryKey[1] === queryKey[1]) {
      // Another tab sends a lower count when the owner has opened the inbox there.
      if (loaded.manual ? count() < least : count() >= least) least = 0;
      else if (!loaded.manual) raise();
    }
  });

  return () => {
    least = Math.max(least, count()) + 1;
    raise();
  };
}
