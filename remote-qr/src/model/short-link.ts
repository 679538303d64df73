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

const LOCAL_NAME = /^(?:[^.]+|.+\.(?:localhost|local|internal|lan|home\.arpa))$/i;
const LOCAL_NUMBER = /^(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\./;

/** Whether an address is recognizably reachable only from this machine or its network. */
export function isLocalAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  if (hostname.startsWith('[')) return /^\[(?:::1|f[cd]|fe80)/i.test(hostname);
  return LOCAL_NUMBER.test(hostname) || LOCAL_NAME.test(hostname);
}
