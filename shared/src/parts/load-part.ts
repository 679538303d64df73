/** Why a part of a page did not load: a message for the user, and the details. */
export interface PartFailure {
  readonly kind: string;
  /** The remote's name, or 'host'. */
  readonly remote: string;
  readonly version: string;
  /** A message for the user. */
  readonly message: string;
}

type LoadPart = <T>(load: () => Promise<T>) => Promise<T>;

let loadAsHost: LoadPart = (load) => load();

/** Sets how parts are loaded and how their failures are reported. Only for the host. */
export function provideLoadPart(how: LoadPart): void {
  loadAsHost = how;
}

/**
 * Loads a part of a page, such as `() => import('./Chart')`. In the host, a failure is reported like that of a page,
 * and the error carries a `PartFailure` as `failure`. Call it again to retry.
 */
export const loadPart: LoadPart = (load) => loadAsHost(load);
