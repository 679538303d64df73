/**
 * Globals that a page needs or cannot replace, and the names that failures use for the site's own parts. A remote named
 * `location` once navigated away from the page; one named `performance` broke all others. Part of the host's first
 * script, so it must be short.
 */
const RESERVED: ReadonlySet<string> = new Set(
  (
    'atob btoa caches closed confirm console constructor crypto document eval event fetch frames history host length ' +
    'location name navigation navigator origin parent performance print registry screen self status top undefined window'
  ).split(' '),
);

/**
 * Explains why a remote cannot have this name, as in 'name must be …' without a full stop; null when it can. Build,
 * composition and host apply this rule.
 */
export function remoteNameProblem(name: unknown): string | null {
  if (typeof name !== 'string' || !/^[a-z][a-z0-9-]*$/.test(name)) return 'name must be a name like qr or account';
  return RESERVED.has(name) ? `name must not be ${name}, a word that the browser or the site uses itself` : null;
}

/** Returns the global under which a remote's entry script stores its container: `frontdesk_remote_qr` for `qr`. */
export function containerNameOf(remote: string): string {
  return `frontdesk_remote_${remote.replaceAll('-', '_')}`;
}

/** Whether a container may be stored under this global: an identifier that is not a global of the browser. */
export function isContainerName(globalName: unknown): globalName is string {
  if (typeof globalName !== 'string' || !/^[A-Za-z_$][\w$]*$/.test(globalName) || RESERVED.has(globalName))
    return false;
  // A value that is not a container comes from the browser or the site. `customElements` also has a `get`.
  const there = (globalThis as Record<string, unknown>)[globalName] as { get?: unknown; init?: unknown } | undefined;
  return there === undefined || (typeof there?.get === 'function' && typeof there.init === 'function');
}
