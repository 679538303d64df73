import { queryOptions } from '@tanstack/react-query';
import type { Endpoint, RequestOf, ResponseOf } from '../endpoints/endpoint';
import { call } from '../http/call';
import { earlyData, earlyStart } from '../http/early-data';

/** Returns the cache key of an endpoint's answers; without `request`, the key of all its answers. */
export function endpointKey<E extends Endpoint>(endpoint: E, request?: RequestOf<E>): readonly unknown[] {
  return request === undefined ? [endpoint.path] : [endpoint.path, request];
}

/**
 * Returns query options for a reading call. Host and remotes share a cache entry for the same call. Until a list of more
 * than 500 rows has loaded, its first rows may be the query's placeholder data.
 */
export function endpointQuery<E extends Endpoint>(endpoint: E, request: RequestOf<E>) {
  return queryOptions({
    queryKey: endpointKey(endpoint, request),
    queryFn: ({ signal }): Promise<ResponseOf<E>> => call(endpoint, request, { signal }),
    initialData: () => earlyData(endpoint, request),
    // TypeScript cannot tell that the data of an endpoint is not a function.
    placeholderData: (() => earlyStart(endpoint, request)) as () => undefined,
  });
}

/**
 * Returns query options for an answer that host and remotes read in different ways: the cache stores it as the server
 * sent it, and each reader has its own `select`. `path` is the path of a GET call without parameters.
 */
export function rawAnswerQuery(path: `/${string}`) {
  return queryOptions({
    queryKey: [path, 'answer'],
    queryFn: ({ signal }): Promise<unknown> => call(rawEndpoint(path), {}, { signal }),
    initialData: () => earlyData(rawEndpoint(path), {}),
  });
}

function rawEndpoint(path: `/${string}`): Endpoint {
  const asIs = { '~standard': { validate: (value: unknown) => ({ value }) } } as never;
  return { method: 'GET', path, auth: 'bearer', query: [], request: asIs, response: asIs };
}
