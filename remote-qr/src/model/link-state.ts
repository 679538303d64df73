import type { ShortLink } from './short-link';

/** What a scan finds now: the destination, or a page that says why not. */
export type LinkState = 'active' | 'paused' | 'early' | 'ended';

/** The state of a link at the moment `now`, in milliseconds since 1970. */
export function linkState({ state, startsAt, endsAt }: Pick<ShortLink, 'state' | 'startsAt' | 'endsAt'>, now: number) {
  if (state === 'paused') return 'paused';
  if (startsAt !== null && now < Date.parse(startsAt)) return 'early';
  if (endsAt !== null && now >= Date.parse(endsAt)) return 'ended';
  return 'active';
}
