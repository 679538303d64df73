import type { ShortLink } from './short-link';

/** What a scan finds: the destination, or a page that explains why there is none. */
export type LinkState = 'active' | 'paused' | 'early' | 'ended';

/** Returns the state of a link at the time `now`, in milliseconds since 1970. */
export function linkState({ state, startsAt, endsAt }: Pick<ShortLink, 'state' | 'startsAt' | 'endsAt'>, now: number) {
  if (state === 'paused') return 'paused';
  if (startsAt !== null && now < Date.parse(startsAt)) return 'early';
  if (endsAt !== null && now >= Date.parse(endsAt)) return 'ended';
  return 'active';
}
