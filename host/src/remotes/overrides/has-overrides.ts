import { readRemoteChoices } from './remote-choices';

export const PREVIEW_KEY = 'PREVIEW';

/** Whether this tab loads remotes from another address, chosen by a preview link or a developer. */
export function hasOverrides(): boolean {
  if (process.env['NODE_ENV'] !== 'production' && Object.keys(readRemoteChoices().overrides).length > 0) return true;
  try {
    return /[?&]preview=/.test(location.search) || PREVIEW_KEY in sessionStorage;
  } catch {
    return false;
  }
}
