/** The host's own addresses, and the way home for all unknown ones: no remote may claim them. */
export const HOST_PATHS: readonly string[] = ['/', '/admin', '/admin/health', '/*'];

/** The same for all ways to write one address: neither case, a slash at the end nor a parameter's name matter. */
export function addressOf(path: string): string {
  return path
    .toLowerCase()
    .replace(/\/:[^/]+/g, '/:')
    .replace(/(.)\/+$/, '$1');
}
