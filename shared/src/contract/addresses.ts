/** The addresses that the host answers itself. No remote may claim them. */
const HOST_PATHS: readonly string[] = ['/', '/admin', '/admin/health'];

/** The same for all ways to write one address: neither case, a slash at the end nor a parameter's name matter. */
export function addressOf(path: string): string {
  return path
    .toLowerCase()
    .replace(/\/:[^/]+/g, '/:')
    .replace(/(.)\/+$/, '$1');
}

/**
 * Why no remote may answer `path`, a sentence; null when one may. Build, composition and host refuse by this rule: a
 * remote must not answer the host's own addresses, nor all those that nobody knows, which lead home.
 */
export function addressProblem(path: string): string | null {
  if (/^\/*(?:[:*]|[^/]*[?*])/.test(path)) {
    return `${path} would answer every unknown address. Begin it with a word, like /team.`;
  }
  const own = HOST_PATHS.find((address) => toPattern(path).test(address));
  return own === undefined ? null : `${path} would answer ${own}, which belongs to the site itself.`;
}

/** What a route's path matches, as the router reads it: `:name` one segment, `?` an optional one, `*` all that follow. */
function toPattern(path: string): RegExp {
  const segments = path.split('/').filter((segment) => segment !== '');
  const source = segments.map((segment) => {
    if (segment.includes('*')) return '(?:/.*)?';
    const word = segment.replace(/\?$/, '');
    const one = word.startsWith(':') ? '/[^/]+' : `/${word.replace(/[^\w]/g, '\\$&')}`;
    return segment === word ? one : `(?:${one})?`;
  });
  return new RegExp(`^${source.join('') || '/'}$`, 'i');
}
