/** Normalizes a path: removes differences in letter case, in a trailing slash and in the names of parameters. */
export function addressOf(path: string): string {
  return path
    .toLowerCase()
    .replace(/\/:[^/]+/g, '/:')
    .replace(/(.)\/+$/, '$1');
}

/** A first segment that matches any word, or may be absent: `:name`, `*`, `word?`. */
const ANY_ADDRESS = /^\/*(?:[:*]|[^/]*[?*])/;

/** `/`, `/admin`, `/admin/health`, `/admin/releases`, and every pattern that matches one of them. */
const HOST_ADDRESS = /^\/*(?:admin\/*(?:(?:health|releases)(?:[/?*].*)?|[:*].*|[^/]*[?*].*)?)?$/i;

/**
 * Explains why no remote may have `path`; returns null when a remote may have it. Build, composition and host apply
 * this rule: a remote must match neither the host's own addresses nor all unknown addresses, which lead home.
 */
export function addressProblem(path: string): string | null {
  if (ANY_ADDRESS.test(path)) return `${path} would answer every unknown address. Begin it with a word, like /team.`;
  return HOST_ADDRESS.test(path) ? `${path} would answer an address of the site itself.` : null;
}
