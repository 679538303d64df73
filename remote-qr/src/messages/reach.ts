// Texts about codes' destinations that cannot be reached.

import { count } from '@frontdesk/shared/endpoints/count';

export const title = 'Is the destination reachable?';
export const intro = 'Checked every day. You are notified after three failures.';
export const checkNow = 'Check now';
export const checkFailed = 'The check failed.';
export const nothing = 'This code has no web address to check.';
export const reached = (address: string) => `${address} can be reached.`;
export const notReached = (address: string, problem: string) => `${address} cannot be reached. ${problem}`;
export const fallback = 'While it cannot be reached';
export const fallbacks = {
  none: 'Open the address anyway',
  page: 'Show a page that says so',
  agent: (name: string) => `Open a chat with ${name}`,
} as const;
export const saved = 'Saved';
export const saveFailed = 'The choice could not be saved.';
export const since = 'Not reachable since';
export const details = (address: string, problem: string, visits: number) =>
  `${address}: ${problem} ${visits === 1 ? '1 scan' : `${count(visits)} scans`} since then.`;
export const anAgent = 'an agent';
