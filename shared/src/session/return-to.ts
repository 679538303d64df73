/** What the guard leaves in the history when it sends somebody to /login. */
export interface ReturnState {
  readonly returnTo: string;
}

/** Where to go after logging in: back to where one wanted to go, else home. Only addresses of this site count. */
export function returnPath(state: unknown): string {
  const path = (state as Partial<ReturnState> | null)?.returnTo;
  // Back to /Logout would end the session that has just begun.
  const leadsOn = typeof path === 'string' && /^\/(?![/\\])/.test(path) && !/^\/logout\/?(?:[?#]|$)/i.test(path);
  return leadsOn ? path : '/admin';
}
