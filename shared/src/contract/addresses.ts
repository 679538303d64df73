/** The same for all ways to write one address: neither case, a slash at the end nor a parameter's name matter. */
export function addressOf(path: string): string {
  return path
    .toLowerCase()
    .replace(/\/:[^/]+/g, '/:')
    .replace(/(.)\/+$/, '$1');
}

/** A first segment that matches any word, or none: `:name`, `*`, `word?`. */
const ANY_ADDRESS = /^\/*(?:[:*]|[^/]*[?*])/;

/** `/`, `/admin`, `/admin/health`, and every pattern that matches one of them. */
const HOST_ADDRESS = /^\/*(?:admin\/*(?:health(?:[/?*].*)?|[:*].*|[^/]*[?*].*)?)?$/i;

/**
 * Why no remote may answer `path`, a sentence; null when one may. Build, composition and host refuse by this rule: a
 * remote must not answer the host's own addresses, nor all unknown addresses, which lead home.
 */
export function addressProblem(path: string): string | null {
  if (ANY_ADDRESS.test(path)) return `${path} would answer every unknown address. Begin it with a word, like /team.`;
  return HOST_ADDRESS.test(path) ? `${path} would answer an address of the site itself.` : null;
}
