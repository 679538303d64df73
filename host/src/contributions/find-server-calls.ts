import { ApiError, realtimeStore, storage } from '@frontdesk/shared/app';
import { type QueryClient, rawAnswerQuery } from '@frontdesk/shared/query';
import { useRegistry } from '../remotes/registry-store';
import { SERVER_CALLS_KEY, useServerCalls } from './server-calls';

/** A server is asked again after a day: it may have been updated. */
const KNOWN_FOR_MS = 24 * 60 * 60_000;

/**
 * Finds out what the server has, for contributions that require a call: `shown` are those of the navigation, the
 * dashboard and the bar, `all` also those of the palette. A server without our hub is another's; each call of ours would
 * only fail there, so none is made.
 */
export function findRequiredCalls(which: 'shown' | 'all', queries: QueryClient): Promise<void> {
  const hasHub = realtimeStore.getState().status !== 'Unavailable';
  const required = (useRegistry.getState().registry?.remotes ?? []).flatMap(({ requires, routes }) => [
    requires,
    ...routes.filter(({ navigation }) => which === 'all' || navigation).map((route) => route.requires),
  ]);
  const calls = required.filter((call) => typeof call === 'string' && (hasHub || !call.startsWith('GET /api/')));
  return findServerCalls(calls as string[], queries);
}

/**
 * Finds out which calls the server has by making those that are not known yet, one after the other. Only the answer to
 * an unknown call means that it lacks one; without an answer nothing is known.
 */
export async function findServerCalls(calls: readonly string[], queries: QueryClient): Promise<void> {
  for (const call of new Set(calls)) {
    const known = useServerCalls.getState()[call];
    const [, path] = /^GET (\/\S+)$/.exec(call) ?? [];
    if (path === undefined || (known && known.at > Date.now() - KNOWN_FOR_MS)) continue;
    const has = await answers(queries, path as `/${string}`);
    if (has === null) continue;
    useServerCalls.setState({ [call]: { has, at: Date.now() } });
    storage.write(SERVER_CALLS_KEY, JSON.stringify(useServerCalls.getState()));
  }
}

async function answers(queries: QueryClient, path: `/${string}`): Promise<boolean | null> {
  try {
    await queries.fetchQuery(rawAnswerQuery(path));
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) return null;
    if (error.isUnknownCall) return false;
    return error.status === null || error.kind === 'session' ? null : true;
  }
}
