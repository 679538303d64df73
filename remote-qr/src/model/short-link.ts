import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import type { getMyQrs } from '@frontdesk/shared/endpoints/qr';
import { encodedText, type QrContent } from '@frontdesk/shared/endpoints/qr-content';
import type { getShortLinks } from '@frontdesk/shared/endpoints/short-link';

/** The short link of a code that can be changed after print. */
export type ShortLink = ResponseOf<typeof getShortLinks>[number];

/** Returns the text in a code: its short link's address, or the content itself. */
export function textOfCode(content: QrContent, link: Pick<ShortLink, 'url'> | undefined): string {
  return link?.url ?? encodedText(content);
}

/** What a scan finds: the destination, or a page that explains why there is none. */
export type LinkState = 'active' | 'paused' | 'early' | 'ended';

/** Returns the state of a link at the time `now`, in milliseconds since 1970. */
export function linkState({ state, startsAt, endsAt }: Pick<ShortLink, 'state' | 'startsAt' | 'endsAt'>, now: number) {
  if (state === 'paused') return 'paused';
  if (startsAt !== null && now < Date.parse(startsAt)) return 'early';
  if (endsAt !== null && now >= Date.parse(endsAt)) return 'ended';
  return 'active';
}

/** A stored code; its payload is JSON text of any version and kind. */
export type SavedQr = ResponseOf<typeof getMyQrs>[number];
