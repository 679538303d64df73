import { queryOptions } from '@tanstack/react-query';
import type { Endpoint, RequestOf, ResponseOf } from '../endpoints/endpoint';
import { call } from '../http/call';
import { earlyData } from '../http/early-data';

/** The cache key of an endpoint's answers; without `request`, of all of them. */
export function endpointKey<E extends Endpoint>(endpoint: E, request?: RequestOf<E>): readonly unknown[] {
  return request === undefined ? [endpoint.path] : [endpoint.path, request];
}

/** Query options for a reading call. The same call made by host and remote is one entry in the cache. */
export function endpointQuery<E extends Endpoint>(endpoint: E, request: RequestOf<E>) {
  return queryOptions({
    queryKey: endpointKey(endpoint, request),
    queryFn: ({ signal }): Promise<ResponseOf<E>> => call(endpoint, request, { signal }),
    initialData: () => earlyData(endpoint, request),
  });
}

/**
 * Query options for an answer that host and remote read in different ways: the cache holds it as the server sent it,
 * and each reader has its own `select`. `path` is the path of a GET call without parameters.
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
