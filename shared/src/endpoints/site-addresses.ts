/** First segments of addresses that return data instead of the page: the API and the operator's endpoints. */
const CALLS: readonly string[] = ['api', 'healthz', 'readyz', 'metrics'];

/** First segments of all addresses that the site itself serves or forwards: calls, pages, short links, hubs. */
const OWN: readonly string[] = [
  ...CALLS,
  ...['admin', 'login', 'logout', 'r', 'c', 'qr', 'notificationhub', 'chathub'],
];

/** Returns whether the server answers `path` with data, so that no page can have it. */
export function isSiteCall(path: string): boolean {
  return CALLS.includes(firstSegment(path));
}

/** Returns whether the site itself has addresses at or below `path`, so that no remote's server can have them. */
export function isSiteAddress(path: string): boolean {
  return ['', ...OWN].includes(firstSegment(path));
}

function firstSegment(path: string): string {
  return /[^/]+/.exec(path)?.[0].toLowerCase() ?? '';
}
