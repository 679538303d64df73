import { ApiError, realtimeStore, storage } from '@frontdesk/shared/app';
import { type QueryClient, rawAnswerQuery } from '@frontdesk/shared/query';
import { useRegistry } from '../remotes/registry/registry-store';
import { SERVER_CALLS_KEY, useServerCalls } from './server-calls';

/** After a day, the calls are checked again, because the server may have been updated. */
const KNOWN_FOR_MS = 24 * 60 * 60_000;

/**
 * Finds out which of the calls required by contributions this server has: `shown` covers navigation, dashboard, bar and
 * fills, and `all` also covers the palette. Makes no calls to a server without our hub: it is not ours, and every call
 * would fail. Returns false when a call gets no answer.
 */
export function findRequiredCalls(which: 'shown' | 'all', queries: QueryClient): Promise<boolean> {
  const hasHub = realtimeStore.getState().status !== 'Unavailable';
  const required = (useRegistry.getState().registry?.remotes ?? []).flatMap(({ requires, routes, fills }) => [
    requires,
    ...(fills ?? []).map((fill) => fill.requires),
    ...routes.filter(({ navigation }) => which === 'all' || navigation).map((route) => route.requires),
  ]);
  const calls = required.filter((call) => typeof call === 'string' && (hasHub || !call.startsWith('GET /api/')));
  return findServerCalls(calls as string[], queries);
}

/**
 * Makes the calls that have not been checked yet, one after the other, to find out whether the server has them. Only
 * the answer for an unknown call means that the server lacks a call; without an answer, nothing is stored and the
 * result is false.
 */
export async function findServerCalls(calls: readonly string[], queries: QueryClient): Promise<boolean> {
  let isComplete = true;
  for (const call of new Set(calls)) {
    const known = useServerCalls.getState()[call];
    const [, path] = /^GET (\/\S+)$/.exec(call) ?? [];
    if (path === undefined || (known && known.at > Date.now() - KNOWN_FOR_MS)) continue;
    const has = await answers(queries, path as `/${string}`);
    if (has === null) {
      isComplete = false;
      continue;
    }
    useServerCalls.setState({ [call]: { has, at: Date.now() } });
    storage.write(SERVER_CALLS_KEY, JSON.stringify(useServerCalls.getState()));
  }
  return isComplete;
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
