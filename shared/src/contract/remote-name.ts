/**
 * Globals that a page cannot replace or does not work without, and the words that failures use for the site's own
 * parts. A remote named `location` once sent the page away; one named `performance` stopped all others. In the host's
 * first script, so kept short.
 */
const RESERVED: ReadonlySet<string> = new Set(
  (
    'atob btoa caches closed confirm console constructor crypto document eval event fetch frames history host length ' +
    'location name navigation navigator origin parent performance print registry screen self status top undefined window'
  ).split(' '),
);

/**
 * Why a remote cannot have this name, as in 'name must be …' without a full stop; null when it can. Build,
 * composition and host refuse by this rule.
 */
export function remoteNameProblem(name: unknown): string | null {
  if (typeof name !== 'string' || !/^[a-z][a-z0-9-]*$/.test(name)) return 'name must be a name like qr or account';
  return RESERVED.has(name) ? `name must not be ${name}, a word that the browser or the site uses itself` : null;
}

/** The global that a remote's entry script stores its container under: `frontdesk_remote_qr` for `qr`. */
export function containerNameOf(remote: string): string {
  return `frontdesk_remote_${bareContainerNameOf(remote)}`;
}

/** The same before contract 1.2: the bare name, dashes as underscores. */
export function bareContainerNameOf(remote: string): string {
  return remote.replaceAll('-', '_');
}

/** Whether a container may be stored under this global: an identifier that is not the browser's own. */
export function isContainerName(globalName: unknown): globalName is string {
  if (typeof globalName !== 'string' || !/^[A-Za-z_$][\w$]*$/.test(globalName) || RESERVED.has(globalName))
    return false;
  // What the browser or the site has under this name is no container. `customElements` has a `get` as well.
  const there = (globalThis as Record<string, unknown>)[globalName] as { get?: unknown; init?: unknown } | undefined;
  return there === undefined || (typeof there?.get === 'function' && typeof there.init === 'function');
}
