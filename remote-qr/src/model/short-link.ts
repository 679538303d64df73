import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import { encodedText, type QrContent } from '@frontdesk/shared/endpoints/qr-content';
import type { getShortLinks } from '@frontdesk/shared/endpoints/short-link';

/** The short link of a code that can be changed after print. */
export type ShortLink = ResponseOf<typeof getShortLinks>[number];

/** Returns the text in a code: its short link's address, or the content itself. */
export function textOfCode(content: QrContent, link: Pick<ShortLink, 'url'> | undefined): string {
  return link?.url ?? encodedText(content);
}
