import { queryOptions } from '@tanstack/react-query';
import type { Endpoint, RequestOf, ResponseOf } from '../endpoints/endpoint';
import { call } from '../http/call';

/** The cache key of an endpoint's answers; without `request`, of all of them. */
export function endpointKey<E extends Endpoint>(endpoint: E, request?: RequestOf<E>): readonly unknown[] {
  return request === undefined ? [endpoint.path] : [endpoint.path, request];
}

/** Query options for a reading call. The same call made by host and remote is one entry in the cache. */
export function endpointQuery<E extends Endpoint>(endpoint: E, request: RequestOf<E>) {
  return queryOptions({
    queryKey: endpointKey(endpoint, request),
    queryFn: ({ signal }): Promise<ResponseOf<E>> => call(endpoint, request, { signal }),
  });
}
