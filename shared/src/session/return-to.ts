/** The history state with which the guard redirects to /login. */
export interface ReturnState {
  readonly returnTo: string;
}

/**
 * Returns where to go after login: the address that the person wanted to open, else home. Only addresses of this site
 * count.
 */
export function returnPath(state: unknown): string {
  const path = (state as Partial<ReturnState> | null)?.returnTo;
  // /Logout would end the new session at once.
  const leadsOn = typeof path === 'string' && /^\/(?![/\\])/.test(path) && !/^\/logout\/?(?:[?#]|$)/i.test(path);
  return leadsOn ? path : '/admin';
}
