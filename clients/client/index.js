import createFetchClient, { mergeHeaders } from 'openapi-fetch';

export function createClient({ url, key, ...options }) {
  const headers = mergeHeaders(key !== undefined && { Authorization: `Bearer ${key}` }, options.headers);
  return createFetchClient({ ...options, baseUrl: url.replace(/\/+$/, ''), headers });
}
